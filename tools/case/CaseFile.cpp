#include "tools/case/CaseFile.h"
#include "targets/directives/Directives.h"
#include "targets/support/Errors.h"
#include "targets/support/json/Json.h"
#include "tools/case/CaseVariant.h"
#include "tools/case/NotACase.h"
#include "tools/source/Source.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

static Expected<CaseSizes> readSizes(const json::Value &value,
                                     const JsonLocation &location) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return location.expected("an object of sizes", value);
  CaseSizes sizes;
  for (auto &[key, member] : *object) {
    StringRef name = key;
    if (!isSizeName(name))
      return location.error(
          "'" + name + "' is no name for a size: use letters, digits and _");
    std::optional<int64_t> size = member.getAsInteger();
    if (!size || *size < 0)
      return location.at(name).expected("an integer of at least 0", member);
    sizes[name.str()] = *size;
  }
  return sizes;
}

static Expected<std::vector<CaseSizes>>
readVariants(const json::Value &value, const JsonLocation &location,
             const CaseSizes &base) {
  const json::Array *array = value.getAsArray();
  if (!array)
    return location.expected("an array of objects of sizes", value);
  std::vector<CaseSizes> variants;
  for (auto [index, element] : enumerate(*array)) {
    Expected<CaseSizes> sizes = readSizes(element, location.at(index));
    if (!sizes)
      return sizes.takeError();
    for (auto &[name, size] : *sizes)
      if (!base.count(name))
        return location.at(index).error("'" + name +
                                        "' is not among the sizes");
    variants.push_back(std::move(*sizes));
  }
  return variants;
}

/// A path as a case file gives it: from the folder that the file is in.
static std::string besideCase(StringRef casePath, StringRef path) {
  if (sys::path::is_absolute(path))
    return path.str();
  SmallString<128> resolved(sys::path::parent_path(casePath));
  sys::path::append(resolved, path);
  sys::path::remove_dots(resolved, /*remove_dot_dot=*/true);
  return resolved.str().str();
}

static Error readPath(JsonReader &reader, StringRef key, const CaseFile &file,
                      std::string &target) {
  Expected<std::optional<std::string>> path = reader.string(key);
  if (!path || !*path)
    return path.takeError();
  target = besideCase(file.path, **path);
  return Error::success();
}

static Error readGrid(JsonReader &reader, CaseFile &file) {
  const json::Value *grid = reader.find("grid");
  if (!grid)
    return Error::success();
  JsonLocation location = reader.location().at("grid");
  std::vector<std::string> extents;
  if (Error error = readExpressions(*grid, location).moveInto(extents))
    return error;
  if (extents.size() < 1 || extents.size() > 3)
    return location.error("a grid has one to three dimensions");
  extents.resize(3, "1");
  llvm::copy(extents, file.grid.begin());
  return Error::success();
}

static Error readLanguage(JsonReader &reader, CaseFile &file) {
  const json::Value *value = reader.find("language");
  if (!value)
    return Error::success();
  std::optional<StringRef> text = value->getAsString();
  if (text && (file.language = tt::parseLanguage(*text)))
    return Error::success();
  return reader.location()
      .at("language")
      .expected(text ? "\"3.6\" or \"3.9\""
                     : "a string, \"3.6\" or \"3.9\" (releases of Triton)",
                *value);
}

/// The kernel and its launch: what a configuration may replace, but for the
/// sizes.
static Error readKernel(JsonReader &reader, CaseFile &file) {
  if (Error error = readPath(reader, "kernel", file, file.kernel))
    return error;
  Expected<std::optional<std::string>> name = reader.string("name");
  if (!name)
    return name.takeError();
  file.name = name->value_or(file.name);
  if (Error error = readPython(reader, file.python, [&](StringRef folder) {
        return besideCase(file.path, folder);
      }))
    return error;
  for (auto [key, target] : {std::pair("num_warps", &file.numWarps),
                             std::pair("num_stages", &file.numStages)}) {
    Expected<std::optional<unsigned>> count = reader.count(key);
    if (!count)
      return count.takeError();
    if (*count)
      *target = **count;
  }
  if (Error error = readLanguage(reader, file))
    return error;
  if (const json::Value *value = reader.find("fp_fusion")) {
    std::optional<bool> fusion = value->getAsBoolean();
    if (!fusion)
      return reader.location()
          .at("fp_fusion")
          .expected("true or false", *value);
    file.fpFusion = *fusion;
  }
  if (Error error = readGrid(reader, file))
    return error;
  if (const json::Value *bytes = reader.find("dynamic_shared"))
    return readExpression(*bytes, reader.location().at("dynamic_shared"))
        .moveInto(file.dynamicShared);
  return Error::success();
}

/// The kernel, its sizes, its launch and its directives; the arguments apart.
static Error readLaunch(JsonReader &reader, CaseFile &file) {
  const JsonLocation &location = reader.location();
  for (StringRef key : {"kernel", "grid"})
    if (Error error = reader.require(key).takeError())
      return error;
  if (Error error = readKernel(reader, file))
    return error;
  for (auto [key, target] : {std::pair("sched_strategy", &file.schedStrategy),
                             std::pair("remat", &file.remat)}) {
    Expected<std::optional<std::string>> text = reader.string(key);
    if (!text)
      return text.takeError();
    *target = text->value_or("");
  }
  for (auto [key, target] : {std::pair("max_regs", &file.maxRegs),
                             std::pair("waves_per_eu", &file.wavesPerEu)})
    if (Error error = reader.count(key).moveInto(*target))
      return error;
  if (Error error = reader.upTo("register_usage_level", kMostRegisterUsageLevel)
                        .moveInto(file.registerUsageLevel))
    return error;
  if (const json::Value *sizes = reader.find("sizes"))
    if (Error error =
            readSizes(*sizes, location.at("sizes")).moveInto(file.sizes))
      return error;
  if (const json::Value *variants = reader.find("variants"))
    if (Error error =
            readVariants(*variants, location.at("variants"), file.sizes)
                .moveInto(file.variants))
      return error;
  return readPath(reader, "reference", file, file.reference);
}

/// The name of a configuration that gives none: the numbers it replaces.
static std::string labelOf(const json::Object &object, size_t index) {
  std::map<StringRef, int64_t> numbers; // objects keep no order
  for (StringRef key : {"num_warps", "num_stages"})
    if (std::optional<int64_t> number = object.getInteger(key))
      numbers[key] = *number;
  if (const json::Object *sizes = object.getObject("sizes"))
    for (auto &[key, size] : *sizes)
      numbers[key] = size.getAsInteger().value_or(0);
  if (const json::Object *constants = object.getObject("constants"))
    for (auto &[key, value] : *constants)
      if (std::optional<int64_t> number = value.getAsInteger())
        numbers[key] = *number;
  std::string text;
  for (auto [key, number] : numbers)
    text += (text.empty() ? "" : ", ") + (key + "=" + Twine(number)).str();
  return text.empty() ? "configuration " + utostr(index) : text;
}

/// The case under one of its configurations.
static Expected<CaseFile> readConfiguration(const json::Value &value,
                                            const JsonLocation &location,
                                            size_t index,
                                            const CaseFile &base) {
  Expected<JsonReader> reader = JsonReader::open(value, location);
  if (!reader)
    return reader.takeError();
  CaseFile file = base;
  file.location = location.path;
  reader->find("comment");
  if (Error error = readKernel(*reader, file))
    return std::move(error);
  if (const json::Value *sizes = reader->find("sizes")) {
    Expected<CaseSizes> replaced = readSizes(*sizes, location.at("sizes"));
    if (!replaced)
      return replaced.takeError();
    for (auto &[name, size] : *replaced) {
      if (!base.sizes.count(name))
        return location.at("sizes").error("'" + name +
                                          "' is not among the sizes");
      file.sizes[name] = size;
    }
  }
  Expected<std::optional<std::string>> label = reader->string("label");
  if (!label)
    return label.takeError();
  file.label = label->value_or(labelOf(*value.getAsObject(), index));
  if (Error error = reader->finish())
    return std::move(error);
  return file;
}

static Error readConfigurations(JsonReader &reader, CaseFile &file) {
  const json::Value *value = reader.find("configurations");
  if (!value)
    return Error::success();
  JsonLocation location = reader.location().at("configurations");
  const json::Array *array = value->getAsArray();
  if (!array || array->empty())
    return location.expected("an array of objects, at least one", *value);
  std::vector<CaseFile> list;
  for (auto [index, element] : enumerate(*array)) {
    Expected<CaseFile> configuration =
        readConfiguration(element, location.at(index), index, file);
    if (!configuration)
      return configuration.takeError();
    for (auto [other, earlier] : enumerate(list))
      if (earlier.label == configuration->label)
        return location.at(index).at("label").error(
            "'" + earlier.label + "' is the name of configurations[" +
            Twine(other) + "] already");
    list.push_back(std::move(*configuration));
  }
  file.configurations = std::move(list);
  return Error::success();
}

static Error readVersion(JsonReader &reader) {
  Expected<const json::Value *> version = reader.require("version");
  if (!version)
    return version.takeError();
  if ((*version)->getAsInteger() != 1)
    return reader.location().at("version").expected("1, the only version",
                                                    **version);
  return Error::success();
}

/// All outputs are compared with files, or none is.
static Error checkExpected(const CaseFile &file, const JsonLocation &location) {
  auto outputs = make_filter_range(file.arguments, [](const CaseArgument &a) {
    return a.isTensor && a.role != CaseRole::In;
  });
  auto hasFile = [](const CaseArgument &a) { return !a.expected.empty(); };
  if (none_of(outputs, hasFile) || all_of(outputs, hasFile))
    return Error::success();
  return location.error(
      "'" + find_if_not(outputs, hasFile)->name +
      "' has no \"expected\", and another output does; give it "
      "to all of them or to none");
}

/// The arguments of a kernel, or the tensors of its memory, after those there.
static Error readArguments(const json::Value &list,
                           const JsonLocation &location, CaseFile &file) {
  const json::Array *array = list.getAsArray();
  if (!array)
    return location.expected("an array of objects", list);
  for (auto [index, value] : enumerate(*array)) {
    Expected<CaseArgument> argument = readArgument(value, location.at(index));
    if (!argument)
      return argument.takeError();
    for (const CaseArgument &earlier : file.arguments)
      if (earlier.name == argument->name)
        return location.at(index).at("name").error(
            "'" + argument->name + "' is the name of another argument already");
    for (std::string *path : {&argument->fill.file, &argument->expected})
      if (!path->empty())
        *path = besideCase(file.path, *path);
    file.arguments.push_back(std::move(*argument));
  }
  return Error::success();
}

static Error readTensors(JsonReader &reader, CaseFile &file) {
  const JsonLocation &location = reader.location();
  Expected<const json::Value *> arguments = reader.require("arguments");
  if (!arguments)
    return arguments.takeError();
  if (Error error = readArguments(**arguments, location.at("arguments"), file))
    return error;
  if (const json::Value *memory = reader.find("memory")) {
    size_t passed = file.arguments.size();
    if (Error error = readArguments(*memory, location.at("memory"), file))
      return error;
    file.memoryCount = file.arguments.size() - passed;
    for (auto [index, tensor] :
         enumerate(ArrayRef(file.arguments).drop_front(passed)))
      if (!tensor.isTensor)
        return location.at("memory").at(index).error(
            "memory holds tensors, and this has no \"shape\"");
  }
  return checkExpected(file, location.at("arguments"));
}

/// What kernels assume of the arguments, which have been read.
static Error readFacts(JsonReader &reader, CaseFile &file) {
  const JsonLocation &location = reader.location();
  if (const json::Value *value = reader.find("assumes")) {
    file.assumes.emplace();
    if (Error error =
            readAssumptions(*value, location.at("assumes"), file.arguments)
                .moveInto(*file.assumes))
      return error;
  }
  if (const json::Value *value = reader.find("specializations"))
    if (Error error =
            readSpecializations(*value, location.at("specializations"),
                                file.arguments)
                .moveInto(file.specializations))
      return error;
  for (CaseSpecialization &entry : file.specializations)
    if (!entry.kernel.empty())
      entry.kernel = besideCase(file.path, entry.kernel);
  return Error::success();
}

/// Everything that stands in the file; expressions stay text.
static Error readAll(JsonReader &reader, CaseFile &file) {
  if (Error error = readVersion(reader))
    return error;
  reader.find("comment"); // for people: JSON has no other way to keep it
  if (Error error = readLaunch(reader, file))
    return error;
  if (Error error = readTensors(reader, file))
    return error;
  if (Error error = readFacts(reader, file))
    return error;
  if (const json::Value *tolerance = reader.find("tolerance"))
    if (Error error =
            readTolerance(*tolerance, reader.location().at("tolerance"))
                .moveInto(file.tolerance))
      return error;
  if (Error error = readConfigurations(reader, file))
    return error;
  return reader.finish();
}

Expected<CaseFile> parseCaseFile(StringRef text, StringRef path) {
  Expected<json::Value> root = parseJson(text);
  if (!root)
    return notACase(path, root.takeError());
  Expected<JsonReader> reader = JsonReader::open(*root, {path.str(), ""});
  if (!reader)
    return reader.takeError();
  CaseFile file;
  file.path = path.str();
  if (Error error = readAll(*reader, file))
    return std::move(error);
  if (Error error = checkNames(file.python, file.sizes, reader->location()))
    return std::move(error);
  // Expressions are checked by evaluating them under every variant.
  for (unsigned index = 0; index < variantCount(file); ++index) {
    if (Error error = resolveCase(file, index).takeError())
      return std::move(error);
    for (const CaseFile &configuration : file.configurations)
      if (Error error = resolveCase(configuration, index).takeError())
        return std::move(error);
  }
  return file;
}

void overrideLanguage(CaseFile &file, std::optional<tt::Language> language) {
  if (!language)
    return;
  file.language = language;
  for (CaseFile &configuration : file.configurations)
    configuration.language = language;
}

Expected<CaseFile> readCaseFile(StringRef path) {
  Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(path);
  if (!buffer)
    return buffer.takeError();
  return parseCaseFile((*buffer)->getBuffer(), path);
}

} // namespace kiln
