// What the options and the input say of the machine code to make, as the code
// generator takes it: the same for every stage of one compilation.
#ifndef KILN_TOOLS_DRIVER_MACHINEOPTIONS_H
#define KILN_TOOLS_DRIVER_MACHINEOPTIONS_H

#include "tools/driver/Compile.h"

namespace kiln {

/// Fills in Compiled::ptxVersion, once the target is known.
llvm::Error choosePtxVersion(const CompileOptions &options, Compiled &compiled);

/// The same for a text that goes no further than to ptxas, which is not asked
/// before (3 ms, a tenth of a small kernel): the version is what the GPU needs,
/// and compileFromModule makes another text where that is refused.
llvm::Error assumePtxVersion(const CompileOptions &options, Compiled &compiled);

CodeGenOptions machineOptions(const Compiled &compiled,
                              const CompileOptions &options);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_MACHINEOPTIONS_H
