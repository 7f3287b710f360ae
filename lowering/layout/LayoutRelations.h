// How the layouts of an op's operands and results follow from one another.
// Every op has one layout of its own, its *label*: that of its result, or of
// its operands where those are larger (reductions) or the only tensors
// (stores).
#ifndef KILN_LOWERING_LAYOUT_LAYOUTRELATIONS_H
#define KILN_LOWERING_LAYOUT_LAYOUTRELATIONS_H

#include "lowering/layout/LinearLayout.h"
#include "mlir/IR/Operation.h"
#include <optional>

namespace kiln {

/// What operand number `operand`, a tensor, has to come in when the op's label
/// is `label`.
LinearLayout operandLayout(mlir::Operation *op, const LinearLayout &label,
                           unsigned operand);

/// The layout of the op's tensor results.
LinearLayout resultLayout(mlir::Operation *op, const LinearLayout &label);

/// The label under which operand number `operand` is taken in `layout`; empty
/// where that leaves the label open (broadcasts).
std::optional<LinearLayout> labelFromOperand(mlir::Operation *op,
                                             unsigned operand,
                                             const LinearLayout &layout);

/// The label under which the result has `layout`; empty where that leaves the
/// label open (reductions).
std::optional<LinearLayout> labelFromResult(mlir::Operation *op,
                                            const LinearLayout &layout);

/// True for ops that cost next to nothing and can be repeated in another layout
/// instead of converting their result.
bool isCheapToRepeat(mlir::Operation *op);

/// The shape a label of `op` is for: that of its result or, for stores,
/// reductions and scans, its first tensor operand. Empty if the op has no
/// tensors.
std::optional<llvm::SmallVector<int64_t>> labelShape(mlir::Operation *op);

} // namespace kiln

#endif
