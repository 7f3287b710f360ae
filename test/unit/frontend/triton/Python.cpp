#include "test/unit/frontend/triton/Python.h"
#include <gtest/gtest.h>

using namespace llvm;

namespace kiln::triton::test {

std::string errorOf(StringRef text) {
  Parsed parsed(text);
  if (parsed.module)
    return "no error";
  std::string lines;
  raw_string_ostream out(lines);
  auto print = [&](const SourceLocation &where, StringRef message) {
    LineColumn at = parsed.file.getLineColumn(where.range.begin);
    out << at.line << ':' << at.column << ": " << message;
  };
  const Diagnostic &error = parsed.diagnostics.get().front();
  print(error.location, error.message);
  for (const Note &note : error.notes) {
    out << "\n  note ";
    print(note.location, note.message);
  }
  return lines;
}

std::string dumpOf(StringRef text, bool hasPositions) {
  Parsed parsed(text);
  if (!parsed.module)
    return errorOf(text);
  std::string line;
  raw_string_ostream out(line);
  dump(*parsed.module, out, hasPositions ? &parsed.file : nullptr);
  return line;
}

/// What stands between two texts that have to stand around it.
static std::string inner(StringRef whole, StringRef before, StringRef after) {
  return whole.consume_front(before) && whole.consume_back(after)
             ? whole.str()
             : "not alone: " + whole.str();
}

std::string dumpOfStatement(StringRef text) {
  return inner(dumpOf(text), "Module(body=[", "], type_ignores=[])");
}

std::string dumpOfExpression(StringRef text) {
  return inner(dumpOfStatement(text), "Expr(value=", ")");
}

void expectErrors(ArrayRef<Mistake> mistakes) {
  for (const Mistake &mistake : mistakes)
    EXPECT_EQ(errorOf(mistake.text), mistake.error) << mistake.text;
}

} // namespace kiln::triton::test
