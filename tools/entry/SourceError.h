// What the front end for Triton's language said of a program: for people, and
// as data for editors.
#ifndef KILN_TOOLS_ENTRY_SOURCEERROR_H
#define KILN_TOOLS_ENTRY_SOURCEERROR_H

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <mutex>
#include <string>
#include <vector>

namespace kiln {

/// Messages, rendered while the files that they point into were in memory.
struct SourceMessages {
  std::string text;     ///< in clang's form
  std::string inColors; ///< the same with the escape sequences of terminals
  /// An array of what frontend/triton/diagnose/Diagnostic.h describes.
  llvm::json::Array json;
  unsigned errors = 0;

  bool empty() const { return json.empty(); }
};

/// Collects what is said of programs that compile, each once, also from several
/// threads.
class SourceNotes {
public:
  void add(const SourceMessages &messages);
  /// All messages, in the sequence in which they came.
  SourceMessages take();

private:
  std::mutex mutex;
  std::vector<SourceMessages> list;
};

/// A program that cannot be compiled, with everything that was said of it.
class SourceError : public llvm::ErrorInfo<SourceError> {
public:
  static char ID;
  SourceError(std::string file, SourceMessages messages)
      : file(std::move(file)), messages(std::move(messages)) {}
  void log(llvm::raw_ostream &os) const override;
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }
  /// "2 errors in softmax.py".
  std::string summary() const;

  const std::string file; ///< the program's, as it was named
  const SourceMessages messages;
};

} // namespace kiln

#endif // KILN_TOOLS_ENTRY_SOURCEERROR_H
