// Values of LLVM IR as hash-consed expressions of arguments, constants and
// instructions: equal expressions are the same object. Flags that assert
// something of a result (nsw, inbounds) are no part of them.
#ifndef KILN_IR_PASSES_LOOPS_EXPRESSIONS_H
#define KILN_IR_PASSES_LOOPS_EXPRESSIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/FoldingSet.h"
#include "llvm/Support/Allocator.h"

namespace llvm {
class Argument;
class Constant;
class DataLayout;
class Instruction;
class Value;
} // namespace llvm

namespace kiln {

/// Lives as long as its table.
struct Expression : llvm::FoldingSetNode {
  explicit Expression(llvm::FoldingSetNodeIDRef key) : key(key) {}
  void Profile(llvm::FoldingSetNodeID &id) const { id = {key}; }

  llvm::FoldingSetNodeIDRef key;
  llvm::Constant *constant = nullptr; ///< null: none
  /// The arguments to one of which a pointer is an offset; none: it may point
  /// anywhere.
  llvm::ArrayRef<const Expression *> objects;
  /// Of an argument: it is noalias.
  bool isNoAlias = false;
};

/// What is assumed of expressions, such as the outcome of a branch.
using Assumptions = llvm::DenseMap<const Expression *, llvm::Constant *>;

class Expressions {
public:
  explicit Expressions(const llvm::DataLayout &layout) : layout(layout) {}

  /// Of anything but an instruction. Arguments go by their number, so that they
  /// are the same in two functions.
  const Expression *leaf(llvm::Value &value);

  /// The instruction's result, which depends on its operands alone; constants
  /// are folded, and assumed expressions count as constants.
  const Expression *pure(llvm::Instruction &instr,
                         llvm::ArrayRef<const Expression *> operands,
                         const Assumptions &assumed);

  /// The instruction's result of one execution; the number distinguishes
  /// executions.
  const Expression *made(const llvm::Instruction &instr,
                         llvm::ArrayRef<const Expression *> operands,
                         uint64_t number);

private:
  const Expression *simplify(llvm::Instruction &instr,
                             llvm::ArrayRef<const Expression *> operands);
  llvm::ArrayRef<const Expression *>
  objectsOf(const llvm::Instruction &instr,
            llvm::ArrayRef<const Expression *> operands);
  /// The one of this key, and whether it is new.
  std::pair<Expression &, bool> unique(const llvm::FoldingSetNodeID &id);

  const llvm::DataLayout &layout;
  llvm::BumpPtrAllocator memory;
  llvm::FoldingSet<Expression> table;
};

} // namespace kiln

#endif // KILN_IR_PASSES_LOOPS_EXPRESSIONS_H
