// The pass kiln-ping-pong: ping-pong scheduling; loops of AMD's kernels in
// which the two warps of a SIMD alternate between memory and matrix units. An
// iteration becomes pairs of clusters, one that uses memory and one that
// multiplies a part of k; a barrier ends each, and the upper half of the
// block's warps runs one cluster later than the lower half. So of the two warps
// of a SIMD one always has matrix instructions to issue, at a higher priority,
// while the other one's reads and copies are in flight. (Triton's
// BlockPingpong.cpp and HipKittens' kernels for MI300 have the same form.)
//
// The next tile is prefetched into registers in the first clusters of an
// iteration; the last memory cluster stores it into the only slot. The upper
// half's cluster n runs beside the lower half's n + 1, so two ends of clusters
// must lie between accesses to the same bytes: reads end one pair before the
// stores, which is why a pair reads two parts, and the first pair of the next
// iteration reads what the last pair stores.
//
// In blocks of four warps, two of which fit on a CU, an iteration is one pair:
// all reads, a barrier, all of the dot and after it the stores. Another block
// has the SIMD's other warp, and their alternation results from waiting.
//
// Loops not of this form are left as they are, and a remark says why.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/dot/DotSteps.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/passes/Passes.h"
#include "lowering/remarks/Refuse.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "targets/gpu/Budget.h"
#include "targets/gpu/GpuTarget.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_PINGPONG
#include "lowering/passes/Passes.h.inc"

namespace {

/// Warps of a block with two on each of a CU's four SIMDs.
constexpr int64_t kWarps = 8;
/// Cycles of matrix instructions that a part of an iteration should have at
/// least: as long as the other half's reads take (16 of a warp, from LDS that
/// serves eight warps), and ends of clusters are few. A guess; Triton 3.6
/// divides 256x256x64 and 128x256x64 alike.
constexpr int64_t kCyclesOfPart = 512;
constexpr int64_t kMostParts = 4;
/// Registers of addresses of shared memory, masks and counters; a guess.
constexpr int64_t kOtherRegisters = 20;

/// 32-bit registers of a thread's elements of a tensor.
int64_t wordsOf(Value tensor) {
  Type element = getElementTypeOrSelf(tensor.getType());
  unsigned bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
  uint64_t elements = gpu::getLayout(tensor.getType()).size(HwDim::Register);
  return llvm::divideCeil(elements * bits, 32);
}

/// One loop, and the ops of it that take part.
class Iteration {
public:
  Iteration(scf::ForOp loop, int64_t warps) : loop(loop), warps(warps) {}

  /// Why the loop is left as it is; none: it is not.
  Refusal refusal();
  /// Makes clusters of it.
  void divide();

  static bool hasDots(scf::ForOp loop) {
    return !loop.getBody()->getOps<tt::DotLike>().empty();
  }

private:
  Refusal findDot();
  Refusal findMemory();
  Refusal findTiles();
  Refusal chooseParts();

  /// The buffer that a slot is of; null: it is no slot.
  static Value bufferOf(Value slot) {
    auto index = slot.getDefiningOp<gpu::IndexOp>();
    return index ? index.getSource() : Value();
  }
  /// The loop-carried value that a store stores.
  Operation *loadedBy(gpu::LocalStoreOp store) {
    auto carried = cast<BlockArgument>(store.getValue());
    return loop.getYieldedValues()[carried.getArgNumber() - 1].getDefiningOp();
  }

  void storeFirst();
  void storeAtEnd(OpBuilder &builder);
  /// The first memory cluster ends after `firstPair`.
  void multiplyParts(OpBuilder &builder, Operation *firstPair);
  void endCluster(OpBuilder &builder, unsigned priority) {
    gpu::ClusterEndOp::create(builder, dot.getLoc(), priority);
  }

  scf::ForOp loop;
  int64_t warps;
  tt::DotLike dot;
  gpu::LocalLoadOp a, b;
  SmallVector<gpu::BarrierOp> barriers;
  SmallVector<gpu::LocalStoreOp> stores;
  int64_t parts = 1;
};

Refusal Iteration::refusal() {
  for (auto find : {&Iteration::findDot, &Iteration::findMemory,
                    &Iteration::findTiles, &Iteration::chooseParts})
    if (Refusal why = (this->*find)())
      return why;
  return {};
}

Refusal Iteration::findDot() {
  auto dots = llvm::to_vector(loop.getBody()->getOps<tt::DotLike>());
  if (dots.size() > 1)
    return {RefusalCode::TurnsDots, dots.size()};
  dot = dots.front();
  a = dot.getA().getDefiningOp<gpu::LocalLoadOp>();
  b = dot.getB().getDefiningOp<gpu::LocalLoadOp>();
  for (gpu::LocalLoadOp operand : {a, b})
    if (!operand || operand->getBlock() != loop.getBody() ||
        !operand->hasOneUse())
      return RefusalCode::TurnsOperand;
  return {};
}

Refusal Iteration::findMemory() {
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (auto barrier = dyn_cast<gpu::BarrierOp>(op))
      barriers.push_back(barrier);
    else if (auto store = dyn_cast<gpu::LocalStoreOp>(op)) {
      stores.push_back(store);
      Value buffer = bufferOf(store.getDestination());
      if (!buffer || cast<gpu::MemDescType>(buffer.getType()).slots() != 1)
        return RefusalCode::TurnsSlots;
    } else if (op.getNumRegions() && !isMemoryEffectFree(&op))
      return RefusalCode::TurnsBranches;
    else if (op.hasAttr(gpu::kSharedOffsetAttr) ||
             (!isMemoryEffectFree(&op) && &op != a && &op != b &&
              !isa<tt::LoadOp>(op)))
      return {RefusalCode::TurnsMemory, op.getName().getStringRef()};
  }
  if (barriers.size() != 2 ||
      llvm::any_of(barriers, [](gpu::BarrierOp it) { return !it.getLocal(); }))
    return RefusalCode::TurnsBarriers;
  return {};
}

Refusal Iteration::findTiles() {
  SmallVector<Value> buffers;
  for (gpu::LocalStoreOp store : stores) {
    buffers.push_back(bufferOf(store.getDestination()));
    if (!barriers[0]->isBeforeInBlock(store) ||
        !store->isBeforeInBlock(barriers[1]))
      return RefusalCode::TurnsStores;
    Value index =
        store.getDestination().getDefiningOp<gpu::IndexOp>().getIndex();
    if (!isa<BlockArgument>(index) && !loop.isDefinedOutsideOfLoop(index))
      return RefusalCode::TurnsSlotComputed;
    auto carried = dyn_cast<BlockArgument>(store.getValue());
    if (!carried || carried.getOwner() != loop.getBody() ||
        !carried.hasOneUse() || !isa_and_nonnull<tt::LoadOp>(loadedBy(store)) ||
        !loadedBy(store)->hasOneUse())
      return RefusalCode::TurnsStored;
  }
  for (gpu::LocalLoadOp operand : {a, b}) {
    if (!llvm::is_contained(buffers, bufferOf(operand.getSource())) ||
        !barriers[1]->isBeforeInBlock(operand))
      return RefusalCode::TurnsTiles;
  }
  return {};
}

Refusal Iteration::chooseParts() {
  FailureOr<DotPlan> plan = planAsAssigned(dot);
  if (failed(plan) || !plan->instruction || plan->instruction->products != 1)
    return RefusalCode::TurnsInstruction;
  const MatrixInstruction &matrix = *plan->instruction->matrix;
  int64_t slices = plan->depth() / plan->tileK(),
          cycles = int64_t(dotSteps(*plan).size()) * matrix.cycles;
  bool hasHalves = warps == kWarps;
  parts = std::min({slices, kMostParts, cycles / kCyclesOfPart});
  if (parts < (hasHalves ? 2 : 1))
    return {RefusalCode::TurnsCycles, cycles};
  parts = hasHalves ? llvm::bit_floor(uint64_t(parts)) : 1;

  int64_t need = wordsOf(dot.getD()) + kOtherRegisters +
                 std::min<int64_t>(2, parts) *
                     (wordsOf(dot.getA()) + wordsOf(dot.getB())) / parts;
  for (gpu::LocalStoreOp store : stores) {
    need += wordsOf(store.getValue());
    auto load = cast<tt::LoadOp>(loadedBy(store));
    auto vector = load->getAttrOfType<IntegerAttr>(gpu::kVectorAttr);
    need += wordsOf(load.getPtr()) / (vector ? vector.getInt() : 1);
  }
  const GpuTarget &target = gpuOf(dot);
  int64_t bytes = gpu::sharedBytes(dot->getParentOfType<tt::FuncOp>());
  auto budget = Budget::forKernel(target, warps * target.warpSize, bytes, 0);
  if (budget.warpsAt(std::min<int64_t>(need, budget.limit() + 1)) < kWarps ||
      need > budget.limit())
    return {RefusalCode::TurnsResidency, need, bytes};
  return {};
}

/// The first tile is stored before the loop.
void Iteration::storeFirst() {
  OpBuilder builder(loop);
  gpu::BarrierOp::create(builder, loop.getLoc(), /*local=*/true,
                         /*async_proxy=*/false);
  for (gpu::LocalStoreOp store : stores) {
    Operation *slot = builder.clone(*store.getDestination().getDefiningOp());
    gpu::LocalStoreOp::create(
        builder, store.getLoc(),
        loop.getTiedLoopInit(cast<BlockArgument>(store.getValue()))->get(),
        slot->getResult(0));
  }
  gpu::BarrierOp::create(builder, loop.getLoc(), /*local=*/true,
                         /*async_proxy=*/false);
  if (parts == 1)
    return;
  gpu::HalfBarrierOp::create(builder, loop.getLoc(), /*upper=*/true);
  builder.setInsertionPointAfter(loop);
  gpu::HalfBarrierOp::create(builder, loop.getLoc(), /*upper=*/false);
}

/// The next iteration's tile at this one's end.
void Iteration::storeAtEnd(OpBuilder &builder) {
  for (gpu::LocalStoreOp store : stores) {
    auto carried = cast<BlockArgument>(store.getValue());
    OpOperand &next = *loop.getTiedLoopYieldedValue(carried);
    gpu::LocalStoreOp::create(builder, store.getLoc(), next.get(),
                              store.getDestination());
    next.set(carried); // unused; canonicalization removes it
  }
}

void Iteration::multiplyParts(OpBuilder &builder, Operation *firstPair) {
  Location loc = dot.getLoc();
  Value accumulator = dot.getC();
  for (int64_t part = 0; part < parts; ++part) {
    if (part == 0)
      builder.setInsertionPointAfter(firstPair);
    else
      builder.setInsertionPoint(dot);
    // The last part's operands are read a pair before, for the stores.
    int64_t end = part == parts - 2 ? parts : part + 1;
    bool isLast = part > 0 && part == parts - 1;
    if (isLast)
      storeAtEnd(builder);
    else
      gpu::ReadPartsOp::create(builder, loc, dot.getA(), dot.getB(), part, end,
                               parts);
    endCluster(builder, 1);
    auto multiplied = cast<tt::DotLike>(builder.clone(*dot));
    multiplied.getCMutable().assign(accumulator);
    multiplied->setAttr(gpu::kPartAttr,
                        builder.getDenseI64ArrayAttr({part, parts}));
    accumulator = multiplied.getD();
    if (parts == 1)
      storeAtEnd(builder);
    endCluster(builder, 0);
  }
  dot.getD().replaceAllUsesWith(accumulator);
  dot.erase();
}

void Iteration::divide() {
  storeFirst();
  // The first pair has the first load, and of two pairs all of them, or the
  // second pair would wait for the loads that it has just issued.
  Operation *load = nullptr;
  for (gpu::LocalStoreOp store : stores) {
    Operation *other = loadedBy(store);
    if (!load || other->isBeforeInBlock(load) == (parts > 2))
      load = other;
  }
  // New stores and reads stand at the first pair's end, after their slots.
  for (gpu::LocalStoreOp store : stores)
    if (Operation *slot = store.getDestination().getDefiningOp();
        !slot->isBeforeInBlock(load))
      slot->moveBefore(&loop.getBody()->front());
  // Operands are named where the first of them is read.
  for (gpu::LocalLoadOp operand : {a, b})
    operand->moveAfter(operand.getSource().getDefiningOp());
  OpBuilder builder(dot);
  multiplyParts(builder, load);
  // Not before: the builder may have stood at one of them.
  for (gpu::LocalStoreOp store : stores)
    store.erase();
  for (gpu::BarrierOp barrier : barriers)
    barrier.erase();
}

class PingPong : public impl::PingPongBase<PingPong> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<int64_t> warps = gpu::getModuleInt(module, gpu::kNumWarpsAttr);
    FailureOr<const GpuTarget *> target = gpu::getTarget(module);
    if (failed(warps) || failed(target))
      return signalPassFailure();
    constexpr unsigned lanes = 64; // of GPUs with MFMA
    if (!(*target)->isAmd() || (*target)->warpSize != lanes)
      return;
    SmallVector<Operation *> divided;
    module.walk([&](scf::ForOp loop) {
      if (!Iteration::hasDots(loop))
        return;
      Iteration iteration(loop, *warps);
      Refusal why = *warps == kWarps || *warps == kWarps / 2
                        ? iteration.refusal()
                        : Refusal(RefusalCode::TurnsWarps, *warps);
      if (why) {
        refuse(loop, {RefusalCode::NoPingPong, why});
        return;
      }
      iteration.divide();
      divided.push_back(loop);
    });
    RewritePatternSet patterns(&getContext());
    scf::ForOp::getCanonicalizationPatterns(patterns, &getContext());
    (void)applyOpPatternsGreedily(divided, std::move(patterns));
  }
};

} // namespace
} // namespace kiln
