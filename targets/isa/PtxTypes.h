// PTX's names of types, which also stand in LLVM's names of NVPTX opcodes.
#ifndef KILN_TARGETS_ISA_PTXTYPES_H
#define KILN_TARGETS_ISA_PTXTYPES_H

#include "targets/isa/OpClass.h"

namespace kiln {

/// "u32", "f16x2", "bf16", "tf32", "e4m3x2" and so on.
bool isPtxType(llvm::StringRef word);
unsigned bytesOfPtxType(llvm::StringRef type);
/// What converting one type into another is.
OpKind conversion(llvm::StringRef to, llvm::StringRef from);

} // namespace kiln

#endif // KILN_TARGETS_ISA_PTXTYPES_H
