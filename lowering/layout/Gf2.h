// Linear algebra over GF(2) in at most 64 dimensions: a vector is the bits of a
// word, addition is XOR. What layouts and conversions are made of.
#ifndef KILN_LOWERING_LAYOUT_GF2_H
#define KILN_LOWERING_LAYOUT_GF2_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>

namespace kiln {

/// A subspace, kept as a reduced basis: every vector has a leading bit that no
/// other vector has.
class Gf2Space {
public:
  Gf2Space() = default;
  explicit Gf2Space(llvm::ArrayRef<uint64_t> vectors) {
    for (uint64_t vector : vectors)
      insert(vector);
  }
  /// True if the vector was not in the space yet.
  bool insert(uint64_t vector);
  /// What is left of a vector after subtracting the space; zero exactly for its
  /// members.
  uint64_t reduce(uint64_t vector) const;
  bool contains(uint64_t vector) const { return reduce(vector) == 0; }
  unsigned dimension() const { return vectors.size(); }
  llvm::ArrayRef<uint64_t> basis() const { return vectors; }

private:
  llvm::SmallVector<uint64_t> vectors;
};

/// The vectors common to the spans of `a` and `b`, as a basis.
llvm::SmallVector<uint64_t> intersectSpans(llvm::ArrayRef<uint64_t> a,
                                           llvm::ArrayRef<uint64_t> b);

/// Vectors that complete `a` and, at the same time, `b` to the whole space of
/// `dimension` bits. Both must have the same dimension; such a common
/// complement always exists over a field.
llvm::SmallVector<uint64_t> commonComplement(llvm::ArrayRef<uint64_t> a,
                                             llvm::ArrayRef<uint64_t> b,
                                             unsigned dimension);

/// A matrix by its columns: column i is the image of bit i.
class Gf2Matrix {
public:
  Gf2Matrix() = default;
  explicit Gf2Matrix(llvm::ArrayRef<uint64_t> columns) : columns(columns) {}
  static Gf2Matrix identity(unsigned size);

  unsigned numColumns() const { return columns.size(); }
  uint64_t column(unsigned index) const { return columns[index]; }
  llvm::ArrayRef<uint64_t> cols() const { return columns; }
  /// The image of a vector.
  uint64_t apply(uint64_t vector) const;
  /// this after `other`.
  Gf2Matrix after(const Gf2Matrix &other) const;
  unsigned rank() const;
  /// A vector whose image is `image`, using columns of low number first; empty
  /// if there is none.
  std::optional<uint64_t> solve(uint64_t image) const;
  /// The inverse of a square, regular matrix.
  std::optional<Gf2Matrix> inverse() const;
  bool operator==(const Gf2Matrix &) const = default;

private:
  llvm::SmallVector<uint64_t> columns;
};

} // namespace kiln

#endif
