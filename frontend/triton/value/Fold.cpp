//===- Fold.cpp -----------------------------------------------------------===//

#include "frontend/triton/value/Fold.h"
#include "frontend/triton/value/FoldSequences.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

namespace kiln::triton {

llvm::StringRef spelling(BinaryOperator op) {
  static constexpr llvm::StringLiteral texts[] = {
      "+", "-", "*",  "/",  "//", "%",  "**", "<<", ">>",  "&",
      "|", "^", "==", "!=", "<",  "<=", ">",  ">=", "and", "or"};
  return texts[static_cast<unsigned>(op)];
}

llvm::StringRef spelling(UnaryOperator op) {
  static constexpr llvm::StringLiteral texts[] = {"+", "-", "~", "not "};
  return texts[static_cast<unsigned>(op)];
}

llvm::Error foldProblem(const llvm::Twine &message) {
  return llvm::createStringError(message.str());
}

llvm::Error wrongTypes(BinaryOperator op, const Value *a, const Value *b) {
  return foldProblem("'" + spelling(op) + "' does not take " + kindText(a) +
                     " and " + kindText(b));
}

std::optional<llvm::DynamicAPInt> integerOf(const Value *value) {
  if (auto *boolean = llvm::dyn_cast<BoolValue>(value))
    return llvm::DynamicAPInt(boolean->value);
  if (auto *integer = llvm::dyn_cast<IntValue>(value))
    return integer->value;
  return std::nullopt;
}

llvm::APInt toAPInt(const llvm::DynamicAPInt &value) {
  // DynamicAPInt gives its words to nobody, so they are divided off.
  const llvm::DynamicAPInt base(int64_t(1) << 32);
  llvm::SmallVector<uint64_t> words;
  llvm::DynamicAPInt rest = abs(value);
  for (unsigned half = 0; rest != 0 || half < 2; ++half) {
    uint64_t low = int64fromDynamicAPInt(rest % base);
    rest /= base;
    if (half % 2 == 0)
      words.push_back(low);
    else
      words.back() |= low << 32;
  }
  // A bit for the sign.
  llvm::APInt magnitude(words.size() * 64, words);
  if (magnitude.isNegative() && !(value < 0 && magnitude.isMinSignedValue()))
    magnitude = magnitude.zext(magnitude.getBitWidth() + 64);
  return value < 0 ? -magnitude : magnitude;
}

std::optional<double> floatOf(const Value *value) {
  if (auto *number = llvm::dyn_cast<FloatValue>(value))
    return number->value;
  if (auto integer = integerOf(value))
    return toAPInt(*integer).roundToDouble(/*isSigned=*/true);
  return std::nullopt;
}

static FoldResult bitwise(ValueTable &values, BinaryOperator op,
                          const llvm::DynamicAPInt &a,
                          const llvm::DynamicAPInt &b) {
  llvm::APInt left = toAPInt(a), right = toAPInt(b);
  unsigned width = std::max(left.getBitWidth(), right.getBitWidth());
  left = left.sext(width), right = right.sext(width);
  llvm::APInt result = op == BinaryOperator::And  ? left & right
                       : op == BinaryOperator::Or ? left | right
                                                  : left ^ right;
  return values.make<IntValue>(llvm::DynamicAPInt(result));
}

/// 2 to the power of `exponent`.
static llvm::DynamicAPInt powerOfTwo(int64_t exponent) {
  return llvm::DynamicAPInt(llvm::APInt::getOneBitSet(exponent + 2, exponent));
}

static int64_t bitsOf(const llvm::DynamicAPInt &value) {
  return toAPInt(value).getSignificantBits();
}

static FoldResult foldPower(ValueTable &values, const llvm::DynamicAPInt &base,
                            const llvm::DynamicAPInt &exponent) {
  if (exponent < 0) {
    if (base == 0)
      return foldProblem("0 cannot be raised to a negative power");
    return values.make<FloatValue>(
        std::pow(toAPInt(base).roundToDouble(true),
                 toAPInt(exponent).roundToDouble(true)));
  }
  if (base != 0 && base != 1 && base != -1 &&
      (exponent > kMaxBits ||
       int64fromDynamicAPInt(exponent) * bitsOf(base) > kMaxBits))
    return foldProblem("the power has more than " + llvm::Twine(kMaxBits) +
                       " bits");
  bool isOdd = exponent % llvm::DynamicAPInt(2) != 0;
  if (base == 0 || base == 1 || base == -1)
    return values.make<IntValue>(exponent == 0          ? llvm::DynamicAPInt(1)
                                 : base == -1 && !isOdd ? llvm::DynamicAPInt(1)
                                                        : base);
  llvm::DynamicAPInt result(1), square = base;
  for (int64_t left = int64fromDynamicAPInt(exponent); left; left /= 2) {
    if (left % 2)
      result *= square;
    if (left > 1)
      square *= square;
  }
  return values.make<IntValue>(result);
}

static FoldResult foldIntegers(ValueTable &values, BinaryOperator op,
                               const llvm::DynamicAPInt &a,
                               const llvm::DynamicAPInt &b) {
  auto make = [&](const llvm::DynamicAPInt &value) -> FoldResult {
    return values.make<IntValue>(value);
  };
  bool divides = op == BinaryOperator::TrueDiv ||
                 op == BinaryOperator::FloorDiv || op == BinaryOperator::Mod;
  if (divides && b == 0)
    return foldProblem("division by zero");
  switch (op) {
  case BinaryOperator::Add:
    return make(a + b);
  case BinaryOperator::Sub:
    return make(a - b);
  case BinaryOperator::Mul:
    if (bitsOf(a) + bitsOf(b) > kMaxBits)
      return foldProblem("the product has more than " + llvm::Twine(kMaxBits) +
                         " bits");
    return make(a * b);
  case BinaryOperator::TrueDiv:
    return values.make<FloatValue>(toAPInt(a).roundToDouble(true) /
                                   toAPInt(b).roundToDouble(true));
  case BinaryOperator::FloorDiv:
    return make(floorDiv(a, b));
  case BinaryOperator::Mod:
    return make(a - floorDiv(a, b) * b);
  case BinaryOperator::Pow:
    return foldPower(values, a, b);
  case BinaryOperator::ShiftLeft:
  case BinaryOperator::ShiftRight: {
    if (b < 0)
      return foldProblem("a shift by a negative number of bits");
    if (op == BinaryOperator::ShiftRight)
      return make(b > kMaxBits
                      ? llvm::DynamicAPInt(a < 0 ? -1 : 0)
                      : floorDiv(a, powerOfTwo(int64fromDynamicAPInt(b))));
    if (b > kMaxBits || bitsOf(a) + int64fromDynamicAPInt(b) > kMaxBits)
      return foldProblem("the shifted number has more than " +
                         llvm::Twine(kMaxBits) + " bits");
    return make(a * powerOfTwo(int64fromDynamicAPInt(b)));
  }
  case BinaryOperator::And:
  case BinaryOperator::Or:
  case BinaryOperator::Xor:
    return bitwise(values, op, a, b);
  case BinaryOperator::Less:
    return values.get(a < b);
  case BinaryOperator::LessEqual:
    return values.get(a <= b);
  case BinaryOperator::Greater:
    return values.get(a > b);
  case BinaryOperator::GreaterEqual:
    return values.get(a >= b);
  default:
    llvm_unreachable("foldBinary takes the others");
  }
}

static FoldResult foldFloats(ValueTable &values, BinaryOperator op,
                             const Value *left, const Value *right) {
  double a = *floatOf(left), b = *floatOf(right);
  auto make = [&](double value) -> FoldResult {
    return values.make<FloatValue>(value);
  };
  bool divides = op == BinaryOperator::TrueDiv ||
                 op == BinaryOperator::FloorDiv || op == BinaryOperator::Mod;
  if (divides && b == 0)
    return foldProblem("division by zero");
  // Python's remainder has the sign of the divisor.
  double remainder = divides ? std::fmod(a, b) : 0;
  if (remainder != 0 && (remainder < 0) != (b < 0))
    remainder += b;
  switch (op) {
  case BinaryOperator::Add:
    return make(a + b);
  case BinaryOperator::Sub:
    return make(a - b);
  case BinaryOperator::Mul:
    return make(a * b);
  case BinaryOperator::TrueDiv:
    return make(a / b);
  case BinaryOperator::FloorDiv:
    return make(std::round((a - remainder) / b));
  case BinaryOperator::Mod:
    return make(remainder == 0 ? std::copysign(0.0, b) : remainder);
  case BinaryOperator::Pow:
    if (a == 0 && b < 0)
      return foldProblem("0 cannot be raised to a negative power");
    if (a < 0 && std::floor(b) != b)
      return foldProblem("the power is a complex number");
    return make(std::pow(a, b));
  case BinaryOperator::Less:
    return values.get(a < b);
  case BinaryOperator::LessEqual:
    return values.get(a <= b);
  case BinaryOperator::Greater:
    return values.get(a > b);
  case BinaryOperator::GreaterEqual:
    return values.get(a >= b);
  default:
    return wrongTypes(op, left, right);
  }
}

FoldResult foldBinary(ValueTable &values, BinaryOperator op, const Value *a,
                      const Value *b) {
  if (op == BinaryOperator::Equal)
    return values.get(isEqual(a, b));
  if (op == BinaryOperator::NotEqual)
    return values.get(!isEqual(a, b));
  if (op == BinaryOperator::LogicalAnd)
    return isTrue(a) ? b : a;
  if (op == BinaryOperator::LogicalOr)
    return isTrue(a) ? a : b;
  auto integerA = integerOf(a), integerB = integerOf(b);
  if (integerA && integerB) {
    // Of two bools &, | and ^ are a bool.
    bool isLogic = op == BinaryOperator::And || op == BinaryOperator::Or ||
                   op == BinaryOperator::Xor;
    FoldResult result = foldIntegers(values, op, *integerA, *integerB);
    if (result && isLogic && llvm::isa<BoolValue>(a) && llvm::isa<BoolValue>(b))
      return values.get(isTrue(*result));
    return result;
  }
  if (floatOf(a) && floatOf(b))
    return foldFloats(values, op, a, b);
  return foldSequences(values, op, a, b);
}

FoldResult foldUnary(ValueTable &values, UnaryOperator op,
                     const Value *operand) {
  if (op == UnaryOperator::Not)
    return values.get(!isTrue(operand));
  if (auto integer = integerOf(operand))
    return values.make<IntValue>(op == UnaryOperator::Plus    ? *integer
                                 : op == UnaryOperator::Minus ? -*integer
                                                              : -*integer - 1);
  auto *number = llvm::dyn_cast<FloatValue>(operand);
  if (!number || op == UnaryOperator::Invert)
    return foldProblem("'" + spelling(op) + "' does not take " +
                       kindText(operand));
  return op == UnaryOperator::Plus
             ? FoldResult(operand)
             : FoldResult(values.make<FloatValue>(-number->value));
}

} // namespace kiln::triton
