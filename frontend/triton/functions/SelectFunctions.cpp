//===- SelectFunctions.cpp - where, minimum, clamp, and named operators ---===//

#include "frontend/dialect/Tile.h"
#include "frontend/triton/functions/Families.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Arithmetic.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace kiln::triton {

static const Value *emitWhere(Emitter &emitter,
                              llvm::ArrayRef<const Value *> arguments) {
  const TensorValue *condition = toTensor(emitter, arguments[0]);
  if (!condition)
    return nullptr;
  if (!condition->scalar()->isBool())
    emitter.warn("tl.where with a non-boolean condition is deprecated and will "
                 "error out in a future triton release. Got " +
                 condition->scalar()->text());
  condition = cast(emitter, condition, emitter.scalar(Scalar::Int1));
  if (!condition)
    return nullptr;
  Operands operands = promote(emitter, arguments[1], arguments[2],
                              {.pointerA = true, .pointerB = true});
  if (!operands)
    return nullptr;
  auto [x, y] = operands;
  if (x->scalar() != y->scalar())
    return emitter.error("where() takes two values of one type, but got " +
                         x->scalar()->text() + " and " + y->scalar()->text());
  bool isOfBlocks = condition->isBlock();
  const TensorValue *wide = nullptr;
  std::tie(condition, wide) = broadcastTogether(emitter, condition, x);
  if (!condition)
    return nullptr;
  // A scalar condition takes the shape of the values, which have one already.
  if (isOfBlocks) {
    std::tie(x, y) = broadcastTogether(emitter, wide, y);
    if (!x)
      return nullptr;
  }
  return emitter.tensor(emitter.create<mlir::arith::SelectOp>(
                            condition->handle, x->handle, y->handle),
                        x->type);
}

/// `tl.PropagateNan.ALL` or `NONE`.
static std::optional<tt::PropagateNan> nanArgument(Emitter &emitter,
                                                   const Value *value) {
  if (auto *text = llvm::dyn_cast<StringValue>(value)) {
    if (text->value == "PropagateNan.ALL")
      return tt::PropagateNan::ALL;
    if (text->value == "PropagateNan.NONE")
      return tt::PropagateNan::NONE;
  }
  emitter.error("Unexpected propagate_nan " + value->text() +
                "; expected tl.PropagateNan.NONE or tl.PropagateNan.ALL");
  return std::nullopt;
}

/// Operands as Triton takes them here up to 3.8: numbers as the tensors that
/// they are alone, and bf16 as fp32. False after an error.
static bool widen(Emitter &emitter,
                  llvm::MutableArrayRef<const Value *> operands) {
  if (emitter.options.version >= LanguageVersion::V3_9)
    return true;
  for (const Value *&operand : operands)
    if (!(operand = toTensor(emitter, operand)))
      return false;
  for (const Value *&operand : operands)
    if (auto *tensor = llvm::cast<TensorValue>(operand);
        tensor->scalar() == emitter.scalar(Scalar::BF16))
      operand = cast(emitter, tensor, emitter.scalar(Scalar::FP32));
  return true;
}

static const Value *emitMinOrMax(Emitter &emitter, bool isMinimum,
                                 llvm::ArrayRef<const Value *> arguments) {
  auto propagate = nanArgument(emitter, arguments[2]);
  const Value *pair[] = {arguments[0], arguments[1]};
  if (!propagate || !widen(emitter, pair))
    return nullptr;
  Operands operands = promote(emitter, pair[0], pair[1]);
  return operands ? emitExtremum(emitter, isMinimum, operands,
                                 *propagate == tt::PropagateNan::ALL)
                  : nullptr;
}

static const Value *emitMinimum(Emitter &emitter,
                                llvm::ArrayRef<const Value *> arguments) {
  return emitMinOrMax(emitter, /*isMinimum=*/true, arguments);
}

static const Value *emitMaximum(Emitter &emitter,
                                llvm::ArrayRef<const Value *> arguments) {
  return emitMinOrMax(emitter, /*isMinimum=*/false, arguments);
}

/// The operands of a clamp, promoted in pairs.
static std::optional<std::array<const TensorValue *, 3>>
promoteInPairs(Emitter &emitter, llvm::ArrayRef<const Value *> arguments) {
  const Value *wide[] = {arguments[0], arguments[1], arguments[2]};
  if (!widen(emitter, wide))
    return std::nullopt;
  Operands bounds = promote(emitter, wide[1], wide[2]);
  Operands lower = bounds ? promote(emitter, wide[0], bounds.a) : Operands();
  Operands upper = lower ? promote(emitter, lower.a, bounds.b) : Operands();
  if (!upper)
    return std::nullopt;
  return std::array{upper.a, lower.b, upper.b};
}

static const Value *emitClamp(Emitter &emitter,
                              llvm::ArrayRef<const Value *> arguments) {
  auto propagate = nanArgument(emitter, arguments[3]);
  if (!propagate)
    return nullptr;
  bool isLater = emitter.options.version >= LanguageVersion::V3_9;
  auto operands =
      isLater
          ? promoteThree(emitter, {arguments[0], arguments[1], arguments[2]})
          : promoteInPairs(emitter, arguments.take_front(3));
  if (!operands)
    return nullptr;
  auto [x, least, greatest] = *operands;
  const Type *scalar = x->scalar();
  if (scalar->isFloat()) {
    if (x->type != least->type || x->type != greatest->type)
      return emitter.error("clamp() takes bounds of the tensor's shape, but "
                           "got " +
                           x->type->text() + ", " + least->type->text() +
                           " and " + greatest->type->text());
    return emitter.tensor(emitter.create<tt::ClampFOp>(x->handle, least->handle,
                                                       greatest->handle,
                                                       *propagate),
                          x->type);
  }
  if (!isLater)
    return emitter.error("Unexpected dtype " + scalar->text() +
                         ". Only floating point clamp is supported");
  bool isAll = *propagate == tt::PropagateNan::ALL;
  const TensorValue *raised =
      emitExtremum(emitter, /*isMinimum=*/false, {x, least}, isAll);
  return raised ? emitExtremum(emitter, /*isMinimum=*/true, {raised, greatest},
                               isAll)
                : nullptr;
}

template <const TensorValue *(*emit)(Emitter &, const Value *, const Value *,
                                     bool)>
static const Value *emitNamed(Emitter &emitter,
                              llvm::ArrayRef<const Value *> arguments) {
  auto check = flagArgument(emitter, arguments[2], "sanitize_overflow");
  return check ? emit(emitter, arguments[0], arguments[1], *check) : nullptr;
}

template <BinaryOperator op>
static const Value *emitLogicalMethod(Emitter &emitter,
                                      llvm::ArrayRef<const Value *> arguments) {
  return emitBinary(emitter, op, arguments[0], arguments[1]);
}

llvm::ArrayRef<Builtin> selectBuiltins() {
  static constexpr llvm::StringLiteral named = "x, y, sanitize_overflow=True";
  static constexpr llvm::StringLiteral extremum =
      "x, y, propagate_nan='PropagateNan.NONE'";
  static const Builtin records[] = {
      {.name = "where", .parameters = "condition, x, y", .emit = emitWhere},
      {.name = "minimum", .parameters = extremum, .emit = emitMinimum},
      {.name = "maximum", .parameters = extremum, .emit = emitMaximum},
      {.name = "clamp",
       .parameters = "x, min, max, propagate_nan='PropagateNan.NONE'",
       .emit = emitClamp},
      {.name = "add", .parameters = named, .emit = emitNamed<emitAdd>},
      {.name = "sub", .parameters = named, .emit = emitNamed<emitSub>},
      {.name = "mul", .parameters = named, .emit = emitNamed<emitMul>},
      {.name = "logical_and",
       .parameters = "self, other",
       .emit = emitLogicalMethod<BinaryOperator::LogicalAnd>,
       .isMethod = true,
       .isFunction = false},
      {.name = "logical_or",
       .parameters = "self, other",
       .emit = emitLogicalMethod<BinaryOperator::LogicalOr>,
       .isMethod = true,
       .isFunction = false},
  };
  return records;
}

} // namespace kiln::triton
