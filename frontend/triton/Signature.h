//===- Signature.h - for what a kernel is compiled ------------------------===//

#ifndef KILN_FRONTEND_TRITON_SIGNATURE_H
#define KILN_FRONTEND_TRITON_SIGNATURE_H

#include "frontend/triton/Compile.h"
#include "frontend/triton/evaluate/Compilation.h"

namespace kiln::triton {

/// A parameter of a kernel and what it gets: a constant, a value whose type
/// alone is known, or a tuple of both.
struct BoundParameter {
  const Value *value = nullptr;
  /// For each value that a launch passes for it: what it is a multiple of, an
  /// integer, or a pointer in bytes.
  llvm::SmallVector<int64_t, 1> divisibility;
};

struct TunerChoice;

/// One for each parameter of the kernel; nothing after an error, which says
/// which parameter lacks what. What the kernel's decorators gave is in `choice`.
std::optional<llvm::SmallVector<BoundParameter>>
bindSignature(Compilation &compilation, const FunctionValue *kernel,
              const KernelRequest &request, TunerChoice &choice);

/// The constants of the request and of its signature alone, where the signature
/// has all parameters; nothing after an error. Others have no value.
std::optional<llvm::SmallVector<BoundParameter>>
bindConstants(Compilation &compilation, const FunctionValue *kernel,
              const KernelRequest &request);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_SIGNATURE_H
