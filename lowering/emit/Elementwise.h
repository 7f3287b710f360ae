// Ops on elements, and the ops of other dialects that stay what they are, on
// scalars: arith and math become LLVM's afterwards by MLIR's own patterns
// (ToLLVM.cpp).
#ifndef KILN_LOWERING_EMIT_ELEMENTWISE_H
#define KILN_LOWERING_EMIT_ELEMENTWISE_H

#include "lowering/emit/Thread.h"
#include "lowering/interface/TileLowering.h"

namespace kiln {

/// Writes any op that is no terminator, as its model says; reports what is not
/// lowered at its op.
llvm::LogicalResult emitOp(Thread &thread, mlir::Operation *op);

/// Writes a block of scalar ops, the combiner of a reduction or scan: from left
/// elements, then right elements, to combined elements.
llvm::LogicalResult combine(Thread &thread, mlir::Block &combiner,
                            llvm::ArrayRef<mlir::Value> left,
                            llvm::ArrayRef<mlir::Value> right,
                            Elements &result);

} // namespace kiln

#endif
