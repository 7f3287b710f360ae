#include "lowering/blocks/Polynomial.h"
#include <algorithm>

namespace kiln {

Polynomial Polynomial::factor(unsigned number) {
  Polynomial result;
  result.add({number}, 1);
  return result;
}

void Polynomial::add(Product product, int64_t coefficient) {
  int64_t &sum = coefficients[product];
  sum = int64_t(uint64_t(sum) + uint64_t(coefficient));
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
  return *this + other * Polynomial(-1);
}

Polynomial Polynomial::operator*(const Polynomial &other) const {
  Polynomial result;
  for (const auto &[a, x] : coefficients)
    for (const auto &[b, y] : other.coefficients) {
      Product product(a.size() + b.size());
      std::merge(a.begin(), a.end(), b.begin(), b.end(), product.begin());
      result.add(std::move(product), int64_t(uint64_t(x) * uint64_t(y)));
    }
  return result;
}

} // namespace kiln
