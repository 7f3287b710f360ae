// What no pass of ours touches any more: another compiler's assembly, taken as
// it is, and the object that the vendor's assembler made.
#ifndef KILN_TOOLS_DRIVER_FINISHEDCODE_H
#define KILN_TOOLS_DRIVER_FINISHEDCODE_H

#include "tools/driver/Compile.h"

namespace kiln {

/// Takes the assembly of the options instead of what LLVM would make.
llvm::Error takeAssembly(Compiled &compiled, const CompileOptions &options);

/// Reads from the object what its kernels use, in the sequence of the source:
/// assemblers have one of their own. An error where a launch cannot be.
llvm::Error readBack(Compiled &compiled, const Launches &launches);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_FINISHEDCODE_H
