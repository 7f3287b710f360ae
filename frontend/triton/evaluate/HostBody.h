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
#include "llvm/ADT/SmallPtrSet.h"

namespace kiln::triton {

class HostBody : public Evaluator {
public:
  HostBody(Compilation &compilation, ProgramModule &module,
           CapturedRef enclosing = {})
      : Evaluator(compilation, module, enclosing) {}

  /// What a body returns: None where it ends without a return. Null after an
  /// error.
  const Value *call(llvm::ArrayRef<ast::Statement *> body);
  /// Runs the statement of a module's top level as far as it binds `name`; what
  /// the host alone knows makes the name's value an UnknownValue.
  void bind(const ast::Statement *statement, llvm::StringRef name);
  /// Runs the body of a constructor, which assigns attributes of `self`: the
  /// object, or null after an error.
  const Value *construct(const ClassValue *type, llvm::StringRef self,
                         llvm::ArrayRef<ast::Statement *> body);
  /// Gives a parameter its value. A list or a dictionary stays the caller's.
  void receive(llvm::StringRef name, const Value *value) {
    names[name] = value;
    received.insert(value);
  }
  /// Binds what the body of a function binds that nobody calls, as far as it
  /// is known: parameters are their defaults.
  void bindBody(const ast::FunctionDef *function);

private:
  enum class Flow { Continues, Returns, Breaks, NextTurn };
  std::optional<Flow> run(llvm::ArrayRef<ast::Statement *> statements);
  std::optional<Flow> run(const ast::Statement *statement);
  std::optional<Flow> attempt(const ast::Try *statement);
  std::optional<Flow> loop(const ast::For *statement);
  std::optional<Flow> loop(const ast::While *statement);
  bool assignAttribute(const ast::Attribute *target,
                       const Value *value) override;
  bool assignElement(const ast::Subscript *target, const Value *value) override;
  /// Runs a call whose method changes a list or a dictionary; nothing: it is no
  /// such call.
  std::optional<bool> change(const ast::Expression *expression);
  /// The list or the dictionary `of`, which is about to change; null where
  /// it is somebody else's, too, after an error.
  const Value *changeable(const ast::Expression *of);
  /// Every name that stood for a list or a dictionary now stands for another.
  bool replace(const Value *before, const Value *after);
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

  /// The class of the object that a constructor makes, or null; the object so
  /// far is the value of the name `self`.
  const ClassValue *made = nullptr;
  llvm::StringRef self;
  const Value *returned = nullptr;
  /// Of a module's top level: the one name that counts.
  llvm::StringRef toBind;
  llvm::SmallPtrSet<const Value *, 8> received;
  /// Whether its names are its own, which functions that are defined here see.
  bool isFunction = false;
};

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_EVALUATE_HOSTBODY_H
