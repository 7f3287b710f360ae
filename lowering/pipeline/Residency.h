// What a kernel's buffers cost in warps that a unit of the GPU holds at once.
#ifndef KILN_LOWERING_PIPELINE_RESIDENCY_H
#define KILN_LOWERING_PIPELINE_RESIDENCY_H

#include "frontend/dialect/Tile.h"
#include "targets/gpu/GpuFamily.h"

namespace kiln {

/// The warps of a kernel on one unit, as far as is known before its code: by
/// shared memory, and by the registers that it needs at least
/// (lowering/fit/RegisterNeed.h) with what every kernel has beside them.
class Residency {
public:
  Residency(tt::FuncOp function, const GpuTarget &target, unsigned numWarps);

  /// Where each block has so many bytes of shared memory.
  unsigned warps(int64_t sharedBytes) const;
  /// Whether a block is alone on its unit, which then idles at its barriers.
  bool isAlone(int64_t sharedBytes) const {
    return warps(sharedBytes) <= numWarps;
  }

private:
  const GpuTarget &target;
  unsigned numWarps, registers;
};

} // namespace kiln

#endif
