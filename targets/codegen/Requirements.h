//===- Requirements.h - instructions that only some GPUs have -------------===//
//
// LLVM ends the process when it meets an intrinsic that the target cannot do
// ("Cannot select"). A kernel that was made for another GPU is an everyday
// mistake, so it is looked for before.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_CODEGEN_REQUIREMENTS_H
#define KILN_TARGETS_CODEGEN_REQUIREMENTS_H

#include "targets/gpu/GpuTarget.h"

namespace llvm {
class Module;
} // namespace llvm

namespace kiln {

struct Requirement {
  /// How the names of the intrinsics begin, behind "llvm.nvvm." or
  /// "llvm.amdgcn.".
  const char *prefix;
  bool (*met)(const GpuTarget &);
  /// Who has it, for the message: "sm_90a only".
  const char *who;
};

/// An error naming the first use of something `target` lacks, with its place in
/// the kernel's source. The first matching requirement counts. Inline assembly
/// is searched for the prefixes as well where `inAssembly` is set.
llvm::Error checkRequirements(const llvm::Module &module,
                              const GpuTarget &target, llvm::StringRef family,
                              llvm::ArrayRef<Requirement> requirements,
                              bool inAssembly);

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_REQUIREMENTS_H
