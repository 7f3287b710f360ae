//===- External.h - calls of code that the compiler does not see ----------===//

#ifndef KILN_FRONTEND_TRITON_FUNCTIONS_EXTERNAL_EXTERNAL_H
#define KILN_FRONTEND_TRITON_FUNCTIONS_EXTERNAL_EXTERNAL_H

#include "frontend/triton/language/Emitter.h"

namespace kiln::triton {

/// What of a device library a call needs.
struct ExternFunction {
  llvm::StringRef library, path; ///< empty: the library of the GPU
  llvm::StringRef symbol;
  const Type *result; ///< a scalar type
  bool isPure = true; ///< its result follows from its arguments
};

/// The function on each element of the arguments, broadcast together; null
/// after an error.
const TensorValue *callExtern(Emitter &emitter, const ExternFunction &function,
                              llvm::ArrayRef<const TensorValue *> arguments);
/// Types as messages list them: (fp32, int32).
std::string typesText(llvm::ArrayRef<const Type *> types);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_FUNCTIONS_EXTERNAL_EXTERNAL_H
