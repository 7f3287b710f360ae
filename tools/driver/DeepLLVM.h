// LLVM IR that nests too deep: LLVM's reader and passes recurse into brackets
// and into types of types, and would overflow the stack.
#ifndef KILN_TOOLS_DRIVER_DEEPLLVM_H
#define KILN_TOOLS_DRIVER_DEEPLLVM_H

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace llvm {
class Module;
} // namespace llvm

namespace kiln {

/// An error, with the line, where text nests deeper than any compiler's output.
/// Before it is parsed.
llvm::Error checkDepth(llvm::MemoryBufferRef text);

/// The same of the types of a module that was bitcode, before it is verified.
llvm::Error checkDepth(const llvm::Module &module);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_DEEPLLVM_H
