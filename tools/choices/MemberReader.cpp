#include "tools/choices/MemberReader.h"

#include "targets/support/Errors.h"
#include "targets/support/json/Json.h"
#include "targets/support/text/Escaped.h"
#include "tools/source/Source.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace llvm;

namespace kiln {

/// JSON has no infinity, but a text can have so large a number that it becomes
/// one.
static std::optional<double> finite(const json::Value &value) {
  std::optional<double> number = value.getAsNumber();
  return number && std::isfinite(*number) ? number : std::nullopt;
}

Error MemberReader::member(StringRef key, StringRef expected,
                           function_ref<bool(const json::Value &)> read) {
  Expected<const json::Value *> value = reader.require(key);
  if (!value)
    return value.takeError();
  return read(**value) ? Error::success()
                       : reader.location().at(key).expected(expected, **value);
}

Error MemberReader::text(StringRef key, std::string &target) {
  return member(key, "a string", [&](const json::Value &value) {
    std::optional<StringRef> text = value.getAsString();
    if (text)
      target = text->str();
    return text.has_value();
  });
}

Error MemberReader::texts(StringRef key, std::vector<std::string> &target) {
  return member(key, "an array of strings", [&](const json::Value &value) {
    const json::Array *array = value.getAsArray();
    if (!array)
      return false;
    for (const json::Value &element : *array) {
      std::optional<StringRef> text = element.getAsString();
      if (!text)
        return false;
      target.push_back(text->str());
    }
    return true;
  });
}

Error MemberReader::oneOf(StringRef key, ArrayRef<StringRef> values,
                          std::string &target) {
  std::string expected = "\"" + join(values, "\" or \"") + "\"";
  return member(key, expected, [&](const json::Value &value) {
    std::optional<StringRef> text = value.getAsString();
    if (!text || !is_contained(values, *text))
      return false;
    target = text->str();
    return true;
  });
}

Error MemberReader::hash(StringRef key, std::string &target) {
  return member(key, "64 hex digits in lower case",
                [&](const json::Value &value) {
                  target = value.getAsString().value_or("").str();
                  return target.size() == 64 && all_of(target, [](char c) {
                           return isDigit(c) || (c >= 'a' && c <= 'f');
                         });
                });
}

Error MemberReader::build(std::string &backend, std::string &options) {
  if (Error error = oneOf("backend", {"triton", "llvm", "tile"}, backend))
    return error;
  if (Error error = text("options", options))
    return error;
  if (backend == "triton" && !options.empty())
    return reader.location().at("options").error(
        "Triton's own binary has none, found \"" + options + "\"");
  return Error::success();
}

Error MemberReader::number(StringRef key, double &target) {
  return member(key, "a finite number", [&](const json::Value &value) {
    std::optional<double> number = finite(value);
    target = number.value_or(0);
    return number.has_value();
  });
}

Error MemberReader::notNegative(StringRef key, double &target) {
  return member(key, "a number of at least 0", [&](const json::Value &value) {
    std::optional<double> number = finite(value);
    target = number.value_or(0);
    return number && *number >= 0;
  });
}

/// Two numbers of at least 0, the lesser first; or null, where `mayBeOpen`.
static bool isInterval(const json::Value &value, bool mayBeOpen,
                       std::array<std::optional<double>, 2> &ends) {
  const json::Array *pair = value.getAsArray();
  if (!pair || pair->size() != 2)
    return false;
  for (auto [end, element] : zip(ends, *pair)) {
    end = finite(element);
    bool isOpen = mayBeOpen && element.getAsNull();
    if (!isOpen && !(end && *end >= 0))
      return false;
  }
  return !ends[0] || !ends[1] || *ends[0] <= *ends[1];
}

Error MemberReader::interval(StringRef key, std::array<double, 2> &target) {
  return member(key, "two numbers, the lesser first",
                [&](const json::Value &value) {
                  std::array<std::optional<double>, 2> ends;
                  if (!isInterval(value, /*mayBeOpen=*/false, ends))
                    return false;
                  target = {*ends[0], *ends[1]};
                  return true;
                });
}

Error MemberReader::openInterval(StringRef key,
                                 std::array<std::optional<double>, 2> &target) {
  return member(key, "two numbers or null, the lesser first",
                [&](const json::Value &value) {
                  return isInterval(value, /*mayBeOpen=*/true, target);
                });
}

Expected<const json::Array *> MemberReader::array(StringRef key) {
  const json::Array *array = nullptr;
  if (Error error = member(key, "an array", [&](const json::Value &value) {
        array = value.getAsArray();
        return array != nullptr;
      }))
    return std::move(error);
  return array;
}

JsonLocation locationOfKernel(const JsonLocation &array, size_t index,
                              const json::Value &value) {
  JsonLocation location = array.at(index);
  if (const json::Object *object = value.getAsObject())
    if (std::optional<StringRef> kernel = object->getString("kernel"))
      location.path += (" ('" + *kernel + "')").str();
  return location;
}

static Error readObject(StringRef path, StringRef what, int64_t version,
                        function_ref<Error(JsonReader &)> read) {
  Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(path);
  if (!buffer)
    return buffer.takeError();
  Expected<json::Value> root = parseStrictJson((*buffer)->getBuffer());
  if (!root)
    return failure(path, ": expected ", what, ": ", toString(root.takeError()));
  Expected<JsonReader> reader = JsonReader::open(*root, {path.str(), ""});
  if (!reader)
    return reader.takeError();
  Expected<const json::Value *> said = reader->require("version");
  if (!said)
    return said.takeError();
  if ((*said)->getAsInteger() != version)
    return reader->location().at("version").expected(itostr(version), **said);
  if (Error error = read(*reader))
    return error;
  return reader->finish();
}

Error readStrictly(StringRef path, StringRef what, int64_t version,
                   function_ref<Error(JsonReader &)> read) {
  // The text of a file comes from outside: a message that quotes it is one
  // line.
  if (Error error = readObject(path, what, version, read))
    return failure(escapedForTerminal(toString(std::move(error))));
  return Error::success();
}

} // namespace kiln
