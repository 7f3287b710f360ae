// The second entrance of the street: LLVM IR that any compiler made.
#ifndef KILN_TOOLS_DRIVER_READLLVM_H
#define KILN_TOOLS_DRIVER_READLLVM_H

#include "tools/driver/Compile.h"

namespace kiln {

/// Reads LLVM IR or bitcode into `result.module` and makes it one for the
/// target: the one asked for, else the one that its first kernel names. Keeps
/// the kernel `options.kernel` alone if one is named, and gives the kernels the
/// orders of the options.
llvm::Error readLLVM(llvm::MemoryBufferRef source,
                     const CompileOptions &options, Compiled &result);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_READLLVM_H
