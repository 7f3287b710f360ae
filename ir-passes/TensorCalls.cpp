//===- TensorCalls.cpp - what tcgen05 touches, for LLVM's middle end ------===//
#include "ir-passes/TensorCalls.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace kiln {

void declareTensorCalls(Module &module) {
  for (Function &function : module) {
    if (!function.isDeclaration() ||
        !function.getName().starts_with("llvm.nvvm.tcgen05."))
      continue;
    function.setMemoryEffects(MemoryEffects::unknown());
    for (const Argument &argument : function.args())
      for (Attribute::AttrKind kind :
           {Attribute::ReadNone, Attribute::ReadOnly, Attribute::WriteOnly,
            Attribute::Captures})
        function.removeParamAttr(argument.getArgNo(), kind);
  }
}

} // namespace kiln
