// Whether all threads of a block compute the same value.
#ifndef KILN_IR_PASSES_LOOPS_SAMEFORALL_H
#define KILN_IR_PASSES_LOOPS_SAMEFORALL_H

#include "llvm/Analysis/UniformityAnalysis.h"

namespace kiln {
struct CountedLoop;

/// True if a value of the loop is, in each iteration, arithmetic on arguments
/// of the kernel, coordinates and sizes of blocks, what is loaded through such
/// pointers, and header values made of the same. The rest is left to LLVM's
/// uniformity analysis, which assumes that the result of every call on NVPTX
/// differs between threads.
bool isSameForAll(llvm::Value *value, const CountedLoop &loop,
                  const llvm::UniformityInfo &uniformity);

} // namespace kiln

#endif // KILN_IR_PASSES_LOOPS_SAMEFORALL_H
