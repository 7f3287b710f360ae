// Gives every instruction the line of the kernel it comes from.
#ifndef KILN_LOWERING_DEBUGSCOPES_H
#define KILN_LOWERING_DEBUGSCOPES_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace kiln {

/// Adds a debug subprogram to every kernel of the module and brings all
/// locations into the form that MLIR's exporter turns into debug locations.
/// What has no line gets its kernel's.
void addDebugScopes(mlir::ModuleOp module, mlir::LLVM::DIEmissionKind kind);

} // namespace kiln

#endif
