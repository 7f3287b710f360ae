// The names of the function attributes that carry directives, and of remarks
// about them. They are here because every layer from the frontend to the
// machine passes reads some of them.
#ifndef KILN_TARGETS_SUPPORT_KERNELATTRIBUTES_H
#define KILN_TARGETS_SUPPORT_KERNELATTRIBUTES_H

#include "llvm/ADT/StringRef.h"

namespace kiln {

/// Function attributes that carry the directives from the kernel source to the
/// machine code.
inline constexpr llvm::StringLiteral kSchedStrategyAttr = "kiln-sched-strategy";
inline constexpr llvm::StringLiteral kRematAttr = "kiln-remat";
inline constexpr llvm::StringLiteral kMaxRegsAttr = "kiln-max-regs";
/// AMD: waves a SIMD must be able to hold. LLVM's own attribute, so it takes
/// effect for kernels of any front end.
inline constexpr llvm::StringLiteral kWavesAttr = "amdgpu-waves-per-eu";
/// NVIDIA: options of ptxas, which takes each of them once for a whole file.
inline constexpr llvm::StringLiteral kRegisterUsageLevelAttr =
    "kiln-register-usage-level";
inline constexpr llvm::StringLiteral kPtxasControlsAttr = "kiln-ptxas-controls";
/// Warps in a block, for the lowering of tile IR, which leaves it there.
inline constexpr llvm::StringLiteral kBlockWarpsAttr = "kiln-num-warps";
/// Requests a remark (kScheduleRemark) with the schedule of the function as
/// text.
inline constexpr llvm::StringLiteral kSaveScheduleAttr = "kiln-save-schedule";
/// The pass name of remarks on single regions, which cost more than the others
/// to make; a request for "kiln-sched" by a pattern, as in llc, gets them too.
inline constexpr llvm::StringLiteral kRegionRemarks = "kiln-sched-region";
/// The pass name of the remark that holds a saved schedule.
inline constexpr llvm::StringLiteral kScheduleRemark = "kiln-schedule";
/// Written where the rematerializations have run, so that machine IR read again
/// after them shows that its directives were obeyed.
inline constexpr llvm::StringLiteral kRematDoneAttr = "kiln-remat-done";
/// The same for passes over LLVM IR (IrPass.h): its value is their directives.
inline constexpr llvm::StringLiteral kIrDoneAttr = "kiln-ir-done";
/// Written where LLVM's middle end has run under a kernel's directive for it:
/// how many optimizations were left out.
inline constexpr llvm::StringLiteral kOptimizedAttr = "kiln-optimized";
/// Written by the lowering of tile IR on its kernels: what LLVM miscompiles of
/// them is mended, also where no directive asks for anything.
inline constexpr llvm::StringLiteral kLoweredAttr = "kiln-lowered";

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_KERNELATTRIBUTES_H
