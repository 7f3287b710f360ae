// Reading how a tensor is filled.
#include "tools/case/CaseArgument.h"

using namespace llvm;

namespace kiln {

/// Two numbers, as in {"normal": [0, 1]}.
static Error readPair(const json::Value &value, const JsonLocation &location,
                      CaseFill &fill) {
  const json::Array *array = value.getAsArray();
  if (!array || array->size() != 2)
    return location.expected("an array of two numbers", value);
  double *targets[] = {&fill.first, &fill.second};
  for (auto [index, target] : enumerate(targets)) {
    std::optional<double> number = (*array)[index].getAsNumber();
    if (!number)
      return location.at(index).expected("a number", (*array)[index]);
    *target = *number;
  }
  return Error::success();
}

static Expected<CaseFill> readNamedFill(StringRef name,
                                        const json::Value &value,
                                        const JsonLocation &location) {
  static constexpr std::pair<StringLiteral, CaseFill::Kind> names[] = {
      {"nan", CaseFill::Nan},
      {"zero", CaseFill::Zero},
      {"ones", CaseFill::Ones},
      {"arange", CaseFill::Arange},
      {"permutation", CaseFill::Permutation}};
  for (auto &[known, kind] : names)
    if (name == known)
      return CaseFill{kind};
  return location.expected(
      "nan, zero, ones, arange, permutation, or an object "
      "with constant, normal, uniform, integers, values, pointers or file",
      value);
}

Expected<CaseFill> readFill(const json::Value &value,
                            const JsonLocation &location) {
  if (std::optional<StringRef> name = value.getAsString())
    return readNamedFill(*name, value, location);
  const json::Object *object = value.getAsObject();
  if (!object || object->size() != 1)
    return readNamedFill("", value, location);
  StringRef name = object->begin()->first;
  const json::Value &parameter = object->begin()->second;
  JsonLocation at = location.at(name);
  CaseFill fill;
  if (name == "constant") {
    fill.kind = CaseFill::Constant;
    std::optional<double> number = parameter.getAsNumber();
    if (!number)
      return at.expected("a number", parameter);
    fill.first = *number;
  } else if (name == "normal" || name == "uniform") {
    fill.kind = name == "normal" ? CaseFill::Normal : CaseFill::Uniform;
    if (Error error = readPair(parameter, at, fill))
      return std::move(error);
  } else if (name == "integers") {
    fill.kind = CaseFill::Integers;
    Expected<std::vector<std::string>> bounds = readExpressions(parameter, at);
    if (!bounds)
      return bounds.takeError();
    if (bounds->size() != 2)
      return at.expected("an array of two integers", parameter);
    fill.low = (*bounds)[0], fill.high = (*bounds)[1];
  } else if (name == "values" || name == "pointers") {
    fill.kind = name == "values" ? CaseFill::Values : CaseFill::Pointers;
    if (Error error = readExpressions(parameter, at).moveInto(fill.list))
      return std::move(error);
  } else if (name == "file") {
    fill.kind = CaseFill::File;
    std::optional<StringRef> path = parameter.getAsString();
    if (!path)
      return at.expected("the path of a file", parameter);
    fill.file = path->str();
  } else {
    return readNamedFill(name, value, location);
  }
  return fill;
}

} // namespace kiln
