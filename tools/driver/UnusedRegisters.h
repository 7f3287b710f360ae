// Registers that ptxas left unused while it spilled.
//
// Where a kernel needs more registers than a thread can have, ptxas may give up
// on them and settle on as few as keep a multiprocessor full of warps: 32, with
// kilobytes of spills a thread. Seen with ptxas 12.4, 12.8, 12.9, 13.0 and 13.1,
// at -O2 and -O3, with .reqntid as with .maxntid, in Triton's code as in Kiln's.
// A `.maxnreg` of what the launch allows cures it, and so does `.minnctapersm 1`
// (--maxrregcount does not: .reqntid overrides it): the same code comes of
// both, with 17 to 60 % of the spills. Own lowering writes the latter where a
// lower bound of what is live already says so (lowering/fit).
//
// It is not written for every kernel: ptxas orders instructions otherwise under
// any limit, with more registers where nothing spills. So the kernel is
// assembled as it is, and again only where it spilled more registers than it
// left unused; one that spills a few to keep a block more is left alone.
#ifndef KILN_TOOLS_DRIVER_UNUSEDREGISTERS_H
#define KILN_TOOLS_DRIVER_UNUSEDREGISTERS_H

#include "targets/gpu/GpuFamily.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace kiln {
struct Compiled;

/// What ptxas says in its log that a kernel uses: registers of a thread, and
/// bytes of instructions that spill.
struct AssembledUse {
  std::string kernel;
  unsigned registers = 0;
  uint64_t spillStores = 0, spillLoads = 0;
};
std::vector<AssembledUse> assembledUses(llvm::StringRef log);

/// A kernel and the most registers that its launch leaves a thread.
struct RegisterLimit {
  std::string kernel;
  unsigned registers = 0;
};

/// The kernels of this text that, by ptxas's log, spilled more registers than
/// they left unused. Without those that have a limit, or whose text does not
/// say how many threads a block has.
std::vector<RegisterLimit> unusedRegisters(llvm::StringRef ptx,
                                           llvm::StringRef log,
                                           const GpuTarget &target);

/// The text with a `.maxnreg` in the head of each of these kernels.
std::string withLimits(llvm::StringRef ptx,
                       llvm::ArrayRef<RegisterLimit> limits);

/// Assembles again, under limits, kernels that ptxas made badly in that way,
/// keeps what spills less, and says so. `compiled` has text, object and log.
llvm::Error useAllRegisters(Compiled &compiled);

/// The same for whoever assembles the text: the limits come into it, nothing
/// else. Without an assembler it stays as it is.
void limitText(Compiled &compiled);

} // namespace kiln

#endif // KILN_TOOLS_DRIVER_UNUSEDREGISTERS_H
