// Loads of a loop that can run iterations ahead: which they are, what their
// buffers take, and the form in which a schedule spreads them over stages.
#ifndef KILN_LOWERING_PIPELINE_LOADAHEAD_H
#define KILN_LOWERING_PIPELINE_LOADAHEAD_H

#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/pipeline/Stages.h"
#include "lowering/tma/TensorLoads.h"
#include "lowering/vendor/TargetOps.h"

namespace kiln {

/// A value in flight: loaded, and converted for a dot, or used as it was
/// loaded.
struct AheadOperand {
  mlir::Operation *load;
  /// Null: used as it was loaded.
  gpu::ConvertLayoutOp convert;
  /// Whether it is copied past the registers.
  bool isCopy;
  /// Whether it waits in registers, for an iteration.
  bool isHeld() const { return !isCopy && !convert; }
  /// One slot; null if it is held.
  gpu::MemDescType buffer;
  /// Whether the dot reads it in the buffer by itself.
  bool isInPlace;
  /// By which the engine copies it; null: threads do.
  gpu::TensorMapType map;
  /// All slots.
  mlir::Value alloc;
};

/// The load of the loop's body that a conversion takes; null: something else.
tt::LoadOp loadBehind(mlir::scf::ForOp loop, gpu::ConvertLayoutOp convert);

/// Masks what an op must not do in iterations that there are not: loads and
/// copies. All else may run: what it makes is not used.
void maskIteration(mlir::OpBuilder &builder, mlir::Operation *op,
                   mlir::Value isRound);

/// What of a loop can run ahead.
class LoadAhead {
public:
  /// Takes the conversions of the loop's body whose loads can, and says of
  /// other loads why not.
  LoadAhead(mlir::scf::ForOp loop,
            llvm::ArrayRef<gpu::ConvertLayoutOp> conversions,
            const TargetOps &target, LoopWrites writes,
            const TensorLoads &tensors);
  /// Takes the other loads of the body that can be copied past the registers
  /// (`mayCopy`), or held in a few: what a dot takes after some computation,
  /// scales, masks, and all that a loop without dots computes with.
  void addOthers(bool mayCopy);
  /// Operands that something is computed with before the dot, or that are
  /// in several buffers, wait in registers instead, for an iteration, and are
  /// converted in the iteration that uses them. Not those that are copied past
  /// the registers. The loads that have lost their buffers.
  llvm::SmallVector<tt::LoadOp> holdSideOperands();

  llvm::ArrayRef<AheadOperand> operands() const { return ahead; }
  /// Whether something computes with a load's own registers. They wait for it
  /// as many iterations as the load is ahead, a set for each.
  bool waitsInRegisters() const;
  /// Whether dots read copies by themselves, and could do so for longer if
  /// their buffers had a slot to spare.
  bool readsInPlace() const;
  /// Bytes of all buffers under so many stages, with spare slots or without.
  int64_t bytes(unsigned stages, bool spare = false) const;
  /// Rewrites the loop for a pipeline of so many stages: first what runs ahead,
  /// then the wait for it, then the rest, each buffer with one slot. Right as
  /// it is but for mbarriers, which kiln-expand-loops begins and ends, and
  /// whose phases it counts; kiln-schedule-loops reads it. `spare`: the loop
  /// may have spare slots.
  void write(unsigned stages, bool spare);

private:
  void hoistEarly();
  void repeatForTheRest();
  mlir::Value alloc(const AheadOperand &operand) const;
  mlir::Value slotOf(mlir::OpBuilder &builder, const AheadOperand &operand);
  mlir::Operation *copy(const AheadOperand &operand);
  void read(const AheadOperand &operand, mlir::Value arrived);
  bool hasMaps() const;
  /// The mbarrier at which the copies of an iteration by tensor maps arrive.
  mlir::Value barrierAt(mlir::OpBuilder &builder);
  /// Has it expect their bytes.
  void expect();

  void addOperand(gpu::ConvertLayoutOp convert);
  bool takesAsItIs(tt::LoadOp load);
  void findOthers();
  template <typename Loads> bool mayHold(Loads &&loads, bool mayCopy);

  mlir::scf::ForOp loop;
  const TargetOps &target;
  LoopWrites writes;
  const TensorLoads *tensors;

  mlir::Value zero, barriers;
  /// Where the loop goes on in the next tile's: whether there is such an
  /// iteration.
  mlir::Value exists;
  llvm::SmallVector<AheadOperand> ahead;
  OpSet early, refused;
  /// What addOthers may take, with what must run for it.
  llvm::SmallVector<std::pair<tt::LoadOp, OpSet>> others;
};

} // namespace kiln

#endif
