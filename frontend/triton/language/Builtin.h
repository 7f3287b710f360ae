//===- Builtin.h - the functions of the language that C++ emits -----------===//
//
// A function of `triton.language` is a record: its name, its parameters as
// Python would declare them, and what emits a call. Each family of functions
// is a file of frontend/triton/functions with its records.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_LANGUAGE_BUILTIN_H
#define KILN_FRONTEND_TRITON_LANGUAGE_BUILTIN_H

#include "frontend/triton/language/Emitter.h"
#include <vector>

namespace kiln::triton {

struct Builtin {
  /// The name in its module: "load".
  llvm::StringLiteral name;
  /// As between the parentheses of a `def`: "pointer, mask=None, *shape".
  /// Defaults are literals: None, True, False, integers, floats, strings, ().
  llvm::StringLiteral parameters;
  /// Gets an argument for each parameter, defaults filled in; what `*name`
  /// collects is a tuple.
  const Value *(*emit)(Emitter &emitter,
                       llvm::ArrayRef<const Value *> arguments);
  /// Whether it is a method of tensors, too: `x.load(...)`.
  bool isMethod = false;
  /// Whether a statement that drops the result is an error, as of `x.to(...)`.
  bool mustUse = false;
  /// Whether it is a function of its modules; else it is a method alone.
  bool isFunction = true;
  /// The releases that have it so, both included. What another release does
  /// otherwise is a second record of the name.
  LanguageVersion since = LanguageVersion::V3_6;
  LanguageVersion until = LanguageVersion::V3_9;
  bool isIn(LanguageVersion version) const {
    return since <= version && version <= until;
  }
};

/// The function of the module that has the name, or null. Modules are named as
/// Triton 3.6 names them: "triton.language", "triton.language.math",
/// "triton.language.extra.libdevice".
const Builtin *lookupBuiltin(llvm::StringRef module, llvm::StringRef name,
                             LanguageVersion version);
/// The method of tensors that has the name, or null.
const Builtin *lookupMethod(llvm::StringRef name, LanguageVersion version);
/// The module whose functions are the methods of tensor descriptors. Their
/// first parameter is the descriptor.
inline constexpr llvm::StringLiteral descriptorModule =
    "triton.language.tensor_descriptor";
/// All names of the module, for suggestions.
std::vector<llvm::StringRef> namesOf(llvm::StringRef module,
                                     LanguageVersion version);

/// One argument for each parameter of `builtin`, or nothing after an error that
/// says which parameter is missing, given twice, unknown (with the nearest
/// name) or too many.
std::optional<llvm::SmallVector<const Value *>>
bindArguments(Emitter &emitter, const Builtin &builtin,
              const CallArguments &arguments);

/// A record as a value that can be called.
class BuiltinValue : public CallableValue {
public:
  explicit BuiltinValue(const Builtin &builtin)
      : CallableValue(Which::Builtin, builtin.name.str()), builtin(builtin) {}
  static bool classof(const Value *value) {
    auto *callable = llvm::dyn_cast<CallableValue>(value);
    return callable && callable->which() == Which::Builtin;
  }
  const Builtin &builtin;
};

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LANGUAGE_BUILTIN_H
