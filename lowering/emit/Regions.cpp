// A region of one block is written in place; one of several becomes as many
// blocks of the thread's program, and the ops of scf become branches here
// rather than by MLIR's pass, because a combiner has to remain one block.
#include "lowering/emit/Regions.h"
#include "frontend/dialect/Tile.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Elementwise.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace kiln {
namespace {

LogicalResult emitOps(Thread &thread, Block &block) {
  for (Operation &op : block.without_terminator())
    if (failed(emitOp(thread, &op)))
      return failure();
  return success();
}

void setArguments(Thread &thread, Block &block, ValueRange values) {
  for (auto [argument, value] : llvm::zip_equal(block.getArguments(), values))
    thread.set(argument, {value});
}

/// Splits the block being written: what follows goes to the new one, whose
/// arguments have the element types of `like`.
Block *splitHere(LLVMOpBuilder &ir, TypeRange like) {
  Block *after = ir.getInsertionBlock()->splitBlock(ir.getInsertionPoint());
  for (Type type : like)
    after->addArgument(elementType(type), ir.getLoc());
  return after;
}

Block *newBlock(LLVMOpBuilder &ir, Block *before, TypeRange like) {
  OpBuilder::InsertionGuard guard(ir);
  Block *block = ir.createBlock(before);
  for (Type type : like)
    block->addArgument(elementType(type), ir.getLoc());
  return block;
}

void setResults(Thread &thread, Operation *op, Block *after) {
  thread.ir.setInsertionPointToStart(after);
  for (auto [result, value] :
       llvm::zip_equal(op->getResults(), after->getArguments()))
    thread.set(result, {value});
}

LogicalResult emitIf(Thread &thread, scf::IfOp op) {
  LLVMOpBuilder &ir = thread.ir;
  Value condition = thread.get(op.getCondition()).front();
  Block *before = ir.getInsertionBlock();
  Block *after = splitHere(ir, op.getResultTypes());
  SmallVector<Block *> sides;
  for (Region *region : {&op.getThenRegion(), &op.getElseRegion()}) {
    sides.push_back(region->empty() ? after : newBlock(ir, after, {}));
    if (region->empty())
      continue;
    ir.setInsertionPointToEnd(sides.back());
    FailureOr<Registers> values = emitRegion(thread, *region, {});
    if (failed(values))
      return failure();
    LLVM::BrOp::create(ir, *values, after);
  }
  ir.setInsertionPointToEnd(before);
  LLVM::CondBrOp::create(ir, condition, sides[0], ValueRange(), sides[1],
                         ValueRange());
  setResults(thread, op, after);
  return success();
}

LogicalResult emitFor(Thread &thread, scf::ForOp op) {
  LLVMOpBuilder &ir = thread.ir;
  Value last = thread.get(op.getUpperBound()).front(),
        step = thread.get(op.getStep()).front();
  Registers start = thread.get(op.getLowerBound());
  llvm::append_range(start, thread.flatten(op.getInitArgs()));
  Block *before = ir.getInsertionBlock();
  Block *after = splitHere(ir, op.getResultTypes());
  Block *head = newBlock(ir, after, op.getRegion().front().getArgumentTypes());
  Block *body = newBlock(ir, after, {});
  ir.setInsertionPointToEnd(before);
  LLVM::BrOp::create(ir, start, head);
  ir.setInsertionPointToEnd(head);
  auto less =
      op.getUnsignedCmp() ? LLVM::ICmpPredicate::ult : LLVM::ICmpPredicate::slt;
  Value index = head->getArgument(0);
  LLVM::CondBrOp::create(ir, ir.icmp(less, index, last), body, ValueRange(),
                         after, ValueRange(head->getArguments()).drop_front());
  ir.setInsertionPointToEnd(body);
  FailureOr<Registers> values =
      emitRegion(thread, op.getRegion(), head->getArguments());
  if (failed(values))
    return failure();
  values->insert(values->begin(), ir.add(index, step));
  LLVM::BrOp::create(ir, *values, head);
  setResults(thread, op, after);
  return success();
}

LogicalResult emitWhile(Thread &thread, scf::WhileOp op) {
  LLVMOpBuilder &ir = thread.ir;
  Registers start = thread.flatten(op.getInits());
  Block *before = ir.getInsertionBlock();
  Block *after = splitHere(ir, op.getResultTypes());
  Block *head = newBlock(ir, after, op.getBefore().getArgumentTypes());
  Block *body = newBlock(ir, after, op.getAfter().getArgumentTypes());
  ir.setInsertionPointToEnd(before);
  LLVM::BrOp::create(ir, start, head);
  ir.setInsertionPointToEnd(head);
  FailureOr<Registers> passed =
      emitRegion(thread, op.getBefore(), head->getArguments());
  if (failed(passed))
    return failure();
  // scf.condition: the condition, then what is passed on.
  ValueRange values = ValueRange(*passed).drop_front();
  LLVM::CondBrOp::create(ir, passed->front(), body, values, after, values);
  ir.setInsertionPointToEnd(body);
  FailureOr<Registers> next =
      emitRegion(thread, op.getAfter(), body->getArguments());
  if (failed(next))
    return failure();
  LLVM::BrOp::create(ir, *next, head);
  setResults(thread, op, after);
  return success();
}

/// The terminator of a block of several: a branch, or the region's end.
LogicalResult emitTerminator(Thread &thread, Operation *op, Block *after,
                             const llvm::DenseMap<Block *, Block *> &copies) {
  LLVMOpBuilder &ir = thread.ir;
  ir.setLoc(op->getLoc());
  if (!op->getNumSuccessors()) {
    LLVM::BrOp::create(ir, thread.flatten(op->getOperands()), after);
    return success();
  }
  if (auto branch = dyn_cast<cf::BranchOp>(op)) {
    LLVM::BrOp::create(ir, thread.flatten(branch.getDestOperands()),
                       copies.at(branch.getDest()));
    return success();
  }
  auto branch = dyn_cast<cf::CondBranchOp>(op);
  if (!branch)
    return refuseOp(op);
  LLVM::CondBrOp::create(ir, thread.get(branch.getCondition()).front(),
                         copies.at(branch.getTrueDest()),
                         thread.flatten(branch.getTrueDestOperands()),
                         copies.at(branch.getFalseDest()),
                         thread.flatten(branch.getFalseDestOperands()));
  return success();
}

/// The types that the region hands out, by the terminator that leaves it.
TypeRange exitTypes(Region &region) {
  for (Block &block : region)
    if (!block.getTerminator()->getNumSuccessors())
      return block.getTerminator()->getOperandTypes();
  return {};
}

} // namespace

// Reverse post order visits definitions before uses.
static FailureOr<Registers> emitBlocks(Thread &thread, Region &region,
                                       ValueRange arguments) {
  LLVMOpBuilder &ir = thread.ir;
  Block *before = ir.getInsertionBlock();
  Block *after = splitHere(ir, exitTypes(region));
  llvm::ReversePostOrderTraversal<Region *> order(&region);
  llvm::DenseMap<Block *, Block *> copies;
  for (Block *block : order) {
    copies[block] = newBlock(ir, after, block->getArgumentTypes());
    setArguments(thread, *block, copies[block]->getArguments());
  }
  ir.setInsertionPointToEnd(before);
  LLVM::BrOp::create(ir, arguments, copies[&region.front()]);
  for (Block *block : order) {
    ir.setInsertionPointToEnd(copies[block]);
    if (failed(emitOps(thread, *block)) ||
        failed(emitTerminator(thread, block->getTerminator(), after, copies)))
      return failure();
  }
  ir.setInsertionPointToStart(after);
  return Registers(after->getArguments());
}

FailureOr<Registers> emitRegion(Thread &thread, Region &region,
                                ValueRange arguments) {
  Location loc = thread.ir.getLoc();
  llvm::scope_exit restore([&] { thread.ir.setLoc(loc); });
  if (!region.hasOneBlock())
    return emitBlocks(thread, region, arguments);
  Block &block = region.front();
  setArguments(thread, block, arguments);
  if (failed(emitOps(thread, block)))
    return failure();
  return thread.flatten(block.getTerminator()->getOperands());
}

bool isInElementRegion(Operation *op) {
  return op->getParentOfType<tt::ReduceOp>() ||
         op->getParentOfType<tt::ScanOp>() ||
         op->getParentOfType<tt::MapElementwiseOp>();
}

LogicalResult emitStructured(Thread &thread, Operation *op) {
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([&](scf::IfOp op) { return emitIf(thread, op); })
      .Case([&](scf::ForOp op) { return emitFor(thread, op); })
      .Case([&](scf::WhileOp op) { return emitWhile(thread, op); })
      .Default([](Operation *op) { return LogicalResult(refuseOp(op)); });
}

} // namespace kiln
