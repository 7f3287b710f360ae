// Reading a case file.
#include "tools/case/CaseFile.h"
#include "targets/support/Errors.h"

#include "tools/case/CaseVariant.h"
#include "tools/driver/Source.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

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

/// A path as a case file gives it: from the folder that the file is in.
static std::string besideCase(StringRef casePath, StringRef path) {
  if (sys::path::is_absolute(path))
    return path.str();
  SmallString<128> resolved(sys::path::parent_path(casePath));
  sys::path::append(resolved, path);
  sys::path::remove_dots(resolved, /*remove_dot_dot=*/true);
  return resolved.str().str();
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
  file.kernel = besideCase(file.path, **path);
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
  if (const json::Value *bytes = reader.find("dynamic_shared"))
    return readExpression(*bytes, place.at("dynamic_shared"))
        .moveInto(file.dynamicShared);
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
    for (auto [other, earlier] : enumerate(file.arguments))
      if (earlier.name == argument->name)
        return place.at(index).at("name").error("'" + argument->name +
                                                "' is the name of arguments[" +
                                                Twine(other) + "] already");
    file.arguments.push_back(std::move(*argument));
  }
  return Error::success();
}

/// A file given where a case is expected, by name where it is a known other
/// kind.
static Error notACase(StringRef path, Error error) {
  StringRef suffix = sys::path::extension(path);
  std::string found = toString(std::move(error));
  std::string remedy = "`kiln run --help` shows how a case is used";
  if (is_contained({".ttir", ".mlir", ".ll", ".bc"}, suffix)) {
    found = suffix == ".ttir" || suffix == ".mlir" ? "tile IR" : "LLVM IR";
    remedy = ("`kiln compile " + path + "` takes a kernel alone").str();
  }
  return failure(path,
                 ": expected a case file, JSON with \"version\", "
                 "\"kernel\", \"grid\" and \"arguments\", found ",
                 found, "; ", remedy);
}

/// What kernels assume of the arguments, which have been read.
static Error readFacts(JsonReader &reader, CaseFile &file) {
  const JsonPlace &place = reader.place();
  if (const json::Value *value = reader.find("assumes")) {
    file.assumes.emplace();
    if (Error error =
            readAssumptions(*value, place.at("assumes"), file.arguments)
                .moveInto(*file.assumes))
      return error;
  }
  if (const json::Value *value = reader.find("specializations"))
    if (Error error = readSpecializations(*value, place.at("specializations"),
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
  reader.find("comment"); // for people: JSON has no other place for it
  if (Error error = readLaunch(reader, file))
    return error;
  if (Error error = readArguments(reader, file))
    return error;
  if (Error error = readFacts(reader, file))
    return error;
  if (const json::Value *tolerance = reader.find("tolerance"))
    if (Error error = readTolerance(*tolerance, reader.place().at("tolerance"))
                          .moveInto(file.tolerance))
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
  // Expressions are checked by evaluating them under every variant.
  for (unsigned index = 0; index < variantCount(file); ++index)
    if (Error error = resolveCase(file, index).takeError())
      return std::move(error);
  return file;
}

Expected<CaseFile> readCaseFile(StringRef path) {
  Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(path);
  if (!buffer)
    return buffer.takeError();
  return parseCaseFile((*buffer)->getBuffer(), path);
}

} // namespace kiln
