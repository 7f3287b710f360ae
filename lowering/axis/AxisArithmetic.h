// What integer and pointer arithmetic does to axis facts: the rules of
// AxisTransfer.cpp and of the models of ops.
#ifndef KILN_LOWERING_AXIS_AXISARITHMETIC_H
#define KILN_LOWERING_AXIS_AXISARITHMETIC_H

#include "lowering/axis/AxisAnalysis.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace kiln {

/// The extent of a tensor type along `dim`; 1 for scalars.
int64_t extentOf(mlir::Type type, unsigned dim);
/// One value everywhere.
AxisInfo uniform(mlir::Type type, int64_t divisibility);
/// A divisor of the elements at multiples of `group`, which only in part start
/// groups of their own; `step` is what neighbours differ by (bytes of a
/// pointee).
int64_t divisorAt(const AxisFacts &facts, int64_t group, int64_t step = 1);
/// A divisor of every element.
int64_t divisorOfAll(const AxisInfo &info, int64_t step = 1);

/// a + b, where b counts in steps of `step` of a's unit (pointer arithmetic).
AxisInfo transferAdd(mlir::Type type, const AxisInfo &a, const AxisInfo &b,
                     int64_t step);
AxisInfo transferSub(mlir::Type type, const AxisInfo &a, const AxisInfo &b);
AxisInfo transferMul(mlir::Type type, const AxisInfo &a, const AxisInfo &b);
AxisInfo transferDivide(mlir::Type type, const AxisInfo &a, const AxisInfo &b,
                        bool isSigned);
AxisInfo transferRemainder(mlir::Type type, const AxisInfo &a,
                           const AxisInfo &b, bool isSigned);
/// arith.shli, arith.shrsi, arith.shrui.
AxisInfo transferShift(mlir::Operation *op, const AxisInfo &a,
                       const AxisInfo &b);
AxisInfo transferCompare(mlir::arith::CmpIOp op, const AxisInfo &a,
                         const AxisInfo &b);
AxisInfo transferSelect(mlir::arith::SelectOp op, const AxisInfo &condition,
                        const AxisInfo &a, const AxisInfo &b);
/// Bitwise and, or, xor, minimum, maximum.
AxisInfo transferBitwise(mlir::Operation *op, const AxisInfo &a,
                         const AxisInfo &b);
/// A conversion between integers of different widths, or of integers and
/// pointers.
AxisInfo transferCast(mlir::Operation *op, const AxisInfo &source);
/// An op that computes each element from the elements at the same coordinates:
/// equal operands give equal results.
AxisInfo transferElementwise(mlir::Operation *op, mlir::Type type,
                             llvm::ArrayRef<const AxisInfo *> operands);

} // namespace kiln

#endif
