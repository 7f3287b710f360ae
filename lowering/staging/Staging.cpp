#include "lowering/staging/Staging.h"
#include "frontend/dialect/Tile.h"
#include "lowering/conversion/ConversionPlan.h"
#include "lowering/conversion/SharedPlan.h"
#include "lowering/conversion/StagingLayout.h"
#include "lowering/fit/RegisterNeed.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/interface/FeedsDot.h"
#include "lowering/interface/InPlaceStores.h"
#include "lowering/interface/Scratch.h"
#include "lowering/interface/TileLowering.h"
#include "lowering/shared/BytesTaken.h"
#include "lowering/staging/StoredValues.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace kiln {

/// Whether the value is scales that dots take from shared memory alone, however
/// short the way to registers would be.
static bool areScalesInPlace(gpu::ConvertLayoutOp convert) {
  return !convert->use_empty() && llvm::all_of(convert->getUses(), isScales) &&
         layoutReadInPlace(convert, /*contiguous=*/1);
}

SmallVector<gpu::ConvertLayoutOp> stagedConversions(Block &block) {
  SmallVector<gpu::ConvertLayoutOp> conversions;
  for (auto convert : block.getOps<gpu::ConvertLayoutOp>()) {
    ConversionPlan plan = planConversion(
        gpu::getLayout(convert.getSrc().getType()),
        gpu::getLayout(convert.getType()), elementBits(convert.getType()));
    if ((plan.kind == ConversionKind::Shared && feedsDot(convert)) ||
        areScalesInPlace(convert))
      conversions.push_back(convert);
  }
  return conversions;
}

bool isZero(Value value) {
  return matchPattern(value, m_Zero()) || matchPattern(value, m_AnyZeroFloat());
}

unsigned vectorOf(tt::LoadOp load) {
  auto vector = load->getAttrOfType<IntegerAttr>(gpu::kVectorAttr);
  return vector ? vector.getInt() : 1;
}

bool isAsCopied(tt::LoadOp load) {
  return (!load.getOther() || isZero(load.getOther())) &&
         load.getCache() != tt::CacheModifier::CV;
}

bool canCopy(tt::LoadOp load, const TargetOps &target) {
  unsigned bytes = sharedElementBytes(elementBits(load.getType()));
  return isAsCopied(load) && target.canCopyAsync(bytes * vectorOf(load));
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
        op->getUsers(), [](Operation *user) { return isa<tt::DotLike>(user); });
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
  // The load's vector says now what isLoadedOneByOne said when layouts were
  // chosen.
  Value source = convert.getSrc();
  while (transposes(source.getDefiningOp()))
    source = source.getDefiningOp()->getOperand(0);
  auto load = source.getDefiningOp<tt::LoadOp>();
  std::optional<InPlaceStores> stores =
      planInPlaceStores(gpu::getLayout(convert.getSrc().getType()),
                        sharedElementBytes(elementBits(convert.getType())),
                        load && vectorOf(load) == 1, [&](unsigned contiguous) {
                          return layoutReadInPlace(convert, contiguous);
                        });
  return stores ? std::optional(std::move(stores->memory)) : std::nullopt;
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
    auto dot = dyn_cast<tt::DotLike>(user);
    if (!dot)
      return false;
    FailureOr<DotPlan> plan = planAsAssigned(dot);
    return succeeded(plan) && !plan->instruction;
  });
}

/// What the target of the kernel has.
static MatrixMoves movesFor(Operation *op) {
  FailureOr<const GpuTarget *> gpu =
      gpu::getTarget(op->getParentOfType<ModuleOp>());
  return succeeded(gpu) ? matrixMovesOf(**gpu) : MatrixMoves();
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
  return stagingBuffer(
      type,
      memory ? *memory : exchangeLayout(from, to, bits, movesFor(convert)));
}

SmallVector<gpu::LocalLoadOp> readInstead(gpu::ConvertLayoutOp convert,
                                          Value buffer) {
  OpBuilder builder(convert);
  SmallVector<gpu::LocalLoadOp> loads;
  auto readAt = [&](Operation *reader) {
    builder.setInsertionPoint(reader);
    return loads.emplace_back(gpu::LocalLoadOp::create(
        builder, convert.getLoc(), convert.getType(), buffer, Value()));
  };
  // Multiply-adds read what they take slice by slice, in a loop as well: held
  // from before it, it would be hundreds of registers.
  if (isForMultiplyAdds(convert)) {
    llvm::SmallSetVector<Operation *, 4> dots(convert->user_begin(),
                                              convert->user_end());
    for (Operation *dot : dots)
      dot->replaceUsesOfWith(convert, readAt(dot));
  } else {
    convert.replaceAllUsesWith(readAt(firstUser(convert)).getResult());
  }
  return loads;
}

bool keepIfItFits(gpu::ConvertLayoutOp convert,
                  ArrayRef<gpu::LocalLoadOp> loads, int64_t sharedBytes) {
  auto function = convert->getParentOfType<tt::FuncOp>();
  if (bytesTaken(function, convert) <= sharedBytes) {
    convert.erase();
    return true;
  }
  for (gpu::LocalLoadOp load : loads) {
    load.replaceAllUsesWith(convert.getResult());
    load.erase();
  }
  return false;
}

/// Has the converted value stored to a buffer of its own.
static gpu::LocalStoreOp storeForReading(gpu::ConvertLayoutOp convert) {
  OpBuilder builder(convert);
  Location loc = convert.getLoc();
  Value buffer = allocFor(builder, loc, exchangeBuffer(convert),
                          layoutReadInPlace(convert).has_value());
  return gpu::LocalStoreOp::create(builder, loc, convert.getSrc(), buffer);
}

void throughBuffer(gpu::ConvertLayoutOp convert) {
  readInstead(convert, storeForReading(convert).getDestination());
  convert.erase();
}

bool throughBufferIfItFits(gpu::ConvertLayoutOp convert, int64_t sharedBytes) {
  gpu::LocalStoreOp store = storeForReading(convert);
  Operation *alloc = store.getDestination().getDefiningOp();
  if (keepIfItFits(convert, readInstead(convert, store.getDestination()),
                   sharedBytes))
    return true;
  store.erase();
  alloc->erase();
  return false;
}

/// Registers of an operand that no thread should hold beside its accumulators:
/// a quarter of what there are (guess). Operands that warpgroups do not read in
/// place are held whole by each of the warps.
static constexpr int64_t kManyRegisters = 64;

/// Whether the tensor core computes the dot, which takes operands from shared
/// memory alone.
static bool isOfTensorCore(Operation *op) {
  auto dot = dyn_cast<tt::DotLike>(op);
  if (!dot)
    return false;
  FailureOr<DotPlan> plan = planAsAssigned(dot);
  return succeeded(plan) && plan->tensor;
}

/// Whether a value that is converted outside of loops is to go through a buffer:
/// for dots beside it, as the second operand of a warpgroup's, or as any of the
/// tensor core's. The first of a loop's dots by warpgroups stays in registers:
/// its buffer would be kept from the loop's own.
static bool isToBeStored(gpu::ConvertLayoutOp convert) {
  bool isForDotsBeside = llvm::all_of(convert->getUses(), [&](OpOperand &use) {
    return isFactorOfDot(use) &&
           use.getOwner()->getBlock() == convert->getBlock();
  });
  bool isSecondOperand = llvm::any_of(convert->getUses(), [](OpOperand &use) {
    return isa<tt::DotLike>(use.getOwner()) &&
           (use.getOperandNumber() == 1 || isOfTensorCore(use.getOwner()));
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
      if (throughBufferThatIsThere(convert, sharedBytes))
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
