//===- KernelBody.h - the body of a function that runs on the GPU ---------===//
//
// Walks the statements of a function and emits them: a name is what was last
// assigned to it, `if` and loops of what is known only at run time become
// structured control flow, with the names they change as results, and what is
// known at compile time decides at once.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_EVALUATE_KERNELBODY_H
#define KILN_FRONTEND_TRITON_EVALUATE_KERNELBODY_H

#include "frontend/triton/evaluate/Evaluator.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/DenseSet.h"

namespace kiln::triton {

class KernelBody : public Evaluator {
public:
  KernelBody(Compilation &compilation, const FunctionValue *function)
      : Evaluator(compilation, *function->module, function->captured),
        function(function) {}

  /// The function for these arguments, whose run-time values are replaced by
  /// parameters. Without a function after an error.
  Compilation::Instance emit(llvm::StringRef name,
                             llvm::ArrayRef<const Value *> arguments,
                             bool isKernel);

private:
  /// How a statement ends.
  enum class Flow { Continues, Returns };

  const Value *takeGlobal(llvm::StringRef name, const Value *value) override;
  std::string whyUndefined(llvm::StringRef name) const override;
  const Value *bindable(const ast::Expression *target,
                        const Value *value) override;
  const Value *select(const ast::IfExp *expression,
                      const Value *condition) override;

  Flow run(llvm::ArrayRef<ast::Statement *> statements);
  /// Nothing after an error.
  std::optional<Flow> run(const ast::Statement *statement);
  bool assignStatement(llvm::ArrayRef<ast::Expression *> targets,
                       const ast::Expression *value);
  bool annotated(const ast::AnnAssign *statement);
  bool augmented(const ast::AugAssign *statement);
  std::optional<Flow> returns(const ast::Return *statement);
  /// Ends the blocks of all returns; false after an error.
  bool emitReturns();
  /// What a return gives beside another: what both know at compile time, the
  /// rest as tensors. Null after an error.
  const Value *common(const Value *value, const Value *other);
  std::optional<Flow> branch(const ast::If *statement);
  std::optional<Flow> branchBlocks(const ast::If *statement,
                                   mlir::Value condition);
  std::optional<Flow> branchRegions(const ast::If *statement,
                                    mlir::Value condition);
  bool loop(const ast::For *statement, const IteratorValue *range);
  std::optional<Flow> staticLoop(const ast::For *statement,
                                 const IteratorValue *range);
  bool whileLoop(const ast::While *statement);
  /// What `tl.range` says of a loop.
  void annotate(mlir::scf::ForOp loop, const IteratorValue *range);
  bool asserts(const ast::Assert *statement);
  bool expression(const ast::Expr *statement);

  /// What a value becomes when a name without `constexpr` gets it: numbers are
  /// tensors from then on.
  const Value *materialize(const Value *value);
  /// After a statement that failed: its names are in error, silently.
  void poison(const ast::Statement *statement);
  /// Remembers of the names that a statement binds and that do not exist after
  /// it where they did.
  void forgetOthers(const ast::Statement *statement, llvm::StringRef where);
  void takeArguments(llvm::ArrayRef<const Value *> arguments);

  /// The names that a loop's body may change, with their values now.
  std::vector<llvm::StringRef>
  carriedNames(llvm::ArrayRef<ast::Statement *> body);
  /// The values of `carried`, flattened; false where one has another type than
  /// it has in `before`.
  bool collect(llvm::ArrayRef<llvm::StringRef> carried, const Names &before,
               llvm::SmallVectorImpl<mlir::Value> &handles);
  /// Walks the body of a loop at the builder's position and yields what it
  /// carries; false after an error.
  bool walkBody(llvm::ArrayRef<ast::Statement *> body,
                llvm::ArrayRef<llvm::StringRef> carried, const Names &before);
  void bindCarried(llvm::ArrayRef<llvm::StringRef> carried,
                   const Names &templates, llvm::ArrayRef<mlir::Value> handles);
  /// Names that come out of both branches of an `if`, with values of both.
  struct Merge {
    std::vector<llvm::StringRef> names;
    llvm::SmallVector<mlir::Value> first, second;
  };
  std::optional<Merge> merge(const Names &before, const Names &first,
                             const Names &second);

  const FunctionValue *function;
  /// Names annotated as constexpr before they get a value.
  llvm::SmallDenseSet<llvm::StringRef> declared;
  tt::FuncOp emitted;
  bool isEntry = false; ///< of the kernel, no function that it calls
  llvm::StringMap<std::string> forgotten;
  /// A return, the block that it ends, and its value.
  struct Exit {
    const ast::Return *statement;
    mlir::Block *block;
    const Value *value;
  };
  std::vector<Exit> exits;
  const Value *result = nullptr; ///< of all returns, null if they have none
  unsigned structured = 0;       ///< how many structured statements are around
  bool failed = false;
};

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_EVALUATE_KERNELBODY_H
