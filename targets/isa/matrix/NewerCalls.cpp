#include "targets/isa/matrix/NewerCalls.h"
#include "targets/isa/matrix/MatrixInstruction.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace kiln {

/// A, B, the modifier of C, C and two hints.
static bool lacksFactorBits(const Function &function) {
  FunctionType *type = function.getFunctionType();
  auto rows = matrixInstructionsOf(function.getName());
  return !rows.empty() && rows.front()->call == MatrixCall::WmmaModifiers &&
         type->getNumParams() == 6 && type->getParamType(0)->isVectorTy() &&
         type->getParamType(1)->isVectorTy() &&
         type->getParamType(2)->isIntegerTy(16);
}

void spellMatrixCalls(Module &module) {
  for (Function &newer : make_early_inc_range(module)) {
    if (!newer.isDeclaration() || !lacksFactorBits(newer))
      continue;
    std::string name = newer.getName().str();
    newer.setName("");
    FunctionType *type = newer.getFunctionType();
    Type *bit = Type::getInt1Ty(module.getContext());
    SmallVector<Type *> types = {bit, type->getParamType(0), bit};
    append_range(types, type->params().drop_front());
    FunctionCallee older = module.getOrInsertFunction(
        name, FunctionType::get(type->getReturnType(), types, false));
    for (User *user : make_early_inc_range(newer.users())) {
      auto *call = dyn_cast<CallInst>(user);
      if (!call || call->getCalledFunction() != &newer)
        continue;
      SmallVector<Value *> args = {ConstantInt::getFalse(bit),
                                   call->getArgOperand(0),
                                   ConstantInt::getFalse(bit)};
      append_range(args, drop_begin(call->args()));
      CallInst *made = IRBuilder<>(call).CreateCall(older, args);
      made->takeName(call);
      call->replaceAllUsesWith(made);
      call->eraseFromParent();
    }
    if (newer.use_empty())
      newer.eraseFromParent();
  }
}

} // namespace kiln
