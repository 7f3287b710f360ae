//===- BinaryMatch.cpp - which GPUs run a binary --------------------------===//
#include "targets/launch/BinaryMatch.h"
#include "targets/gpu/GpuTarget.h"

namespace kiln {

BinaryMatch matchOf(const GpuTarget &target) {
  unsigned capability = target.computeCapability;
  unsigned narrow = target.variant == 'a' ? 2 : target.variant == 'f' ? 1 : 0;
  return {capability,
          target.variant == 'a' ? capability : capability / 10 * 10 + 9,
          10 * capability + narrow};
}

} // namespace kiln
