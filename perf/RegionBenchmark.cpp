// How scheduling grows with the region: straight-line regions of 1,000, 10,000
// and 100,000 instructions, for either vendor, under every strategy of the
// catalogue with its defaults. Stock llc runs the scheduler alone on the MIR
// that test/sched-strategies/big_region.py writes; -time-passes says how much
// processor time it took (dependence graph, strategy, rewriting and
// LiveIntervals), the operating system how much memory llc held at its worst
// (everything, the MIR text included). Each figure is the best of three runs.
//
// n log n grows 12.5 times from 10,000 to 100,000; `growth` is what was
// measured. Exits with 2 if a strategy grew more than 20 times (12.5, caches
// that hold the smaller region only, a list schedule tried again; quadratic is
// 100) or held 1 GiB. Below a microsecond for an instruction caches are all
// that is seen: there growth is not judged. Nor is it for LLVM's own
// schedulers, which are here to compare with.
#include "targets/directives/AllDirectives.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <benchmark/benchmark.h>
#include <map>

using namespace llvm;

namespace {

struct Side {
  const char *vendor, *cpu;
};
constexpr Side sides[] = {{"nvptx", "sm_90a"}, {"amdgcn", "gfx942"}};
constexpr unsigned sizes[] = {1000, 10000, 100000};
constexpr double mostGrowth = 20, mostMebibytes = 1024;
bool tooMuch = false;

/// A file in the temporary folder, removed at the end.
struct TemporaryFile {
  explicit TemporaryFile(StringRef suffix) {
    if (sys::fs::createTemporaryFile("kiln-bench", suffix, path))
      report_fatal_error("no temporary file can be made");
  }
  ~TemporaryFile() { (void)sys::fs::remove(path); }
  std::string text() const {
    auto read = MemoryBuffer::getFile(path);
    return read ? (*read)->getBuffer().str() : "";
  }
  SmallString<128> path;
};

/// The MIR of one region; the strategy is spelled STRATEGY.
const std::string &regionText(const Side &side, unsigned size) {
  static std::map<std::pair<const Side *, unsigned>, std::string> texts;
  auto [known, isNew] = texts.try_emplace({&side, size});
  if (!isNew)
    return known->second;
  TemporaryFile out("mir");
  std::string count = std::to_string(size);
  std::optional<StringRef> redirects[] = {std::nullopt, StringRef(out.path),
                                          std::nullopt};
  if (sys::ExecuteAndWait(
          KILN_PYTHON,
          {KILN_PYTHON, KILN_BIG_REGION, side.vendor, count, "STRATEGY"},
          std::nullopt, redirects) == 0)
    known->second = out.text();
  return known->second;
}

struct Cost {
  double seconds = 0, mebibytes = 0;
};

Expected<Cost> schedule(const Side &side, StringRef input) {
  TemporaryFile log("log");
  std::optional<StringRef> redirects[] = {StringRef(), StringRef(),
                                          StringRef(log.path)};
  std::string cpu = std::string("-mcpu=") + side.cpu;
  std::optional<sys::ProcessStatistics> statistics;
  int code = sys::ExecuteAndWait(
      KILN_LLC,
      {KILN_LLC, "-load=" KILN_PLUGIN, cpu, "-time-passes",
       "-run-pass=kiln-machine-scheduler", "-o", "-", input},
      std::nullopt, redirects, 0, 0, nullptr, nullptr, &statistics);
  std::string text = log.text();
  if (code)
    return createStringError(text.substr(0, text.find('\n')));
  // "   0.0010 (  3.1%)   0.0011 (  3.0%)  Kiln machine scheduler": the last
  // time before the name is wall time, the one before it processor time.
  SmallVector<StringRef> groups;
  Cost cost;
  if (!Regex("([0-9.]+) \\([^)]*\\)[ ]+[0-9.]+ \\([^)]*\\)[ ]+Kiln machine "
             "scheduler")
           .match(text, &groups) ||
      groups[1].getAsDouble(cost.seconds))
    return createStringError("llc printed no time for the scheduler");
  if (statistics)
    cost.mebibytes = statistics->PeakMemory / 1024.0;
  return cost;
}

void run(benchmark::State &state, const Side &side, const std::string &strategy,
         unsigned size) {
  static std::map<std::tuple<const Side *, std::string, unsigned>, double>
      measured;
  std::string text = regionText(side, size);
  StringRef name = "STRATEGY";
  if (size_t at = text.find(name); at != std::string::npos)
    text.replace(at, name.size(), strategy);
  else
    return state.SkipWithError("big_region.py failed");
  TemporaryFile input("mir");
  {
    std::error_code error;
    raw_fd_ostream out(input.path, error);
    out << text;
  }
  bool isOurs = strategy != "llvm";
  Cost best{1e9, 0};
  for (auto _ : state) {
    for (unsigned i = 0; i != (isOurs ? 3 : 1); ++i) {
      Expected<Cost> cost = schedule(side, input.path);
      // Some strategies cannot be given by name alone.
      if (!cost)
        return state.SkipWithError(toString(cost.takeError()).c_str());
      best.seconds = std::min(best.seconds, cost->seconds);
      best.mebibytes = std::max(best.mebibytes, cost->mebibytes);
    }
    state.SetIterationTime(best.seconds);
  }
  state.counters["peak_mib"] = best.mebibytes;
  measured[{&side, strategy, size}] = best.seconds;
  auto smaller = measured.find({&side, strategy, size / 10});
  if (smaller != measured.end()) {
    double growth = best.seconds / smaller->second;
    state.counters["growth"] = growth;
    // Below 10,000 what does not depend on the size is a good part of it.
    tooMuch |= isOurs && size > 10000 && growth > mostGrowth &&
               best.seconds > size * 1e-6;
  }
  tooMuch |= best.mebibytes > mostMebibytes;
}

} // namespace

int main(int argc, char **argv) {
  for (const Side &side : sides)
    for (const kiln::DirectiveInfo *info : kiln::strategies())
      for (unsigned size : sizes)
        benchmark::RegisterBenchmark(
            (Twine(side.cpu) + "/" + info->name + "/" + Twine(size))
                .str()
                .c_str(),
            [&side, name = info->name.str(), size](benchmark::State &state) {
              run(state, side, name, size);
            })
            ->Unit(benchmark::kMillisecond)
            ->UseManualTime()
            ->Iterations(1);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 1;
  benchmark::RunSpecifiedBenchmarks();
  return tooMuch ? 2 : 0;
}
