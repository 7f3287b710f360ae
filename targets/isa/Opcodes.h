//===- Opcodes.h - what an instruction is, by its name --------------------===//
//
// The targets' opcode enums are not public: machine instructions are known by
// the name LLVM gives their opcode, inline assembly by its mnemonics. The rules
// are records (Opcodes.td); shapes, types and widths are read out of the names.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_ISA_OPCODES_H
#define KILN_TARGETS_ISA_OPCODES_H

#include "targets/isa/OpClass.h"
#include "targets/isa/PtxStatement.h"

namespace kiln {

/// What a machine opcode of NVPTX is, by the name LLVM gives it and the
/// mnemonic its assembly printer has for it, which ends where the first operand
/// begins. Loads and stores need their memory operand: see CostModel::kind.
OpKind kindOfNvptx(llvm::StringRef name, llvm::StringRef mnemonic);

/// What a machine opcode of AMDGPU is, by the name LLVM gives it.
OpKind kindOfAmdgpu(llvm::StringRef name);

/// What one PTX statement is, by its mnemonic.
OpKind kindOfPtxStatement(const PtxStatement &statement);

/// What a pass asks of a machine opcode beside its class.
enum class OpcodeTrait : uint8_t {
  /// A load or store whose address space is in its memory operand.
  AccessesAnySpace,
  /// The upper 32 bits of a product of two integers of 32 bits.
  HighHalfOfProduct,
  /// Waits and fences for asynchronous copies or matrix instructions only.
  OrdersOnlyItsKind,
  /// Reads a special register whose value may differ at the next read.
  ReadsWhatChanges,
  /// Says to LLVM's scheduler what it may move; no machine instruction.
  FencesScheduling,
};

/// By the name LLVM gives the opcode, for both vendors.
bool hasTrait(llvm::StringRef opcode, OpcodeTrait trait);

/// Memory effects of an instruction: what it may access or order.
enum class MemoryEffect : uint8_t {
  /// Computes in registers.
  Registers,
  /// Reads memory, touches the block's own shared memory, or orders lanes,
  /// warps of the block, copies and matrix instructions among themselves.
  OwnBlock,
  /// All else.
  Anything
};

/// By the mnemonic; loads and stores, which say more of themselves, are
/// Anything.
MemoryEffect memoryEffect(const PtxStatement &statement);

} // namespace kiln

#endif // KILN_TARGETS_ISA_OPCODES_H
