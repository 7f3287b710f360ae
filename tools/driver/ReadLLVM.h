// The second entry point of the pipeline: LLVM IR from any compiler.
#ifndef KILN_TOOLS_DRIVER_READLLVM_H
#define KILN_TOOLS_DRIVER_READLLVM_H

#include "tools/driver/Compile.h"

namespace kiln {

/// Reads LLVM IR or bitcode into `result.module` and makes it one for the
/// target: the one asked for, else the one that its first kernel names. Keeps
/// the kernel `options.kernel` alone if one is named, and gives the kernels the
/// directives of the options.
llvm::Error readLLVM(llvm::MemoryBufferRef source,
                     const CompileOptions &options, Compiled &result);

/// An error, with the line, where text of LLVM IR nests deeper than any
/// compiler's output: LLVM's reader and passes recurse into brackets and into
/// types of types, and would overflow the stack. Before it is parsed.
llvm::Error checkDepth(llvm::MemoryBufferRef text);

/// The same of the types of a module that was bitcode, before it is verified.
llvm::Error checkDepth(const llvm::Module &module);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_READLLVM_H
