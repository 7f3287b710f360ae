// Python for tests: from text to what the front end makes of it.
#ifndef KILN_TEST_UNIT_FRONTEND_TRITON_PYTHON_H
#define KILN_TEST_UNIT_FRONTEND_TRITON_PYTHON_H

#include "frontend/triton/syntax/Parse.h"
#include "frontend/triton/syntax/print/Dump.h"
#include "llvm/Support/raw_ostream.h"

namespace kiln::triton::test {

inline SourceFile makeFile(llvm::StringRef text,
                           llvm::StringRef name = "kernel.py") {
  return SourceFile(llvm::MemoryBuffer::getMemBufferCopy(text, name));
}

/// The text of a file with its tree and what was said of it.
struct Parsed {
  SourceFile file;
  ast::Arena arena;
  Diagnostics diagnostics;
  ast::Module *module;

  explicit Parsed(llvm::StringRef text)
      : file(makeFile(text)), module(parseModule(file, arena, diagnostics)) {}
};

/// What ast.dump of Python says of a text; or its error as errorOf has it.
std::string dumpOf(llvm::StringRef text, bool hasPositions = false);

/// The dump of the only statement of a text.
std::string dumpOfStatement(llvm::StringRef text);

/// The dump of the expression that a text is.
std::string dumpOfExpression(llvm::StringRef text);

/// The error of a text and its notes, a line each: "2:5: MESSAGE" and "  note
/// 1:3: MESSAGE"; or "no error".
std::string errorOf(llvm::StringRef text);

/// A text and what errorOf says of it.
struct Mistake {
  const char *text, *error;
};

/// Expects the errors of texts.
void expectErrors(llvm::ArrayRef<Mistake> mistakes);

} // namespace kiln::triton::test

#endif // KILN_TEST_UNIT_FRONTEND_TRITON_PYTHON_H
