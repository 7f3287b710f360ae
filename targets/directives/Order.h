// One order with its values, and what a kernel orders of its schedule.
#ifndef KILN_TARGETS_DIRECTIVES_ORDER_H
#define KILN_TARGETS_DIRECTIVES_ORDER_H

#include "targets/directives/OrderInfo.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <variant>

namespace kiln {

/// A validated order: every parameter of its OrderInfo has a value of the right
/// type, within range.
class Order {
public:
  const OrderInfo &info() const { return *orderInfo; }
  llvm::StringRef name() const { return orderInfo->name; }
  int64_t getInt(llvm::StringRef param) const;
  double getFloat(llvm::StringRef param) const;
  bool getBool(llvm::StringRef param) const;
  llvm::StringRef getEnum(llvm::StringRef param) const;
  /// Lives as long as the order.
  llvm::StringRef getText(llvm::StringRef param) const;
  /// The same order with another value for one of its parameters.
  Order withChoice(llvm::StringRef param, llvm::StringRef choice) const;
  Order withBool(llvm::StringRef param, bool value) const;
  /// Nothing where the value is out of the parameter's range.
  std::optional<Order> withInt(llvm::StringRef param, int64_t value) const;
  bool operator==(const Order &other) const = default;
  /// The canonical spelling: catalogue order, values that equal their default
  /// left out. Equal orders print equally.
  std::string str() const;

private:
  friend llvm::Expected<Order> parseOrder(const OrderInfo &info,
                                          llvm::StringRef text,
                                          llvm::StringRef where);
  using Value =
      std::variant<int64_t, double, bool, llvm::StringRef, std::string>;
  size_t indexOf(llvm::StringRef param) const;
  const Value &value(llvm::StringRef param) const {
    return values[indexOf(param)];
  }
  const OrderInfo *orderInfo = nullptr;
  std::vector<Value> values; // in the order of orderInfo->params
};

/// All that the attribute kSchedStrategyAttr holds.
struct ScheduleOrder {
  Order strategy;
  std::vector<Order> policies; ///< in the order given
  bool operator==(const ScheduleOrder &other) const = default;
  /// The strategy that changes nothing, without policies.
  bool isSource() const;
  /// Which strategy it will be is left to tools/auto.
  bool isAuto() const { return strategy.name() == "auto"; }
  /// The canonical spelling: the strategy, then the policies.
  std::string str() const;
};

/// Whether a list of policies cannot take this one, because it is there, or
/// another one of its name that cannot be repeated.
bool isListed(llvm::ArrayRef<Order> policies, const Order &policy);

/// The canonical spelling of a list: "address; descriptor"; empty: none.
std::string spell(llvm::ArrayRef<Order> orders);

} // namespace kiln

#endif // KILN_TARGETS_DIRECTIVES_ORDER_H
