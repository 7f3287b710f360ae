// Ops that only rename registers: every register of the result is a register of
// the source.
#ifndef KILN_LOWERING_EMIT_RENAMING_H
#define KILN_LOWERING_EMIT_RENAMING_H

#include "lowering/emit/Thread.h"

namespace kiln {

/// The element of the source that an element of the result is; linear over
/// GF(2).
using ElementRenaming =
    llvm::function_ref<llvm::SmallVector<int64_t>(llvm::ArrayRef<int64_t>)>;

/// Writes an op whose result 0 has the elements of operand 0. An error if a
/// thread does not hold what it needs, which its layouts should have seen to.
llvm::LogicalResult emitRenaming(Thread &thread, mlir::Operation *op,
                                 ElementRenaming sourceElement);

} // namespace kiln

#endif
