//===- Refusal.h - why something that was asked for is not done -----------===//
//
// A code, and its text beside it (Refusals.def). People read the text; programs
// compare the code.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_PLAN_REFUSAL_H
#define KILN_TARGETS_PLAN_REFUSAL_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace kiln {

enum class RefusalCode {
#define REFUSAL(code, text) code,
#include "targets/plan/Refusals.def"
};

/// The code as remarks carry it: "NotPersistent".
llvm::StringRef nameOf(RefusalCode code);
/// The code of that name.
std::optional<RefusalCode> refusalCode(llvm::StringRef name);

/// The code's text with {0}, {1}, ... replaced.
std::string textOf(RefusalCode code, llvm::ArrayRef<std::string> values);

/// One that was found, with {0} of its text; false: there is none.
struct Refusal {
  RefusalCode code = RefusalCode::None;
  std::string value{};

  Refusal() = default;
  Refusal(RefusalCode code, std::string value = "")
      : code(code), value(std::move(value)) {}
  explicit operator bool() const { return code != RefusalCode::None; }
  std::string text() const { return textOf(code, {value}); }
};

} // namespace kiln

#endif // KILN_TARGETS_PLAN_REFUSAL_H
