// Functions of several blocks, which are called in loops or conditionals, as
// structured control flow.
#ifndef KILN_LOWERING_STRUCTURECALLEES_H
#define KILN_LOWERING_STRUCTURECALLEES_H

#include "mlir/IR/BuiltinOps.h"

namespace kiln {

/// Makes one block, with scf.if and scf.while, of each function that returns
/// early, where any of them is called inside of a region that holds one block:
/// only so can it be inlined there. Others stay as they are. Fails with an
/// error at a function that has no structured form.
llvm::LogicalResult structureCallees(mlir::ModuleOp module);

} // namespace kiln

#endif // KILN_LOWERING_STRUCTURECALLEES_H
