// Where the scratch of ops lies in the block's shared memory.
#ifndef KILN_LOWERING_EMIT_SHAREDMEMORY_H
#define KILN_LOWERING_EMIT_SHAREDMEMORY_H

#include "lowering/LLVMOpBuilder.h"

namespace kiln {

/// Pointer to byte `offset` of the block's shared memory.
mlir::Value sharedPointer(LLVMOpBuilder &ir, int64_t offset);
/// The first byte of shared memory that an op was given; reports an error if
/// there is none.
mlir::FailureOr<int64_t> sharedOffset(mlir::Operation *op);

} // namespace kiln

#endif
