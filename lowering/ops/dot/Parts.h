// Operands of a dot in the types of its instruction: converted, or split into
// parts whose products add up to more precision than the instruction has.
#ifndef KILN_LOWERING_OPS_DOT_PARTS_H
#define KILN_LOWERING_OPS_DOT_PARTS_H

#include "lowering/dot/DotPlan.h"
#include "lowering/emit/Thread.h"

namespace kiln {

/// An operand of elements of a tile type as a sum of parts of the instruction's
/// type, the largest first.
llvm::SmallVector<Registers, 3>
splitOperand(LLVMOpBuilder &ir, const TargetOps &target, const DotPlan &plan,
             mlir::Type element, const Registers &operand);

/// The products of parts (of A, of B) that are computed, the smallest first, so
/// that sums lose least.
llvm::ArrayRef<std::pair<unsigned, unsigned>> productsOf(const DotPlan &plan);

} // namespace kiln

#endif
