#include "targets/directives/Directive.h"

#include "targets/support/Errors.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {

size_t Directive::indexOf(StringRef name) const {
  const ParamInfo *param = directiveInfo->param(name);
  assert(param && "the strategy asks for a parameter it did not declare");
  return param - directiveInfo->params.data();
}

Directive Directive::withChoice(StringRef param, StringRef choice) const {
  size_t index = indexOf(param);
  const std::vector<StringRef> &choices = directiveInfo->params[index].choices;
  auto known = find(choices, choice);
  assert(known != choices.end() && "no such choice");
  Directive changed = *this;
  changed.values[index] = *known; // lives as long as the catalogue
  return changed;
}

Directive Directive::withBool(StringRef param, bool value) const {
  Directive changed = *this;
  std::get<bool>(changed.values[indexOf(param)]) = value;
  return changed;
}

std::optional<Directive> Directive::withInt(StringRef param,
                                            int64_t value) const {
  size_t index = indexOf(param);
  const ParamInfo &info = directiveInfo->params[index];
  if (double(value) < info.min || double(value) > info.max)
    return std::nullopt;
  Directive changed = *this;
  std::get<int64_t>(changed.values[index]) = value;
  return changed;
}

int64_t Directive::getInt(StringRef param) const {
  return std::get<int64_t>(value(param));
}
double Directive::getFloat(StringRef param) const {
  return std::get<double>(value(param));
}
bool Directive::getBool(StringRef param) const {
  return std::get<bool>(value(param));
}
StringRef Directive::getEnum(StringRef param) const {
  return std::get<StringRef>(value(param));
}

StringRef Directive::getText(StringRef param) const {
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

std::string Directive::str() const {
  SmallVector<std::string> parts;
  for (auto [param, value] : zip(directiveInfo->params, values)) {
    std::string text = printValue(value);
    if (text != param.defaultValue)
      parts.push_back(param.name.str() + "=" + text);
  }
  std::string name = directiveInfo->name.str();
  return parts.empty() ? name : name + "(" + join(parts, ", ") + ")";
}

bool isListed(ArrayRef<Directive> policies, const Directive &policy) {
  return any_of(policies, [&](const Directive &other) {
    return other.name() == policy.name() &&
           (!policy.info().repeatable || other == policy);
  });
}

std::string spell(ArrayRef<Directive> directives) {
  return join(
      map_range(directives,
                [](const Directive &directive) { return directive.str(); }),
      "; ");
}

Error ScheduleDirective::checkCompilable() const {
  StringRef why = strategy.info().whyNotCompiled;
  return why.empty() ? Error::success() : failure(why);
}

bool ScheduleDirective::isSource() const {
  return strategy.name() == "source" && policies.empty();
}

std::string ScheduleDirective::str() const {
  std::string text = strategy.str();
  for (const Directive &policy : policies)
    text += "; " + policy.str();
  return text;
}

} // namespace kiln
