#include "targets/support/algebra/Polynomial.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

namespace kiln {

Polynomial Polynomial::factor(unsigned number, unsigned bits) {
  Polynomial result(0, bits);
  result.add({number}, 1);
  return result;
}

std::optional<int64_t> Polynomial::constant() const {
  if (coefficients.empty())
    return 0;
  const auto &[product, coefficient] = *coefficients.begin();
  if (coefficients.size() != 1 || !product.empty())
    return std::nullopt;
  return coefficient;
}

void Polynomial::add(Product product, int64_t coefficient) {
  int64_t &sum = coefficients[product];
  sum = llvm::SignExtend64(uint64_t(sum) + uint64_t(coefficient), width);
  if (sum == 0)
    coefficients.erase(product);
}

Polynomial Polynomial::operator+(const Polynomial &other) const {
  Polynomial result = *this;
  for (const auto &[product, coefficient] : other.coefficients)
    result.add(product, coefficient);
  return result;
}

Polynomial Polynomial::operator-(const Polynomial &other) const {
  return *this + other * Polynomial(-1, width);
}

Polynomial Polynomial::operator*(const Polynomial &other) const {
  Polynomial result(0, width);
  for (const auto &[a, x] : coefficients)
    for (const auto &[b, y] : other.coefficients) {
      Product product(a.size() + b.size());
      std::merge(a.begin(), a.end(), b.begin(), b.end(), product.begin());
      result.add(std::move(product), int64_t(uint64_t(x) * uint64_t(y)));
    }
  return result;
}

} // namespace kiln
