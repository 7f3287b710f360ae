#include "lowering/pipeline/Stages.h"
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"

using namespace mlir;

namespace kiln {

/// The ops of the body that use a result, in this iteration or, where the loop
/// carries it, in the next.
static void forEachUser(scf::ForOp loop, Operation *op,
                        llvm::function_ref<void(Operation *)> visit) {
  Block *body = loop.getBody();
  auto visitUsers = [&](Value value) {
    for (Operation *user : value.getUsers())
      if (Operation *inBody = body->findAncestorOpInBlock(*user))
        visit(inBody);
  };
  for (Value result : op->getResults()) {
    visitUsers(result);
    for (OpOperand &use : result.getUses())
      if (use.getOwner() == body->getTerminator())
        visitUsers(loop.getRegionIterArgs()[use.getOperandNumber()]);
  }
}

Stages::Stages(scf::ForOp loop, const OpSet &early, unsigned stages)
    : stages(stages) {
  // A load may wait for itself in an earlier iteration; no chain is longer than
  // there are loads.
  unsigned most = llvm::count_if(early, llvm::IsaPred<tt::LoadOp>);
  for (bool changed = true; changed;) {
    changed = false;
    for (Operation *op : llvm::reverse(early)) {
      unsigned below = 0;
      forEachUser(loop, op, [&](Operation *user) {
        if (early.contains(user))
          below = std::max(below, loadsBelow.lookup(user) +
                                      (isa<tt::LoadOp>(op) ? 1 : 0));
      });
      below = std::min(below, most);
      unsigned &known = loadsBelow[op];
      changed |= below > known;
      known = std::max(known, below);
      copies = std::max(copies, known);
    }
  }
  copies = std::min(copies, stages - 2);

  OpSet forOthers;
  for (bool changed = true; changed;) {
    changed = false;
    for (Operation *op : llvm::reverse(early)) {
      if (op->hasAttr(gpu::kPrefetchRegistersAttr) || forOthers.contains(op))
        continue;
      bool isLast = true, isForOthers = isa<tt::LoadOp>(op);
      forEachUser(loop, op, [&](Operation *user) {
        isLast &= !early.contains(user);
        isForOthers |= forOthers.contains(user);
      });
      if (isLast || isForOthers)
        changed |= forOthers.insert(op);
    }
  }
  for (Operation *op : early)
    if (!forOthers.contains(op))
      onlyForRegisters.insert(op);
}

} // namespace kiln
