// What the simulator knows of a machine beside what instructions cost.
#ifndef KILN_TARGETS_SIMULATOR_MACHINENUMBERS_H
#define KILN_TARGETS_SIMULATOR_MACHINENUMBERS_H

#include "targets/cost/CostModel.h"
#include <array>
#include <limits>

namespace kiln {

/// What the simulator needs to know beside the code and its costs. Cycles are
/// those of the SM or CU.
struct MachineNumbers {
  /// Of a load of device memory on an idle GPU, and of one that finds what was
  /// spilled outside the first cache, further to one that finds it there.
  double latency, spillLatency;
  /// The same of one that the second cache has, and the first.
  double nearLatency, firstLatency;
  /// Loads take from 1 - spread / 2 to 1 + spread / 2 of their latency: parts of
  /// the second cache are nearer than others, and where all took as long, blocks
  /// would go on in lockstep.
  double latencySpread = 0;
  /// Bytes that the SM or CU gets from beyond its first cache in a cycle, and of
  /// those from beyond the second where all of them ask for as many.
  double bytesPerCycle, farBytesPerCycle;
  /// Bytes that the second cache takes of stores in a cycle, while all SMs or CUs
  /// store.
  double storedBytesPerCycle = std::numeric_limits<double>::infinity();
  /// Bytes of the second cache that hold what one block alone reads and writes,
  /// on the whole GPU.
  double secondCacheBytes = std::numeric_limits<double>::infinity();
  /// SMs or CUs of the GPU.
  unsigned units;
  /// Work that waits in the queue before the memory pipe until issue stops.
  double queue;
  /// AMD: the same in instructions, where its hardware is known: of the compute
  /// unit's vector memory, and of a SIMD's LDS. 0: `queue` says it.
  unsigned memoryEntries = 0, sharedEntries = 0;
  /// AMD: bytes of loads that the first cache can wait for at a time; what comes
  /// after them begins when the oldest is there. 0: no limit.
  double bytesInFlight = 0;
  /// From the end of a block until the next one runs in its slot.
  double blockTurnover;
  /// From the begin of a block until the next one of its SM or CU may begin,
  /// since the GPU begins one block after the other.
  double blockInterval = 0;
  /// How many times as fast each pipe is as its costs say.
  std::array<double, unsigned(Pipe::Last) + 1> speed;
  /// Whether warps wait for each other at barriers.
  bool hasBarriers = true;

  static MachineNumbers forGpu(const GpuTarget &gpu);
};

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_MACHINENUMBERS_H
