#include "tools/tune/TunedFile.h"

#include "targets/support/Errors.h"
#include "targets/support/json/Json.h"
#include "tools/case/JsonReader.h"
#include "tools/report/Table.h"
#include "tools/source/Source.h"
#include "tools/tune/execute/Messages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include <deque>

using namespace llvm;

namespace kiln {
namespace {

constexpr int tunedVersion = 1;

json::Value orNull(StringRef text) {
  return text.empty() ? json::Value(nullptr) : json::Value(text);
}

json::Value orNull(std::optional<unsigned> number) {
  return number ? json::Value(*number) : json::Value(nullptr);
}

json::Object toJson(const TunedKernel &kernel) {
  json::Object object{
      {"kernel", kernel.kernel},
      {"target", kernel.target},
      {"configuration", json::Object{{"label", orNull(kernel.label)},
                                     {"kernel", kernel.source},
                                     {"ir", kernel.ir},
                                     {"num_warps", orNull(kernel.numWarps)},
                                     {"num_stages", orNull(kernel.numStages)},
                                     {"fp_fusion", kernel.fpFusion}}},
      {"sched_strategy", kernel.directives.strategySpec()},
      {"remat", orNull(kernel.directives.rematSpec())},
      {"max_regs", orNull(kernel.directives.maxRegs)},
      {"sizes", kernel.sizes},
      {"measured_on", kernel.measuredOn}};
  if (!kernel.constants.empty()) {
    json::Object constants;
    for (auto &[name, value] : kernel.constants)
      constants[name] = value;
    (*object.getObject("configuration"))["constants"] = std::move(constants);
  }
  if (kernel.directives.registerUsageLevel)
    object["register_usage_level"] = *kernel.directives.registerUsageLevel;
  if (kernel.directives.wavesPerEu)
    object["waves_per_eu"] = *kernel.directives.wavesPerEu;
  addPlan(object, kernel.directives.plan);
  return object;
}

/// Members that are text, or null for none.
Error readTexts(JsonReader &reader,
                ArrayRef<std::pair<StringRef, std::string *>> members) {
  for (auto [key, target] : members) {
    Expected<const json::Value *> value = reader.require(key);
    if (!value)
      return value.takeError();
    if ((*value)->kind() == json::Value::Null)
      continue;
    std::optional<StringRef> text = (*value)->getAsString();
    if (!text)
      return reader.location().at(key).expected("a string", **value);
    *target = text->str();
  }
  return Error::success();
}

Error readCounts(
    JsonReader &reader,
    ArrayRef<std::pair<StringRef, std::optional<unsigned> *>> members) {
  for (auto [key, target] : members) {
    Expected<const json::Value *> value = reader.require(key);
    if (!value)
      return value.takeError();
    if ((*value)->kind() == json::Value::Null)
      continue;
    if (Error error = reader.count(key).moveInto(*target))
      return error;
  }
  return Error::success();
}

Expected<TunedKernel> readKernel(const json::Value &value,
                                 const JsonLocation &location) {
  Expected<JsonReader> reader = JsonReader::open(value, location);
  if (!reader)
    return reader.takeError();
  TunedKernel kernel;
  std::string strategy, remats;
  if (Error error = readTexts(*reader, {{"kernel", &kernel.kernel},
                                        {"target", &kernel.target},
                                        {"sched_strategy", &strategy},
                                        {"remat", &remats},
                                        {"sizes", &kernel.sizes},
                                        {"measured_on", &kernel.measuredOn}}))
    return std::move(error);
  Directives &directives = kernel.directives;
  if (Error error = parseDirectives(strategy, remats).moveInto(directives))
    return location.error(toString(std::move(error)) +
                          "; tune the kernel again, or remove its entry");
  if (Error error =
          readCounts(*reader, {{"max_regs", &kernel.directives.maxRegs}}))
    return std::move(error);
  if (Error error =
          reader->upTo("register_usage_level", kMostRegisterUsageLevel)
              .moveInto(kernel.directives.registerUsageLevel))
    return std::move(error);
  // More than any SIMD holds; the driver checks it against the GPU.
  constexpr unsigned mostWaves = 32;
  if (Error error = reader->upTo("waves_per_eu", mostWaves)
                        .moveInto(kernel.directives.wavesPerEu))
    return std::move(error);
  std::deque<std::string> keys; // the reader keeps references
  for (const VariantRecord &record : loweringVariants())
    (void)reader->find(keys.emplace_back(record.key()));
  if (Error error =
          readPlan(*value.getAsObject()).moveInto(kernel.directives.plan))
    return location.error(toString(std::move(error)));
  Expected<const json::Value *> inner = reader->require("configuration");
  if (!inner)
    return inner.takeError();
  Expected<JsonReader> configuration =
      JsonReader::open(**inner, location.at("configuration"));
  if (!configuration)
    return configuration.takeError();
  if (Error error = readTexts(*configuration, {{"label", &kernel.label},
                                               {"kernel", &kernel.source},
                                               {"ir", &kernel.ir}}))
    return std::move(error);
  if (Error error =
          readCounts(*configuration, {{"num_warps", &kernel.numWarps},
                                      {"num_stages", &kernel.numStages}}))
    return std::move(error);
  if (const json::Value *constants = configuration->find("constants")) {
    JsonLocation there = location.at("configuration").at("constants");
    const json::Object *list = constants->getAsObject();
    if (!list)
      return there.expected("an object of constants", *constants);
    for (auto &[key, member] : *list) {
      std::optional<StringRef> text = member.getAsString();
      if (!text)
        return there.at(StringRef(key)).expected("a string", member);
      kernel.constants[StringRef(key).str()] = text->str();
    }
  }
  if (const json::Value *fusion = configuration->find("fp_fusion")) {
    if (!fusion->getAsBoolean())
      return location.at("configuration")
          .at("fp_fusion")
          .expected("true or false", *fusion);
    kernel.fpFusion = *fusion->getAsBoolean();
  }
  if (Error error = configuration->finish())
    return std::move(error);
  if (Error error = reader->finish())
    return std::move(error);
  return kernel;
}

} // namespace

Expected<TunedFile> TunedFile::read(StringRef path, bool missingIsEmpty) {
  TunedFile file;
  file.path = path.str();
  if (missingIsEmpty && !sys::fs::exists(path))
    return file;
  Expected<std::unique_ptr<MemoryBuffer>> buffer = openFile(path);
  if (!buffer)
    return buffer.takeError();
  Expected<json::Value> root = parseJson((*buffer)->getBuffer());
  if (!root)
    return failure(path, ": expected a file that `kiln tune` wrote: ",
                   toString(root.takeError()));
  Expected<JsonReader> reader = JsonReader::open(*root, {path.str(), ""});
  if (!reader)
    return reader.takeError();
  const json::Value *version = reader->find("version"),
                    *kernels = reader->find("kernels");
  if (!version || version->getAsInteger() != tunedVersion || !kernels ||
      !kernels->getAsArray())
    return failure(path,
                   ": expected a file that `kiln tune` wrote: \"version\" ",
                   tunedVersion, " and \"kernels\", an array");
  for (auto [index, value] : enumerate(*kernels->getAsArray())) {
    Expected<TunedKernel> kernel =
        readKernel(value, reader->location().at("kernels").at(index));
    if (!kernel)
      return kernel.takeError();
    file.set(std::move(*kernel));
  }
  if (Error error = reader->finish())
    return std::move(error);
  return file;
}

void TunedFile::set(TunedKernel kernel) {
  std::pair key(kernel.kernel, kernel.target);
  kernels[key] = std::move(kernel);
}

Expected<const TunedKernel *> TunedFile::find(StringRef kernel,
                                              StringRef target) const {
  auto found = kernels.find({kernel.str(), target.str()});
  if (found != kernels.end())
    return &found->second;
  SmallVector<std::string> known;
  for (auto &[key, value] : kernels)
    known.push_back("'" + key.first + "' on " + key.second);
  std::string meant =
      kernel.empty() ? "a kernel" : ("the kernel '" + kernel + "'").str();
  return failure(path, ": nothing was tuned for ", meant, " on ", target,
                 known.empty() ? "" : "; it has ", join(known, ", "));
}

std::vector<const TunedKernel *> TunedFile::forTarget(StringRef target) const {
  std::vector<const TunedKernel *> list;
  for (auto &[key, kernel] : kernels)
    if (key.second == target)
      list.push_back(&kernel);
  return list;
}

std::string TunedFile::text() const {
  json::Array list;
  for (auto &[key, kernel] : kernels)
    list.push_back(toJson(kernel));
  std::string text;
  raw_string_ostream os(text);
  printJson(os, json::Object{{"version", tunedVersion},
                             {"kernels", std::move(list)}});
  return text;
}

} // namespace kiln
