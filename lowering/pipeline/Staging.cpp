#include "lowering/pipeline/Staging.h"
#include "frontend/dialect/Tile.h"
#include "lowering/conversion/ConversionPlan.h"
#include "lowering/conversion/LocalAccess.h"
#include "lowering/conversion/MatrixAccess.h"
#include "lowering/conversion/SharedPlan.h"
#include "lowering/conversion/StagingLayout.h"
#include "lowering/fit/RegisterNeed.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/interface/FeedsDot.h"
#include "lowering/interface/Scratch.h"
#include "lowering/interface/TileLowering.h"
#include "lowering/shared/BytesTaken.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace kiln {

SmallVector<gpu::ConvertLayoutOp> stagedConversions(Block &block) {
  SmallVector<gpu::ConvertLayoutOp> conversions;
  for (auto convert : block.getOps<gpu::ConvertLayoutOp>()) {
    ConversionPlan plan = planConversion(
        gpu::getLayout(convert.getSrc().getType()),
        gpu::getLayout(convert.getType()), elementBits(convert.getType()));
    if (plan.kind == ConversionKind::Shared && feedsDot(convert))
      conversions.push_back(convert);
  }
  return conversions;
}

static bool isZero(Value value) {
  return matchPattern(value, m_Zero()) || matchPattern(value, m_AnyZeroFloat());
}

unsigned vectorOf(tt::LoadOp load) {
  auto vector = load->getAttrOfType<IntegerAttr>(gpu::kVectorAttr);
  return vector ? vector.getInt() : 1;
}

bool canCopy(tt::LoadOp load, const TargetOps &target) {
  unsigned bytes = sharedElementBytes(elementBits(load.getType()));
  return (!load.getOther() || isZero(load.getOther())) &&
         load.getCache() != tt::CacheModifier::CV &&
         target.canCopyAsync(bytes * vectorOf(load));
}

/// Whether cp.async cannot copy what the value is: it is loaded otherwise.
static bool isLoadedByThreads(Value value, const TargetOps &target) {
  auto load = value.getDefiningOp<tt::LoadOp>();
  return load && !canCopy(load, target);
}

void convertAfterTranspositions(tt::FuncOp function, const TargetOps &target) {
  if (!target.canCopyAsync(16))
    return;
  SmallVector<Operation *> transpositions;
  function.walk([&](Operation *op) {
    if (!transposes(op) || op->use_empty())
      return;
    auto convert = op->getOperand(0).getDefiningOp<gpu::ConvertLayoutOp>();
    bool isForDots = llvm::all_of(
        op->getUsers(), [](Operation *user) { return isa<tt::DotOp>(user); });
    if (convert && isForDots && !isLoadedByThreads(convert.getSrc(), target))
      transpositions.push_back(op);
  });
  for (Operation *op : transpositions) {
    auto convert = op->getOperand(0).getDefiningOp<gpu::ConvertLayoutOp>();
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    OpBuilder builder(op);
    Value first = builder.clone(*op)->getResult(0);
    first.getDefiningOp()->setOperand(0, convert.getSrc());
    first.setType(gpu::withLayout(
        type, gpu::getLayout(convert.getSrc().getType()).transposed({1, 0})));
    auto again =
        gpu::ConvertLayoutOp::create(builder, convert.getLoc(), type, first);
    op->getResult(0).replaceAllUsesWith(again);
    op->erase();
    if (convert->use_empty())
      convert.erase();
  }
}

gpu::MemDescType stagingBuffer(RankedTensorType tensor,
                               LinearLayout sharedLayout) {
  MLIRContext *context = tensor.getContext();
  return gpu::MemDescType::get(
      context, tensor.getShape(), tensor.getElementType(),
      gpu::SharedLayoutAttr::get(context, std::move(sharedLayout)));
}

std::optional<LinearLayout> layoutReadInPlace(gpu::ConvertLayoutOp convert) {
  // As they come: neighbours of a register's number.
  const LinearLayout &from = gpu::getLayout(convert.getSrc().getType());
  return layoutReadInPlace(convert,
                           from.registerDim().value_or(from.rank() - 1));
}

std::optional<LinearLayout> layoutReadInPlace(gpu::ConvertLayoutOp convert,
                                              unsigned contiguous) {
  auto type = cast<RankedTensorType>(convert.getType());
  std::optional<LinearLayout> sharedLayout;
  for (OpOperand &use : convert->getUses()) {
    auto user = dyn_cast<TileLowering>(use.getOwner());
    std::optional<LinearLayout> wanted =
        user ? user.operandSharedLayout(use.getOperandNumber(),
                                        gpu::getLayout(type), contiguous)
             : std::nullopt;
    if (!wanted || (sharedLayout && *sharedLayout != *wanted))
      return std::nullopt;
    sharedLayout = std::move(wanted);
  }
  return sharedLayout;
}

gpu::AllocOp allocFor(OpBuilder &builder, Location loc, gpu::MemDescType type,
                      bool isInPlace) {
  gpu::AllocOp alloc = gpu::AllocOp::create(builder, loc, type);
  if (isInPlace)
    alloc.setAlignment(gpu::kSharedAlignment);
  return alloc;
}

Operation *firstUser(Value value) {
  Operation *first = nullptr;
  for (Operation *user : value.getUsers()) {
    Operation *here = value.getParentBlock()->findAncestorOpInBlock(*user);
    if (!first || here->isBeforeInBlock(first))
      first = here;
  }
  return first;
}

/// Whether a dot that no matrix instruction computes takes the value: each
/// thread then needs whole rows and columns, which it reads from a buffer as it
/// multiplies them, and would have to hold after a conversion.
static bool isForMultiplyAdds(gpu::ConvertLayoutOp convert) {
  return llvm::all_of(convert->getUsers(), [](Operation *user) {
    auto dot = dyn_cast<tt::DotOp>(user);
    if (!dot)
      return false;
    FailureOr<DotPlan> plan = planAsAssigned(dot);
    return succeeded(plan) && !plan->instruction;
  });
}

gpu::MemDescType exchangeBuffer(gpu::ConvertLayoutOp convert) {
  auto type = cast<RankedTensorType>(convert.getType());
  if (std::optional<LinearLayout> inPlace = layoutReadInPlace(convert))
    return stagingBuffer(type, *inPlace);
  const LinearLayout &from = gpu::getLayout(convert.getSrc().getType()),
                     &to = gpu::getLayout(type);
  unsigned bits = elementBits(type);
  // Multiply-adds take k as it is: a read of neighbours along k is multiplied
  // at once, and any other vector would be held for most of the product.
  std::optional<LinearLayout> memory;
  if (isForMultiplyAdds(convert))
    memory = readersLayout(from, to, bits, kMaxVectorBytes);
  return stagingBuffer(type, memory ? *memory : exchangeLayout(from, to, bits));
}

/// Has the value read from the buffer where it is used.
static void readFrom(Value buffer, gpu::ConvertLayoutOp convert) {
  OpBuilder builder(convert);
  Location loc = convert.getLoc();
  auto readAt = [&](Operation *reader) -> Value {
    builder.setInsertionPoint(reader);
    return gpu::LocalLoadOp::create(builder, loc, convert.getType(), buffer,
                                    Value());
  };
  // Multiply-adds read what they take slice by slice, in a loop as well: held
  // from before it, it would be hundreds of registers.
  if (isForMultiplyAdds(convert)) {
    llvm::SmallSetVector<Operation *, 4> dots(convert->user_begin(),
                                              convert->user_end());
    for (Operation *dot : dots)
      dot->replaceUsesOfWith(convert, readAt(dot));
  } else {
    convert.replaceAllUsesWith(readAt(firstUser(convert)));
  }
  convert.erase();
}

gpu::LocalStoreOp throughBuffer(gpu::ConvertLayoutOp convert) {
  OpBuilder builder(convert);
  Location loc = convert.getLoc();
  Value buffer = allocFor(builder, loc, exchangeBuffer(convert),
                          layoutReadInPlace(convert).has_value());
  auto store =
      gpu::LocalStoreOp::create(builder, loc, convert.getSrc(), buffer);
  readFrom(buffer, convert);
  return store;
}

namespace {
/// A value that lies in a buffer as it is wanted, or transposed.
struct Stored {
  gpu::AllocOp alloc;
  Operation *store;
  bool isTransposed;

  gpu::MemDescType type() const {
    auto type = cast<gpu::MemDescType>(alloc->getResult(0).getType());
    return isTransposed ? type.transposed() : type;
  }
  /// The buffer as it is to be read.
  Value buffer() const {
    Value buffer = alloc->getResult(0);
    if (!isTransposed)
      return buffer;
    OpBuilder builder(store->getContext());
    builder.setInsertionPointAfter(store);
    return gpu::TransposedOp::create(builder, store->getLoc(), type(), buffer);
  }
};
} // namespace

/// Whether a buffer is written once and then only read.
static bool isWrittenOnce(gpu::AllocOp alloc, gpu::LocalStoreOp store) {
  auto isRead = [](Operation *user) { return isa<gpu::LocalLoadOp>(user); };
  return llvm::all_of(alloc->getUsers(), [&](Operation *user) {
    return user == store || isRead(user) ||
           (isa<gpu::TransposedOp>(user) &&
            llvm::all_of(user->getUsers(), isRead));
  });
}

/// Where the converted value lies already, before the conversion's users.
static SmallVector<Stored> whereStored(gpu::ConvertLayoutOp convert) {
  SmallVector<Stored> found;
  Operation *reader = firstUser(convert);
  auto add = [&](Value value, bool isTransposed) {
    for (Operation *user : value.getUsers()) {
      auto store = dyn_cast<gpu::LocalStoreOp>(user);
      if (!store || store->getBlock() != convert->getBlock() ||
          !store->isBeforeInBlock(reader))
        continue;
      auto alloc = store.getDestination().getDefiningOp<gpu::AllocOp>();
      if (alloc && isWrittenOnce(alloc, store))
        found.push_back({alloc, store, isTransposed});
    }
  };
  Value source = convert.getSrc();
  add(source, false);
  if (transposes(source.getDefiningOp()))
    add(source.getDefiningOp()->getOperand(0), true);
  for (Operation *user : source.getUsers())
    if (transposes(user))
      add(user->getResult(0), true);
  return found;
}

/// Whether all users of the conversion read the buffer in place.
static bool isReadInPlace(gpu::ConvertLayoutOp convert, const Stored &stored) {
  gpu::AllocOp alloc = stored.alloc;
  const LinearLayout &memory = stored.type().getLayout().getLayout();
  return alloc.getAlignment() == gpu::kSharedAlignment &&
         llvm::any_of(llvm::seq(memory.rank()), [&](unsigned contiguous) {
           return layoutReadInPlace(convert, contiguous) == memory;
         });
}

bool throughBufferThatIsThere(gpu::ConvertLayoutOp convert) {
  for (const Stored &stored : whereStored(convert)) {
    if (isReadInPlace(convert, stored) ||
        (!stored.isTransposed && stored.store->isBeforeInBlock(convert) &&
         !layoutReadInPlace(convert) &&
         stored.type() == exchangeBuffer(convert))) {
      readFrom(stored.buffer(), convert);
      return true;
    }
  }
  return false;
}

void readWhatIsStored(tt::FuncOp function, const GpuTarget &gpu) {
  bool hasMatrices = hasMatrixLoads(gpu);
  SmallVector<gpu::ConvertLayoutOp> conversions;
  function.walk([&](gpu::ConvertLayoutOp convert) {
    if (scratchBytes(convert) &&
        convert->getParentOfType<LoopLikeOpInterface>())
      conversions.push_back(convert);
  });
  for (gpu::ConvertLayoutOp convert : conversions) {
    auto type = cast<RankedTensorType>(convert.getType());
    const LinearLayout &from = gpu::getLayout(convert.getSrc().getType()),
                       &to = gpu::getLayout(type);
    unsigned bits = elementBits(type), bytes = sharedElementBytes(bits);
    auto read = [&](const LinearLayout &memory) {
      return accessCost(planCheapestAccess(to, memory, bytes, hasMatrices,
                                           /*stores=*/false));
    };
    for (const Stored &stored : whereStored(convert)) {
      LinearLayout own = exchangeLayout(from, to, bits);
      if (read(stored.type().getLayout().getLayout()) <=
          accessCost(planLocalAccess(from, own, bytes)) + read(own)) {
        OpBuilder builder(firstUser(convert));
        Value there = gpu::LocalLoadOp::create(builder, convert.getLoc(), type,
                                               stored.buffer(), Value());
        convert.replaceAllUsesWith(there);
        // The buffer lives longer by it.
        if (bytesTaken(function, convert) <= gpu.maxSharedPerBlock) {
          convert.erase();
        } else {
          there.replaceAllUsesWith(convert.getResult());
          there.getDefiningOp()->erase();
        }
        break;
      }
    }
  }
}

/// What throughBuffer() did is undone.
static void convertAgain(gpu::LocalStoreOp store) {
  Value buffer = store.getDestination();
  SmallVector<gpu::LocalLoadOp> loads;
  for (Operation *user : buffer.getUsers())
    if (auto load = dyn_cast<gpu::LocalLoadOp>(user))
      loads.push_back(load);
  OpBuilder builder(store);
  auto convert = gpu::ConvertLayoutOp::create(
      builder, store.getLoc(), loads.front().getType(), store.getValue());
  for (gpu::LocalLoadOp load : loads) {
    load.replaceAllUsesWith(convert.getResult());
    load.erase();
  }
  store.erase();
  buffer.getDefiningOp()->erase();
}

bool throughBufferIfItFits(gpu::ConvertLayoutOp convert, int64_t sharedBytes) {
  auto function = convert->getParentOfType<tt::FuncOp>();
  gpu::LocalStoreOp store = throughBuffer(convert);
  if (bytesTaken(function) <= sharedBytes)
    return true;
  convertAgain(store);
  return false;
}

/// Registers of an operand that no thread should hold beside its accumulators:
/// a quarter of what there are (guess). Operands that warpgroups do not read in
/// place are held whole by each of the warps.
static constexpr int64_t kManyRegisters = 64;

/// Whether a value that is converted outside of loops is to go through a buffer:
/// for dots beside it, or as the second operand of a warpgroup's. The first of a
/// loop's dots stays in registers: its buffer would be kept from the loop's own.
static bool isToBeStored(gpu::ConvertLayoutOp convert) {
  bool isForDotsBeside = llvm::all_of(convert->getUses(), [&](OpOperand &use) {
    Operation *dot = use.getOwner();
    return isa<tt::DotOp>(dot) && use.getOperandNumber() < 2 &&
           dot->getBlock() == convert->getBlock();
  });
  bool isSecondOperand = llvm::any_of(convert->getUses(), [](OpOperand &use) {
    return isa<tt::DotOp>(use.getOwner()) && use.getOperandNumber() == 1;
  });
  return isForMultiplyAdds(convert) || isForDotsBeside ||
         (isSecondOperand && layoutReadInPlace(convert));
}

void stageOutsideOfLoops(tt::FuncOp function, int64_t sharedBytes) {
  int64_t available = sharedBytes / 2;
  function.walk([&](Block *block) {
    Operation *parent = block->getParentOp();
    if (isa<LoopLikeOpInterface>(parent) ||
        parent->getParentOfType<LoopLikeOpInterface>())
      return;
    for (gpu::ConvertLayoutOp convert : stagedConversions(*block)) {
      if (!isToBeStored(convert))
        continue;
      // A value that several dots take may lie there already.
      if (throughBufferThatIsThere(convert))
        continue;
      int64_t bytes = exchangeBuffer(convert).bytes();
      if (bytes <= available) {
        available -= bytes;
        throughBuffer(convert);
        continue;
      }
      bool holdsMany = layoutReadInPlace(convert) &&
                       registersOf(convert.getResult()) >= kManyRegisters;
      throughBufferIfItFits(convert, holdsMany ? sharedBytes : sharedBytes / 2);
    }
  });
}

} // namespace kiln
