// Figures of LLVM IR.
#ifndef KILN_TOOLS_BISECT_MEASUREIR_H
#define KILN_TOOLS_BISECT_MEASUREIR_H

#include "tools/bisect/StageFigures.h"

namespace llvm {
class Function;
} // namespace llvm

namespace kiln {

/// Measures a function. Its live values are counted as registers of a thread in
/// the order of the instructions, which machine code will not have: addresses
/// that will be folded into accesses count, and so do values that are the same
/// in all threads, for which AMD has other registers; conditions and arguments
/// do not.
StageFigures measureIr(const llvm::Function &function, llvm::StringRef stage);

} // namespace kiln

#endif // KILN_TOOLS_BISECT_MEASUREIR_H
