// How a thread reaches its elements of a buffer in shared memory whose places
// are given: vectors of registers, and where each lies.
#ifndef KILN_LOWERING_LAYOUT_LOCALACCESS_H
#define KILN_LOWERING_LAYOUT_LOCALACCESS_H

#include "lowering/layout/ConversionPlan.h"

namespace kiln {

struct LocalAccess {
  /// Elements of one instruction, and their bytes each.
  unsigned vector = 1, elementBytes = 1;
  /// Every access has `vector` registers; offsets count elements from the
  /// buffer's start. Registers that only repeat others are in none.
  SharedSide side;
};

/// The accesses of a tensor in `registers` to a buffer in `memory` (whose
/// registers are places), at most `maxVector` elements each and at most 16
/// bytes.
LocalAccess planLocalAccess(const LinearLayout &registers,
                            const LinearLayout &memory, unsigned elementBytes,
                            unsigned maxVector = 16);

} // namespace kiln

#endif
