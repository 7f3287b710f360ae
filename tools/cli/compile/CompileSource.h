// `kiln compile` of Triton-language source: the kernel as tile IR, or which
// kernels there are.
#ifndef KILN_TOOLS_CLI_COMPILE_COMPILESOURCE_H
#define KILN_TOOLS_CLI_COMPILE_COMPILESOURCE_H

#include "tools/auto/Auto.h"
#include "tools/cli/PythonCommandLine.h"
#include "tools/driver/TileModule.h"

namespace kiln {

/// The kernel as tile IR: in `module`, or as text if that is null. A file of
/// `kiln tune` (empty: none) says the constants of the configuration that it
/// chose, where the options do not.
llvm::Expected<PythonKernel> compileSource(const Source &source,
                                           PythonOptions options,
                                           llvm::StringRef tuned,
                                           TileModule *module);

/// The tile IR of a module under the options, which is all that is asked for.
llvm::Expected<AutoCompiled> emitTile(TileModule module,
                                      const CompileOptions &options);

/// Prints which kernels a file has, and what each needs.
llvm::Error listKernels(llvm::StringRef file, const PythonCommandLine &python);

} // namespace kiln

#endif // KILN_TOOLS_CLI_COMPILE_COMPILESOURCE_H
