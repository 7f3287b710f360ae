// From where a value may come: through branches, loops and selections, as
// MLIR's interfaces say. It names no op.
#ifndef KILN_LOWERING_SHARED_VALUEFLOW_H
#define KILN_LOWERING_SHARED_VALUEFLOW_H

#include "mlir/IR/Operation.h"
#include "mlir/IR/Value.h"
#include <utility>

namespace kiln {

/// A value, and one that it may become.
using ValueFlow = std::pair<mlir::Value, mlir::Value>;

/// The flows that control flow and selections within `function` make.
llvm::SmallVector<ValueFlow> controlFlows(mlir::Operation *function);

} // namespace kiln

#endif
