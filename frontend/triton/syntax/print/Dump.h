//===- Dump.h - a syntax tree as text ---------------------------*- C++ -*-===//
#ifndef KILN_FRONTEND_TRITON_SYNTAX_PRINT_DUMP_H
#define KILN_FRONTEND_TRITON_SYNTAX_PRINT_DUMP_H

#include "frontend/triton/syntax/Tree.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace kiln::triton {

/// Prints a node and what is below it as `ast.dump` of Python 3.9 to 3.12 does,
/// on one line without an end. Characters beyond ASCII are escaped as ascii()
/// does, integers of more than 4300 digits are hexadecimal, and `type_params`
/// and the defaults of type parameters, which came with 3.12 and 3.13, are left
/// out where there are none.
///
/// With `positions`, statements, expressions and what else has them in Python
/// end with lineno, col_offset, end_lineno and end_col_offset, as with
/// include_attributes=True.
void dump(const ast::Node &node, llvm::raw_ostream &out,
          const SourceFile *positions = nullptr);

/// A string, or the bytes of one, as repr() of Python has it (ascii() where
/// there are characters beyond ASCII).
void printRepr(llvm::StringRef text, bool isBytes, llvm::raw_ostream &out);

/// A float as repr() of Python has it, or as the imaginary part of a complex
/// number without the j: 1.0, 1e+16, inf; 1, 1e+16, inf.
void printRepr(double number, bool isImaginary, llvm::raw_ostream &out);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_SYNTAX_PRINT_DUMP_H
