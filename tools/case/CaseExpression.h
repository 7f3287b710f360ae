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
#include <vector>

namespace kiln {

/// The sizes of a case by name.
using CaseSizes = std::map<std::string, int64_t, std::less<>>;

/// An expression as it was read.
class CaseExpression {
public:
  enum Kind { Number, Size, Add, Sub, Mul, Div, Mod, Neg, Cdiv, Min, Max };
  /// One step. Operands stand before what uses them; the last step is the
  /// whole.
  struct Node {
    Kind kind;
    size_t end; ///< how far the text was read when it was made, for messages
    int64_t number = 0;
    std::string size{};
    unsigned left = 0, right = 0; ///< operands; Neg has the left one alone
  };

  /// A syntax error says where in the text.
  static llvm::Expected<CaseExpression> parse(llvm::StringRef text);
  /// An unknown name, a division by zero and an overflow are errors that say
  /// where in the text.
  llvm::Expected<int64_t> evaluate(const CaseSizes &sizes) const;

  llvm::ArrayRef<Node> nodes() const { return steps; }
  /// The same with numbers for these names.
  CaseExpression with(const CaseSizes &numbers) const;

private:
  friend class ExpressionParser;
  std::string text;
  std::vector<Node> steps;
};

/// The value of an expression, parsed for this alone.
llvm::Expected<int64_t> evaluateExpression(llvm::StringRef text,
                                           const CaseSizes &sizes);

/// True if `name` may name a size: a letter or _, then letters, digits and _.
bool isSizeName(llvm::StringRef name);

} // namespace kiln

#endif // KILN_TOOLS_CASE_CASEEXPRESSION_H
