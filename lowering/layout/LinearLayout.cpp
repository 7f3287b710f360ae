// Construction, evaluation and the tensor-side operations of layouts (slice,
// expand, transpose, reshape).
#include "lowering/layout/LinearLayout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <bit>
#include <cassert>

using namespace llvm;

namespace kiln {

StringRef hwDimName(HwDim dim) {
  static constexpr StringLiteral names[] = {"register", "lane", "warp",
                                            "block"};
  return names[unsigned(dim)];
}

static bool isZero(const LinearLayout::Basis &basis) {
  return all_of(basis, [](int32_t coordinate) { return coordinate == 0; });
}

LinearLayout::LinearLayout(std::array<Bases, 4> bases, ArrayRef<int64_t> shape)
    : columns(std::move(bases)), extents(shape) {
#ifndef NDEBUG
  for (const Bases &list : columns)
    for (const Basis &basis : list) {
      assert(basis.size() == extents.size() && "basis of another rank");
      for (auto [coordinate, extent] : zip_equal(basis, extents))
        assert(coordinate >= 0 && coordinate < extent &&
               "basis outside of the shape");
    }
#endif
}

LinearLayout LinearLayout::blocked(ArrayRef<int64_t> shape,
                                   ArrayRef<unsigned> sizePerThread,
                                   ArrayRef<unsigned> threadsPerWarp,
                                   ArrayRef<unsigned> warpsPerBlock,
                                   ArrayRef<unsigned> order) {
  unsigned rank = shape.size();
  std::array<Bases, 4> bases;
  SmallVector<int64_t> covered(rank,
                               1); // how far each dimension is covered so far
  auto addBits = [&](HwDim hw, ArrayRef<unsigned> sizes) {
    for (unsigned dim : order)
      for (unsigned size = 1; size < sizes[dim]; size *= 2) {
        Basis basis(rank, 0);
        if (covered[dim] < shape[dim]) {
          basis[dim] = covered[dim];
          covered[dim] *= 2;
        } else if (hw == HwDim::Register) {
          continue; // the same element in two registers of a thread helps
                    // nobody
        }
        bases[unsigned(hw)].push_back(basis);
      }
  };
  addBits(HwDim::Register, sizePerThread);
  addBits(HwDim::Lane, threadsPerWarp);
  addBits(HwDim::Warp, warpsPerBlock);
  for (unsigned dim : order)
    for (; covered[dim] < shape[dim]; covered[dim] *= 2) {
      Basis basis(rank, 0);
      basis[dim] = covered[dim];
      bases[unsigned(HwDim::Register)].push_back(basis);
    }
  return LinearLayout(std::move(bases), shape);
}

SmallVector<int64_t> LinearLayout::apply(uint32_t reg, uint32_t lane,
                                         uint32_t warp, uint32_t block) const {
  SmallVector<int64_t> result(rank(), 0);
  const uint32_t index[] = {reg, lane, warp, block};
  for (unsigned hw = 0; hw < 4; ++hw)
    for (auto [bit, basis] : enumerate(columns[hw]))
      if (index[hw] >> bit & 1)
        for (unsigned dim = 0; dim < rank(); ++dim)
          result[dim] ^= basis[dim];
  return result;
}

std::optional<HwIndex>
LinearLayout::owner(ArrayRef<int64_t> coordinates) const {
  std::optional<uint64_t> index = matrix().solve(flatten(coordinates));
  return index ? std::optional(splitIndex(*index)) : std::nullopt;
}

uint32_t LinearLayout::freeMask(HwDim dim) const {
  uint32_t mask = 0;
  for (auto [bit, basis] : enumerate(bases(dim)))
    if (isZero(basis))
      mask |= 1u << bit;
  return mask;
}

bool LinearLayout::isSurjective() const {
  int64_t elements = 1;
  for (int64_t extent : extents)
    elements *= extent;
  return matrix().rank() == Log2_64(elements);
}

bool LinearLayout::isInjectiveUpToFreeBits() const {
  unsigned used = 0;
  for (HwDim dim : kHwDims)
    used += bases(dim).size() - std::popcount(freeMask(dim));
  return matrix().rank() == used;
}

unsigned LinearLayout::contiguousRegisters(unsigned dim) const {
  unsigned count = 1;
  for (const Basis &basis : bases(HwDim::Register)) {
    for (unsigned other = 0; other < rank(); ++other)
      if (basis[other] != (other == dim ? int32_t(count) : 0))
        return count;
    count *= 2;
  }
  return count;
}

std::optional<unsigned> LinearLayout::registerDim() const {
  if (bases(HwDim::Register).empty())
    return std::nullopt;
  std::optional<unsigned> result;
  for (auto [dim, coordinate] : enumerate(bases(HwDim::Register).front()))
    if (coordinate) {
      if (result)
        return std::nullopt;
      result = dim;
    }
  return result;
}

/// A layout whose bases are those of `layout` after `change`, in the shape that
/// `change` makes of its shape.
template <typename Change>
static LinearLayout mapBases(const LinearLayout &layout,
                             ArrayRef<int64_t> shape, Change change) {
  std::array<LinearLayout::Bases, 4> bases;
  for (HwDim hw : kHwDims)
    for (const LinearLayout::Basis &basis : layout.bases(hw))
      bases[unsigned(hw)].push_back(change(basis));
  return LinearLayout(std::move(bases), shape);
}

LinearLayout LinearLayout::sliced(unsigned dim) const {
  SmallVector<int64_t> shape(extents);
  shape.erase(shape.begin() + dim);
  return mapBases(*this, shape, [&](Basis basis) {
    basis.erase(basis.begin() + dim);
    return basis;
  });
}

LinearLayout LinearLayout::expanded(unsigned dim) const {
  SmallVector<int64_t> shape(extents);
  shape.insert(shape.begin() + dim, 1);
  return mapBases(*this, shape, [&](Basis basis) {
    basis.insert(basis.begin() + dim, 0);
    return basis;
  });
}

LinearLayout LinearLayout::collapsed(unsigned dim) const {
  SmallVector<int64_t> shape(extents);
  shape[dim] = 1;
  return mapBases(*this, shape, [&](Basis basis) {
    basis[dim] = 0;
    return basis;
  });
}

LinearLayout LinearLayout::transposed(ArrayRef<unsigned> order) const {
  auto permute = [&](auto values) {
    auto result = values;
    for (auto [to, from] : enumerate(order))
      result[to] = values[from];
    return result;
  };
  return mapBases(*this, permute(extents),
                  [&](const Basis &basis) { return permute(basis); });
}

LinearLayout LinearLayout::reshaped(ArrayRef<int64_t> shape) const {
  LinearLayout target({}, shape); // only for its numbering
  return mapBases(*this, shape, [&](const Basis &basis) {
    SmallVector<int64_t> coordinates(basis.begin(), basis.end());
    SmallVector<int64_t> moved = target.unflatten(flatten(coordinates));
    return Basis(moved.begin(), moved.end());
  });
}

LinearLayout LinearLayout::withoutFreeRegisters() const {
  LinearLayout result = *this;
  erase_if(result.columns[unsigned(HwDim::Register)], isZero);
  return result;
}

uint64_t LinearLayout::flatten(ArrayRef<int64_t> coordinates) const {
  uint64_t flat = 0;
  for (auto [coordinate, extent] : zip_equal(coordinates, extents))
    flat = flat * extent + coordinate;
  return flat;
}

SmallVector<int64_t> LinearLayout::unflatten(uint64_t flat) const {
  SmallVector<int64_t> result(rank());
  for (unsigned dim = rank(); dim-- > 0;) {
    result[dim] = flat % extents[dim];
    flat /= extents[dim];
  }
  return result;
}

SmallVector<uint64_t> LinearLayout::flatBases(HwDim dim) const {
  SmallVector<uint64_t> result;
  for (const Basis &basis : bases(dim))
    result.push_back(flatten(SmallVector<int64_t>(basis.begin(), basis.end())));
  return result;
}

Gf2Matrix LinearLayout::matrix() const {
  SmallVector<uint64_t> all;
  for (HwDim dim : kHwDims)
    append_range(all, flatBases(dim));
  return Gf2Matrix(all);
}

HwIndex LinearLayout::splitIndex(uint64_t flat) const {
  auto take = [&](HwDim dim) {
    unsigned bits = bases(dim).size();
    uint32_t part = flat & ((uint64_t(1) << bits) - 1);
    flat >>= bits;
    return part;
  };
  HwIndex index;
  index.reg = take(HwDim::Register);
  index.lane = take(HwDim::Lane);
  index.warp = take(HwDim::Warp);
  index.block = take(HwDim::Block);
  return index;
}

std::string LinearLayout::str() const {
  std::string text;
  raw_string_ostream os(text);
  os << '{';
  ListSeparator between;
  for (HwDim dim : kHwDims) {
    if (bases(dim).empty())
      continue;
    os << between << hwDimName(dim) << " = [";
    interleaveComma(bases(dim), os, [&](const Basis &basis) {
      os << '[';
      interleaveComma(basis, os);
      os << ']';
    });
    os << ']';
  }
  os << '}';
  return text;
}

hash_code hash_value(const LinearLayout &layout) {
  hash_code hash = hash_combine_range(layout.extents);
  for (const LinearLayout::Bases &bases : layout.columns) {
    hash = hash_combine(hash, bases.size());
    for (const LinearLayout::Basis &basis : bases)
      hash = hash_combine(hash, hash_combine_range(basis));
  }
  return hash;
}

} // namespace kiln
