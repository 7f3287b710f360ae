//===- Parse.h - a Python file to its syntax tree ---------------*- C++ -*-===//
#ifndef KILN_FRONTEND_TRITON_SYNTAX_PARSE_H
#define KILN_FRONTEND_TRITON_SYNTAX_PARSE_H

#include "frontend/triton/diagnose/Diagnostic.h"
#include "frontend/triton/diagnose/Limits.h"
#include "frontend/triton/syntax/Tree.h"

namespace kiln::triton {

/// Parses a whole file in the grammar of Python 3.8 to 3.13. The tree lives in
/// `arena` and refers to nothing outside it. On a syntax error, null, and the
/// first error of the file is in `diagnostics`.
///
/// Accepted is what Python's ast.parse accepts: that `return` stands in a
/// function, or that no two parameters share a name, is not checked. The tree
/// is at most kMaxTreeDepth nodes deep, so that who walks it may recurse.
ast::Module *parseModule(const SourceFile &file, ast::Arena &arena,
                         Diagnostics &diagnostics);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_SYNTAX_PARSE_H
