//===- TensorBox.h - where the elements of a box are ----------------------===//
//
// A tensor map and coordinates name a box of a tensor in global memory. In
// shared memory it is dense, the contiguous dimension first, and chunks of 16
// bytes are permuted by the map's swizzle, a function of the address (PTX ISA,
// "Swizzling Modes").
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_ASYNC_TENSORBOX_H
#define KILN_TARGETS_EMULATOR_ASYNC_TENSORBOX_H

#include "targets/launch/abi/TensorMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace kiln::emu {

/// What its first byte in shared memory is a multiple of.
inline constexpr unsigned kBoxAlignment = 128;

/// A chunk of a box, of which the bytes from `first` to `last` are in the
/// tensor.
struct BoxChunk {
  static constexpr unsigned kBytes = 16;
  uint64_t shared; ///< offset, from the start of shared memory
  uint64_t global; ///< address of byte `first`
  unsigned first, last;

  unsigned inside() const { return last - first; }
};

/// Visits the chunks of the box at `coordinates`, which count elements and have
/// the contiguous dimension first; in shared memory it begins at `place`.
void forEachChunk(const TensorMap &map, llvm::ArrayRef<int32_t> coordinates,
                  uint64_t place,
                  llvm::function_ref<void(const BoxChunk &)> visit);

/// Eight bytes of what is read outside of the tensor.
uint64_t fillOf(const TensorMap &map);

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_ASYNC_TENSORBOX_H
