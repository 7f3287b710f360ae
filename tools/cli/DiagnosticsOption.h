// How a command says what is wrong with its input: for people, or as data for
// editors and build systems.
#ifndef KILN_TOOLS_CLI_DIAGNOSTICSOPTION_H
#define KILN_TOOLS_CLI_DIAGNOSTICSOPTION_H

#include "tools/cli/ChoiceParser.h"
#include "tools/cli/Command.h"
#include "tools/entry/SourceError.h"
#include <mutex>

namespace kiln {

/// `static DiagnosticsOption diagnostics(command);` adds --diagnostics-format.
/// As JSON, everything that the command says on standard error of its input is
/// one document there: {"version": 1, "diagnostics": [...]}, each with
/// "severity" and "message" and, where it has a location, "file", "line",
/// "column", "end_line", "end_column", and "notes".
class DiagnosticsOption {
public:
  enum Format { Text, Json };
  explicit DiagnosticsOption(Command &command);

  /// What was said of a program that compiled. As JSON it is printed by fail()
  /// or finish().
  void say(const SourceMessages &messages);
  /// Says a line about something else than a program, as "kiln: note: ...".
  void note(const std::string &line);
  /// Receives what is said of programs while a command works; printed as above.
  SourceNotes *notes() { return &later; }
  /// Prints the error, with the messages so far where they are JSON, and
  /// returns the exit code that fits it.
  int fail(llvm::Error error);
  /// Prints the messages so far, those that say() has not printed.
  void finish();

private:
  llvm::cl::opt<Format, false, ChoiceParser<Format>> format;
  std::mutex mutex; ///< of `collected`
  llvm::json::Array collected;
  SourceNotes later;
};

} // namespace kiln

#endif // KILN_TOOLS_CLI_DIAGNOSTICSOPTION_H
