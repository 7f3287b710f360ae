//===- HostBody.h - plain Python at compile time --------------------------===//
//
// Runs statements of a module's top level and of functions of plain Python
// (`@triton.constexpr_function`, lambdas) as far as their values are known at
// compile time. Nothing here emits an op.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_EVALUATE_HOSTBODY_H
#define KILN_FRONTEND_TRITON_EVALUATE_HOSTBODY_H

#include "frontend/triton/evaluate/Evaluator.h"

namespace kiln::triton {

class HostBody : public Evaluator {
public:
  HostBody(Compilation &compilation, ProgramModule &module)
      : Evaluator(compilation, module) {}

  /// What a body returns: None where it ends without a return. Null after an
  /// error.
  const Value *call(llvm::ArrayRef<ast::Statement *> body);
  /// Runs the statement of a module's top level as far as it binds `name`; what
  /// the host alone knows makes the name's value an UnknownValue.
  void bind(const ast::Statement *statement, llvm::StringRef name);
  /// The object whose attributes a constructor assigns, or null.
  std::vector<std::pair<std::string, const Value *>> *object = nullptr;

private:
  enum class Flow { Continues, Returns, Breaks, NextTurn };
  std::optional<Flow> run(llvm::ArrayRef<ast::Statement *> statements);
  std::optional<Flow> run(const ast::Statement *statement);
  std::optional<Flow> attempt(const ast::Try *statement);
  std::optional<Flow> loop(const ast::For *statement);
  std::optional<Flow> loop(const ast::While *statement);
  bool assignAttribute(const ast::Attribute *target,
                       const Value *value) override;
  void bindIf(const ast::If *statement, llvm::StringRef name);
  void bindTry(const ast::TryFields *statement, llvm::StringRef name);
  /// The value, or why it is not known.
  const Value *known(const ast::Expression *expression);
  const Value *define(const ast::FunctionDef *function);
  const Value *define(const ast::ClassDef *type);
  const Value *imported(const ast::ImportFrom *statement,
                        const ast::Alias *alias);
  void unknown(llvm::StringRef name, const ast::Node &node,
               const llvm::Twine &why);

  const Value *returned = nullptr;
  unsigned steps = 0;
};

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_EVALUATE_HOSTBODY_H
