// Verifiers of kiln.warpgroup_dot and kiln.warpgroup_wait, which ask the
// algebra of warpgroups.
#include "lowering/dialect/GpuDialect.h"
#include "lowering/dot/Warpgroup.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace kiln;
using namespace kiln::gpu;

static ArrayRef<int64_t> shapeOf(Value value) {
  if (auto buffer = dyn_cast<MemDescType>(value.getType()))
    return buffer.getShape();
  return cast<RankedTensorType>(value.getType()).getShape();
}

/// What an op has as an instruction's elements: its integers have no sign.
static Type elementOf(MatrixType type, MLIRContext *context) {
  switch (type) {
  case MatrixType::F16:
    return Float16Type::get(context);
  case MatrixType::BF16:
    return BFloat16Type::get(context);
  case MatrixType::TF32:
  case MatrixType::F32:
    return Float32Type::get(context);
  case MatrixType::S8:
  case MatrixType::U8:
    return IntegerType::get(context, 8);
  case MatrixType::S32:
    return IntegerType::get(context, 32);
  case MatrixType::E4M3:
    return Float8E4M3FNType::get(context);
  case MatrixType::E5M2:
    return Float8E5M2Type::get(context);
  default: // wgmma has no others
    return {};
  }
}

static bool hasElements(Value value, MatrixType type) {
  auto buffer = dyn_cast<MemDescType>(value.getType());
  Type element =
      buffer ? buffer.getElementType() : getElementTypeOrSelf(value.getType());
  return element == elementOf(type, value.getContext());
}

/// The operand that a buffer holds; reports an error if wgmma cannot read it
/// so.
static FailureOr<WarpgroupOperand> readable(WarpgroupDotOp op, MemDescType type,
                                            unsigned kDim) {
  unsigned bits = type.getElementType().getIntOrFloatBitWidth();
  StringRef name = kDim == 1 ? "A" : "B";
  if (type.hasSlots())
    return op.emitOpError("takes one slot of a buffer, not ") << type;
  std::optional<WarpgroupOperand> operand =
      WarpgroupOperand::of(type.getLayout().getLayout(), bits / 8);
  if (!operand)
    return op.emitOpError("does not read ")
           << name << " from the layout of " << type
           << ": runs of 32, 64 or 128 bytes, eight of them exchanged as the "
              "hardware does";
  if (operand->contiguous() != kDim && !mayBeTransposed(bits))
    return op.emitOpError("needs neighbours of ")
           << name << " along k to lie together, other than in " << type;
  return *operand;
}

std::pair<int64_t, int64_t> WarpgroupDotOp::rowsOfB() {
  int64_t first = getFirstK();
  return {first, getDepth() ? first + int64_t(*getDepth())
                            : getB().getType().getShape().front()};
}

LogicalResult WarpgroupDotOp::verify() {
  std::optional<WarpgroupMultiply> multiply =
      warpgroupMultiplyOf(getInstruction());
  if (!multiply)
    return emitOpError("'") << getInstruction() << "' is no wgmma.mma_async";
  if (kiln::bitsOf(multiply->slice->cType) != 32)
    return emitOpError("needs accumulators of 32 bits, other than those of '")
           << getInstruction() << "'";
  if (failed(readable(*this, getB().getType(), 0)))
    return failure();
  if (auto a = dyn_cast<MemDescType>(getA().getType());
      a && failed(readable(*this, a, 1)))
    return failure();
  ArrayRef<int64_t> a = shapeOf(getA()), b = shapeOf(getB()),
                    c = shapeOf(getC());
  if (a.size() != 2 || b.size() != 2 || c.size() != 2 || a[0] != c[0] ||
      b[1] != c[1] || a[1] != b[0])
    return emitOpError("multiplies (m, k) by (k, n) and adds (m, n), not ")
           << getA().getType() << " by " << getB().getType() << " to "
           << getC().getType();
  const MatrixInstruction &slice = *multiply->slice;
  auto [first, end] = rowsOfB();
  if (first % slice.k || end % slice.k || first >= end || end > b[0])
    return emitOpError("multiplies from ")
           << first << " to " << end << " along k, but there are " << b[0]
           << " in steps of " << slice.k;
  std::pair<Value, MatrixType> operands[] = {
      {getA(), slice.aType}, {getB(), slice.bType}, {getC(), slice.cType}};
  for (auto [operand, type] : operands)
    if (!hasElements(operand, type))
      return emitOpError("has an operand ")
             << operand.getType() << " of another type than '"
             << getInstruction() << "' takes";
  return success();
}

LogicalResult WarpgroupWaitOp::verify() {
  if (getAccumulators().getTypes() != getResults().getTypes())
    return emitOpError(
        "gives back one value for each accumulator, of its type");
  return success();
}
