//===- Parameters.h - the parameters of a function of the language --------===//
//
// Reads what stands between the parentheses of a record (`Builtin`): the names
// and the defaults.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_LANGUAGE_PARAMETERS_H
#define KILN_FRONTEND_TRITON_LANGUAGE_PARAMETERS_H

#include "frontend/triton/language/Emitter.h"

namespace kiln::triton {

struct Parameter {
  enum class Kind {
    Plain,     ///< by position or by name
    Rest,      ///< `*name`: the positional arguments that are left
    NamedOnly, ///< after `*` or `*name`
  };
  llvm::StringRef name;
  llvm::StringRef defaultText; ///< empty where an argument is required
  Kind kind = Kind::Plain;
};

/// The parameters of `text`, which is a literal: it is read once and kept for
/// the life of the program.
llvm::ArrayRef<Parameter> parametersOf(llvm::StringLiteral text);

/// The value of a default: None, True, False, (), a string, a number.
const Value *defaultOf(ValueTable &values, const Parameter &parameter);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_LANGUAGE_PARAMETERS_H
