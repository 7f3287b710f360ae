// Inline assembly, for instructions that LLVM has no right intrinsic for.
#ifndef KILN_LOWERING_EMIT_TIEDASM_H
#define KILN_LOWERING_EMIT_TIEDASM_H

#include "lowering/llvm/LLVMOpBuilder.h"

namespace kiln {

/// One piece of assembly with results tied to its first operands.
class TiedAsm {
public:
  using Value = mlir::Value;
  using Type = mlir::Type;
  explicit TiedAsm(LLVMOpBuilder &ir) : ir(ir) {}

  /// Takes a value, and gives it back.
  void addTied(Value value, char constraint);
  /// Gives a value. Before those that are tied, of which there are none then.
  void addResult(Type type, char constraint);
  void addInput(Value value, char constraint);
  unsigned tied() const { return operands.size(); }
  /// The number by which the text calls the first input: tied operands count
  /// twice, as results and as operands.
  unsigned firstInput() const { return results.size() + tied(); }

  /// Writes it, and returns the new values.
  llvm::SmallVector<Value> write(llvm::StringRef text);

private:
  LLVMOpBuilder &ir;
  llvm::SmallVector<Type> results;
  llvm::SmallVector<Value> operands, inputs;
  llvm::SmallVector<std::string> outputs, inputConstraints;
};

/// "$3, $4, $5"
std::string namesFrom(unsigned first, unsigned count);

/// Elements in 32-bit registers, neighbours together.
llvm::SmallVector<mlir::Value> inWords(LLVMOpBuilder &ir,
                                       llvm::ArrayRef<mlir::Value> elements);
/// The elements of LLVM type `type` that such a register has.
llvm::SmallVector<mlir::Value> elementsOf(LLVMOpBuilder &ir, mlir::Value word,
                                          mlir::Type type);

} // namespace kiln

#endif
