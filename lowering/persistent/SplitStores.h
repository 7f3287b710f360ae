// Stores large tiles in parts, which need less shared memory: the next tile's
// prefetches occupy most of it.
#ifndef KILN_LOWERING_PERSISTENT_SPLITSTORES_H
#define KILN_LOWERING_PERSISTENT_SPLITSTORES_H

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace kiln {

/// Divides the stores of large tiles after the inner loop of a loop over tiles,
/// along the last dimension.
void splitStores(mlir::scf::ForOp tiles);

} // namespace kiln

#endif
