// A recursive-descent evaluator: the value is computed while the text is read.
#include "tools/case/CaseExpression.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace kiln {

bool isSizeName(StringRef name) {
  if (name.empty() || isDigit(name.front()))
    return false;
  return all_of(name, [](char c) { return isAlnum(c) || c == '_'; });
}

namespace {

/// The first error stops everything: later results are not looked at.
class Evaluator {
public:
  Evaluator(StringRef text, const CaseSizes &sizes)
      : text(text), rest(text), sizes(sizes) {}

  Expected<int64_t> run() {
    int64_t value = sum();
    skipSpace();
    if (!rest.empty())
      fail("unexpected '" + rest.take_front(1).str() + "'");
    if (!message.empty())
      return createStringError(message);
    return value;
  }

private:
  int64_t sum();
  int64_t product();
  int64_t factor();
  int64_t number();
  int64_t name();
  int64_t function(StringRef name);
  int64_t quotient(int64_t a, int64_t b);

  void skipSpace() { rest = rest.ltrim(); }
  bool accept(char c) {
    skipSpace();
    return rest.consume_front(StringRef(&c, 1));
  }
  void expect(char c) {
    if (!accept(c))
      fail(std::string("expected '") + c + "'");
  }
  int64_t fail(const std::string &what) {
    if (message.empty())
      message = what + " at character " +
                utostr(text.size() - rest.size() + 1) + " of '" + text.str() +
                "'";
    rest = "";
    return 0;
  }
  /// Reports the overflow of a result.
  int64_t checked(bool overflow, int64_t value) {
    return overflow ? fail("the value does not fit in 64 bits") : value;
  }

  StringRef text, rest;
  const CaseSizes &sizes;
  std::string message;
  unsigned depth = 0;
};

int64_t Evaluator::sum() {
  int64_t value = product();
  while (true) {
    if (accept('+')) {
      int64_t right = product(), result;
      bool overflow = AddOverflow(value, right, result);
      value = checked(overflow, result);
    } else if (accept('-')) {
      int64_t right = product(), result;
      bool overflow = SubOverflow(value, right, result);
      value = checked(overflow, result);
    } else {
      return value;
    }
  }
}

/// Rounded toward negative infinity.
int64_t Evaluator::quotient(int64_t a, int64_t b) {
  if (!b)
    return fail("division by zero");
  if (b == -1)
    return checked(a == INT64_MIN, -(a + (a == INT64_MIN)));
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}

int64_t Evaluator::product() {
  int64_t value = factor();
  while (true) {
    if (accept('*')) {
      int64_t right = factor(), result;
      bool overflow = MulOverflow(value, right, result);
      value = checked(overflow, result);
    } else if (accept('/')) {
      rest.consume_front("/"); // Python's name for the same division
      value = quotient(value, factor());
    } else if (accept('%')) {
      int64_t right = factor();
      value -= quotient(value, right) * right;
    } else {
      return value;
    }
  }
}

int64_t Evaluator::factor() {
  constexpr unsigned maxDepth = 100; // guess: keeps wrong input off the stack
  if (++depth > maxDepth)
    return fail("the expression is nested too deeply");
  skipSpace();
  int64_t value;
  if (accept('-')) {
    int64_t operand = factor();
    value = checked(operand == INT64_MIN, -(operand + (operand == INT64_MIN)));
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

int64_t Evaluator::number() {
  StringRef digits = rest.take_while(isDigit);
  int64_t value;
  if (digits.getAsInteger(10, value))
    return fail("the value does not fit in 64 bits");
  rest = rest.drop_front(digits.size());
  return value;
}

int64_t Evaluator::name() {
  StringRef word =
      rest.take_while([](char c) { return isAlnum(c) || c == '_'; });
  if (word.empty())
    return fail("expected a number, a size or '('");
  auto size = sizes.find(word);
  if (size != sizes.end()) {
    rest = rest.drop_front(word.size());
    return size->second;
  }
  if (word == "cdiv" || word == "min" || word == "max") {
    rest = rest.drop_front(word.size());
    return function(word);
  }
  std::string known;
  for (auto &[name, value] : sizes)
    known += (known.empty() ? "" : ", ") + name;
  return fail("unknown size '" + word.str() + "' (the sizes are " +
              (known.empty() ? "none" : known) + ")");
}

int64_t Evaluator::function(StringRef name) {
  expect('(');
  int64_t a = sum();
  expect(',');
  int64_t b = sum();
  expect(')');
  if (name == "min")
    return std::min(a, b);
  if (name == "max")
    return std::max(a, b);
  int64_t floor = quotient(a, b);
  return b && a % b != 0 ? floor + 1 : floor;
}

} // namespace

Expected<int64_t> evaluateExpression(StringRef text, const CaseSizes &sizes) {
  return Evaluator(text, sizes).run();
}

} // namespace kiln
