//===- PtxStatement.h - PTX text as statements ----------------------------===//
//
// Parser for inline PTX, shared by the cost model, memory effects, the emulator
// and the check for what a GPU lacks. It does not decide what a statement
// means.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_PTXSTATEMENT_H
#define KILN_TARGETS_ISA_PTXSTATEMENT_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>

namespace kiln {

/// One instruction: "@$5 ld.global.v4.b32 { $0, $1 }, [ $4 + 8 ]". Everything
/// points into the text it was read from.
struct PtxStatement {
  /// "$5" or "!%p1"; empty without one.
  llvm::StringRef predicate;
  /// "ld.global.v4.b32".
  llvm::StringRef mnemonic;
  /// All of it up to the semicolon, without the predicate.
  llvm::StringRef text;
  /// The mnemonic's: "ld", "global", "v4", "b32". Never empty.
  llvm::SmallVector<llvm::StringRef, 8> parts;
  /// In their order, lists in braces flat and memory operands left out: "$0",
  /// "$1".
  llvm::SmallVector<llvm::StringRef, 8> operands;
  /// The memory operand in brackets: "$4 + 8"; the first where there are more.
  llvm::StringRef firstAddress;
  /// Everything in brackets.
  llvm::SmallVector<llvm::StringRef, 2> addresses;
  /// Operands and memory operands separated by commas, lists as one; "$0" of
  /// "mov $0, 1" is number 0.
  llvm::SmallVector<llvm::StringRef, 4> arguments;

  /// Whether the mnemonic has this part.
  bool has(llvm::StringRef part) const;
  /// The register and the offset of a memory operand, 0 without one; nothing if
  /// there is none or it has another form.
  std::optional<std::pair<llvm::StringRef, int64_t>>
  address(unsigned index = 0) const;
};

/// The instructions of a piece of PTX. Comments, labels, braces around blocks
/// and directives (".reg .pred p") are left out.
llvm::SmallVector<PtxStatement, 4> parsePtx(llvm::StringRef text);

} // namespace kiln

#endif // KILN_TARGETS_ISA_PTXSTATEMENT_H
