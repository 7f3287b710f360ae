// MLIR's pipeliner either runs every stage in every iteration, so that the
// first half is computed once more than it is used, which costs short loops
// most (two iterations on the diagonal of causal attention), or peels all
// stages where it knows the trip count.
#include "lowering/pipeline/LastHalf.h"
#include "frontend/dialect/Tile.h"
#include "lowering/interface/Scratch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace kiln {
namespace {

/// Copies ops of a loop's last iteration after it.
class IterationCopier {
public:
  IterationCopier(OpBuilder &builder, scf::ForOp loop) : builder(builder) {
    map.map(loop.getRegionIterArgs(), loop.getResults());
    body = loop.getBody();
  }

  void setCopy(Value from, Value to) { map.map(from, to); }
  void copy(Operation *op) {
    if (map.contains(op))
      return;
    // What the pipeliner computes of the iteration's number.
    op->walk([&](Operation *nested) {
      for (Value operand : nested->getOperands())
        if (Operation *def = operand.getDefiningOp();
            def && def->getBlock() == body && !map.contains(operand))
          copy(def);
    });
    builder.clone(*op, map);
  }
  Value operator[](Value value) const { return map.lookupOrDefault(value); }

private:
  OpBuilder &builder;
  Block *body;
  IRMapping map;
};

/// The number of the last iteration, where there is one.
Value lastRound(OpBuilder &builder, scf::ForOp loop, Value end) {
  Location loc = loop.getLoc();
  Value start = loop.getLowerBound(), step = loop.getStep();
  Value one = arith::ConstantOp::create(
      builder, loc, builder.getIntegerAttr(end.getType(), 1));
  Value span = arith::SubIOp::create(builder, loc, end, start);
  Value most = arith::SubIOp::create(builder, loc, span, one);
  Value iterations = arith::DivSIOp::create(builder, loc, most, step);
  Value distance = arith::MulIOp::create(builder, loc, iterations, step);
  return arith::AddIOp::create(builder, loc, start, distance);
}

} // namespace

scf::IfOp moveLastHalfOut(RewriterBase &rewriter, scf::ForOp loop,
                          llvm::function_ref<bool(Operation *)> isSecond,
                          ArrayRef<bool> isLate, Value arrived) {
  Location loc = loop.getLoc();
  Value end = loop.getUpperBound();
  SmallVector<Value> results, yielded;
  for (auto [number, late] : llvm::enumerate(isLate))
    if (late) {
      results.push_back(loop.getResult(number));
      yielded.push_back(loop.getBody()->getTerminator()->getOperand(number));
    }
  Value isRound = arith::CmpIOp::create(
      rewriter, loc, arith::CmpIPredicate::slt, loop.getLowerBound(), end);
  auto choice = scf::IfOp::create(rewriter, loc, ValueRange(results).getTypes(),
                                  isRound, /*withElseRegion=*/true);
  OpBuilder inside = choice.getThenBodyBuilder();
  IterationCopier copier(inside, loop);
  copier.setCopy(loop.getInductionVar(), lastRound(inside, loop, end));
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (!isSecond(&op))
      continue;
    if (auto wait = dyn_cast<gpu::AsyncWaitOp>(op))
      copier.setCopy(wait.getArrived(), arrived);
    else
      copier.copy(&op);
  }
  SmallVector<Value> copies;
  for (Value value : yielded)
    copies.push_back(copier[value]);
  scf::YieldOp::create(inside, loc, copies);
  OpBuilder otherwise = choice.getElseBodyBuilder();
  scf::YieldOp::create(otherwise, loc, results);
  for (auto [result, value] : llvm::zip_equal(results, choice.getResults()))
    rewriter.replaceUsesWithIf(result, value, [&](OpOperand &use) {
      return !choice->isAncestor(use.getOwner());
    });

  rewriter.setInsertionPoint(loop);
  loop.setUpperBound(arith::SubIOp::create(rewriter, loc, end, loop.getStep()));
  return choice;
}

/// The ops that compute the value that a loop carries instead of `value`, from
/// wider elements and with no other users: the last op first.
static SmallVector<Operation *> narrowingFor(scf::ForOp loop, Value value) {
  SmallVector<Operation *> ops;
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getOwner() != loop.getBody())
    return ops;
  Value next = loop.getTiedLoopYieldedValue(argument)->get();
  while (Operation *op = next.getDefiningOp()) {
    if (op->getBlock() != loop.getBody() || !op->hasOneUse() ||
        !isa<arith::TruncFOp, tt::FpToFpOp>(op))
      break;
    ops.push_back(op);
    next = op->getOperand(0);
  }
  return ops;
}

void endRoundBy(RewriterBase &rewriter, scf::ForOp loop,
                gpu::WarpgroupWaitOp wait) {
  Location loc = wait.getLoc();
  Operation *end = loop.getBody()->getTerminator();
  // What comes after the wait stays after it.
  if (llvm::any_of(wait->getUsers(),
                   [&](Operation *user) { return user != end; }))
    return;
  SmallVector<Operation *> narrowing;
  SmallVector<Value> waiting(wait.getAccumulators()),
      results(wait.getResults());
  for (Value kept : wait.getKept())
    if (SmallVector<Operation *> ops = narrowingFor(loop, kept);
        !ops.empty() &&
        elementBits(ops.back()->getOperand(0).getType()) == 32) {
      results.push_back(ops.front()->getResult(0));
      waiting.push_back(ops.back()->getOperand(0));
      narrowing.append(ops.rbegin(), ops.rend());
    }
  rewriter.setInsertionPoint(end);
  Value next = arith::AddIOp::create(rewriter, loc, loop.getInductionVar(),
                                     loop.getStep());
  Value goesOn = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::slt,
                                       next, loop.getUpperBound());
  auto choice = scf::IfOp::create(rewriter, loc, ValueRange(results).getTypes(),
                                  goesOn, /*withElseRegion=*/true);
  for (bool isLast : {false, true}) {
    OpBuilder inside =
        isLast ? choice.getElseBodyBuilder() : choice.getThenBodyBuilder();
    // In another sequence, so that LLVM does not hoist a common start of both
    // branches.
    SmallVector<Value> accumulators(waiting);
    if (isLast)
      std::reverse(accumulators.begin(), accumulators.end());
    auto ended = gpu::WarpgroupWaitOp::create(
        inside, loc, TypeRange(ValueRange(accumulators)), accumulators,
        wait.getKept(), wait.getBuffers(), wait.getPending());
    SmallVector<Value> given(ended.getResults());
    if (isLast)
      std::reverse(given.begin(), given.end());
    IRMapping map;
    map.map(waiting, given);
    map.map(wait.getResults(),
            ArrayRef<Value>(given).take_front(wait->getNumResults()));
    for (Operation *op : narrowing)
      inside.clone(*op, map);
    SmallVector<Value> yielded;
    for (Value value : results)
      yielded.push_back(map.lookup(value));
    scf::YieldOp::create(inside, loc, yielded);
  }
  for (auto [value, made] : llvm::zip_equal(results, choice.getResults()))
    rewriter.replaceUsesWithIf(
        value, made, [&](OpOperand &use) { return use.getOwner() == end; });
  rewriter.eraseOp(wait);
  for (Operation *op : llvm::reverse(narrowing))
    rewriter.eraseOp(op);
}

} // namespace kiln
