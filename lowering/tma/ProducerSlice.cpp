#include "lowering/tma/ProducerSlice.h"

#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace kiln {

bool isProducers(Operation *op) {
  return isa<gpu::TmaCopyOp, gpu::MbarrierExpectOp, gpu::MbarrierWaitWarpOp,
             gpu::WarpSyncOp>(op);
}

bool isDots(Operation *op) {
  if (auto dot = dyn_cast<gpu::TensorDotOp>(op))
    return !dot.takesTurns();
  if (auto wait = dyn_cast<gpu::MbarrierWaitOp>(op))
    return wait.getOneWarp();
  return isa<gpu::TensorCommitOp>(op);
}

/// Whether every warp may have a copy of the op: it learns where tensor memory
/// is.
static bool isRepeated(Operation *op) {
  return isa<gpu::TensorBaseOp, gpu::TensorAllocOp>(op) ||
         isMemoryEffectFree(op);
}

/// The copies of those of the values that are needed.
static SmallVector<Value> pick(ValueRange values,
                               const llvm::SmallSetVector<unsigned, 4> &numbers,
                               const IRMapping &copies) {
  return llvm::map_to_vector(numbers, [&](unsigned number) {
    return copies.lookupOrDefault(values[number]);
  });
}

bool ProducerSlice::add(Operation *op) {
  // Known to a role without an op of its own.
  bool isKnown = isa<tt::FuncOp>(op) ||
                 (!mayHaveTensors && isa<gpu::AllocOp, gpu::TensorMapOp>(op));
  if (isKnown || !ops.insert(op))
    return true;
  if (!add(op->getParentOp()))
    return false;
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return addValue(loop.getLowerBound()) && addValue(loop.getUpperBound()) &&
           addValue(loop.getStep());
  if (auto way = dyn_cast<scf::IfOp>(op))
    return addValue(way.getCondition());
  if (!(isOwn(op) || isa<gpu::BarrierOp>(op) || isRepeated(op)) ||
      (!mayHaveTensors &&
       (op->getNumRegions() ||
        llvm::any_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>)))) {
    beyond = op;
    return false;
  }
  llvm::SetVector<Value> needs(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), needs);
  return llvm::all_of(needs, [&](Value value) { return addValue(value); });
}

void ProducerSlice::write(Block &block, OpBuilder &builder,
                          IRMapping &copies) const {
  for (Operation &op : block.without_terminator()) {
    if (!ops.contains(&op))
      continue;
    if (auto loop = dyn_cast<scf::ForOp>(op))
      writeLoop(loop, builder, copies);
    else if (auto way = dyn_cast<scf::IfOp>(op))
      writeIf(way, builder, copies);
    else
      builder.clone(op, copies);
  }
}

bool ProducerSlice::addValue(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    Operation *parent = argument.getOwner()->getParentOp();
    auto loop = dyn_cast<scf::ForOp>(parent);
    if (!loop || value == loop.getInductionVar())
      return add(parent);
    return addCarried(loop,
                      argument.getArgNumber() - loop.getNumInductionVars());
  }
  auto result = cast<OpResult>(value);
  if (auto loop = dyn_cast<scf::ForOp>(result.getOwner()))
    return addCarried(loop, result.getResultNumber());
  if (auto way = dyn_cast<scf::IfOp>(result.getOwner()))
    return addWays(way, result.getResultNumber());
  return add(result.getOwner());
}

bool ProducerSlice::addCarried(scf::ForOp loop, unsigned number) {
  if (!needed[loop].insert(number))
    return true;
  return add(loop) && addValue(loop.getInitArgs()[number]) &&
         addValue(loop.getYieldedValues()[number]);
}

bool ProducerSlice::addWays(scf::IfOp way, unsigned number) {
  if (!needed[way].insert(number))
    return true;
  return add(way) && addValue(way.thenYield().getOperand(number)) &&
         addValue(way.elseYield().getOperand(number));
}

ProducerSlice::Numbers ProducerSlice::neededOf(Operation *op) const {
  auto found = needed.find(op);
  return found == needed.end() ? Numbers() : found->second;
}

void ProducerSlice::writeLoop(scf::ForOp loop, OpBuilder &builder,
                              IRMapping &copies) const {
  Numbers numbers = neededOf(loop);
  auto copy = scf::ForOp::create(
      builder, loop.getLoc(), copies.lookupOrDefault(loop.getLowerBound()),
      copies.lookupOrDefault(loop.getUpperBound()),
      copies.lookupOrDefault(loop.getStep()),
      pick(loop.getInitArgs(), numbers, copies),
      [&](OpBuilder &inside, Location loc, Value count, ValueRange carried) {
        copies.map(loop.getInductionVar(), count);
        for (auto [number, value] : llvm::zip_equal(numbers, carried))
          copies.map(loop.getRegionIterArgs()[number], value);
        write(*loop.getBody(), inside, copies);
        scf::YieldOp::create(inside, loc,
                             pick(loop.getYieldedValues(), numbers, copies));
      });
  copy.setUnsignedCmp(loop.getUnsignedCmp());
  if (mayHaveTensors)
    copy->setDiscardableAttrs(loop->getDiscardableAttrDictionary());
  for (auto [number, result] : llvm::zip_equal(numbers, copy.getResults()))
    copies.map(loop.getResult(number), result);
}

void ProducerSlice::writeIf(scf::IfOp way, OpBuilder &builder,
                            IRMapping &copies) const {
  Numbers numbers = neededOf(way);
  auto writeWay = [&](Region &from, OpBuilder &inside, Location loc) {
    SmallVector<Value> handed;
    if (!from.empty()) {
      write(from.front(), inside, copies);
      handed =
          pick(from.front().getTerminator()->getOperands(), numbers, copies);
    }
    scf::YieldOp::create(inside, loc, handed);
  };
  auto copy = scf::IfOp::create(
      builder, way.getLoc(), copies.lookupOrDefault(way.getCondition()),
      [&](OpBuilder &inside, Location loc) {
        writeWay(way.getThenRegion(), inside, loc);
      },
      [&](OpBuilder &inside, Location loc) {
        writeWay(way.getElseRegion(), inside, loc);
      });
  for (auto [number, result] : llvm::zip_equal(numbers, copy.getResults()))
    copies.map(way.getResult(number), result);
}

} // namespace kiln
