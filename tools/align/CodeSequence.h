// The machine code of a kernel as far as a comparison needs it: plain values,
// whoever disassembled it.
#ifndef KILN_TOOLS_ALIGN_CODESEQUENCE_H
#define KILN_TOOLS_ALIGN_CODESEQUENCE_H

#include "llvm/ADT/StringRef.h"
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kiln {

/// One instruction.
struct CodeLine {
  /// Bytes from the kernel's start.
  uint64_t address = 0;
  /// As a disassembler writes it, without address and encoding.
  std::string text;
  /// Bits of its encoding that tell it from others of the same text; to be
  /// compared within one GPU only. 0: its text says all.
  std::array<uint64_t, 2> modifiers = {};
  /// What it is, in a word: "global load", "matrix".
  std::string opClass;
  /// Number of its basic block, ascending with the address.
  unsigned block = 0;
  /// Loops around it; 0: none.
  unsigned depth = 0;
  /// Cycles until the same warp issues again, where the code says so (NVIDIA).
  std::optional<unsigned> stall;
  /// Live 32-bit registers before it, if known.
  std::optional<unsigned> live;
  /// Line of the source, "softmax.py:41"; empty: not known.
  std::string source;
};

/// A kernel's instructions in the order of their addresses.
struct CodeSequence {
  /// What tells it from the others it is compared with: a file, a strategy.
  std::string name;
  std::string kernel, target;
  std::vector<CodeLine> lines;
};

/// The text without what a register allocator and a linker choose: numbers of
/// registers, and where branches lead. Registers with a meaning (RZ, PT, vcc,
/// exec, m0) and the width of register ranges stay.
std::string maskedText(llvm::StringRef text);

} // namespace kiln

#endif // KILN_TOOLS_ALIGN_CODESEQUENCE_H
