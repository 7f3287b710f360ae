//===- TargetPass.h - passes that every kernel for a GPU takes ------------===//
//
// Passes over LLVM IR that a GPU needs before code generation, whatever a
// kernel's directives. The passes are in ir-passes, which code generation knows
// by registration only: each registers in the list below under its name.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_REGISTRATION_TARGETPASS_H
#define KILN_TARGETS_REGISTRATION_TARGETPASS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

namespace kiln {

struct GpuTarget;

/// Puts a pass into the list. Must be a static object; lives as long as the
/// program.
class RegisterTargetPass {
public:
  using Add = void (*)(llvm::FunctionPassManager &passes,
                       const GpuTarget &target);
  RegisterTargetPass(llvm::StringLiteral name, Add add);
};

/// Adds the pass of that name to a pipeline. An error where the program was
/// linked without it.
llvm::Error addTargetPass(llvm::FunctionPassManager &passes,
                          llvm::StringRef name, const GpuTarget &target);

/// Says who replaces masked accesses; must be a static object.
class RegisterMaskedAccess {
public:
  using Legalize = llvm::Error (*)(llvm::Module &module,
                                   const GpuTarget &target);
  explicit RegisterMaskedAccess(Legalize legalize);
};

/// Replaces every llvm.masked.load and llvm.masked.store of the module by what
/// the GPU has, just before code generation. `!nontemporal` on the call becomes
/// the streaming cache policy, `!invariant.load` the read-only path. An access
/// this cannot express is an error naming its location.
llvm::Error legalizeMaskedAccess(llvm::Module &module, const GpuTarget &target);

} // namespace kiln

#endif // KILN_TARGETS_REGISTRATION_TARGETPASS_H
