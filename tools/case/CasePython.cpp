#include "tools/case/CasePython.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln {

void CasePython::set(const std::string &name, const std::string &value) {
  constants[name] = value;
  int64_t number;
  if (StringRef(value).getAsInteger(10, number))
    integers.erase(name);
  else
    integers[name] = number;
}

/// A value of JSON as an expression of Python.
static Expected<std::string> expressionOf(const json::Value &value,
                                          const JsonLocation &location) {
  if (std::optional<StringRef> text = value.getAsString())
    return text->str();
  if (value.kind() == json::Value::Null)
    return std::string("None");
  if (std::optional<bool> truth = value.getAsBoolean())
    return std::string(*truth ? "True" : "False");
  if (!value.getAsNumber())
    return location.expected("a number, true, false, null, or an expression "
                             "of Python as a string",
                             value);
  std::string text;
  raw_string_ostream(text) << value;
  return text;
}

static Error readConstants(const json::Value &value,
                           const JsonLocation &location, CasePython &python) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return location.expected("an object of constants", value);
  for (auto &[key, member] : *object) {
    StringRef name = key;
    Expected<std::string> text = expressionOf(member, location.at(name));
    if (!text)
      return text.takeError();
    python.set(name.str(), *text);
  }
  return Error::success();
}

Error checkNames(const CasePython &python, const CaseSizes &sizes,
                 const JsonLocation &root) {
  for (auto &[name, value] : python.integers)
    if (sizes.count(name))
      return root.at("constants")
          .error("'" + name +
                 "' is a size, too; a constant that is an integer serves as "
                 "one, so "
                 "leave it out of the sizes");
  return Error::success();
}

Error readPython(JsonReader &reader, CasePython &python,
                 function_ref<std::string(StringRef)> resolve) {
  Expected<std::optional<std::string>> signature = reader.string("signature");
  if (!signature)
    return signature.takeError();
  python.signature = signature->value_or(python.signature);
  if (const json::Value *constants = reader.find("constants"))
    if (Error error = readConstants(*constants,
                                    reader.location().at("constants"), python))
      return error;
  const json::Value *folders = reader.find("python_path");
  if (!folders)
    return Error::success();
  JsonLocation location = reader.location().at("python_path");
  const json::Array *array = folders->getAsArray();
  if (!array)
    return location.expected("an array of folders", *folders);
  python.searchPath.clear();
  for (auto [index, element] : enumerate(*array)) {
    std::optional<StringRef> folder = element.getAsString();
    if (!folder)
      return location.at(index).expected("a folder", element);
    python.searchPath.push_back(resolve(*folder));
  }
  return Error::success();
}

} // namespace kiln
