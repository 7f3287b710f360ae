// One elementwise operation on random values, special ones among them, against
// the host's own arithmetic in the same type.
#ifndef KILN_TEST_UNIT_FRONTEND_ELEMENTWISETESTING_H
#define KILN_TEST_UNIT_FRONTEND_ELEMENTWISETESTING_H

#include "test/unit/frontend/ReferenceProgram.h"

#include <cmath>
#include <cstring>

namespace kiln::test {

using Half = _Float16;
inline constexpr size_t count = 256;

/// How MLIR spells a C++ type.
template <typename T> std::string typeName() {
  return (std::is_integral_v<T> ? "i" : "f") + std::to_string(sizeof(T) * 8);
}

/// Random bit patterns, with the values where operations go wrong in front.
template <typename T> std::vector<T> values(Random &random) {
  std::vector<T> result(count);
  for (T &value : result) {
    uint64_t word = random.engine();
    memcpy(&value, &word, sizeof(T));
  }
  if constexpr (std::is_integral_v<T>) {
    T special[] = {0, 1, T(-1), std::numeric_limits<T>::min(),
                   std::numeric_limits<T>::max()};
    std::copy(std::begin(special), std::end(special), result.begin());
  } else {
    // Patterns spread over all exponents; half of them become tame numbers.
    for (size_t i = 0; i < count; i += 2)
      result[i] = T(float(int64_t(random.engine() % 2000) - 1000) / 64);
    T special[] = {T(0.0f), T(-0.0f), T(INFINITY), T(-INFINITY), T(NAN)};
    std::copy(std::begin(special), std::end(special), result.begin());
  }
  return result;
}

/// Loads one tensor per operand type, applies `op`, stores the result.
template <typename R, typename... Operands>
std::vector<R> apply(const std::string &op, const std::string &types,
                     std::vector<Operands> &...operands) {
  std::string parameters, body;
  unsigned index = 0;
  auto addOperand = [&](const std::string &type) {
    std::string n = std::to_string(index++), t = "tensor<256x";
    parameters += "%p" + n + ": !tt.ptr<" + type + ">, ";
    body += "%s" + n + " = tt.splat %p" + n + " : !tt.ptr<" + type + "> -> " +
            t + "!tt.ptr<" + type + ">>\n%a" + n + " = tt.addptr %s" + n +
            ", %r : " + t + "!tt.ptr<" + type + ">>, tensor<256xi32>\n";
    return n;
  };
  (
      [&](const std::string &type) {
        std::string n = addOperand(type);
        body += "%x" + n + " = tt.load %a" + n + " : tensor<256x!tt.ptr<" +
                type + ">>\n";
      }(typeName<Operands>()),
      ...);
  std::string n = addOperand(typeName<R>());
  body += "%y = " + op + " : " + types + "\n";
  if (op.find("cmp") != std::string::npos) // i1, stored as bytes
    body += "%z = arith.extui %y : tensor<256xi1> to tensor<256xi8>\n";
  std::string stored = op.find("cmp") != std::string::npos ? "%z" : "%y";
  body += "tt.store %a" + n + ", " + stored + " : tensor<256x!tt.ptr<" +
          typeName<R>() + ">>\n";
  parameters.resize(parameters.size() - 2);
  std::vector<R> result(count);
  ReferenceProgram program = ReferenceProgram::fromText(
      "tt.func public @k(" + parameters + ") {\n" +
      "%r = tt.make_range {end = 256 : i32, start = 0 : i32} : "
      "tensor<256xi32>\n" +
      body + "tt.return\n}\n");
  (program.buffer(operands), ...);
  program.buffer(result).run();
  return result;
}

/// Equal bits, or both NaN.
template <typename T> bool same(T a, T b) {
  if constexpr (!std::is_integral_v<T>)
    if (std::isnan(float(a)) && std::isnan(float(b)))
      return true;
  return memcmp(&a, &b, sizeof(T)) == 0;
}

template <typename T> std::string show(T value) {
  if constexpr (std::is_integral_v<T>)
    return std::to_string(int64_t(value));
  else
    return std::to_string(double(value));
}

template <typename T, typename F>
void checkUnary(const std::string &name, F host) {
  SCOPED_TRACE(name + " " + typeName<T>());
  Random random;
  std::vector<T> x = values<T>(random);
  std::vector<T> found =
      apply<T>(name + " %x0", "tensor<256x" + typeName<T>() + ">", x);
  for (size_t i = 0; i < count; ++i)
    ASSERT_TRUE(same(found[i], T(host(x[i]))))
        << show(x[i]) << ": expected " << show(T(host(x[i]))) << ", found "
        << show(found[i]);
}

/// What second operands an operation is defined for.
enum class Second { Any, NonZero, BelowWidth };

template <typename T, typename F>
void checkBinary(const std::string &name, F host, Second second = Second::Any) {
  SCOPED_TRACE(name + " " + typeName<T>());
  Random random;
  std::vector<T> x = values<T>(random), y = values<T>(random);
  std::shuffle(y.begin(), y.end(), random.engine);
  for (T &value : y) {
    if (second == Second::NonZero && value == T(0))
      value = T(1);
    if constexpr (std::is_integral_v<T>)
      if (second == Second::BelowWidth)
        value &= T(sizeof(T) * 8 - 1);
  }
  std::vector<T> found =
      apply<T>(name + " %x0, %x1", "tensor<256x" + typeName<T>() + ">", x, y);
  for (size_t i = 0; i < count; ++i) {
    T expected = T(host(x[i], y[i]));
    ASSERT_TRUE(same(found[i], expected))
        << show(x[i]) << ", " << show(y[i]) << ": expected " << show(expected)
        << ", found " << show(found[i]);
  }
}

} // namespace kiln::test

#endif // KILN_TEST_UNIT_FRONTEND_ELEMENTWISETESTING_H
