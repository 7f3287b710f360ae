// Calls of functions that are declared and not defined: of a vendor's runtime
// or of its device library.
#ifndef KILN_LOWERING_LLVM_EXTERNALCALL_H
#define KILN_LOWERING_LLVM_EXTERNALCALL_H

#include "lowering/llvm/LLVMOpBuilder.h"
#include "mlir/IR/BuiltinOps.h"

namespace kiln {

/// The module that instructions are being written into.
mlir::ModuleOp moduleOf(mlir::OpBuilder &ir);

/// Calls a function, which is declared where it is called first; null after an
/// error at the declaration, if that has another type.
mlir::LLVM::CallOp callExternal(LLVMOpBuilder &ir, llvm::StringRef name,
                                mlir::Type result, mlir::ValueRange arguments);

} // namespace kiln

#endif
