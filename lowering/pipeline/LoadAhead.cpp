#include "lowering/pipeline/LoadAhead.h"
#include "frontend/dialect/Tile.h"
#include "lowering/layout/StagingLayout.h"
#include "lowering/pipeline/Staging.h"
#include "lowering/places/SharedPlan.h"
#include "lowering/shared/Scratch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

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

/// What is masked off is zero in a copy.
static bool canCopy(tt::LoadOp load, const TargetOps &target) {
  unsigned bytes = sharedElementBytes(elementBits(load.getType()));
  return (!load.getOther() || isZero(load.getOther())) &&
         load.getCache() != tt::CacheModifier::CV &&
         target.canCopyAsync(bytes * vectorOf(load));
}

static gpu::MemDescType bufferOf(tt::LoadOp load, RankedTensorType operand,
                                 bool isCopy,
                                 const std::optional<LinearLayout> &inPlace) {
  if (inPlace)
    return stagingBuffer(operand, *inPlace);
  const LinearLayout &from = gpu::getLayout(load.getType()),
                     &to = gpu::getLayout(operand);
  unsigned bits = elementBits(operand);
  return stagingBuffer(operand,
                       isCopy ? stagingLayout(from, to, bits, vectorOf(load))
                              : exchangeLayout(from, to, bits));
}

/// Of a thread, for all that a loop holds: what vectors of scales take, and a
/// kernel of 100 registers can spare (guess).
static constexpr unsigned kHeldRegisters = 8;

static unsigned registersOf(tt::LoadOp load) {
  auto type = cast<RankedTensorType>(load.getType());
  return llvm::divideCeil(
      gpu::getLayout(type).size(HwDim::Register) * elementBits(type), 32);
}

static void sayWhyNot(tt::LoadOp load, StringRef why) {
  load.emitRemark() << "this load does not run ahead of the rounds that use "
                       "it: "
                    << why;
}

tt::LoadOp loadBehind(scf::ForOp loop, gpu::ConvertLayoutOp convert) {
  auto load = convert.getSrc().getDefiningOp<tt::LoadOp>();
  return load && load->getBlock() == loop.getBody() ? load : nullptr;
}

LoadAhead::LoadAhead(scf::ForOp loopOp,
                     ArrayRef<gpu::ConvertLayoutOp> conversions,
                     const TargetOps &target, LoopWrites loopWrites)
    : loop(loopOp), target(target), writes(std::move(loopWrites)) {
  for (gpu::ConvertLayoutOp convert : conversions) {
    auto load = loadBehind(loop, convert);
    if (!load)
      continue;
    if (auto why = addEarlySlice(loop, load, early, &writes)) {
      sayWhyNot(load, *why);
      refused.insert(load);
      continue;
    }
    // A copy has no registers that anything else could use.
    bool isCopy = load->hasOneUse() && canCopy(load, target);
    auto type = cast<RankedTensorType>(convert.getType());
    std::optional<LinearLayout> inPlace = placesInPlace(convert);
    ahead.push_back({load,
                     convert,
                     isCopy,
                     bufferOf(load, type, isCopy, inPlace),
                     inPlace.has_value(),
                     {}});
  }
  findOthers();
}

bool LoadAhead::takesAsItIs(tt::LoadOp load) {
  auto type = dyn_cast<RankedTensorType>(load.getType());
  return type && type.getElementType().isIntOrFloat() && !load->use_empty() &&
         !early.contains(load) && !refused.contains(load);
}

/// Whether all loads that cannot be copied may wait in registers: a round waits
/// for one that stays as long as for all. Where there are copies, loops without
/// dots are better off with more blocks beside them.
template <typename Loads> bool LoadAhead::mayHold(Loads &&loads, bool mayCopy) {
  unsigned registers = 0;
  for (tt::LoadOp load : loads)
    if (!mayCopy || !canCopy(load, target))
      registers += registersOf(load);
  bool hasDots = !loop.getBody()->getOps<tt::DotOp>().empty();
  return registers <= kHeldRegisters && (hasDots || !target.canCopyAsync(16));
}

void LoadAhead::findOthers() {
  OpSet waitedFor; // loads for which addresses of others wait
  for (auto load : loop.getBody()->getOps<tt::LoadOp>()) {
    OpSet slice;
    if (!takesAsItIs(load))
      continue;
    if (auto why = addEarlySlice(loop, load, slice, &writes)) {
      sayWhyNot(load, *why);
      continue;
    }
    // Nothing gets fewer rounds because such a load has to wait for another.
    bool waits = llvm::any_of(slice, [&](Operation *op) {
      return op != load && isa<tt::LoadOp>(op) && !early.contains(op);
    });
    for (Operation *op : slice)
      if (op != load && isa<tt::LoadOp>(op))
        waitedFor.insert(op);
    if (!waits)
      others.emplace_back(load, std::move(slice));
  }
  llvm::erase_if(others,
                 [&](auto &one) { return waitedFor.contains(one.first); });
}

void LoadAhead::addOthers(bool mayCopy) {
  bool holds = mayHold(llvm::make_first_range(others), mayCopy);
  for (auto &[load, slice] : others) {
    bool isCopy = mayCopy && canCopy(load, target);
    if (!isCopy && !holds)
      continue;
    early.insert_range(slice);
    auto type = cast<RankedTensorType>(load.getType());
    ahead.push_back({load, {}, isCopy, {}, false, {}});
    if (isCopy)
      ahead.back().buffer = bufferOf(load, type, true, std::nullopt);
  }
}

/// Whether an op makes of one tensor another one of as many elements of the
/// same type: as a rule it moves them.
static bool movesElements(Operation *op) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 1 ||
      op->getNumRegions() != 0)
    return false;
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType()),
       to = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return from && to && from.getElementType() == to.getElementType() &&
         from.getNumElements() == to.getNumElements();
}

/// Whether dots take the value as it is, or transposed, and nobody else does.
static bool isForDots(Value value) {
  return llvm::all_of(value.getUsers(), [](Operation *user) {
    return isa<tt::DotOp>(user) ||
           (movesElements(user) && isForDots(user->getResult(0)));
  });
}

SmallVector<tt::LoadOp> LoadAhead::holdSideOperands() {
  llvm::SmallSetVector<Operation *, 4> held;
  for (AheadOperand &operand : ahead)
    if (operand.convert && !operand.isCopy &&
        (!operand.load->hasOneUse() ||
         !isForDots(operand.convert->getResult(0))))
      held.insert(operand.load);
  llvm::erase_if(ahead, [&](const AheadOperand &operand) {
    return held.contains(operand.load);
  });
  SmallVector<tt::LoadOp> loads;
  for (Operation *load : held) {
    ahead.push_back({load, {}, /*isCopy=*/false, {}, false, {}});
    loads.push_back(cast<tt::LoadOp>(load));
  }
  return loads;
}

bool LoadAhead::readsInPlace() const {
  return llvm::any_of(ahead, [](const AheadOperand &operand) {
    return operand.isInPlace && operand.isCopy;
  });
}

int64_t LoadAhead::bytes(unsigned count, bool spare) const {
  Stages stages(loop, early, count);
  int64_t sum = 0;
  for (const AheadOperand &operand : ahead)
    if (!operand.isHeld())
      sum += operand.buffer.bytes() *
             (stages.slots(operand.isCopy ? stages.ofCopies()
                                          : stages.ofStores()) +
              (spare && operand.isInPlace && operand.isCopy));
  return sum;
}

bool LoadAhead::waitsInRegisters() const {
  return llvm::any_of(ahead, [](const AheadOperand &operand) {
    return operand.convert && !operand.isCopy &&
           llvm::any_of(operand.load->getUsers(), [](Operation *user) {
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
  return allocFor(builder, operand.load->getLoc(),
                  gpu::MemDescType::get(builder.getContext(), shape,
                                        slot.getElementType(),
                                        slot.getLayout()),
                  operand.isInPlace);
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

/// The value from its slot, where the dot wants it or where it was loaded to.
void LoadAhead::read(const AheadOperand &operand, Value arrived) {
  Operation *replaced = operand.load;
  if (operand.convert)
    replaced = operand.convert;
  Value value = replaced->getResult(0);
  OpBuilder builder(firstUser(value));
  Value loaded = gpu::LocalLoadOp::create(
      builder, replaced->getLoc(), value.getType(), slotOf(builder, operand),
      operand.isCopy ? arrived : Value());
  value.replaceAllUsesWith(loaded);
  if (operand.convert)
    replaced->erase();
  if (operand.isCopy)
    operand.load->erase();
}

void LoadAhead::write(unsigned stages, bool spare) {
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
    if (operand.isHeld()) {
      operand.load->setAttr(gpu::kHeldAttr, builder.getUnitAttr());
      continue;
    }
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
    if (!operand.isCopy && !operand.isHeld())
      gpu::LocalStoreOp::create(builder, operand.load->getLoc(),
                                operand.load->getResult(0),
                                slotOf(builder, operand));
  for (const AheadOperand &operand : ahead)
    if (!operand.isHeld())
      read(operand, arrived);
  loop->setAttr(gpu::kNumStagesAttr, builder.getI32IntegerAttr(stages));
  if (spare)
    loop->setAttr(gpu::kSpareSlotAttr, builder.getUnitAttr());
}

} // namespace kiln
