// Reductions along one axis, from the cheapest level to the dearest: within a
// thread's registers, then between the lanes of a warp by butterfly shuffles,
// then between warps through shared memory, where every thread reads the
// partial results of all warps along the axis, so that a single barrier is
// enough and every holder has the result.
//
// Bits of the layout that do not move along the axis keep their meaning
// throughout; bits that move nothing (replicated data) take no part, since
// combining an element with itself is not allowed.
#include "lowering/emit/ThreadEmitter.h"
#include "lowering/layout/AxisLayout.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

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

} // namespace

/// One element of every operand.
using Elements = SmallVector<Value, 2>;

LogicalResult ThreadEmitter::reduceRegisters(
    Block &combiner, const AxisLayout &axis, ArrayRef<Registers> sources,
    std::map<uint32_t, SmallVector<Value, 2>> &partial) {
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
        if (failed(combine(combiner, level[2 * index], level[2 * index + 1],
                           next[index])))
          return failure();
      level = std::move(next);
    }
    partial[group] = level.front();
  }
  return success();
}

LogicalResult ThreadEmitter::reduceLanes(Block &combiner,
                                         const AxisLayout &axis,
                                         Elements &element) {
  uint32_t along = axis.threadsAlong & (lanes - 1);
  if (std::optional<WarpReduction> kind = warpReductionOf(combiner);
      kind && along == lanes - 1)
    if (Value whole = target.reduceWarp(ir, *kind, element.front())) {
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
      other.push_back(shuffleXor(value, 1u << bit));
    left = element, right = other;
    if (!commutes) {
      // All lanes must combine the same two sides in the same order, or their
      // results could differ.
      Value isUpper =
          ir.notEqual(ir.bitAnd(laneId(), ir.i32(1u << bit)), ir.i32(0));
      for (auto [mine, theirs, l, r] :
           llvm::zip_equal(element, other, left, right)) {
        l = ir.select(isUpper, theirs, mine);
        r = ir.select(isUpper, mine, theirs);
      }
    }
    if (failed(combine(combiner, left, right, element)))
      return failure();
  }
  return success();
}

Value ThreadEmitter::partialSlot(const AxisLayout &axis, unsigned group) {
  // Kept element number * warps along the axis + warp along the axis; all
  // powers of two, so sums are ors.
  unsigned warpsAlong = axis.warpsAlong();
  SmallVector<uint32_t> bases(axis.threads.size(), 0);
  uint32_t constant = 0, stride = warpsAlong;
  for (unsigned dim = axis.layout.rank(); dim-- > 0;) {
    if (dim == axis.axis)
      continue;
    for (auto [basis, kept] :
         llvm::zip_equal(bases, threadBases(axis.layout, dim)))
      basis ^= kept * stride;
    constant ^= xorOfBases(registerBases(axis.layout, dim), group) * stride;
    stride *= axis.layout.shape()[dim];
  }
  uint32_t bits = 0;
  for (uint32_t basis : bases)
    bits |= basis;
  return xorConstant(threadXor(bases), bits, constant);
}

void ThreadEmitter::storePartials(
    const AxisLayout &axis, Value storer,
    const std::map<uint32_t, SmallVector<int64_t>> &scratch,
    const std::map<uint32_t, SmallVector<Value, 2>> &partial) {
  Value myWarp = threadXor(axis.axisWarpBases());
  auto storeAll = [&]() -> SmallVector<Value> {
    for (const auto &[group, element] : partial) {
      Value slot = ir.disjointOr(partialSlot(axis, group), myWarp);
      for (auto [value, base] : llvm::zip_equal(element, scratch.at(group))) {
        Type stored = storedType(value.getType());
        Value pointer = ir.gep(shared(base), stored, slot);
        LLVM::StoreOp::create(ir, toStored(value), pointer, bytesOf(stored));
      }
    }
    return {};
  };
  if (storer)
    emitIf(storer, {}, storeAll);
  else
    storeAll();
}

SmallVector<SmallVector<Value, 2>>
ThreadEmitter::loadPartials(const AxisLayout &axis, unsigned group,
                            ArrayRef<int64_t> scratch, ArrayRef<Type> types) {
  unsigned count = axis.warpsAlong();
  SmallVector<Elements> partials(count, Elements(types.size()));
  Value slot = partialSlot(axis, group);
  for (auto [operand, type] : llvm::enumerate(types)) {
    Type stored = storedType(type);
    unsigned bytes = bytesOf(stored), vector = std::min(count, 16 / bytes);
    Value base = ir.gep(shared(scratch[operand]), stored, slot);
    for (unsigned first = 0; first < count; first += vector) {
      Value pointer = first ? ir.gep(base, stored, ir.i32(first)) : base;
      Type loadType =
          vector == 1 ? stored : Type(VectorType::get(int64_t(vector), stored));
      Value loaded =
          LLVM::LoadOp::create(ir, loadType, pointer, bytes * vector);
      for (unsigned index = 0; index < vector; ++index)
        partials[first + index][operand] =
            fromStored(type, vector == 1 ? loaded : ir.element(loaded, index));
    }
  }
  return partials;
}

SmallVector<int64_t> ThreadEmitter::partialScratch(const AxisLayout &axis,
                                                   unsigned copies,
                                                   int64_t base,
                                                   ArrayRef<Type> types) {
  SmallVector<int64_t> scratch;
  uint64_t slots = uint64_t(copies) * axis.keptElements() * axis.warpsAlong();
  for (Type type : types) {
    scratch.push_back(base);
    base = llvm::alignTo(base + slots * bytesOf(storedType(type)), 16);
  }
  return scratch;
}

LogicalResult
ThreadEmitter::reduceWarps(tt::ReduceOp op, const AxisLayout &axis,
                           std::map<uint32_t, SmallVector<Value, 2>> &partial) {
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
      freeThreadBits(axis.layout) | (axis.threadsAlong & (lanes - 1));
  storePartials(axis, threadBitsClear(idle), places, partial);
  target.barrier(ir, BarrierMemory::Shared);
  for (auto &[group, element] : partial) {
    SmallVector<Elements> level = loadPartials(axis, group, scratch, types);
    while (level.size() > 1) {
      SmallVector<Elements> next(level.size() / 2);
      for (unsigned index = 0; index < next.size(); ++index)
        if (failed(combine(op.getCombiner(), level[2 * index],
                           level[2 * index + 1], next[index])))
          return failure();
      level = std::move(next);
    }
    element = level.front();
  }
  return success();
}

LogicalResult ThreadEmitter::emitReduce(tt::ReduceOp op) {
  const LinearLayout *layout = layoutOf(op.getSrcs().front().getType());
  if (!layout)
    return op.emitError("has no layout; run kiln-assign-layouts before");
  AxisLayout axis(*layout, op.getAxis());
  if (!axis.isSeparable)
    return op.emitError("'tt.reduce' of a layout whose bits move along several "
                        "dimensions is not lowered yet");
  SmallVector<Registers> sources;
  for (Value source : op.getSrcs())
    sources.push_back(get(source));

  std::map<uint32_t, Elements> partial;
  if (failed(reduceRegisters(op.getCombiner(), axis, sources, partial)))
    return failure();
  for (auto &[group, element] : partial)
    if (failed(reduceLanes(op.getCombiner(), axis, element)))
      return failure();
  if (axis.warpsAlong() > 1 && failed(reduceWarps(op, axis, partial)))
    return failure();

  for (auto [operand, result] : llvm::enumerate(op.getResults())) {
    const LinearLayout *resultLayout = layoutOf(result.getType());
    if (!resultLayout) {
      set(result, {partial.begin()->second[operand]});
      continue;
    }
    FailureOr<Registers> registers =
        keptRegisters(op, axis, *resultLayout, partial, operand);
    if (failed(registers))
      return failure();
    set(result, std::move(*registers));
  }
  return success();
}

FailureOr<Registers> ThreadEmitter::keptRegisters(
    Operation *op, const AxisLayout &axis, const LinearLayout &result,
    const std::map<uint32_t, SmallVector<Value, 2>> &partial,
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

} // namespace kiln
