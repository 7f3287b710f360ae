// Loads that count on from a tensor's begin when they reach its end, for
// elements that are never stored: (start + i) % size instead of a mask.
#ifndef KILN_LOWERING_BLOCKS_WRAPPEDINDICES_H
#define KILN_LOWERING_BLOCKS_WRAPPEDINDICES_H

#include "lowering/blocks/AddressForm.h"
#include "targets/plan/Refusal.h"

namespace kiln {

/// Why offsets from start + i = size on along dimension `dim` of a loaded
/// tensor may reach memory; none: whatever is there, no store stores it.
Refusal whyNotDiscarded(mlir::Value loaded, unsigned dim,
                        const WrappedIndices &wrapped, AddressForms &forms);

} // namespace kiln

#endif
