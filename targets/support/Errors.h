//===- Errors.h - the errors of every module ------------------------------===//
//
// An error is a sentence: what was expected, what was found, where. Two kinds
// are enough, because they are all that a command's exit code tells apart: the
// input is wrong, or the machine lacks something. A third one never reaches a
// command: work was left undone because its time was over.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SUPPORT_ERRORS_H
#define KILN_TARGETS_SUPPORT_ERRORS_H

#include "llvm/Support/Error.h"
#include "llvm/Support/LogicalResult.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <optional>
#include <string>

namespace kiln {

/// `return failure();` of code that speaks MLIR means this one; the name below
/// would hide it.
using llvm::failure;

/// The error whose message is these parts, one after the other:
/// `return failure("expected ", n, " arguments, found ", m);`
template <typename First, typename... Rest>
llvm::Error failure(const First &first, const Rest &...rest) {
  std::string message;
  llvm::raw_string_ostream os(message);
  os << first;
  ((os << rest), ...);
  return llvm::createStringError(message);
}

/// The machine lacks something (a program, a driver, a GPU, disk space); the
/// message says what, and what works without it. Commands turn it into exit
/// code 3.
class EnvironmentError : public llvm::ErrorInfo<EnvironmentError> {
public:
  static char ID;
  explicit EnvironmentError(const llvm::Twine &message)
      : message(message.str()) {}
  void log(llvm::raw_ostream &os) const override { os << message; }
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }

private:
  std::string message;
};

/// A moment after which an answer is of no use, for work that may be left
/// undone. Empty: there is none.
using Deadline = std::optional<std::chrono::steady_clock::time_point>;

inline bool isOver(const Deadline &deadline) {
  return deadline && std::chrono::steady_clock::now() >= *deadline;
}

/// Work was stopped, or not begun, because its deadline was over: nothing is
/// wrong with what was asked.
class DeadlineError : public llvm::ErrorInfo<DeadlineError> {
public:
  static char ID;
  void log(llvm::raw_ostream &os) const override { os << "the time was over"; }
  std::error_code convertToErrorCode() const override {
    return llvm::inconvertibleErrorCode();
  }
};

} // namespace kiln

#endif // KILN_TARGETS_SUPPORT_ERRORS_H
