#include "targets/simulator/Predict.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/simulator/amd/AmdPath.h"
#include <algorithm>
#include <cmath>

using namespace llvm;

namespace kiln {

/// Blocks of each slot: the first ones begin together, which later ones do not.
static constexpr unsigned waves = 3;

static double blocksOf(const std::array<unsigned, 3> &grid) {
  return double(grid[0]) * grid[1] * grid[2];
}

static double workOf(const Simulated &one, unsigned blocks) {
  double work = one.matrixWork ? one.matrixWork : one.bytes;
  return work ? work / blocks : 1;
}

static std::vector<Path> shortened(ArrayRef<Path> paths, unsigned turns) {
  std::vector<Path> result;
  for (const Path &path : paths)
    result.push_back(shortened(path, turns));
  return result;
}

static double keptOf(ArrayRef<Path> paths) {
  double kept = 0;
  for (const Path &path : paths)
    kept += path.steps.size();
  return kept;
}

/// Bytes of the first cache that shared memory leaves: NVIDIA's is 28 KiB more
/// than shared memory can take. AMD's is another (CDNA 3 white paper, 2023).
static size_t firstCacheBytes(const GpuTarget &gpu,
                              const Occupancy &occupancy) {
  if (gpu.isAmd())
    return 32 * 1024;
  uint64_t all = gpu.sharedPerUnit + 28 * 1024,
           taken = occupancy.sharedAllocated * occupancy.blocksPerUnit;
  return all - std::min(all, taken);
}

/// Bytes of the second cache for each of the blocks that run at the same time.
/// `inAll`: blocks of the launch; 0: not known.
static size_t secondCacheBytes(const MachineNumbers &numbers,
                               const ResidentBlocks &residency, double inAll) {
  double running = double(residency.resident) * numbers.units;
  if (inAll)
    running = std::min(running, inAll);
  double bytes = numbers.secondCacheBytes / running;
  return std::isinf(bytes) ? SIZE_MAX : size_t(bytes);
}

namespace {

/// Makes paths of one kernel, with more or fewer iterations.
class PathMaker {
public:
  PathMaker(const ModelProgram &program, const KernelResources &resources,
            const LaunchShape &launch, unsigned threads, size_t cacheBytes,
            size_t secondCacheBytes)
      : program(program), cacheBytes(cacheBytes),
        secondCacheBytes(secondCacheBytes), values(launch, threads),
        bank(resources, *program.gpu, values) {
    if (program.gpu->isNvidia())
      code = readTracedCode(program.code, *program.gpu);
    else if (hasAmdPaths(*program.gpu)) {
      amdCode = readAmdCode(program);
      amdBlock.emplace(amdCode, resources, launch, threads, cacheBytes);
    }
  }

  /// Operations of a path that are kept, of which fewer are simulated where many
  /// warps are resident: shorter paths are made of it without tracing it again
  /// (guess: a megabyte a warp).
  static constexpr size_t mostTraced = 40'000;

  std::vector<Path> make(unsigned turns, TraceFacts *facts) {
    if (!amdCode.empty()) {
      AmdPathFacts found;
      Path path =
          amdPath(program, amdCode, *amdBlock, turns, mostTraced, &found);
      facts->addressed = found.addressed,
      facts->unaddressed = found.unaddressed;
      return {std::move(path)};
    }
    if (code.empty())
      return {likelyPath(program.ops, turns, mostTraced)};
    TraceLimits limits;
    limits.turns = turns;
    limits.mostKept = mostTraced;
    limits.cacheBytes = cacheBytes;
    limits.secondCacheBytes = secondCacheBytes;
    return traceBlock(program, code, bank, values, limits, facts);
  }

private:
  const ModelProgram &program;
  size_t cacheBytes, secondCacheBytes;
  LaunchValues values;
  ConstantBank bank;
  std::vector<TracedInstruction> code;
  std::vector<AmdTraced> amdCode;
  std::optional<AmdBlock> amdBlock;
};

} // namespace

std::optional<Prediction> predict(const ModelProgram &program,
                                  const KernelResources &resources,
                                  const LaunchShape &launch,
                                  const Assumptions &assumptions,
                                  const MachineNumbers &machine) {
  std::optional<Occupancy> occupancy =
      computeOccupancy(*program.gpu, resources, launch);
  if (!occupancy || !occupancy->blocksPerUnit)
    return std::nullopt;
  Prediction result;
  MachineNumbers &numbers = result.numbers = machine;
  ResidentBlocks &residency = result.residency;
  residency.resident = occupancy->blocksPerUnit;
  residency.warps = occupancy->warpsPerUnit / residency.resident;
  residency.blocks = residency.resident * waves;
  double inAll = launch.grid ? blocksOf(*launch.grid) : 0;
  std::optional<unsigned> blocks = assumptions.blocks;
  if (!blocks && inAll)
    blocks = unsigned(
        std::min(std::ceil(inAll / numbers.units), double(mostBlocks)));
  if (blocks) {
    residency.resident = std::min(residency.resident, *blocks);
    residency.blocks = std::min(residency.blocks, *blocks);
  }
  // Where not all have as many blocks as this one, it gets more than its part of
  // the device's memory.
  if (blocks && inAll)
    numbers.farBytesPerCycle *=
        std::max(1.0, double(*blocks) * numbers.units / inAll);
  residency.spillsMissed =
      spillsMissed(*program.gpu, resources, launch, residency.resident);
  // Operations of a warp.
  auto most = [&] {
    size_t all = size_t(residency.blocks) * residency.warps;
    return std::max<size_t>(assumptions.most / all, 1000);
  };
  PathMaker maker(
      program, resources, launch, residency.warps * program.gpu->warpSize,
      firstCacheBytes(*program.gpu, *occupancy) / residency.resident,
      secondCacheBytes(numbers, residency, inAll));
  result.paths = maker.make(assumptions.turns, &result.facts);
  result.isInterpreted = program.gpu->isNvidia();
  // Longer paths than may be simulated, or were traced.
  auto longest = [&] {
    size_t steps = 0;
    for (const Path &path : result.paths)
      steps = std::max(steps, path.steps.size());
    return steps;
  };
  result.turns = result.paths.front().turns;
  while (longest() >= PathMaker::mostTraced && result.turns > 1)
    result.paths = maker.make(result.turns /= 2, &result.facts);
  // Fewer blocks of a slot cost less than fewer iterations, of which two tell
  // what all of them take.
  while (longest() > most() && residency.blocks > residency.resident)
    residency.blocks =
        std::max(residency.blocks, 2 * residency.resident) - residency.resident;
  while (longest() > most() && result.turns > 2)
    result.paths = shortened(result.paths, result.turns /= 2);
  result.all = simulate(program, result.paths, residency, numbers);
  result.block = result.all.cycles / residency.blocks;
  result.work = workOf(result.all, residency.blocks);
  double kept = keptOf(result.paths), all = 0;
  for (const Path &path : result.paths)
    all += path.whole;
  unsigned fewer = result.turns / 2;
  if (!fewer) {
    result.whole = result.block * std::max(1.0, all / kept);
    return result;
  }
  std::vector<Path> shorter = shortened(result.paths, fewer);
  Simulated less = simulate(program, shorter, residency, numbers);
  double gap = result.block - less.cycles / residency.blocks;
  unsigned more = result.turns - fewer;
  result.iteration = gap / more;
  result.iterationWork = (result.work - workOf(less, residency.blocks)) / more;
  double fewerKept = keptOf(shorter);
  result.whole = result.block;
  if (kept > fewerKept)
    result.whole += std::max(0.0, gap) * (all - kept) / (kept - fewerKept);
  return result;
}

} // namespace kiln
