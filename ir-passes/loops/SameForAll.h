// Whether all threads of a block compute the same value.
#ifndef KILN_IR_PASSES_LOOPS_SAMEFORALL_H
#define KILN_IR_PASSES_LOOPS_SAMEFORALL_H

#include "llvm/Analysis/UniformityAnalysis.h"

namespace kiln {
struct CountedLoop;

/// True if a value of the loop is, in each iteration, arithmetic on arguments
/// of the kernel, coordinates and sizes of blocks, what is loaded through such
/// pointers, and header values made of the same. LLVM's analysis, which takes
/// every call on NVPTX for one whose result differs between threads, is asked
/// for the rest.
bool isSameForAll(llvm::Value *value, const CountedLoop &loop,
                  const llvm::UniformityInfo &uniformity);

} // namespace kiln

#endif // KILN_IR_PASSES_LOOPS_SAMEFORALL_H
