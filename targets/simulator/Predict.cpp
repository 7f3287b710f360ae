#include "targets/simulator/Predict.h"
#include "targets/gpu/GpuTarget.h"
#include <algorithm>

using namespace llvm;

namespace kiln {

/// Blocks of each slot: the first ones begin together, which later ones do not.
static constexpr unsigned waves = 3;

static double workOf(const Simulated &one, unsigned blocks) {
  double work = one.matrixWork ? one.matrixWork : one.bytes;
  return work ? work / blocks : 1;
}

std::optional<Prediction> predict(const ModelProgram &program,
                                  const KernelResources &resources,
                                  const LaunchShape &launch,
                                  const Assumptions &assumptions,
                                  const MachineNumbers &numbers) {
  std::optional<Occupancy> occupancy =
      computeOccupancy(*program.gpu, resources, launch);
  if (!occupancy || !occupancy->blocksPerUnit)
    return std::nullopt;
  Prediction result;
  ResidentBlocks &residency = result.residency;
  residency.resident = occupancy->blocksPerUnit;
  residency.warps = occupancy->warpsPerUnit / residency.resident;
  residency.blocks = residency.resident * waves;
  if (assumptions.blocks) {
    residency.resident = std::min(residency.resident, *assumptions.blocks);
    residency.blocks = std::min(residency.blocks, *assumptions.blocks);
  }
  residency.spillsMissed =
      spillsMissed(*program.gpu, resources, launch, residency.resident);
  size_t most = std::max<size_t>(
      assumptions.most / (size_t(residency.blocks) * residency.warps), 1000);
  result.path = likelyPath(program.ops, assumptions.turns, most);
  result.turns = result.path.turns;
  result.all = simulate(program, result.path, residency, numbers);
  result.block = result.all.cycles / residency.blocks;
  result.work = workOf(result.all, residency.blocks);
  unsigned fewer = result.turns / 2;
  if (!fewer)
    return result;
  Simulated less = simulate(program, likelyPath(program.ops, fewer, most),
                            residency, numbers);
  unsigned more = result.turns - fewer;
  result.iteration = (result.block - less.cycles / residency.blocks) / more;
  result.iterationWork = (result.work - workOf(less, residency.blocks)) / more;
  return result;
}

} // namespace kiln
