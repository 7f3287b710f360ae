//===- TensorBox.cpp - where the elements of a box are --------------------===//
#include "targets/emulator/async/TensorBox.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace kiln;
using namespace kiln::emu;

/// Address bits 4 and up are exchanged by as many of those from 7 on.
static uint64_t swizzled(uint64_t place, unsigned bytes) {
  if (!bytes)
    return place;
  uint64_t mask = bytes / BoxChunk::kBytes - 1;
  return place ^ ((place >> 7 & mask) << 4);
}

/// A run of a box along the contiguous dimension: where element 0 of it is in
/// global memory, and whether it is inside as far as the others say.
static void visitRun(const TensorMap &map, int64_t coordinate, uint64_t row,
                     bool isInside, uint64_t place,
                     llvm::function_ref<void(const BoxChunk &)> visit) {
  const int64_t element = bytesOf(map.element), chunk = BoxChunk::kBytes;
  const int64_t begin = coordinate * element,
                end = int64_t(map.sizes.back()) * element,
                bytes = int64_t(map.box.back()) * element;
  for (int64_t at = 0; at < bytes; at += chunk) {
    int64_t first = std::clamp<int64_t>(-(begin + at), 0, chunk),
            last = std::clamp<int64_t>(end - (begin + at), first, chunk);
    if (!isInside)
      first = last = chunk;
    visit({swizzled(place + at, map.swizzleBytes), row + begin + at + first,
           unsigned(first), unsigned(last)});
  }
}

void kiln::emu::forEachChunk(const TensorMap &map,
                             llvm::ArrayRef<int32_t> coordinates,
                             uint64_t place,
                             llvm::function_ref<void(const BoxChunk &)> visit) {
  const unsigned outer = map.rank() - 1;
  const uint64_t runBytes = map.box.back() * bytesOf(map.element);
  uint64_t runs = map.boxBytes() / runBytes;
  for (uint64_t run = 0; run != runs; ++run) {
    uint64_t rest = run, row = map.base;
    bool isInside = true;
    for (unsigned step = 0; step != outer; ++step) {
      unsigned dim = outer - 1 - step; // the next slower one
      int64_t at =
          int64_t(coordinates[step + 1]) + int64_t(rest % map.box[dim]);
      rest /= map.box[dim];
      isInside &= at >= 0 && uint64_t(at) < map.sizes[dim];
      row += uint64_t(at) * map.strides[dim];
    }
    visitRun(map, coordinates.front(), row, isInside, place + run * runBytes,
             visit);
  }
}

/// The quiet NaN of each type, and of other types zero.
static uint64_t elementOf(const TensorMap &map) {
  if (!map.fillsNan)
    return 0;
  switch (map.element) {
  case TensorMapElement::F16:
    return 0x7e00;
  case TensorMapElement::BF16:
    return 0x7fc0;
  case TensorMapElement::F32:
    return 0x7fc00000;
  case TensorMapElement::F64:
    return 0x7ff8000000000000;
  default:
    return 0;
  }
}

uint64_t kiln::emu::fillOf(const TensorMap &map) {
  uint64_t fill = 0, element = elementOf(map);
  for (unsigned bit = 0; bit < 64; bit += 8 * bytesOf(map.element))
    fill |= element << bit;
  return fill;
}
