//===- InlinedSize.h - how large a kernel is once calls are inlined -------===//

#ifndef KILN_FRONTEND_TRITON_INLINEDSIZE_H
#define KILN_FRONTEND_TRITON_INLINEDSIZE_H

#include "mlir/IR/BuiltinOps.h"
#include <string>

namespace kiln::triton {

/// What inlining would make too large for the passes after it, as the message
/// of an error: more than kMaxOperations of a kernel, since functions that call
/// another one twice each double it, or regions deeper than kMaxRegionDepth.
/// Empty where all is well. No function of the module calls itself.
std::string excessOf(mlir::ModuleOp module);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_INLINEDSIZE_H
