#include "lowering/pipeline/AcrossTiles.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {

gpu::RunsOnOp runsOn(scf::ForOp loop) {
  auto markers = loop.getBody()->getOps<gpu::RunsOnOp>();
  return markers.empty() ? gpu::RunsOnOp() : *markers.begin();
}

bool goesOn(scf::ForOp loop, BlockArgument carried) {
  auto tiles = cast<scf::ForOp>(loop->getParentOp());
  auto before = dyn_cast<BlockArgument>(loop.getTiedLoopInit(carried)->get());
  OpResult after = loop.getTiedLoopResult(carried);
  return before && before.getOwner() == tiles.getBody() &&
         before != tiles.getInductionVar() && after.hasOneUse() &&
         tiles.getTiedLoopYieldedValue(before) ==
             after.use_begin().getOperand();
}

AcrossTiles::AcrossTiles(RewriterBase &rewriter, scf::ForOp loop) {
  for (auto [number, carried] : llvm::enumerate(loop.getRegionIterArgs()))
    if (!goesOn(loop, carried))
      ofTile.push_back(number);
  rewriter.eraseOp(runsOn(loop));
}

void AcrossTiles::forget(Value isRound) {
  if (isRound)
    iterations.insert(isRound);
}

scf::ForOp AcrossTiles::hoistPrologue(RewriterBase &rewriter, scf::ForOp loop) {
  auto tiles = cast<scf::ForOp>(loop->getParentOp());
  rewriter.setInsertionPoint(tiles);
  Value holds = arith::ConstantIntOp::create(rewriter, loop.getLoc(), 1, 1);
  for (Value isRound : iterations)
    rewriter.replaceAllUsesWith(isRound, holds);
  // What the first tile begins with.
  IRMapping first;
  for (BlockArgument carried : tiles.getRegionIterArgs())
    first.map(carried, tiles.getTiedLoopInit(carried)->get());
  rewriter.setInsertionPoint(tiles);
  for (Operation &op : llvm::make_early_inc_range(*tiles.getBody())) {
    if (&op == loop)
      break;
    // Every tile's accumulator begins anew.
    if (isa<gpu::TensorStoreOp>(op))
      continue;
    // Of what has no effect the tile may have use of its own.
    if (isPure(&op)) {
      rewriter.clone(op, first);
      continue;
    }
    rewriter.moveOpBefore(&op, tiles->getBlock(), tiles->getIterator());
    op.walk([&](Operation *nested) {
      for (OpOperand &operand : nested->getOpOperands())
        operand.set(first.lookupOrDefault(operand.get()));
    });
  }

  SmallVector<Value> begin;
  SmallVector<unsigned> others;
  for (auto [number, init] : llvm::enumerate(loop.getInitArgs())) {
    if (llvm::is_contained(ofTile, number))
      continue;
    others.push_back(number);
    begin.push_back(first.lookupOrDefault(init));
  }
  rewriter.setInsertionPoint(tiles);
  tiles = cast<scf::ForOp>(*tiles.replaceWithAdditionalYields(
      rewriter, begin, /*replaceInitOperandUsesInLoop=*/false,
      [&](OpBuilder &, Location, ArrayRef<BlockArgument>) {
        return llvm::map_to_vector(others, [&](unsigned number) -> Value {
          return loop.getResult(number);
        });
      }));
  ArrayRef<BlockArgument> carried =
      ArrayRef<BlockArgument>(tiles.getRegionIterArgs())
          .take_back(others.size());
  for (auto [number, argument] : llvm::zip_equal(others, carried))
    loop.getInitArgsMutable()[number].set(argument);
  return tiles;
}

} // namespace kiln
