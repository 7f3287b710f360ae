// How passes mark a kernel that they refuse for its registers or shared memory,
// so that the caller may try what would fit.
#ifndef KILN_LOWERING_FIT_DOESNOTFIT_H
#define KILN_LOWERING_FIT_DOESNOTFIT_H

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"

namespace kiln {

/// unit on the module: a pass refused it because a block does not have the
/// registers or the shared memory. No module that goes on has it.
inline constexpr llvm::StringLiteral kDoesNotFitAttr = "kiln.does_not_fit";

inline void markAsUnfit(mlir::ModuleOp module) {
  module->setAttr(kDoesNotFitAttr, mlir::UnitAttr::get(module.getContext()));
}
inline bool isMarkedAsUnfit(mlir::ModuleOp module) {
  return module->hasAttr(kDoesNotFitAttr);
}

} // namespace kiln

#endif
