// The grammar is small enough to read by hand:
//   list      := directive (';' directive)*
//   directive := name [ '(' [name '=' value (',' name '=' value)*] ')' ]
//   value     := text without , ; ( ) | '"' text '"'
#include "targets/directives/DirectiveParser.h"

#include "targets/directives/Catalogue.h"
#include "targets/directives/Directives.h"
#include "targets/support/Errors.h"
#include "targets/support/Renamed.h"
#include "targets/support/Suggest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>
#include <optional>

using namespace llvm;

namespace kiln {

/// For the error of an unknown name: what it is called now, or what is nearest.
static std::string meant(StringRef name, ArrayRef<StringRef> known) {
  StringRef now = newName(name, kRenamedDirectives);
  return is_contained(known, now) ? "; it is called '" + now.str() + "' now"
                                  : suggestNearest(name, known);
}

using Value = std::variant<int64_t, double, bool, StringRef, std::string>;

/// The text between double quotes, or std::nullopt if the quotes do not match.
static std::optional<std::string> unquote(StringRef text) {
  text = text.drop_front();
  std::string value;
  while (!text.empty() && text.front() != '"') {
    text.consume_front("\\");
    if (text.empty())
      break;
    value += text.front();
    text = text.drop_front();
  }
  if (text != "\"")
    return std::nullopt;
  return value;
}

/// Reads one value of the parameter's type and range.
static Expected<Value> parseValue(const ParamInfo &param, StringRef text,
                                  StringRef where) {
  auto wrong = [&](const Twine &expected) {
    return failure("'" + where + "': parameter '" + param.name + "' is '" +
                   text + "', expected " + expected + " (" + param.help + ")");
  };
  switch (param.kind) {
  case ParamInfo::Int: {
    int64_t value;
    std::string expected = "an integer from " + printNumber(param.min) +
                           " to " + printNumber(param.max);
    if (text.getAsInteger(10, value) || double(value) < param.min ||
        double(value) > param.max)
      return wrong(expected);
    return Value(value);
  }
  case ParamInfo::Float: {
    double value;
    if (text.getAsDouble(value) || !std::isfinite(value) || value < param.min ||
        value > param.max)
      return wrong("a number from " + printNumber(param.min) + " to " +
                   printNumber(param.max));
    return Value(value);
  }
  case ParamInfo::Bool:
    if (text == "true" || text == "1")
      return Value(true);
    if (text == "false" || text == "0")
      return Value(false);
    return wrong("true or false");
  case ParamInfo::Enum:
    for (StringRef choice : param.choices)
      if (choice == text)
        return Value(choice);
    return wrong("one of " + join(param.choices, ", ") +
                 didYouMean(text, param.choices));
  case ParamInfo::Text:
    if (!text.starts_with("\"")) {
      if (spellText(text) != text)
        return wrong("it in double quotes: " + spellText(text));
      return Value(text.str());
    }
    if (std::optional<std::string> value = unquote(text))
      return Value(std::move(*value));
    return wrong("nothing around the text in double quotes, where \\\" is a "
                 "quote and \\\\ a backslash");
  }
  llvm_unreachable("every kind returns");
}

/// Reads the parameters `text` of a directive `info`; `where` is the whole
/// spec, for messages.
Expected<Directive> parseDirective(const DirectiveInfo &info, StringRef text,
                                   StringRef where) {
  Directive directive;
  directive.directiveInfo = &info;
  std::vector<bool> given(info.params.size());
  for (const ParamInfo &param : info.params) {
    if (param.isRequired()) {
      directive.values.push_back(StringRef());
      continue;
    }
    Expected<Value> value = parseValue(param, param.defaultValue, info.name);
    if (!value)
      return value.takeError();
    directive.values.push_back(std::move(*value));
  }
  SmallVector<StringRef> pieces;
  if (!text.trim().empty())
    pieces = splitOutside(text, ',');
  for (StringRef piece : pieces) {
    auto [name, value] = piece.split('=');
    name = name.trim();
    value = value.trim();
    if (!piece.contains('=') || name.empty() || value.empty())
      return failure("'" + where + "': expected 'parameter=value', found '" +
                     piece.trim() + "'");
    const ParamInfo *param = info.param(name);
    if (!param) {
      SmallVector<StringRef> names;
      for (const ParamInfo &p : info.params)
        names.push_back(p.name);
      return failure("'" + where + "': '" + info.name + "' has no parameter '" +
                     name + "'" + meant(name, names));
    }
    size_t index = param - info.params.data();
    if (given[index])
      return failure("'" + where + "': parameter '" + name +
                     "' is given twice");
    given[index] = true;
    Expected<Value> parsed = parseValue(*param, value, where);
    if (!parsed)
      return parsed.takeError();
    directive.values[index] = std::move(*parsed);
  }
  for (auto [param, isGiven] : zip(info.params, given))
    if (param.isRequired() && !isGiven)
      return failure("'" + where + "': '" + info.name + "' needs '" +
                     param.name + "=', one of " + join(param.choices, ", "));
  return directive;
}

static bool isNameChar(char c) {
  return isAlnum(c) || c == '-' || c == '_' || c == '.';
}

/// The name a directive begins with, or nothing.
static StringRef nameOf(StringRef spec) {
  return spec.ltrim().take_while(isNameChar);
}

static const DirectiveInfo *lookup(ArrayRef<const DirectiveInfo *> catalogue,
                                   StringRef name) {
  for (const DirectiveInfo *info : catalogue)
    if (info->name == name)
      return info;
  return nullptr;
}

static SmallVector<StringRef>
namesOf(ArrayRef<const DirectiveInfo *> catalogue) {
  return map_to_vector(catalogue,
                       [](const DirectiveInfo *info) { return info->name; });
}

static Expected<Directive> parseOne(StringRef spec,
                                    ArrayRef<const DirectiveInfo *> catalogue,
                                    StringRef kind) {
  spec = spec.trim();
  StringRef name = nameOf(spec);
  StringRef rest = spec.drop_front(name.size()).ltrim();
  if (name.empty())
    return failure("expected the name of a " + kind + ", found '" + spec + "'");
  if (!rest.empty() && !(rest.consume_front("(") && rest.consume_back(")")))
    return failure("'" + spec + "': expected '" + name + "' or '" + name +
                   "(parameter=value, ...)'");
  if (const DirectiveInfo *info = lookup(catalogue, name))
    return parseDirective(*info, rest, spec);
  return failure("unknown " + kind + " '" + name + "'" +
                 meant(name, namesOf(catalogue)));
}

SmallVector<StringRef> splitOutside(StringRef text, char separator) {
  SmallVector<StringRef> pieces;
  int depth = 0;
  bool quoted = false;
  size_t start = 0;
  for (size_t i = 0; i != text.size(); ++i) {
    if (quoted && text[i] == '\\' && i + 1 != text.size()) {
      ++i;
      continue;
    }
    quoted ^= text[i] == '"';
    if (quoted)
      continue;
    depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
    if (text[i] == separator && depth <= 0) {
      pieces.push_back(text.slice(start, i));
      start = i + 1;
    }
  }
  pieces.push_back(text.drop_front(start));
  return pieces;
}

Expected<Directive> parseStrategy(StringRef spec) {
  return parseOne(spec, strategies(), "scheduling strategy");
}

ScheduleDirective sourceSchedule() {
  return {cantFail(parseStrategy("source")), {}};
}

/// A name that is neither a strategy nor a policy.
static Error failUnknown(StringRef name, StringRef spec) {
  if (name.empty())
    return failure("expected 'strategy; policy; ...', found '" + spec.trim() +
                   "'");
  SmallVector<StringRef> both = namesOf(strategies());
  append_range(both, namesOf(policies()));
  StringRef now = newName(name, kRenamedDirectives);
  std::string nearest = is_contained(both, now)
                            ? "; it is called '" + now.str() + "' now"
                            : didYouMean(name, both);
  if (lookup(remats(), name))
    nearest = "; it is a rematerialization pass, which belongs into the list "
              "of those (--remat)";
  return failure("unknown scheduling strategy '" + name + "'" + nearest +
                 " (known: " + join(namesOf(strategies()), ", ") +
                 "; policies: " + join(namesOf(policies()), ", ") + ")");
}

Expected<SmallVector<StringRef>> piecesOf(StringRef spec) {
  SmallVector<StringRef> pieces = splitOutside(spec, ';');
  if (!pieces.empty() && pieces.back().trim().empty())
    pieces.pop_back();
  for (StringRef piece : pieces)
    if (piece.trim().empty())
      return failure("'" + spec + "': nothing stands before a ';'");
  return pieces;
}

Expected<ScheduleDirective> parseSchedule(StringRef spec) {
  std::optional<Directive> strategy;
  std::vector<Directive> list;
  if (spec.trim(" \t\n;").empty())
    return failUnknown("", spec);
  Expected<SmallVector<StringRef>> pieces = piecesOf(spec);
  if (!pieces)
    return pieces.takeError();
  for (StringRef piece : *pieces) {
    StringRef name = nameOf(piece);
    bool isPolicy = lookup(policies(), name);
    if (!isPolicy && !lookup(strategies(), name))
      return failUnknown(name, piece);
    Expected<Directive> directive =
        isPolicy ? parseOne(piece, policies(), "policy") : parseStrategy(piece);
    if (!directive)
      return directive.takeError();
    if (!isPolicy) {
      if (strategy)
        return failure("'" + spec + "': two strategies, '" + strategy->name() +
                       "' and '" + name + "'; a kernel has one (policies: " +
                       join(namesOf(policies()), ", ") + ")");
      strategy = std::move(*directive);
      continue;
    }
    if (isListed(list, *directive))
      return failure(
          "'" + spec + "': policy '" +
          (directive->info().repeatable ? directive->str() : name.str()) +
          "' is listed twice");
    list.push_back(std::move(*directive));
  }
  if (!strategy) {
    Expected<Directive> source = parseStrategy("source");
    if (!source)
      return source.takeError();
    strategy = std::move(*source);
  }
  return ScheduleDirective{std::move(*strategy), std::move(list)};
}

Expected<std::vector<Directive>> parseRemats(StringRef spec) {
  std::vector<Directive> directives;
  Expected<SmallVector<StringRef>> pieces = piecesOf(spec);
  if (!pieces)
    return pieces.takeError();
  for (StringRef piece : *pieces) {
    Expected<Directive> directive =
        parseOne(piece, remats(), "rematerialization pass");
    if (!directive)
      return directive.takeError();
    if (any_of(directives, [&](const Directive &o) {
          return o.name() == directive->name();
        }))
      return failure("'" + spec + "': '" + directive->name() +
                     "' is listed twice");
    directives.push_back(std::move(*directive));
  }
  return directives;
}

Expected<Directives> parseDirectives(StringRef strategy, StringRef remats,
                                     std::optional<unsigned> maxRegs) {
  Directives directives;
  directives.maxRegs = maxRegs;
  if (!strategy.empty()) {
    Expected<ScheduleDirective> schedule = parseSchedule(strategy);
    if (!schedule)
      return schedule.takeError();
    directives.schedule = std::move(*schedule);
  }
  if (Error error = parseRemats(remats).moveInto(directives.remats))
    return std::move(error);
  return directives;
}

} // namespace kiln
