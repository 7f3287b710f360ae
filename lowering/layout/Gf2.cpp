// Gaussian elimination on words. Sizes are tens of bits, so nothing here tries
// to be clever.
#include "lowering/layout/Gf2.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <bit>
#include <cassert>

using namespace llvm;

namespace kiln {

bool Gf2Space::insert(uint64_t vector) {
  vector = reduce(vector);
  if (!vector)
    return false;
  uint64_t leading = std::bit_floor(vector);
  for (uint64_t &other : vectors)
    if (other & leading)
      other ^= vector;
  vectors.push_back(vector);
  return true;
}

uint64_t Gf2Space::reduce(uint64_t vector) const {
  for (uint64_t member : vectors)
    if (vector & std::bit_floor(member))
      vector ^= member;
  return vector;
}

SmallVector<uint64_t> intersectSpans(ArrayRef<uint64_t> a,
                                     ArrayRef<uint64_t> b) {
  // Zassenhaus on a matrix: every relation between a's and b's columns gives
  // one common vector.
  SmallVector<uint64_t> common;
  Gf2Space independent, found;
  SmallVector<uint64_t> columns; // independent columns of a, then of b
  SmallVector<bool> fromA;
  auto visit = [&](uint64_t vector, bool isA) {
    if (independent.insert(vector)) {
      columns.push_back(vector);
      fromA.push_back(isA);
      return;
    }
    std::optional<uint64_t> combination = Gf2Matrix(columns).solve(vector);
    assert(combination && "a dependent vector has a combination");
    uint64_t partOfA = 0;
    for (unsigned i = 0; i < columns.size(); ++i)
      if ((*combination >> i & 1) && fromA[i])
        partOfA ^= columns[i];
    if (!isA && found.insert(partOfA))
      common.push_back(partOfA);
  };
  for (uint64_t vector : a)
    visit(vector, true);
  for (uint64_t vector : b)
    visit(vector, false);
  return common;
}

SmallVector<uint64_t> commonComplement(ArrayRef<uint64_t> a,
                                       ArrayRef<uint64_t> b,
                                       unsigned dimension) {
  // With I the intersection, a = I + <x_i> and b = I + <y_i>: the vectors x_i +
  // y_i complete both to a + b.
  SmallVector<uint64_t> result, xs, ys;
  SmallVector<uint64_t> common = intersectSpans(a, b);
  Gf2Space spanA(common), spanB(common), all(common);
  for (uint64_t vector : a)
    if (spanA.insert(vector))
      xs.push_back(vector);
  for (uint64_t vector : b)
    if (spanB.insert(vector))
      ys.push_back(vector);
  assert(xs.size() == ys.size() &&
         "spaces of different dimension have no common complement");
  for (auto [x, y] : zip_equal(xs, ys)) {
    result.push_back(x ^ y);
    all.insert(x);
    all.insert(y);
  }
  for (unsigned bit = 0; bit < dimension; ++bit)
    if (all.insert(uint64_t(1) << bit))
      result.push_back(uint64_t(1) << bit);
  return result;
}

Gf2Matrix Gf2Matrix::identity(unsigned size) {
  SmallVector<uint64_t> columns;
  for (unsigned i = 0; i < size; ++i)
    columns.push_back(uint64_t(1) << i);
  return Gf2Matrix(columns);
}

uint64_t Gf2Matrix::apply(uint64_t vector) const {
  uint64_t result = 0;
  for (; vector; vector &= vector - 1) {
    unsigned bit = std::countr_zero(vector);
    assert(bit < columns.size() && "vector longer than the matrix is wide");
    result ^= columns[bit];
  }
  return result;
}

Gf2Matrix Gf2Matrix::after(const Gf2Matrix &other) const {
  SmallVector<uint64_t> result;
  for (uint64_t column : other.columns)
    result.push_back(apply(column));
  return Gf2Matrix(result);
}

unsigned Gf2Matrix::rank() const { return Gf2Space(columns).dimension(); }

namespace {
/// Columns after elimination, with the combination of columns that makes each
/// carried along.
class Elimination {
public:
  explicit Elimination(ArrayRef<uint64_t> columns) {
    for (unsigned i = 0; i < columns.size(); ++i) {
      auto [vector, made] = eliminate(columns[i], uint64_t(1) << i);
      if (!vector)
        continue;
      for (auto &[member, madeOf] : reduced)
        if (member & std::bit_floor(vector)) {
          member ^= vector;
          madeOf ^= made;
        }
      reduced.emplace_back(vector, made);
    }
  }

  unsigned rank() const { return reduced.size(); }
  /// The columns that make `image`; empty if none do.
  std::optional<uint64_t> solve(uint64_t image) const {
    auto [rest, made] = eliminate(image, 0);
    return rest ? std::nullopt : std::optional(made);
  }

private:
  std::pair<uint64_t, uint64_t> eliminate(uint64_t vector,
                                          uint64_t made) const {
    for (auto [member, madeOf] : reduced)
      if (vector & std::bit_floor(member)) {
        vector ^= member;
        made ^= madeOf;
      }
    return {vector, made};
  }

  SmallVector<std::pair<uint64_t, uint64_t>> reduced; // vector, made of
};
} // namespace

std::optional<uint64_t> Gf2Matrix::solve(uint64_t image) const {
  return Elimination(columns).solve(image);
}

std::optional<Gf2Matrix> Gf2Matrix::inverse() const {
  SmallVector<uint64_t> result;
  Elimination elimination(columns);
  if (elimination.rank() != columns.size())
    return std::nullopt;
  for (unsigned bit = 0; bit < columns.size(); ++bit) {
    std::optional<uint64_t> column = elimination.solve(uint64_t(1) << bit);
    if (!column)
      return std::nullopt;
    result.push_back(*column);
  }
  return Gf2Matrix(result);
}

} // namespace kiln
