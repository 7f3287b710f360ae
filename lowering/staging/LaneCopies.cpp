#include "lowering/staging/LaneCopies.h"
#include "lowering/conversion/ConversionPlan.h"
#include "lowering/interface/Scratch.h"
#include "lowering/staging/Staging.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {

std::optional<LaneCopy>
laneCopyOf(tt::LoadOp load, gpu::ConvertLayoutOp convert, MatrixMoves moves) {
  auto run = load->getAttrOfType<IntegerAttr>(gpu::kRunAttr);
  unsigned bits = elementBits(load.getType()), bytes = sharedElementBytes(bits);
  if (!run || !load->hasAttr(gpu::kParameterAttr) || !load->hasOneUse() ||
      load.getIsVolatile() || load->hasAttr(gpu::kWholeGranulesAttr) ||
      bits != 8 * bytes || bytes * vectorOf(load) != kLaneCopyBytes ||
      !isAsCopied(load))
    return std::nullopt;
  return planLaneCopy(gpu::getLayout(load.getType()),
                      gpu::getLayout(convert.getType()), bytes, run.getInt(),
                      moves);
}

gpu::AsyncCopyOp copyInstead(OpBuilder &builder, tt::LoadOp load,
                             Value destination) {
  auto copy = gpu::AsyncCopyOp::create(
      builder, load.getLoc(), gpu::TokenType::get(builder.getContext()),
      load.getPtr(), destination, load.getMask(), Value());
  for (StringRef name :
       {gpu::kVectorAttr, gpu::kWholeGranulesAttr, gpu::kParameterAttr})
    if (Attribute attribute = load->getAttr(name))
      copy->setAttr(name, attribute);
  return copy;
}

void shift(gpu::AsyncCopyOp copy, ArrayRef<int32_t> shifts) {
  copy->setAttr(gpu::kShiftsAttr,
                DenseI32ArrayAttr::get(copy.getContext(), shifts));
}

/// Whether a load may be on either side of what is between two ops: nothing
/// there writes to global memory, or waits for a thread that does.
static bool mayPass(Operation *first, Operation *last) {
  for (Operation *op = first->getNextNode(); op != last; op = op->getNextNode())
    if (!isMemoryEffectFree(op) &&
        !isa<tt::LoadOp, gpu::AllocOp, gpu::LocalLoadOp, gpu::LocalStoreOp,
             gpu::AsyncCopyOp, gpu::AsyncCommitOp, gpu::AsyncWaitOp>(op))
      return false;
  return true;
}

/// Whether an op that makes addresses can be moved with what takes them.
static bool mayMove(Operation *op) {
  return isMemoryEffectFree(op) && !op->getNumRegions() &&
         !isa<gpu::ConvertLayoutOp, tt::DotLike>(op);
}

/// What `load` takes of the ops after `first`, in their sequence; empty: some
/// of it cannot be moved there.
static std::optional<SmallVector<Operation *>> addressAfter(Operation *first,
                                                            tt::LoadOp load) {
  llvm::SmallPtrSet<Operation *, 8> needed;
  SmallVector<Operation *> sequence;
  for (Operation *op = load; op != first; op = op->getPrevNode()) {
    if (op != load && !needed.contains(op))
      continue;
    if (op != load) {
      if (!mayMove(op))
        return std::nullopt;
      sequence.push_back(op);
    }
    for (Value operand : op->getOperands())
      if (Operation *maker = operand.getDefiningOp())
        needed.insert(maker);
  }
  return SmallVector<Operation *>(llvm::reverse(sequence));
}

/// Has the builder insert a copy instead of `load` right after `before`, if the
/// load may be there.
static void setTurn(OpBuilder &builder, tt::LoadOp load, Operation *before) {
  if (load->isBeforeInBlock(before)) {
    if (mayPass(load, before))
      builder.setInsertionPointAfter(before);
    return;
  }
  auto address = addressAfter(before, load);
  if (!address || !mayPass(before, load))
    return;
  for (Operation *op : *address) {
    op->moveAfter(before);
    before = op;
  }
  builder.setInsertionPointAfter(before);
}

/// The groups of copies between two ops of a block.
static unsigned groupsBetween(Operation *first, Operation *last) {
  unsigned groups = 0;
  for (Operation *op = first->getNextNode(); op != last; op = op->getNextNode())
    groups += isa<gpu::AsyncCommitOp>(op);
  return groups;
}

namespace {

/// What one op reads first.
struct Turn {
  Operation *reader;
  SmallVector<CopiedOperand *> operands;
};

} // namespace

static SmallVector<Turn> turnsOf(MutableArrayRef<CopiedOperand> operands) {
  SmallVector<Turn> turns;
  for (CopiedOperand &operand : operands) {
    Operation *reader = firstUser(operand.convert);
    auto *turn = llvm::find_if(
        turns, [&](const Turn &known) { return known.reader == reader; });
    if (turn == turns.end())
      turn = &turns.emplace_back(Turn{reader, {}});
    turn->operands.push_back(&operand);
  }
  llvm::sort(turns, [](const Turn &a, const Turn &b) {
    return a.reader->isBeforeInBlock(b.reader);
  });
  return turns;
}

/// Copies the operands of a turn after `before`, the wait of the turn before,
/// and has them read.
static gpu::AsyncWaitOp copyInTurn(const Turn &turn, Operation *before) {
  OpBuilder builder(turn.reader);
  Type token = gpu::TokenType::get(builder.getContext());
  Operation *last = nullptr;
  SmallVector<Value> copies, buffers;
  for (CopiedOperand *operand : turn.operands) {
    tt::LoadOp load = operand->load;
    builder.setInsertionPoint(load);
    if (before)
      setTurn(builder, load, before);
    buffers.push_back(allocFor(
        builder, load.getLoc(),
        stagingBuffer(cast<RankedTensorType>(operand->convert.getType()),
                      operand->lanes.memory),
        /*isInPlace=*/false));
    gpu::AsyncCopyOp copy = copyInstead(builder, load, buffers.back());
    shift(copy, operand->lanes.shifts);
    copies.push_back(copy.getToken());
    if (!last || last->isBeforeInBlock(copy))
      last = copy;
  }
  builder.setInsertionPointAfter(last);
  auto group =
      gpu::AsyncCommitOp::create(builder, last->getLoc(), token, copies);
  builder.setInsertionPoint(turn.reader);
  auto wait = gpu::AsyncWaitOp::create(builder, last->getLoc(), token,
                                       group->getResults(), 0);
  for (auto [operand, buffer] : llvm::zip_equal(turn.operands, buffers)) {
    gpu::ConvertLayoutOp convert = operand->convert;
    Value read =
        gpu::LocalLoadOp::create(builder, convert.getLoc(), convert.getType(),
                                 buffer, wait.getArrived());
    convert.replaceAllUsesWith(read);
    convert.erase();
    operand->load.erase();
  }
  return wait;
}

void copyInTurn(MutableArrayRef<CopiedOperand> operands) {
  SmallVector<gpu::AsyncWaitOp> waits;
  for (const Turn &turn : turnsOf(operands))
    waits.push_back(copyInTurn(turn, waits.empty() ? nullptr : waits.back()));
  for (gpu::AsyncWaitOp wait : waits)
    wait.setPending(
        groupsBetween(wait.getGroups().front().getDefiningOp(), wait));
}

} // namespace kiln
