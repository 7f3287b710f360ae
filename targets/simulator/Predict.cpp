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

namespace {

/// Makes paths of one kernel, of different lengths.
class PathMaker {
public:
  PathMaker(const ModelProgram &program, const KernelResources &resources,
            const LaunchShape &launch, const Assumptions &assumptions,
            size_t most)
      : program(program), most(most), values(valuesOf(assumptions, launch)),
        bank(resources, *program.gpu, values) {
    if (program.gpu->isNvidia())
      code = readTracedCode(program.code, *program.gpu);
  }

  Path make(unsigned turns, TraceFacts *facts) {
    if (code.empty())
      return likelyPath(program.ops, turns, most);
    TraceLimits limits;
    limits.turns = turns;
    limits.mostKept = most;
    return tracePath(program, code, bank, values, 0, limits, facts);
  }

private:
  static LaunchValues valuesOf(const Assumptions &assumptions,
                               const LaunchShape &launch) {
    LaunchValues values = assumptions.values;
    values.threads = launch.threadsPerBlock.value_or(0);
    return values;
  }

  const ModelProgram &program;
  size_t most;
  LaunchValues values;
  ConstantBank bank;
  std::vector<TracedInstruction> code;
};

} // namespace

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
  PathMaker paths(program, resources, launch, assumptions, most);
  result.path = paths.make(assumptions.turns, &result.facts);
  // A longer path than may be simulated.
  while (result.path.steps.size() == most && result.path.turns > 1)
    result.path = paths.make(result.path.turns / 2, &result.facts);
  result.turns = result.path.turns;
  result.all = simulate(program, result.path, residency, numbers);
  result.whole = result.block = result.all.cycles / residency.blocks;
  result.work = workOf(result.all, residency.blocks);
  unsigned fewer = result.turns / 2;
  if (!fewer)
    return result;
  Path shorter = paths.make(fewer, nullptr);
  Simulated less = simulate(program, shorter, residency, numbers);
  double gap = result.block - less.cycles / residency.blocks;
  unsigned more = result.turns - fewer;
  result.iteration = gap / more;
  result.iterationWork = (result.work - workOf(less, residency.blocks)) / more;
  double steps = result.path.steps.size();
  if (steps > shorter.steps.size())
    result.whole += std::max(0.0, gap) * (result.path.whole - steps) /
                    (steps - shorter.steps.size());
  return result;
}

} // namespace kiln
