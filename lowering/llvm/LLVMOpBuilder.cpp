#include "lowering/llvm/LLVMOpBuilder.h"

using namespace mlir;

namespace kiln {

Value LLVMOpBuilder::constant(Type type, int64_t value) {
  if (isa<FloatType>(type))
    return real(type, double(value));
  return LLVM::ConstantOp::create(*this, type, getIntegerAttr(type, value));
}

Value LLVMOpBuilder::real(Type type, double value) {
  return LLVM::ConstantOp::create(*this, type, getFloatAttr(type, value));
}

Value LLVMOpBuilder::disjointOr(Value a, Value b) {
  auto op = LLVM::OrOp::create(*this, a, b);
  op.setIsDisjoint(true);
  return op;
}

Value LLVMOpBuilder::shl(Value a, unsigned bits) {
  return bits ? LLVM::ShlOp::create(*this, a, constant(a.getType(), bits)) : a;
}

Value LLVMOpBuilder::lshr(Value a, unsigned bits) {
  return bits ? LLVM::LShrOp::create(*this, a, constant(a.getType(), bits)) : a;
}

Value LLVMOpBuilder::bitcast(Type type, Value value) {
  return value.getType() == type ? value
                                 : LLVM::BitcastOp::create(*this, type, value);
}

Value LLVMOpBuilder::zextOrTrunc(Type type, Value value) {
  unsigned from = value.getType().getIntOrFloatBitWidth(),
           to = type.getIntOrFloatBitWidth();
  if (from == to)
    return value;
  return from < to ? Value(LLVM::ZExtOp::create(*this, type, value))
                   : Value(LLVM::TruncOp::create(*this, type, value));
}

Value LLVMOpBuilder::sextOrTrunc(Type type, Value value) {
  unsigned from = value.getType().getIntOrFloatBitWidth(),
           to = type.getIntOrFloatBitWidth();
  if (from == to)
    return value;
  return from < to ? Value(LLVM::SExtOp::create(*this, type, value))
                   : Value(LLVM::TruncOp::create(*this, type, value));
}

Value LLVMOpBuilder::vector(ValueRange elements) {
  auto type =
      VectorType::get(int64_t(elements.size()), elements.front().getType());
  Value result = LLVM::PoisonOp::create(*this, type);
  for (auto [index, value] : llvm::enumerate(elements))
    result = LLVM::InsertElementOp::create(*this, result, value, i32(index));
  return result;
}

Value LLVMOpBuilder::splat(Value element, unsigned size) {
  auto type = VectorType::get(int64_t(size), element.getType());
  Value first = LLVM::InsertElementOp::create(
      *this, LLVM::PoisonOp::create(*this, type), element, i32(0));
  if (size == 1)
    return first;
  Value poison = LLVM::PoisonOp::create(*this, type);
  return LLVM::ShuffleVectorOp::create(*this, first, poison,
                                       SmallVector<int32_t>(size, 0));
}

Value LLVMOpBuilder::element(Value vector, unsigned index) {
  return LLVM::ExtractElementOp::create(*this, vector, i32(index));
}

Value LLVMOpBuilder::gep(Value pointer, Type elementType, Value index) {
  return LLVM::GEPOp::create(*this, pointer.getType(), elementType, pointer,
                             ValueRange{index});
}

Value LLVMOpBuilder::intrinsic(StringRef name, Type result,
                               ValueRange arguments) {
  auto call = LLVM::CallIntrinsicOp::create(
      *this, result ? TypeRange(result) : TypeRange(), getStringAttr(name),
      arguments, LLVM::FastmathFlagsAttr());
  return result ? call->getResult(0) : Value();
}

} // namespace kiln
