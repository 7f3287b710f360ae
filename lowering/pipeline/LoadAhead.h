// Prefetch: loads of a loop that can run iterations ahead, the bytes of their
// buffers, and the form in which a schedule spreads them over stages.
#ifndef KILN_LOWERING_PIPELINE_LOADAHEAD_H
#define KILN_LOWERING_PIPELINE_LOADAHEAD_H

#include "frontend/dialect/Tile.h"
#include "lowering/conversion/MatrixMoves.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/pipeline/Stages.h"
#include "lowering/staging/ViewedScales.h"
#include "lowering/tma/TensorLoads.h"
#include "lowering/vendor/TargetOps.h"

namespace kiln {

/// What a dot, or an op in another layout, takes of a loaded value.
struct AheadUse {
  gpu::ConvertLayoutOp convert;
  /// Whether the value is transposed before it is converted.
  bool isTransposed = false;
  /// Of scales that are a view of what is loaded: the slot as they are.
  gpu::MemDescType view = {};
};

/// A value in flight: loaded, and converted for dots, or used as it was loaded.
struct AheadOperand {
  mlir::Operation *load;
  /// Of one that is copied there may be several, which read one buffer, beside
  /// uses of the value as it was loaded. Empty: it is only used so.
  llvm::SmallVector<AheadUse, 1> uses;
  /// Whether it is copied by cp.async or TMA.
  bool isCopy;
  /// Whether it is prefetched into registers, one iteration ahead.
  bool isInRegisters() const { return !isCopy && uses.empty(); }
  /// The type of one slot; null if it is prefetched into registers.
  gpu::MemDescType buffer;
  /// Whether a dot reads it from the buffer, without registers.
  bool isInPlace;
  /// The tensor map of its TMA copy; null: threads copy it.
  gpu::TensorMapType map;
  /// All slots.
  mlir::Value alloc;
  /// Of a copy that a warp's lanes make together: its shifts
  /// (lowering/conversion/LaneCopy.h).
  std::optional<llvm::SmallVector<int32_t>> shifts = {};
  bool isOfLanes() const { return shifts.has_value(); }
  /// Whether the iteration that loads it stores it, too, one iteration ahead:
  /// there are no registers in which it could wait for the next.
  bool isStoredAtOnce = false;
};

/// The load of the loop's body that a conversion takes; null: another op.
tt::LoadOp loadBehind(mlir::scf::ForOp loop, gpu::ConvertLayoutOp convert);

/// Masks loads and copies in iterations that do not exist. All other ops may
/// run: their results are not used.
void maskIteration(mlir::OpBuilder &builder, mlir::Operation *op,
                   mlir::Value isRound);

/// How many slots a loop's buffers have.
enum class Slots {
  /// One for each stage from the copy to the dot.
  OnePerStage,
  /// One more, so that a dot which reads it may end in the next iteration.
  Spare,
  /// One fewer: an iteration's copies go where it has just read.
  Reused
};

/// The loads of a loop that can be prefetched.
class LoadAhead {
public:
  /// Takes the conversions of the loop's body whose loads can be prefetched,
  /// and remarks on other loads why not.
  LoadAhead(mlir::scf::ForOp loop,
            llvm::ArrayRef<gpu::ConvertLayoutOp> conversions,
            const TargetOps &target, LoopWrites writes,
            const TensorLoads &tensors);
  /// Takes the other loads of the body that can be copied by cp.async
  /// (`mayCopy`) or prefetched into a few registers: operands computed with
  /// before the dot, scales, masks, and all loads of a loop without dots.
  void addOthers(bool mayCopy);
  /// Operands that are computed with before the dot, or that are in several
  /// buffers, are prefetched into registers instead, one iteration ahead, and
  /// converted in the iteration that uses them; not those copied by cp.async.
  /// Returns the loads that have lost their buffers.
  llvm::SmallVector<tt::LoadOp> prefetchSideOperands();

  /// What lanes would copy together is loaded and stored by threads. Whether
  /// there was any.
  bool dropLaneCopies();

  /// Has loads that pass registers on their way to a buffer stored in the
  /// iteration that loads them, the largest first, until the others wait for
  /// the next one in `registers` of a thread or fewer. Returns the registers
  /// that those would have waited in.
  int64_t storeAtOnceBeyond(int64_t registers);

  llvm::ArrayRef<AheadOperand> operands() const { return ahead; }
  /// Whether a load's own registers are used. Each iteration of prefetch
  /// distance then needs its own set of registers.
  bool waitsInRegisters() const;
  /// Whether dots read copies from shared memory directly, and could do so for
  /// longer if their buffers had a spare slot.
  bool readsInPlace() const;
  /// Whether an iteration's copies may go where it has just read: all that is
  /// copied is read into registers, and another iteration's copies are in
  /// flight meanwhile.
  bool mayReuseSlots(unsigned stages) const;
  /// Bytes of all buffers under so many stages.
  int64_t bytes(unsigned stages, Slots slots = Slots::OnePerStage) const;
  /// Rewrites the loop for a pipeline of so many stages: first the ops that run
  /// ahead, then the wait for them, then the rest, each buffer with one slot.
  /// The result is correct except for mbarriers, which kiln-expand-loops
  /// initializes, ends, and gives phases; kiln-schedule-loops reads it.
  void write(unsigned stages, Slots slots);

private:
  void hoistEarly();
  void repeatForTheRest();
  mlir::Value alloc(const AheadOperand &operand) const;
  mlir::Value slotOf(mlir::OpBuilder &builder, const AheadOperand &operand,
                     gpu::MemDescType type);
  mlir::Operation *copy(const AheadOperand &operand);
  void read(const AheadOperand &operand, mlir::Value arrived);
  void readInstead(mlir::Value value, const AheadOperand &operand,
                   mlir::Value arrived, gpu::MemDescType type);
  bool hasMaps() const;
  MatrixMoves moves() const { return matrixMovesOf(target.gpu()); }
  /// The mbarrier at which the copies of an iteration by tensor maps arrive.
  mlir::Value barrierAt(mlir::OpBuilder &builder);
  /// Makes the mbarrier expect their bytes.
  void expect();

  void addOperand(gpu::ConvertLayoutOp convert);
  bool addTensorCopy(tt::LoadOp load, gpu::ConvertLayoutOp convert,
                     unsigned contiguous, OpSet &slice);
  bool addLaneCopy(tt::LoadOp load, gpu::ConvertLayoutOp convert);
  void addViewedScales(const ViewedScales &scales,
                       gpu::ConvertLayoutOp convert);
  void addCopiedUse(tt::LoadOp load, AheadUse use);
  void dropNeededEarly();
  void addConversionsOf(AheadOperand &operand);
  bool takesAsItIs(tt::LoadOp load);
  void findOthers();
  template <typename Loads> bool mayHold(Loads &&loads, bool mayCopy);

  mlir::scf::ForOp loop;
  const TargetOps &target;
  LoopWrites writes;
  const TensorLoads *tensors;

  mlir::Value zero, barriers;
  /// Where the loop's loads run on across tiles: whether the iteration exists.
  mlir::Value exists;
  llvm::SmallVector<AheadOperand> ahead;
  OpSet early, refused;
  /// The loads that addOthers may take, with the slices they depend on.
  llvm::SmallVector<std::pair<tt::LoadOp, OpSet>> others;
};

} // namespace kiln

#endif
