//===- Occupancy.h - occupancy: how many warps fit in an SM or CU ---------===//
//
// One rule set for both vendors, because the hardware asks the same questions:
// do the warps fit the slots, the registers, the shared memory, the barriers?
// The rules for NVIDIA are those of cuda_occupancy.h (proved equal by
// CudaOccupancyTest); those for AMD are the complete form of ROCm's occ.sh,
// which quantises to whole workgroups and rounds LDS to its granule, where LLVM
// 22's "; Occupancy" comment does neither.
//
// Tensor memory of 10.x limits, too: a block that finds no free columns waits
// until another one frees some, so its waiting warps do not count as resident.
//
// Not modelled by anyone's calculator: clusters, and which partition a warp
// lands on. A cluster's blocks must be resident in one GPC at the same time,
// and how many SMs a GPC has differs from chip to chip: with clusters every
// figure here is an upper bound.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_GPU_OCCUPANCY_H
#define KILN_TARGETS_GPU_OCCUPANCY_H

#include "targets/gpu/GpuFamily.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace kiln {

/// What a kernel needs of an SM or CU.
struct OccupancyRequest {
  unsigned threadsPerBlock = 0;
  /// 32-bit registers a thread; with a unified accumulator file the total of
  /// both kinds. 0: none, never a limit.
  unsigned registers = 0;
  /// Scalar registers a warp (AMD).
  unsigned scalarRegisters = 0;
  /// Static and dynamic, in bytes, without the driver's reserve.
  uint64_t staticShared = 0;
  uint64_t dynamicShared = 0;
  /// Named barriers a block (NVIDIA).
  unsigned barriers = 0;
  /// Columns of tensor memory a block (NVIDIA 10.x).
  unsigned tensorColumns = 0;
  /// Lanes a warp; 0: the GPU's default.
  unsigned warpSize = 0;
  /// RDNA: the workgroup uses one compute unit of the work-group processor.
  bool cuMode = false;
  /// NVIDIA: preferred share of shared memory in percent; none: as much as the
  /// SM has.
  std::optional<unsigned> carveOutPercent;
};

enum class Limiter : uint8_t {
  Threads,
  Warps,
  Registers,
  ScalarRegisters,
  Shared,
  Blocks,
  Barriers,
  TensorMemory
};
/// The word reports use: "warps", "registers", ...
llvm::StringRef limiterName(Limiter);

/// The smallest cut that lets more blocks in, of all resources together: what
/// is given here has to be cut, and what is not given may stay.
struct NextStep {
  /// Most registers a thread may have, in the unit of the request.
  std::optional<unsigned> registers;
  /// Most scalar registers a warp may have (AMD before RDNA).
  std::optional<unsigned> scalarRegisters;
  /// Static and dynamic together, in bytes.
  std::optional<uint64_t> sharedBytes;
  /// Most named barriers a block may have (NVIDIA).
  std::optional<unsigned> barriers;
  /// Most columns of tensor memory a block may take, a power of two (NVIDIA
  /// 10.x).
  std::optional<unsigned> tensorColumns;
  /// Most threads a block may have: where the slots for warps are what is
  /// short, blocks have to be smaller.
  std::optional<unsigned> threads;
  /// What fits then.
  unsigned blocksPerUnit = 0, warpsPerUnit = 0;
};

struct Occupancy {
  /// Blocks that each rule alone would allow; noLimit where a rule does not
  /// apply.
  static constexpr unsigned noLimit = ~0u;
  struct Limit {
    Limiter limiter;
    unsigned blocks;
  };
  llvm::SmallVector<Limit, 8> limits;

  unsigned warpsPerBlock = 0;
  unsigned blocksPerUnit = 0;
  unsigned warpsPerUnit = 0;
  unsigned maxWarpsPerUnit = 0;
  /// Registers a thread really costs after rounding to the granule.
  unsigned registersAllocated = 0;
  /// Bytes a block really costs after reserve and rounding.
  uint64_t sharedAllocated = 0;
  /// Every rule that allows no more than the result: ties are all named.
  llvm::SmallVector<Limiter, 4> limiters;
  /// To one block more, where that makes more warps resident.
  std::optional<NextStep> nextStep;

  bool launchable() const { return blocksPerUnit != 0; }
  /// Resident warps over possible warps, unrounded.
  double fraction() const {
    return maxWarpsPerUnit ? double(warpsPerUnit) / maxWarpsPerUnit : 0;
  }
};

Occupancy computeOccupancy(const GpuTarget &target,
                           const OccupancyRequest &request);

/// What has to be cut for this many blocks in an SM or CU; nothing where it has
/// no slots for so many, or no cut is enough. A step without a cut says that
/// they fit as they are.
std::optional<NextStep> cutsFor(const GpuTarget &target,
                                const OccupancyRequest &request,
                                unsigned blocks);

/// Occupancy::warpsPerUnit alone, for those who ask often.
unsigned residentWarps(const GpuTarget &target,
                       const OccupancyRequest &request);

} // namespace kiln

#endif // KILN_TARGETS_GPU_OCCUPANCY_H
