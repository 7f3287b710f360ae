//===- Predict.h - how long a kernel takes, by simulating it --------------===//
//
// The simulator runs a few blocks along an assumed path. What that says of a
// launch with other numbers of iterations: the same path is run with half as
// many, which tells what an iteration takes from what the rest does.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SIMULATOR_PREDICT_H
#define KILN_TARGETS_SIMULATOR_PREDICT_H

#include "targets/simulator/Simulate.h"
#include "targets/simulator/path/TracePath.h"

namespace kiln {

/// Blocks of one SM or CU in a launch, counted up to: far more than are run,
/// three for each that fits at a time.
inline constexpr unsigned mostBlocks = 4096;

/// What the code does not say.
struct Assumptions {
  /// Iterations of a loop that are simulated at most, and how often one runs of
  /// which nobody knows it.
  unsigned turns = 16;
  /// Blocks that an SM or CU gets in the whole launch; none: its part of the
  /// launch's grid, and where that is not known, as many as keep all of its
  /// slots busy.
  std::optional<unsigned> blocks;
  /// Operations that are simulated, about: for longer paths fewer blocks run one
  /// after the other, and then loops run less often. 1,000,000 and 100,000 choose
  /// no better (targets/simulator/README.md).
  size_t most = 250'000;
};

struct Prediction {
  ResidentBlocks residency;
  /// The machine's, with the part of the device's memory that an SM or CU gets
  /// in this launch.
  MachineNumbers numbers;
  /// Iterations that were simulated, which may be fewer than assumed.
  unsigned turns = 0;
  /// Of each warp of a block, or one for all.
  std::vector<Path> paths;
  Simulated all;
  /// Cycles of the SM or CU for a block, and for an iteration of its loops.
  double block = 0, iteration = 0;
  /// Of a block with all iterations of its loops.
  double whole = 0;
  TraceFacts facts;
  /// What a block and an iteration of it do: multiplications where there are
  /// any, else bytes, else 1.
  double work = 0, iterationWork = 0;
  /// Whether the paths are those that the code's own integers lead to, as
  /// NVIDIA's, and no likely ones.
  bool isInterpreted = false;

  /// Cycles of the SM or CU that compare with those of other builds of the
  /// kernel: for a block whose loops run as often as its code has them run; else
  /// for the work that a block does, since builds that unroll differently do
  /// different work in as many iterations.
  double forEqualWork() const { return isInterpreted ? whole : block / work; }
};

/// Simulates one kernel; `launch` as for computeOccupancy. None: its block
/// cannot be launched.
std::optional<Prediction> predict(const ModelProgram &program,
                                  const KernelResources &resources,
                                  const LaunchShape &launch,
                                  const Assumptions &assumptions,
                                  const MachineNumbers &numbers);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_PREDICT_H
