//===- MathFunctions.cpp - tl.math ----------------------------------------===//

#include "frontend/dialect/Tile.h"
#include "frontend/triton/functions/Families.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Arithmetic.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

namespace kiln::triton {

namespace math = mlir::math;
using Arguments = llvm::ArrayRef<const Value *>;

/// Whether all tensors among the arguments have one of these types; numbers
/// pass. Else an error.
static bool checkTypes(Emitter &emitter, Arguments arguments,
                       llvm::ArrayRef<Scalar> scalars) {
  for (const Value *argument : arguments) {
    auto *tensor = llvm::dyn_cast<TensorValue>(argument);
    if (!tensor || llvm::any_of(scalars, [&](Scalar which) {
          return tensor->scalar() == emitter.scalar(which);
        }))
      continue;
    std::string names;
    for (Scalar which : scalars)
      names +=
          (names.empty() ? "'" : ", '") + emitter.scalar(which)->text() + "'";
    emitter.error("Expected dtype [" + names + "] but got " +
                  tensor->scalar()->text());
    return false;
  }
  return true;
}

/// Op of a float.
template <typename Op>
static const Value *emitFloat(Emitter &emitter, llvm::StringRef name,
                              const Value *argument) {
  const TensorValue *x = toTensor(emitter, argument);
  if (!x)
    return nullptr;
  if (!x->scalar()->isFloat())
    return emitter.error(name + "() takes floats, but got " +
                         x->scalar()->text());
  return emitter.tensor(emitter.create<Op>(x->handle), x->type);
}

// A function of one float, with its record or two.
namespace {

template <typename Op> struct OfFloat {
  static const Value *checked(Emitter &emitter, Arguments arguments) {
    return checkTypes(emitter, arguments, {Scalar::FP32, Scalar::FP64})
               ? any(emitter, arguments)
               : nullptr;
  }
  static const Value *single(Emitter &emitter, Arguments arguments) {
    return checkTypes(emitter, arguments, {Scalar::FP32})
               ? any(emitter, arguments)
               : nullptr;
  }
  static const Value *any(Emitter &emitter, Arguments arguments) {
    return emitFloat<Op>(emitter, Op::getOperationName().rsplit('.').second,
                         arguments[0]);
  }
};

} // namespace

/// Both operands of one type, as functions of `math` promote them: up to 3.8
/// a number is the tensor that it is alone.
static Operands promoteNumbersAlone(Emitter &emitter, const Value *a,
                                    const Value *b) {
  if (emitter.options.version < LanguageVersion::V3_9) {
    a = toTensor(emitter, a);
    b = a ? toTensor(emitter, b) : nullptr;
    if (!b)
      return {};
  }
  return promote(emitter, a, b);
}

static const Value *emitUmulhi(Emitter &emitter, Arguments arguments) {
  if (!checkTypes(
          emitter, arguments,
          {Scalar::Int32, Scalar::Int64, Scalar::UInt32, Scalar::UInt64}))
    return nullptr;
  Operands operands = promoteNumbersAlone(emitter, arguments[0], arguments[1]);
  if (!operands)
    return nullptr;
  const Type *scalar = operands.a->scalar();
  if (!scalar->isInteger() || scalar->isBool())
    return emitter.error("umulhi() takes integers, but got " + scalar->text());
  return emitOp<tt::MulhiUIOp>(emitter, operands);
}

static const Value *emitAbs(Emitter &emitter, Arguments arguments) {
  const TensorValue *x = toTensor(emitter, arguments[0]);
  if (!x)
    return nullptr;
  const Type *scalar = x->scalar();
  if (scalar->isFloat())
    return emitter.tensor(emitter.create<math::AbsFOp>(x->handle), x->type);
  if (!scalar->isInteger())
    return emitter.error("Unexpected dtype " + scalar->text());
  if (scalar->isUnsigned())
    return x;
  return emitter.tensor(emitter.create<math::AbsIOp>(x->handle), x->type);
}

/// Two floats of one type, not converted.
static const Value *emitFdivUnpromoted(Emitter &emitter, Arguments arguments) {
  const TensorValue *x = toTensor(emitter, arguments[0]);
  const TensorValue *y = x ? toTensor(emitter, arguments[1]) : nullptr;
  if (!y)
    return nullptr;
  if (!x->scalar()->isFloat() || !y->scalar()->isFloat())
    return emitter.error(
        "both operands of fdiv must have floating scalar type");
  Operands operands = promote(emitter, x, y, {.arithmetic = false});
  if (!operands)
    return nullptr;
  if (operands.a->type != operands.b->type)
    return emitter.error("both operands of fdiv must have one type, but are " +
                         x->scalar()->text() + " and " + y->scalar()->text());
  // `ieee_rounding` changes nothing in these releases.
  return emitOp<mlir::arith::DivFOp>(emitter, operands);
}

static const Value *emitFdiv(Emitter &emitter, Arguments arguments) {
  auto isPrecise =
      flagArgument(emitter, arguments[2], "fdiv()'s ieee_rounding");
  auto isApproximate = flagArgument(emitter, arguments[3], "fdiv()'s approx");
  if (!isPrecise || !isApproximate)
    return nullptr;
  if (*isPrecise && *isApproximate)
    return emitter.error("approx and ieee_rounding cannot both be True");
  Operands operands =
      promote(emitter, arguments[0], arguments[1], {.division = true});
  if (!operands)
    return nullptr;
  const Type *scalar = operands.a->scalar();
  if (!scalar->isFloat())
    return emitter.error(
        "fdiv requires floating-point operands after type promotion");
  if (*isApproximate && scalar != emitter.scalar(Scalar::FP32))
    return emitter.error("approx division requires float32 operands");
  if (*isPrecise)
    return emitOp<tt::PreciseDivFOp>(emitter, operands);
  // What may be approximate may be as exact as any division.
  return emitOp<mlir::arith::DivFOp>(emitter, operands);
}

static const Value *emitDivRn(Emitter &emitter, Arguments arguments) {
  if (!checkTypes(emitter, arguments, {Scalar::FP32}))
    return nullptr;
  Operands operands = promoteNumbersAlone(emitter, arguments[0], arguments[1]);
  if (!operands)
    return nullptr;
  const Type *scalar = operands.a->scalar();
  if (!scalar->isFloat())
    return emitter.error("div_rn() takes floats, but got " + scalar->text());
  return emitOp<tt::PreciseDivFOp>(emitter, operands);
}

/// Three operands, promoted one after the other.
static std::optional<std::array<const TensorValue *, 3>>
promoteInTurn(Emitter &emitter, Arguments arguments) {
  Operands factors = promoteNumbersAlone(emitter, arguments[0], arguments[1]);
  Operands first = factors
                       ? promoteNumbersAlone(emitter, arguments[2], factors.a)
                       : Operands();
  Operands second = first ? promote(emitter, first.a, factors.b) : Operands();
  if (!second)
    return std::nullopt;
  return std::array{first.b, second.b, second.a};
}

static const Value *emitFma(Emitter &emitter, Arguments arguments) {
  auto operands =
      emitter.options.version >= LanguageVersion::V3_9
          ? promoteThree(emitter, {arguments[0], arguments[1], arguments[2]})
          : promoteInTurn(emitter, arguments);
  if (!operands)
    return nullptr;
  auto [x, y, z] = *operands;
  if (!x->scalar()->isFloat())
    return emitter.error("fma() takes floats, but got " + x->scalar()->text());
  if (x->type != y->type || x->type != z->type)
    return emitter.error("fma() takes operands of one shape, but got " +
                         x->type->text() + ", " + y->type->text() + " and " +
                         z->type->text());
  return emitter.tensor(
      emitter.create<math::FmaOp>(x->handle, y->handle, z->handle), x->type);
}

/// The records of a function of one float. As a method it takes floats of all
/// sizes up to 3.8.
template <typename Op>
static void addFloatFunction(std::vector<Builtin> &records,
                             llvm::StringLiteral name, bool isSingle = false) {
  auto emit = isSingle ? OfFloat<Op>::single : OfFloat<Op>::checked;
  records.push_back({.name = name,
                     .parameters = "x",
                     .emit = emit,
                     .until = LanguageVersion::V3_6});
  records.push_back({.name = name,
                     .parameters = "x",
                     .emit = OfFloat<Op>::any,
                     .isMethod = true,
                     .isFunction = false,
                     .until = LanguageVersion::V3_6});
  records.push_back({.name = name,
                     .parameters = "x",
                     .emit = emit,
                     .isMethod = true,
                     .since = LanguageVersion::V3_9});
}

static std::vector<Builtin> makeMathRecords() {
  std::vector<Builtin> records;
  addFloatFunction<math::ExpOp>(records, "exp");
  addFloatFunction<math::Exp2Op>(records, "exp2");
  addFloatFunction<math::LogOp>(records, "log");
  addFloatFunction<math::Log2Op>(records, "log2");
  addFloatFunction<math::CosOp>(records, "cos");
  addFloatFunction<math::SinOp>(records, "sin");
  addFloatFunction<math::SqrtOp>(records, "sqrt");
  addFloatFunction<tt::PreciseSqrtOp>(records, "sqrt_rn", /*isSingle=*/true);
  addFloatFunction<math::RsqrtOp>(records, "rsqrt");
  addFloatFunction<math::ErfOp>(records, "erf");
  addFloatFunction<math::FloorOp>(records, "floor");
  addFloatFunction<math::CeilOp>(records, "ceil");
  records.push_back(
      {.name = "umulhi", .parameters = "x, y", .emit = emitUmulhi});
  records.push_back(
      {.name = "abs", .parameters = "x", .emit = emitAbs, .isMethod = true});
  records.push_back({.name = "fdiv",
                     .parameters = "x, y, ieee_rounding=False",
                     .emit = emitFdivUnpromoted,
                     .until = LanguageVersion::V3_6});
  records.push_back({.name = "fdiv",
                     .parameters = "x, y, ieee_rounding=False, approx=False",
                     .emit = emitFdiv,
                     .since = LanguageVersion::V3_9});
  records.push_back(
      {.name = "div_rn", .parameters = "x, y", .emit = emitDivRn});
  records.push_back({.name = "fma", .parameters = "x, y, z", .emit = emitFma});
  return records;
}

llvm::ArrayRef<Builtin> mathBuiltins() {
  static const std::vector<Builtin> records = makeMathRecords();
  return records;
}

} // namespace kiln::triton
