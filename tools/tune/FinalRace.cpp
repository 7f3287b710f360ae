#include "tools/tune/FinalRace.h"

#include "targets/support/Errors.h"
#include "tools/auto/candidates/Neighbours.h"
#include "tools/case/CaseData.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace kiln {

static unsigned deviations(const TunedPoint &point, const TunedPoint &from) {
  return (point.point.configuration != from.point.configuration) +
         deviationsOf(point.record.directives);
}

std::vector<unsigned> chooseFinalists(const PointRunner &runner,
                                      unsigned baseline, unsigned count) {
  const TunedPoint &first = runner.points[baseline];
  std::map<std::string, unsigned> byBinary;
  auto rank = [&](unsigned index) {
    const TunedPoint &point = runner.points[index];
    return std::pair(deviations(point, first), point.name());
  };
  for (auto [index, point] : enumerate(runner.points)) {
    if (point.record.status != TuneStatus::Ok ||
        point.record.binary == first.record.binary)
      continue;
    auto [at, isNew] = byBinary.try_emplace(point.record.binary, index);
    if (!isNew && rank(index) < rank(at->second))
      at->second = index;
  }
  std::vector<unsigned> list;
  for (auto &[binary, index] : byBinary)
    // What the first measurement shows as slower will not turn out to be faster
    // by a margin.
    if (runner.points[index].record.microseconds <
        1.01 * first.record.microseconds)
      list.push_back(index);
  llvm::sort(list, [&](unsigned a, unsigned b) {
    return std::tuple(runner.points[a].record.microseconds, rank(a)) <
           std::tuple(runner.points[b].record.microseconds, rank(b));
  });
  list.resize(std::min<size_t>(list.size(), count));
  return list;
}

namespace {

/// One race of a fixed set of binaries.
class Race {
public:
  Race(PointRunner &runner, Executor &executor, const TuneReport &report,
       uint64_t seed)
      : runner(runner), executor(executor), random(seed, 1) {
    entries.push_back({report.baseline, "again"});
    entries.push_back({report.baseline, hashOf(report.baseline)});
    for (unsigned index : report.finalists)
      entries.push_back({index, hashOf(index)});
  }

  /// The binaries, the baseline's first.
  std::vector<std::string> binaries() const {
    std::vector<std::string> list;
    for (const Entry &entry : drop_begin(entries))
      list.push_back(entry.name);
    return list;
  }

  /// Runs a round; the name of an entry that did not run, if there is one.
  Error run(TuneRound &round, std::optional<unsigned> &failed,
            TuneReply &failure);

private:
  struct Entry {
    unsigned point;
    std::string name;
  };
  std::string hashOf(unsigned point) const {
    return runner.points[point].record.binary;
  }

  PointRunner &runner;
  Executor &executor;
  CaseRandom random;
  std::vector<Entry> entries;
};

Error Race::run(TuneRound &round, std::optional<unsigned> &failed,
                TuneReply &failure) {
  std::vector<Entry> order = entries;
  for (size_t i = order.size(); i > 1; --i)
    std::swap(order[i - 1], order[random.below(i)]);
  // Before anything is submitted, since what only the log has is compiled here,
  // and that waits for its reply.
  std::vector<const TuneBinary *> code(order.size());
  for (auto [entry, binary] : zip_equal(order, code))
    if (Error error = runner.binary(entry.point).moveInto(binary))
      return error;
  std::map<unsigned, Entry> submitted;
  for (auto [entry, binary] : zip_equal(order, code)) {
    MeasureRequest request;
    request.configuration = runner.points[entry.point].point.configuration;
    request.binary = binary;
    request.gpu = 0; // GPUs of one kind clock differently
    Expected<unsigned> id = executor.submitMeasure(request);
    if (!id)
      return id.takeError();
    submitted[*id] = entry;
  }
  while (!submitted.empty()) {
    Expected<TuneReply> reply = executor.wait();
    if (!reply)
      return reply.takeError();
    auto found = submitted.find(reply->id);
    if (found == submitted.end())
      return kiln::failure("an executor answered ", reply->id,
                           ", which nobody asked for");
    Entry entry = std::move(found->second);
    submitted.erase(found);
    if (reply->status == TuneStatus::Ok) {
      round.times[entry.name] = medianOf(reply->times);
      if (!reply->slowedBy.empty())
        round.slowedBy = std::move(reply->slowedBy);
    } else {
      failed = entry.point;
      failure = std::move(*reply);
    }
  }
  return Error::success();
}

/// The rounds as decide() takes them.
RaceOutcome decideRounds(ArrayRef<TuneRound> rounds, const PointRunner &runner,
                         const TuneReport &report) {
  auto timesOf = [&](const std::string &name) {
    std::vector<double> times;
    for (const TuneRound &round : rounds)
      times.push_back(round.times.at(name));
    return times;
  };
  const TunedPoint &baseline = runner.points[report.baseline];
  std::vector<Finalist> finalists;
  for (unsigned index : report.finalists) {
    const TunedPoint &point = runner.points[index];
    finalists.push_back({point.name(), deviations(point, baseline),
                         timesOf(point.record.binary)});
  }
  return decide(timesOf(baseline.record.binary), timesOf("again"), finalists);
}

double medianOfRounds(ArrayRef<TuneRound> rounds, const std::string &binary) {
  std::vector<double> times;
  for (const TuneRound &round : rounds)
    times.push_back(round.times.at(binary));
  return medianOf(times);
}

} // namespace

Error race(PointRunner &runner, Executor &executor, TuneLog &log,
           const TuneKeys &keys, const TuneSettings &settings,
           const std::function<bool()> &goOn, TuneReport &report) {
  // Fewer rounds would bound nothing worth knowing.
  constexpr unsigned least = 9;
  report.chosen = report.baseline;
  report.baselineMicroseconds = report.chosenMicroseconds =
      runner.points[report.baseline].record.microseconds;
  while (!report.finalists.empty()) {
    Race contest(runner, executor, report, settings.seed);
    std::vector<TuneRound> rounds =
        log.rounds(keys.ofRace(), contest.binaries());
    std::optional<unsigned> failed;
    while (rounds.size() < settings.rounds && !failed &&
           (rounds.size() < least || goOn())) {
      settings.progress(formatv("round {0} of {1} of the last race",
                                rounds.size() + 1, settings.rounds));
      TuneRound round;
      TuneReply failure;
      if (Error error = contest.run(round, failed, failure))
        return error;
      if (failed) {
        TuneRecord &record = runner.points[*failed].record;
        record.status = failure.status;
        record.stage = "last race";
        record.message = failure.message;
        continue;
      }
      if (Error error = log.add(keys.ofRace(), contest.binaries(), round))
        return error;
      rounds.push_back(std::move(round));
    }
    if (failed) {
      // Without it, from the start: a round holds all or nobody.
      if (*failed == report.baseline)
        return createStringError(
            "the baseline, which ran before, failed in the last race: " +
            runner.points[*failed].record.message);
      llvm::erase(report.finalists, *failed);
      continue;
    }
    report.evaluated = decideRounds(rounds, runner, report);
    report.rounds = rounds.size();
    for (TuneRound &round : rounds)
      if (!round.slowedBy.empty()) {
        ++report.slowedRounds;
        report.slowedBy = std::move(round.slowedBy);
      }
    if (report.evaluated->chosen >= 0)
      report.chosen = report.finalists[report.evaluated->chosen];
    report.baselineMicroseconds =
        medianOfRounds(rounds, runner.points[report.baseline].record.binary);
    report.chosenMicroseconds =
        medianOfRounds(rounds, runner.points[report.chosen].record.binary);
    return Error::success();
  }
  return Error::success();
}

} // namespace kiln
