// The normal form of integer expressions: sums of products of symbols. Two
// expressions are the same function of their symbols, modulo 2^bits, if their
// polynomials are equal.
#ifndef KILN_TARGETS_SUPPORT_ALGEBRA_POLYNOMIAL_H
#define KILN_TARGETS_SUPPORT_ALGEBRA_POLYNOMIAL_H

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace kiln {

/// With coefficients modulo 2^bits, over factors that are known by their
/// numbers: its user defines what these stand for.
class Polynomial {
public:
  /// Factors in ascending order; a power repeats its factor.
  using Product = std::vector<unsigned>;

  Polynomial() = default; // zero
  Polynomial(int64_t constant, unsigned bits = 64) : width(bits) {
    add({}, constant);
  }
  static Polynomial factor(unsigned number, unsigned bits = 64);

  unsigned bits() const { return width; }
  /// The coefficients, none of them zero, sign-extended.
  const std::map<Product, int64_t> &terms() const { return coefficients; }
  bool isZero() const { return coefficients.empty(); }
  /// The constant that it is; nothing if it has factors.
  std::optional<int64_t> constant() const;
  /// Whether it is this constant.
  bool is(int64_t constant) const {
    return *this == Polynomial(constant, width);
  }
  void add(Product product, int64_t coefficient);

  // Of as many bits each.
  Polynomial operator+(const Polynomial &other) const;
  Polynomial operator-(const Polynomial &other) const;
  Polynomial operator*(const Polynomial &other) const;
  bool operator==(const Polynomial &) const = default;

private:
  std::map<Product, int64_t> coefficients;
  unsigned width = 64;
};

} // namespace kiln

#endif
