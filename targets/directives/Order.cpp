#include "targets/directives/Order.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

size_t Order::indexOf(StringRef name) const {
  const ParamInfo *param = orderInfo->param(name);
  assert(param && "the strategy asks for a parameter it did not declare");
  return param - orderInfo->params.data();
}

Order Order::withChoice(StringRef param, StringRef choice) const {
  size_t index = indexOf(param);
  const std::vector<StringRef> &choices = orderInfo->params[index].choices;
  auto known = find(choices, choice);
  assert(known != choices.end() && "no such choice");
  Order changed = *this;
  changed.values[index] = *known; // lives as long as the catalogue
  return changed;
}

Order Order::withBool(StringRef param, bool value) const {
  Order changed = *this;
  std::get<bool>(changed.values[indexOf(param)]) = value;
  return changed;
}

std::optional<Order> Order::withInt(StringRef param, int64_t value) const {
  size_t index = indexOf(param);
  const ParamInfo &info = orderInfo->params[index];
  if (double(value) < info.min || double(value) > info.max)
    return std::nullopt;
  Order changed = *this;
  std::get<int64_t>(changed.values[index]) = value;
  return changed;
}

int64_t Order::getInt(StringRef param) const {
  return std::get<int64_t>(value(param));
}
double Order::getFloat(StringRef param) const {
  return std::get<double>(value(param));
}
bool Order::getBool(StringRef param) const {
  return std::get<bool>(value(param));
}
StringRef Order::getEnum(StringRef param) const {
  return std::get<StringRef>(value(param));
}

StringRef Order::getText(StringRef param) const {
  return std::get<std::string>(value(param));
}

static std::string printValue(
    const std::variant<int64_t, double, bool, StringRef, std::string> &value) {
  if (auto *i = std::get_if<int64_t>(&value))
    return std::to_string(*i);
  if (auto *d = std::get_if<double>(&value))
    return printNumber(*d);
  if (auto *b = std::get_if<bool>(&value))
    return *b ? "true" : "false";
  if (auto *text = std::get_if<std::string>(&value))
    return spellText(*text);
  return std::get<StringRef>(value).str();
}

std::string Order::str() const {
  SmallVector<std::string> parts;
  for (auto [param, value] : zip(orderInfo->params, values)) {
    std::string text = printValue(value);
    if (text != param.defaultValue)
      parts.push_back(param.name.str() + "=" + text);
  }
  std::string name = orderInfo->name.str();
  return parts.empty() ? name : name + "(" + join(parts, ", ") + ")";
}

bool isListed(ArrayRef<Order> policies, const Order &policy) {
  return any_of(policies, [&](const Order &other) {
    return other.name() == policy.name() &&
           (!policy.info().repeatable || other == policy);
  });
}

std::string spell(ArrayRef<Order> orders) {
  return join(map_range(orders, [](const Order &order) { return order.str(); }),
              "; ");
}

bool ScheduleOrder::isSource() const {
  return strategy.name() == "source" && policies.empty();
}

std::string ScheduleOrder::str() const {
  std::string text = strategy.str();
  for (const Order &policy : policies)
    text += "; " + policy.str();
  return text;
}

} // namespace kiln
