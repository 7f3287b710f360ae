// Masks of loads and copies that a loop's prologue and its last iterations issue
// for iterations that there may not be.
#include "lowering/interface/MemoryLayouts.h"
#include "lowering/pipeline/LoadAhead.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace kiln {

static Value splat(OpBuilder &builder, Location loc, Type type,
                   Value condition) {
  return tt::SplatOp::create(builder, loc, type, condition);
}

/// Registers in which a thread has a mask, or the part of it that takes fewest
/// and decides it where it does not hold.
static int64_t narrowest(Value mask) {
  auto type = dyn_cast<RankedTensorType>(mask.getType());
  if (!type)
    return 0;
  Operation *op = mask.getDefiningOp();
  if (auto both = dyn_cast_if_present<arith::AndIOp>(op))
    return std::min(narrowest(both.getLhs()), narrowest(both.getRhs()));
  if (isa_and_present<tt::BroadcastOp, tt::ExpandDimsOp, tt::SplatOp>(op))
    return narrowest(op->getOperand(0));
  return distinctRegisters(gpu::getLayout(type));
}

/// The mask where the condition holds, and nothing elsewhere. Its narrowest part
/// takes the condition: a mask of rows and columns has a comparison for each
/// element of a thread, to which the condition would add another instruction.
static Value where(OpBuilder &builder, Value mask, Value condition) {
  Location loc = mask.getLoc();
  Operation *op = mask.getDefiningOp();
  auto type = dyn_cast<RankedTensorType>(mask.getType());
  if (!type)
    return arith::AndIOp::create(builder, loc, mask, condition);
  if (auto both = dyn_cast_if_present<arith::AndIOp>(op)) {
    Value left = both.getLhs(), right = both.getRhs();
    if (narrowest(left) < narrowest(right))
      left = where(builder, left, condition);
    else
      right = where(builder, right, condition);
    return arith::AndIOp::create(builder, loc, left, right);
  }
  if (isa_and_present<tt::BroadcastOp, tt::ExpandDimsOp, tt::SplatOp>(op)) {
    IRMapping mapping;
    mapping.map(op->getOperand(0),
                where(builder, op->getOperand(0), condition));
    return builder.clone(*op, mapping)->getResult(0);
  }
  return arith::AndIOp::create(builder, loc, mask,
                               splat(builder, loc, type, condition));
}

void maskIteration(OpBuilder &builder, Operation *op, Value isRound) {
  auto masked = [&](Value mask, Type pointers) -> Value {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(op);
    if (mask)
      return where(builder, mask, isRound);
    auto tensor = dyn_cast<RankedTensorType>(pointers);
    return tensor ? splat(builder, op->getLoc(),
                          tensor.clone(builder.getI1Type()), isRound)
                  : isRound;
  };
  if (auto copy = dyn_cast<gpu::TmaCopyOp>(op))
    copy.getPredicateMutable().assign(isRound);
  if (auto expect = dyn_cast<gpu::MbarrierExpectOp>(op))
    expect.getPredicateMutable().assign(isRound);
  // Before a loop without iterations nothing would end the phase. Parity 1 is
  // that of the phase before an mbarrier's first, which counts as over (PTX
  // ISA, mbarrier.test_wait).
  if (auto wait = dyn_cast<gpu::MbarrierWaitOp>(op)) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(op);
    Value over = arith::ConstantIntOp::create(builder, op->getLoc(), 1, 32);
    wait.getPhaseMutable().assign(arith::SelectOp::create(
        builder, op->getLoc(), isRound, wait.getPhase(), over));
  }
  if (auto load = dyn_cast<tt::LoadOp>(op)) {
    // Integers may become addresses and conditions of iterations that there are
    // not; of bytes that may be undefined LLVM 22 makes a tenth more
    // instructions (fp8_matmul on gfx942).
    auto element = dyn_cast<FloatType>(getElementTypeOrSelf(load.getType()));
    if (!load.getMask() && element && element.getWidth() >= 16)
      load->setAttr(gpu::kAnyOtherAttr, builder.getUnitAttr());
    load.getMaskMutable().assign(
        masked(load.getMask(), load.getPtr().getType()));
  }
  if (auto copy = dyn_cast<gpu::AsyncCopyOp>(op))
    copy.getMaskMutable().assign(
        masked(copy.getMask(), copy.getPointers().getType()));
}

} // namespace kiln
