// Where a memory instruction reads or writes, as far as its operands say: which
// instructions share a base address, and in which order they follow from it.
// Good for grouping neighbours; what may alias is in the dependences.
#ifndef KILN_SCHED_STRATEGIES_CORE_MEMORYACCESS_H
#define KILN_SCHED_STRATEGIES_CORE_MEMORYACCESS_H

#include <cstdint>
#include <vector>

namespace kiln {

class Region;

struct MemoryAccess {
  /// The same number for the same base; -1: no memory instruction.
  int base = -1;
  /// Bytes (AMD: units of the instruction) from the base.
  int64_t offset = 0;
};

/// One entry per node. Constant additions in the region count as offset.
std::vector<MemoryAccess> memoryAccesses(const Region &region);

} // namespace kiln

#endif
