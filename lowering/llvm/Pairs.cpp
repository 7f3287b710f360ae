#include "lowering/llvm/Pairs.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace kiln {

/// The vector of two of which a value is element `index`.
static Value vectorBehind(Value value, unsigned index) {
  auto extract = value.getDefiningOp<LLVM::ExtractElementOp>();
  APInt position;
  if (!extract ||
      !matchPattern(extract.getPosition(), m_ConstantInt(&position)) ||
      position != index)
    return {};
  auto type = cast<VectorType>(extract.getVector().getType());
  return type.getNumElements() == 2 ? extract.getVector() : Value();
}

/// The i32 of which a value is the lower (0) or upper half (1).
static Value wordBehind(Value value, unsigned half) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<LLVM::BitcastOp, arith::BitcastOp>(op))
      break;
    value = op->getOperand(0);
  }
  Operation *trunc = value.getDefiningOp();
  if (!isa_and_nonnull<LLVM::TruncOp, arith::TruncIOp>(trunc) ||
      !value.getType().isInteger(16))
    return {};
  Value word = trunc->getOperand(0);
  if (half) {
    Operation *shift = word.getDefiningOp();
    APInt bits;
    if (!isa_and_nonnull<LLVM::LShrOp, arith::ShRUIOp>(shift) ||
        !matchPattern(shift->getOperand(1), m_ConstantInt(&bits)) || bits != 16)
      return {};
    word = shift->getOperand(0);
  }
  return word.getType().isInteger(32) ? word : Value();
}

Value wholeOf(Value low, Value high) {
  Type type = low.getType();
  if (type != high.getType() || !type.isIntOrFloat() ||
      type.getIntOrFloatBitWidth() != 16)
    return {};
  if (Value vector = vectorBehind(low, 0);
      vector && vector == vectorBehind(high, 1))
    return vector;
  Value word = wordBehind(low, 0);
  return word && word == wordBehind(high, 1) ? word : Value();
}

Value pairOf(LLVMOpBuilder &ir, Value low, Value high) {
  Value whole = wholeOf(low, high);
  return whole ? ir.bitcast(VectorType::get(2, low.getType()), whole) : whole;
}

} // namespace kiln
