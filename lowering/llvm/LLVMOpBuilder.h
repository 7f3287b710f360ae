// The LLVM dialect in few words: a builder that carries the location of the op
// being lowered and spells the arithmetic, vectors and intrinsic calls that the
// conversion to LLVM is made of.
#ifndef KILN_LOWERING_LLVM_LLVMOPBUILDER_H
#define KILN_LOWERING_LLVM_LLVMOPBUILDER_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace kiln {

class LLVMOpBuilder : public mlir::ImplicitLocOpBuilder {
public:
  using Value = mlir::Value;
  using Type = mlir::Type;
  using ImplicitLocOpBuilder::ImplicitLocOpBuilder;

  /// An integer constant of `type`, or an integer-valued one of a
  /// floating-point type.
  Value constant(Type type, int64_t value);
  Value i1(bool value) { return constant(getI1Type(), value); }
  Value i32(int64_t value) { return constant(getI32Type(), value); }
  Value i64(int64_t value) { return constant(getI64Type(), value); }
  Value real(Type type, double value);
  /// The all-zero value of any type, null for pointers.
  Value zero(Type type) { return mlir::LLVM::ZeroOp::create(*this, type); }

  Value add(Value a, Value b) { return mlir::LLVM::AddOp::create(*this, a, b); }
  Value sub(Value a, Value b) { return mlir::LLVM::SubOp::create(*this, a, b); }
  Value mul(Value a, Value b) { return mlir::LLVM::MulOp::create(*this, a, b); }
  Value bitAnd(Value a, Value b) {
    return mlir::LLVM::AndOp::create(*this, a, b);
  }
  Value bitOr(Value a, Value b) {
    return mlir::LLVM::OrOp::create(*this, a, b);
  }
  /// An or of values that have no set bit in common, which address folding sees
  /// through like an addition.
  Value disjointOr(Value a, Value b);
  Value bitXor(Value a, Value b) {
    return mlir::LLVM::XOrOp::create(*this, a, b);
  }
  Value shl(Value a, unsigned bits);
  Value lshr(Value a, unsigned bits);
  Value icmp(mlir::LLVM::ICmpPredicate predicate, Value a, Value b) {
    return mlir::LLVM::ICmpOp::create(*this, predicate, a, b);
  }
  Value equal(Value a, Value b) {
    return icmp(mlir::LLVM::ICmpPredicate::eq, a, b);
  }
  Value notEqual(Value a, Value b) {
    return icmp(mlir::LLVM::ICmpPredicate::ne, a, b);
  }
  Value select(Value condition, Value a, Value b) {
    return mlir::LLVM::SelectOp::create(*this, condition, a, b);
  }
  Value bitcast(Type type, Value value);
  /// Integer to integer of any width, by zero extension or truncation.
  Value zextOrTrunc(Type type, Value value);
  /// Integer to integer of any width, by sign extension or truncation.
  Value sextOrTrunc(Type type, Value value);

  Value fadd(Value a, Value b) {
    return mlir::LLVM::FAddOp::create(*this, a, b, contract());
  }
  Value fsub(Value a, Value b) {
    return mlir::LLVM::FSubOp::create(*this, a, b, contract());
  }
  Value fmul(Value a, Value b) {
    return mlir::LLVM::FMulOp::create(*this, a, b, contract());
  }
  Value fma(Value a, Value b, Value c) {
    return mlir::LLVM::FMAOp::create(*this, a.getType(), a, b, c);
  }
  mlir::LLVM::FastmathFlags contract() const {
    return mlir::LLVM::FastmathFlags::contract;
  }

  /// <n x T> from n values of T.
  Value vector(mlir::ValueRange elements);
  /// <n x T> with the same value everywhere.
  Value splat(Value element, unsigned size);
  /// Element `index` of a vector.
  Value element(Value vector, unsigned index);

  /// `pointer` + `index` elements of `elementType`; makes no claim about
  /// bounds.
  Value gep(Value pointer, Type elementType, Value index);

  /// A call of an LLVM intrinsic by name (without the suffix of its types);
  /// null if `result` is.
  Value intrinsic(llvm::StringRef name, Type result,
                  mlir::ValueRange arguments);
};

} // namespace kiln

#endif
