// A recursive-descent parser, and an interpreter of what it made.
#include "tools/case/CaseExpression.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

bool isSizeName(StringRef name) {
  if (name.empty() || isDigit(name.front()))
    return false;
  return all_of(name, [](char c) { return isAlnum(c) || c == '_'; });
}

static Error errorAt(const Twine &what, size_t end, StringRef text) {
  return createStringError(what + " at character " + Twine(end + 1) + " of '" +
                           text + "'");
}
static constexpr const char *tooLarge = "the value does not fit in 64 bits";

/// The first error stops everything: later results are not looked at.
class ExpressionParser {
public:
  explicit ExpressionParser(StringRef text) : text(text), rest(text) {}

  Expected<CaseExpression> run() {
    sum();
    skipSpace();
    if (!rest.empty())
      fail("unexpected '" + rest.take_front(1).str() + "'");
    if (!message.empty())
      return errorAt(message, failedAt, text);
    result.text = text.str();
    return std::move(result);
  }

private:
  unsigned sum();
  unsigned product();
  unsigned factor();
  unsigned number(bool isNegative = false);
  unsigned name();
  unsigned function(CaseExpression::Kind kind);

  unsigned add(CaseExpression::Kind kind, unsigned left, unsigned right = 0) {
    result.steps.push_back({.kind = kind,
                            .end = text.size() - rest.size(),
                            .left = left,
                            .right = right});
    return result.steps.size() - 1;
  }
  void skipSpace() { rest = rest.ltrim(); }
  bool accept(char c) {
    skipSpace();
    return rest.consume_front(StringRef(&c, 1));
  }
  void expect(char c) {
    if (!accept(c))
      fail(std::string("expected '") + c + "'");
  }
  unsigned fail(const std::string &what) {
    if (message.empty()) {
      message = what;
      failedAt = text.size() - rest.size();
    }
    rest = "";
    return 0;
  }

  StringRef text, rest;
  CaseExpression result;
  std::string message;
  size_t failedAt = 0;
  unsigned depth = 0;
};

unsigned ExpressionParser::sum() {
  unsigned value = product();
  while (true) {
    if (accept('+'))
      value = add(CaseExpression::Add, value, product());
    else if (accept('-'))
      value = add(CaseExpression::Sub, value, product());
    else
      return value;
  }
}

unsigned ExpressionParser::product() {
  unsigned value = factor();
  while (true) {
    if (accept('*')) {
      value = add(CaseExpression::Mul, value, factor());
    } else if (accept('/')) {
      rest.consume_front("/"); // Python's name for the same division
      value = add(CaseExpression::Div, value, factor());
    } else if (accept('%')) {
      value = add(CaseExpression::Mod, value, factor());
    } else {
      return value;
    }
  }
}

unsigned ExpressionParser::factor() {
  constexpr unsigned maxDepth = 100; // guess: keeps wrong input off the stack
  if (++depth > maxDepth)
    return fail("the expression is nested too deeply");
  skipSpace();
  unsigned value;
  if (accept('-')) {
    skipSpace();
    // A number with its sign: the least has no opposite.
    value = !rest.empty() && isDigit(rest.front())
                ? number(/*isNegative=*/true)
                : add(CaseExpression::Neg, factor());
  } else if (accept('(')) {
    value = sum();
    expect(')');
  } else if (!rest.empty() && isDigit(rest.front())) {
    value = number();
  } else {
    value = name();
  }
  --depth;
  return value;
}

unsigned ExpressionParser::number(bool isNegative) {
  StringRef digits = rest.take_while(isDigit);
  uint64_t magnitude;
  if (digits.getAsInteger(10, magnitude) ||
      magnitude > uint64_t(INT64_MAX) + isNegative)
    return fail(tooLarge);
  rest = rest.drop_front(digits.size());
  unsigned node = add(CaseExpression::Number, 0);
  result.steps[node].number = int64_t(isNegative ? 0 - magnitude : magnitude);
  return node;
}

unsigned ExpressionParser::name() {
  StringRef word =
      rest.take_while([](char c) { return isAlnum(c) || c == '_'; });
  if (word.empty())
    return fail("expected a number, a size or '('");
  StringRef after = rest.drop_front(word.size());
  for (auto [known, kind] : {std::pair("cdiv", CaseExpression::Cdiv),
                             std::pair("min", CaseExpression::Min),
                             std::pair("max", CaseExpression::Max)})
    if (word == known && after.ltrim().starts_with("(")) {
      rest = after;
      return function(kind);
    }
  // The location of an unknown size is its first character.
  unsigned node = add(CaseExpression::Size, 0);
  result.steps[node].size = word.str();
  rest = after;
  return node;
}

unsigned ExpressionParser::function(CaseExpression::Kind kind) {
  expect('(');
  unsigned left = sum();
  expect(',');
  unsigned right = sum();
  expect(')');
  return add(kind, left, right);
}

Expected<CaseExpression> CaseExpression::parse(StringRef text) {
  return ExpressionParser(text).run();
}

/// Rounded toward negative infinity; the divisor is not zero.
static bool divide(int64_t a, int64_t b, int64_t &result) {
  if (b == -1)
    return SubOverflow<int64_t>(0, a, result);
  result = a / b - (a % b != 0 && (a < 0) != (b < 0));
  return false;
}

/// The result of a step on two numbers; true if it overflows.
static bool apply(CaseExpression::Kind kind, int64_t a, int64_t b,
                  int64_t &result) {
  switch (kind) {
  case CaseExpression::Add:
    return AddOverflow(a, b, result);
  case CaseExpression::Sub:
    return SubOverflow(a, b, result);
  case CaseExpression::Mul:
    return MulOverflow(a, b, result);
  case CaseExpression::Div:
    return divide(a, b, result);
  case CaseExpression::Cdiv: {
    bool overflow = divide(a, b, result);
    if (!overflow && a % b != 0)
      ++result;
    return overflow;
  }
  case CaseExpression::Mod: {
    int64_t quotient;
    bool overflow = divide(a, b, quotient);
    result = overflow ? 0 : a - quotient * b;
    return overflow;
  }
  case CaseExpression::Neg:
    return SubOverflow<int64_t>(0, a, result);
  case CaseExpression::Min:
    result = std::min(a, b);
    return false;
  case CaseExpression::Max:
    result = std::max(a, b);
    return false;
  case CaseExpression::Number:
  case CaseExpression::Size:
    break;
  }
  llvm_unreachable("a step without operands");
}

static bool divides(CaseExpression::Kind kind) {
  return kind == CaseExpression::Div || kind == CaseExpression::Mod ||
         kind == CaseExpression::Cdiv;
}

Expected<int64_t> CaseExpression::evaluate(const CaseSizes &sizes) const {
  std::vector<int64_t> values(steps.size());
  for (auto [index, step] : enumerate(steps)) {
    if (step.kind == Number) {
      values[index] = step.number;
    } else if (step.kind == Size) {
      auto size = sizes.find(step.size);
      if (size == sizes.end()) {
        std::string known;
        for (auto &[name, value] : sizes)
          known += (known.empty() ? "" : ", ") + name;
        return errorAt("unknown size '" + step.size + "' (the sizes are " +
                           (known.empty() ? "none" : known) + ")",
                       step.end, text);
      }
      values[index] = size->second;
    } else {
      int64_t a = values[step.left], b = values[step.right];
      if (divides(step.kind) && b == 0)
        return errorAt("division by zero", step.end, text);
      if (apply(step.kind, a, b, values[index]))
        return errorAt(tooLarge, step.end, text);
    }
  }
  return values.back();
}

CaseExpression CaseExpression::with(const CaseSizes &numbers) const {
  CaseExpression result = *this;
  for (Node &step : result.steps)
    if (auto found = numbers.find(step.size);
        step.kind == Size && found != numbers.end()) {
      step.kind = Number;
      step.number = found->second;
    }
  return result;
}

Expected<int64_t> evaluateExpression(StringRef text, const CaseSizes &sizes) {
  Expected<CaseExpression> expression = CaseExpression::parse(text);
  if (!expression)
    return expression.takeError();
  return expression->evaluate(sizes);
}

} // namespace kiln
