// Strict reading of JSON objects.
#include "tools/case/JsonReader.h"

#include "targets/directives/AllDirectives.h"
#include "targets/support/Suggest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;

namespace kiln {

JsonLocation JsonLocation::at(StringRef key) const {
  return {file, path.empty() ? key.str() : path + "." + key.str()};
}
JsonLocation JsonLocation::at(size_t index) const {
  return {file, path + "[" + utostr(index) + "]"};
}

Error JsonLocation::error(const Twine &message) const {
  std::string location = path.empty() ? file : file + ": " + path;
  return createStringError(location + ": " + message);
}

/// What a value is, as messages call it.
static std::string kindOf(const json::Value &value) {
  switch (value.kind()) {
  case json::Value::Null:
    return "null";
  case json::Value::Boolean:
    return *value.getAsBoolean() ? "true" : "false";
  case json::Value::Number: {
    if (std::optional<int64_t> integer = value.getAsInteger())
      return itostr(*integer);
    if (std::optional<uint64_t> integer = value.getAsUINT64())
      return utostr(*integer);
    std::string text;
    raw_string_ostream(text) << format("%g", *value.getAsNumber());
    return text;
  }
  case json::Value::String:
    return "\"" + value.getAsString()->str() + "\"";
  case json::Value::Array:
    return "an array";
  case json::Value::Object:
    return "an object";
  }
  return "something else";
}

Error JsonLocation::expected(StringRef what, const json::Value &found) const {
  return error("expected " + what + ", found " + kindOf(found));
}

Expected<JsonReader> JsonReader::open(const json::Value &value,
                                      JsonLocation location) {
  if (const json::Object *object = value.getAsObject())
    return JsonReader(*object, std::move(location));
  return location.expected("an object", value);
}

const json::Value *JsonReader::find(StringRef key) {
  known.push_back(key);
  return object->get(key);
}

Expected<const json::Value *> JsonReader::require(StringRef key) {
  if (const json::Value *value = find(key))
    return value;
  return where.error("the key \"" + key + "\" is missing");
}

Expected<std::optional<std::string>> JsonReader::string(StringRef key) {
  const json::Value *value = find(key);
  if (!value)
    return std::nullopt;
  if (std::optional<StringRef> text = value->getAsString())
    return text->str();
  return where.at(key).expected("a string", *value);
}

Expected<std::optional<unsigned>> JsonReader::count(StringRef key) {
  const json::Value *value = find(key);
  if (!value)
    return std::nullopt;
  std::optional<int64_t> number = value->getAsInteger();
  if (number && *number > 0 && *number <= UINT32_MAX)
    return unsigned(*number);
  return where.at(key).expected("a positive integer", *value);
}

Expected<std::optional<unsigned>> JsonReader::upTo(StringRef key,
                                                   unsigned most) {
  const json::Value *value = find(key);
  if (!value)
    return std::nullopt;
  std::optional<int64_t> number = value->getAsInteger();
  if (number && *number >= 0 && *number <= most)
    return unsigned(*number);
  return where.at(key).expected("an integer from 0 to " + utostr(most), *value);
}

Expected<std::optional<double>> JsonReader::number(StringRef key) {
  const json::Value *value = find(key);
  if (!value)
    return std::nullopt;
  if (std::optional<double> number = value->getAsNumber())
    return *number;
  return where.at(key).expected("a number", *value);
}

Error JsonReader::finish() const {
  // Objects keep no order; the smallest name makes the message the same in
  // every run.
  StringRef unknown;
  for (auto &[key, value] : *object)
    if (!is_contained(known, StringRef(key)) &&
        (unknown.empty() || StringRef(key) < unknown))
      unknown = key;
  if (unknown.empty())
    return Error::success();
  return where.error("unknown key \"" + unknown + "\"" +
                     suggestNearest(unknown, known));
}

} // namespace kiln
