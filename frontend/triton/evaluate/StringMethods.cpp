//===- StringMethods.cpp - str.format, join, split and others -------------===//

#include "frontend/triton/diagnose/Limits.h"
#include "frontend/triton/evaluate/Evaluator.h"
#include "frontend/triton/value/Format.h"
#include "llvm/ADT/StringExtras.h"

namespace kiln::triton {

using Arguments = const CallArguments &;

static llvm::StringRef textOf(Arguments arguments) {
  return llvm::cast<StringValue>(arguments.positional.front())->value;
}

static const Value *boundedString(Compilation &compilation, std::string text) {
  if (text.size() > kMaxCharacters)
    return compilation.error("the string has more than " +
                             llvm::Twine(kMaxCharacters) + " characters");
  return compilation.values.make<StringValue>(std::move(text));
}

static const Value *tupleOfStrings(Compilation &compilation,
                                   llvm::ArrayRef<llvm::StringRef> parts) {
  if (!compilation.spend(parts.size()))
    return nullptr;
  std::vector<const Value *> elements;
  for (llvm::StringRef part : parts)
    elements.push_back(compilation.values.make<StringValue>(part.str()));
  return compilation.values.make<TupleValue>(std::move(elements));
}

/// The strings after the method's own, at least `least` and at most `most`;
/// nothing after an error. None stands for one that is left out.
static std::optional<llvm::SmallVector<std::optional<llvm::StringRef>>>
stringsOf(Compilation &compilation, Arguments arguments, llvm::StringRef method,
          size_t least, size_t most) {
  llvm::SmallVector<std::optional<llvm::StringRef>> strings;
  auto rest = llvm::drop_begin(arguments.positional);
  bool isGood = arguments.named.empty() &&
                arguments.positional.size() - 1 >= least &&
                arguments.positional.size() - 1 <= most;
  for (const Value *value : rest) {
    auto *text = llvm::dyn_cast<StringValue>(value);
    isGood &= text || value->isNone();
    strings.push_back(text ? std::optional(llvm::StringRef(text->value))
                           : std::nullopt);
  }
  if (isGood) {
    strings.resize(most);
    return strings;
  }
  compilation.error("'" + method + "' of a string takes " +
                    (least == most
                         ? llvm::Twine(most)
                         : llvm::Twine(least) + " to " + llvm::Twine(most)) +
                    (most == 1 ? " string" : " strings"));
  return std::nullopt;
}

/// The value of a field of `format`: "0", "name", "0.shape[1]"; null after an
/// error.
static const Value *fieldOf(Compilation &compilation, Arguments arguments,
                            llvm::StringRef name, unsigned &next) {
  llvm::StringRef first =
      name.take_until([](char c) { return c == '.' || c == '['; });
  const Value *value = nullptr;
  size_t index = 0;
  if (first.empty() || !first.getAsInteger(10, index)) {
    index = 1 + (first.empty() ? next++ : index);
    if (index < arguments.positional.size())
      value = arguments.positional[index];
  } else {
    for (const auto &[key, one] : arguments.named)
      if (key == first)
        value = one;
  }
  if (!value)
    return compilation.error("'format' gets no value for its field '{" + name +
                             "}'");
  for (llvm::StringRef rest = name.drop_front(first.size());
       value && !rest.empty();) {
    if (rest.consume_front(".")) {
      llvm::StringRef member =
          rest.take_until([](char c) { return c == '.' || c == '['; });
      rest = rest.drop_front(member.size());
      value = memberOf(compilation, value, member);
    } else {
      auto [key, after] = rest.drop_front().split(']');
      rest = after;
      int64_t number;
      const Value *position =
          key.getAsInteger(10, number)
              ? static_cast<const Value *>(
                    compilation.values.make<StringValue>(key.str()))
              : compilation.values.integer(number);
      FoldResult element = foldSubscript(compilation.values, value, position);
      if (!element)
        return compilation.error(llvm::toString(element.takeError()));
      value = *element;
    }
  }
  return value ? value
               : compilation.error("there is no '{" + name +
                                   "}' of what 'format' gets");
}

/// Appends `format` with its fields filled; `depth` says that it is the
/// specification of another field, which has none in it.
static bool appendFields(Compilation &compilation, Arguments arguments,
                         llvm::StringRef format, unsigned depth, unsigned &next,
                         std::string &text) {
  auto fail = [&](const llvm::Twine &message) {
    compilation.error(message);
    return false;
  };
  while (!format.empty()) {
    size_t brace = format.find_first_of("{}");
    text += format.take_front(brace);
    format = format.substr(brace);
    if (format.empty())
      return true;
    if (format.consume_front("{{") || format.consume_front("}}")) {
      text += format.data()[-1];
      continue;
    }
    if (format.front() == '}')
      return fail("this format of a string has a '}' without a '{'; write '}}' "
                  "for the character");
    // The field ends at the brace that closes it.
    size_t end = 0, open = 0;
    for (; end != format.size(); ++end) {
      open += format[end] == '{';
      open -= format[end] == '}';
      if (!open)
        break;
    }
    if (end == format.size() || depth > 1)
      return fail("this format of a string has a '{' without its '}'; write "
                  "'{{' for the character");
    llvm::StringRef field = format.slice(1, end);
    format = format.drop_front(end + 1);
    auto [name, specification] = field.split(':');
    auto [plain, conversion] = name.split('!');
    const Value *value = fieldOf(compilation, arguments, plain, next);
    std::string filled;
    if (!value || !appendFields(compilation, arguments, specification,
                                depth + 1, next, filled))
      return false;
    if (llvm::Error error = appendFormatted(
            value, conversion.empty() ? 0 : conversion.front(), filled, text))
      return fail(llvm::toString(std::move(error)));
  }
  return true;
}

static const Value *callFormat(Compilation &compilation, Arguments arguments) {
  std::string text;
  unsigned next = 0;
  return appendFields(compilation, arguments, textOf(arguments), 0, next, text)
             ? boundedString(compilation, std::move(text))
             : nullptr;
}

static const Value *callJoin(Compilation &compilation, Arguments arguments) {
  auto elements = arguments.positional.size() == 2
                      ? elementsOf(compilation, arguments.positional[1])
                      : std::nullopt;
  if (!elements)
    return arguments.positional.size() == 2
               ? nullptr
               : compilation.error("'join' of a string takes a tuple");
  std::string text;
  for (auto [index, element] : llvm::enumerate(*elements)) {
    auto *part = llvm::dyn_cast<StringValue>(element);
    if (!part)
      return compilation.error("'join' of a string takes strings, not " +
                               kindText(element));
    if (index)
      text += textOf(arguments);
    text += part->value;
    if (text.size() > kMaxCharacters)
      break;
  }
  return boundedString(compilation, std::move(text));
}

static const Value *callSplit(Compilation &compilation, Arguments arguments) {
  // How often at most, by place or by name.
  CallArguments strings = arguments;
  std::optional<llvm::DynamicAPInt> most;
  if (strings.positional.size() == 3)
    most = integerOf(strings.positional.pop_back_val());
  else if (!strings.named.empty() && strings.named.back().first == "maxsplit")
    most = integerOf(strings.named.pop_back_val().second);
  if (!strings.named.empty() && strings.named.back().first == "sep")
    strings.positional.push_back(strings.named.pop_back_val().second);
  auto list = stringsOf(compilation, strings, "split", 0, 1);
  if (!list)
    return nullptr;
  int64_t limit = most && *most >= 0 && *most < kMaxCharacters
                      ? int64fromDynamicAPInt(*most)
                      : -1;
  llvm::StringRef text = textOf(arguments);
  llvm::SmallVector<llvm::StringRef> parts;
  if (std::optional<llvm::StringRef> separator = list->front()) {
    if (separator->empty())
      return compilation.error("'split' of a string has an empty separator");
    text.split(parts, *separator, limit);
  } else {
    constexpr llvm::StringLiteral blanks = " \t\n\r\f\v";
    for (text = text.ltrim(blanks); !text.empty(); text = text.ltrim(blanks)) {
      if (limit >= 0 && int64_t(parts.size()) == limit) {
        parts.push_back(text);
        break;
      }
      parts.push_back(text.take_until(
          [&](char character) { return blanks.contains(character); }));
      text = text.drop_front(parts.back().size());
    }
  }
  return tupleOfStrings(compilation, parts);
}

static const Value *callSplitLines(Compilation &compilation,
                                   Arguments arguments) {
  if (!stringsOf(compilation, arguments, "splitlines", 0, 0))
    return nullptr;
  llvm::SmallVector<llvm::StringRef> parts;
  llvm::StringRef text = textOf(arguments);
  text.consume_back("\n");
  if (!text.empty())
    text.split(parts, '\n');
  return tupleOfStrings(compilation, parts);
}

static const Value *callReplace(Compilation &compilation, Arguments arguments) {
  auto list = stringsOf(compilation, arguments, "replace", 2, 2);
  if (!list || !(*list)[0] || !(*list)[1])
    return list ? compilation.error("'replace' of a string takes 2 strings")
                : nullptr;
  llvm::StringRef from = *(*list)[0], to = *(*list)[1];
  std::string text;
  for (llvm::StringRef rest = textOf(arguments);;) {
    // An empty string stands between any two characters.
    size_t found = from.empty() ? 0 : rest.find(from);
    if (found == llvm::StringRef::npos || text.size() > kMaxCharacters) {
      text += rest;
      break;
    }
    text += rest.take_front(found);
    text += to;
    rest = rest.drop_front(found + from.size());
    if (!from.empty())
      continue;
    if (rest.empty())
      break;
    text += rest.front();
    rest = rest.drop_front();
  }
  return boundedString(compilation, std::move(text));
}

template <bool left, bool right>
static const Value *callStrip(Compilation &compilation, Arguments arguments) {
  auto list = stringsOf(compilation, arguments, "strip", 0, 1);
  if (!list)
    return nullptr;
  llvm::StringRef text = textOf(arguments);
  llvm::StringRef characters = list->front().value_or(" \t\n\r\f\v");
  if (left)
    text = text.ltrim(characters);
  if (right)
    text = text.rtrim(characters);
  return boundedString(compilation, text.str());
}

template <bool atStart>
static const Value *callAffix(Compilation &compilation, Arguments arguments) {
  auto &list = arguments.positional;
  std::vector<const Value *> affixes;
  if (list.size() == 2) {
    auto *tuple = llvm::dyn_cast<TupleValue>(list[1]);
    affixes = tuple ? tuple->elements : std::vector<const Value *>{list[1]};
  }
  if (list.size() != 2 || !arguments.named.empty() ||
      !llvm::all_of(affixes, llvm::IsaPred<StringValue>))
    return compilation.error(llvm::Twine("'") +
                             (atStart ? "startswith" : "endswith") +
                             "' of a string takes a string, or a tuple of "
                             "them");
  llvm::StringRef text = textOf(arguments);
  return compilation.values.get(llvm::any_of(affixes, [&](const Value *value) {
    llvm::StringRef affix = llvm::cast<StringValue>(value)->value;
    return atStart ? text.starts_with(affix) : text.ends_with(affix);
  }));
}

template <bool atStart>
static const Value *callRemove(Compilation &compilation, Arguments arguments) {
  auto list = stringsOf(compilation, arguments,
                        atStart ? "removeprefix" : "removesuffix", 1, 1);
  if (!list || !list->front())
    return list ? compilation.error("this takes a string") : nullptr;
  llvm::StringRef text = textOf(arguments);
  atStart ? text.consume_front(*list->front())
          : text.consume_back(*list->front());
  return boundedString(compilation, text.str());
}

static const Value *callCount(Compilation &compilation, Arguments arguments) {
  auto list = stringsOf(compilation, arguments, "count", 1, 1);
  if (!list || !list->front())
    return list ? compilation.error("this takes a string") : nullptr;
  llvm::StringRef text = textOf(arguments);
  return compilation.values.integer(
      list->front()->empty() ? text.size() + 1 : text.count(*list->front()));
}

static const Value *callFind(Compilation &compilation, Arguments arguments) {
  auto list = stringsOf(compilation, arguments, "find", 1, 1);
  if (!list || !list->front())
    return list ? compilation.error("this takes a string") : nullptr;
  size_t found = textOf(arguments).find(*list->front());
  return compilation.values.integer(
      found == llvm::StringRef::npos ? -1 : int64_t(found));
}

template <bool isUpper>
static const Value *callCase(Compilation &compilation, Arguments arguments) {
  if (!stringsOf(compilation, arguments, isUpper ? "upper" : "lower", 0, 0))
    return nullptr;
  llvm::StringRef text = textOf(arguments);
  return boundedString(compilation, isUpper ? text.upper() : text.lower());
}

static const Value *callIsDigit(Compilation &compilation, Arguments arguments) {
  if (!stringsOf(compilation, arguments, "isdigit", 0, 0))
    return nullptr;
  llvm::StringRef text = textOf(arguments);
  return compilation.values.get(!text.empty() && llvm::all_of(text, [](char c) {
    return llvm::isDigit(c);
  }));
}

static const NativeFunction stringMethods[] = {
    {"format", callFormat},
    {"join", callJoin},
    {"split", callSplit},
    {"splitlines", callSplitLines},
    {"replace", callReplace},
    {"strip", callStrip<true, true>},
    {"lstrip", callStrip<true, false>},
    {"rstrip", callStrip<false, true>},
    {"startswith", callAffix<true>},
    {"endswith", callAffix<false>},
    {"removeprefix", callRemove<true>},
    {"removesuffix", callRemove<false>},
    {"count", callCount},
    {"find", callFind},
    {"upper", callCase<true>},
    {"lower", callCase<false>},
    {"isdigit", callIsDigit},
};

const NativeFunction *lookupStringMethod(llvm::StringRef name) {
  auto found = llvm::find_if(stringMethods, [&](const NativeFunction &method) {
    return method.name == name;
  });
  return found == std::end(stringMethods) ? nullptr : found;
}

std::vector<llvm::StringRef> stringMethodNames() {
  std::vector<llvm::StringRef> names;
  for (const NativeFunction &method : stringMethods)
    names.push_back(method.name);
  return names;
}

} // namespace kiln::triton
