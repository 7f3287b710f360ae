//===- WarpgroupMultiply.cpp - wgmma: four warps, operands in memory ------===//
#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include <bit>

using namespace llvm;

namespace kiln {

/// PTX ISA, "wgmma.mma_async": multiples of 8 up to 256; of integers, beyond 32
/// only multiples of 16, and 24.
static bool isWidth(unsigned n, bool ofIntegers) {
  return n >= 8 && n <= WarpgroupMultiply::kMaxColumns && n % 8 == 0 &&
         (!ofIntegers || n % 16 == 0 || n <= 24);
}

std::optional<WarpgroupMultiply> warpgroupMultiplyOf(StringRef mnemonic) {
  unsigned n, k;
  if (!mnemonic.consume_front("wgmma.mma_async.sync.aligned.m64n") ||
      mnemonic.consumeInteger(10, n) || !mnemonic.consume_front("k") ||
      mnemonic.consumeInteger(10, k) || !mnemonic.consume_front("."))
    return std::nullopt;
  SmallVector<StringRef, 4> types; // of the result, of A, of B
  mnemonic.split(types, '.');
  if (types.size() != 3)
    return std::nullopt;
  const MatrixInstruction *slice =
      lookupMma("m16n8k" + utostr(k), types[0], types[1], types[2]);
  if (!slice ||
      slice->k * bitsOf(slice->aType) != 8 * WarpgroupMultiply::kBytesOfK)
    return std::nullopt;
  if (!isWidth(n, slice->cType == MatrixType::S32))
    return std::nullopt;
  return WarpgroupMultiply{n, slice};
}

std::string mnemonicOf(const WarpgroupMultiply &multiply) {
  // The record's name has the shape, the result and the type of both operands,
  // or those of each where they may differ: "mma.m16n8k16.f32.f16".
  SmallVector<StringRef, 5> parts;
  StringRef(multiply.slice->name).split(parts, '.');
  return ("wgmma.mma_async.sync.aligned.m64n" + Twine(multiply.n) + "k" +
          Twine(multiply.slice->k) + "." + parts[2] + "." + parts[3] + "." +
          parts.back())
      .str();
}

std::optional<WarpgroupMultiply>
widestWarpgroupMultiply(const MatrixInstruction &slice, unsigned columns) {
  unsigned n = std::min(columns, WarpgroupMultiply::kMaxColumns);
  if (!StringRef(slice.name).starts_with("mma.m16n8k"))
    return std::nullopt;
  return warpgroupMultiplyOf(mnemonicOf({std::bit_floor(n), &slice}));
}

SharedMatrix::SharedMatrix(uint64_t descriptor) {
  auto field = [&](unsigned bit) { // in units of 16 bytes
    return uint32_t(descriptor >> bit & maskTrailingOnes<uint32_t>(14)) << 4;
  };
  start = field(0);
  leading = field(16);
  stride = field(32);
  baseOffset = descriptor >> 49 & 7;
  static constexpr unsigned modes[] = {16, 128, 64, 32};
  swizzleBytes = modes[descriptor >> 62];
}

std::optional<SharedMatrix> SharedMatrix::ofTensor(uint64_t descriptor) {
  constexpr uint64_t version = uint64_t(1) << 46, absoluteLeading = uint64_t(1)
                                                                    << 52;
  // None, 128 bytes in units of 32 (unknown here), then as usual.
  static constexpr unsigned modes[] = {16, 0, 128, 0, 64, 0, 32, 0};
  unsigned swizzleBytes = modes[descriptor >> 61];
  if (!swizzleBytes || !(descriptor & version) ||
      descriptor & (version << 1 | absoluteLeading))
    return std::nullopt;
  SharedMatrix result(descriptor);
  result.swizzleBytes = swizzleBytes;
  return result;
}

/// The hardware XORs bits 7 to 9 of the address into bits 4 to 6; of narrower
/// patterns, fewer.
uint32_t SharedMatrix::swizzled(uint32_t address) const {
  uint32_t pattern = swizzleBytes / kChunkBytes - 1;
  address ^= (address >> 7 & pattern) << 4;
  return address & maskTrailingOnes<uint32_t>(kAddressBits);
}

uint32_t SharedMatrix::alongK(unsigned row, unsigned byte) const {
  // Groups of eight rows; without a pattern, columns of 16 bytes stand apart.
  uint32_t within = swizzleBytes == kChunkBytes
                        ? row % 8 * kChunkBytes + byte / kChunkBytes * leading
                        : row % 8 * swizzleBytes + byte;
  return swizzled(start + row / 8 * stride + within);
}

uint32_t SharedMatrix::acrossK(unsigned byte, unsigned k) const {
  if (swizzleBytes == kChunkBytes) // the strides change their roles
    return swizzled(start + byte / kChunkBytes * stride + k / 8 * leading +
                    k % 8 * kChunkBytes);
  return swizzled(start + byte / swizzleBytes * leading + byte % swizzleBytes +
                  k / 8 * stride + k % 8 * swizzleBytes);
}

uint32_t SharedMatrix::chunk(unsigned first, unsigned index,
                             bool transposed) const {
  constexpr unsigned perRow = WarpgroupMultiply::kBytesOfK / kChunkBytes;
  if (!transposed)
    return alongK(first + index / perRow, index % perRow * kChunkBytes);
  constexpr unsigned ks = WarpgroupMultiply::kBytesOfK / 2;
  return acrossK(2 * first + index / ks * kChunkBytes, index % ks);
}

} // namespace kiln
