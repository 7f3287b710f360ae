// Split precisions after Henry, Tang and Heinecke, "Leveraging the bfloat16
// Artificial Intelligence Datatype For Higher-Precision Computations" (ARITH
// 2019): a number is the sum of a first part and of what is left, and products
// of small parts are dropped. x3 has two parts and drops small times small, x6
// has three and drops all below the size of first times third.
#include "lowering/ops/dot/Parts.h"
#include "lowering/functions/FloatCasts.h"
#include "llvm/ADT/ArrayRef.h"

using namespace mlir;

namespace kiln {
namespace {

/// The upper 19 bits of an f32, which are a tf32.
Value tf32Part(LLVMOpBuilder &ir, Value value) {
  Value bits = ir.bitcast(ir.getI32Type(), value);
  return ir.bitcast(ir.getF32Type(), ir.bitAnd(bits, ir.i32(0xffffe000)));
}

/// What is left of `value`; nothing of an infinity or of no number, whose first
/// part says it all.
Value rest(LLVMOpBuilder &ir, Value value, Value part) {
  Value left = LLVM::FSubOp::create(ir, value, part);
  Value isNumber =
      LLVM::FCmpOp::create(ir, LLVM::FCmpPredicate::ord, left, left);
  return ir.select(isNumber, left, ir.zero(left.getType()));
}

SmallVector<Value, 3> splitElement(LLVMOpBuilder &ir, MatrixType type,
                                   unsigned parts, Value value) {
  SmallVector<Value, 3> result;
  for (unsigned i = 0; i != parts; ++i) {
    if (type == MatrixType::TF32) {
      Value part = tf32Part(ir, value);
      result.push_back(part);
      value = rest(ir, value, part);
      continue;
    }
    Value part = LLVM::FPTruncOp::create(ir, ir.getBF16Type(), value);
    result.push_back(part);
    if (i + 1 != parts)
      value = rest(ir, value, LLVM::FPExtOp::create(ir, value.getType(), part));
  }
  return result;
}

/// 8-bit floats as they are for an instruction that takes them, as f16 for one
/// of those, and as f32 for multiply-adds.
Registers decoded(LLVMOpBuilder &ir, const TargetOps &target,
                  const DotPlan &plan, FloatType format,
                  const Registers &operand) {
  if (plan.instruction && isFp8(plan.instruction->matrix->aType))
    return operand;
  FloatType wider = plan.instruction ? FloatType(ir.getF16Type())
                                     : FloatType(ir.getF32Type());
  return emitFloatCasts(ir, target, operand, format, wider);
}

} // namespace

SmallVector<Registers, 3> splitOperand(LLVMOpBuilder &ir,
                                       const TargetOps &target,
                                       const DotPlan &plan, Type element,
                                       const Registers &operand) {
  if (plan.run)
    return {operand};
  if (isa<FloatType>(element) && element.getIntOrFloatBitWidth() == 8)
    return {decoded(ir, target, plan, cast<FloatType>(element), operand)};
  unsigned products = plan.instruction ? plan.instruction->products : 1;
  unsigned parts = products == 6 ? 3 : products == 3 ? 2 : 1;
  if (parts == 1)
    return {operand};
  SmallVector<Registers, 3> result(parts);
  for (Value value : operand)
    for (auto [part, piece] : llvm::zip_equal(
             result,
             splitElement(ir, plan.instruction->matrix->aType, parts, value)))
      part.push_back(piece);
  return result;
}

ArrayRef<std::pair<unsigned, unsigned>> productsOf(const DotPlan &plan) {
  using Product = std::pair<unsigned, unsigned>;
  static constexpr Product one[] = {{0, 0}};
  static constexpr Product three[] = {{1, 0}, {0, 1}, {0, 0}};
  static constexpr Product six[] = {{1, 1}, {2, 0}, {0, 2},
                                    {1, 0}, {0, 1}, {0, 0}};
  unsigned products = plan.instruction ? plan.instruction->products : 1;
  if (products == 6)
    return six;
  return products == 3 ? ArrayRef(three) : ArrayRef(one);
}

} // namespace kiln
