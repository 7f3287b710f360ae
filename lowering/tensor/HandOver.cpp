// The pass kiln-hand-over-accumulators: operands and accumulators of dots on
// the tensor core are handed over by mbarriers, and accumulators are two where
// the dots of one tile follow those of another.
//
// Three kinds of mbarriers say all that the thread that begins dots, the one
// that has blocks copied, and those that load accumulators need of each other:
// - of each slot: that its copies have landed, and that the dot that reads it
//   has ended (`lowering/tma/SlotUses.h`);
// - `full`, of each accumulator: that the dots of its tile have ended;
// - `empty`, of each accumulator: that all warps have loaded it.
//
// The block's tile n (0, 1, ...) has accumulator n % 2, as its use n / 2.
// Before all tiles threads store zeros there, for tiles without an iteration,
// and arrive at `empty`: this is phase 0. The dots of use m wait for its phase
// m then, and end phase m of `full`, for which the warps wait that load the
// accumulator and then end phase m + 1 of `empty`. With one accumulator tile n
// is its use n. In its first iteration a tile's dot does not add.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/fit/Residency.h"
#include "lowering/passes/Passes.h"
#include "lowering/remarks/Refuse.h"
#include "lowering/shared/BytesTaken.h"
#include "lowering/staging/Staging.h"
#include "lowering/tma/SlotBarriers.h"
#include "lowering/tma/SlotUses.h"
#include "lowering/tma/UnusedValues.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/isa/matrix/TensorMultiply.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_HANDOVERACCUMULATORS
#include "lowering/passes/Passes.h.inc"

namespace {

/// The dot of one kernel, in a loop that may be one over the iterations of a
/// tile.
class HandOver {
public:
  explicit HandOver(tt::FuncOp kernel)
      : kernel(kernel), rewriter(kernel.getContext()) {}

  /// Whether its operands and its accumulator can be handed over so.
  bool find() {
    SmallVector<gpu::TensorDotOp> dots;
    kernel.walk([&](gpu::TensorDotOp found) { dots.push_back(found); });
    if (dots.size() != 1)
      return false;
    dot = dots.front();
    loop = dyn_cast<scf::ForOp>(dot->getParentOp());
    if (!loop || !dot.getAdds())
      return false;
    tiles = dyn_cast<scf::ForOp>(loop->getParentOp());
    return (tiles ? tiles : loop)->getParentOp() == kernel &&
           findAccumulator() && findSlots();
  }

  void write(const GpuTarget &gpu, unsigned warps) {
    unsigned accumulators = tiles && hasColumns(gpu, warps) ? 2 : 1;
    uses.front().releaseByDot(dot);
    removeTurns();
    full = addMbarriers(accumulators, /*arrivals=*/1);
    empty = addMbarriers(accumulators, /*arrivals=*/warps);
    countUses(accumulators);
    Value current = makeAccumulators(accumulators);
    dot.getCMutable().assign(current);
    load.getSourceMutable().assign(current);
    handOver();
  }

private:
  /// Zeros are stored to it before the loop, and it is loaded after the loop.
  bool findAccumulator() {
    accumulator = dot.getC().getDefiningOp<gpu::TensorAllocOp>();
    if (!accumulator)
      return false;
    for (Operation *user : accumulator->getUsers()) {
      auto stores = dyn_cast<gpu::TensorStoreOp>(user);
      auto loads = dyn_cast<gpu::TensorLoadOp>(user);
      if (user == dot)
        continue;
      if ((!stores && !loads) || (stores && store) || (loads && load) ||
          user->getBlock() != loop->getBlock() ||
          user->isBeforeInBlock(loop) != bool(stores))
        return false;
      store = stores ? stores : store;
      load = loads ? loads : load;
    }
    return store && load && isZero(store.getValue()) &&
           store.getValue().getDefiningOp<arith::ConstantOp>();
  }

  /// All that it reads comes by the copies of one mbarrier, which is the same
  /// for all tiles.
  bool findSlots() {
    uses = SlotUses::findIn(loop);
    return uses.size() == 1 &&
           uses.front().mbarriers()->getBlock() == &kernel.front() &&
           isa<gpu::MemDescType>(dot.getA().getType()) &&
           llvm::all_of(dot.readBuffers(),
                        [&](Value slot) { return uses.front().fills(slot); });
  }

  /// Whether two accumulators leave an SM as many blocks as it has shared
  /// memory for. Remarks where they do not.
  bool hasColumns(const GpuTarget &gpu, unsigned warps) {
    int64_t columns = accumulator.getType().columns();
    kernel.walk([&](gpu::TensorAllocOp alloc) {
      columns += alloc.getType().columns();
    });
    columns = llvm::PowerOf2Ceil(columns);
    int64_t resident =
        Residency(kernel, gpu, warps).warps(bytesTaken(kernel)) / warps;
    int64_t blocks = std::max<int64_t>(resident, 1);
    if (columns * blocks <= TensorMultiply::kColumns)
      return true;
    refuse(dot, {RefusalCode::OneAccumulator, columns, TensorMultiply::kColumns,
                 blocks});
    return false;
  }

  /// The dot has mbarriers of its own now.
  void removeTurns() {
    SmallVector<gpu::TensorWaitOp> waits;
    kernel.walk([&](gpu::TensorWaitOp wait) { waits.push_back(wait); });
    auto turns = waits.front().getDone().getDefiningOp<gpu::AllocOp>();
    for (gpu::TensorWaitOp wait : waits)
      rewriter.eraseOp(wait);
    for (Operation *slot : llvm::make_early_inc_range(turns->getUsers())) {
      for (Operation *user : llvm::make_early_inc_range(slot->getUsers()))
        rewriter.eraseOp(user);
      rewriter.eraseOp(slot);
    }
    rewriter.eraseOp(turns);
  }

  Value addMbarriers(unsigned count, unsigned arrivals) {
    auto type = cast<gpu::MemDescType>(uses.front().mbarriers().getType());
    rewriter.setInsertionPointToStart(&kernel.front());
    Value all =
        gpu::AllocOp::create(rewriter, dot.getLoc(), type.withSlots(count));
    beginMbarriers(rewriter, all, arrivals);
    rewriter.setInsertionPoint(kernel.front().getTerminator());
    endMbarriers(rewriter, all);
    return all;
  }

  /// The number of the tile's accumulator, and the parity of its use's.
  void countUses(unsigned accumulators) {
    Location loc = dot.getLoc();
    rewriter.setInsertionPointToStart(&kernel.front());
    Value zero = arith::ConstantIntOp::create(rewriter, loc, 0, 32),
          one = arith::ConstantIntOp::create(rewriter, loc, 1, 32);
    number = phase = zero;
    if (!tiles)
      return;
    rewriter.setInsertionPoint(tiles);
    tiles = cast<scf::ForOp>(*tiles.replaceWithAdditionalYields(
        rewriter, zero, /*replaceInitOperandUsesInLoop=*/false,
        [&](OpBuilder &builder, Location, ArrayRef<BlockArgument> tile) {
          Value next = arith::AddIOp::create(builder, loc, tile.back(), one);
          return SmallVector<Value>{next};
        }));
    Value tile = tiles.getRegionIterArgs().back();
    rewriter.setInsertionPointToStart(tiles.getBody());
    if (accumulators == 2) {
      number = arith::AndIOp::create(rewriter, loc, tile, one);
      tile = arith::ShRUIOp::create(rewriter, loc, tile, one);
    }
    phase = arith::AndIOp::create(rewriter, loc, tile, one);
  }

  /// Makes so many, with zeros, before all tiles; returns the tile's.
  Value makeAccumulators(unsigned count) {
    Location loc = dot.getLoc();
    rewriter.setInsertionPoint(tiles ? tiles : loop);
    SmallVector<Value, 2> all;
    while (all.size() != count)
      all.push_back(gpu::TensorAllocOp::create(
          rewriter, loc, accumulator.getType(), Value(), IntegerAttr()));
    Value zeros =
        rewriter.clone(*store.getValue().getDefiningOp())->getResult(0);
    for (Value each : all)
      gpu::TensorStoreOp::create(rewriter, loc, zeros, each);
    for (unsigned each = 0; each != count; ++each)
      arriveEmpty(arith::ConstantIntOp::create(rewriter, loc, each, 32));
    rewriter.eraseOp(store);
    if (count == 1)
      return all.front();
    rewriter.setInsertionPoint(loop);
    Value zero = arith::ConstantIntOp::create(rewriter, loc, 0, 32);
    Value isFirst = arith::CmpIOp::create(
        rewriter, loc, arith::CmpIPredicate::eq, number, zero);
    return arith::SelectOp::create(rewriter, loc, isFirst, all[0], all[1]);
  }

  /// The waits and arrivals of one tile.
  void handOver() {
    Location loc = dot.getLoc();
    Type token = gpu::TokenType::get(rewriter.getContext());
    rewriter.setInsertionPoint(loop);
    gpu::MbarrierWaitOp::create(rewriter, loc, token, slotOf(empty, number),
                                phase, /*one_warp=*/true);
    rewriter.setInsertionPointAfter(loop);
    gpu::TensorCommitOp::create(rewriter, loc, slotOf(full, number));
    // What is done after the loop may need memory that its dots read.
    gpu::MbarrierWaitOp::create(rewriter, loc, token, slotOf(full, number),
                                phase, /*one_warp=*/false);
    rewriter.setInsertionPointAfter(load);
    if (tiles)
      arriveEmpty(number);
    rewriter.setInsertionPoint(dot);
    dot.getAddingMutable().assign(
        arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::ne,
                              loop.getInductionVar(), loop.getLowerBound()));
    if (accumulator->use_empty())
      rewriter.eraseOp(accumulator);
  }

  void arriveEmpty(Value of) {
    gpu::MbarrierArriveOp::create(rewriter, dot.getLoc(), slotOf(empty, of),
                                  /*one=*/false, /*warps=*/true);
  }
  Value slotOf(Value all, Value index) {
    return gpu::IndexOp::create(rewriter, dot.getLoc(),
                                cast<gpu::MemDescType>(all.getType()).slot(),
                                all, index);
  }

  tt::FuncOp kernel;
  IRRewriter rewriter;
  gpu::TensorDotOp dot;
  scf::ForOp loop, tiles; ///< the latter null: there is one tile
  gpu::TensorAllocOp accumulator;
  gpu::TensorStoreOp store;
  gpu::TensorLoadOp load;
  std::vector<SlotUses> uses;
  Value full, empty, number, phase;
};

class HandOverAccumulators
    : public impl::HandOverAccumulatorsBase<HandOverAccumulators> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<int64_t> warps = gpu::getModuleInt(module, gpu::kNumWarpsAttr);
    FailureOr<const GpuTarget *> target = gpu::getTarget(module);
    if (failed(warps) || failed(target))
      return signalPassFailure();
    for (auto kernel : module.getOps<tt::FuncOp>()) {
      if (!kernel.isPublic() || !kernel.getBody().hasOneBlock())
        continue;
      HandOver kernelsDot(kernel);
      if (!kernelsDot.find())
        continue;
      kernelsDot.write(**target, *warps);
      // Pointers that loops carry and TMA does not need: barriers around what
      // computes them would have all warps wait for copies and dots.
      removeUnused(kernel);
    }
  }
};

} // namespace
} // namespace kiln
