#include "lowering/tma/UnusedValues.h"
#include "lowering/tma/ProducerSlice.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {

/// Loops and conditionals are there for what they hold.
static bool holdsOthers(Operation *op) {
  return isa<scf::ForOp, scf::IfOp>(op);
}

/// Whether the op does more than compute its results. What is assumed about a
/// value is of no use without it.
static bool hasEffect(Operation *op) {
  return !isMemoryEffectFree(op) && !isa<LLVM::AssumeOp>(op) &&
         !op->hasTrait<OpTrait::IsTerminator>();
}

/// Adds ops of a block, and of what it holds, that do something.
static void addEffects(ProducerSlice &used, Block &block) {
  for (Operation &op : block) {
    if (!holdsOthers(&op)) {
      if (hasEffect(&op))
        used.add(&op);
      continue;
    }
    for (Region &region : op.getRegions())
      if (!region.empty())
        addEffects(used, region.front());
  }
}

/// Adds assumptions about values that are used.
static void addAssumptions(ProducerSlice &used, tt::FuncOp kernel) {
  auto isUsed = [&](Value value) {
    Operation *op = value.getDefiningOp();
    if (!op)
      op = value.getParentBlock()->getParentOp();
    return op == kernel || (used.contains(op) && !holdsOthers(op));
  };
  kernel.walk([&](LLVM::AssumeOp assume) {
    Operation *condition = assume.getCond().getDefiningOp();
    if (used.contains(assume->getParentOp()) || assume->getParentOp() == kernel)
      if (condition && llvm::all_of(condition->getOperands(), isUsed))
        used.add(assume);
  });
}

void removeUnused(tt::FuncOp kernel) {
  Block &body = kernel.front();
  ProducerSlice used([](Operation *) { return true; }, /*mayHaveTensors=*/true);
  addEffects(used, body);
  addAssumptions(used, kernel);
  Operation *end = body.getTerminator();
  SmallVector<Operation *> old;
  for (Operation &op : body.without_terminator())
    old.push_back(&op);
  OpBuilder builder(end);
  IRMapping copies;
  used.write(body, builder, copies);
  for (OpOperand &operand : end->getOpOperands())
    operand.set(copies.lookupOrDefault(operand.get()));
  for (Operation *op : llvm::reverse(old)) {
    op->dropAllUses();
    op->erase();
  }
}

} // namespace kiln
