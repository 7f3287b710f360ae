//===- RegisterPool.h - registers that warpgroups hand to each other ------===//
//
// PTX ISA, "setmaxnreg": the warps of a warpgroup (warp specialization) release
// registers (.dec) to the block's pool, or ask for more (.inc) and wait until
// the pool has them. A block begins with an empty pool, and each of its threads
// with what it was launched with: the kernel's own limit (nvvm.maxnreg), or an
// equal part of the SM's registers, as ptxas takes it for such kernels
// (research/mma.md section 4: 168 for 384 threads).
//
// The ISA wants one instruction of all warps of a warpgroup. Triton 3.9 gives
// partitions of single warps one each, for the same number, which is accepted
// here.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_RUN_REGISTERPOOL_H
#define KILN_TARGETS_EMULATOR_RUN_REGISTERPOOL_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>
#include <string>
#include <vector>

namespace kiln::emu {

class Launch;
struct KernelShape;
struct Thread;

/// The registers of one block.
class RegisterPool {
public:
  /// What setmaxnreg takes.
  static constexpr unsigned kLeast = 24, kMost = 256, kStep = 8;

  /// A block of so many threads begins.
  void begin(const KernelShape &kernel, unsigned threads);
  /// What is wrong with a thread's request, which its warpgroup may not have;
  /// empty: nothing.
  std::string problem(const Thread &thread, bool more, uint32_t count) const;
  /// Warpgroups all of whose threads ask go on where the pool has what they ask
  /// for; true if one does. Fails the launch where they ask by different
  /// instructions.
  bool release(Launch &launch, llvm::MutableArrayRef<Thread> threads);
  /// Why threads that ask wait without end; empty: none does.
  std::string stall(const Launch &launch, llvm::ArrayRef<Thread> threads) const;

private:
  /// Threads of a warpgroup.
  static constexpr unsigned kGroup = 128;

  bool releaseGroup(Launch &launch, llvm::MutableArrayRef<Thread> group);

  unsigned atLaunch = 0;          ///< of each thread
  std::vector<unsigned> perGroup; ///< what a thread of each warpgroup has
  unsigned free = 0;              ///< in registers of a warpgroup's threads
};

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_RUN_REGISTERPOOL_H
