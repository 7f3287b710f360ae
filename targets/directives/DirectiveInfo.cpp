#include "targets/directives/DirectiveInfo.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

StringRef ParamInfo::kindName() const {
  static constexpr StringLiteral names[] = {"int", "float", "bool", "enum",
                                            "string"};
  return names[kind];
}

std::string printNumber(double value) {
  std::string text;
  raw_string_ostream(text) << format("%.10g", value);
  return text;
}

ParamInfo ParamInfo::integer(StringRef name, int64_t defaultValue, int64_t min,
                             int64_t max, StringRef help) {
  return {
      name, Int,       double(min), double(max), std::to_string(defaultValue),
      {},   help.str()};
}

ParamInfo ParamInfo::real(StringRef name, double defaultValue, double min,
                          double max, StringRef help) {
  return {name, Float, min, max, printNumber(defaultValue), {}, help.str()};
}

ParamInfo ParamInfo::boolean(StringRef name, bool defaultValue,
                             StringRef help) {
  return {name, Bool, 0, 1, defaultValue ? "true" : "false", {}, help.str()};
}

ParamInfo ParamInfo::choice(StringRef name, StringRef defaultValue,
                            std::vector<StringRef> choices, StringRef help) {
  return {name, Enum, 0, 0, defaultValue.str(), std::move(choices), help.str()};
}

std::string spellText(StringRef text) {
  if (!text.empty() && all_of(text, [](char c) {
        return isAlnum(c) || StringRef("_./+-").contains(c);
      }))
    return text.str();
  std::string quoted = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

ParamInfo ParamInfo::text(StringRef name, StringRef defaultValue,
                          StringRef help) {
  return {name, Text, 0, 0, spellText(defaultValue), {}, help.str()};
}

ParamInfo ParamInfo::keep() {
  return choice("keep", "better", {"better", "always"},
                "better: kiln takes it back where the finished machine code is "
                "no better for it");
}

const ParamInfo *DirectiveInfo::param(StringRef wanted) const {
  auto found =
      find_if(params, [&](const ParamInfo &p) { return p.name == wanted; });
  return found == params.end() ? nullptr : &*found;
}

} // namespace kiln
