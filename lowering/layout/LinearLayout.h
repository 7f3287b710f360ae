// Where the elements of a tensor live: a linear map over GF(2) from the bits of
// (register, lane, warp, block) to tensor coordinates. One class represents
// every layout there is (blocked, slices of it, matrix-core accumulators and
// operands), so conversions are algebra instead of a case per pair. The idea
// and the notation: Zhou et al., "Linear Layouts", arXiv 2505.23819. Knows no
// MLIR.
#ifndef KILN_LOWERING_LAYOUT_LINEARLAYOUT_H
#define KILN_LOWERING_LAYOUT_LINEARLAYOUT_H

#include "lowering/layout/Gf2.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace kiln {

/// The hardware dimensions, in the order of a flat hardware index from the
/// lowest bits up.
enum class HwDim : unsigned { Register, Lane, Warp, Block };
inline constexpr std::array<HwDim, 4> kHwDims = {HwDim::Register, HwDim::Lane,
                                                 HwDim::Warp, HwDim::Block};
/// "register", "lane", "warp", "block".
llvm::StringRef hwDimName(HwDim dim);

/// One element holder: which register of which thread.
struct HwIndex {
  uint32_t reg = 0, lane = 0, warp = 0, block = 0;
  bool operator==(const HwIndex &) const = default;
};

class LinearLayout {
public:
  /// The coordinates one hardware bit adds by XOR; all zero: both values of the
  /// bit hold the same element.
  using Basis = llvm::SmallVector<int32_t, 2>;
  using Bases = llvm::SmallVector<Basis, 6>;

  LinearLayout() = default;
  /// The shape must have powers of two only and cover the bases.
  LinearLayout(std::array<Bases, 4> bases, llvm::ArrayRef<int64_t> shape);

  /// The usual tile: `sizePerThread` neighbours in registers, then lanes, then
  /// warps, along `order` (fastest dimension first), and registers again where
  /// the tensor is larger. Where the tensor is smaller, bits are free
  /// (replicated data).
  static LinearLayout blocked(llvm::ArrayRef<int64_t> shape,
                              llvm::ArrayRef<unsigned> sizePerThread,
                              llvm::ArrayRef<unsigned> threadsPerWarp,
                              llvm::ArrayRef<unsigned> warpsPerBlock,
                              llvm::ArrayRef<unsigned> order);

  unsigned rank() const { return extents.size(); }
  llvm::ArrayRef<int64_t> shape() const { return extents; }
  /// How many registers (lanes, warps, blocks): 2 to the number of bases.
  unsigned size(HwDim dim) const { return 1u << bases(dim).size(); }
  llvm::ArrayRef<Basis> bases(HwDim dim) const {
    return columns[unsigned(dim)];
  }

  /// The element that (reg, lane, warp, block) holds.
  llvm::SmallVector<int64_t> apply(uint32_t reg, uint32_t lane, uint32_t warp,
                                   uint32_t block = 0) const;
  llvm::SmallVector<int64_t> apply(const HwIndex &index) const {
    return apply(index.reg, index.lane, index.warp, index.block);
  }
  /// The canonical holder of an element: free bits are zero. Empty if the
  /// layout does not cover the element.
  std::optional<HwIndex> owner(llvm::ArrayRef<int64_t> coordinates) const;

  /// Bits of `dim` that do not change the element: replicated data.
  uint32_t freeMask(HwDim dim) const;
  /// Every element is in some register.
  bool isSurjective() const;
  /// Apart from free bits, every element is in one register.
  bool isInjectiveUpToFreeBits() const;
  /// How many neighbours along `dim` registers 0, 1, 2, ... hold in this order.
  unsigned contiguousRegisters(unsigned dim) const;
  /// The dimension along which register bit 0 moves, if it moves along exactly
  /// one.
  std::optional<unsigned> registerDim() const;

  /// Without tensor dimension `dim`: what a reduction along it, spread to all
  /// holders, leaves.
  LinearLayout sliced(unsigned dim) const;
  /// With a new dimension of size one at `dim`.
  LinearLayout expanded(unsigned dim) const;
  /// With dimension `dim` shrunk to size one: the source of a broadcast into
  /// this layout.
  LinearLayout collapsed(unsigned dim) const;
  /// Result dimension i is dimension order[i].
  LinearLayout transposed(llvm::ArrayRef<unsigned> order) const;
  /// The same elements in row-major order under another shape.
  LinearLayout reshaped(llvm::ArrayRef<int64_t> shape) const;
  /// Without the register bits that only replicate.
  LinearLayout withoutFreeRegisters() const;

  /// Row-major number of an element: the last dimension is fastest.
  uint64_t flatten(llvm::ArrayRef<int64_t> coordinates) const;
  llvm::SmallVector<int64_t> unflatten(uint64_t flat) const;
  /// The bases of `dim` as flat element numbers.
  llvm::SmallVector<uint64_t> flatBases(HwDim dim) const;
  /// Flat hardware index (register bits lowest, then lane, warp, block) to flat
  /// element number.
  Gf2Matrix matrix() const;
  /// Splits a flat hardware index.
  HwIndex splitIndex(uint64_t flat) const;

  /// `{register = [[1], [2]], lane = [[4]]}`; as the attribute prints it.
  std::string str() const;
  bool operator==(const LinearLayout &other) const = default;
  friend llvm::hash_code hash_value(const LinearLayout &layout);

private:
  std::array<Bases, 4> columns;
  llvm::SmallVector<int64_t> extents;
};

} // namespace kiln

#endif
