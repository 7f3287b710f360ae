// Addresses are a scalar, which moves with the block, plus a tensor of offsets
// within the block, which does not, so that a loop that advances a block
// computes one scalar.
#include "lowering/blocks/BlockAccess.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace kiln {
namespace {

RankedTensorType likeOf(Type type, Type element) {
  return RankedTensorType::get(cast<RankedTensorType>(type).getShape(),
                               element);
}

/// A scalar splat to `shape`.
Value splat(ImplicitLocOpBuilder &ir, Value scalar, ArrayRef<int64_t> shape) {
  return tt::SplatOp::create(ir, RankedTensorType::get(shape, scalar.getType()),
                             scalar);
}

/// A tensor of one dimension as dimension `dim` of `shape`, repeated along the
/// others.
Value spread(ImplicitLocOpBuilder &ir, Value vector, unsigned dim,
             ArrayRef<int64_t> shape) {
  auto type = cast<RankedTensorType>(vector.getType());
  SmallVector<int64_t> extents(type.getShape());
  for (unsigned other = 0; other < shape.size(); ++other) {
    if (other == dim)
      continue;
    extents.insert(extents.begin() + other, 1);
    vector = tt::ExpandDimsOp::create(
        ir, RankedTensorType::get(extents, type.getElementType()), vector,
        ir.getI32IntegerAttr(other));
  }
  if (ArrayRef(extents) == shape)
    return vector;
  return tt::BroadcastOp::create(
      ir, RankedTensorType::get(shape, type.getElementType()), vector);
}

/// Adds up, or joins, where there is something already.
template <typename Op>
void accumulate(ImplicitLocOpBuilder &ir, Value &sum, Value next) {
  sum = sum ? Value(Op::create(ir, sum, next)) : next;
}

Value isBelow(ImplicitLocOpBuilder &ir, Value a, Value b) {
  return arith::CmpIOp::create(ir, arith::CmpIPredicate::slt, a, b);
}
Value isAtLeast(ImplicitLocOpBuilder &ir, Value a, Value b) {
  return arith::CmpIOp::create(ir, arith::CmpIPredicate::sge, a, b);
}

Value zero64(ImplicitLocOpBuilder &ir) {
  return arith::ConstantOp::create(ir, ir.getI64IntegerAttr(0));
}

/// 0, 1, ... below `extent`.
Value range64(ImplicitLocOpBuilder &ir, int64_t extent) {
  Value range = tt::MakeRangeOp::create(
      ir, RankedTensorType::get({extent}, ir.getI32Type()),
      ir.getI32IntegerAttr(0), ir.getI32IntegerAttr(extent));
  return toI64(ir, range);
}

/// Which of `indices`, counted from `offset`, lie in [0, extent).
Value inside(ImplicitLocOpBuilder &ir, Value indices, Value offset,
             Value extent) {
  ArrayRef<int64_t> shape =
      cast<RankedTensorType>(indices.getType()).getShape();
  Value first = arith::SubIOp::create(ir, zero64(ir), offset);
  Value end = arith::SubIOp::create(ir, extent, offset);
  return arith::AndIOp::create(ir,
                               isAtLeast(ir, indices, splat(ir, first, shape)),
                               isBelow(ir, indices, splat(ir, end, shape)));
}

/// The pointers at `offsets` (of elements) from a scalar pointer.
Value pointersAt(ImplicitLocOpBuilder &ir, Value base, Value offsets) {
  auto type = cast<RankedTensorType>(offsets.getType());
  Value bases = splat(ir, base, type.getShape());
  return tt::AddPtrOp::create(ir, bases.getType(), bases, offsets);
}

/// `factor` times the stride of a dimension, and what then divides it.
Value timesStride(ImplicitLocOpBuilder &ir, Value factor,
                  const MemoryBlock &block, unsigned dim) {
  Value stride = block.strides[dim];
  int64_t rank = 0;
  if (auto type = dyn_cast<RankedTensorType>(factor.getType())) {
    stride = splat(ir, stride, type.getShape());
    rank = type.getRank();
  }
  auto product = arith::MulIOp::create(ir, factor, stride);
  // A constant says itself what divides it.
  if (block.strideDivisor > 1 && dim + 1 < block.strides.size() &&
      !matchPattern(block.strides[dim], m_Constant())) {
    auto type =
        RankedTensorType::get(std::max<int64_t>(1, rank), ir.getI32Type());
    product->setAttr(
        "tt.divisibility",
        DenseIntElementsAttr::get(type, int32_t(block.strideDivisor)));
  }
  return product;
}

} // namespace

Value toI64(ImplicitLocOpBuilder &ir, Value value) {
  if (getElementTypeOrSelf(value).isInteger(64))
    return value;
  Type type = ir.getI64Type();
  if (isa<RankedTensorType>(value.getType()))
    type = likeOf(value.getType(), type);
  return arith::ExtSIOp::create(ir, type, value);
}

Value paddingOf(ImplicitLocOpBuilder &ir, RankedTensorType type, bool nan) {
  TypedAttr element = ir.getZeroAttr(type.getElementType());
  if (auto real = dyn_cast<FloatType>(type.getElementType()); real && nan)
    element =
        FloatAttr::get(real, llvm::APFloat::getNaN(real.getFloatSemantics()));
  return arith::ConstantOp::create(ir, DenseElementsAttr::get(type, element));
}

BlockAccess accessBlock(ImplicitLocOpBuilder &ir, const MemoryBlock &block,
                        RankedTensorType type,
                        function_ref<bool(unsigned)> checked) {
  unsigned missing = block.shape.size() - type.getRank();
  Value moved, within, mask, leading;
  for (unsigned dim = 0; dim < block.shape.size(); ++dim) {
    Value offset = block.offsets[dim];
    accumulate<arith::AddIOp>(ir, moved, timesStride(ir, offset, block, dim));
    if (dim < missing) {
      if (checked(dim))
        accumulate<arith::AndIOp>(
            ir, leading,
            arith::AndIOp::create(ir, isAtLeast(ir, offset, zero64(ir)),
                                  isBelow(ir, offset, block.shape[dim])));
      continue;
    }
    unsigned tensorDim = dim - missing;
    int64_t extent = type.getDimSize(tensorDim);
    Value indices = range64(ir, extent);
    Value steps = timesStride(ir, indices, block, dim);
    accumulate<arith::AddIOp>(ir, within,
                              spread(ir, steps, tensorDim, type.getShape()));
    if (checked(dim))
      accumulate<arith::AndIOp>(
          ir, mask,
          spread(ir, inside(ir, indices, offset, block.shape[dim]), tensorDim,
                 type.getShape()));
  }
  if (leading)
    accumulate<arith::AndIOp>(ir, mask, splat(ir, leading, type.getShape()));
  Value base =
      tt::AddPtrOp::create(ir, block.base.getType(), block.base, moved);
  return {pointersAt(ir, base, within), mask};
}

BlockAccess accessRows(ImplicitLocOpBuilder &ir, const MemoryBlock &block,
                       Value rows, RankedTensorType type) {
  ArrayRef<int64_t> shape = type.getShape();
  Value row = toI64(ir, rows), column = range64(ir, shape[1]);
  Value down = timesStride(ir, row, block, 0),
        along = timesStride(ir, column, block, 1);
  Value within = arith::AddIOp::create(ir, spread(ir, down, 0, shape),
                                       spread(ir, along, 1, shape));
  Value moved = timesStride(ir, block.offsets[1], block, 1);
  Value base =
      tt::AddPtrOp::create(ir, block.base.getType(), block.base, moved);
  Value rowInside = inside(ir, row, zero64(ir), block.shape[0]);
  Value columnInside = inside(ir, column, block.offsets[1], block.shape[1]);
  Value mask = arith::AndIOp::create(ir, spread(ir, rowInside, 0, shape),
                                     spread(ir, columnInside, 1, shape));
  return {pointersAt(ir, base, within), mask};
}

} // namespace kiln
