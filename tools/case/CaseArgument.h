// One argument of a case's kernel, as the case file gives it: a scalar, or a
// tensor with how it is filled and what a run does with it.
#ifndef KILN_TOOLS_CASE_CASEARGUMENT_H
#define KILN_TOOLS_CASE_CASEARGUMENT_H

#include "frontend/reference/Number.h"
#include "tools/case/CaseFill.h"
#include <optional>
#include <string>
#include <vector>

namespace kiln {

/// How far a found value may lie from the expected one: `absolute + relative *
/// |expected| + ofLargest * the tensor's largest |expected|`. Integers have to
/// be equal.
struct CaseTolerance {
  double relative = 0, absolute = 0;
  double ofLargest = 0; ///< no case says it: see CaseReference::tolerance
};

/// What a run does with a tensor.
enum class CaseRole { In, Out, InOut };

/// One argument of the kernel, in the kernel's order.
struct CaseArgument {
  std::string name;
  reference::ElementType dtype;
  std::string dtypeName;
  bool isTensor = false;
  std::vector<std::string> shape, strides; ///< expressions; no strides: dense
  std::string offset = "0"; ///< elements before the one the pointer names
  CaseFill fill;
  CaseRole role = CaseRole::In;
  /// Path of a file of what the run must leave there; empty: others say it.
  std::string expected;
  std::optional<CaseTolerance> tolerance; ///< instead of the case's
  std::string integer;                    ///< of a scalar: an expression
  double number = 0;                      ///< of a float scalar
};

/// Reads an argument; what it says about its numbers stays an expression.
llvm::Expected<CaseArgument> readArgument(const llvm::json::Value &value,
                                          const JsonLocation &location);

// What arguments share with the rest of a case file.

/// An integer or an expression, as text.
llvm::Expected<std::string> readExpression(const llvm::json::Value &value,
                                           const JsonLocation &location);
/// An array of them.
llvm::Expected<std::vector<std::string>>
readExpressions(const llvm::json::Value &value, const JsonLocation &location);
/// `{"relative": 1e-5, "absolute": 1e-6}`, either of which may be absent.
llvm::Expected<CaseTolerance> readTolerance(const llvm::json::Value &value,
                                            const JsonLocation &location);

} // namespace kiln

#endif // KILN_TOOLS_CASE_CASEARGUMENT_H
