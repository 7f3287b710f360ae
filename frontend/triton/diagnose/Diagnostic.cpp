//===- Diagnostic.cpp - what the front end says of a source ---------------===//

#include "frontend/triton/diagnose/Diagnostic.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln::triton {

Diagnostic &Diagnostics::report(Severity severity, SourceLocation where,
                                const Twine &message) {
  add({severity, where, message.str(), {}});
  return list.back();
}

void Diagnostics::add(const Diagnostic &diagnostic) {
  numErrors += diagnostic.severity == Severity::Error;
  list.push_back(diagnostic);
}

void Diagnostics::print(raw_ostream &out, bool colors) const {
  for (const Diagnostic &diagnostic : list)
    triton::print(diagnostic, out, colors);
}

static StringRef getSeverityName(Severity severity) {
  switch (severity) {
  case Severity::Error:
    return "error";
  case Severity::Warning:
    return "warning";
  case Severity::Remark:
    return "remark";
  }
  llvm_unreachable("no severity");
}

//===- JSON ---------------------------------------------------------------===//

/// The members that messages and notes share.
static json::Object toJson(const SourceLocation &where, StringRef message) {
  // A path may have bytes that are no UTF-8, which JSON cannot hold.
  json::Object object{{"message", json::fixUTF8(message)}};
  if (!where.file)
    return object;
  LineColumn begin = where.file->getLineColumn(where.range.begin);
  LineColumn end = where.file->getLineColumn(where.range.end);
  object["file"] = json::fixUTF8(where.file->getName());
  object["line"] = begin.line;
  object["column"] = begin.column;
  object["end_line"] = end.line;
  object["end_column"] = end.column;
  return object;
}

json::Object toJson(const Diagnostic &diagnostic) {
  json::Object object = toJson(diagnostic.location, diagnostic.message);
  object["severity"] = getSeverityName(diagnostic.severity);
  json::Array notes;
  for (const Note &note : diagnostic.notes)
    notes.push_back(toJson(note.location, note.message));
  object["notes"] = std::move(notes);
  return object;
}

json::Array Diagnostics::toJson() const {
  json::Array array;
  for (const Diagnostic &diagnostic : list)
    array.push_back(triton::toJson(diagnostic));
  return array;
}

} // namespace kiln::triton
