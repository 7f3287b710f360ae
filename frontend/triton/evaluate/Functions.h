//===- Functions.h - functions and classes of a program -------------------===//

#ifndef KILN_FRONTEND_TRITON_EVALUATE_FUNCTIONS_H
#define KILN_FRONTEND_TRITON_EVALUATE_FUNCTIONS_H

#include "frontend/triton/language/Emitter.h"
#include "frontend/triton/syntax/Tree.h"
#include "llvm/ADT/STLExtras.h"

namespace kiln::triton {

class Compilation;
class ProgramModule;

/// What a function sees of those in which it stands, the innermost first.
using Captured = std::vector<std::pair<llvm::StringRef, const Value *>>;
using CapturedRef = llvm::ArrayRef<Captured::value_type>;

/// A function that runs on the GPU: `@triton.jit`.
class FunctionValue : public CallableValue {
public:
  FunctionValue(const ast::FunctionDef *syntax, ProgramModule *module)
      : CallableValue(Which::Function, syntax->name.str()), syntax(syntax),
        module(module) {}
  static bool classof(const Value *value) {
    auto *callable = llvm::dyn_cast<CallableValue>(value);
    return callable && callable->which() == Which::Function;
  }
  const ast::FunctionDef *const syntax;
  ProgramModule *const module;
  /// What `jit(...)` says of it by keywords: noinline, do_not_specialize, ...
  std::vector<std::pair<std::string, const Value *>> keywords;
  Captured captured;
  /// `autotune(...)` and `heuristics(...)` above it, the outermost first.
  std::vector<const ast::Call *> tuners;
  const Value *keyword(llvm::StringRef name) const {
    for (const auto &[key, value] : keywords)
      if (key == name)
        return value;
    return nullptr;
  }
};

/// A function of plain Python, which is called at compile time: one of a
/// program, a lambda, or one that is implemented here.
class HostValue : public CallableValue {
public:
  using Native = const Value *(*)(Compilation & compilation,
                                  const CallArguments &arguments);
  HostValue(const ast::FunctionDef *syntax, ProgramModule *module)
      : CallableValue(Which::Host, syntax->name.str()), syntax(syntax),
        args(syntax->args), body(syntax->body), module(module) {}
  HostValue(const ast::Lambda *syntax, ProgramModule *module)
      : CallableValue(Which::Host, "lambda"), args(syntax->args),
        result(syntax->body), module(module) {}
  HostValue(llvm::StringRef name, Native native)
      : CallableValue(Which::Host, name.str()), native(native) {}
  static bool classof(const Value *value) {
    auto *callable = llvm::dyn_cast<CallableValue>(value);
    return callable && callable->which() == Which::Host;
  }
  const ast::FunctionDef *const syntax = nullptr; ///< null of a lambda
  const ast::Arguments *const args = nullptr;
  const llvm::ArrayRef<ast::Statement *> body;
  const ast::Expression *const result = nullptr; ///< of a lambda
  ProgramModule *const module = nullptr;
  const Native native = nullptr; ///< of one that is implemented here
  /// Whether kernels may call it: `constexpr_function`, or a decorator that is
  /// not known here.
  bool isDecorated = false;
  /// What `must_use_result` above it says, else null.
  const Value *mustUse = nullptr;
  Captured captured;
};

/// A class whose objects kernels hold: a named tuple, or an aggregate.
class ClassValue : public CallableValue {
public:
  ClassValue(const ast::ClassDef *syntax, ProgramModule *module, bool isTuple)
      : CallableValue(Which::Class, syntax->name.str()), syntax(syntax),
        module(module), isTuple(isTuple) {}
  /// `collections.namedtuple("P", ["x", "y"])`.
  ClassValue(std::string name, std::vector<std::string> fields)
      : CallableValue(Which::Class, std::move(name)), isTuple(true),
        fields(std::move(fields)) {}
  static bool classof(const Value *value) {
    auto *callable = llvm::dyn_cast<CallableValue>(value);
    return callable && callable->which() == Which::Class;
  }
  const ast::ClassDef *const syntax = nullptr;
  ProgramModule *const module = nullptr;
  const bool isTuple;
  std::vector<std::string> fields; ///< in order, those of the bases first
  /// A field's value where a call gives none, and where its names are known.
  struct Default {
    const ast::Expression *expression = nullptr;
    ProgramModule *module = nullptr;
  };
  std::vector<Default> defaults; ///< of the fields; may be shorter
  std::vector<std::pair<std::string, const CallableValue *>> methods;
  std::vector<const ClassValue *> bases;
  /// Its own, or a base's; null where there is none.
  const CallableValue *method(llvm::StringRef name) const {
    for (const auto &[key, value] : methods)
      if (key == name)
        return value;
    for (const ClassValue *base : bases)
      if (const CallableValue *found = base->method(name))
        return found;
    return nullptr;
  }
  /// Whether an object of this class is one of `other`, too.
  bool isOf(const ClassValue *other) const {
    return this == other || llvm::any_of(bases, [&](const ClassValue *base) {
             return base->isOf(other);
           });
  }
};

//===- Functions of plain Python that are implemented here ----------------===//

struct NativeFunction {
  llvm::StringLiteral name;
  HostValue::Native call;
};

/// Python's own: `len`, `min`, `isinstance`. They are known everywhere.
llvm::ArrayRef<NativeFunction> pythonFunctions();
/// Those of them that take or make sequences: zip, filter, sorted.
llvm::ArrayRef<NativeFunction> sequenceFunctions();
/// What a list or a dictionary becomes by a method that changes it, or null
/// after an error.
const Value *changedBy(Compilation &compilation, const Value *before,
                       llvm::StringRef method, const CallArguments &arguments);
/// And what by `before[index] = value`.
const Value *withElement(Compilation &compilation, const Value *before,
                         const Value *index, const Value *value);
/// The method of an operator, `__add__` or `__radd__`, that tensors and numbers
/// have; null of another name.
HostValue::Native operatorMethod(llvm::StringRef name);
/// The function that is a method of a value that is known at compile time, or
/// null.
const Value *constantMethod(Compilation &compilation, const Value *value,
                            llvm::StringRef name);
/// `itertools.product(a, b, repeat=n)`.
const Value *callProduct(Compilation &compilation,
                         const CallArguments &arguments);
/// Of `triton`: `jit`, `cdiv`, `Config`.
llvm::ArrayRef<NativeFunction> tritonFunctions();
/// Of `triton.language`, what no op is emitted for: `constexpr`,
/// `static_assert`, `pointer_type`.
llvm::ArrayRef<NativeFunction> languageFunctions();
/// Of `math`, `typing` and `collections`: what programs take from Python's
/// library.
llvm::ArrayRef<NativeFunction> libraryFunctions(llvm::StringRef module);

/// The method of strings of that name, whose first argument is the string; null
/// where there is none.
const NativeFunction *lookupStringMethod(llvm::StringRef name);
std::vector<llvm::StringRef> stringMethodNames();

/// Python's `isinstance(value, class)`, the class one that is known here; what
/// is none is an error.
const Value *callIsInstance(Compilation &compilation,
                            const CallArguments &arguments);

/// The one value of such a function, or null where the list has no such name.
const Value *lookupNative(Compilation &compilation,
                          llvm::ArrayRef<NativeFunction> functions,
                          llvm::StringRef name);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_EVALUATE_FUNCTIONS_H
