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
#include <type_traits>
#include <vector>

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

/// One that was found, with {0}, {1}, ... of its text; false: there is none.
struct Refusal {
  RefusalCode code = RefusalCode::None;
  std::vector<std::string> values;

  Refusal() = default;
  /// Values are text, numbers, or another refusal, which is the reason.
  template <typename... Values>
  Refusal(RefusalCode code, const Values &...values)
      : code(code), values{spelled(values)...} {}
  explicit operator bool() const { return code != RefusalCode::None; }
  std::string text() const { return textOf(code, values); }

private:
  static std::string spelled(const Refusal &why) { return why.text(); }
  static std::string spelled(llvm::StringRef text) { return text.str(); }
  template <typename Number>
    requires std::is_integral_v<Number>
  static std::string spelled(Number number) {
    return std::to_string(number);
  }
};

} // namespace kiln

#endif // KILN_TARGETS_PLAN_REFUSAL_H
