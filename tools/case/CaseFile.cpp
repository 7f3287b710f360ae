// Reading a case file, and its numbers under one variant.
#include "tools/case/CaseFile.h"

#include "tools/case/JsonReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

using reference::ElementType;

/// An integer or an expression, as text.
static Expected<std::string> readExpression(const json::Value &value,
                                            const JsonPlace &place) {
  if (std::optional<int64_t> number = value.getAsInteger())
    return itostr(*number);
  if (std::optional<StringRef> text = value.getAsString())
    return text->str();
  return place.expected("an integer or an expression over the sizes", value);
}

static Expected<std::vector<std::string>>
readExpressions(const json::Value &value, const JsonPlace &place) {
  const json::Array *array = value.getAsArray();
  if (!array)
    return place.expected("an array of integers and expressions", value);
  std::vector<std::string> texts;
  for (auto [index, element] : enumerate(*array)) {
    Expected<std::string> text = readExpression(element, place.at(index));
    if (!text)
      return text.takeError();
    texts.push_back(std::move(*text));
  }
  return texts;
}

static Expected<CaseSizes> readSizes(const json::Value &value,
                                     const JsonPlace &place) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return place.expected("an object of sizes", value);
  CaseSizes sizes;
  for (auto &[key, member] : *object) {
    StringRef name = key;
    if (!isSizeName(name))
      return place.error("'" + name +
                         "' is no name for a size: use letters, digits and _");
    std::optional<int64_t> size = member.getAsInteger();
    if (!size || *size < 0)
      return place.at(name).expected("an integer of at least 0", member);
    sizes[name.str()] = *size;
  }
  return sizes;
}

static Expected<std::vector<CaseSizes>> readVariants(const json::Value &value,
                                                     const JsonPlace &place,
                                                     const CaseSizes &base) {
  const json::Array *array = value.getAsArray();
  if (!array)
    return place.expected("an array of objects of sizes", value);
  std::vector<CaseSizes> variants;
  for (auto [index, element] : enumerate(*array)) {
    Expected<CaseSizes> sizes = readSizes(element, place.at(index));
    if (!sizes)
      return sizes.takeError();
    for (auto &[name, size] : *sizes)
      if (!base.count(name))
        return place.at(index).error("'" + name + "' is not among the sizes");
    variants.push_back(std::move(*sizes));
  }
  return variants;
}

/// Two numbers, as in {"normal": [0, 1]}.
static Error readPair(const json::Value &value, const JsonPlace &place,
                      CaseFill &fill) {
  const json::Array *array = value.getAsArray();
  if (!array || array->size() != 2)
    return place.expected("an array of two numbers", value);
  double *targets[] = {&fill.first, &fill.second};
  for (auto [index, target] : enumerate(targets)) {
    std::optional<double> number = (*array)[index].getAsNumber();
    if (!number)
      return place.at(index).expected("a number", (*array)[index]);
    *target = *number;
  }
  return Error::success();
}

static Expected<CaseFill> readNamedFill(StringRef name,
                                        const json::Value &value,
                                        const JsonPlace &place) {
  static constexpr std::pair<StringLiteral, CaseFill::Kind> names[] = {
      {"nan", CaseFill::Nan},
      {"zero", CaseFill::Zero},
      {"ones", CaseFill::Ones},
      {"arange", CaseFill::Arange},
      {"permutation", CaseFill::Permutation}};
  for (auto &[known, kind] : names)
    if (name == known)
      return CaseFill{kind};
  return place.expected("nan, zero, ones, arange, permutation, or an object "
                        "with constant, normal, uniform or integers",
                        value);
}

static Expected<CaseFill> readFill(const json::Value &value,
                                   const JsonPlace &place) {
  if (std::optional<StringRef> name = value.getAsString())
    return readNamedFill(*name, value, place);
  const json::Object *object = value.getAsObject();
  if (!object || object->size() != 1)
    return readNamedFill("", value, place);
  StringRef name = object->begin()->first;
  const json::Value &parameter = object->begin()->second;
  JsonPlace at = place.at(name);
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
  } else {
    return readNamedFill(name, value, place);
  }
  return fill;
}

static Expected<CaseTolerance> readTolerance(const json::Value &value,
                                             const JsonPlace &place) {
  CaseTolerance tolerance;
  Expected<JsonReader> reader = JsonReader::open(value, place);
  if (!reader)
    return reader.takeError();
  for (auto [key, target] : {std::pair("relative", &tolerance.relative),
                             std::pair("absolute", &tolerance.absolute)}) {
    Expected<std::optional<double>> number = reader->number(key);
    if (!number)
      return number.takeError();
    if (*number && !(**number >= 0))
      return place.at(key).error("a tolerance cannot be negative");
    *target = number->value_or(0);
  }
  if (Error error = reader->finish())
    return std::move(error);
  return tolerance;
}

/// shape, strides, offset, fill, role and tolerance of a tensor.
static Error readTensor(JsonReader &reader, const json::Value &shape,
                        CaseArgument &argument) {
  const JsonPlace &place = reader.place();
  argument.isTensor = true;
  if (Error error =
          readExpressions(shape, place.at("shape")).moveInto(argument.shape))
    return error;
  if (const json::Value *value = reader.find("strides")) {
    if (Error error = readExpressions(*value, place.at("strides"))
                          .moveInto(argument.strides))
      return error;
    if (argument.strides.size() != argument.shape.size())
      return place.at("strides").error("there is one stride per dimension of "
                                       "the shape");
  }
  if (const json::Value *value = reader.find("offset"))
    if (Error error = readExpression(*value, place.at("offset"))
                          .moveInto(argument.offset))
      return error;
  Expected<const json::Value *> fill = reader.require("fill");
  if (!fill)
    return fill.takeError();
  if (Error error = readFill(**fill, place.at("fill")).moveInto(argument.fill))
    return error;
  if (const json::Value *value = reader.find("tolerance"))
    if (Error error = readTolerance(*value, place.at("tolerance"))
                          .moveInto(argument.tolerance))
      return error;
  const json::Value *role = reader.find("role");
  if (!role)
    return Error::success();
  StringRef name = role->getAsString().value_or("");
  if (name != "in" && name != "out" && name != "inout")
    return place.at("role").expected("in, out or inout", *role);
  argument.role = name == "in"    ? CaseRole::In
                  : name == "out" ? CaseRole::Out
                                  : CaseRole::InOut;
  return Error::success();
}

static Error readScalar(JsonReader &reader, CaseArgument &argument) {
  Expected<const json::Value *> value = reader.require("value");
  if (!value) {
    consumeError(value.takeError());
    return reader.place().error(
        "an argument has a \"shape\" (a tensor) or a \"value\" (a scalar)");
  }
  JsonPlace place = reader.place().at("value");
  if (argument.dtype.kind == ElementType::Float) {
    std::optional<double> number = (*value)->getAsNumber();
    if (!number)
      return place.expected("a number", **value);
    argument.number = *number;
    return Error::success();
  }
  return readExpression(**value, place).moveInto(argument.integer);
}

static Expected<CaseArgument> readArgument(const json::Value &value,
                                           const JsonPlace &place) {
  Expected<JsonReader> reader = JsonReader::open(value, place);
  if (!reader)
    return reader.takeError();
  CaseArgument argument;
  for (auto [key, target] : {std::pair("name", &argument.name),
                             std::pair("dtype", &argument.dtypeName)}) {
    Expected<std::optional<std::string>> text = reader->string(key);
    if (!text)
      return text.takeError();
    if (!*text)
      return place.error(Twine("the key \"") + key + "\" is missing");
    *target = **text;
  }
  std::optional<ElementType> dtype =
      reference::parseElementType(argument.dtypeName);
  if (!dtype)
    return place.at("dtype").error(
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

/// The kernel, its sizes, its launch and its orders; the arguments apart.
static Error readLaunch(JsonReader &reader, CaseFile &file) {
  const JsonPlace &place = reader.place();
  Expected<const json::Value *> kernel = reader.require("kernel");
  if (!kernel)
    return kernel.takeError();
  Expected<std::optional<std::string>> path = reader.string("kernel");
  if (!path)
    return path.takeError();
  SmallString<128> resolved(sys::path::parent_path(file.path));
  sys::path::append(resolved, **path);
  sys::path::remove_dots(resolved, /*remove_dot_dot=*/true);
  file.kernel = sys::path::is_absolute(**path) ? **path : resolved.str().str();
  for (auto [key, target] : {std::pair("name", &file.name),
                             std::pair("sched_strategy", &file.schedStrategy),
                             std::pair("remat", &file.remat)}) {
    Expected<std::optional<std::string>> text = reader.string(key);
    if (!text)
      return text.takeError();
    *target = text->value_or("");
  }
  for (auto [key, target] : {std::pair("num_warps", &file.numWarps),
                             std::pair("num_stages", &file.numStages),
                             std::pair("max_regs", &file.maxRegs),
                             std::pair("waves_per_eu", &file.wavesPerEu)})
    if (Error error = reader.count(key).moveInto(*target))
      return error;
  if (const json::Value *sizes = reader.find("sizes"))
    if (Error error = readSizes(*sizes, place.at("sizes")).moveInto(file.sizes))
      return error;
  if (const json::Value *variants = reader.find("variants"))
    if (Error error = readVariants(*variants, place.at("variants"), file.sizes)
                          .moveInto(file.variants))
      return error;
  Expected<const json::Value *> grid = reader.require("grid");
  if (!grid)
    return grid.takeError();
  std::vector<std::string> extents;
  if (Error error = readExpressions(**grid, place.at("grid")).moveInto(extents))
    return error;
  if (extents.size() < 1 || extents.size() > 3)
    return place.at("grid").error("a grid has one to three dimensions");
  extents.resize(3, "1");
  llvm::copy(extents, file.grid.begin());
  return Error::success();
}

static Error readVersion(JsonReader &reader) {
  Expected<const json::Value *> version = reader.require("version");
  if (!version)
    return version.takeError();
  if ((*version)->getAsInteger() != 1)
    return reader.place().at("version").expected("1, the only version",
                                                 **version);
  return Error::success();
}

static Error readArguments(JsonReader &reader, CaseFile &file) {
  Expected<const json::Value *> arguments = reader.require("arguments");
  if (!arguments)
    return arguments.takeError();
  JsonPlace place = reader.place().at("arguments");
  const json::Array *array = (*arguments)->getAsArray();
  if (!array)
    return place.expected("an array of objects", **arguments);
  for (auto [index, value] : enumerate(*array)) {
    Expected<CaseArgument> argument = readArgument(value, place.at(index));
    if (!argument)
      return argument.takeError();
    file.arguments.push_back(std::move(*argument));
  }
  return Error::success();
}

Expected<CaseFile> parseCaseFile(StringRef text, StringRef path) {
  JsonPlace place{path.str(), ""};
  Expected<json::Value> root = json::parse(text);
  if (!root)
    return place.error(toString(root.takeError()));
  CaseFile file;
  file.path = path.str();
  Expected<JsonReader> reader = JsonReader::open(*root, place);
  if (!reader)
    return reader.takeError();
  if (Error error = readVersion(*reader))
    return std::move(error);
  reader->find("comment"); // for people: JSON has no other place for it
  if (Error error = readLaunch(*reader, file))
    return std::move(error);
  if (Error error = readArguments(*reader, file))
    return std::move(error);
  if (const json::Value *tolerance = reader->find("tolerance"))
    if (Error error = readTolerance(*tolerance, place.at("tolerance"))
                          .moveInto(file.tolerance))
      return std::move(error);
  if (Error error = reader->finish())
    return std::move(error);
  // Expressions are checked by evaluating them under every variant.
  for (unsigned index = 0; index < variantCount(file); ++index)
    if (Error error = resolveCase(file, index).takeError())
      return std::move(error);
  return file;
}

Expected<CaseFile> readCaseFile(StringRef path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> buffer =
      MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return createStringError("cannot read '" + path +
                             "': " + buffer.getError().message());
  return parseCaseFile((*buffer)->getBuffer(), path);
}

} // namespace kiln
