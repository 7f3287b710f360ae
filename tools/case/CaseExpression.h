// The arithmetic of case files: integers over the case's sizes, with + - * / %
// and parentheses, cdiv(a,b), min(a,b) and max(a,b). Division rounds toward
// negative infinity and may be spelled //, so that sizes behave as in Python.
#ifndef KILN_TOOLS_CASE_CASEEXPRESSION_H
#define KILN_TOOLS_CASE_CASEEXPRESSION_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <map>
#include <string>

namespace kiln {

/// The sizes of a case by name.
using CaseSizes = std::map<std::string, int64_t, std::less<>>;

/// The value of an expression; an unknown name, a division by zero, an overflow
/// or a syntax error is an error that says where in the text.
llvm::Expected<int64_t> evaluateExpression(llvm::StringRef text,
                                           const CaseSizes &sizes);

/// True if `name` may name a size: a letter or _, then letters, digits and _.
bool isSizeName(llvm::StringRef name);

} // namespace kiln

#endif // KILN_TOOLS_CASE_CASEEXPRESSION_H
