#include "lowering/llvm/ExternalCall.h"
#include "mlir/Dialect/LLVMIR/FunctionCallUtils.h"

using namespace mlir;

namespace kiln {

ModuleOp moduleOf(OpBuilder &ir) {
  return ir.getInsertionBlock()->getParentOp()->getParentOfType<ModuleOp>();
}

// lookupOrCreateFn says at the function what is wrong.
LLVM::CallOp callExternal(LLVMOpBuilder &ir, StringRef name, Type result,
                          ValueRange arguments) {
  FailureOr<LLVM::LLVMFuncOp> function = LLVM::lookupOrCreateFn(
      ir, moduleOf(ir), name, SmallVector<Type>(arguments.getTypes()), result);
  return succeeded(function) ? LLVM::CallOp::create(ir, *function, arguments)
                             : LLVM::CallOp();
}

} // namespace kiln
