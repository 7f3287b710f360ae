// tt.reduce: reductions along one axis, from the cheapest level to the dearest:
// within a thread's registers, then between the lanes of a warp by butterfly
// shuffles, then between warps through shared memory, where every thread reads
// the partial results of all warps along the axis, so that a single barrier is
// enough and every holder has the result.
//
// Bits of the layout that do not move along the axis keep their meaning
// throughout; bits that move nothing (replicated data) take no part, since
// combining an element with itself is not allowed.
#include "frontend/dialect/Tile.h"
#include "lowering/emit/Coordinates.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Elementwise.h"
#include "lowering/emit/SharedMemory.h"
#include "lowering/emit/Shuffles.h"
#include "lowering/emit/WarpPartials.h"
#include "lowering/ops/TileLowerings.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/TypeSwitch.h"
#include <bit>

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
namespace {

/// Whether swapping the two sides changes nothing: a single commutative op on
/// the two arguments.
bool isCommutative(Block &combiner) {
  if (combiner.getNumArguments() != 2 ||
      !llvm::hasNItems(combiner.without_terminator(), 1))
    return false;
  Operation &op = combiner.front();
  return op.hasTrait<OpTrait::IsCommutative>() &&
         combiner.getTerminator()->getOperand(0) == op.getResult(0);
}

/// The warp-wide instruction for a combiner on i32, if there may be one.
std::optional<WarpReduction> warpReductionOf(Block &combiner) {
  if (!isCommutative(combiner) ||
      !combiner.getArgument(0).getType().isInteger(32))
    return std::nullopt;
  return llvm::TypeSwitch<Operation *, std::optional<WarpReduction>>(
             &combiner.front())
      .Case([](arith::AddIOp) { return WarpReduction::Add; })
      .Case([](arith::MinSIOp) { return WarpReduction::SignedMin; })
      .Case([](arith::MaxSIOp) { return WarpReduction::SignedMax; })
      .Case([](arith::MinUIOp) { return WarpReduction::UnsignedMin; })
      .Case([](arith::MaxUIOp) { return WarpReduction::UnsignedMax; })
      .Case([](arith::AndIOp) { return WarpReduction::And; })
      .Case([](arith::OrIOp) { return WarpReduction::Or; })
      .Case([](arith::XOrIOp) { return WarpReduction::Xor; })
      .Default(std::nullopt);
}

LogicalResult reduceRegisters(Thread &thread, Block &combiner,
                              const AxisLayout &axis,
                              ArrayRef<Registers> sources,
                              ElementMap &partial) {
  // Elements of a group in the order of the axis; a tree keeps the chain of
  // dependent ops short.
  std::map<uint32_t, SmallVector<std::pair<uint32_t, unsigned>>> groups;
  for (unsigned reg = 0; reg < sources.front().size(); ++reg)
    if (!(reg & axis.freeRegisters))
      groups[reg & ~axis.registersAlong].push_back(
          {xorOfBases(axis.registers, reg), reg});
  for (auto &[group, members] : groups) {
    llvm::sort(members);
    SmallVector<Elements> level;
    for (auto [position, reg] : members) {
      Elements element;
      for (const Registers &source : sources)
        element.push_back(source[reg]);
      level.push_back(element);
    }
    while (level.size() > 1) {
      SmallVector<Elements> next(level.size() / 2);
      for (unsigned index = 0; index < next.size(); ++index)
        if (failed(combine(thread, combiner, level[2 * index],
                           level[2 * index + 1], next[index])))
          return failure();
      level = std::move(next);
    }
    partial[group] = level.front();
  }
  return success();
}

LogicalResult reduceLanes(Thread &thread, Block &combiner,
                          const AxisLayout &axis, Elements &element) {
  LLVMOpBuilder &ir = thread.ir;
  unsigned lanes = thread.lanes;
  uint32_t along = axis.threadsAlong & (lanes - 1);
  if (std::optional<WarpReduction> kind = warpReductionOf(combiner);
      kind && along == lanes - 1)
    if (Value whole = thread.target.reduceWarp(ir, *kind, element.front())) {
      element = {whole};
      return success();
    }
  bool commutes = isCommutative(combiner);
  // Lanes that are neighbours along the axis first, so that sides stay in
  // order.
  SmallVector<std::pair<uint32_t, unsigned>> steps;
  for (unsigned bit = 0; bit < axis.laneBits; ++bit)
    if (along >> bit & 1)
      steps.push_back({axis.threads[bit], bit});
  llvm::sort(steps);
  for (auto [distance, bit] : steps) {
    Elements other, left, right;
    for (Value value : element)
      other.push_back(shuffleXor(thread, value, 1u << bit));
    left = element, right = other;
    if (!commutes) {
      // All lanes must combine the same two sides in the same order, or their
      // results could differ.
      Value isUpper =
          ir.notEqual(ir.bitAnd(thread.lane(), ir.i32(1u << bit)), ir.i32(0));
      for (auto [mine, theirs, l, r] :
           llvm::zip_equal(element, other, left, right)) {
        l = ir.select(isUpper, theirs, mine);
        r = ir.select(isUpper, mine, theirs);
      }
    }
    if (failed(combine(thread, combiner, left, right, element)))
      return failure();
  }
  return success();
}

LogicalResult reduceWarps(Thread &thread, tt::ReduceOp op,
                          const AxisLayout &axis, ElementMap &partial) {
  FailureOr<int64_t> base = sharedOffset(op);
  if (failed(base))
    return failure();
  SmallVector<Type> types;
  for (Value source : op.getSrcs())
    types.push_back(elementType(source.getType()));
  SmallVector<int64_t> scratch = partialScratch(axis, 1, *base, types);
  std::map<uint32_t, SmallVector<int64_t>> places;
  for (auto &[group, element] : partial)
    places[group] = scratch;
  // One lane of those that hold the same partial result stores it.
  uint32_t idle =
      freeThreadBits(axis.layout) | (axis.threadsAlong & (thread.lanes - 1));
  storePartials(thread, axis, threadBitsClear(thread, idle), places, partial);
  thread.barrier(BarrierMemory::Shared);
  for (auto &[group, element] : partial) {
    SmallVector<Elements> level =
        loadPartials(thread, axis, group, scratch, types);
    while (level.size() > 1) {
      SmallVector<Elements> next(level.size() / 2);
      for (unsigned index = 0; index < next.size(); ++index)
        if (failed(combine(thread, op.getCombiner(), level[2 * index],
                           level[2 * index + 1], next[index])))
          return failure();
      level = std::move(next);
    }
    element = level.front();
  }
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

LogicalResult emitReduce(Thread &thread, tt::ReduceOp op) {
  const LinearLayout *layout = layoutOf(op.getSrcs().front().getType());
  if (!layout)
    return op.emitError("has no layout; run kiln-assign-layouts before");
  AxisLayout axis(*layout, op.getAxis());
  if (!axis.isSeparable)
    return op.emitError("'tt.reduce' of a layout whose bits move along several "
                        "dimensions is not lowered yet");
  SmallVector<Registers> sources;
  for (Value source : op.getSrcs())
    sources.push_back(thread.get(source));

  ElementMap partial;
  if (failed(reduceRegisters(thread, op.getCombiner(), axis, sources, partial)))
    return failure();
  for (auto &[group, element] : partial)
    if (failed(reduceLanes(thread, op.getCombiner(), axis, element)))
      return failure();
  if (axis.warpsAlong() > 1 && failed(reduceWarps(thread, op, axis, partial)))
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

/// Combining steps: within threads, then between lanes for what is left in each
/// thread, then between warps.
int64_t reductionCost(const LinearLayout &layout, unsigned axis) {
  AxisLayout along(layout, axis);
  int64_t registers = distinctRegisters(layout);
  int64_t kept = registers >> std::popcount(along.registersAlong);
  unsigned lanes =
      std::popcount(along.threadsAlong & ((1u << along.laneBits) - 1));
  int64_t cost = (registers - kept) * kArithmeticCost +
                 kept * lanes * (kShuffleCost + kArithmeticCost);
  if (along.warpsAlong() > 1)
    cost += kept * along.warpsAlong() * (kShuffleCost + kArithmeticCost);
  return cost;
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
  LinearLayoutAttr resultLayout(Operation *op, LinearLayoutAttr label,
                                unsigned) const {
    return LinearLayoutAttr::get(op->getContext(),
                                 label.getLayout()
                                     .sliced(cast<tt::ReduceOp>(op).getAxis())
                                     .withoutFreeRegisters());
  }
  /// The result's layout does not determine the axis.
  LinearLayoutAttr labelFromResult(Operation *, LinearLayoutAttr,
                                   unsigned) const {
    return {};
  }
  int64_t cost(Operation *op, const LinearLayout &label,
               const LayoutContext &context) const {
    return context.block.warps *
           reductionCost(label, cast<tt::ReduceOp>(op).getAxis());
  }
  int64_t scratchBytes(Operation *op) const {
    auto reduce = cast<tt::ReduceOp>(op);
    const LinearLayout *layout = layoutOf(reduce.getSrcs().front().getType());
    if (!layout)
      return 0;
    AxisLayout axis(*layout, reduce.getAxis());
    return axis.warpsAlong() == 1 ? 0 : partialBytes(axis, 1, reduce.getSrcs());
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
