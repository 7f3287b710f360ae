// One order with its values, and what a kernel orders of its schedule.
#ifndef KILN_TARGETS_DIRECTIVES_DIRECTIVE_H
#define KILN_TARGETS_DIRECTIVES_DIRECTIVE_H

#include "targets/directives/DirectiveInfo.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <variant>

namespace kiln {

/// A validated order: every parameter of its DirectiveInfo has a value of the right
/// type, within range.
class Directive {
public:
  const DirectiveInfo &info() const { return *directiveInfo; }
  llvm::StringRef name() const { return directiveInfo->name; }
  int64_t getInt(llvm::StringRef param) const;
  double getFloat(llvm::StringRef param) const;
  bool getBool(llvm::StringRef param) const;
  llvm::StringRef getEnum(llvm::StringRef param) const;
  /// Lives as long as the order.
  llvm::StringRef getText(llvm::StringRef param) const;
  /// The same order with another value for one of its parameters.
  Directive withChoice(llvm::StringRef param, llvm::StringRef choice) const;
  Directive withBool(llvm::StringRef param, bool value) const;
  /// Nothing where the value is out of the parameter's range.
  std::optional<Directive> withInt(llvm::StringRef param, int64_t value) const;
  bool operator==(const Directive &other) const = default;
  /// The canonical spelling: catalogue order, values that equal their default
  /// left out. Equal orders print equally.
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

/// All that the attribute kSchedStrategyAttr holds.
struct ScheduleDirective {
  Directive strategy;
  std::vector<Directive> policies; ///< in the order given
  bool operator==(const ScheduleDirective &other) const = default;
  /// The strategy that changes nothing, without policies.
  bool isSource() const;
  /// Which strategy it will be is left to tools/auto.
  bool isAuto() const { return strategy.name() == "auto"; }
  /// The canonical spelling: the strategy, then the policies.
  std::string str() const;
};

/// Whether a list of policies cannot take this one, because it is there, or
/// another one of its name that cannot be repeated.
bool isListed(llvm::ArrayRef<Directive> policies, const Directive &policy);

/// The canonical spelling of a list: "address; descriptor"; empty: none.
std::string spell(llvm::ArrayRef<Directive> orders);

} // namespace kiln

#endif // KILN_TARGETS_DIRECTIVES_DIRECTIVE_H
