// What a strategy costs next to LLVM's default scheduler, over the corpus:
// stock llc compiles each kernel's LLVM IR, once with its own scheduler
// (-enable-misched on NVPTX, where it is off by default) and once with the
// plug-in and a strategy; -time-passes says how long the scheduling pass took.
// Time is the sum over the corpus, so the ratios are the figures to read: the
// strategy alone, and with the value checks that guard every reordering.
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"
#include <algorithm>
#include <benchmark/benchmark.h>
#include <map>

namespace {

struct Side {
  const char *label, *file;
  std::vector<std::string> flags, stockFlags;
};
const Side sides[] = {
    {"sm_90a",
     "kernel.ll",
     {"-mtriple=nvptx64-nvidia-cuda", "-mcpu=sm_90a", "-mattr=+ptx87",
      "-nvptx-mad-wide-opt", "-fp-contract=fast"},
     {"-enable-misched"}},
    {"gfx942",
     "gfx942/kernel.ll",
     {"-mtriple=amdgcn-amd-amdhsa", "-mcpu=gfx942"},
     {}}};

std::vector<std::string> corpus() {
  std::vector<std::string> folders;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it(KILN_CORPUS, error), end;
       it != end && !error; it.increment(error))
    folders.push_back(it->path());
  std::sort(folders.begin(), folders.end());
  return folders;
}

/// Wall seconds in the scheduler and in the value checks around it.
struct Seconds {
  double scheduler = 0, checks = 0;
};

/// Nothing if llc failed.
std::optional<Seconds> schedulingSeconds(std::vector<std::string> arguments) {
  llvm::SmallString<128> log;
  if (llvm::sys::fs::createTemporaryFile("kiln-bench", "log", log))
    return std::nullopt;
  llvm::scope_exit remove([&] { (void)llvm::sys::fs::remove(log); });
  std::vector<llvm::StringRef> words(arguments.begin(), arguments.end());
  std::optional<llvm::StringRef> redirects[] = {
      llvm::StringRef(), llvm::StringRef(), llvm::StringRef(log)};
  if (llvm::sys::ExecuteAndWait(KILN_LLC, words, std::nullopt, redirects) != 0)
    return std::nullopt;
  auto text = llvm::MemoryBuffer::getFile(log);
  if (!text)
    return std::nullopt;
  // "   0.0010 (  3.1%)   0.0011 (  3.0%)  Machine Instruction Scheduler": the
  // last time before the name is wall time.
  llvm::Regex row("([0-9.]+) \\([^)]*\\)[ ]+(Machine Instruction "
                  "Scheduler|Kiln machine scheduler|Kiln value check)");
  Seconds seconds;
  for (llvm::StringRef rest = (*text)->getBuffer(); !rest.empty();) {
    auto [line, tail] = rest.split('\n');
    llvm::SmallVector<llvm::StringRef> groups;
    double value;
    if (row.match(line, &groups) && !groups[1].getAsDouble(value))
      (groups[2].ends_with("check") ? seconds.checks : seconds.scheduler) +=
          value;
    rest = tail;
  }
  return seconds;
}

/// The sum over the corpus; an empty strategy is LLVM's default scheduler.
std::optional<Seconds> overCorpus(const Side &side,
                                  const std::string &strategy) {
  Seconds sum;
  for (const std::string &folder : corpus()) {
    std::vector<std::string> arguments = {KILN_LLC, "-O3", "-time-passes",
                                          "-filetype=null",
                                          folder + "/" + side.file};
    llvm::append_range(arguments, side.flags);
    if (strategy.empty())
      llvm::append_range(arguments, side.stockFlags);
    else
      llvm::append_range(arguments, std::vector<std::string>{
                                        std::string("-load=") + KILN_PLUGIN,
                                        "-kiln-sched-strategy=.*=" + strategy});
    auto seconds = schedulingSeconds(std::move(arguments));
    if (!seconds)
      return std::nullopt;
    sum.scheduler += seconds->scheduler;
    sum.checks += seconds->checks;
  }
  return sum;
}

void run(benchmark::State &state, const Side &side,
         const std::string &strategy) {
  double stock = 0, ours = 0, checks = 0;
  for (auto _ : state) {
    auto a = overCorpus(side, ""), b = overCorpus(side, strategy);
    if (!a || !b)
      return state.SkipWithError("llc failed");
    stock += a->scheduler;
    ours += b->scheduler;
    checks += b->checks;
    state.SetIterationTime(b->scheduler);
  }
  state.counters["llvm_default_ms"] =
      benchmark::Counter(stock * 1e3, benchmark::Counter::kAvgIterations);
  state.counters["ratio"] = ours / stock;
  state.counters["ratio_with_checks"] = (ours + checks) / stock;
}

} // namespace

int main(int argc, char **argv) {
  for (const Side &side : sides)
    for (std::string strategy : {"source", "pressure", "latency"})
      benchmark::RegisterBenchmark(
          (std::string(side.label) + "/" + strategy).c_str(),
          [&side, strategy](benchmark::State &state) {
            run(state, side, strategy);
          })
          ->Unit(benchmark::kMillisecond)
          ->UseManualTime()
          ->Iterations(3);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 1;
  benchmark::RunSpecifiedBenchmarks();
}
