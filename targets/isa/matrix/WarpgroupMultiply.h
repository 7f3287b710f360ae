//===- WarpgroupMultiply.h - wgmma: four warps, operands in memory --------===//
//
// LLVM has no intrinsic for wgmma.mma_async, so it is always inline PTX. Each
// warp of a warpgroup makes 16 of its 64 rows, and for every eight columns that
// is exactly what mma.sync of the same K does: the fragments of C, and of A
// where it is in registers, are the same (PTX ISA, "Register Fragments for
// wgmma.mma_async"). So there are no records of its own.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_MATRIX_WARPGROUPMULTIPLY_H
#define KILN_TARGETS_ISA_MATRIX_WARPGROUPMULTIPLY_H

#include "targets/gpu/GpuTraits.h"
#include "targets/isa/matrix/MatrixInstruction.h"
#include <optional>

namespace kiln {

/// One wgmma.mma_async.
struct WarpgroupMultiply {
  unsigned n; ///< columns: 8, 16, ... 256
  /// What a warp does for eight of them.
  const MatrixInstruction *slice;

  static constexpr unsigned kRowsOfWarp = 16, kColumnsOfSlice = 8, kWarps = 4;
  static constexpr unsigned kRows = kRowsOfWarp * kWarps, kMaxColumns = 256;
  /// Bytes along K of A and of B, whatever the type.
  static constexpr unsigned kBytesOfK = 32;

  /// 16-bit types may lie along M or N in shared memory, too.
  bool mayTranspose() const { return bitsOf(slice->aType) == 16; }
  /// Floats may be negated.
  bool mayNegate() const { return slice->cType != MatrixType::S32; }
};

/// "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16": what it multiplies;
/// nothing for other text.
std::optional<WarpgroupMultiply> warpgroupMultiplyOf(llvm::StringRef mnemonic);

/// Its mnemonic.
std::string mnemonicOf(const WarpgroupMultiply &multiply);

/// The widest one of at most `columns`, a power of two, whose warps do what an
/// mma.sync does; nothing if there is none.
std::optional<WarpgroupMultiply>
widestWarpgroupMultiply(const MatrixInstruction &slice, unsigned columns);

/// The shared-memory layout of a matrix, as the 64-bit descriptors of wgmma and
/// tcgen05 say it (PTX ISA, "Matrix Descriptor Format", "Shared memory
/// descriptor" and "Strides"). Sixteen bytes at a time go through the swizzle as
/// one.
class SharedMatrix {
public:
  /// Addresses are told apart by so many bits.
  static constexpr unsigned kAddressBits = 18;
  static constexpr unsigned kChunkBytes = 16;

  /// Of wgmma.
  explicit SharedMatrix(uint64_t descriptor);
  /// Of tcgen05, which numbers the swizzles in another way; nothing where it
  /// is not of version 1 or has a layout that is not known here.
  static std::optional<SharedMatrix> ofTensor(uint64_t descriptor);

  /// The offset of the chunk of `row` (of A's M or B's N) that begins `byte`
  /// bytes along K: K is contiguous.
  uint32_t alongK(unsigned row, unsigned byte) const;
  /// The offset of the chunk that begins `byte` bytes along the rows, at `k`:
  /// the other dimension is contiguous.
  uint32_t acrossK(unsigned byte, unsigned k) const;
  /// Chunk `index` of the `rows` rows from `first` on, in some order.
  uint32_t chunk(unsigned first, unsigned index, bool transposed) const;
  static unsigned chunksOf(unsigned rows) {
    return rows * (WarpgroupMultiply::kBytesOfK / kChunkBytes);
  }

  /// The swizzle pattern repeats at an offset that is no multiple of its own
  /// size.
  bool hasBaseOffset() const { return baseOffset != 0; }

private:
  uint32_t swizzled(uint32_t address) const;

  uint32_t start, leading, stride; ///< in bytes
  unsigned baseOffset;
  unsigned swizzleBytes; ///< 128, 64 or 32; 16: none
};

} // namespace kiln

#endif // KILN_TARGETS_ISA_MATRIX_WARPGROUPMULTIPLY_H
