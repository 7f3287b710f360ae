//===- Persistent.h - kernels whose blocks take several tiles -------------===//
//
// A persistent kernel is launched as one resident grid: as many blocks along x
// as the GPU holds at once, or fewer where there are fewer tiles. Each does the
// work of the programs id, id + blocks, ... of the grid that was asked for. The
// kernel gets that grid as three parameters after its own, before any tensor
// maps: unsigned numbers of 32 bits, x, y, z. The launcher passes them.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_LAUNCH_ABI_PERSISTENT_H
#define KILN_TARGETS_LAUNCH_ABI_PERSISTENT_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace kiln {

/// Which kernels that compute a tile each become persistent.
enum class PersistentUse {
  Off,
  Alone, ///< those of which a multiprocessor holds one block
  On     ///< all
};

/// On a kernel's function: it is persistent. The value says nothing.
inline constexpr llvm::StringLiteral kPersistentAttr = "kiln-persistent";
/// Parameters that say the grid, of so many bytes each.
inline constexpr unsigned kGridParameters = 3, kGridParameterBytes = 4;
/// Programs of a grid at most: kernels count them, and one resident grid more,
/// in signed numbers of 32 bits.
inline constexpr uint64_t kMaxPersistentPrograms = uint64_t(1) << 30;

} // namespace kiln

#endif // KILN_TARGETS_LAUNCH_ABI_PERSISTENT_H
