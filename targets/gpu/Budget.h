//===- Budget.h - what registers cost in resident warps -------------------===//
//
// Scheduling strategies and rematerialization ask one question: does one more
// register cost occupancy? The answer is a step function, and a property of the
// GPU's record and the kernel's shape, not of an SM number. The steps come from
// the occupancy rules (Occupancy.h), with the block size and shared memory of
// the kernel already applied, so a step that another limit hides is no step.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_GPU_BUDGET_H
#define KILN_TARGETS_GPU_BUDGET_H

#include "targets/gpu/GpuFamily.h"
#include <array>

namespace kiln {

/// What a kernel's registers cost in resident warps. A pure function of the
/// record and the kernel's shape.
class Budget {
public:
  /// `threadsPerBlock` 0: unknown, taken as one warp. `maxRegs` 0: the kernel
  /// sets no limit of its own.
  static Budget forKernel(const GpuTarget &target, unsigned threadsPerBlock,
                          uint64_t sharedBytes, unsigned maxRegs);

  /// Most 32-bit registers a thread may use: what the instruction set can name,
  /// what still launches at this block size, and the kernel's own limit. With a
  /// unified accumulator file this counts accumulators too.
  unsigned limit() const { return registerLimit; }
  /// Warps resident in one SM, CU or WGP at this many registers a thread; 0
  /// means the kernel cannot launch.
  unsigned warpsAt(unsigned regs) const;
  /// The largest register count below `regs` with more resident warps; 0 if
  /// there is none.
  unsigned nextStep(unsigned regs) const;
  const GpuTarget &target() const { return *gpu; }

private:
  /// The largest count any target can have: the unified file of CDNA.
  static constexpr unsigned maxRegisters = 512;

  const GpuTarget *gpu = nullptr;
  unsigned registerLimit = 0;
  /// Resident warps by register count, non-increasing.
  std::array<uint16_t, maxRegisters + 1> warps{};
};

} // namespace kiln

#endif // KILN_TARGETS_GPU_BUDGET_H
