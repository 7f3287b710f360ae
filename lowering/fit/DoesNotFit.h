// How passes mark a kernel that they refuse for its registers or shared memory,
// so that the caller may try what would fit.
#ifndef KILN_LOWERING_FIT_DOESNOTFIT_H
#define KILN_LOWERING_FIT_DOESNOTFIT_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"

namespace kiln {

/// i64 on the module: a pass refused it because a block does not have the
/// registers (0) or the shared memory (the bytes that are missing). No module
/// that goes on has it.
inline constexpr llvm::StringLiteral kDoesNotFitAttr = "kiln.does_not_fit";

inline void markAsUnfit(mlir::ModuleOp module, int64_t missingSharedBytes = 0) {
  module->setAttr(kDoesNotFitAttr,
                  mlir::Builder(module).getI64IntegerAttr(missingSharedBytes));
}
inline bool isMarkedAsUnfit(mlir::ModuleOp module) {
  return module->hasAttr(kDoesNotFitAttr);
}
/// Zero where it is not refused, or not for shared memory.
inline int64_t missingSharedBytes(mlir::ModuleOp module) {
  auto missing = module->getAttrOfType<mlir::IntegerAttr>(kDoesNotFitAttr);
  return missing ? missing.getInt() : 0;
}

} // namespace kiln

#endif
