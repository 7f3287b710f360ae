#include "lowering/pipeline/LoadAhead.h"
#include "frontend/dialect/Tile.h"
#include "lowering/layout/StagingLayout.h"
#include "lowering/pipeline/Staging.h"
#include "lowering/places/SharedPlan.h"
#include "lowering/shared/Scratch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {

static bool isZero(Value value) {
  return matchPattern(value, m_Zero()) || matchPattern(value, m_AnyZeroFloat());
}

/// Elements of one access.
static unsigned vectorOf(tt::LoadOp load) {
  auto vector = load->getAttrOfType<IntegerAttr>(gpu::kVectorAttr);
  return vector ? vector.getInt() : 1;
}

/// What is masked off is zero in a copy. A copy also has no registers that
/// anything else could use.
static bool canCopy(tt::LoadOp load, const TargetOps &target) {
  unsigned bytes = sharedElementBytes(elementBits(load.getType()));
  return load->hasOneUse() && (!load.getOther() || isZero(load.getOther())) &&
         load.getCache() != tt::CacheModifier::CV &&
         target.canCopyAsync(bytes * vectorOf(load));
}

static gpu::MemDescType bufferOf(tt::LoadOp load, RankedTensorType operand,
                                 bool isCopy) {
  const LinearLayout &from = gpu::getLayout(load.getType()),
                     &to = gpu::getLayout(operand);
  unsigned bits = elementBits(operand);
  return stagingBuffer(operand,
                       isCopy ? stagingLayout(from, to, bits, vectorOf(load))
                              : exchangeLayout(from, to, bits));
}

tt::LoadOp loadBehind(scf::ForOp loop, gpu::ConvertLayoutOp convert) {
  auto load = convert.getSrc().getDefiningOp<tt::LoadOp>();
  return load && load->getBlock() == loop.getBody() ? load : nullptr;
}

LoadAhead::LoadAhead(scf::ForOp loopOp,
                     ArrayRef<gpu::ConvertLayoutOp> conversions,
                     const TargetOps &target, const LoopWrites &writes)
    : loop(loopOp) {
  for (gpu::ConvertLayoutOp convert : conversions) {
    auto load = loadBehind(loop, convert);
    if (!load)
      continue;
    if (auto why = addEarlySlice(loop, load, early, &writes)) {
      load.emitRemark() << "this load does not run ahead of the rounds that "
                           "use it: "
                        << *why;
      continue;
    }
    bool isCopy = canCopy(load, target);
    auto type = cast<RankedTensorType>(convert.getType());
    ahead.push_back({load, convert, isCopy, bufferOf(load, type, isCopy), {}});
  }
}

int64_t LoadAhead::bytes(unsigned count) const {
  Stages stages(loop, early, count);
  int64_t sum = 0;
  for (const AheadOperand &operand : ahead)
    sum += operand.buffer.bytes() *
           stages.slots(operand.isCopy ? stages.ofCopies() : stages.ofStores());
  return sum;
}

bool LoadAhead::waitsInRegisters() const {
  return llvm::any_of(ahead, [](const AheadOperand &operand) {
    return llvm::any_of(operand.load->getUsers(), [](Operation *user) {
      return !isa<gpu::ConvertLayoutOp>(user);
    });
  });
}

/// Everything that runs ahead to the front of the body, in the sequence it has.
void LoadAhead::hoistEarly() {
  Block *body = loop.getBody();
  SmallVector<Operation *> sequence;
  for (Operation &op : *body)
    if (early.contains(&op))
      sequence.push_back(&op);
  for (Operation *op : llvm::reverse(sequence))
    op->moveBefore(body, body->begin());
}

/// What the rest needs too of numbers that follow from the round alone is
/// computed again, or it would wait in registers for as many rounds as the
/// loads are ahead.
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
  return gpu::AllocOp::create(builder, operand.load->getLoc(),
                              gpu::MemDescType::get(builder.getContext(), shape,
                                                    slot.getElementType(),
                                                    slot.getLayout()));
}

Value LoadAhead::slotOf(OpBuilder &builder, const AheadOperand &operand) {
  return gpu::IndexOp::create(builder, operand.load->getLoc(), operand.buffer,
                              operand.alloc, zero);
}

/// The load as a copy.
Operation *LoadAhead::copy(const AheadOperand &operand) {
  auto load = cast<tt::LoadOp>(operand.load);
  OpBuilder builder(load);
  auto copy = gpu::AsyncCopyOp::create(
      builder, load.getLoc(), gpu::TokenType::get(builder.getContext()),
      load.getPtr(), slotOf(builder, operand), load.getMask(), Value());
  if (Attribute vector = load->getAttr(gpu::kVectorAttr))
    copy->setAttr(gpu::kVectorAttr, vector);
  return copy;
}

/// The operand from its slot, where the dot wants it.
void LoadAhead::read(const AheadOperand &operand, Value arrived) {
  gpu::ConvertLayoutOp convert = operand.convert;
  OpBuilder builder(firstUser(convert));
  Value loaded = gpu::LocalLoadOp::create(
      builder, convert.getLoc(), convert.getType(), slotOf(builder, operand),
      operand.isCopy ? arrived : Value());
  convert.replaceAllUsesWith(loaded);
  convert.erase();
  if (operand.isCopy)
    operand.load->erase();
}

void LoadAhead::write(unsigned stages) {
  hoistEarly();
  repeatForTheRest();
  OpBuilder builder(loop);
  zero = arith::ConstantIntOp::create(builder, loop.getLoc(), 0, 32);
  SmallVector<Value> copies;
  Operation *behind = nullptr; // the last of what runs ahead
  for (Operation &op : *loop.getBody())
    if (early.contains(&op))
      behind = &op;
  for (AheadOperand &operand : ahead) {
    operand.alloc = alloc(operand);
    if (!operand.isCopy)
      continue;
    Operation *made = copy(operand);
    copies.push_back(made->getResult(0));
    if (behind == operand.load)
      behind = made;
  }

  builder.setInsertionPointAfter(behind);
  Location loc = loop.getLoc();
  Type token = gpu::TokenType::get(builder.getContext());
  Value arrived;
  if (!copies.empty()) {
    Value group = gpu::AsyncCommitOp::create(builder, loc, token, copies);
    arrived = gpu::AsyncWaitOp::create(builder, loc, token, group, 0);
  }
  for (const AheadOperand &operand : ahead)
    if (!operand.isCopy)
      gpu::LocalStoreOp::create(builder, operand.load->getLoc(),
                                operand.load->getResult(0),
                                slotOf(builder, operand));
  for (const AheadOperand &operand : ahead)
    read(operand, arrived);
  loop->setAttr(gpu::kNumStagesAttr, builder.getI32IntegerAttr(stages));
}

} // namespace kiln
