// The options that say for what a kernel in Triton's language is compiled,
// spelled alike in every command that takes a .py file.
#ifndef KILN_TOOLS_CLI_PYTHONCOMMANDLINE_H
#define KILN_TOOLS_CLI_PYTHONCOMMANDLINE_H

#include "tools/cli/Command.h"
#include "tools/entry/PythonSource.h"

namespace kiln {

/// `static PythonCommandLine python(command);` adds -D and --python-path, and
/// --signature, which has a meaning for tile IR as well.
class PythonCommandLine {
public:
  explicit PythonCommandLine(Command &command);

  /// What the options say; `rest` is what those for the rest of the pipeline
  /// say.
  llvm::Expected<PythonOptions> options(const CompileOptions &rest) const;
  /// An error that names an option of these that was given: the input is no
  /// Python.
  llvm::Error refuse() const;
  /// The same where --signature has no meaning for tile IR either.
  llvm::Error refuseAll() const;
  bool hasSignature() const { return signature.getNumOccurrences() != 0; }
  llvm::StringRef signatureText() const { return signature; }
  llvm::ArrayRef<std::string> path() const { return folders; }

private:
  llvm::cl::opt<std::string> signature;
  llvm::cl::list<std::string> defines, folders;
};

} // namespace kiln

#endif // KILN_TOOLS_CLI_PYTHONCOMMANDLINE_H
