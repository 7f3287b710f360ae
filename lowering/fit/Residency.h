// The cost of a kernel's shared memory in resident warps of an SM or CU
// (occupancy).
#ifndef KILN_LOWERING_FIT_RESIDENCY_H
#define KILN_LOWERING_FIT_RESIDENCY_H

#include "frontend/dialect/Tile.h"
#include "targets/gpu/GpuFamily.h"

namespace kiln {

/// LLVM's name for `.minnctapersm`. One block is no demand, but with it ptxas
/// stops looking for more.
inline constexpr llvm::StringLiteral kMinBlocksAttr = "nvvm.minctasm";

/// The resident warps of a kernel on one SM or CU, as far as is known before
/// code generation: by shared memory, and by the registers that it needs at
/// least (lowering/fit/RegisterNeed.h) with what every kernel has beside them.
class Residency {
public:
  Residency(tt::FuncOp function, const GpuTarget &target, unsigned numWarps);

  /// Warps of one block.
  unsigned warpsOfBlock() const { return numWarps; }
  /// Resident warps if each block has so many bytes of shared memory.
  unsigned warps(int64_t sharedBytes) const;
  /// Whether a block is alone on its SM or CU, which then idles at its
  /// barriers.
  bool isAlone(int64_t sharedBytes) const {
    return warps(sharedBytes) <= numWarps;
  }

  /// Whether a block may take `more` bytes for fewer barriers, where it could do
  /// with `bytes`: as many blocks are resident, and L1, which caches what is
  /// spilled, keeps what it needs.
  bool mayTake(int64_t more, int64_t bytes) const;

private:
  const GpuTarget &target;
  unsigned numWarps, registers;
};

} // namespace kiln

#endif
