// One directive with its values, and the schedule directive of a kernel.
#ifndef KILN_TARGETS_DIRECTIVES_DIRECTIVE_H
#define KILN_TARGETS_DIRECTIVES_DIRECTIVE_H

#include "targets/directives/DirectiveInfo.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <variant>

namespace kiln {

/// A validated directive: every parameter of its DirectiveInfo has a value of
/// the right type, within range.
class Directive {
public:
  const DirectiveInfo &info() const { return *directiveInfo; }
  llvm::StringRef name() const { return directiveInfo->name; }
  int64_t getInt(llvm::StringRef param) const;
  double getFloat(llvm::StringRef param) const;
  bool getBool(llvm::StringRef param) const;
  llvm::StringRef getEnum(llvm::StringRef param) const;
  /// Lives as long as the directive.
  llvm::StringRef getText(llvm::StringRef param) const;
  /// The same directive with another value for one of its parameters.
  Directive withChoice(llvm::StringRef param, llvm::StringRef choice) const;
  Directive withBool(llvm::StringRef param, bool value) const;
  /// Nothing where the value is out of the parameter's range.
  std::optional<Directive> withInt(llvm::StringRef param, int64_t value) const;
  bool operator==(const Directive &other) const = default;
  /// The canonical spelling: catalogue order, values that equal their default
  /// left out. Equal directives print equally.
  std::string str() const;

private:
  friend llvm::Expected<Directive> parseDirective(const DirectiveInfo &info,
                                                  llvm::StringRef text,
                                                  llvm::StringRef where);
  using Value =
      std::variant<int64_t, double, bool, llvm::StringRef, std::string>;
  size_t indexOf(llvm::StringRef param) const;
  const Value &value(llvm::StringRef param) const {
    return values[indexOf(param)];
  }
  const DirectiveInfo *directiveInfo = nullptr;
  std::vector<Value> values; // in the order of directiveInfo->params
};

/// The contents of the attribute kSchedStrategyAttr.
struct ScheduleDirective {
  Directive strategy;
  std::vector<Directive> policies; ///< in the order given
  bool operator==(const ScheduleDirective &other) const = default;
  /// The strategy that changes nothing, without policies.
  bool isSource() const;
  /// tools/auto chooses the strategy.
  bool isAuto() const { return strategy.name() == "auto"; }
  /// The error of a strategy that a compiler cannot follow
  /// (DirectiveInfo::whyNotCompiled).
  llvm::Error checkCompilable() const;
  /// The canonical spelling: the strategy, then the policies.
  std::string str() const;
};

/// Whether a list of policies cannot take this one, because it already has it,
/// or another one of its name that cannot be repeated.
bool isListed(llvm::ArrayRef<Directive> policies, const Directive &policy);

/// The canonical spelling of a list: "address; descriptor"; empty: none.
std::string spell(llvm::ArrayRef<Directive> directives);

} // namespace kiln

#endif // KILN_TARGETS_DIRECTIVES_DIRECTIVE_H
