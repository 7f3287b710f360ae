//===- LaunchShape.h - what the launch decides of a compiled kernel -------===//
#ifndef KILN_TARGETS_OBJECT_LAUNCHSHAPE_H
#define KILN_TARGETS_OBJECT_LAUNCHSHAPE_H

#include "targets/gpu/Occupancy.h"

namespace kiln {

struct KernelResources;

/// What the launch decides and the file cannot know.
struct LaunchShape {
  /// Absent: what the file says (exact size, else its upper bound).
  std::optional<unsigned> threadsPerBlock;
  std::optional<uint64_t> dynamicShared;
  std::optional<unsigned> carveOutPercent;

  /// Threads a block of this kernel has at this launch, if launch or file say.
  std::optional<unsigned> threadsOf(const KernelResources &kernel) const;
  /// Bytes of dynamic shared memory, if launch or file say.
  std::optional<uint64_t> dynamicSharedOf(const KernelResources &kernel) const;
};

/// Nothing where the block size is neither in the file nor in `launch`, or the
/// file does not say the registers.
std::optional<Occupancy> computeOccupancy(const GpuTarget &target,
                                          const KernelResources &kernel,
                                          const LaunchShape &launch = {});

} // namespace kiln

#endif // KILN_TARGETS_OBJECT_LAUNCHSHAPE_H
