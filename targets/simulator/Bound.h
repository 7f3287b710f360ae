// What a simulated kernel lacks most.
#ifndef KILN_TARGETS_SIMULATOR_BOUND_H
#define KILN_TARGETS_SIMULATOR_BOUND_H

#include "targets/simulator/Simulate.h"
#include <string>

namespace kiln {

struct Bound {
  /// For a sentence: "the memory's bandwidth", "pipe matrix", "issue slots", or
  /// what warps mostly wait for, "waits: memory".
  std::string what;
  /// Of the time that it is busy, or of the warps' time.
  double share = 0;
};

/// A resource that is busy most of the time, else what warps mostly wait for.
Bound findBound(const Simulated &simulated, const GpuTarget &gpu);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_BOUND_H
