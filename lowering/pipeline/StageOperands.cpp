// The pass kiln-stage-operands: operands of dots go through buffers of their own
// instead of a conversion's scratch, in loops and, as far as it pays, outside. A conversion has a
// barrier between its store and its load; a buffer is stored to where its value
// is defined and loaded from where it is used, so that all operands of a dot
// share one barrier. Loads that can be prefetched are prepared (LoadAhead.h).
#include "frontend/dialect/Tile.h"
#include "lowering/fit/RegisterNeed.h"
#include "lowering/fit/Residency.h"
#include "lowering/interface/Scratch.h"
#include "lowering/passes/Passes.h"
#include "lowering/pipeline/AcrossTiles.h"
#include "lowering/pipeline/LoadAhead.h"
#include "lowering/remarks/Refuse.h"
#include "lowering/shared/BytesTaken.h"
#include "lowering/staging/LaneCopies.h"
#include "lowering/staging/Staging.h"
#include "lowering/staging/StoredValues.h"
#include "lowering/staging/ViewedScales.h"
#include "lowering/tma/BlockMaps.h"
#include "lowering/tma/EpilogueLoads.h"
#include "lowering/tma/TensorStores.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "targets/gpu/Budget.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_STAGEOPERANDS
#include "lowering/passes/Passes.h.inc"

namespace {

/// The share of a thread's registers that accumulators, loads in flight and
/// their addresses take at most; the rest is for masks, addresses in shared
/// memory and what ptxas moves. Beyond it, loads are stored as they arrive. A
/// guess, as in kiln-spare-registers.
constexpr double kShareInFlight = 0.75;
/// The same where accumulators lie in tensor memory: ptxas then computes most
/// addresses, of two registers each, before the first load. With 0.75 it spilled
/// 582 times in 32 products of perf/ragged/kernels.py (masked and across, bf16
/// and e5m2, UNSEEN_TILES, sm_100a), and 44 times with this.
constexpr double kShareInFlightBesideTensorMemory = 0.5;

constexpr llvm::StringLiteral kStagesAttr = "tt.num_stages";

/// What `tl.range` says of this loop, else what the kernel was compiled with.
unsigned askedStages(scf::ForOp loop, unsigned ofKernel) {
  auto own = loop->getAttrOfType<IntegerAttr>(kStagesAttr);
  return own ? own.getInt() : ofKernel;
}

/// The conversions of one block of a loop.
class BlockStaging {
public:
  BlockStaging(Block &block, const TargetOps &target, const PointerBases &bases,
               const Residency &residency, const TensorLoads &tensors,
               const TensorStores &stores, int64_t sharedBytes,
               int64_t registers)
      : block(block), target(target), bases(bases), residency(residency),
        tensors(tensors), stores(stores), conversions(stagedConversions(block)),
        sharedBytes(sharedBytes), available(sharedBytes), registers(registers) {
    SmallVector<Operation *> staged(conversions.begin(), conversions.end());
    available -= bytesTakenIn(block, staged) + bytesBehind();
  }

  void run(unsigned stages) {
    if (auto loop = dyn_cast<scf::ForOp>(block.getParentOp()))
      runAhead(loop, askedStages(loop, stages));
    copyByLanes();
    // Where not all fit, one that stays may need its scratch beside the others'
    // buffers.
    if (bytesOf(conversions) > available)
      for (gpu::ConvertLayoutOp convert : conversions)
        reserved = std::max(reserved, scratchBytes(convert));
    for (gpu::ConvertLayoutOp convert : conversions) {
      if (throughBufferThatIsThere(convert, sharedBytes))
        continue;
      int64_t bytes = exchangeBuffer(convert).bytes();
      if (bytes + reserved > available) {
        throughBufferIfItFits(convert, sharedBytes);
        continue;
      }
      available -= bytes;
      throughBuffer(convert);
    }
  }

private:
  /// Shared memory for a tile's stores while the next tile's loads are in
  /// flight.
  int64_t bytesBehind() const {
    auto loop = dyn_cast<scf::ForOp>(block.getParentOp());
    if (!loop || !runsOn(loop))
      return 0;
    int64_t scratch = 0, stored = 0;
    loop->getParentOp()->walk([&](Operation *op) {
      if (loop->isAncestor(op))
        return;
      if (!isForBlock(op))
        scratch = std::max(scratch, scratchBytes(op));
      if (auto store = dyn_cast<tt::StoreOp>(op))
        stored += stores.bytesOfTiles(store);
    });
    return scratch + stored;
  }
  /// Whether it is only converted for a store that converts nothing.
  bool isForBlock(Operation *op) const {
    return isa<gpu::ConvertLayoutOp>(op) &&
           llvm::all_of(op->getUsers(), [&](Operation *user) {
             auto store = dyn_cast<tt::StoreOp>(user);
             return store && stores.bytesOfTiles(store);
           });
  }

  static int64_t bytesOf(ArrayRef<gpu::ConvertLayoutOp> conversions) {
    int64_t sum = 0;
    for (gpu::ConvertLayoutOp convert : conversions)
      sum += exchangeBuffer(convert).bytes();
    return sum;
  }

  /// As in Triton the option is for loops with dots, and what a loop says of
  /// itself for any.
  bool isToBePipelined(scf::ForOp loop) const {
    return (loop->hasAttr(kStagesAttr) ||
            !block.getOps<tt::DotLike>().empty()) &&
           llvm::any_of(block.getOps<tt::LoadOp>(), [](tt::LoadOp load) {
             return isa<RankedTensorType>(load.getType());
           });
  }

  /// Where nothing of a loop is pipelined, lanes copy what they can in the
  /// iteration that reads it: fewer registers than by way of them.
  void copyByLanes() {
    auto loop = dyn_cast<scf::ForOp>(block.getParentOp());
    if (!loop || loop->hasAttr(gpu::kNumStagesAttr) ||
        bytesOf(conversions) > available)
      return;
    std::vector<CopiedOperand> copied;
    for (gpu::ConvertLayoutOp convert : conversions) {
      tt::LoadOp load = loadBehind(loop, convert);
      std::optional<LaneCopy> lanes =
          load ? laneCopyOf(load, convert, matrixMovesOf(target.gpu()))
               : std::nullopt;
      if (lanes)
        copied.push_back({load, convert, std::move(*lanes)});
    }
    for (const CopiedOperand &operand : copied) {
      available -= exchangeBuffer(operand.convert).bytes();
      llvm::erase(conversions, operand.convert);
    }
    copyInTurn(copied);
  }

  /// The bytes that are left for prefetches.
  int64_t bytesBeside(const LoadAhead &ahead) const {
    SmallVector<gpu::ConvertLayoutOp> others(conversions);
    for (const AheadOperand &operand : ahead.operands())
      for (const AheadUse &use : operand.uses)
        llvm::erase(others, use.convert);
    return available - bytesOf(others);
  }

  unsigned stagesThatFit(const LoadAhead &ahead, unsigned asked) const {
    unsigned stages = asked;
    while (stages > 1 && ahead.bytes(stages) > bytesBeside(ahead))
      --stages;
    return stages;
  }

  /// Whether buffers that dots read directly get a spare slot, so that a dot
  /// may end in the next iteration: where that takes no block from an SM, since
  /// a second block hides the wait as well. On an H200 the slot gained 3 to 8 %
  /// over a second barrier in each iteration; where it cost a block, a matmul
  /// with tiles of 128x128 lost 13 % (2026-11-22).
  bool sparesSlot(const LoadAhead &ahead, unsigned stages) const {
    // The tensor core's dots wait for the one before (kiln-schedule-loops).
    if (hasTensorMemory(target.gpu()))
      return false;
    int64_t bytes = bytesWith(ahead, stages),
            more = ahead.bytes(stages, Slots::Spare) - ahead.bytes(stages);
    return ahead.readsInPlace() &&
           ahead.bytes(stages, Slots::Spare) <= bytesBeside(ahead) &&
           residency.warps(bytes + more) == residency.warps(bytes);
  }

  /// Whether an iteration copies where it has just read, after one more
  /// barrier: where an SM then holds more blocks.
  bool reusesSlots(const LoadAhead &ahead, unsigned stages) const {
    int64_t bytes = bytesWith(ahead, stages),
            fewer = ahead.bytes(stages) - ahead.bytes(stages, Slots::Reused);
    return ahead.mayReuseSlots(stages) &&
           residency.warps(bytes - fewer) > residency.warps(bytes);
  }

  void runAhead(scf::ForOp loop, unsigned asked) {
    if (asked < 2 || !isToBePipelined(loop))
      return;
    if (Operation *hindrance = findHindrance(loop)) {
      refuse(loop,
             {RefusalCode::LoopNotAhead, hindrance->getName().getStringRef()});
      return;
    }
    LoadAhead ahead(loop, conversions, target, LoopWrites(loop, bases),
                    tensors);
    if (asked > 2 && ahead.waitsInRegisters()) {
      refuse(loop, {RefusalCode::StagesInRegisters, asked, 2});
      asked = 2;
    }
    runAhead(
        loop,
        inRegistersWhereWarpsAreLost(
            withOthers(withLaneCopies(std::move(ahead), asked), asked), asked),
        asked);
  }

  /// Shared memory of a block under as many of these stages as fit. Buffers of
  /// other conversions count in full, though some may share bytes.
  int64_t bytesWith(const LoadAhead &ahead, unsigned asked) const {
    unsigned stages = stagesThatFit(ahead, asked);
    return sharedBytes - bytesBeside(ahead) +
           (stages > 1 ? ahead.bytes(stages) : 0);
  }

  /// What a warp's lanes copy together has a slot more than what goes through
  /// registers: only where that costs no stage and no warps, whether the loop's
  /// other conversions have buffers of their own or share one.
  LoadAhead withLaneCopies(LoadAhead ahead, unsigned asked) const {
    LoadAhead through = ahead;
    if (!through.dropLaneCopies())
      return ahead;
    int64_t more = ahead.bytes(asked) - through.bytes(asked), shared = 0;
    for (gpu::ConvertLayoutOp convert : conversions)
      if (llvm::none_of(ahead.operands(), [&](const AheadOperand &operand) {
            return llvm::any_of(operand.uses, [&](const AheadUse &use) {
              return use.convert == convert;
            });
          }))
        shared = std::max(shared, scratchBytes(convert));
    bool costs = stagesThatFit(ahead, asked) < asked;
    for (int64_t bytes :
         {bytesWith(through, asked),
          sharedBytes - available + shared + through.bytes(asked)})
      costs |= residency.warps(bytes + more) < residency.warps(bytes);
    return costs ? through : ahead;
  }

  /// With the loop's other loads, as far as their buffers take no stage from
  /// the operands of dots, which come first, and not the block's last
  /// neighbour. (A copy is worth one of several: it is all that hides such a
  /// load.)
  LoadAhead withOthers(LoadAhead ahead, unsigned asked) const {
    LoadAhead all = ahead;
    all.addOthers(/*mayCopy=*/true);
    if (ahead.operands().empty())
      return all;
    if (stagesThatFit(all, asked) < stagesThatFit(ahead, asked))
      return ahead;
    int64_t bytes = bytesWith(all, asked), without = bytesWith(ahead, asked);
    if (!residency.isAlone(bytes) || residency.isAlone(without))
      return all;
    for (const AheadOperand &other :
         all.operands().drop_front(ahead.operands().size()))
      if (other.isCopy)
        sayWarps(other.load, "this load is not copied iterations ahead", bytes,
                 without);
    ahead.addOthers(/*mayCopy=*/false);
    return ahead;
  }

  /// Through registers, one iteration ahead is what hides a load; more stages
  /// are more slots, for a barrier less. Plain operands of dots get them as
  /// asked for, others where the SM or CU loses no warps by it. Only where
  /// nothing is copied by cp.async: where there are copies, registers run out
  /// before (attention backward on sm_80 and sm_90a: 8 warps in any case).
  LoadAhead inRegistersWhereWarpsAreLost(LoadAhead ahead,
                                         unsigned asked) const {
    if (target.canCopyAsync(16))
      return ahead;
    LoadAhead inRegisters = ahead;
    SmallVector<tt::LoadOp> loads = inRegisters.prefetchSideOperands();
    int64_t bytes = bytesWith(ahead, asked),
            without = bytesWith(inRegisters, asked);
    if (residency.warps(bytes) >= residency.warps(without))
      return ahead;
    for (tt::LoadOp load : loads)
      sayWarps(load, "this load is one iteration ahead, in registers", bytes,
               without);
    return inRegisters;
  }

  void sayWarps(Operation *load, StringRef what, int64_t bytes,
                int64_t without) const {
    load->emitRemark() << what << ": with buffers of its own an SM or CU of "
                       << target.gpu().name() << " would have "
                       << residency.warps(bytes) << " warps instead of "
                       << residency.warps(without);
  }

  void runAhead(scf::ForOp loop, LoadAhead ahead, unsigned asked) {
    if (ahead.operands().empty())
      return;
    if (int64_t spared = ahead.storeAtOnceBeyond(registers)) {
      refuse(loop, {RefusalCode::LoadsStoredAtOnce, spared});
      // One iteration ahead, however many there are stages for.
      if (llvm::none_of(ahead.operands(), [](const AheadOperand &operand) {
            return operand.isCopy;
          }))
        asked = std::min(asked, 2u);
    }
    unsigned stages = stagesThatFit(ahead, asked);
    if (stages < asked)
      refuse(loop,
             {RefusalCode::StagesTooLarge, asked, ahead.bytes(asked),
              target.gpu().name(), bytesBeside(ahead),
              std::to_string(stages) + (stages == 1 ? " stage" : " stages")});
    if (stages < 2)
      return;
    Slots slots = sparesSlot(ahead, stages)    ? Slots::Spare
                  : reusesSlots(ahead, stages) ? Slots::Reused
                                               : Slots::OnePerStage;
    available -= ahead.bytes(stages, slots);
    for (const AheadOperand &operand : ahead.operands())
      for (const AheadUse &use : operand.uses)
        llvm::erase(conversions, use.convert);
    ahead.write(stages, slots);
  }

  Block &block;
  const TargetOps &target;
  const PointerBases &bases;
  const Residency &residency;
  const TensorLoads &tensors;
  const TensorStores &stores;
  SmallVector<gpu::ConvertLayoutOp> conversions;
  /// That a block may take.
  int64_t sharedBytes;
  int64_t available, reserved = 0;
  /// Of a thread, that the loop's loads may wait in.
  int64_t registers;
};

class StageOperands : public impl::StageOperandsBase<StageOperands> {
public:
  using StageOperandsBase::StageOperandsBase;

private:
  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<const GpuTarget *> record = gpu::getTarget(module);
    if (failed(record))
      return signalPassFailure();
    FailureOr<int64_t> warps = gpu::getModuleInt(module, gpu::kNumWarpsAttr);
    if (failed(warps))
      return signalPassFailure();
    std::unique_ptr<TargetOps> target = TargetOps::create(**record);
    int64_t sharedBytes = (*record)->maxSharedPerBlock - heldBack;
    for (auto function : module.getOps<tt::FuncOp>()) {
      if (function.isExternal())
        continue;
      PointerBases bases(function);
      Residency residency(function, **record, *warps);
      TensorLoads tensors(function, bases);
      tensors.convertBehindTranspositions();
      convertAfterTranspositions(function, *target);
      convertScalesLast(function);
      stageOutsideOfLoops(function, sharedBytes);
      TensorStores stores(function, bases, sharedBytes);
      int64_t limit =
          Budget::forKernel(**record, *warps * (*record)->warpSize, 0, 0)
              .limit();
      double share = hasTensorMemory(**record)
                         ? kShareInFlightBesideTensorMemory
                         : kShareInFlight;
      DenseMap<Operation *, int64_t> needs = registersNeededInLoops(function);
      function.walk([&](Block *block) {
        Operation *parent = block->getParentOp();
        if (isa<LoopLikeOpInterface>(parent) ||
            parent->getParentOfType<LoopLikeOpInterface>())
          BlockStaging(*block, *target, bases, residency, tensors, stores,
                       sharedBytes,
                       int64_t(share * limit) - needs.lookup(parent))
              .run(numStages);
      });
      // A warp alone waits for nobody: a round trip is as good.
      if (*warps > 1)
        readWhatIsStored(function, **record, sharedBytes);
      copyEpilogueLoads(function, tensors, sharedBytes);
      if (failed(stores.write()))
        return signalPassFailure();
      forgetBlocks(function);
    }
  }
};

} // namespace
} // namespace kiln
