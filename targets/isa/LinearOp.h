//===- LinearOp.h - instructions that add, multiply and shift integers ----===//
#ifndef KILN_TARGETS_ISA_LINEAROP_H
#define KILN_TARGETS_ISA_LINEAROP_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace kiln {

/// The linear form of an instruction in its operands 1, 2, 3.
enum class LinearOp : uint8_t {
  None,
  Value,                 // 1
  Add,                   // 1 + 2
  Subtract,              // 1 - 2
  SubtractReversed,      // 2 - 1
  Multiply,              // 1 * 2
  MultiplyAdd,           // 1 * 2 + 3
  ShiftLeft,             // 1 << 2
  ShiftLeftReversed,     // 2 << 1
  ShiftLeftAdd,          // (1 << 2) + 3
  SignExtend,            // of 1, to 64 bits
  ZeroExtend,            // of 1, to 64 bits
  MultiplyWideSigned,    // sext(1) * sext(2)
  MultiplyWide,          // zext(1) * zext(2)
  MultiplyAddWideSigned, // sext(1) * sext(2) + 3
  MultiplyAddWide,       // zext(1) * zext(2) + 3
};

/// A row of LinearForms.td, which explains the fields.
struct LinearOpcode {
  const char *name;
  LinearOp op = LinearOp::None;
  uint8_t bytes = 0;
};

/// By the name LLVM gives the opcode, for both vendors; null if it is not
/// linear.
const LinearOpcode *lookupLinearOpcode(llvm::StringRef name);
LinearOp linearOp(llvm::StringRef opcode);
/// Every row.
llvm::ArrayRef<LinearOpcode> allLinearOpcodes();

/// How many operands it reads, and whether they but for an addend have half the
/// bits of the result.
unsigned operandsOf(LinearOp op);
bool isWidening(LinearOp op);

} // namespace kiln

#endif // KILN_TARGETS_ISA_LINEAROP_H
