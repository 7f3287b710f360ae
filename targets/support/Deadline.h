// A moment after which an answer is of no use, for work that may be left undone.
#ifndef KILN_TARGETS_SUPPORT_DEADLINE_H
#define KILN_TARGETS_SUPPORT_DEADLINE_H

#include "llvm/Support/Error.h"
#include <chrono>
#include <optional>

namespace kiln {

/// Empty: there is none.
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

#endif // KILN_TARGETS_SUPPORT_DEADLINE_H
