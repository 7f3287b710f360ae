#include "tools/tune/Tuner.h"

#include "targets/gpu/Budget.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "tools/case/CaseVariant.h"
#include "tools/tune/FinalRace.h"
#include "tools/tune/TuneSearch.h"
#include "tools/tune/execute/CompilePoint.h"
#include "tools/tune/execute/TunePlans.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include <chrono>
#include <cmath>

using namespace llvm;

namespace kiln {

std::string TunedPoint::name() const {
  return label.empty() ? nameOf(record.directives)
                       : label + ": " + nameOf(record.directives);
}

unsigned TuneReport::count(TuneStatus status) const {
  return count_if(points, [&](const TunedPoint &point) {
    return point.record.status == status;
  });
}

namespace {

class Tuner {
public:
  Tuner(const CaseFile &file, const TuneTask &task,
        const TuneSettings &settings, Executor &executor, TuneLog &log,
        TuneKeys keys)
      : file(file), task(task), settings(settings), executor(executor),
        log(log), keys(std::move(keys)),
        runner(file, executor, log, this->keys) {}

  Expected<TuneReport> run();

private:
  Error compileSources();
  Error openGpus();
  Error search();
  Error byModel();
  std::vector<AutoDirectives> portfolio(unsigned configuration,
                                        const LoweringPlan &plan);
  double seconds() const;
  void showProgress(const TuneSearch &search) const;

  const CaseFile &file;
  const TuneTask &task;
  const TuneSettings &settings;
  Executor &executor;
  TuneLog &log;
  TuneKeys keys;
  PointRunner runner;
  TuneReport report;
  std::vector<TuneReply> sources; ///< `source` of each configuration
  unsigned baseline = 0;          ///< configuration
  std::chrono::steady_clock::time_point start =
      std::chrono::steady_clock::now();
};

TunePoint sourceOf(unsigned configuration, const LoweringPlan &plan = {}) {
  return {configuration, sourceDirectives(plan)};
}

double Tuner::seconds() const {
  std::chrono::duration<double> passed =
      std::chrono::steady_clock::now() - start;
  return passed.count();
}

/// Unchanged code of every configuration: the first that compiles is what all
/// others have to beat.
Error Tuner::compileSources() {
  std::vector<TunePoint> points;
  for (unsigned c = 0; c < configurationCount(file); ++c)
    points.push_back(sourceOf(c));
  settings.progress(
      formatv("compiling {0} configurations", points.size()).str());
  if (Error error = runner.compile(points).moveInto(sources))
    return error;
  for (auto [point, reply] : zip_equal(points, sources)) {
    runner.remember(point, reply);
    if (reply.status != TuneStatus::Ok || !report.kernel.empty())
      continue;
    report.kernel = reply.binary.kernel;
    report.assembler = reply.binary.producer;
  }
  keys.setAssembler(report.assembler);
  return Error::success();
}

Error Tuner::openGpus() {
  std::string messages;
  for (auto [configuration, reply] : enumerate(sources)) {
    std::string label = configurationOf(file, configuration).label;
    if (!label.empty())
      label += ": ";
    if (reply.status != TuneStatus::Ok) {
      messages += "\n  " + label + reply.stage + ": " + reply.message;
      continue;
    }
    baseline = configuration;
    if (!executor.gpus())
      return Error::success();
    settings.progress("making the GPU ready");
    Expected<std::vector<MeasuringGpu>> gpus =
        executor.open({unsigned(configuration), reply.binary});
    if (gpus) {
      report.gpu = gpus->front();
      keys.setGpu(gpus->front());
      // Somebody else's time is none of ours.
      double waited = 0;
      for (const MeasuringGpu &gpu : *gpus)
        waited = std::max(waited, gpu.waited);
      start += std::chrono::milliseconds(int64_t(1000 * waited));
      return Error::success();
    }
    Error error = gpus.takeError();
    if (error.isA<EnvironmentError>())
      return error;
    reply.status = TuneStatus::Refused;
    reply.stage = "baseline";
    reply.message = toString(std::move(error));
    runner.remember(sourceOf(configuration), reply);
    messages += "\n  " + label + reply.message;
  }
  return failure(file.path, ": no configuration runs:", messages);
}

/// The race's ranking for what `source` of this configuration took.
std::vector<AutoDirectives> Tuner::portfolio(unsigned configuration,
                                             const LoweringPlan &plan) {
  const TuneBinary *source = &sources[configuration].binary;
  // A log that knows the variant's time may not have its code any more.
  std::optional<unsigned> made = runner.find(sourceOf(configuration, plan));
  if (made && !plan.isPlain()) {
    Expected<const TuneBinary *> binary = runner.binary(*made);
    if (binary)
      source = *binary;
    else
      consumeError(binary.takeError());
  }
  AutoQuestion question;
  question.gpu = task.target;
  question.noalias = settings.noalias;
  question.registers = source->registers;
  question.budget =
      Budget::forKernel(*task.target, source->threads,
                        source->staticShared + source->dynamicShared, 0);
  return autoCandidates(question,
                        autoPoints(*task.target, settings.noalias).size());
}

void Tuner::showProgress(const TuneSearch &search) const {
  double passed = seconds(), left = settings.seconds - passed;
  unsigned done = std::max(search.used(), runner.binaries);
  // A fifth is for the last race.
  if (done)
    left = std::min(left, 1.25 * passed * settings.budget / done - passed);
  std::string best;
  if (runner.bestMicroseconds && runner.find(sourceOf(baseline))) {
    double first =
        runner.points[*runner.find(sourceOf(baseline))].record.microseconds;
    best = formatv(", best {0:F3} of the baseline's speed",
                   first / runner.bestMicroseconds);
  }
  settings.progress(formatv("{0} of {1} binaries{2}, about {3} s left", done,
                            settings.budget, best,
                            unsigned(std::max(0.0, left))));
}

Error Tuner::search() {
  TuneSearch::Options options;
  options.configurations = configurationCount(file);
  options.budget = settings.budget;
  options.batch = std::max(8u, executor.jobs());
  options.seed = settings.seed;
  options.noalias = settings.noalias;
  options.domain = domainOf(*task.target, settings.noalias);
  options.domain.plans = tunedPlansOf(file, *task.target);
  options.portfolio = [&](unsigned c, const LoweringPlan &plan) {
    return portfolio(c, plan);
  };
  TuneSearch search(std::move(options));
  auto goOn = [&] {
    showProgress(search);
    return seconds() < 0.8 * settings.seconds;
  };
  // Whatever happens, there is something to compare with.
  if (Error error = runner.finish(sourceOf(baseline), [] { return true; }))
    return error;
  report.baseline = *runner.find(sourceOf(baseline));
  const TuneRecord &first = runner.points[report.baseline].record;
  if (first.status != TuneStatus::Ok)
    return failure(file.path,
                   ": the baseline, `source` of the first configuration that "
                   "compiles, is ",
                   nameOf(first.status), ": ", first.message);
  for (std::vector<TunePoint> list = search.next(); !list.empty();
       list = search.next()) {
    if (Error error = runner.finish(list, goOn))
      return error;
    for (const TunePoint &point : list) {
      std::optional<unsigned> index = runner.find(point);
      if (!index)
        continue; // the time was over before
      const TunedPoint &ended = runner.points[*index];
      search.tell(point, {ended.record.status, ended.record.microseconds,
                          !ended.record.binary.empty() && !ended.duplicate,
                          ended.record.directives});
    }
    if (seconds() >= 0.8 * settings.seconds) {
      report.stopped = formatv("the time was over after {0} of {1} binaries",
                               runner.binaries, settings.budget);
      break;
    }
  }
  return Error::success();
}

/// Without a GPU: `source` and what `auto` chooses for every configuration, and
/// of these the fewest simulated cycles for the same work, of plain kernels: the
/// model knows little of what other lowering variants take.
Error Tuner::byModel() {
  std::vector<TunePoint> list;
  for (unsigned c = 0; c < configurationCount(file); ++c) {
    list.push_back(sourceOf(c));
    list.push_back({c, autoDirectives(settings.noalias)});
  }
  if (Error error = runner.finish(list, [] { return true; }))
    return error;
  report.baseline = *runner.find(sourceOf(baseline));
  // A model that is off by as much cannot tell (guess).
  constexpr double margin = 0.98;
  unsigned chosen = report.baseline;
  auto better = [&](const TunedPoint &a, const TunedPoint &b, double factor) {
    return a.record.status == TuneStatus::Ok && a.cycles > 0 &&
           std::isfinite(a.cycles) && a.cycles < factor * b.cycles;
  };
  for (auto [index, point] : enumerate(runner.points)) {
    if (!point.record.directives.plan.isPlain())
      continue;
    bool same =
        point.point.configuration == runner.points[chosen].point.configuration;
    // Within a configuration `auto` has weighed more than cycles.
    if (better(point, runner.points[chosen], same ? 1 : margin))
      chosen = index;
  }
  std::optional<unsigned> automatic =
      runner.find({runner.points[chosen].point.configuration,
                   autoDirectives(settings.noalias)});
  report.chosen =
      automatic && runner.points[*automatic].record.status == TuneStatus::Ok
          ? *automatic
          : chosen;
  return Error::success();
}

Expected<TuneReport> Tuner::run() {
  if (Error error = compileSources())
    return std::move(error);
  if (Error error = openGpus())
    return std::move(error);
  if (!executor.gpus()) {
    if (Error error = byModel())
      return std::move(error);
  } else {
    if (Error error = search())
      return std::move(error);
    report.finalists =
        chooseFinalists(runner, report.baseline, settings.finalists);
    if (Error error = race(
            runner, executor, log, keys, settings,
            [&] { return seconds() < settings.seconds; }, report))
      return std::move(error);
  }
  report.points = std::move(runner.points);
  report.binaries = runner.binaries;
  report.reused = runner.reused;
  return std::move(report);
}

} // namespace

Expected<TuneReport> tune(const CaseFile &file, const TuneTask &task,
                          const TuneSettings &settings, Executor &executor,
                          TuneLog &log) {
  Expected<TuneKeys> keys = TuneKeys::create(file, task, settings.build);
  if (!keys)
    return keys.takeError();
  return Tuner(file, task, settings, executor, log, std::move(*keys)).run();
}

Expected<TunedKernel> tunedKernel(const CaseFile &file, const TuneTask &task,
                                  const TuneReport &report) {
  const TunedPoint &chosen = report.points[report.chosen];
  const CaseFile &configuration =
      configurationOf(file, chosen.point.configuration);
  Expected<CaseVariant> variant = resolveCase(configuration, task.variant);
  if (!variant)
    return variant.takeError();
  TunedKernel kernel;
  kernel.kernel =
      configuration.name.empty() ? report.kernel : configuration.name;
  kernel.target = task.target->name().str();
  kernel.label = configuration.label;
  // As seen from the case, wherever the tuner was called.
  StringRef source = configuration.kernel;
  if (StringRef folder = sys::path::parent_path(file.path); !folder.empty())
    if (source.consume_front(folder))
      source = source.ltrim('/');
  kernel.source = source.str();
  kernel.numWarps = configuration.numWarps;
  kernel.numStages = configuration.numStages;
  kernel.constants = configuration.python.constants;
  kernel.fpFusion = configuration.fpFusion;
  kernel.sizes = variant->label;
  kernel.directives = chosen.record.directives;
  kernel.measuredOn = report.gpu ? report.gpu->name : "the simulator";
  if (Error error = sourceHash(configuration, task.target).moveInto(kernel.ir))
    return std::move(error);
  return kernel;
}

} // namespace kiln
