// A kernel in two forms, tile IR and another compiler's LLVM IR of it: both are
// compiled at once, and one is taken by their finished machine code
// (BackendChoice.h).
#ifndef KILN_TOOLS_AUTO_COMPILEEITHER_H
#define KILN_TOOLS_AUTO_COMPILEEITHER_H

#include "tools/auto/Auto.h"

namespace kiln {

/// One form, and how it is compiled.
struct KernelForm {
  llvm::MemoryBufferRef source;
  CompileOptions options;
};

/// compileWithAuto of the form that is taken, with its backendChoice; `upTo` is
/// Stage::Asm or a later one. A form that cannot be compiled loses; the error
/// is of both. Without an assembler nothing can be compared: the LLVM IR is
/// taken if its assembly is enough, else that is the error.
llvm::Expected<AutoCompiled> compileEither(const KernelForm &tile,
                                           const KernelForm &llvm,
                                           const AutoOptions &autoOptions,
                                           Stage upTo);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_COMPILEEITHER_H
