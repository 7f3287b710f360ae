// From a tuned file to how one kernel is compiled.
#ifndef KILN_TOOLS_TUNE_APPLYTUNED_H
#define KILN_TOOLS_TUNE_APPLYTUNED_H

#include "tools/driver/Compile.h"
#include "tools/tune/TunedFile.h"

namespace kiln {

/// Puts the choice for the options' kernel and GPU into the options:
/// directives, and for tile IR warps, stages and the lowering variant, as far
/// as these are not given. Where the options name no kernel, the only choice
/// for the GPU is meant. `note` becomes what a person should know of it.
llvm::Error applyTuned(const TunedFile &choices, llvm::MemoryBufferRef source,
                       CompileOptions &options, std::string &note);

} // namespace kiln

#endif // KILN_TOOLS_TUNE_APPLYTUNED_H
