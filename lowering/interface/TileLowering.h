// The C++ face of the interface TileLowering (TileLowering.td), and the answers
// of an op that has none of its own.
#ifndef KILN_LOWERING_INTERFACE_TILELOWERING_H
#define KILN_LOWERING_INTERFACE_TILELOWERING_H

#include "lowering/axis/AxisAnalysis.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/interface/LayoutCosts.h"
#include "lowering/interface/MemoryLayouts.h"
#include "mlir/IR/OpDefinition.h"
#include <optional>
#include <vector>

namespace kiln {

class Thread;

/// What one thread makes of one element of each operand: a value for each
/// result.
using Elements = llvm::SmallVector<mlir::Value, 2>;

/// The shape of the first tensor among the results, else among the operands.
std::optional<llvm::SmallVector<int64_t>> firstTensorShape(mlir::Operation *op);

/// An operand's dimensions in the results: the same where the op works element
/// by element, else none.
llvm::SmallVector<std::optional<unsigned>> elementwiseDims(mlir::Operation *op,
                                                           unsigned operand);

/// Whether an op only says that a matrix's rows are columns: the layout that it
/// makes of its operand's maps each offset to the same element, transposed.
bool transposes(mlir::Operation *op);

/// Writes an op for each register of its results by emitElement
/// (emit/Elementwise.cpp).
llvm::LogicalResult emitElementwise(Thread &thread, mlir::Operation *op);

/// Reports at the op that it is not lowered yet; always a failure.
mlir::InFlightDiagnostic refuseOp(mlir::Operation *op);

/// Refuses, at the op, what its model refuses, and an op of tile IR that has
/// none.
llvm::LogicalResult checkLowered(mlir::Operation *op);

} // namespace kiln

#include "lowering/interface/TileLowering.h.inc"

#endif
