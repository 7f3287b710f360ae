// Two builds of a kernel by two compilers: where the newer one lost.
#ifndef KILN_TOOLS_CLI_COMPARE_COMPAREBISECT_H
#define KILN_TOOLS_CLI_COMPARE_COMPAREBISECT_H

#include "tools/driver/Compile.h"
#include "tools/report/Table.h"

namespace kiln {

/// Compiles both sources (FILE or FILE:KERNEL) alike and prints for each kernel
/// that they have in common where the second begins to cost more
/// (tools/bisect/Bisection.h). Kernels that both arguments name are compared
/// whatever their names.
llvm::Error compareBisected(llvm::StringRef before, llvm::StringRef after,
                            const CompileOptions &options, Format format);

} // namespace kiln

#endif // KILN_TOOLS_CLI_COMPARE_COMPAREBISECT_H
