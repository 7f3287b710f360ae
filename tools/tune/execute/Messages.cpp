#include "tools/tune/execute/Messages.h"

#include "targets/gpu/GpuTarget.h"
#include "targets/support/Errors.h"
#include "tools/tune/execute/MessageMembers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Base64.h"
#include <cmath>

using namespace llvm;

namespace kiln {
json::Object toJson(const AutoDirectives &directives) {
  json::Object object{{"strategy", directives.strategySpec()},
                      {"remat", directives.rematSpec()},
                      {"max_regs", nullptr}};
  if (directives.maxRegs)
    object["max_regs"] = *directives.maxRegs;
  if (directives.registerUsageLevel)
    object["register_usage_level"] = *directives.registerUsageLevel;
  if (directives.wavesPerEu)
    object["waves_per_eu"] = *directives.wavesPerEu;
  addPlan(object, directives.plan);
  return object;
}

Expected<AutoDirectives> readDirectives(const json::Object &object) {
  AutoDirectives result;
  std::string strategy, remats;
  if (Error error = read(object, "strategy", strategy))
    return std::move(error);
  if (Error error = read(object, "remat", remats))
    return std::move(error);
  Directives &directives = result;
  if (Error error = parseDirectives(strategy, remats).moveInto(directives))
    return std::move(error);
  if (const json::Value *cap = object.get("max_regs"); cap && !cap->getAsNull())
    if (Error error = readNumber(object, "max_regs", result.maxRegs.emplace()))
      return std::move(error);
  if (Error error = ifThere(object, "register_usage_level", [&] {
        return readNumber(object, "register_usage_level",
                          result.registerUsageLevel.emplace());
      }))
    return std::move(error);
  if (Error error = ifThere(object, "waves_per_eu", [&] {
        return readNumber(object, "waves_per_eu", result.wavesPerEu.emplace());
      }))
    return std::move(error);
  if (Error error = readPlan(object).moveInto(result.plan))
    return std::move(error);
  return result;
}

json::Object toJson(const TuneBinary &binary) {
  json::Object object = toJson(binary.directives);
  object["kernel"] = binary.kernel;
  object["object"] = encodeBase64(binary.object);
  object["binary"] = binary.hash;
  object["registers"] = binary.registers;
  object["threads"] = binary.threads;
  object["parameters"] = binary.parameters;
  object["spills"] = binary.spills;
  object["static_shared_bytes"] = binary.staticShared;
  object["dynamic_shared_bytes"] = binary.dynamicShared;
  object["warps"] = binary.warps;
  // The lowering variant's members stand beside these.
  object["launch_wave"] = binary.persistent;
  json::Array maps;
  for (const TensorMapRecipe &recipe : binary.tensorMaps)
    maps.push_back(recipe.json());
  object["launch_maps"] = std::move(maps);
  object["launch_scratch"] = binary.globalScratch;
  if (std::isfinite(binary.cycles)) // JSON has no infinity
    object["cycles"] = binary.cycles;
  object["assembler"] = binary.producer;
  return object;
}

/// What a launch gives beside the kernel's own arguments; plain kernels of an
/// executor say none of it.
static Error readLaunch(const json::Object &object, TuneBinary &binary) {
  if (const json::Value *wave = object.get("launch_wave")) {
    std::optional<bool> persistent = wave->getAsBoolean();
    if (!persistent)
      return wrongMember(object, "launch_wave", "true or false");
    binary.persistent = *persistent;
  }
  if (object.get("launch_maps")) {
    const json::Array *maps = object.getArray("launch_maps");
    if (!maps)
      return wrongMember(object, "launch_maps", "an array");
    for (const json::Value &value : *maps) {
      Expected<TensorMapRecipe> recipe = TensorMapRecipe::read(value);
      if (!recipe)
        return recipe.takeError();
      binary.tensorMaps.push_back(std::move(*recipe));
    }
  }
  return ifThere(object, "launch_scratch", [&] {
    return readNumber(object, "launch_scratch", binary.globalScratch);
  });
}

/// The machine code, and the names that go with it.
static Error readCode(const json::Object &object, TuneBinary &binary) {
  std::string code;
  for (auto [key, target] :
       {std::pair("kernel", &binary.kernel), std::pair("object", &code),
        std::pair("binary", &binary.hash)})
    if (Error error = readText(object, key, *target))
      return error;
  if (Error error = read(object, "assembler", binary.producer))
    return error;
  std::vector<char> bytes;
  if (Error error = decodeBase64(code, bytes)) {
    consumeError(std::move(error)); // it names a character, and no member
    return kLineOfJson.at("object").error("expected machine code as base64");
  }
  binary.object.assign(bytes.begin(), bytes.end());
  return Error::success();
}

Expected<TuneBinary> readBinary(const json::Object &object) {
  TuneBinary binary;
  if (Error error = readDirectives(object).moveInto(binary.directives))
    return std::move(error);
  if (Error error = readCode(object, binary))
    return std::move(error);
  for (auto [key, target] : {std::pair("registers", &binary.registers),
                             std::pair("threads", &binary.threads),
                             std::pair("parameters", &binary.parameters),
                             std::pair("warps", &binary.warps)})
    if (Error error = readNumber(object, key, *target))
      return std::move(error);
  for (auto [key, target] :
       {std::pair("spills", &binary.spills),
        std::pair("static_shared_bytes", &binary.staticShared),
        std::pair("dynamic_shared_bytes", &binary.dynamicShared)})
    if (Error error = readNumber(object, key, *target))
      return std::move(error);
  if (Error error = readLaunch(object, binary))
    return std::move(error);
  binary.cycles = std::numeric_limits<double>::infinity();
  if (const json::Value *cycles = object.get("cycles")) {
    std::optional<double> number = cycles->getAsNumber();
    if (!number || !(*number >= 0))
      return wrongMember(object, "cycles", "a number of at least 0");
    binary.cycles = *number;
  }
  return binary;
}

json::Object toJson(const TuneReply &reply) {
  json::Object object{{"id", reply.id},
                      {"status", nameOf(reply.status)},
                      {"seconds", reply.seconds}};
  if (reply.status != TuneStatus::Ok) {
    object["stage"] = reply.stage;
    object["message"] = reply.message;
  }
  if (!reply.binary.hash.empty())
    object["compiled"] = toJson(reply.binary);
  if (!reply.times.empty())
    object["times"] = json::Array(reply.times);
  if (!reply.slowedBy.empty())
    object["slowed_by"] = reply.slowedBy;
  return object;
}

/// The times of a measurement.
static Error readTimes(const json::Object &object, TuneReply &reply) {
  if (!object.get("times"))
    return Error::success();
  const json::Array *times = object.getArray("times");
  if (!times)
    return wrongMember(object, "times", "an array of microseconds");
  for (auto [index, time] : enumerate(*times)) {
    std::optional<double> number = time.getAsNumber();
    // Nothing runs for a fortnight; a sum of such numbers could overflow.
    if (!number || !(*number > 0 && *number <= 1e12))
      return kLineOfJson.at("times").at(index).expected(
          "microseconds, a number above 0", time);
    reply.times.push_back(*number);
  }
  return Error::success();
}

static Error readOutcome(const json::Object &object, TuneReply &reply) {
  std::string status;
  if (Error error = read(object, "status", status))
    return error;
  std::optional<TuneStatus> known = tuneStatus(status);
  if (!known)
    return wrongMember(object, "status",
                       "ok, refused, wrong, timeout or stopped");
  reply.status = *known;
  for (auto [key, target] :
       {std::pair("stage", &reply.stage), std::pair("message", &reply.message)})
    // What is not ok says where it ended, and why.
    if (reply.status != TuneStatus::Ok || object.get(key))
      if (Error error = read(object, key, *target))
        return error;
  return Error::success();
}

Expected<TuneReply> readReply(const json::Object &object, TuneJob job) {
  TuneReply reply;
  if (Error error = readNumber(object, "id", reply.id))
    return std::move(error);
  if (Error error = readOutcome(object, reply))
    return std::move(error);
  if (Error error = ifThere(object, "seconds", [&] {
        return readNumber(object, "seconds", reply.seconds);
      }))
    return std::move(error);
  if (Error error = ifThere(object, "slowed_by", [&] {
        return read(object, "slowed_by", reply.slowedBy);
      }))
    return std::move(error);
  if (Error error = readTimes(object, reply))
    return std::move(error);
  bool isOk = reply.status == TuneStatus::Ok;
  if (job == TuneJob::Measure && isOk && reply.times.empty())
    return wrongMember(object, "times",
                       "an array with the time of a launch, for a "
                       "measurement that is ok");
  if (job == TuneJob::Measure || !isOk)
    return reply;
  const json::Object *compiled = object.getObject("compiled");
  if (!compiled)
    return wrongMember(object, "compiled",
                       "an object, for a compilation that is ok");
  if (Error error = readBinary(*compiled).moveInto(reply.binary))
    return std::move(error);
  return reply;
}

json::Object toJson(const MeasuringGpu &gpu) {
  return json::Object{
      {"name", gpu.name},     {"uuid", gpu.uuid},
      {"driver", gpu.driver}, {"compute_capability", gpu.computeCapability},
      {"oracle", gpu.oracle}, {"waited", gpu.waited}};
}

Expected<MeasuringGpu> readGpu(const json::Object &object) {
  MeasuringGpu gpu;
  for (auto [key, target] :
       {std::pair("name", &gpu.name), std::pair("uuid", &gpu.uuid),
        std::pair("driver", &gpu.driver), std::pair("oracle", &gpu.oracle)})
    if (Error error = readText(object, key, *target))
      return std::move(error);
  if (Error error =
          readNumber(object, "compute_capability", gpu.computeCapability))
    return std::move(error);
  if (Error error = readNumber(object, "waited", gpu.waited))
    return std::move(error);
  return gpu;
}

static json::Object toJson(const TuneTask &task) {
  return json::Object{{"case", task.casePath},
                      {"target", task.target->name()},
                      {"variant", task.variant},
                      {"seed", task.seed},
                      {"hang_after", task.hangAfter}};
}

json::Object openMessage(const TuneTask &task, unsigned gpu,
                         const Baseline &baseline) {
  json::Object object = toJson(task);
  object["do"] = "open";
  object["version"] = tuneProtocol;
  object["gpu"] = gpu;
  object["configuration"] = baseline.configuration;
  object["baseline"] = toJson(baseline.binary);
  return object;
}

json::Object compileMessage(unsigned id, const TuneTask &task,
                            const TunePoint &point) {
  json::Object object = toJson(task);
  object["do"] = "compile";
  object["id"] = id;
  object["configuration"] = point.configuration;
  object["directives"] = toJson(point.directives);
  return object;
}

json::Object measureMessage(unsigned id, const MeasureRequest &request) {
  json::Object object{{"do", "measure"},
                      {"id", id},
                      {"configuration", request.configuration},
                      {"milliseconds", request.milliseconds},
                      {"stop_above", request.stopAbove},
                      {"gpu", nullptr},
                      {"compiled", toJson(*request.binary)}};
  if (request.gpu)
    object["gpu"] = *request.gpu;
  return object;
}

Expected<TuneTask> readTask(const json::Object &object) {
  TuneTask task;
  std::string target;
  if (Error error = read(object, "case", task.casePath))
    return std::move(error);
  if (Error error = read(object, "target", target))
    return std::move(error);
  if (Error error = findGpuTarget(target).moveInto(task.target))
    return std::move(error);
  if (Error error = readNumber(object, "variant", task.variant))
    return std::move(error);
  if (Error error = readNumber(object, "seed", task.seed))
    return std::move(error);
  if (Error error = readNumber(object, "hang_after", task.hangAfter))
    return std::move(error);
  return task;
}

Expected<TunePoint> readPoint(const json::Object &object) {
  TunePoint point;
  if (Error error = readNumber(object, "configuration", point.configuration))
    return std::move(error);
  const json::Object *directives = object.getObject("directives");
  if (!directives)
    return wrongMember(object, "directives", "an object");
  if (Error error = readDirectives(*directives).moveInto(point.directives))
    return std::move(error);
  return point;
}

Expected<MeasureRequest> readMeasure(const json::Object &object,
                                     TuneBinary &binary) {
  MeasureRequest request;
  const json::Object *compiled = object.getObject("compiled");
  if (!compiled)
    return wrongMember(object, "compiled", "an object");
  if (Error error = readBinary(*compiled).moveInto(binary))
    return std::move(error);
  request.binary = &binary;
  if (Error error = readNumber(object, "configuration", request.configuration))
    return std::move(error);
  if (Error error = readNumber(object, "milliseconds", request.milliseconds))
    return std::move(error);
  if (Error error = readNumber(object, "stop_above", request.stopAbove))
    return std::move(error);
  return request;
}

} // namespace kiln
