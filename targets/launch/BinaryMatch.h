//===- BinaryMatch.h - which GPUs run a binary ----------------------------===//
#ifndef KILN_TARGETS_LAUNCH_BINARYMATCH_H
#define KILN_TARGETS_LAUNCH_BINARYMATCH_H

#include "targets/gpu/GpuFamily.h"

namespace kiln {

/// The NVIDIA GPUs that run a binary, as a launcher compares them: from the
/// first to the last compute capability, times ten. Of two binaries that a GPU
/// runs the one with the larger rank is better.
struct BinaryMatch {
  unsigned first, last, rank;
};

/// CUDA C++ Programming Guide, "Compute Capability": plain code runs on its
/// major version from its minor version on, a family's ('f') likewise, a chip's
/// ('a') on that chip alone. Code for a later minor version, or for fewer GPUs,
/// is the better choice.
BinaryMatch matchOf(const GpuTarget &target);

} // namespace kiln

#endif // KILN_TARGETS_LAUNCH_BINARYMATCH_H
