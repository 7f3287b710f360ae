// Reading one argument of a case file.
#include "tools/case/CaseArgument.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <limits>

using namespace llvm;

namespace kiln {

using reference::ElementType;

Expected<std::string> readExpression(const json::Value &value,
                                     const JsonLocation &location) {
  if (std::optional<int64_t> number = value.getAsInteger())
    return itostr(*number);
  if (std::optional<StringRef> text = value.getAsString())
    return text->str();
  return location.expected("an integer or an expression over the sizes", value);
}

Expected<std::vector<std::string>>
readExpressions(const json::Value &value, const JsonLocation &location) {
  const json::Array *array = value.getAsArray();
  if (!array)
    return location.expected("an array of integers and expressions", value);
  std::vector<std::string> texts;
  for (auto [index, element] : enumerate(*array)) {
    Expected<std::string> text = readExpression(element, location.at(index));
    if (!text)
      return text.takeError();
    texts.push_back(std::move(*text));
  }
  return texts;
}

Expected<CaseTolerance> readTolerance(const json::Value &value,
                                      const JsonLocation &location) {
  CaseTolerance tolerance;
  Expected<JsonReader> reader = JsonReader::open(value, location);
  if (!reader)
    return reader.takeError();
  for (auto [key, target] : {std::pair("relative", &tolerance.relative),
                             std::pair("absolute", &tolerance.absolute)}) {
    Expected<std::optional<double>> number = reader->number(key);
    if (!number)
      return number.takeError();
    if (*number && !(**number >= 0))
      return location.at(key).error("a tolerance cannot be negative");
    *target = number->value_or(0);
  }
  if (Error error = reader->finish())
    return std::move(error);
  return tolerance;
}

/// role of a tensor, and what a run must leave in it.
static Error readOutcome(JsonReader &reader, CaseArgument &argument) {
  const JsonLocation &location = reader.location();
  if (const json::Value *role = reader.find("role")) {
    StringRef name = role->getAsString().value_or("");
    if (name != "in" && name != "out" && name != "inout")
      return location.at("role").expected("in, out or inout", *role);
    argument.role = name == "in"    ? CaseRole::In
                    : name == "out" ? CaseRole::Out
                                    : CaseRole::InOut;
  }
  Expected<std::optional<std::string>> expected = reader.string("expected");
  if (!expected)
    return expected.takeError();
  argument.expected = expected->value_or("");
  if (*expected && argument.role == CaseRole::In)
    return location.at("expected")
        .error("a tensor that the kernel writes has the role out or inout");
  return Error::success();
}

/// shape, strides, offset, fill, role and tolerance of a tensor.
static Error readTensor(JsonReader &reader, const json::Value &shape,
                        CaseArgument &argument) {
  const JsonLocation &location = reader.location();
  argument.isTensor = true;
  if (Error error =
          readExpressions(shape, location.at("shape")).moveInto(argument.shape))
    return error;
  if (const json::Value *value = reader.find("strides")) {
    if (Error error = readExpressions(*value, location.at("strides"))
                          .moveInto(argument.strides))
      return error;
    if (argument.strides.size() != argument.shape.size())
      return location.at("strides").error(
          "there is one stride per dimension of "
          "the shape");
  }
  if (const json::Value *value = reader.find("offset"))
    if (Error error = readExpression(*value, location.at("offset"))
                          .moveInto(argument.offset))
      return error;
  Expected<const json::Value *> fill = reader.require("fill");
  if (!fill)
    return fill.takeError();
  if (Error error =
          readFill(**fill, location.at("fill")).moveInto(argument.fill))
    return error;
  if (const json::Value *value = reader.find("tolerance"))
    if (Error error = readTolerance(*value, location.at("tolerance"))
                          .moveInto(argument.tolerance))
      return error;
  return readOutcome(reader, argument);
}

static Error readScalar(JsonReader &reader, CaseArgument &argument) {
  Expected<const json::Value *> value = reader.require("value");
  if (!value) {
    consumeError(value.takeError());
    return reader.location().error(
        "an argument has a \"shape\" (a tensor) or a \"value\" (a scalar)");
  }
  JsonLocation location = reader.location().at("value");
  if (argument.dtype.kind == ElementType::Float) {
    std::optional<double> number = (*value)->getAsNumber();
    // JSON has no words for these numbers.
    StringRef word = (*value)->getAsString().value_or("");
    if (word == "nan")
      number = std::numeric_limits<double>::quiet_NaN();
    else if (word == "inf" || word == "-inf")
      number =
          (word == "inf" ? 1 : -1) * std::numeric_limits<double>::infinity();
    if (!number)
      return location.expected("a number, \"nan\", \"inf\" or \"-inf\"",
                               **value);
    argument.number = *number;
    return Error::success();
  }
  return readExpression(**value, location).moveInto(argument.integer);
}

Expected<CaseArgument> readArgument(const json::Value &value,
                                    const JsonLocation &location) {
  Expected<JsonReader> reader = JsonReader::open(value, location);
  if (!reader)
    return reader.takeError();
  CaseArgument argument;
  for (auto [key, target] : {std::pair("name", &argument.name),
                             std::pair("dtype", &argument.dtypeName)}) {
    Expected<std::optional<std::string>> text = reader->string(key);
    if (!text)
      return text.takeError();
    if (!*text)
      return location.error(Twine("the key \"") + key + "\" is missing");
    *target = **text;
  }
  std::optional<ElementType> dtype =
      reference::parseElementType(argument.dtypeName);
  if (!dtype)
    return location.at("dtype").error(
        "unknown dtype \"" + argument.dtypeName +
        "\"; expected i1, i8, i16, i32, i64, f16, bf16, f32, f64, f8e4m3fn, "
        "f8e5m2, f8e4m3fnuz or f8e5m2fnuz");
  argument.dtype = *dtype;
  const json::Value *shape = reader->find("shape");
  if (Error error = shape ? readTensor(*reader, *shape, argument)
                          : readScalar(*reader, argument))
    return std::move(error);
  if (Error error = reader->finish())
    return std::move(error);
  return argument;
}

} // namespace kiln
