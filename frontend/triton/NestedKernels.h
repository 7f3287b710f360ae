//===- NestedKernels.h - kernels that functions of the host define --------===//

#ifndef KILN_FRONTEND_TRITON_NESTEDKERNELS_H
#define KILN_FRONTEND_TRITON_NESTEDKERNELS_H

#include "frontend/triton/evaluate/Functions.h"

namespace kiln::triton {

/// A kernel that a function at the top level of the module defines in its body,
/// by its name or as `function.kernel`. What it takes from the parameters of
/// that function is their defaults. Null where there is none, and after an error
/// where several functions define one of the name.
const FunctionValue *findNestedKernel(Compilation &compilation,
                                      ProgramModule &module,
                                      llvm::StringRef name);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_NESTEDKERNELS_H
