//===- Evaluator.h - expressions of a program -----------------------------===//
//
// Evaluates expressions, of kernels and of plain Python at compile time. Where
// all operands are known, an operator means what it means in Python; where one
// is a tensor, ops are emitted. Bodies of functions derive from it.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_EVALUATE_EVALUATOR_H
#define KILN_FRONTEND_TRITON_EVALUATE_EVALUATOR_H

#include "frontend/triton/evaluate/Compilation.h"
#include "frontend/triton/evaluate/Functions.h"
#include "frontend/triton/value/Operators.h"
#include "llvm/ADT/MapVector.h"

namespace kiln::triton {

/// The local names of a function, in the order in which they came.
using Names = llvm::MapVector<llvm::StringRef, const Value *>;

class Evaluator {
public:
  /// `enclosing` is what names are that the body does not bind, before they are
  /// the module's; it outlives the evaluator.
  Evaluator(Compilation &compilation, ProgramModule &module,
            CapturedRef enclosing = {})
      : compilation(compilation), module(module), enclosing(enclosing) {}
  virtual ~Evaluator() = default;

  /// The value, or null after an error.
  const Value *evaluate(const ast::Expression *expression);
  Names names;

protected:
  Compilation::At at(const ast::Node &node);
  /// Binds a target of an assignment: a name, or a tuple of targets.
  bool assign(const ast::Expression *target, const Value *value);
  /// `a op b` of operands that may be tensors.
  const Value *binary(BinaryOperator op, const Value *a, const Value *b);
  /// The same of an operator as the program has it.
  const Value *augment(ast::Operator op, const Value *a, const Value *b);
  /// Whether a value known at compile time is true; nothing where it is a
  /// tensor or unknown, after an error that says so of `what`.
  std::optional<bool> truth(const Value *value, llvm::StringRef what);

  /// What a function sees that is defined here.
  Captured visible() const;

  /// A name of the module or of what is around the function, whose value a
  /// kernel may not use as it likes; null after an error.
  virtual const Value *takeGlobal(llvm::StringRef, const Value *value) {
    return value;
  }
  /// Why a name that the program has does not exist here; empty where it is
  /// nowhere.
  virtual std::string whyUndefined(llvm::StringRef) const { return {}; }
  /// What a target gets of a value: in a kernel, numbers become tensors. Null
  /// after an error.
  virtual const Value *bindable(const ast::Expression *target,
                                const Value *value);
  /// What only a kernel can do with `test ? a : b` of a tensor.
  virtual const Value *select(const ast::IfExp *expression,
                              const Value *condition);
  /// Stores into an element: lists and dictionaries of plain Python.
  virtual bool assignElement(const ast::Subscript *target, const Value *value);
  /// Stores into an attribute: objects of classes, while they are made.
  virtual bool assignAttribute(const ast::Attribute *target,
                               const Value *value);

  Compilation &compilation;
  ProgramModule &module;
  const CapturedRef enclosing;
  /// The call that a statement consists of, whose result nobody gets.
  const ast::Expression *dropped = nullptr;

  /// What a call passes.
  std::optional<CallArguments> arguments(const ast::Call *node);

private:
  const Value *walk(const ast::Expression *expression);
  bool checkDropped(const ast::Call *node, const Value *callee);
  const Value *name(const ast::Name *node);
  const Value *constant(const ast::Constant *node);
  const Value *attribute(const ast::Attribute *node);
  const Value *subscript(const ast::Subscript *node);
  const Value *call(const ast::Call *node);
  const Value *boolean(const ast::BoolOp *node);
  const Value *compare(const ast::Compare *node);
  const Value *comparison(ast::CmpOperator op, const Value *a, const Value *b);
  const Value *unary(const ast::UnaryOp *node);
  const Value *conditional(const ast::IfExp *node);
  const Value *list(llvm::ArrayRef<ast::Expression *> elements);
  /// Runs the body for each choice of the generators' names; false: it, or what
  /// they go over, failed.
  bool forEachOf(llvm::ArrayRef<ast::Comprehension *> generators,
                 llvm::function_ref<bool()> body);
  const Value *comprehension(const ast::Expression *element,
                             llvm::ArrayRef<ast::Comprehension *> generators);
  const Value *comprehension(const ast::DictComp *node);
  /// The elements of a list (null after an error) once each, as a set has them,
  /// in the order in which they come first.
  const Value *set(const Value *list);
  const Value *formatted(const ast::JoinedStr *node);
  const Value *dictionary(const ast::Dict *node);
  const Value *slice(const ast::Slice *node);
  bool positional(const ast::Call *node, CallArguments &result);
  bool named(const ast::Call *node, CallArguments &result);
};

/// "; " and what to write in a kernel instead of a statement or an expression
/// of Python that the language lacks; empty where nothing does the same.
llvm::StringRef adviceOn(ast::NodeKind kind);

/// A member of a value: a field, a property, a method. Null where there is
/// none, without an error.
const Value *memberOf(Compilation &compilation, const Value *value,
                      llvm::StringRef name);
/// The method of Python that an operator calls: "__add__".
llvm::StringRef methodName(BinaryOperator op);
/// What a loop at compile time runs over: the elements of a tuple, the keys of
/// a dictionary, the numbers of a range; nothing after an error.
std::optional<std::vector<const Value *>> elementsOf(Compilation &compilation,
                                                     const Value *value);
/// The names that `memberOf` knows, for suggestions.
std::vector<llvm::StringRef> membersOf(Compilation &compilation,
                                       const Value *value);

/// What the parameters of a function of the program get from a call: one value
/// each, `*rest` a tuple; nothing after an error. Defaults are evaluated in
/// `module`, and in what the function sees besides.
std::optional<llvm::SmallVector<const Value *>>
bindParameters(Compilation &compilation, llvm::StringRef function,
               const ast::Arguments *parameters, ProgramModule &module,
               const CallArguments &arguments, CapturedRef captured = {});
/// The parameters in the order of `bindParameters`.
llvm::SmallVector<const ast::Arg *> parametersOf(const ast::Arguments *args);
/// The default of one of them, by that order; null where it has none.
const ast::Expression *defaultOf(const ast::Arguments *args, size_t index);
/// Whether an annotation of a parameter or a name says `constexpr`.
bool isConstexpr(Compilation &compilation, ProgramModule &module,
                 const ast::Expression *annotation, CapturedRef captured = {});

/// Python's own functions that kernels and hosts call (`len`, `min`); null
/// where there is none of the name.
const Value *lookupPythonFunction(Compilation &compilation,
                                  llvm::StringRef name);

/// Calls a function of plain Python at compile time.
const Value *callHost(Compilation &compilation, const HostValue *function,
                      const CallArguments &arguments);
/// Makes an object of a class.
const Value *construct(Compilation &compilation, const ClassValue *type,
                       const CallArguments &arguments);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_EVALUATE_EVALUATOR_H
