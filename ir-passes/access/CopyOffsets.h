//===- CopyOffsets.h - AMD: the offsets of copies into LDS ----------------===//
//
// A copy of an operand into LDS is as many buffer loads as a lane has vectors
// of it, each with an offset of its own. What LLVM leaves of them are sums in
// 64 bits, of which each load keeps parts of its own in vector registers
// through a loop, two for a number. Only the low 32 bits count; and what
// differs between the loads is mostly the same in all lanes, so a scalar
// register holds it.
//
// A condition that is the same in all lanes (whether there is another
// iteration) ends the buffer instead of moving each offset.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_IR_PASSES_ACCESS_COPYOFFSETS_H
#define KILN_IR_PASSES_ACCESS_COPYOFFSETS_H

#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/UniformityAnalysis.h"

namespace kiln {

/// Writes the offsets of a function's buffer loads into LDS as sums in 32 bits:
/// what a loop does not change and what all lanes share for themselves. Whether
/// there was any.
bool shortenCopyOffsets(llvm::Function &function,
                        const llvm::UniformityInfo &uniformity,
                        const llvm::LoopInfo &loops,
                        const llvm::DominatorTree &dominators);

} // namespace kiln

#endif // KILN_IR_PASSES_ACCESS_COPYOFFSETS_H
