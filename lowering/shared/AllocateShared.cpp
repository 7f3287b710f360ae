// The pass kiln-allocate-shared: each buffer's first byte, with as few bytes as
// possible where buffers are not live together.
//
// Scratch lives only while its op runs, so any two ops could share the same
// bytes; but then a barrier must stand between the last read of one and the
// first write of the other. Small scratch (partial results of reductions)
// therefore gets bytes of its own, which costs nothing at this size and saves
// those barriers; where the kernel would not fit, it shares like all others. So
// does scratch outside of loops where an SM or CU would hold fewer blocks for
// it: 64 KiB of LDS fit two blocks of 32, and not one byte more.
//
// With warp specialization buffers may be live before their first use
// (kiln-begin-early). If a kernel then does not fit, their lives begin at their
// first use. If that does not do, what threads store and load again they store
// just before each load.
#include "frontend/dialect/Tile.h"
#include "lowering/conversion/ConversionPlan.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/fit/DoesNotFit.h"
#include "lowering/fit/Residency.h"
#include "lowering/interface/Scratch.h"
#include "lowering/passes/Passes.h"
#include "lowering/shared/BufferLiveness.h"
#include "lowering/shared/Placement.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_ALLOCATESHARED
#include "lowering/passes/Passes.h.inc"

namespace {

/// What small scratch may take in all before it wraps around: guess.
constexpr int64_t kSmallArea = 1024;
constexpr int64_t kAlignment = 16;
/// How many of the largest users an error names.
constexpr unsigned kNamedUsers = 5;

/// The offsets of small scratch within an area of its own: one after the other
/// in program order, in a ring. Empty for what is not small.
struct SmallArea {
  SmallVector<std::optional<int64_t>> offsets;
  int64_t bytes = 0;

  explicit SmallArea(ArrayRef<Buffer> buffers) : offsets(buffers.size()) {
    int64_t next = 0;
    for (auto [buffer, offset] : llvm::zip_equal(buffers, offsets)) {
      if (!buffer.isScratch || buffer.bytes > kSmallArea)
        continue;
      if (next + buffer.bytes > kSmallArea)
        next = 0;
      offset = next;
      next = llvm::alignTo(next + buffer.bytes, kAlignment);
      bytes = std::max(bytes, next);
    }
  }
};

/// Whether stores put words into the buffer, on AMD, which has instructions for
/// two of them. These reach only words near their address (CDNA3 ISA,
/// "DS_WRITE2_B32": 255 words, or as many rows of 64), so such buffers come
/// first, at offset 0.
bool takesWords(const Buffer &buffer, const GpuTarget &target) {
  constexpr unsigned wordBytes = 4;
  if (!target.isAmd() || !isa<gpu::AllocOp>(buffer.op))
    return false;
  SmallVector<Value> slots(buffer.op->getResults());
  for (Operation *user : buffer.op->getUsers())
    if (isa<gpu::IndexOp>(user))
      llvm::append_range(slots, user->getResults());
  for (Value slot : slots)
    for (Operation *user : slot.getUsers())
      if (auto store = dyn_cast<gpu::LocalStoreOp>(user)) {
        const LinearLayout
            &registers = gpu::getLayout(store.getValue().getType()),
            &layout = store.getDestination().getType().getLayout().getLayout();
        unsigned bytes =
            sharedElementBytes(elementBits(store.getValue().getType()));
        for (const LinearLayout::Basis &basis : layout.bases(HwDim::Register)) {
          if (!llvm::is_contained(registers.bases(HwDim::Register), basis))
            break;
          bytes *= 2;
        }
        if (bytes <= wordBytes)
          return true;
      }
  return false;
}

/// Whether two buffers must not share bytes.
using Interference = llvm::function_ref<bool(unsigned, unsigned)>;

/// Every buffer by its life; returns the bytes of all.
int64_t placeByLiveness(MutableArrayRef<Buffer> buffers, Interference interfere,
                        const GpuTarget &target) {
  SmallVector<PlacedBuffer> placed;
  for (const Buffer &buffer : buffers)
    placed.push_back(
        {buffer.bytes, buffer.alignment, takesWords(buffer, target)});
  int64_t bytes = placeBuffers(placed, interfere);
  for (auto [buffer, place] : llvm::zip_equal(buffers, placed))
    buffer.offset = place.offset;
  return bytes;
}

/// The same, with an area for small scratch that nothing else uses.
int64_t placeWithSmallArea(MutableArrayRef<Buffer> buffers,
                           Interference interfere, const GpuTarget &target) {
  SmallArea small(buffers);
  SmallVector<unsigned> large;
  SmallVector<PlacedBuffer> placed;
  for (auto [number, buffer] : llvm::enumerate(buffers))
    if (!small.offsets[number]) {
      large.push_back(number);
      placed.push_back(
          {buffer.bytes, buffer.alignment, takesWords(buffer, target)});
    }
  unsigned area = placed.size();
  if (small.bytes)
    placed.push_back({small.bytes, kAlignment});
  int64_t bytes = placeBuffers(placed, [&](unsigned a, unsigned b) {
    return a == area || b == area || interfere(large[a], large[b]);
  });
  for (auto [number, place] : llvm::zip(large, placed))
    buffers[number].offset = place.offset;
  for (auto [buffer, offset] : llvm::zip_equal(buffers, small.offsets))
    if (offset)
      buffer.offset = placed[area].offset + *offset;
  return bytes;
}

/// Makes each buffer's life begin at its first use in its block, not before.
void beginLate(tt::FuncOp function) {
  // First all, then moved: a walk would meet neighbours of one first use again
  // and again.
  SmallVector<gpu::AllocOp> buffers;
  function.walk([&](gpu::AllocOp buffer) { buffers.push_back(buffer); });
  for (gpu::AllocOp buffer : buffers) {
    Operation *first = nullptr;
    for (Operation *user : buffer->getUsers()) {
      Operation *there = buffer->getBlock()->findAncestorOpInBlock(*user);
      if (there && (!first || there->isBeforeInBlock(first)))
        first = there;
    }
    if (first)
      buffer->moveBefore(first);
  }
}

/// The loads from a buffer, and from views of it, if it is written once, by
/// threads, before all of them; none otherwise.
SmallVector<gpu::LocalLoadOp> loadsOf(gpu::AllocOp alloc,
                                      gpu::LocalStoreOp &store) {
  SmallVector<gpu::LocalLoadOp> loads;
  SmallVector<Operation *> users(alloc->getUsers());
  for (unsigned next = 0; next < users.size(); ++next) {
    Operation *user = users[next];
    if (auto load = dyn_cast<gpu::LocalLoadOp>(user); load && !load.getToken())
      loads.push_back(load);
    else if (isa<gpu::TransposedOp>(user))
      llvm::append_range(users, user->getUsers());
    else if (auto only = dyn_cast<gpu::LocalStoreOp>(user); only && !store)
      store = only;
    else
      return {};
  }
  bool isBefore = store && llvm::all_of(loads, [&](gpu::LocalLoadOp load) {
                    Operation *there =
                        store->getBlock()->findAncestorOpInBlock(*load);
                    return there && store->isBeforeInBlock(there);
                  });
  return isBefore ? loads : SmallVector<gpu::LocalLoadOp>();
}

/// Has threads keep what lies in buffers that they load into registers, and
/// store it just before each load: a buffer lives from its store on, which
/// passes since its making may have moved away from its loads.
void storeLate(tt::FuncOp function) {
  SmallVector<gpu::AllocOp> allocs;
  function.walk([&](gpu::AllocOp alloc) { allocs.push_back(alloc); });
  for (gpu::AllocOp alloc : allocs) {
    gpu::LocalStoreOp store;
    SmallVector<gpu::LocalLoadOp> loads = loadsOf(alloc, store);
    if (loads.empty())
      continue;
    for (gpu::LocalLoadOp load : loads) {
      OpBuilder builder(load);
      IRMapping own;
      builder.clone(*alloc, own);
      builder.clone(*store, own);
      auto view = load.getSource().getDefiningOp<gpu::TransposedOp>();
      if (view)
        builder.clone(*view, own);
      builder.clone(*load, own);
      load.replaceAllUsesWith(own.lookup(load.getResult()));
      load.erase();
      if (view && view->use_empty())
        view.erase();
    }
    store.erase();
    alloc.erase();
  }
}

class AllocateShared : public impl::AllocateSharedBase<AllocateShared> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<const GpuTarget *> target = gpu::getTarget(module);
    if (failed(target))
      return signalPassFailure();
    for (auto function : module.getOps<tt::FuncOp>())
      if (!function.isExternal() && failed(allocate(function, **target)))
        return signalPassFailure();
  }

  static LogicalResult allocate(tt::FuncOp function, const GpuTarget &target) {
    for (auto *makeRoom : {+[](tt::FuncOp) {}, beginLate, storeLate}) {
      makeRoom(function);
      Buffers buffers(function);
      if (buffers.all().empty())
        return success();
      int64_t bytes = place(function, buffers, target);
      if (bytes <= target.maxSharedPerBlock) {
        write(function, buffers, bytes);
        noteAlone(function, target, bytes);
        return success();
      }
    }
    Buffers buffers(function);
    return refuse(function, buffers.all(), place(function, buffers, target),
                  target);
  }

  /// Gives the buffers offsets; returns the bytes of all.
  static int64_t place(tt::FuncOp function, Buffers &buffers,
                       const GpuTarget &target) {
    FailureOr<int64_t> warps = gpu::getModuleInt(function, gpu::kNumWarpsAttr);
    Residency residency(function, target, succeeded(warps) ? *warps : 1);
    BufferLiveness liveness(FlowGraph(function), buffers);
    auto interfere = [&](unsigned a, unsigned b) {
      return liveness.interfere(a, b);
    };
    int64_t least = placeByLiveness(buffers.all(), interfere, target),
            bytes = placeWithSmallArea(buffers.all(), interfere, target);
    bool hasSmallArea = bytes <= target.maxSharedPerBlock &&
                        (hasScratchInLoops(buffers.all()) ||
                         residency.warps(bytes) >= residency.warps(least));
    if (!hasSmallArea)
      bytes = placeByLiveness(buffers.all(), interfere, target);
    // A warp alone waits for nobody.
    if (bytes > target.maxSharedPerBlock || residency.warpsOfBlock() == 1)
      return bytes;
    return placeApart(buffers.all(), interfere, target, residency, bytes,
                      hasSmallArea ? placeWithSmallArea : placeByLiveness);
  }

  /// The same with buffers of a loop in bytes of their own, the smallest first,
  /// as far as that takes no block's place: where two of an iteration share
  /// `bytes`, the second is written after a barrier.
  static int64_t placeApart(MutableArrayRef<Buffer> buffers,
                            Interference interfere, const GpuTarget &target,
                            const Residency &residency, int64_t bytes,
                            decltype(placeByLiveness) *placeAll) {
    std::vector<LoopLikeOpInterface> loops;
    SmallVector<unsigned> bySize;
    for (auto [number, buffer] : llvm::enumerate(buffers)) {
      loops.push_back(buffer.op->getParentOfType<LoopLikeOpInterface>());
      if (loops.back())
        bySize.push_back(number);
    }
    llvm::sort(bySize, [&](unsigned a, unsigned b) {
      return std::pair(buffers[a].bytes, a) < std::pair(buffers[b].bytes, b);
    });
    auto placeFirst = [&](size_t count) {
      llvm::BitVector apart(loops.size());
      for (unsigned number : ArrayRef(bySize).take_front(count))
        apart.set(number);
      auto mayNotShare = [&](unsigned a, unsigned b) {
        bool areInOneLoop = loops[a] && loops[a] == loops[b];
        return (areInOneLoop && (apart[a] || apart[b])) || interfere(a, b);
      };
      return placeAll(buffers, mayNotShare, target);
    };
    auto counts = llvm::seq<size_t>(1, bySize.size() + 1);
    auto firstLost =
        std::partition_point(counts.begin(), counts.end(), [&](size_t count) {
          return residency.mayTake(placeFirst(count), bytes);
        });
    return placeFirst(firstLost - counts.begin());
  }

  /// Has ptxas not save registers for a second block where shared memory has
  /// no room for one: with a bound of 128 registers for 8 warps ptxas spilled in
  /// attention_d128. Only of kernels with tensor memory: others were measured as
  /// they are.
  static void noteAlone(tt::FuncOp function, const GpuTarget &target,
                        int64_t bytes) {
    FailureOr<int64_t> warps = gpu::getModuleInt(function, gpu::kNumWarpsAttr);
    if (function.getOps<gpu::TensorBeginOp>().empty() ||
        function->hasAttr(kMinBlocksAttr) || failed(warps) ||
        !Residency(function, target, *warps).isAlone(bytes))
      return;
    function->setAttr(kMinBlocksAttr,
                      StringAttr::get(function.getContext(), "1"));
  }

  static void write(tt::FuncOp function, const Buffers &buffers,
                    int64_t bytes) {
    OpBuilder builder(function.getContext());
    for (const Buffer &buffer : buffers.all())
      buffer.op->setAttr(gpu::kSharedOffsetAttr,
                         builder.getI32IntegerAttr(buffer.offset));
    function->setAttr(gpu::kSharedBytesAttr, builder.getI32IntegerAttr(bytes));
  }

  static bool hasScratchInLoops(ArrayRef<Buffer> buffers) {
    return llvm::any_of(buffers, [](const Buffer &buffer) {
      return buffer.isScratch &&
             buffer.op->getParentOfType<LoopLikeOpInterface>();
    });
  }

  /// The error of a kernel that needs too many bytes.
  static LogicalResult refuse(tt::FuncOp function, ArrayRef<Buffer> buffers,
                              int64_t bytes, const GpuTarget &target) {
    SmallVector<const Buffer *> largest; // among equals the first
    for (const Buffer &buffer : buffers)
      largest.push_back(&buffer);
    llvm::sort(largest, [](const Buffer *a, const Buffer *b) {
      return std::pair(-a->bytes, a) < std::pair(-b->bytes, b);
    });
    markAsUnfit(function->getParentOfType<ModuleOp>(),
                bytes - target.maxSharedPerBlock);
    InFlightDiagnostic error =
        largest.front()->op->emitError()
        << "kernel " << function.getName() << " needs " << bytes
        << " bytes of shared memory, but a block on " << target.name()
        << " has at most " << target.maxSharedPerBlock;
    for (const Buffer *buffer : ArrayRef(largest).take_front(kNamedUsers)) {
      Diagnostic &note = error.attachNote(buffer->op->getLoc());
      note << "'" << buffer->op->getName() << "' needs " << buffer->bytes
           << " bytes";
      if (auto alloc = dyn_cast<gpu::AllocOp>(buffer->op)) {
        gpu::MemDescType type = alloc.getType();
        note << " for a buffer of " << type.slots()
             << (type.slots() == 1 ? " slot of " : " slots of ")
             << RankedTensorType::get(type.slot().getShape(),
                                      type.getElementType());
      }
    }
    return error;
  }
};

} // namespace
} // namespace kiln
