#include "lowering/shared/BufferAccesses.h"
#include "lowering/dialect/GpuDialect.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace kiln {

bool BufferRange::meets(const BufferRange &other) const {
  if (last <= other.first || other.last <= first)
    return false;
  bool sameIndex = buffer == other.buffer && index && index == other.index;
  return !sameIndex || ahead == other.ahead;
}

/// What a value of memdesc type may mean of a buffer.
static BufferRange rangeOf(Value value, unsigned number, const Buffer &buffer) {
  BufferRange range{number, buffer.offset, buffer.offset + buffer.bytes, {}, 0};
  auto index = value.getDefiningOp<gpu::IndexOp>();
  if (!index)
    return range;
  int64_t slots = index.getSource().getType().slots(),
          bytes = index.getType().bytes();
  APInt constant;
  bool isWhole = slots * bytes == buffer.bytes;
  if (isWhole && matchPattern(index.getIndex(), m_ConstantInt(&constant))) {
    int64_t slot = (constant.getZExtValue() + index.getAhead()) % slots;
    range.first += slot * bytes;
    range.last = range.first + bytes;
  } else {
    range.index = index.getIndex();
    range.ahead = index.getAhead();
  }
  return range;
}

/// Whether a loop that `end` ends carries `index` as a counter of slots: 0, 1,
/// ... `slots` - 1, 0, as kiln-expand-loops makes it.
static bool countsSlots(Value index, int64_t slots, Operation *end) {
  auto loop = dyn_cast<scf::ForOp>(end->getParentOp());
  auto counter = dyn_cast_if_present<BlockArgument>(index);
  if (!loop || !counter || counter.getOwner() != loop.getBody() ||
      counter == loop.getInductionVar())
    return false;
  auto next = loop.getTiedLoopYieldedValue(counter)
                  ->get()
                  .getDefiningOp<arith::SelectOp>();
  if (!next || !matchPattern(next.getTrueValue(), m_Zero()))
    return false;
  auto sum = next.getFalseValue().getDefiningOp<arith::AddIOp>();
  auto wraps = next.getCondition().getDefiningOp<arith::CmpIOp>();
  APInt bound;
  return sum && sum.getLhs() == counter &&
         matchPattern(sum.getRhs(), m_One()) && wraps &&
         wraps.getPredicate() == arith::CmpIPredicate::eq &&
         wraps.getLhs() == sum &&
         matchPattern(wraps.getRhs(), m_ConstantInt(&bound)) &&
         bound.getSExtValue() == slots;
}

BufferRange rangeInNextIteration(BufferRange range, Operation *end,
                                 const Buffers &buffers) {
  auto alloc = dyn_cast<gpu::AllocOp>(buffers.all()[range.buffer].op);
  int64_t slots = alloc ? alloc.getType().slots() : 1;
  if (range.index && countsSlots(range.index, slots, end)) {
    range.ahead = (range.ahead + slots - 1) % slots;
  } else {
    range.index = {};
    range.ahead = 0;
  }
  return range;
}

/// Whether the tensor core reads the buffer: the warp that has it copied to has
/// waited for that.
static bool isForTensorCore(Value memory) {
  gpu::AllocOp alloc = gpu::allocBehind(memory);
  return alloc && llvm::any_of(alloc->getUsers(), [](Operation *slot) {
           return llvm::any_of(slot->getUsers(),
                               llvm::IsaPred<gpu::TensorDotOp>);
         });
}

SmallVector<BufferAccess, 2> bufferAccesses(Operation *op,
                                            const Buffers &buffers) {
  SmallVector<BufferAccess, 2> accesses;
  auto add = [&](AccessKind kind, Value value, bool goesOn = false) {
    for (unsigned number : buffers.after(value))
      accesses.push_back(
          {kind, rangeOf(value, number, buffers.all()[number]), goesOn});
  };
  if (auto store = dyn_cast<gpu::LocalStoreOp>(op))
    add(AccessKind::Write, store.getDestination());
  else if (auto load = dyn_cast<gpu::LocalLoadOp>(op))
    add(load.getToken() ? AccessKind::ReadArrived : AccessKind::Read,
        load.getSource());
  else if (auto copy = dyn_cast<gpu::AsyncCopyOp>(op))
    add(AccessKind::Copy, copy.getDestination());
  else if (auto dot = dyn_cast<gpu::WarpgroupDotOp>(op)) {
    // A in registers is no buffer.
    for (Value operand : {dot.getA(), Value(dot.getB())})
      add(dot.getTokens().empty() ? AccessKind::Read : AccessKind::ReadArrived,
          operand, /*goesOn=*/true);
  } else if (auto onTensors = dyn_cast<gpu::TensorDotOp>(op)) {
    // Without turns the slot's mbarrier says when it has been read.
    for (Value operand : onTensors.readBuffers())
      add(onTensors.getTokens().empty() ? AccessKind::Read
                                        : AccessKind::ReadArrived,
          operand, /*goesOn=*/onTensors.takesTurns());
    add(AccessKind::Read, onTensors.getDone());
  } else if (auto wait = dyn_cast<gpu::TensorWaitOp>(op)) {
    add(AccessKind::Read, wait.getDone());
  } else if (auto take = dyn_cast<gpu::TensorTakeOp>(op)) {
    add(AccessKind::Write, take.getSlot());
  } else if (auto base = dyn_cast<gpu::TensorBaseOp>(op)) {
    add(AccessKind::Read, base.getSlot());
  } else if (auto make = dyn_cast<gpu::MakeTensorMapOp>(op))
    add(AccessKind::Write, make.getScratch());
  else if (isa<gpu::MbarrierInitOp, gpu::MbarrierInvalidateOp>(op))
    add(AccessKind::Write, op->getOperand(0));
  // These need not wait for each other: they are atomic.
  else if (auto arrive = dyn_cast<gpu::AsyncArriveOp>(op))
    add(AccessKind::Read, arrive.getBarrier());
  else if (isa<gpu::MbarrierArriveOp, gpu::MbarrierExpectOp,
               gpu::MbarrierWaitOp, gpu::MbarrierWaitWarpOp,
               gpu::TensorCommitOp>(op))
    add(AccessKind::Read, op->getOperand(0));
  else if (auto box = dyn_cast<gpu::TmaCopyOp>(op)) {
    add(AccessKind::Copy, box.getDestination());
    add(AccessKind::Read, box.getBarrier());
    accesses.front().isFreed =
        box.getFreed() || isForTensorCore(box.getDestination());
    for (BufferAccess &access : accesses)
      access.byTma = true;
  } else if (auto stored = dyn_cast<gpu::TmaStoreOp>(op)) {
    add(AccessKind::Read, stored.getSource(), /*goesOn=*/true);
    for (BufferAccess &access : accesses)
      access.byTma = true;
  }
  for (unsigned number : buffers.touchedBy(op)) {
    const Buffer &buffer = buffers.all()[number];
    if (buffer.isScratch && buffer.op == op)
      accesses.push_back(
          {AccessKind::Exchange,
           {number, buffer.offset, buffer.offset + buffer.bytes, {}, 0},
           /*goesOn=*/false});
  }
  return accesses;
}

} // namespace kiln
