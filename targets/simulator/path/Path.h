// The path that a warp takes through machine code.
#ifndef KILN_TARGETS_SIMULATOR_PATH_PATH_H
#define KILN_TARGETS_SIMULATOR_PATH_PATH_H

#include "targets/simulator/code/ModelLoops.h"

namespace kiln {

/// What a warp does to a barrier, or to copies that one waits for.
enum class SyncKind : uint8_t {
  Init,   // makes an mbarrier: `count` arrivals end each of its phases
  Arrive, // `count` arrivals at one, which from now on expects `bytes` more
  ArriveCopied, // arrivals once the asynchronous copies are done of the warp
  ArriveMultiplied, // one once the products on tensor memory are done of it
  Wait,             // until a phase of the parity `count` has ended
  Load,  // a bulk copy to shared memory, of whose `bytes` one is told
  Store, // a bulk copy of `bytes` out of shared memory
  Group, // makes a group of the bulk copies out of shared memory so far
  Meet,  // waits at a named barrier until `count` warps are there
  Pass   // counts there as one of them, and goes on
};

/// One such action.
struct PathSync {
  /// Parity of a wait that nobody knows: it is for the phase at which the warp
  /// arrived last, as waits for a token are, and for none if it never did.
  static constexpr uint32_t unknownParity = 2;

  SyncKind kind;
  /// Shared memory's address of an mbarrier, or the number of a named barrier;
  /// of a store what it stores.
  uint32_t address = 0;
  /// As `SyncKind` says; of a named barrier 0: all warps of the block.
  uint32_t count = 0;
  /// Negative: so many fewer are expected.
  int32_t bytes = 0;
  /// As of a step.
  uint32_t turn = 1;
};

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
  /// Bytes that the first cache has, of what it is asked for.
  float firstBytes = 0;
  /// Which iteration it is of, of the loops around it the largest number; 1
  /// outside of loops.
  uint32_t turn = 1;
  /// Where in the path's actions those begin that come with this step and
  /// before the next one: its own, if it has one, then those of operations that
  /// are left out.
  uint32_t sync = 0;
  bool isSync = false;
  /// Of a product on tensor memory the one of the path's `products`, counted
  /// from 1; 0: as the operation has it.
  uint8_t product = 0;
};

/// A product on tensor memory (tcgen05.mma) of a shape.
struct PathProduct {
  /// Cycles that the SM's tensor cores work on it, and from its begin until a
  /// barrier knows that it is done.
  float cycles, doneAfter;
  /// Multiplications.
  float work;
  bool operator==(const PathProduct &) const = default;
};

/// A path from the entry to the end.
struct Path {
  std::vector<PathStep> steps;
  /// What the warp does to barriers in the whole path: what is left out does so,
  /// too, in no time, so that each phase of a barrier stays the same.
  std::vector<PathSync> syncs;
  /// The products on tensor memory that steps make, each shape once.
  std::vector<PathProduct> products;
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
