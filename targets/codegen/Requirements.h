//===- Requirements.h - what only some GPUs have, or none -----------------===//
//
// LLVM aborts at an intrinsic that the target cannot select ("Cannot select").
// A kernel made for another GPU is a common mistake, so it is checked before:
// in the records of intrinsics (targets/isa/intrinsics), in those of matrix
// instructions, and in what a vendor's file adds.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_CODEGEN_REQUIREMENTS_H
#define KILN_TARGETS_CODEGEN_REQUIREMENTS_H

#include "targets/gpu/GpuFamily.h"

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace kiln {

struct Requirement {
  /// How the names of the intrinsics begin, after "llvm.nvvm." or
  /// "llvm.amdgcn.".
  const char *prefix;
  bool (*met)(const GpuTarget &);
  /// Who has it, for the message: "sm_90a only".
  const char *who;
};

/// Refuses a kernel that has no form in machine code, whatever it computes:
/// with the other vendor's calling convention, with a result, or with a name
/// that assembly cannot have.
llvm::Error checkKernel(const llvm::Function &kernel, const GpuTarget &target);

/// An error naming the first use of an intrinsic that the GPU or the version of
/// PTX (times ten; 0: none) lacks, with its location in the kernel's source. Of
/// `requirements` the first matching one counts.
llvm::Error checkIntrinsics(const llvm::Module &module, const GpuTarget &target,
                            llvm::StringRef family, unsigned ptxVersion,
                            llvm::ArrayRef<Requirement> requirements = {});

/// The same for PTX in inline assembly.
llvm::Error checkAssembly(const llvm::Module &module, const GpuTarget &target,
                          llvm::ArrayRef<Requirement> requirements);

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_REQUIREMENTS_H
