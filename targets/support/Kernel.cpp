//===- Kernel.cpp - what a function says of itself as a kernel ------------===//
#include "targets/support/Kernel.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/CallingConv.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/CheckedArithmetic.h"

using namespace llvm;

namespace kiln {

bool isKernel(const Function &function) {
  return !function.isDeclaration() &&
         (function.getCallingConv() == CallingConv::PTX_Kernel ||
          function.getCallingConv() == CallingConv::AMDGPU_KERNEL);
}

SmallVector<Function *> kernelsOf(Module &module) {
  SmallVector<Function *> kernels;
  for (Function &function : module)
    if (isKernel(function))
      kernels.push_back(&function);
  return kernels;
}

/// The product of "x", "x,y" or "x,y,z"; 0 for anything else, nothing included.
static unsigned productOf(StringRef text) {
  unsigned product = !text.empty();
  for (StringRef part : split(text, ',')) {
    unsigned factor = 0;
    if (part.trim().getAsInteger(10, factor))
      return 0;
    product = checkedMulUnsigned(product, factor).value_or(0);
  }
  return product;
}

unsigned threadsPerBlock(const Function &kernel) {
  for (StringRef name : {StringRef(kThreadsAttr), StringRef("nvvm.reqntid"),
                         StringRef("nvvm.maxntid")})
    if (unsigned threads =
            productOf(kernel.getFnAttribute(name).getValueAsString()))
      return threads;
  StringRef range = // "least,most"
      kernel.getFnAttribute("amdgpu-flat-work-group-size").getValueAsString();
  unsigned most = 0;
  return range.split(',').second.trim().getAsInteger(10, most) ? 0 : most;
}

} // namespace kiln
