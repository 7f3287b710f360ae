// Occupancy queries a second. A scheduling strategy asks its Budget for every
// region, and an autotuner asks for every candidate, so both must be cheap next
// to compiling.
#include "targets/gpu/Budget.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/Occupancy.h"
#include <benchmark/benchmark.h>

using namespace kiln;

static void fullQuery(benchmark::State &state, llvm::StringRef name) {
  const GpuTarget *gpu = lookupGpuTarget(name);
  if (!gpu)
    return state.SkipWithError("no such GPU record");
  unsigned registers = 1;
  for (auto _ : state) {
    OccupancyRequest request;
    request.threadsPerBlock = 256;
    request.registers = registers;
    request.staticShared = 16384;
    benchmark::DoNotOptimize(computeOccupancy(*gpu, request));
    registers = registers % 255 + 1;
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(fullQuery, sm_90a, "sm_90a");
BENCHMARK_CAPTURE(fullQuery, gfx942, "gfx942");

static void budgetForKernel(benchmark::State &state, llvm::StringRef name) {
  const GpuTarget *gpu = lookupGpuTarget(name);
  if (!gpu)
    return state.SkipWithError("no such GPU record");
  for (auto _ : state)
    benchmark::DoNotOptimize(Budget::forKernel(*gpu, 256, 16384, 0));
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(budgetForKernel, sm_90a, "sm_90a");
BENCHMARK_CAPTURE(budgetForKernel, gfx942, "gfx942");

static void budgetStep(benchmark::State &state, llvm::StringRef name) {
  const GpuTarget *gpu = lookupGpuTarget(name);
  if (!gpu)
    return state.SkipWithError("no such GPU record");
  Budget budget = Budget::forKernel(*gpu, 256, 16384, 0);
  unsigned registers = 1;
  for (auto _ : state) {
    benchmark::DoNotOptimize(budget.nextStep(registers));
    benchmark::DoNotOptimize(budget.warpsAt(registers));
    registers = registers % 255 + 1;
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK_CAPTURE(budgetStep, sm_90a, "sm_90a");
BENCHMARK_CAPTURE(budgetStep, gfx942, "gfx942");

BENCHMARK_MAIN();
