// A tile's loop,
//
//   for tile: addresses of the tile; for k (addresses, accumulator): ...; store
//
// becomes
//
//   addresses of the first tile
//   for tile (t, r, addresses):
//     for k (accumulator, t, r, addresses):
//       loads of iteration r of tile t; dot
//       if r was t's last iteration: t, r, addresses of the next tile
//     addresses of the tile once more; store
//
// where t and r are tile and k again, until the loop is pipelined. Tile numbers
// that addresses are computed for are those of real tiles, also in iterations
// that do not exist, so that the kernel's divisions by them may run ahead
// (kiln.any_iteration).
#include "lowering/persistent/RunOn.h"
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/persistent/SplitStores.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/LoopInvariantCodeMotionUtils.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace kiln {
namespace {

class RunningOn {
public:
  RunningOn(scf::ForOp tiles, scf::ForOp loop)
      : tiles(tiles), loop(loop), rewriter(loop.getContext()) {}

  Refusal run() {
    sinkTensors();
    findEarly();
    if (Refusal why = whyNot())
      return why;
    findCaptured();
    rewrite();
    splitStores(tiles);
    return {};
  }

private:
  /// Whether a tile's tensor follows from its scalars, and is computed faster
  /// than kept in registers.
  bool mayBeRepeated(Value value) {
    if (!isOfTile(value) || !isa<RankedTensorType>(value.getType()))
      return true;
    Operation *op = value.getDefiningOp();
    bool divides = isa_and_present<arith::DivSIOp, arith::DivUIOp,
                                   arith::RemSIOp, arith::RemUIOp>(op);
    return op && !divides && !op->getNumRegions() && isPure(op) &&
           llvm::all_of(op->getOperands(),
                        [&](Value operand) { return mayBeRepeated(operand); });
  }

  /// Rematerializes such tensors in each iteration. Those used only by pointers
  /// to blocks that become TMA copies are dead later, which they would not be
  /// if they were loop-carried.
  void sinkTensors() {
    llvm::SetVector<Value> taken;
    loop.getBody()->walk([&](Operation *op) {
      for (Value operand : op->getOperands())
        if (isa<RankedTensorType>(operand.getType()) && isOfTile(operand) &&
            mayBeRepeated(operand))
          taken.insert(operand);
    });
    OpBuilder builder = OpBuilder::atBlockBegin(loop.getBody());
    IRMapping inLoop;
    for (Value value : taken) {
      repeat(builder, value, inLoop);
      value.replaceUsesWithIf(inLoop.lookup(value), [&](OpOperand &use) {
        return loop->isProperAncestor(use.getOwner());
      });
    }
  }
  void repeat(OpBuilder &builder, Value value, IRMapping &inLoop) {
    if (inLoop.contains(value) || !isOfTile(value) ||
        !isa<RankedTensorType>(value.getType()))
      return;
    for (Value operand : value.getDefiningOp()->getOperands())
      repeat(builder, operand, inLoop);
    builder.clone(*value.getDefiningOp(), inLoop);
  }

  /// The values that loads are computed from, also in earlier iterations.
  void findEarly() {
    Block *body = loop.getBody();
    for (auto load : body->getOps<tt::LoadOp>())
      early.insert(load);
    for (unsigned next = 0; next < early.size(); ++next)
      early[next]->walk([&](Operation *nested) {
        for (Value operand : nested->getOperands()) {
          auto argument = dyn_cast<BlockArgument>(operand);
          if (argument && argument.getOwner() == body &&
              argument != loop.getInductionVar()) {
            carried.insert(argument);
            operand = loop.getTiedLoopYieldedValue(argument)->get();
          }
          Operation *def = operand.getDefiningOp();
          if (def && loop->isProperAncestor(def))
            early.insert(body->findAncestorOpInBlock(*def));
        }
      });
    // A value that only passes from one carried value to another.
    for (unsigned next = 0; next < carried.size(); ++next) {
      Value value = loop.getTiedLoopYieldedValue(carried[next])->get();
      auto argument = dyn_cast<BlockArgument>(value);
      if (argument && argument.getOwner() == body &&
          argument != loop.getInductionVar())
        carried.insert(argument);
    }
  }

  Refusal whyNot() {
    if (!loop.getInductionVar().getType().isInteger(32))
      return RefusalCode::TilesCounter;
    for (Value bound :
         {loop.getLowerBound(), loop.getUpperBound(), loop.getStep()})
      if (!tiles.isDefinedOutsideOfLoop(bound))
        return RefusalCode::TilesTripCount;
    for (Operation *op : early)
      if (isa<tt::DotLike>(op))
        return RefusalCode::TilesLoadOfDot;
    for (BlockArgument argument : loop.getRegionIterArgs()) {
      if (carried.contains(argument)
              ? !loop.getTiedLoopResult(argument).use_empty()
              : !tiles.isDefinedOutsideOfLoop(
                    loop.getTiedLoopInit(argument)->get()))
        return carried.contains(argument) ? RefusalCode::TilesUsedAfter
                                          : RefusalCode::TilesAccumulator;
    }
    return {};
  }

  bool isOfTile(Value value) {
    return !tiles.isDefinedOutsideOfLoop(value) &&
           loop.isDefinedOutsideOfLoop(value);
  }

  /// Other values of a tile that the iterations use.
  void findCaptured() {
    loop.getBody()->walk([&](Operation *op) {
      for (Value operand : op->getOperands())
        if (isOfTile(operand))
          captured.insert(operand);
    });
  }

  /// A value of a tile, computed for the one that `of` maps the number to.
  Value valueOf(OpBuilder &builder, Value value, IRMapping &of, bool isAhead) {
    if (of.contains(value) || !isOfTile(value))
      return of.lookupOrDefault(value);
    Operation *op = value.getDefiningOp();
    op->walk([&](Operation *nested) {
      for (Value operand : nested->getOperands())
        if (!op->isProperAncestor(operand.getParentBlock()->getParentOp()))
          valueOf(builder, operand, of, isAhead);
    });
    Operation *copy = builder.clone(*op, of);
    if (isAhead)
      copy->walk([&](Operation *nested) {
        if (!isSpeculatable(nested))
          nested->setAttr(gpu::kAnyIterationAttr, builder.getUnitAttr());
      });
    return of.lookup(value);
  }

  /// The initial values of a tile's first iteration, and the values that all of
  /// its iterations use.
  SmallVector<Value> addressesOf(OpBuilder &builder, Value tile, bool isAhead) {
    IRMapping of;
    of.map(tiles.getInductionVar(), tile);
    SmallVector<Value> addresses;
    for (BlockArgument argument : carried)
      addresses.push_back(
          valueOf(builder, loop.getTiedLoopInit(argument)->get(), of, isAhead));
    for (Value value : captured)
      addresses.push_back(valueOf(builder, value, of, isAhead));
    assume(builder, of, isAhead);
    return addresses;
  }

  /// The kernel's assumptions (llvm.intr.assume) on the recomputed values.
  void assume(OpBuilder &builder, IRMapping &of, bool isAhead) {
    for (auto assume : llvm::make_early_inc_range(
             tiles.getBody()->getOps<LLVM::AssumeOp>())) {
      Operation *condition = assume.getCond().getDefiningOp();
      if (!condition || !isOfTile(assume.getCond()) ||
          !llvm::all_of(condition->getOperands(), [&](Value operand) {
            return of.contains(operand) || !isOfTile(operand);
          }))
        continue;
      valueOf(builder, assume.getCond(), of, isAhead);
      Operation *copy = builder.clone(*assume, of);
      if (isAhead)
        copy->setAttr(gpu::kAnyIterationAttr, builder.getUnitAttr());
    }
  }

  void rewrite() {
    ImplicitLocOpBuilder ir(loop.getLoc(), tiles);
    Value lower = loop.getLowerBound(), upper = loop.getUpperBound(),
          count = tiles.getUpperBound();
    Value one = arith::ConstantIntOp::create(ir, 1, 32),
          none = arith::ConstantIntOp::create(ir, 0, 32);
    lastTile = arith::SubIOp::create(ir, count, one);
    Value hasIterations =
        arith::CmpIOp::create(ir, arith::CmpIPredicate::slt, lower, upper);
    // Tiles of which there are iterations.
    Value limit = arith::SelectOp::create(ir, hasIterations, count, none);
    Value first = arith::MinSIOp::create(ir, tiles.getLowerBound(), lastTile);
    SmallVector<Value> state = {tiles.getLowerBound(), lower};
    append_range(state, addressesOf(ir, first, /*isAhead=*/false));
    rewriter.setInsertionPoint(tiles);
    tiles = cast<scf::ForOp>(*tiles.replaceWithAdditionalYields(
        rewriter, state, /*replaceInitOperandUsesInLoop=*/false,
        [](OpBuilder &, Location, ArrayRef<BlockArgument> same) {
          return SmallVector<Value>(same);
        }));
    rewriteLoop(limit);
  }

  void rewriteLoop(Value limit) {
    rewriter.setInsertionPointToStart(tiles.getBody());
    SmallVector<Value> inits;
    SmallVector<unsigned> accumulators;
    for (BlockArgument argument : loop.getRegionIterArgs())
      if (!carried.contains(argument)) {
        accumulators.push_back(argument.getArgNumber() - 1);
        inits.push_back(loop.getTiedLoopInit(argument)->get());
      }
    append_range(inits, tiles.getRegionIterArgs());
    Location loc = loop.getLoc();
    auto iterations =
        scf::ForOp::create(rewriter, loc, loop.getLowerBound(),
                           loop.getUpperBound(), loop.getStep(), inits);
    iterations->setAttrs(loop->getAttrs());
    ArrayRef<BlockArgument> state =
        ArrayRef<BlockArgument>(iterations.getRegionIterArgs())
            .drop_front(accumulators.size());
    Value tile = state[0], iteration = state[1];
    state = state.drop_front(2);

    // The old body on what the new loop carries.
    SmallVector<Value> arguments = {iterations.getInductionVar()};
    for (BlockArgument argument : loop.getRegionIterArgs()) {
      unsigned number = argument.getArgNumber() - 1;
      const auto *accumulator = llvm::find(accumulators, number);
      const auto *own = llvm::find(carried, argument);
      arguments.push_back(
          own != carried.end()
              ? Value(state[own - carried.begin()])
              : Value(iterations.getRegionIterArgs()[accumulator -
                                                     accumulators.begin()]));
    }
    SmallVector<Value> next; // of what is carried
    for (BlockArgument argument : carried)
      next.push_back(loop.getTiedLoopYieldedValue(argument)->get());
    SmallVector<Value> accumulatorsNext;
    for (unsigned accumulator : accumulators)
      accumulatorsNext.push_back(loop.getYieldedValues()[accumulator]);
    // Arguments that are yielded as they are become the new loop's.
    for (Value &value : llvm::concat<Value>(next, accumulatorsNext))
      if (auto argument = dyn_cast<BlockArgument>(value);
          argument && argument.getOwner() == loop.getBody())
        value = arguments[argument.getArgNumber()];
    // Stands for the old loop, for which values of tiles are looked up.
    ImplicitLocOpBuilder ir(loc, iterations.getBody(),
                            iterations.getBody()->begin());
    if (!iterations.getBody()->empty())
      rewriter.eraseOp(iterations.getBody()->getTerminator());
    ir.setInsertionPointToStart(iterations.getBody());
    gpu::RunsOnOp::create(
        ir, arith::CmpIOp::create(ir, arith::CmpIPredicate::slt, tile, limit));
    ir.setInsertionPointToEnd(iterations.getBody());
    Value left = arith::SubIOp::create(ir, loop.getUpperBound(), iteration);
    Value ends = arith::CmpIOp::create(ir, arith::CmpIPredicate::sle, left,
                                       loop.getStep());
    Value nextIteration = arith::SelectOp::create(
        ir, ends, loop.getLowerBound(),
        arith::AddIOp::create(ir, iteration, loop.getStep()));
    Value nextTile = arith::SelectOp::create(
        ir, ends, arith::AddIOp::create(ir, tile, tiles.getStep()), tile);
    auto begins = scf::IfOp::create(ir, TypeRange(ValueRange(state)), ends,
                                    /*withElseRegion=*/true);
    {
      OpBuilder::InsertionGuard guard(ir);
      ir.setInsertionPointToStart(begins.thenBlock());
      Value real = arith::MinSIOp::create(ir, nextTile, lastTile);
      scf::YieldOp::create(ir, addressesOf(ir, real, /*isAhead=*/true));
      ir.setInsertionPointToStart(begins.elseBlock());
      SmallVector<Value> same(next);
      append_range(same, state.drop_front(next.size()));
      scf::YieldOp::create(ir, same);
    }
    SmallVector<Value> yields(accumulatorsNext);
    yields.append({nextTile, nextIteration});
    append_range(yields, begins.getResults());
    scf::YieldOp::create(ir, yields);

    // Now the old body, before the numbers of the next iteration.
    Operation *oldYield = loop.getBody()->getTerminator();
    rewriter.eraseOp(oldYield);
    rewriter.inlineBlockBefore(loop.getBody(), left.getDefiningOp(), arguments);
    for (auto [number, taken] : llvm::enumerate(captured)) {
      Value value = taken;
      value.replaceUsesWithIf(state[next.size() + number], [&](OpOperand &use) {
        return iterations->isProperAncestor(use.getOwner()) &&
               !begins->isAncestor(use.getOwner());
      });
    }
    for (Operation *op : early)
      op->walk([&](Operation *nested) {
        nested->replaceUsesOfWith(iterations.getInductionVar(), iteration);
      });
    for (auto [number, accumulator] : llvm::enumerate(accumulators))
      loop.getResult(accumulator)
          .replaceAllUsesWith(iterations.getResult(number));
    rewriter.eraseOp(loop);
    tiles.getBody()->getTerminator()->setOperands(
        iterations.getResults().drop_front(accumulators.size()));
  }

  scf::ForOp tiles, loop;
  IRRewriter rewriter;
  Value lastTile;
  llvm::SetVector<Operation *> early;
  llvm::SetVector<BlockArgument> carried;
  llvm::SetVector<Value> captured;
};

} // namespace

Refusal makeRunOn(scf::ForOp tiles, scf::ForOp loop) {
  moveLoopInvariantCode(tiles);
  return RunningOn(tiles, loop).run();
}

} // namespace kiln
