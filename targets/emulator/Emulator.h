//===- Emulator.h - runs lowered kernels on the CPU -----------------------===//
//
// Testing a lowering without a GPU requires running the lowered program itself,
// with every lane, barrier and byte of shared memory. The emulator compiles one
// kernel's LLVM IR (NVPTX or AMDGPU) for the host and runs each GPU thread as a
// coroutine of its own.
//
// What it guarantees:
//   - every access is checked against the buffers, the block's shared memory
//     and the thread's own variables, and against the alignment the instruction
//     claims, before it happens: a wild pointer is an error, never a crash;
//   - a data race, two unordered accesses to one byte, is an error naming both
//     source lines (races/RaceCheck.h); only to shared memory may threads store
//     equal values by one instruction, as other compilers let them where
//     several hold the same element;
//   - a barrier or shuffle that some thread misses, an endless loop and a
//     division by zero are errors with their lines;
//   - an intrinsic or inline assembly it does not know is refused by name and
//     line before anything runs.
// What it does not guarantee: the bits of approximate instructions (it computes
// them precisely), timing, memory weaker than sequentially consistent, or what
// happens only while two blocks run at once: a block runs to its end before the
// next one begins, unless it polls memory that another has to change
// (Launch.h). The warps of a block run in an order drawn from a seed between
// two synchronisation points, so a missing barrier shows in values too.
//
// Asynchronous copies land as late as the program's waits allow, or at moments
// drawn from an odd seed (Copies.h); to the race check they are agents of their
// own until their thread has waited for them, and so is what a wgmma reads in
// shared memory until its wait. A wgmma happens at that wait, or at a moment
// drawn from an odd seed (warp/PendingMultiplies.h); a use of its accumulators
// without a wait before it, and a missing wgmma.fence, are errors
// (rewrite/WarpgroupRegisters.cpp). A missing fence.proxy.async between
// ordinary stores and their reads by wgmma, tcgen05 or TMA is an error, and for
// tcgen05 one between cp.async and its reads. What
// tcgen05 multiplies happens when an mbarrier of its commit is waited for, in
// tensor memory, of which every access is checked, too (run/TensorPipe.h); not
// whether tcgen05.fence stands beside barriers, which Triton never writes. For
// TMA copies a
// wait that ends reads (.read) ends writes, too. warp/ExchangeMatrix.cpp says
// how matrix instructions round.
//
// The parts: rewrite/Rewriter (GPU IR to host IR), rewrite/Intrinsics and
// rewrite/Math (what the intrinsics become), rewrite/Instrument (checks around
// memory accesses and loops), warp/ (operations of a whole warp), Jit (host
// IR to code), EmulatorMemory (legal memory), Launch (the blocks), BlockRunner
// (the threads of one), AccessCheck and Runtime (what the code calls), Abi
// (what code and runtime agree on).
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_EMULATOR_EMULATOR_H
#define KILN_TARGETS_EMULATOR_EMULATOR_H

#include "targets/device/Device.h"
#include "targets/emulator/run/EmulatorOptions.h"
#include "targets/gpu/GpuFamily.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace llvm {
class Module;
} // namespace llvm

namespace kiln {

/// A kernel compiled for emulation: compile once, launch many times. Launches
/// of one object exclude each other; different objects run in parallel.
class EmulatedKernel {
public:
  /// Compiles `kernel` of `program`, which stays untouched. The error lists
  /// what the emulator cannot execute, each with its source line.
  static llvm::Expected<std::unique_ptr<EmulatedKernel>>
  create(const llvm::Module &program, llvm::StringRef kernel,
         const GpuTarget &target);
  ~EmulatedKernel();

  /// Runs one launch. Buffers hold the results afterwards, also those written
  /// before an error.
  llvm::Error run(LaunchRequest &request, const EmulatorOptions &options = {});

private:
  struct Impl;
  explicit EmulatedKernel(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

/// Compiles and runs in one go, for a single launch.
llvm::Error runOnEmulator(const llvm::Module &program, const GpuTarget &target,
                          LaunchRequest &request,
                          const EmulatorOptions &options = {});

} // namespace kiln

#endif // KILN_TARGETS_EMULATOR_EMULATOR_H
