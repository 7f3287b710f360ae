//===- Functions.h - functions and classes of a program -------------------===//

#ifndef KILN_FRONTEND_TRITON_EVALUATE_FUNCTIONS_H
#define KILN_FRONTEND_TRITON_EVALUATE_FUNCTIONS_H

#include "frontend/triton/language/Emitter.h"
#include "frontend/triton/syntax/Tree.h"

namespace kiln::triton {

class Compilation;
class ProgramModule;

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
  /// What a lambda sees of the function in which it stands.
  std::vector<std::pair<llvm::StringRef, const Value *>> captured;
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
  std::vector<std::string> fields;               ///< in order
  std::vector<const ast::Expression *> defaults; ///< null where there is none
  std::vector<std::pair<std::string, const CallableValue *>> methods;
  const CallableValue *method(llvm::StringRef name) const {
    for (const auto &[key, value] : methods)
      if (key == name)
        return value;
    return nullptr;
  }
};

//===- Functions of plain Python that are implemented here -----------------===//

struct NativeFunction {
  llvm::StringLiteral name;
  HostValue::Native call;
};

/// Python's own: `len`, `min`, `isinstance`. They are known everywhere.
llvm::ArrayRef<NativeFunction> pythonFunctions();
/// Of `triton`: `jit`, `cdiv`, `Config`.
llvm::ArrayRef<NativeFunction> tritonFunctions();
/// Of `triton.language`, what no op is emitted for: `constexpr`,
/// `static_assert`, `pointer_type`.
llvm::ArrayRef<NativeFunction> languageFunctions();
/// Of `math`, `typing` and `collections`: what programs take from Python's
/// library.
llvm::ArrayRef<NativeFunction> libraryFunctions(llvm::StringRef module);

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
