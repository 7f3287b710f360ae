// Rewrites a loop whose loads can be prefetched (LoadAhead.h).
#include "frontend/dialect/Tile.h"
#include "lowering/pipeline/LoadAhead.h"
#include "lowering/staging/LaneCopies.h"
#include "lowering/staging/Masks.h"
#include "lowering/staging/Staging.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {

void maskIteration(OpBuilder &builder, Operation *op, Value isRound) {
  auto masked = [&](Value mask, Type pointers) -> Value {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(op);
    return mask ? maskWhere(builder, mask, isRound)
                : maskAllWhere(builder, op->getLoc(), pointers, isRound);
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

/// Moves all ops that run ahead to the front of the body, in their sequence.
void LoadAhead::hoistEarly() {
  Block *body = loop.getBody();
  SmallVector<Operation *> sequence;
  for (Operation &op : *body)
    if (early.contains(&op))
      sequence.push_back(&op);
  for (Operation *op : llvm::reverse(sequence))
    op->moveBefore(body, body->begin());
}

/// Values that follow from the induction variable alone and that the rest
/// needs, too, are recomputed, or they would stay in registers for as many
/// iterations as the prefetch distance.
void LoadAhead::repeatForTheRest() {
  Block *body = loop.getBody();
  auto isEarly = [&](Operation *user) {
    return early.contains(body->findAncestorOpInBlock(*user));
  };
  IRMapping again;
  SmallVector<Operation *> repeated;
  Operation *lastEarly = nullptr;
  SmallVector<Operation *> sequence;
  for (Operation &op : *body)
    if (early.contains(&op)) {
      sequence.push_back(&op);
      lastEarly = &op;
    }
  OpBuilder builder(loop.getContext());
  builder.setInsertionPointAfter(lastEarly);
  for (Operation *op : sequence) {
    bool follows = op->getNumRegions() == 0 && isMemoryEffectFree(op) &&
                   !isa<gpu::ConvertLayoutOp>(op) &&
                   llvm::all_of(op->getOperands(), [&](Value operand) {
                     return operand == loop.getInductionVar() ||
                            loop.isDefinedOutsideOfLoop(operand) ||
                            again.contains(operand);
                   });
    if (follows)
      repeated.push_back(builder.clone(*op, again));
  }
  for (Operation *op : sequence)
    for (Value result : op->getResults())
      if (Value copy = again.lookupOrNull(result))
        result.replaceUsesWithIf(copy, [&](OpOperand &use) {
          return use.getOwner() != body->getTerminator() &&
                 !isEarly(use.getOwner());
        });
  for (Operation *op : llvm::reverse(repeated))
    if (isOpTriviallyDead(op))
      op->erase();
}

Value LoadAhead::alloc(const AheadOperand &operand) const {
  gpu::MemDescType slot = operand.buffer;
  SmallVector<int64_t> shape = {1};
  llvm::append_range(shape, slot.getShape());
  OpBuilder builder(loop);
  return allocFor(builder, operand.load->getLoc(),
                  gpu::MemDescType::get(builder.getContext(), shape,
                                        slot.getElementType(),
                                        slot.getLayout()),
                  operand.isInPlace);
}

Value LoadAhead::slotOf(OpBuilder &builder, const AheadOperand &operand,
                        gpu::MemDescType type) {
  return gpu::IndexOp::create(builder, operand.load->getLoc(), type,
                              operand.alloc, zero);
}

/// The load as a copy.
Operation *LoadAhead::copy(const AheadOperand &operand) {
  auto load = cast<tt::LoadOp>(operand.load);
  OpBuilder builder(load);
  if (operand.map) {
    gpu::TmaCopyOp copy = tensors->copy(
        load, operand.map, slotOf(builder, operand, operand.buffer),
        barrierAt(builder));
    if (exists)
      maskIteration(builder, copy, exists);
    return copy;
  }
  gpu::AsyncCopyOp copy =
      copyInstead(builder, load, slotOf(builder, operand, operand.buffer));
  if (operand.shifts)
    shift(copy, *operand.shifts);
  return copy;
}

/// Reads a value from its slot, in the value's own layout.
void LoadAhead::readInstead(Value value, const AheadOperand &operand,
                            Value arrived, gpu::MemDescType type) {
  OpBuilder builder(firstUser(value));
  Value slot = slotOf(builder, operand, type);
  Value loaded =
      gpu::LocalLoadOp::create(builder, value.getLoc(), value.getType(), slot,
                               operand.isCopy ? arrived : Value());
  value.replaceAllUsesWith(loaded);
}

/// Reads what was loaded from its slot, in the dots' layouts or in the load's.
void LoadAhead::read(const AheadOperand &operand, Value arrived) {
  for (AheadUse use : operand.uses) {
    readInstead(use.convert, operand, arrived,
                use.view           ? use.view
                : use.isTransposed ? operand.buffer.transposed()
                                   : operand.buffer);
    Operation *made = use.convert.getSrc().getDefiningOp();
    use.convert->erase();
    while (made != operand.load && made->use_empty()) {
      Operation *view = made; // or a transposition
      made = view->getOperand(0).getDefiningOp();
      view->erase();
    }
  }
  if (!operand.isCopy)
    return;
  if (!operand.load->use_empty())
    readInstead(operand.load->getResult(0), operand, arrived, operand.buffer);
  operand.load->erase();
}

bool LoadAhead::hasMaps() const {
  return llvm::any_of(
      ahead, [](const AheadOperand &operand) { return bool(operand.map); });
}

Value LoadAhead::barrierAt(OpBuilder &builder) {
  return gpu::IndexOp::create(builder, loop.getLoc(),
                              cast<gpu::MemDescType>(barriers.getType()).slot(),
                              barriers, zero);
}

void LoadAhead::expect() {
  int64_t bytes = 0;
  Operation *first = nullptr;
  for (AheadOperand &operand : ahead)
    if (operand.map) {
      bytes += operand.buffer.bytes();
      if (!first || operand.load->isBeforeInBlock(first))
        first = operand.load;
    }
  OpBuilder builder(loop);
  MLIRContext *context = builder.getContext();
  barriers = gpu::AllocOp::create(
      builder, loop.getLoc(),
      gpu::MemDescType::get(context, {1}, builder.getI64Type(),
                            gpu::SharedLayoutAttr::rowMajor(context, {})));
  builder.setInsertionPoint(first);
  gpu::MbarrierExpectOp::create(builder, first->getLoc(), barrierAt(builder),
                                bytes, exists);
}

void LoadAhead::write(unsigned stages, Slots slots) {
  hoistEarly();
  repeatForTheRest();
  OpBuilder builder(loop);
  zero = arith::ConstantIntOp::create(builder, loop.getLoc(), 0, 32);
  SmallVector<Value> copies;
  Operation *after = nullptr; // the last of what runs ahead
  for (Operation &op : *loop.getBody())
    if (early.contains(&op))
      after = &op;
  if (hasMaps())
    expect();
  for (AheadOperand &operand : ahead) {
    if (exists && !operand.map)
      maskIteration(builder, operand.load, exists);
    if (operand.isInRegisters() || operand.isStoredAtOnce)
      operand.load->setAttr(gpu::kPrefetchRegistersAttr, builder.getUnitAttr());
    if (operand.isInRegisters())
      continue;
    operand.alloc = alloc(operand);
    if (!operand.isCopy)
      continue;
    Operation *made = copy(operand);
    if (!operand.map)
      copies.push_back(made->getResult(0));
    if (after == operand.load)
      after = made;
  }

  builder.setInsertionPointAfter(after);
  Location loc = loop.getLoc();
  Type token = gpu::TokenType::get(builder.getContext());
  Value arrived, landed;
  if (hasMaps())
    landed = gpu::MbarrierWaitOp::create(builder, loc, token,
                                         barrierAt(builder), zero);
  if (!copies.empty()) {
    Value group = gpu::AsyncCommitOp::create(builder, loc, token, copies);
    arrived = gpu::AsyncWaitOp::create(builder, loc, token, group, 0);
  }
  for (const AheadOperand &operand : ahead)
    if (!operand.isCopy && !operand.isInRegisters()) {
      OpBuilder::InsertionGuard guard(builder);
      // Before the next one is loaded.
      if (operand.isStoredAtOnce)
        builder.setInsertionPointAfter(operand.load);
      gpu::LocalStoreOp::create(builder, operand.load->getLoc(),
                                operand.load->getResult(0),
                                slotOf(builder, operand, operand.buffer));
    }
  for (const AheadOperand &operand : ahead)
    if (!operand.isInRegisters())
      read(operand, operand.map ? landed : arrived);
  loop->setAttr(gpu::kNumStagesAttr, builder.getI32IntegerAttr(stages));
  if (slots == Slots::Spare)
    loop->setAttr(gpu::kSpareSlotAttr, builder.getUnitAttr());
  if (slots == Slots::Reused)
    loop->setAttr(gpu::kReuseSlotsAttr, builder.getUnitAttr());
}

} // namespace kiln
