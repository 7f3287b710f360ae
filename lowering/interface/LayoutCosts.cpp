#include "lowering/interface/LayoutCosts.h"
#include "frontend/dialect/Tile.h"
#include "lowering/conversion/LaneCopy.h"
#include "lowering/conversion/LocalAccess.h"
#include "lowering/conversion/MatrixAccess.h"
#include "lowering/conversion/SharedPlan.h"
#include "lowering/dot/Warpgroup.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/interface/FeedsDot.h"
#include "lowering/interface/InPlaceStores.h"
#include "lowering/interface/Scratch.h"
#include "lowering/interface/TileLowering.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {

/// What cp.async copies at least (PTX ISA), and what a read takes at most.
static constexpr int64_t kLeastCopyBytes = 4, kReadBytes = 16;
/// The operand's part of the one barrier of an iteration.
static constexpr int64_t kRoundCost = 32;

int64_t arithmeticCost(const LinearLayout &label,
                       const LayoutContext &context) {
  return context.block.warps * distinctRegisters(label) * kArithmeticCost;
}

/// Registers of numbers and addresses that are not known to be those of another
/// register plus a constant, which the access that takes them has for nothing.
static int64_t unrelatedRegisters(const LinearLayout &layout, AxisInfo info) {
  for (AxisFacts &facts : info.axes)
    facts.constancy = std::max(facts.constancy, facts.contiguity);
  return unequalRegisters(layout, info);
}

static bool isOfAddresses(Operation *op) {
  auto type = op->getNumResults() == 1
                  ? dyn_cast<RankedTensorType>(op->getResult(0).getType())
                  : RankedTensorType();
  return type && (isa<tt::PointerType>(type.getElementType()) ||
                  type.getElementType().isInteger(32) ||
                  type.getElementType().isInteger(64));
}

int64_t defaultCost(Operation *op, const LinearLayout &label,
                    const LayoutContext &context) {
  if (op->hasTrait<OpTrait::ConstantLike>())
    return 0;
  if (std::optional<GlobalAccess> access = globalAccessOf(op))
    return accessCost(*access, label, context.block, context.axes);
  // Of equal elements of a mask one is computed (kConstancyAttr). Where
  // operands are copied by cp.async, counting that gained nothing
  // (matmul_128x128 on sm_90a: 205 registers for 198).
  if (hasEqualElements(op) && !context.block.copiesOperands)
    return context.block.warps * kArithmeticCost *
           unequalRegisters(label, context.axes.lookup(op->getResult(0)));
  // Outside of loops it takes what it took: what a conversion after a loop
  // costs must not decide the tiles of the dot in it, which dotCost does not
  // tell apart (fp8_matmul).
  if (context.block.copiesOperands && isOfAddresses(op) &&
      op->getParentOfType<LoopLikeOpInterface>())
    return context.block.warps * kArithmeticCost *
           unrelatedRegisters(label, context.axes.lookup(op->getResult(0)));
  return arithmeticCost(label, context);
}

bool hasEqualElements(Operation *op) {
  if (op->getNumResults() != 1 || !op->hasTrait<OpTrait::Elementwise>())
    return false;
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return type && type.getElementType().isInteger(1);
}

int64_t costOf(Operation *op, const LinearLayout &label,
               const LayoutContext &context) {
  auto lowering = dyn_cast<TileLowering>(op);
  return lowering ? lowering.cost(label, context)
                  : defaultCost(op, label, context);
}

std::vector<LinearLayout> proposalsOf(Operation *op,
                                      const LayoutContext &context) {
  auto lowering = dyn_cast<TileLowering>(op);
  return lowering ? lowering.layoutProposals(context)
                  : std::vector<LinearLayout>();
}

/// Whether the op only names the dimensions of its operand otherwise.
static bool isTransposition(Operation *op) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 1 ||
      op->hasTrait<OpTrait::Elementwise>() || !isMemoryEffectFree(op))
    return false;
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType()),
       to = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  auto lowering = dyn_cast<TileLowering>(op);
  return lowering && from && to &&
         from.getElementType() == to.getElementType() &&
         from.getNumElements() == to.getNumElements() &&
         llvm::all_of(lowering.operandDims(0),
                      [](std::optional<unsigned> dim) { return dim; });
}

/// Whether a value is loaded in a loop where a dot takes it.
static bool isLoadedForDots(Value loaded) {
  Operation *load = loaded.getDefiningOp();
  return load && globalAccessOf(load) &&
         load->getParentOfType<LoopLikeOpInterface>() && feedsDot(loaded);
}

/// Whether a dot reads views of what is loaded in place as scales, however it
/// is loaded.
static bool isReadThroughViews(OpOperand &use, const LinearLayout &to) {
  OpOperand *scales = useAsScales(use.get());
  auto wanted = gpu::LinearLayoutAttr::get(use.get().getContext(), to);
  for (OpOperand *taken = &use; scales && taken != scales;
       taken = &*taken->getOwner()->use_begin()) {
    auto view = dyn_cast<TileLowering>(taken->getOwner());
    wanted = view && wanted ? view.labelFromOperand(wanted, 0) : wanted;
  }
  return scales && wanted &&
         cast<TileLowering>(scales->getOwner())
             .operandSharedLayout(scales->getOperandNumber(),
                                  wanted.getLayout(), /*contiguous=*/1);
}

std::optional<int64_t> copyCost(OpOperand &use, const LinearLayout &from,
                                const LinearLayout &to,
                                const LayoutContext &context) {
  Value loaded = use.get();
  if (!context.block.copiesOperands || !isLoadedForDots(loaded))
    return std::nullopt;
  GlobalAccess access = *globalAccessOf(loaded.getDefiningOp());
  int64_t bytes = stepBytes(access.pointer.getType());
  if (bytes * accessVector(access, from, context.axes) < kLeastCopyBytes)
    return std::nullopt;
  if (isReadThroughViews(use, to))
    return context.block.warps * kRoundCost;
  // What a dot takes is the value itself, or what transpositions, each the only
  // use of what it takes, make of it.
  OpOperand *taken = &use;
  auto wanted = gpu::LinearLayoutAttr::get(loaded.getContext(), to);
  unsigned contiguous = from.registerDim().value_or(to.rank() - 1);
  while (isTransposition(taken->getOwner()) && taken->getOwner()->hasOneUse()) {
    auto trans = cast<TileLowering>(taken->getOwner());
    wanted = trans.labelFromOperand(wanted, 0);
    contiguous = *trans.operandDims(0)[contiguous];
    taken = &*taken->getOwner()->use_begin();
  }
  int64_t reads = llvm::divideCeil(distinctRegisters(to) * bytes, kReadBytes);
  if (isFactorOfDot(*taken) && wanted &&
      cast<TileLowering>(taken->getOwner())
          .operandSharedLayout(taken->getOperandNumber(), wanted.getLayout(),
                               contiguous))
    reads = 0;
  bool isFirst = &use == &*loaded.use_begin();
  return context.block.warps *
         (kSharedAccessCost * reads + (isFirst ? kRoundCost : 0));
}

/// Whether scales, in layout `from`, are views of what is copied: paid for
/// where it is loaded (copyCost).
static bool isViewOfCopy(OpOperand &use, const LinearLayout &from,
                         const LayoutContext &context) {
  auto layout = gpu::LinearLayoutAttr::get(use.get().getContext(), from);
  Operation *made = use.get().getDefiningOp();
  for (; made && isView(made) && layout;
       made = made->getOperand(0).getDefiningOp()) {
    auto view = dyn_cast<TileLowering>(made);
    auto label = view ? view.labelFromResult(layout, 0) : layout;
    layout = view && label ? view.operandLayout(label, 0) : label;
  }
  if (!made || made == use.get().getDefiningOp() || !layout ||
      made->getNumResults() != 1 || !isLoadedForDots(made->getResult(0)))
    return false;
  GlobalAccess access = *globalAccessOf(made);
  return stepBytes(access.pointer.getType()) *
             accessVector(access, layout.getLayout(), context.axes) >=
         kLeastCopyBytes;
}

/// What it costs that a dot of warpgroups begins when all of its first operand
/// has been stored: the dot itself. From registers, the operand is multiplied in
/// parts, each beside the conversion of the next one (kiln-warpgroup-dots), if
/// the second one is there. Without this cost mxfp4 by bf16 with 128 of k stored
/// its weights as bf16.
static int64_t lateDotCost(OpOperand &use) {
  auto dot = dyn_cast<tt::DotOp>(use.getOwner());
  if (!dot || use.getOperandNumber() != 0 ||
      !hasWarpgroupMultiply(gpuOf(dot)) ||
      !dot->getParentOfType<LoopLikeOpInterface>() ||
      !isConvertedLoad(use.get()) || isConvertedLoad(dot.getB()))
    return 0;
  DotProblem problem = *dotProblem(dot);
  return problem.k > warpgroupPart(bitsOf(problem.a)) ? warpgroupCost(problem)
                                                      : 0;
}

int64_t registersCost(OpOperand &use) {
  auto dot = dyn_cast<tt::DotOp>(use.getOwner());
  auto isPart = [](tt::DotOp part) {
    return part.getC().getDefiningOp<tt::DotOp>() ||
           (part->hasOneUse() && isa<tt::DotOp>(*part->user_begin()));
  };
  if (!dot || use.getOperandNumber() != 0 || !isPart(dot) ||
      !hasWarpgroupMultiply(gpuOf(dot)) ||
      !dot->getParentOfType<LoopLikeOpInterface>() ||
      !isConvertedLoad(use.get()) || !isConvertedLoad(dot.getB()))
    return 0;
  return warpgroupCost(*dotProblem(dot));
}

bool isLoadedOneByOne(Value value, const AxisAnalysis &axes) {
  Operation *load = value.getDefiningOp();
  while (load && isTransposition(load))
    load = load->getOperand(0).getDefiningOp();
  std::optional<GlobalAccess> access =
      load ? globalAccessOf(load) : std::nullopt;
  return access && isElementByElement(*access, axes);
}

std::optional<int64_t> inPlaceCost(OpOperand &use, const LinearLayout &from,
                                   const LinearLayout &to,
                                   const LayoutContext &context) {
  if (!context.block.copiesOperands || !isFactorOfDot(use))
    return std::nullopt;
  std::optional<InPlaceStores> stores = planInPlaceStores(
      from, sharedElementBytes(elementBits(use.get().getType())),
      isLoadedOneByOne(use.get(), context.axes), [&](unsigned contiguous) {
        return cast<TileLowering>(use.getOwner())
            .operandSharedLayout(use.getOperandNumber(), to, contiguous);
      });
  if (!stores)
    return std::nullopt;
  if (isScales(use) && isViewOfCopy(use, from, context))
    return 0;
  return context.block.warps * (stores->cost + kRoundCost) + lateDotCost(use);
}

/// Whether a value that is loaded in a loop is an operand of a dot and nothing
/// else.
static bool isForOneDot(Value loaded) {
  return isLoadedForDots(loaded) && loaded.hasOneUse() &&
         isFactorOfDot(*loaded.use_begin());
}

/// Whether a warp's lanes may copy a value together (LaneCopy.h), which they
/// load in layout `from`.
static bool mayLanesCopy(Value loaded, const LinearLayout &from,
                         const LayoutContext &context) {
  Operation *load = loaded.getDefiningOp();
  unsigned bits = elementBits(loaded.getType()),
           bytes = sharedElementBytes(bits);
  return context.block.lanesCopy && load->hasAttr(gpu::kParameterAttr) &&
         !load->hasAttr(gpu::kWholeGranulesAttr) && isForOneDot(loaded) &&
         bits == 8 * bytes &&
         bytes * accessVector(*globalAccessOf(load), from, context.axes) ==
             kLaneCopyBytes;
}

/// Whether a dot takes what the op makes as scales, as it is or as a view.
static bool isForScales(Operation *op) {
  return llvm::any_of(op->getUses(), isScales) ||
         (op->getNumResults() == 1 && useAsScales(op->getResult(0)));
}

std::vector<LinearLayout> accessProposals(Operation *op,
                                          const LayoutContext &context) {
  std::optional<GlobalAccess> access = globalAccessOf(op);
  if (!access || !isa<RankedTensorType>(access->pointer.getType()))
    return {};
  // Scales are so few that not every thread has enough of them to copy.
  bool copiesScales = context.block.copiesOperands && isForScales(op);
  std::vector<LinearLayout> layouts =
      coalescedLayouts(*access, context.block, context.axes, /*squares=*/false,
                       copiesScales ? kLeastCopyBytes : 1);
  // Where an operand goes to shared memory through registers, not by cp.async
  // or by what lanes copy together, a thread that has neighbours of both
  // dimensions can transpose them.
  if (context.block.copiesOperands || op->getNumResults() != 1 ||
      !feedsDot(op->getResult(0)) ||
      mayLanesCopy(op->getResult(0), layouts.front(), context))
    return layouts;
  return coalescedLayouts(*access, context.block, context.axes,
                          /*squares=*/true);
}

/// What an operand costs that a warp's lanes copy together: its reads, by their
/// bytes, as transposed ones are half as wide.
static std::optional<int64_t> laneCopyCost(Value loaded,
                                           const LinearLayout &from,
                                           const LinearLayout &to,
                                           const LayoutContext &context) {
  if (!mayLanesCopy(loaded, from, context))
    return std::nullopt;
  MatrixMoves moves = context.block.matrices;
  moves.transposedReads = true; // as all GPUs that have such copies
  GlobalAccess access = *globalAccessOf(loaded.getDefiningOp());
  unsigned bytes = sharedElementBytes(elementBits(loaded.getType()));
  std::optional<LaneCopy> lanes = planLaneCopy(
      from, to, bytes, runOf(access, *from.registerDim(), context.axes), moves);
  if (!lanes)
    return std::nullopt;
  LocalAccess reads = planCheapestAccess(to, lanes->memory, bytes, moves,
                                         /*stores=*/false);
  return context.block.warps *
         (kSharedAccessCost * int64_t(llvm::divideCeil(
                                  distinctRegisters(to) * bytes, kReadBytes)) +
          countPacks(reads.side, bytes, /*loads=*/true) + kRoundCost);
}

std::optional<int64_t> exchangeCost(Value loaded, const LinearLayout &from,
                                    const LinearLayout &to,
                                    const LayoutContext &context) {
  if (context.block.copiesOperands || !isForOneDot(loaded))
    return std::nullopt;
  unsigned bits = elementBits(loaded.getType());
  unsigned bytes = sharedElementBytes(bits);
  LinearLayout sharedLayout =
      exchangeLayout(from, to, bits, context.block.matrices);
  LocalAccess stores = planLocalAccess(from, sharedLayout, bytes),
              reads = planLocalAccess(to, sharedLayout, bytes);
  int64_t accesses = stores.side.accesses.size() + reads.side.accesses.size(),
          packs = countPacks(stores.side, bytes, /*loads=*/false) +
                  countPacks(reads.side, bytes, /*loads=*/true);
  int64_t cost =
      context.block.warps * (kSharedAccessCost * accesses + packs + kRoundCost);
  return std::min(cost, laneCopyCost(loaded, from, to, context).value_or(cost));
}

} // namespace kiln
