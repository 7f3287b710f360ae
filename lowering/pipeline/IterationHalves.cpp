#include "lowering/pipeline/IterationHalves.h"
#include "frontend/dialect/Tile.h"
#include "lowering/fit/RegisterNeed.h"
#include "lowering/pipeline/Schedule.h"
#include "lowering/remarks/Refuse.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {
namespace {

/// Registers of a thread beside accumulators and operands: addresses,
/// descriptors, masks, counters, temporaries. Measured with ptxas 13.0: a loop
/// that keeps 198 registers live takes 231 to 255 and spills nothing; of two
/// that keep 204, one takes 238, and the other, attention_d64_causal, spills
/// 120 bytes and has its dots serialized (C7512).
constexpr unsigned kBesideAccumulators = 52;

/// Calls `visit` for the values that an op and its nested ops use from outside
/// of it.
void forEachOperand(Operation *op, llvm::function_ref<void(Value)> visit) {
  op->walk([&](Operation *nested) {
    for (Value operand : nested->getOperands())
      if (Operation *def = operand.getDefiningOp();
          !op->isAncestor(def ? def : operand.getParentBlock()->getParentOp()))
        visit(operand);
  });
}

/// The op of the loop's body that is or contains `op`; null for the body's end.
Operation *inBody(scf::ForOp loop, Operation *op) {
  Operation *member = loop.getBody()->findAncestorOpInBlock(*op);
  return member && !isa<scf::YieldOp>(member) ? member : nullptr;
}

/// The ops that depend on an op, also in later iterations.
OpSet dependentsOf(scf::ForOp loop, Operation *op) {
  OpSet found;
  SmallPtrSet<Value, 8> seen;
  auto addUsers = [&](auto &self, Value value) -> void {
    if (!seen.insert(value).second)
      return;
    for (OpOperand &use : value.getUses()) {
      if (use.getOwner() == loop.getBody()->getTerminator())
        self(self, loop.getRegionIterArgs()[use.getOperandNumber()]);
      else if (Operation *user = inBody(loop, use.getOwner()))
        found.insert(user);
    }
  };
  found.insert(op);
  for (unsigned next = 0; next < found.size(); ++next)
    for (Value result : found[next]->getResults())
      addUsers(addUsers, result);
  return found;
}

/// The ops that an op depends on in its own iteration.
OpSet neededInIteration(scf::ForOp loop, Operation *op) {
  OpSet found;
  found.insert(op);
  for (unsigned next = 0; next < found.size(); ++next)
    forEachOperand(found[next], [&](Value value) {
      Operation *def = value.getDefiningOp();
      if (def && def->getBlock() == loop.getBody())
        found.insert(def);
    });
  return found;
}

unsigned countDots(const OpSet &ops) {
  return llvm::count_if(ops, llvm::IsaPred<gpu::WarpgroupDotOp>);
}

/// The number of 32-bit registers of a value.
int64_t registersFor(Value value) {
  if (gpu::hasLayout(value.getType()))
    return registersOf(value);
  return isa<gpu::TokenType>(value.getType()) ? 0 : 1;
}

/// Whether a tensor stays in registers because it cannot be rematerialized at
/// every use, as pointers and indices can.
bool isInRegisters(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && gpu::hasLayout(type) && isa<FloatType>(type.getElementType());
}

} // namespace

std::optional<IterationHalves>
IterationHalves::find(scf::ForOp loop, const OpSet &early, unsigned registers) {
  SmallVector<gpu::WarpgroupDotOp> dots(
      loop.getBody()->getOps<gpu::WarpgroupDotOp>());
  gpu::WarpgroupDotOp last;
  for (gpu::WarpgroupDotOp dot : dots)
    if (countDots(neededInIteration(loop, dot)) > 1)
      last = dot;
  if (!last)
    return std::nullopt;
  IterationHalves halves(loop, early);
  Refusal why;
  unsigned all = 0;
  loop.getBody()->walk(
      [&](Operation *op) { all += isa<tt::DotLike, gpu::WarpgroupDotOp>(op); });
  if (all != 2)
    why = {RefusalCode::HalvesDots, all};
  else
    why = halves.divide(last);
  if (!why)
    if (int64_t needed = halves.registersNeeded() + kBesideAccumulators;
        needed > registers)
      why = {RefusalCode::HalvesRegisters, needed, registers};
  if (why) {
    refuse(last, {RefusalCode::NotOverlapped, why});
    return std::nullopt;
  }
  return halves;
}

Refusal IterationHalves::divide(Operation *dot) {
  second = dependentsOf(loop, dot);
  if (countDots(second) != 1)
    return RefusalCode::HalvesDependent;
  if (loop.getUnsignedCmp())
    return RefusalCode::HalvesUnsigned;
  takeMakers();
  if (Refusal why = whyNotApart())
    return why;
  divideEarly();
  if (Refusal why = whyNotBuffers())
    return why;
  findParts(dot);
  return {};
}

/// Whether the second half uses values of the first: they stay in registers for
/// one iteration.
bool IterationHalves::crosses(Value value) {
  Operation *made = value.getDefiningOp();
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    if (argument.getOwner() != loop.getBody() ||
        argument == loop.getInductionVar())
      return false;
    made = loop.getTiedLoopYieldedValue(argument)->get().getDefiningOp();
  }
  return made && made->getBlock() == loop.getBody() && isRest(made) &&
         !second.contains(made) &&
         llvm::any_of(value.getUsers(), [&](Operation *user) {
           return second.contains(inBody(loop, user));
         });
}

/// Whether fewer registers stay live across an iteration if the second half
/// recomputes a value, for example a row's factors as columns.
bool IterationHalves::isCheaperToMakeLater(Operation *op) {
  int64_t results = 0, operands = 0;
  for (Value result : op->getResults()) {
    if (isa<gpu::MemDescType>(result.getType()))
      return true;
    results += registersFor(result);
  }
  llvm::SmallPtrSet<Value, 4> seen;
  forEachOperand(op, [&](Value value) {
    if (seen.insert(value).second && value != loop.getInductionVar() &&
        !loop.isDefinedOutsideOfLoop(value) && !crosses(value))
      operands += registersFor(value);
  });
  return operands < results;
}

/// The second half gets the ops that read its operands, and values that only it
/// needs and that are larger than what they are computed from.
void IterationHalves::takeMakers() {
  for (Operation &op : llvm::reverse(loop.getBody()->without_terminator())) {
    if (!isRest(&op) || second.contains(&op) || op.use_empty() ||
        !(isMemoryEffectFree(&op) || isa<gpu::LocalLoadOp>(op)))
      continue;
    bool isOnlyForSecond = llvm::all_of(op.getUsers(), [&](Operation *user) {
      return second.contains(inBody(loop, user));
    });
    if (isOnlyForSecond && isCheaperToMakeLater(&op))
      second.insert(&op);
  }
}

/// Why the halves must not be reordered; none: they may be.
Refusal IterationHalves::whyNotApart() {
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (!isRest(&op) || isSlotStore(loop, &op) ||
        isa<gpu::WarpgroupDotOp, gpu::WarpgroupWaitOp, gpu::LocalLoadOp,
            gpu::AsyncCommitOp, gpu::AsyncWaitOp, gpu::MbarrierWaitOp>(op))
      continue;
    if (isa<gpu::AllocOp, gpu::LocalStoreOp>(op))
      return RefusalCode::HalvesBuffer;
    auto load = dyn_cast<tt::LoadOp>(op);
    if (!isMemoryEffectFree(&op) && !(load && !load.getIsVolatile()))
      return {RefusalCode::HalvesOp, op.getName().getStringRef()};
    // Where the loop has no iterations, there is one of the first half.
    if (isa<ConditionallySpeculatable>(op) && !isSpeculatable(&op))
      return {RefusalCode::HalvesSpeculation, op.getName().getStringRef()};
    for (Value result : op.getResults())
      if (isa<gpu::MemDescType>(result.getType()) && crosses(result))
        return RefusalCode::HalvesSlot;
  }
  return {};
}

/// Prefetches for the second half alone are an iteration later, too.
void IterationHalves::divideEarly() {
  OpSet forFirst;
  for (Operation &op : *loop.getBody()) {
    auto toBuffer = [&](Value destination) {
      Value buffer = destination.getDefiningOp<gpu::IndexOp>().getSource();
      return llvm::all_of(buffer.getUsers(), [&](Operation *slot) {
        return llvm::all_of(slot->getUsers(), [&](Operation *user) {
          return user == &op || second.contains(user);
        });
      });
    };
    if (auto copy = dyn_cast<gpu::AsyncCopyOp>(op)) {
      if (!toBuffer(copy.getDestination()))
        addEarlySlice(loop, copy, forFirst);
    } else if (auto box = dyn_cast<gpu::TmaCopyOp>(op)) {
      if (!toBuffer(box.getDestination()))
        addEarlySlice(loop, box, forFirst);
    } else if (isa<gpu::MbarrierExpectOp>(op)) {
      addEarlySlice(loop, &op, forFirst);
    } else if (isSlotStore(loop, &op)) {
      auto store = cast<gpu::LocalStoreOp>(op);
      if (toBuffer(store.getDestination()))
        second.insert(store);
      else
        addEarlySlice(loop, store.getValue().getDefiningOp(), forFirst);
    } else if (op.hasAttr(gpu::kPrefetchRegistersAttr) &&
               !llvm::any_of(op.getUsers(), [&](Operation *user) {
                 return storesAtOnce(loop, user);
               })) {
      if (!llvm::all_of(op.getUsers(), [&](Operation *user) {
            return second.contains(inBody(loop, user));
          }))
        addEarlySlice(loop, &op, forFirst);
    }
  }
  for (Operation *op : early)
    if (!forFirst.contains(op))
      second.insert(op);
}

/// A buffer that both halves read would need one slot more than it has.
Refusal IterationHalves::whyNotBuffers() {
  llvm::SmallDenseMap<Value, bool, 4> readers;
  for (auto slot : loop.getBody()->getOps<gpu::IndexOp>())
    for (Operation *user : slot->getUsers()) {
      if (isa<gpu::AsyncCopyOp, gpu::LocalStoreOp, gpu::TmaCopyOp,
              gpu::MbarrierExpectOp>(user))
        continue;
      bool isLate = second.contains(user);
      if (readers.try_emplace(slot.getSource(), isLate).first->second != isLate)
        return RefusalCode::HalvesSlot;
    }
  return {};
}

/// The registers live during the wait for the first half's dot: its
/// accumulator, loop-carried values (the second half's accumulator is one),
/// operands of dots in registers, and what else the second half needs of the
/// first.
int64_t IterationHalves::registersNeeded() {
  llvm::SetVector<Value> live;
  for (Value argument : loop.getRegionIterArgs())
    if (isInRegisters(argument))
      live.insert(argument);
  for (Operation &op : loop.getBody()->without_terminator()) {
    for (Value result : op.getResults())
      if (isInRegisters(result) && crosses(result))
        live.insert(result);
    auto dot = dyn_cast<gpu::WarpgroupDotOp>(op);
    if (!dot)
      continue;
    if (isa<RankedTensorType>(dot.getA().getType()))
      live.insert(dot.getA());
    // The second half's accumulator is loop-carried, except where it is reset.
    if (!second.contains(dot) || loop.isDefinedOutsideOfLoop(dot.getC()))
      live.insert(dot.getResult());
  }
  int64_t sum = 0;
  for (Value value : live)
    sum += registersFor(value);
  return sum;
}

void IterationHalves::findParts(Operation *dot) {
  for (auto other : loop.getBody()->getOps<gpu::WarpgroupDotOp>())
    if (!second.contains(other))
      toFirstDot = neededInIteration(loop, other);
  // In its own iteration: all that comes after it.
  for (Operation *op : second)
    if (op != dot && neededInIteration(loop, op).contains(dot))
      behindSecondDot.insert(op);
}

IterationHalves::Part IterationHalves::partOf(Operation *op) const {
  if (isSecond(op))
    return behindSecondDot.contains(op) ? Second : SecondDot;
  return toFirstDot.contains(op) ? FirstDot : First;
}

} // namespace kiln
