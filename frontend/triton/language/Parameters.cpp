//===- Parameters.cpp -----------------------------------------------------===//

#include "frontend/triton/language/Parameters.h"
#include "frontend/triton/language/Builtin.h"
#include "targets/support/Suggest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <mutex>

namespace kiln::triton {

/// The text up to the next comma outside of quotes and parentheses; `text` is
/// what follows it.
static llvm::StringRef takePart(llvm::StringRef &text) {
  unsigned depth = 0;
  char quote = 0;
  size_t end = 0;
  for (; end != text.size(); ++end) {
    char c = text[end];
    if (quote)
      quote = c == quote ? 0 : quote;
    else if (c == '\'' || c == '"')
      quote = c;
    else if (c == '(')
      ++depth;
    else if (c == ')')
      --depth;
    else if (c == ',' && depth == 0)
      break;
  }
  llvm::StringRef part = text.take_front(end).trim();
  text = text.drop_front(std::min(end + 1, text.size()));
  return part;
}

static std::vector<Parameter> readParameters(llvm::StringRef text) {
  std::vector<Parameter> parameters;
  auto kind = Parameter::Kind::Plain;
  while (!text.empty()) {
    auto [name, defaultText] = takePart(text).split('=');
    if (name.consume_front("*")) {
      kind = Parameter::Kind::NamedOnly;
      if (!name.empty())
        parameters.push_back({name.trim(), {}, Parameter::Kind::Rest});
    } else {
      parameters.push_back({name.trim(), defaultText.trim(), kind});
    }
  }
  return parameters;
}

llvm::ArrayRef<Parameter> parametersOf(llvm::StringLiteral text) {
  // Several compilations may run in threads of one process.
  static std::mutex mutex;
  static std::map<const char *, std::vector<Parameter>> known;
  std::lock_guard<std::mutex> lock(mutex);
  auto [entry, isNew] = known.try_emplace(text.data());
  if (isNew)
    entry->second = readParameters(text);
  return entry->second;
}

const Value *defaultOf(ValueTable &values, const Parameter &parameter) {
  llvm::StringRef text = parameter.defaultText;
  if (text == "None")
    return values.none();
  if (text == "True" || text == "False")
    return values.get(text == "True");
  if (text == "()")
    return values.make<TupleValue>(std::vector<const Value *>());
  if (text.front() == '\'' || text.front() == '"')
    return values.make<StringValue>(text.drop_front().drop_back().str());
  int64_t integer;
  if (!text.getAsInteger(10, integer))
    return values.integer(integer);
  double number;
  bool failed = text.getAsDouble(number);
  assert(!failed && "a record has a default that is no literal");
  (void)failed;
  return values.make<FloatValue>(number);
}

namespace {

/// The arguments of one call, as they are bound.
class Binding {
public:
  Binding(Emitter &emitter, const Builtin &builtin)
      : emitter(emitter), builtin(builtin),
        parameters(parametersOf(builtin.parameters)), bound(parameters.size()) {
  }

  bool bindPositional(llvm::ArrayRef<const Value *> positional);
  bool bindNamed(llvm::StringRef name, const Value *value);
  bool fillDefaults();

  llvm::SmallVector<const Value *> take() {
    return llvm::SmallVector<const Value *>(bound.begin(), bound.end());
  }

private:
  bool fail(const llvm::Twine &message) {
    emitter.error(builtin.name + "() " + message);
    return false;
  }

  Emitter &emitter;
  const Builtin &builtin;
  llvm::ArrayRef<Parameter> parameters;
  std::vector<const Value *> bound;
};

} // namespace

bool Binding::bindPositional(llvm::ArrayRef<const Value *> positional) {
  size_t given = positional.size();
  for (auto [parameter, slot] : llvm::zip(parameters, bound)) {
    if (parameter.kind == Parameter::Kind::Rest) {
      slot = emitter.values.make<TupleValue>(positional.vec());
      return true;
    }
    if (positional.empty() || parameter.kind != Parameter::Kind::Plain)
      break;
    slot = positional.consume_front();
  }
  if (positional.empty())
    return true;
  size_t most = given - positional.size();
  return fail("takes " + llvm::Twine(most) + " positional argument" +
              (most == 1 ? "" : "s") + ", but " + llvm::Twine(given) +
              (given == 1 ? " was" : " were") + " given");
}

bool Binding::bindNamed(llvm::StringRef name, const Value *value) {
  std::vector<llvm::StringRef> names;
  for (auto [parameter, slot] : llvm::zip(parameters, bound)) {
    if (parameter.kind == Parameter::Kind::Rest)
      continue;
    names.push_back(parameter.name);
    if (parameter.name != name)
      continue;
    if (slot)
      return fail("got multiple values for argument '" + name + "'");
    slot = value;
    return true;
  }
  return fail("got an unexpected keyword argument '" + name + "'" +
              kiln::suggestNearest(name, names));
}

bool Binding::fillDefaults() {
  std::vector<std::string> missing;
  for (auto [parameter, slot] : llvm::zip(parameters, bound)) {
    if (slot)
      continue;
    if (parameter.kind == Parameter::Kind::Rest)
      slot = emitter.values.make<TupleValue>(std::vector<const Value *>());
    else if (parameter.defaultText.empty())
      missing.push_back(("'" + parameter.name + "'").str());
    else
      slot = defaultOf(emitter.values, parameter);
  }
  if (missing.empty())
    return true;
  return fail("missing " + llvm::Twine(missing.size()) + " required argument" +
              (missing.size() == 1 ? "" : "s") + ": " +
              llvm::join(missing, ", "));
}

std::optional<llvm::SmallVector<const Value *>>
bindArguments(Emitter &emitter, const Builtin &builtin,
              const CallArguments &arguments) {
  Binding binding(emitter, builtin);
  if (!binding.bindPositional(arguments.positional))
    return std::nullopt;
  for (const auto &[name, value] : arguments.named)
    if (!binding.bindNamed(name, value))
      return std::nullopt;
  if (!binding.fillDefaults())
    return std::nullopt;
  return binding.take();
}

} // namespace kiln::triton
