#include "lowering/transforms/WarpgroupChain.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/interface/TileLowering.h"
#include "lowering/transforms/OperandsInPlace.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace kiln {

/// The dot of the same block that alone takes what this one has added up.
static tt::DotOp nextAfter(tt::DotOp dot) {
  if (!dot->hasOneUse())
    return {};
  OpOperand &use = *dot->use_begin();
  auto next = dyn_cast<tt::DotOp>(use.getOwner());
  return next && &use == &next.getCMutable() &&
                 next->getBlock() == dot->getBlock()
             ? next
             : tt::DotOp();
}

/// Whether an operand that is read in place has been stored for it.
static bool isStoredFor(gpu::LocalLoadOp load) {
  return load.getSource().getDefiningOp<gpu::AllocOp>();
}

SmallVector<Value, 2> WarpgroupChain::Link::buffers() {
  SmallVector<Value, 2> result;
  for (gpu::LocalLoadOp load : {loadOfA, loadOfB})
    if (load)
      result.push_back(load.getSource());
  return result;
}

FailureOr<std::optional<WarpgroupChain>> WarpgroupChain::find(tt::DotOp head) {
  SmallVector<Link> links;
  for (tt::DotOp dot = head; dot; dot = nextAfter(dot)) {
    FailureOr<DotPlan> plan = planAsAssigned(dot);
    if (failed(plan))
      return failure();
    gpu::LocalLoadOp a = loadForWarpgroups(dot.getA(), 1),
                     b = loadForWarpgroups(dot.getB(), 0);
    if (!plan->warpgroup || dot->hasAttr(gpu::kNoWarpgroupAttr) ||
        isFp8(plan->warpgroup->slice->aType) || !b || !isStoredFor(b) ||
        (a && !isStoredFor(a)))
      return std::optional<WarpgroupChain>();
    links.push_back({dot, a, b, *plan->warpgroup});
  }
  if (links.size() < 2)
    return std::optional<WarpgroupChain>();
  return std::optional(WarpgroupChain(std::move(links)));
}

/// The loop that carries the accumulator and does nothing else with it, if the
/// last dot may end in its next iteration.
scf::ForOp WarpgroupChain::carrier() {
  tt::DotOp first = links.front().dot, last = links.back().dot;
  auto loop = dyn_cast<scf::ForOp>(first->getParentOp());
  auto accumulator = dyn_cast<BlockArgument>(first.getC());
  if (!links.back().loadOfA || !loop || !accumulator ||
      accumulator.getOwner() != loop.getBody() || !accumulator.hasOneUse() ||
      !last->hasOneUse())
    return {};
  OpOperand *next = loop.getTiedLoopYieldedValue(accumulator);
  return next && next->get() == last.getResult() ? loop : scf::ForOp();
}

/// Has columns of a slot be read where they are taken: registers that are
/// loaded for the dots after this one would be held until then.
static void readHere(gpu::ColumnsOp columns) {
  Operation *made = columns.getSrc().getDefiningOp();
  bool isTransposed = made && transposes(made);
  auto load = (isTransposed ? made->getOperand(0) : columns.getSrc())
                  .getDefiningOp<gpu::LocalLoadOp>();
  auto slot =
      load ? load.getSource().getDefiningOp<gpu::IndexOp>() : gpu::IndexOp();
  if (!slot || load->getBlock() != columns->getBlock())
    return;
  OpBuilder here(columns);
  gpu::MemDescType type = slot.getType();
  Value again = gpu::IndexOp::create(here, load.getLoc(),
                                     isTransposed ? type.transposed() : type,
                                     slot.getSource(), slot.getIndex());
  columns.getSrcMutable().assign(gpu::LocalLoadOp::create(
      here, load.getLoc(), columns.getSrc().getType(), again, load.getToken()));
  if (isTransposed && made->use_empty())
    made->erase();
  if (load->use_empty())
    load->erase();
}

/// The same for all that the dot's operands are computed from.
void WarpgroupChain::readApart(Link &link) {
  SmallVector<Value> worklist = {link.dot.getA()};
  for (Value buffer : link.buffers())
    for (Operation *user : buffer.getUsers())
      if (auto store = dyn_cast<gpu::LocalStoreOp>(user))
        worklist.push_back(store.getValue());
  llvm::DenseSet<Operation *> seen;
  while (!worklist.empty()) {
    Operation *made = worklist.pop_back_val().getDefiningOp();
    if (!made || made->getBlock() != link.dot->getBlock() ||
        !seen.insert(made).second)
      continue;
    if (auto columns = dyn_cast<gpu::ColumnsOp>(made))
      readHere(columns);
    else if (isMemoryEffectFree(made))
      llvm::append_range(worklist, made->getOperands());
  }
}

/// Begins a dot, of A in registers two instructions' columns after the other,
/// as they are computed. Returns the number of dots begun.
unsigned WarpgroupChain::begin(Link &link, Value &accumulator) {
  int64_t depth = link.dot.getA().getType().getShape().back(), part = depth;
  if (!link.loadOfA)
    part = std::min<int64_t>(depth,
                             warpgroupPart(bitsOf(link.multiply.slice->aType)));
  for (int64_t k = 0; k < depth; k += part)
    accumulator = gpu::WarpgroupDotOp::create(
        builder, link.dot.getLoc(), accumulator.getType(), link.a(),
        link.loadOfB.getSource(), accumulator, ValueRange(),
        builder.getStringAttr(mnemonicOf(link.multiply)),
        builder.getI64IntegerAttr(k), builder.getI64IntegerAttr(part));
  return depth / part;
}

/// Waits for the dots of links; `pending` younger ones go on.
Value WarpgroupChain::wait(Value accumulator, ArrayRef<Link *> ended,
                           unsigned pending) {
  SmallVector<Value> kept, buffers;
  for (Link *link : ended) {
    if (!link->loadOfA)
      kept.push_back(link->dot.getA());
    llvm::append_range(buffers, link->buffers());
  }
  return gpu::WarpgroupWaitOp::create(builder, ended.back()->dot.getLoc(),
                                      TypeRange(accumulator.getType()),
                                      accumulator, kept, buffers, pending)
      .getResult(0);
}

void WarpgroupChain::rewrite() {
  for (Link &link : links)
    readApart(link);
  Link *before = nullptr, &last = links.back();
  scf::ForOp loop = carrier();
  if (loop) {
    before = &last;
    for (Value buffer : last.buffers()) // outlive the iteration
      buffer.getDefiningOp()->moveBefore(loop);
  }
  Value accumulator = links.front().dot.getC();
  for (Link &link : links) {
    builder.setInsertionPoint(link.dot);
    unsigned begun = begin(link, accumulator);
    if (!loop && &link == &last)
      accumulator = wait(accumulator, {before, &last}, 0);
    else if (before)
      accumulator = wait(accumulator, before, begun);
    before = &link;
  }
  last.dot.replaceAllUsesWith(accumulator);
  if (loop) {
    unsigned number = accumulator.use_begin()->getOperandNumber();
    builder.setInsertionPointAfter(loop);
    Value result = loop.getResult(number);
    Value ended = wait(result, &last, 0);
    result.replaceAllUsesExcept(ended, ended.getDefiningOp());
  }
  for (Link &link : llvm::reverse(links)) {
    link.dot.erase();
    for (gpu::LocalLoadOp load : {link.loadOfA, link.loadOfB})
      if (load && load->use_empty())
        load.erase();
  }
}

} // namespace kiln
