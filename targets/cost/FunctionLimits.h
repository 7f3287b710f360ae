// Register limits of one function, as far as the function says.
#ifndef KILN_TARGETS_COST_FUNCTIONLIMITS_H
#define KILN_TARGETS_COST_FUNCTIONLIMITS_H

#include "targets/gpu/GpuFamily.h"

namespace llvm {
class MachineFunction;
} // namespace llvm

namespace kiln {

/// The GPU a function is compiled for, by its subtarget's CPU name; null if
/// Kiln has no record of it.
const GpuTarget *gpuOf(const llvm::MachineFunction &function);
/// Bytes of shared memory a block of the function takes, as far as is known:
/// the static variables of its module, and what kDynamicSharedAttr says.
uint64_t sharedBytes(const llvm::MachineFunction &function);
/// The kernel's own register limit (kMaxRegsAttr, "nvvm.maxnreg"), or what
/// leaves room for the waves it asks for ("amdgpu-waves-per-eu"); 0: none.
unsigned ownRegisterLimit(const llvm::MachineFunction &function);

} // namespace kiln

#endif
