//===- AsmOperands.h - the operands of a piece of inline assembly ---------===//
#ifndef KILN_TARGETS_EMULATOR_REWRITE_ASM_ASMOPERANDS_H
#define KILN_TARGETS_EMULATOR_REWRITE_ASM_ASMOPERANDS_H

#include "targets/emulator/rewrite/Rewriter.h"
#include "targets/isa/PtxStatement.h"

namespace kiln::emu {

/// A call of inline assembly whose statements become instructions before
/// it: "$0" of its text as an LLVM value, and back. An output that is tied to
/// an input begins with its value.
class AsmOperands {
public:
  AsmOperands(Rewriter &rewriter, llvm::CallInst &call);

  static llvm::StringRef textOf(const llvm::CallInst &call);

  /// Whether all operands, memory operands and the predicate of a statement are
  /// operands of the call, or numbers where those are allowed.
  bool haveAll(const PtxStatement &statement) const;
  /// The index of an output operand, or -1.
  int output(llvm::StringRef name) const;
  /// Those output operands that are tied to an input of so many bits.
  llvm::SmallVector<std::string> tiedOutputs(unsigned bits) const;
  /// A number in the text, such as "0x10".
  static std::optional<int64_t> number(llvm::StringRef operand);
  unsigned bitsOfOutput(llvm::StringRef name) const;

  /// An operand as an integer of `bits`.
  llvm::Value *read(llvm::StringRef name, unsigned bits);
  /// Gives an output an integer.
  void write(llvm::StringRef name, llvm::Value *value);
  /// The pointer of a memory operand: shared or global.
  llvm::Value *pointer(const PtxStatement &statement, bool shared,
                       unsigned index = 0);
  /// The same for the register of one.
  llvm::Value *pointerAt(llvm::StringRef name, bool shared, int64_t offset = 0);
  /// The predicate as an i1, true without one.
  llvm::Value *predicate(const PtxStatement &statement);
  /// Puts what is built next under a condition. Returns the block from which
  /// the path around it comes, or null where the condition is always true;
  /// leave() ends it.
  llvm::BasicBlock *enter(llvm::Value *condition);
  /// Where the condition was false, `value` is `otherwise`.
  llvm::Value *leave(llvm::BasicBlock *around, llvm::Value *value = nullptr,
                     llvm::Value *otherwise = nullptr);

  /// Replaces the call by what its outputs are now.
  void replaceCall();

  Rewriter &rewriter;
  llvm::CallInst &call;
  llvm::IRBuilder<> builder;

  bool isOperand(llvm::StringRef name) const;

private:
  llvm::Value *input(llvm::StringRef name);
  void tie();

  llvm::SmallVector<llvm::Type *, 8> types;   // of the outputs
  llvm::SmallVector<llvm::Value *, 8> values; // of the outputs so far
};

/// Calls a function that the later steps know by its name.
llvm::CallInst *callNamed(AsmOperands &operands, const llvm::Twine &name,
                          llvm::Type *result,
                          llvm::ArrayRef<llvm::Value *> args);

// Families of statements, a file each. Each returns false, and builds nothing,
// if the statement is none of its own.

/// mov, ld, st and atom (AsmAccess.cpp).
bool lowerAsmAccess(AsmOperands &operands, const PtxStatement &statement);
/// What has an intrinsic, written as text: cp.async, ldmatrix, stmatrix, mma,
/// fences (AsmIntrinsic.cpp).
bool lowerAsmIntrinsic(AsmOperands &operands, const PtxStatement &statement);
/// wgmma and its waits (AsmWarpgroup.cpp).
bool lowerAsmWarpgroup(AsmOperands &operands, const PtxStatement &statement);
/// tcgen05 (AsmTensor.cpp).
bool lowerAsmTensor(AsmOperands &operands, const PtxStatement &statement);
/// mbarriers and copies by tensor maps, whose operands may be more than
/// operands of the call (AsmAsync.cpp); and the loop around a test of an
/// mbarrier, a text of its own.
bool lowerAsmAsync(AsmOperands &operands, const PtxStatement &statement);
bool lowerAsmWaitLoop(AsmOperands &operands,
                      llvm::ArrayRef<PtxStatement> statements);
/// Whether a piece of assembly has a statement that begins so.
bool mentions(const llvm::CallInst &call, llvm::StringRef mnemonic);
/// While the assembly is still there (WarpgroupRegisters.cpp): refuses uses of
/// a wgmma's result without a wait before them; checks those of a wait's; and
/// notes where what a wgmma takes is written.
void checkWarpgroupResults(Rewriter &rewriter, llvm::CallInst &call);
void checkWaitResults(Rewriter &rewriter, llvm::CallInst &call);
void noteWarpgroupWrites(Rewriter &rewriter, llvm::CallInst &call);

} // namespace kiln::emu

#endif // KILN_TARGETS_EMULATOR_REWRITE_ASM_ASMOPERANDS_H
