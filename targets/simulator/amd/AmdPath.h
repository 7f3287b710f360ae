//===- AmdPath.h - the path of CDNA's waves, and what accesses cost -------===//
//
// All waves go the likely way (path/Path.h). The first iterations of loops are
// followed through integer registers, which tells most addresses: bank conflicts
// in LDS, lines of device memory that are in the L1 or that blocks beside this
// one need, too. Later iterations are taken to be like them. What arguments and
// memory hold is assumed, the same for all builds of a kernel (AmdStart).
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SIMULATOR_AMD_AMDPATH_H
#define KILN_TARGETS_SIMULATOR_AMD_AMDPATH_H

#include "targets/simulator/amd/AmdWave.h"
#include "targets/simulator/path/Path.h"

namespace kiln {

/// Whether paths are made here for code of this GPU: CDNA 3 and 4.
bool hasAmdPaths(const GpuTarget &gpu);

/// What is known of a path: operations that access memory, by whether their
/// addresses are.
struct AmdPathFacts {
  uint64_t addressed = 0, unaddressed = 0;
};

/// The block whose waves are followed, and what it has of the L1, in bytes. The
/// kernel and the launch must live as long.
struct AmdBlock {
  AmdBlock(llvm::ArrayRef<AmdTraced> code, const KernelResources &kernel,
           const LaunchShape &shape, unsigned threads, size_t cacheBytes);

  LaunchValues launch;
  AmdStart start;
  unsigned waves;
  size_t cacheBytes;
};

/// The path of each wave of a block: `turns` times through a loop, at most
/// `most` operations. `code` is readAmdCode's.
Path amdPath(const ModelProgram &program, llvm::ArrayRef<AmdTraced> code,
             const AmdBlock &block, unsigned turns, size_t most,
             AmdPathFacts *facts = nullptr);

/// Passes through the banks of LDS that one access takes, each a cycle of the
/// compute unit (targets/gpu/Banks.h).
unsigned amdPasses(const GpuTarget &gpu,
                   const std::array<uint64_t, amdLanes> &addresses,
                   unsigned bytes, bool reads);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_AMD_AMDPATH_H
