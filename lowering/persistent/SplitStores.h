// Large tiles, stored in parts: what goes through shared memory in flight then
// needs less of it, which the loads of the next tile have taken.
#ifndef KILN_LOWERING_PERSISTENT_SPLITSTORES_H
#define KILN_LOWERING_PERSISTENT_SPLITSTORES_H

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace kiln {

/// Divides the stores of large tiles after the inner loop of a loop over tiles,
/// along the last dimension.
void splitStores(mlir::scf::ForOp tiles);

} // namespace kiln

#endif
