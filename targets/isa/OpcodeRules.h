// The rows of Opcodes.td, for the files of this folder that read them.
#ifndef KILN_TARGETS_ISA_OPCODERULES_H
#define KILN_TARGETS_ISA_OPCODERULES_H

#include "targets/isa/OpClass.h"
#include "llvm/ADT/ArrayRef.h"

namespace kiln {

/// Opcodes.td explains the fields.
struct OpcodeRule {
  uint16_t position;
  const char *starts, *has;
  OpClass opClass;
  const char *variant;
};

/// What the first rule that applies says; unknown without one.
OpKind firstMatch(llvm::ArrayRef<OpcodeRule> rules, llvm::StringRef text);

/// Whether a part of a mnemonic or of LLVM's name of an opcode of NVPTX is a
/// type: "u32", "f16x2", "bf16", "tf32", "e4m3x2" and so on.
bool isPtxType(llvm::StringRef word);
/// What converting one type into another is.
OpKind conversion(llvm::StringRef to, llvm::StringRef from);

} // namespace kiln

#endif // KILN_TARGETS_ISA_OPCODERULES_H
