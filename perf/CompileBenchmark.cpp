// Compile time by stage for every kernel of the corpus: from TTIR where Kiln
// lowers the kernel, and from Triton's LLVM IR for all. The assembler (ptxas,
// ld.lld) is another program and is left out. Counters are milliseconds a
// stage, and `peak_MB` is the largest resident size of the process so far, so
// run one kernel alone (--benchmark_filter) to read it.
#include "targets/gpu/GpuTarget.h"
#include "tools/driver/Compile.h"
#include "tools/source/Source.h"
#include "llvm/Support/FileSystem.h"
#include <algorithm>
#include <benchmark/benchmark.h>
#include <sys/resource.h>

using namespace kiln;

static void compile(benchmark::State &state, const std::string &path,
                    const std::string &target) {
  auto file = openFile(path);
  if (!file)
    return state.SkipWithError(llvm::toString(file.takeError()).c_str());
  CompileOptions options;
  options.target = lookupGpuTarget(target);
  std::array<double, kStages> seconds{};
  for (auto _ : state) {
    auto compiled =
        compileKernel((*file)->getMemBufferRef(), options, Stage::Asm);
    if (!compiled)
      return state.SkipWithError(llvm::toString(compiled.takeError()).c_str());
    for (unsigned i = 0; i < kStages; ++i)
      seconds[i] += compiled->seconds[i];
  }
  const char *names[] = {"tile_ms", "gpu_ms", "llvm_ms", "mir_ms", "asm_ms"};
  for (unsigned i = 0; i < std::size(names); ++i)
    state.counters[names[i]] = benchmark::Counter(
        seconds[i] * 1e3, benchmark::Counter::kAvgIterations);
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  state.counters["peak_MB"] =
      double(usage.ru_maxrss) / 1024; // Linux reports KiB
}

int main(int argc, char **argv) {
  std::vector<std::string> kernels;
  std::error_code error;
  for (llvm::sys::fs::directory_iterator it(KILN_CORPUS, error), end;
       it != end && !error; it.increment(error))
    kernels.push_back(it->path());
  std::sort(kernels.begin(), kernels.end());
  for (const std::string &folder : kernels) {
    std::string name = folder.substr(folder.rfind('/') + 1);
    struct Input {
      const char *label, *file, *target;
    };
    for (Input input : {Input{"ttir/sm_90a", "kernel.ttir", "sm_90a"},
                        Input{"ttir/gfx942", "kernel.ttir", "gfx942"},
                        Input{"llvm/sm_90a", "kernel.ll", "sm_90a"},
                        Input{"llvm/gfx942", "gfx942/kernel.ll", "gfx942"}})
      benchmark::RegisterBenchmark(
          (name + "/" + input.label).c_str(),
          [path = folder + "/" + input.file,
           target = std::string(input.target)](benchmark::State &state) {
            compile(state, path, target);
          })
          ->Unit(benchmark::kMillisecond);
  }
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 1;
  benchmark::RunSpecifiedBenchmarks();
}
