//===- Diagnostic.h - what the front end says of a source -------*- C++ -*-===//
//
// Errors, warnings and remarks with places in source files, printed in clang's
// form or as JSON. LLVM's SMDiagnostic leaves out the caret where a line has
// characters beyond ASCII; this does not.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_FRONTEND_TRITON_DIAGNOSE_DIAGNOSTIC_H
#define KILN_FRONTEND_TRITON_DIAGNOSE_DIAGNOSTIC_H

#include "frontend/triton/diagnose/SourceFile.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/JSON.h"
#include <string>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace kiln::triton {

enum class Severity : uint8_t { Error, Warning, Remark };

/// A range of a file; or, with `file` null, no place at all. The file has to
/// live as long as what refers to it.
struct SourceLocation {
  const SourceFile *file = nullptr;
  SourceRange range;
};

/// Something that a message refers to, maybe in another file.
struct Note {
  SourceLocation location;
  std::string message;
};

/// One message.
struct Diagnostic {
  Severity severity = Severity::Error;
  SourceLocation location;
  std::string message;
  llvm::SmallVector<Note, 1> notes;

  /// Adds a note; for `report(...).note(...).note(...)`.
  Diagnostic &note(SourceLocation where, const llvm::Twine &text) {
    notes.push_back({where, text.str()});
    return *this;
  }
};

/// The messages of one run, in the sequence in which they were reported.
class Diagnostics {
public:
  /// Adds a message. The reference serves until the next one is added.
  Diagnostic &report(Severity severity, SourceLocation where,
                     const llvm::Twine &message);
  Diagnostic &error(SourceLocation where, const llvm::Twine &message) {
    return report(Severity::Error, where, message);
  }
  Diagnostic &warning(SourceLocation where, const llvm::Twine &message) {
    return report(Severity::Warning, where, message);
  }

  /// Adds a message that is there already.
  void add(const Diagnostic &diagnostic);

  llvm::ArrayRef<Diagnostic> get() const { return list; }
  bool hasErrors() const { return numErrors != 0; }

  /// Prints all of them as print(Diagnostic) does.
  void print(llvm::raw_ostream &out, bool colors = false) const;

  /// All of them, an array of what toJson(Diagnostic) makes.
  llvm::json::Array toJson() const;

private:
  std::vector<Diagnostic> list;
  unsigned numErrors = 0;
};

/// Prints a message and its notes in clang's form: `file:line:column: error:
/// message`, the line of the source, and below it a caret at the beginning of
/// the range with ~ under the rest of it. Columns count characters; tabs and
/// wide characters are taken into account below the line. Where `colors`,
/// with the escape sequences of terminals.
void print(const Diagnostic &diagnostic, llvm::raw_ostream &out,
           bool colors = false);

/// A message as JSON: {"severity", "message", "file", "line", "column",
/// "end_line", "end_column", "notes": [...]}; notes have the same members but
/// for severity and notes, and what has no place lacks the members of it.
/// Lines and columns (in characters) count from 1; the end is that of the
/// first character after the range.
llvm::json::Object toJson(const Diagnostic &diagnostic);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_DIAGNOSE_DIAGNOSTIC_H
