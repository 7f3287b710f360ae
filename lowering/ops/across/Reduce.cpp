// tt.reduce: reductions along one axis. Where elements may be combined in any
// order, from the cheapest level to the dearest: within a thread's registers,
// then between the lanes of a warp by butterfly shuffles, then between warps
// through shared memory, where every thread reads the partial results of all
// warps along the axis, so that a single barrier is enough and every holder has
// the result. Where they may not, the same steps follow the bits of the axis
// from the lowest up, so that only neighbours are ever combined: registers that
// move farther than lanes or warps do come after those.
//
// Bits of the layout that do not move along the axis keep their meaning
// throughout; bits that move nothing (replicated data) take no part, since
// combining an element with itself is not allowed.
#include "frontend/dialect/Tile.h"
#include "lowering/emit/Coordinates.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Elementwise.h"
#include "lowering/emit/SharedMemory.h"
#include "lowering/emit/WarpPartials.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/ops/across/Commutativity.h"
#include "lowering/ops/across/LaneReduction.h"
#include "lowering/ops/across/LoadsFirst.h"
#include "lowering/ops/across/RegisterReduction.h"
#include "lowering/ops/across/ScanLayout.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
namespace {

/// What is combined after what.
SmallVector<AxisSegment> stepsOf(tt::ReduceOp op, const AxisLayout &axis) {
  return isCommutative(op.getCombiner()) ? axisLevels(axis)
                                         : axisSegments(axis);
}

/// Partial results that a thread exchanges with other warps for each of its
/// results.
unsigned partialsOf(tt::ReduceOp op, const AxisLayout &axis) {
  return isCommutative(op.getCombiner()) ? 1 : blocksOfTotals(axis);
}

/// Numbers of the registers in `partial` that differ in the bits `along` only,
/// in the order of the axis, by the first of them.
std::map<uint32_t, SmallVector<uint32_t>>
groupsAlong(const AxisLayout &axis, uint32_t along, const ElementMap &partial) {
  std::map<uint32_t, SmallVector<uint32_t>> groups;
  for (auto &[reg, element] : partial)
    groups[reg & ~along].push_back(reg);
  for (auto &[group, members] : groups)
    llvm::sort(members, [&](uint32_t a, uint32_t b) {
      return xorOfBases(axis.registers, a) < xorOfBases(axis.registers, b);
    });
  return groups;
}

LogicalResult combineAll(Thread &thread, Block &combiner,
                         SmallVector<Elements> elements, Elements &result) {
  return isCommutative(combiner)
             ? reduceChains(thread, combiner, std::move(elements), result)
             : reduceTree(thread, combiner, std::move(elements), result);
}

LogicalResult reduceRegisters(Thread &thread, Block &combiner,
                              const AxisLayout &axis, uint32_t along,
                              ElementMap &partial) {
  ElementMap reduced;
  for (auto &[group, members] : groupsAlong(axis, along, partial)) {
    SmallVector<Elements> elements;
    for (uint32_t reg : members)
      elements.push_back(partial[reg]);
    if (failed(
            combineAll(thread, combiner, std::move(elements), reduced[group])))
      return failure();
  }
  partial = std::move(reduced);
  return success();
}

LogicalResult reduceLanes(Thread &thread, Block &combiner,
                          const AxisLayout &axis, uint32_t along,
                          Elements &element) {
  // Lanes that are neighbours along the axis first, so that sides stay in
  // order.
  SmallVector<unsigned> bits;
  for (unsigned bit = 0; bit < axis.laneBits; ++bit)
    if (along >> bit & 1)
      bits.push_back(bit);
  llvm::sort(bits, [&](unsigned a, unsigned b) {
    return axis.threads[a] < axis.threads[b];
  });
  return reduceAmongLanes(thread, combiner, bits, element);
}

/// Where there are as many warps as lanes, and one result, each lane takes a
/// warp's partial result, and lanes combine them: elements that a thread keeps
/// need the registers that all partial results would take, of which it has 64.
LogicalResult reduceWarpsByLanes(Thread &thread, Block &combiner,
                                 ArrayRef<int64_t> scratch,
                                 ArrayRef<Type> types, Elements &result) {
  result = loadPartialOfLane(thread, scratch, types);
  auto bits =
      llvm::to_vector(llvm::seq<unsigned>(0, llvm::Log2_32(thread.lanes)));
  return reduceAmongLanes(thread, combiner, bits, result);
}

/// Between warps, and between registers that move farther along the axis, bits
/// `above`: while the other warps' partial results are read.
LogicalResult reduceWarps(Thread &thread, tt::ReduceOp op,
                          const AxisLayout &axis, uint32_t above,
                          ElementMap &partial) {
  FailureOr<int64_t> base = sharedOffset(op);
  if (failed(base))
    return failure();
  SmallVector<Type> types;
  for (Value source : op.getSrcs())
    types.push_back(elementType(source.getType()));
  std::map<uint32_t, SmallVector<uint32_t>> groups =
      groupsAlong(axis, above, partial);
  std::map<uint32_t, SmallVector<int64_t>> places;
  for (auto &[group, members] : groups)
    for (auto [copy, reg] : llvm::enumerate(members))
      places[reg] =
          partialScratch(axis, partialsOf(op, axis), copy, *base, types);
  // One lane of those that hold the same partial result stores it.
  uint32_t idle =
      freeThreadBits(axis.layout) | (axis.threadsAlong & (thread.lanes - 1));
  storePartials(thread, axis, threadBitsClear(thread, idle), places, partial);
  thread.barrier(BarrierMemory::Shared);
  ElementMap reduced;
  for (auto &[group, members] : groups) {
    if (axis.keptElements() == 1 && members.size() == 1 &&
        axis.warpsAlong() == thread.lanes) {
      if (failed(reduceWarpsByLanes(thread, op.getCombiner(),
                                    places[members.front()], types,
                                    reduced[group])))
        return failure();
      continue;
    }
    SmallVector<Elements> elements;
    for (uint32_t reg : members)
      llvm::append_range(elements,
                         loadPartials(thread, axis, reg, places[reg], types));
    if (failed(combineAll(thread, op.getCombiner(), std::move(elements),
                          reduced[group])))
      return failure();
  }
  partial = std::move(reduced);
  return success();
}

FailureOr<Registers> keptRegisters(Operation *op, const AxisLayout &axis,
                                   const LinearLayout &result,
                                   const ElementMap &partial,
                                   unsigned operand) {
  LinearLayout kept = axis.layout.sliced(axis.axis);
  auto mismatch = [&] {
    return op->emitError(
        "the layout of the result is not that of the operand without its axis");
  };
  if (kept.bases(HwDim::Lane) != result.bases(HwDim::Lane) ||
      kept.bases(HwDim::Warp) != result.bases(HwDim::Warp))
    return mismatch();
  Registers registers;
  for (unsigned reg = 0; reg < result.size(HwDim::Register); ++reg) {
    SmallVector<int64_t> element = result.apply(reg, 0, 0);
    auto holder = llvm::find_if(partial, [&](const auto &entry) {
      SmallVector<int64_t> at = axis.layout.apply(entry.first, 0, 0);
      at.erase(at.begin() + axis.axis);
      return at == element;
    });
    if (holder == partial.end())
      return mismatch();
    registers.push_back(holder->second[operand]);
  }
  return registers;
}

/// Combines what the thread holds, by register, with all that others hold.
LogicalResult reduce(Thread &thread, tt::ReduceOp op, const AxisLayout &axis,
                     ElementMap &partial) {
  Block &combiner = op.getCombiner();
  SmallVector<AxisSegment> steps = stepsOf(op, axis);
  for (unsigned index = 0; index < steps.size(); ++index) {
    uint32_t along = maskOf(steps[index].bits);
    switch (steps[index].level) {
    case AxisBit::Register:
      if (failed(reduceRegisters(thread, combiner, axis, along, partial)))
        return failure();
      break;
    case AxisBit::Lane:
      // A barrier between warps has loads begin before it as well.
      if (partial.size() > 1 && index + 1 == steps.size() &&
          wantsLoadsFirst(op))
        thread.target.issueLoads(thread.ir);
      for (auto &[group, element] : partial)
        if (failed(reduceLanes(thread, combiner, axis, along, element)))
          return failure();
      break;
    case AxisBit::Warp: {
      // What follows warps are registers.
      uint32_t above =
          index + 1 < steps.size() ? maskOf(steps[++index].bits) : 0;
      if (failed(reduceWarps(thread, op, axis, above, partial)))
        return failure();
      break;
    }
    }
  }
  return success();
}

LogicalResult emitReduce(Thread &thread, tt::ReduceOp op) {
  const LinearLayout *layout = layoutOf(op.getSrcs().front().getType());
  if (!layout)
    return op.emitError("has no layout; run kiln-assign-layouts before");
  AxisLayout axis(*layout, op.getAxis());
  if (!isCommutative(op.getCombiner()) && !isScannable(axis))
    return op.emitError("'tt.reduce' combines in order and has a layout that "
                        "spreads the axis over warps in several places, or "
                        "over lanes above them; run kiln-assign-layouts");
  if (!axis.isSeparable)
    return op.emitError("'tt.reduce' of a layout whose bits move along several "
                        "dimensions is not lowered yet");
  ElementMap partial;
  for (unsigned reg = 0; reg < layout->size(HwDim::Register); ++reg)
    if (!(reg & axis.freeRegisters))
      for (Value source : op.getSrcs())
        partial[reg].push_back(thread.get(source)[reg]);
  if (failed(reduce(thread, op, axis, partial)))
    return failure();

  for (auto [operand, result] : llvm::enumerate(op.getResults())) {
    const LinearLayout *resultLayout = layoutOf(result.getType());
    if (!resultLayout) {
      thread.set(result, {partial.begin()->second[operand]});
      continue;
    }
    FailureOr<Registers> registers =
        keptRegisters(op, axis, *resultLayout, partial, operand);
    if (failed(registers))
      return failure();
    thread.set(result, std::move(*registers));
  }
  return success();
}

/// The longest run that is proposed: the steps between six bits of lanes, which
/// each run takes, are then a tenth of its own.
constexpr unsigned kLongestRun = 64;

/// Combining steps: of what is left in each thread. In order, which side is
/// whose has to be selected.
int64_t reductionCost(tt::ReduceOp op, const LinearLayout &layout) {
  AxisLayout axis(layout, op.getAxis());
  int64_t held = distinctRegisters(layout), cost = 0,
          selects = isCommutative(op.getCombiner()) ? 0 : 2;
  for (const AxisSegment &step : stepsOf(op, axis)) {
    int64_t before = held;
    switch (step.level) {
    case AxisBit::Register:
      held >>= step.bits.size();
      cost += (before - held) * kArithmeticCost;
      break;
    case AxisBit::Lane:
      cost += held * step.bits.size() *
              (kShuffleCost + (1 + selects) * kArithmeticCost);
      break;
    case AxisBit::Warp:
      cost += held * axis.warpsAlong() * (kShuffleCost + kArithmeticCost);
      break;
    }
  }
  return cost;
}

/// The label if the reduction takes it, else one that it takes.
LinearLayoutAttr takenLayout(tt::ReduceOp op, LinearLayoutAttr label) {
  return isCommutative(op.getCombiner()) ? label
                                         : scannable(label, op.getAxis());
}

struct Reduce : TileLowering::ExternalModel<Reduce, tt::ReduceOp> {
  /// The operands': they are larger.
  std::optional<SmallVector<int64_t>> labelShape(Operation *op) const {
    auto source = cast<RankedTensorType>(op->getOperand(0).getType());
    return SmallVector<int64_t>(source.getShape());
  }
  SmallVector<std::optional<unsigned>> operandDims(Operation *op,
                                                   unsigned) const {
    unsigned axis = cast<tt::ReduceOp>(op).getAxis();
    SmallVector<std::optional<unsigned>> dims;
    for (unsigned dim = 0; dim < labelShape(op)->size(); ++dim)
      dims.push_back(dim == axis ? std::nullopt
                                 : std::optional(dim - (dim > axis)));
    return dims;
  }
  LinearLayoutAttr operandLayout(Operation *op, LinearLayoutAttr label,
                                 unsigned) const {
    return takenLayout(cast<tt::ReduceOp>(op), label);
  }
  LinearLayoutAttr resultLayout(Operation *op, LinearLayoutAttr label,
                                unsigned) const {
    auto reduce = cast<tt::ReduceOp>(op);
    return LinearLayoutAttr::get(op->getContext(), takenLayout(reduce, label)
                                                       .getLayout()
                                                       .sliced(reduce.getAxis())
                                                       .withoutFreeRegisters());
  }
  /// The result's layout does not determine the axis.
  LinearLayoutAttr labelFromResult(Operation *, LinearLayoutAttr,
                                   unsigned) const {
    return {};
  }
  /// In order, runs spare lanes and warps steps of every other register.
  std::vector<LinearLayout>
  layoutProposals(Operation *op, const LayoutContext &context) const {
    auto reduce = cast<tt::ReduceOp>(op);
    if (isCommutative(reduce.getCombiner()))
      return {};
    return layoutsOfRuns(*labelShape(op), reduce.getAxis(), kLongestRun,
                         context.block);
  }
  int64_t cost(Operation *op, const LinearLayout &label,
               const LayoutContext &context) const {
    return context.block.warps * reductionCost(cast<tt::ReduceOp>(op), label);
  }
  int64_t scratchBytes(Operation *op) const {
    auto reduce = cast<tt::ReduceOp>(op);
    const LinearLayout *layout = layoutOf(reduce.getSrcs().front().getType());
    if (!layout)
      return 0;
    AxisLayout axis(*layout, reduce.getAxis());
    return axis.warpsAlong() == 1
               ? 0
               : partialBytes(axis, partialsOf(reduce, axis), reduce.getSrcs());
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    return emitReduce(thread, cast<tt::ReduceOp>(op));
  }
};

} // namespace

void attachReduce(MLIRContext &context) {
  tt::ReduceOp::attachInterface<Reduce>(context);
}

} // namespace kiln
