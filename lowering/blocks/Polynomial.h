// Sums of products of a kernel's scalars: what addresses, masks and sizes of
// blocks are compared as.
#ifndef KILN_LOWERING_BLOCKS_POLYNOMIAL_H
#define KILN_LOWERING_BLOCKS_POLYNOMIAL_H

#include <cstdint>
#include <map>
#include <vector>

namespace kiln {

/// With whole coefficients, over factors that are known by their numbers. It
/// stands for the number itself: nothing wraps around.
class Polynomial {
public:
  /// Factors in ascending order; a power repeats its factor.
  using Product = std::vector<unsigned>;

  Polynomial() = default; // zero
  Polynomial(int64_t constant) { add({}, constant); }
  static Polynomial factor(unsigned number);

  /// The coefficients, none of them zero.
  const std::map<Product, int64_t> &terms() const { return coefficients; }
  bool isZero() const { return coefficients.empty(); }
  /// Whether it is this constant.
  bool is(int64_t constant) const { return *this == Polynomial(constant); }
  void add(Product product, int64_t coefficient);

  Polynomial operator+(const Polynomial &other) const;
  Polynomial operator-(const Polynomial &other) const;
  Polynomial operator*(const Polynomial &other) const;
  bool operator==(const Polynomial &) const = default;

private:
  std::map<Product, int64_t> coefficients;
};

} // namespace kiln

#endif
