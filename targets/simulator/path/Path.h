// The path that a warp takes through machine code.
#ifndef KILN_TARGETS_SIMULATOR_PATH_PATH_H
#define KILN_TARGETS_SIMULATOR_PATH_PATH_H

#include "targets/model/ModelLoops.h"
#include "targets/model/StaticModel.h"

namespace kiln {

/// One operation that a warp executes.
struct PathStep {
  uint32_t op;
  /// Cycles of a partition that its pipe is busy; negative: as the operation has
  /// it, since addresses are not known.
  float pipeCycles = -1;
  /// Bytes that it moves between the SM and device memory, in whole sectors:
  /// those that the second cache has, since other blocks use them too, and
  /// others. Negative: as the operation has it.
  float nearBytes = -1, farBytes = 0;
  /// Which iteration it is of, of the loops around it the largest number; 1
  /// outside of loops.
  uint32_t turn = 1;
};

/// A path from the entry to the end.
struct Path {
  std::vector<PathStep> steps;
  /// How often a loop runs on it, at most.
  unsigned turns = 1;
  /// Operations of the whole path, of which `steps` leaves out later iterations
  /// of loops.
  double whole = 0;
};

/// The path with later iterations of loops left out.
Path shortened(const Path &path, unsigned turns);

/// What machine code does not say: which way conditional branches go. Loops run
/// a given number of times, except one that works off what an unrolled loop
/// leaves: that runs once. Of two sides of a branch the heavier one is taken.
class LikelyWalk {
public:
  /// Loops around others run `outer` times, all others `inner` times.
  LikelyWalk(llvm::ArrayRef<ModelOp> ops, unsigned outer, unsigned inner);

  /// What follows an operation: the number of operations at the end.
  uint32_t next(uint32_t index);
  /// The largest number of an iteration around an operation, of `next`.
  unsigned turnAt(uint32_t index);

private:
  unsigned turnsOf(const ModelLoop &loop) const {
    return loop.isRemainder ? 1 : loop.isInnermost ? inner : outer;
  }
  void enter(uint32_t index);
  bool takesForward(uint32_t index) const;

  llvm::ArrayRef<ModelOp> ops;
  std::vector<ModelLoop> loops;
  ModelWeights weights;
  std::vector<unsigned> done; // turns of each loop; 0: outside
  unsigned outer, inner;
};

/// The likely path: `turns` times through a loop, fewer where the path would
/// have more than `most` operations.
Path likelyPath(llvm::ArrayRef<ModelOp> ops, unsigned turns, size_t most);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_PATH_PATH_H
