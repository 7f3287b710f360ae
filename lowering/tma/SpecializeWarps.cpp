// The pass kiln-specialize-warps: warp specialization. TMA copies, and the
// waits for the release of their slots, move out of the kernel into a producer
// warp (kiln.producer), with the scalars that they need. So do dots on the
// tensor core whose operands and accumulators mbarriers hand over
// (kiln-hand-over-accumulators), into another warp of the same warpgroup: those
// that the kernel was written for are left with what it does after its loop,
// and in a loop over tiles do that while the next tile is multiplied.
//
// Attention gains: its warpgroups are sometimes an iteration apart, and the one
// whose warp issued the copies waited there for the other, with its own dots
// done. FlashAttention-3 issues its copies this way. On an H200 it was worth 1
// to 8 % there (perf/knob/README.md).
//
// A copy may be issued once its mbarrier is initialized and the memory that it
// writes is no longer used: it waits for the release of its slot, if it has
// one, and for earlier uses of that memory at the first barrier after them, in
// which the producer then takes part. The producer takes no part in barriers
// within other ops.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/fit/RegisterNeed.h"
#include "lowering/passes/Passes.h"
#include "lowering/remarks/Refuse.h"
#include "lowering/shared/BufferAccesses.h"
#include "lowering/shared/GlobalTouch.h"
#include "lowering/shared/PointerBases.h"
#include "lowering/tma/ProducerSlice.h"
#include "lowering/tma/SlotBarriers.h"
#include "lowering/tma/UnusedValues.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include "targets/gpu/Occupancy.h"
#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "targets/support/KernelAttributes.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_SPECIALIZEWARPS
#include "lowering/passes/Passes.h.inc"

namespace {

/// Warps that multiply together, and share what setmaxnreg gives and takes.
constexpr unsigned kGroup = WarpgroupMultiply::kWarps;
/// The registers of one thread: setmaxnreg's step, and its least and most (PTX
/// ISA).
constexpr unsigned kStep = 8, kLeast = 24, kMost = 256;

/// Registers of a thread in each warpgroup, where an SM has so many blocks.
struct RegisterSplit {
  RegisterSplit(const GpuTarget &gpu, unsigned warps, unsigned blocks = 1) {
    unsigned all = gpu.registerFile * gpu.partitions / blocks,
             ofAll = warps + kGroup;
    launched = llvm::alignDown(std::min(all / ofAll, kMost - kStep), kStep);
    others = llvm::alignDown(
        std::min((launched * ofAll - kLeast * kGroup) / warps, kMost), kStep);
  }
  unsigned launched, others;
};

/// The producer warp of one kernel, and the one that begins its dots.
class KernelProducer {
public:
  explicit KernelProducer(tt::FuncOp kernel) : kernel(kernel), buffers(kernel) {
    kernel.walk([&](Operation *op) {
      if (isProducers(op))
        moved.push_back(op);
      else if (isDots(op))
        dots.push_back(op);
    });
    if (llvm::none_of(dots, llvm::IsaPred<gpu::TensorDotOp>))
      dots.clear();
  }

  /// Whether a warp of its own is to begin dots.
  bool beginsDots() const { return !dots.empty(); }

  /// Why it cannot be added; none: it can.
  Refusal whyNot() {
    if (kernel->hasAttr(kMaxRegsAttr))
      return RefusalCode::CopiesRegisters;
    if (llvm::none_of(moved, llvm::IsaPred<gpu::MbarrierWaitWarpOp>))
      return RefusalCode::CopiesNone;
    if (!kernel.getBody().hasOneBlock())
      return RefusalCode::CopiesBranches;
    if (failed(buffers.readOffsets()))
      return RefusalCode::CopiesUnallocated;
    body = &kernel.getBody().front();
    for (Operation *op : moved) {
      Operation *top = body->findAncestorOpInBlock(*op);
      if (!last || last->isBeforeInBlock(top))
        last = top;
    }
    for (Operation *op : moved) {
      if (Refusal reason = whyNotMoved(op))
        return reason;
      if (!slice.add(op))
        return {RefusalCode::CopiesNeed,
                slice.refused()->getName().getStringRef()};
    }
    if (Refusal reason = whyNotDots())
      return reason;
    for (gpu::BarrierOp barrier : barriers)
      for (ProducerSlice *ofRole : {&slice, &dotsSlice})
        ofRole->add(barrier);
    return whyNotEarly();
  }

  void add(RegisterSplit registers) {
    for (gpu::BarrierOp barrier : barriers)
      barrier.setWithProducer(true);
    OpBuilder builder(body->getTerminator());
    auto producer =
        gpu::ProducerOp::create(builder, moved.front()->getLoc(),
                                registers.launched, kLeast, registers.others);
    write(slice, producer, producer.getBody());
    if (beginsDots())
      write(dotsSlice, producer, producer.getDots());
    for (ArrayRef<Operation *> ofRole : {ArrayRef(moved), ArrayRef(dots)})
      for (Operation *op : llvm::reverse(ofRole))
        op->erase();
    // Loops that only counted what has moved.
    if (beginsDots())
      removeUnused(kernel);
  }

private:
  void write(const ProducerSlice &ofRole, gpu::ProducerOp producer,
             Region &region) {
    OpBuilder builder(producer);
    Block *block = builder.createBlock(&region);
    IRMapping copies;
    ofRole.write(*body, builder, copies);
    gpu::LeaveOp::create(builder, producer.getLoc());
    // These warps have nothing to publish.
    for (auto barrier : block->getOps<gpu::BarrierOp>())
      barrier.setAsyncProxy(false);
  }

  /// The same of dots: they know where tensor memory is, and their mbarriers
  /// have begun.
  Refusal whyNotDots() {
    if (!beginsDots())
      return {};
    SmallVector<Operation *> takes, bases;
    for (Operation &op : *body) {
      if (isa<gpu::TensorTakeOp>(op))
        takes.push_back(&op);
      if (isa<gpu::TensorBaseOp>(op))
        bases.push_back(&op);
    }
    for (auto [take, base] : llvm::zip_equal(takes, bases))
      if (!waitFor(take, base))
        return RefusalCode::CopiesUnordered;
    for (Operation *op : dots) {
      if (Refusal reason = whyNotMoved(op))
        return reason;
      if (!dotsSlice.add(op))
        return {RefusalCode::DotsNeed,
                dotsSlice.refused()->getName().getStringRef()};
    }
    return {};
  }

  Refusal whyNotMoved(Operation *op) {
    if (isa<gpu::WarpSyncOp>(op))
      return {};
    Operation *top = body->findAncestorOpInBlock(*op);
    // What all warps must have done before.
    SmallVector<Operation *> before;
    for (Value operand : op->getOperands())
      if (isMbarrier(operand) && !findBegins(operand, before))
        return RefusalCode::CopiesBarrierInBranch;
    if (auto copy = dyn_cast<gpu::TmaCopyOp>(op)) {
      if (!copy.getFreed() && op->getParentOfType<scf::ForOp>())
        return RefusalCode::CopiesUnreleased;
      findUses(copy, top, before);
    }
    Operation *latest = nullptr;
    for (Operation *other : before)
      if (!latest || latest->isBeforeInBlock(other))
        latest = other;
    if (latest && !waitFor(latest, top))
      return RefusalCode::CopiesUnordered;
    return {};
  }

  /// Makes the producer warp wait at a barrier between the two; false: there is
  /// none.
  bool waitFor(Operation *earlier, Operation *later) {
    gpu::BarrierOp first;
    for (Operation *op = earlier->getNextNode(); op && op != later;
         op = op->getNextNode())
      if (auto barrier = dyn_cast<gpu::BarrierOp>(op)) {
        if (barriers.contains(barrier))
          return true;
        first = first ? first : barrier;
      }
    return earlier->isBeforeInBlock(later) && first && barriers.insert(first);
  }

  /// Why blocks must not be copied earlier than now; none: they may.
  Refusal whyNotEarly() {
    PointerBases bases(kernel);
    SmallVector<GlobalTouch> loads, stores;
    bool waits = false;
    kernel.walk([&](Operation *op) {
      GlobalTouches touches = globalTouches(op, bases);
      append_range(isa<gpu::TmaCopyOp>(op) ? loads : stores,
                   isa<gpu::TmaCopyOp>(op) ? touches.loads : touches.stores);
      Operation *top = body->findAncestorOpInBlock(*op);
      waits |=
          top && !last->isBeforeInBlock(top) && waitsForOthers(op, touches);
    });
    if (waits)
      return RefusalCode::CopiesAfterOthers;
    for (const GlobalTouch &load : loads)
      for (const GlobalTouch &store : stores)
        if (GlobalTouch::meet(load, store))
          return RefusalCode::CopiesStored;
    return {};
  }

  /// Whether ops after this one may rely on what other programs did before.
  static bool waitsForOthers(Operation *op, const GlobalTouches &touches) {
    if (auto load = dyn_cast<tt::LoadOp>(op))
      return load.getIsVolatile();
    if (auto text = dyn_cast<tt::ElementwiseInlineAsmOp>(op))
      return !text.getPure();
    return touches.waitsAfter || isa<mlir::gpu::BarrierOp>(op);
  }

  static bool isMbarrier(Value value) {
    auto memory = dyn_cast<gpu::MemDescType>(value.getType());
    return memory && memory.getElementType().isInteger(64);
  }

  /// Adds the ops that begin an mbarrier; false: there is one that is not at
  /// the kernel's top level.
  bool findBegins(Value mbarrier, SmallVectorImpl<Operation *> &before) {
    gpu::AllocOp all = allocBehind(mbarrier);
    if (!all)
      return false;
    for (Operation *slot : all->getUsers())
      for (Operation *user : slot->getUsers())
        if (isa<gpu::MbarrierInitOp>(user)) {
          if (user->getBlock() != body)
            return false;
          before.push_back(user);
        }
    return true;
  }

  /// Adds those ops before the copy, and its own loop, that use what it
  /// writes. Of a released slot only what is no use of that buffer counts.
  void findUses(gpu::TmaCopyOp copy, Operation *top,
                SmallVectorImpl<Operation *> &before) {
    SmallVector<BufferRange> written;
    for (const BufferAccess &access : bufferAccesses(copy, buffers))
      if (access.kind == AccessKind::Copy)
        written.push_back(access.range);
    auto meets = [&](Operation *other) {
      return !isProducers(other) &&
             llvm::any_of(bufferAccesses(other, buffers),
                          [&](const BufferAccess &access) {
                            return llvm::any_of(
                                written, [&](const BufferRange &range) {
                                  return access.range.meets(range) &&
                                         !(copy.getFreed() &&
                                           access.range.buffer == range.buffer);
                                });
                          });
    };
    Block::iterator end = top->getIterator();
    if (copy.getFreed())
      ++end;
    for (Operation &op : llvm::make_range(body->begin(), end)) {
      WalkResult walk = op.walk([&](Operation *other) {
        return meets(other) ? WalkResult::interrupt() : WalkResult::advance();
      });
      if (walk.wasInterrupted())
        before.push_back(&op);
    }
  }

  tt::FuncOp kernel;
  Buffers buffers;
  Block *body = nullptr;
  SmallVector<Operation *> moved, dots;
  /// The last op of the kernel's top level that has blocks copied, or holds
  /// one.
  Operation *last = nullptr;
  /// Where it waits with the others.
  llvm::SmallSetVector<gpu::BarrierOp, 2> barriers;
  ProducerSlice slice{isProducers}, dotsSlice{isDots};
};

/// Why a block of so many warps has no producer; none: it may have one. One
/// warpgroup is enough where another warp begins the dots.
Refusal whyNotBeside(const GpuTarget &gpu, unsigned warps) {
  unsigned least = hasTensorMemory(gpu) ? kGroup : 2 * kGroup;
  if (warps % kGroup || warps < least)
    return RefusalCode::CopiesFewWarps;
  if ((warps + kGroup) * gpu.warpSize > gpu.maxThreadsPerBlock)
    return {RefusalCode::CopiesThreads, gpu.maxThreadsPerBlock};
  return {};
}

/// Registers that a thread needs which loads accumulators: those, and what the
/// kernels of test/corpus with dots have beside them (70 to 90,
/// lowering/fit/Residency.cpp).
unsigned registersAfterDots(tt::FuncOp kernel, const GpuTarget &gpu) {
  constexpr int64_t besideAccumulators = 90;
  int64_t loaded = 0;
  kernel.walk([&](gpu::TensorLoadOp load) {
    loaded = std::max(loaded, registersOf(load.getResult()));
  });
  return std::min<int64_t>(loaded + besideAccumulators,
                           gpu.maxRegistersPerThread);
}

/// The same where the threads that the kernel was written for do not multiply:
/// of as many blocks as the SM has shared memory, columns and threads for, as
/// far as these threads have the registers that they need.
RegisterSplit splitForDots(tt::FuncOp kernel, const GpuTarget &gpu,
                           unsigned warps) {
  OccupancyRequest request;
  request.threadsPerBlock = (warps + kGroup) * gpu.warpSize;
  request.staticShared = gpu::sharedBytes(kernel);
  kernel.walk([&](gpu::TensorTakeOp take) {
    request.tensorColumns = take.getColumns();
  });
  unsigned blocks =
      std::max<unsigned>(residentWarps(gpu, request) / (warps + kGroup), 1);
  unsigned needed = registersAfterDots(kernel, gpu);
  while (blocks > 1 && RegisterSplit(gpu, warps, blocks).others < needed)
    --blocks;
  return RegisterSplit(gpu, warps, blocks);
}

class SpecializeWarps : public impl::SpecializeWarpsBase<SpecializeWarps> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<int64_t> warps = gpu::getModuleInt(module, gpu::kNumWarpsAttr);
    FailureOr<const GpuTarget *> target = gpu::getTarget(module);
    if (failed(warps) || failed(target))
      return signalPassFailure();
    if (!movesRegisters(**target))
      return;
    for (auto kernel : module.getOps<tt::FuncOp>()) {
      if (!kernel.isPublic())
        continue;
      KernelProducer producer(kernel);
      Refusal reason = producer.whyNot();
      if (Refusal ofBlock = whyNotBeside(**target, *warps))
        reason = ofBlock;
      if (reason)
        refuse(kernel, {RefusalCode::NotWarpSpecialized, reason});
      else
        producer.add(producer.beginsDots()
                         ? splitForDots(kernel, **target, *warps)
                         : RegisterSplit(**target, *warps));
    }
  }
};

} // namespace
} // namespace kiln
