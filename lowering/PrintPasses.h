// The IR after each of MLIR's passes.
#ifndef KILN_LOWERING_PRINTPASSES_H
#define KILN_LOWERING_PRINTPASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"

namespace kiln {
class PassFolder;

/// Has the module printed into the folder after each pass that changes it, and
/// after one that fails. Files carry the kernel's name. No folder: nothing.
void printAfterPasses(mlir::PassManager &passes, mlir::ModuleOp module,
                      PassFolder *folder);

} // namespace kiln

#endif // KILN_LOWERING_PRINTPASSES_H
