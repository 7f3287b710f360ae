//===- MaskedAccess.h - predicated memory access, as each GPU has it ------===//
//
// Lowering writes an access that only some threads make as
// llvm.masked.load/store, which every LLVM pass and the emulator understand. No
// GPU has that instruction as LLVM would expand it (one branch per element), so
// just before code generation:
//
//  - NVPTX: one predicated PTX instruction as wide as the alignment allows, in
//    inline assembly that says exactly what it does to memory ("*m" operand:
//    may load, or may store, nothing else), so that a scheduler may move it.
//  - AMDGPU: plain loads and stores under a branch, one branch for a run of
//    accesses with the same mask. BufferAccess.h has taken before that those
//    that need none.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_CODEGEN_ACCESS_MASKEDACCESS_H
#define KILN_TARGETS_CODEGEN_ACCESS_MASKEDACCESS_H

#include "targets/gpu/GpuTarget.h"

namespace llvm {
class Module;
} // namespace llvm

namespace kiln {

/// Replaces every llvm.masked.load and llvm.masked.store of the module.
/// `!nontemporal` on the call becomes the streaming cache policy,
/// `!invariant.load` the read-only path. An access this cannot express is an
/// error naming its location.
llvm::Error legalizeMaskedAccess(llvm::Module &module, const GpuTarget &target);

} // namespace kiln

#endif // KILN_TARGETS_CODEGEN_ACCESS_MASKEDACCESS_H
