// Random layouts with a fixed seed: any surjective linear map whose bases are
// independent or zero.
#ifndef KILN_TEST_UNIT_LOWERING_RANDOMLAYOUT_H
#define KILN_TEST_UNIT_LOWERING_RANDOMLAYOUT_H

#include "lowering/layout/LinearLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <random>

namespace kiln::test {

using Random = std::mt19937;

inline unsigned draw(Random &random, unsigned first, unsigned last) {
  return std::uniform_int_distribution<unsigned>(first, last)(random);
}

/// A random basis of the space of `bits` bits: unit vectors in random order,
/// then (if `skewed`) random column additions.
inline llvm::SmallVector<uint64_t> randomBasis(Random &random, unsigned bits,
                                               bool skewed) {
  llvm::SmallVector<uint64_t> basis(Gf2Matrix::identity(bits).cols());
  std::shuffle(basis.begin(), basis.end(), random);
  for (unsigned step = 0; skewed && bits > 1 && step < 3 * bits; ++step) {
    unsigned to = draw(random, 0, bits - 1), from = draw(random, 0, bits - 1);
    if (to != from)
      basis[to] ^= basis[from];
  }
  return basis;
}

/// The columns dealt out to `laneBits` lanes and `warpBits` warps, which may
/// stay free, and registers for the rest.
inline LinearLayout randomLayout(Random &random, llvm::ArrayRef<int64_t> shape,
                                 unsigned laneBits, unsigned warpBits,
                                 bool skewed) {
  LinearLayout numbering({}, shape);
  int64_t elements = 1;
  for (int64_t extent : shape)
    elements *= extent;
  llvm::SmallVector<uint64_t> basis =
      randomBasis(random, llvm::Log2_64(elements), skewed);
  std::array<LinearLayout::Bases, 4> bases;
  auto put = [&](HwDim dim, uint64_t flat) {
    llvm::SmallVector<int64_t> coordinates = numbering.unflatten(flat);
    bases[unsigned(dim)].emplace_back(coordinates.begin(), coordinates.end());
  };
  for (auto [dim, bits] :
       {std::pair(HwDim::Lane, laneBits), std::pair(HwDim::Warp, warpBits)})
    for (unsigned bit = 0; bit < bits; ++bit) {
      bool free = basis.empty() || draw(random, 0, 5) == 0;
      put(dim, free ? 0 : basis.pop_back_val());
    }
  while (!basis.empty()) {
    if (draw(random, 0, 7) == 0)
      put(HwDim::Register, 0);
    put(HwDim::Register, basis.pop_back_val());
  }
  return LinearLayout(std::move(bases), shape);
}

/// A layout of 2^`bits` elements in a row: bit i of an element's number is the
/// next one of `first`[i], and the other bits are dealt out at random.
/// Lanes and warps that get none stay free.
inline LinearLayout layoutThatBegins(Random &random,
                                     llvm::ArrayRef<HwDim> first, unsigned bits,
                                     unsigned laneBits, unsigned warpBits) {
  std::array<LinearLayout::Bases, 4> bases;
  auto of = [&](HwDim dim) -> LinearLayout::Bases & {
    return bases[unsigned(dim)];
  };
  for (auto [bit, dim] : llvm::enumerate(first))
    of(dim).push_back({int32_t(1) << bit});
  llvm::SmallVector<unsigned> rest;
  for (unsigned bit = first.size(); bit < bits; ++bit)
    rest.push_back(bit);
  std::shuffle(rest.begin(), rest.end(), random);
  for (unsigned bit : rest)
    of(of(HwDim::Lane).size() < laneBits   ? HwDim::Lane
       : of(HwDim::Warp).size() < warpBits ? HwDim::Warp
                                           : HwDim::Register)
        .push_back({int32_t(1) << bit});
  of(HwDim::Lane).resize(laneBits, {0});
  of(HwDim::Warp).resize(warpBits, {0});
  return LinearLayout(std::move(bases), {int64_t(1) << bits});
}

/// Such layouts for an exchange: on one side a lane has four bytes of what 16
/// bytes in memory hold, on the other all of them.
inline std::pair<LinearLayout, LinearLayout>
layoutsToExchange(Random &random, unsigned elementBytes, unsigned bits,
                  unsigned laneBits, unsigned warpBits) {
  constexpr HwDim inRegisters[] = {HwDim::Register, HwDim::Register,
                                   HwDim::Register},
                  asMatrix[] = {HwDim::Register, HwDim::Lane, HwDim::Lane};
  unsigned skipped = elementBytes / 4; // a word has one element or two
  auto draw = [&](llvm::ArrayRef<HwDim> first) {
    return layoutThatBegins(random, first.drop_front(skipped), bits, laneBits,
                            warpBits);
  };
  LinearLayout words = draw(asMatrix), vectors = draw(inRegisters);
  return {std::move(words), std::move(vectors)};
}

inline llvm::SmallVector<int64_t> randomShape(Random &random,
                                              unsigned maxBits) {
  llvm::SmallVector<int64_t> shape;
  unsigned rank = draw(random, 1, 3), bits = draw(random, 0, maxBits);
  for (unsigned dim = 0; dim < rank; ++dim) {
    unsigned own = dim + 1 == rank ? bits : draw(random, 0, bits);
    bits -= own;
    shape.push_back(int64_t(1) << own);
  }
  return shape;
}

} // namespace kiln::test

#endif
