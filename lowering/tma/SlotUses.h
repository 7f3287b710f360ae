// The slots of a loop that TMA copies fill and dots read, and their release by
// mbarriers.
//
// Iterations, slots and phases. A slot has uses, numbered over all slots:
// iteration i of the loop fills use i + fill, and reads use i + read. It
// releases use i + released, one of those whose reads all have ended. Use u
// lies in slot u % slots, and is use u / slots of it. Before the loop every
// slot is released once (phase 0), so the release of a slot's use n ends phase
// n + 1, and the warp that fills its use n waits for phase n: the parity is
// that of the phase in which its copies arrive. No warp can release a use that
// it has not read, or read before it is filled; so it is at most one release
// ahead of a phase, and arrivals of two phases are never taken for each other.
#ifndef KILN_LOWERING_TMA_SLOTUSES_H
#define KILN_LOWERING_TMA_SLOTUSES_H

#include "lowering/dialect/GpuDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include <vector>

namespace kiln {

/// The slots of one loop whose copies arrive at one buffer's mbarriers.
class SlotUses {
public:
  SlotUses(mlir::scf::ForOp loop, gpu::AllocOp arrivals)
      : loop(loop), arrivals(arrivals), count(arrivals.getType().slots()) {}

  /// All of a loop whose slots' uses are as above.
  static std::vector<SlotUses> findIn(mlir::scf::ForOp loop);

  /// Whether iterations, slots and phases are as above; reads them off.
  bool find();

  /// Has so many warps release slots at the end of each iteration.
  void releaseByWarps(unsigned warps);
  /// Has the loop's dot release the slot that it reads, when it has ended.
  void releaseByDot(gpu::TensorDotOp dot);

  /// The mbarriers at which its copies arrive.
  gpu::AllocOp mbarriers() const { return arrivals; }
  /// Whether one of its copies fills the buffer that `slot` is of.
  bool fills(mlir::Value slot);

private:
  mlir::Value makeReleases(mlir::OpBuilder &builder, unsigned arrivalsOfPhase,
                           bool byWarps);
  llvm::SmallVector<mlir::Operation *> moveAfterDots();
  bool findWait();
  bool findCopies();
  bool findReads();
  bool findReadsOf(mlir::Value buffer, bool isAlone, int64_t &latestRead);
  std::optional<int64_t> iterationsOf(gpu::IndexOp slot, mlir::Operation *dot);
  bool isOfIteration(mlir::Value value);

  mlir::scf::ForOp loop;
  gpu::AllocOp arrivals;
  int64_t count;
  mlir::Value counter, phase;
  bool isWaitedFor = false;
  llvm::SmallVector<gpu::TmaCopyOp> copies;
  int64_t fill = 0, released = 0;
};

} // namespace kiln

#endif
