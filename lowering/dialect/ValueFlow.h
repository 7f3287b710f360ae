// From where a value may come: through branches, loops and selections, as
// MLIR's interfaces say. It names no op.
#ifndef KILN_LOWERING_DIALECT_VALUEFLOW_H
#define KILN_LOWERING_DIALECT_VALUEFLOW_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"
#include <utility>

namespace kiln {

/// Calls `handOver` with each operand of `op` that control flow makes another
/// value (an argument of a block, a result of the op), and that value.
void forEachHandOver(
    mlir::Operation *op,
    llvm::function_ref<void(mlir::OpOperand &, mlir::Value)> handOver);

/// A value, and one that it may become.
using ValueFlow = std::pair<mlir::Value, mlir::Value>;

/// The flows that control flow and selections within `function` make.
llvm::SmallVector<ValueFlow> valueFlows(mlir::Operation *function);

} // namespace kiln

#endif
