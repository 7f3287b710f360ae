//===- LaunchShape.h - what the launch decides of a compiled kernel -------===//
#ifndef KILN_TARGETS_OBJECT_LAUNCHSHAPE_H
#define KILN_TARGETS_OBJECT_LAUNCHSHAPE_H

#include "targets/gpu/Occupancy.h"
#include "llvm/Support/Error.h"
#include <array>
#include <vector>

namespace kiln {

struct KernelResources;

/// What the launch decides and the file cannot know.
struct LaunchShape {
  /// Absent: what the file says (exact size, else its upper bound).
  std::optional<unsigned> threadsPerBlock;
  std::optional<uint64_t> dynamicShared;
  std::optional<unsigned> carveOutPercent;
  /// Blocks in each dimension.
  std::optional<std::array<unsigned, 3>> grid;
  /// Integer arguments by parameter; absent, and where there are fewer: none,
  /// or not known.
  std::vector<std::optional<uint64_t>> arguments;

  /// Takes a grid of up to three numbers, such as "64x16". An error says what is
  /// expected.
  llvm::Error readGrid(llvm::StringRef text);
  /// Takes integers, and "-" for what is none or not known, separated by colons.
  llvm::Error readArguments(llvm::StringRef text);

  /// Block size of this kernel at this launch, if launch or file say.
  std::optional<unsigned> threadsOf(const KernelResources &kernel) const;
  /// Bytes of dynamic shared memory, if launch or file say.
  std::optional<uint64_t> dynamicSharedOf(const KernelResources &kernel) const;
  /// True where neither says, and the kernel uses some: its occupancy is an
  /// upper bound then.
  bool lacksShared(const KernelResources &kernel) const;
  /// True where the occupancy computed for a single SM or CU is an upper bound:
  /// shared or tensor memory is not known, or the blocks of a cluster have to
  /// be resident at the same time.
  bool isBound(const KernelResources &kernel) const;

  /// Refuses a launch that contradicts the file: another number of threads than
  /// the kernel was compiled for, or more than it allows; more arguments than it
  /// has parameters, or one that its parameter cannot hold.
  llvm::Error check(const KernelResources &kernel) const;
  /// The part of it about arguments; `bits` are the parameters' sizes.
  llvm::Error checkArguments(llvm::StringRef kernel,
                             llvm::ArrayRef<unsigned> bits) const;
};

/// What a launch of this kernel needs of an SM or CU; nothing where the block
/// size is neither in the file nor in `launch`, or the file does not say the
/// registers.
std::optional<OccupancyRequest> occupancyRequest(const KernelResources &kernel,
                                                 const LaunchShape &launch);

/// Nothing where the block size is neither in the file nor in `launch`, or the
/// file does not say the registers. Where dynamic shared memory is not known it
/// is taken as the least that is: the result is an upper bound then.
std::optional<Occupancy> computeOccupancy(const GpuTarget &target,
                                          const KernelResources &kernel,
                                          const LaunchShape &launch = {});

} // namespace kiln

#endif // KILN_TARGETS_OBJECT_LAUNCHSHAPE_H
