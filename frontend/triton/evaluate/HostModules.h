//===- HostModules.h - what a program asks of its host --------------------===//
//
// Modules of Python and of PyTorch, as far as programs decide by them which
// kernels they have: which releases there are, which GPU, what the environment
// says. No Python is asked. The GPU is the one that is compiled for, releases
// are those that go with the language's, and the environment is this process's.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_EVALUATE_HOSTMODULES_H
#define KILN_FRONTEND_TRITON_EVALUATE_HOSTMODULES_H

#include "frontend/triton/evaluate/Functions.h"

namespace kiln::triton {

/// Whether the dotted name is a module of the host's that is never read from a
/// file, such as `os` and all of `torch`.
bool isHostModule(llvm::StringRef dottedName);
/// A name of such a module: an UnknownValue where only the host knows it.
const Value *hostAttribute(Compilation &compilation, llvm::StringRef dottedName,
                           llvm::StringRef name);
/// What a function that nobody has the source of says by its name alone, given
/// as it is called: `current_platform.is_rocm`, `torch.xpu.is_available`. Null
/// where the name asks of no kind of GPU.
const Value *askedOfDevice(Compilation &compilation, llvm::StringRef path);
/// Whether a name is that of a kind of GPU that the kernel is not compiled for:
/// `npu`, `xpu`.
bool isForeignDevice(Compilation &compilation, llvm::StringRef name);

/// `packaging.version.Version(text)`. Packages that have a function of the name
/// make the same, by regular expressions that nothing here follows.
const Value *versionOf(Compilation &compilation,
                       const CallArguments &arguments);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_EVALUATE_HOSTMODULES_H
