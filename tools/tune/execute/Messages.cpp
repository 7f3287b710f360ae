#include "tools/tune/execute/Messages.h"

#include "targets/support/Errors.h"
#include "llvm/Support/Base64.h"
#include <cmath>

using namespace llvm;

namespace kiln {
namespace {

Error missing(StringRef key, StringRef what) {
  return failure("expected \"", key, "\", ", what, ", in a line of JSON");
}

Error read(const json::Object &object, StringRef key, std::string &target) {
  std::optional<StringRef> text = object.getString(key);
  if (!text)
    return missing(key, "a string");
  target = text->str();
  return Error::success();
}

template <typename T>
Error readNumber(const json::Object &object, StringRef key, T &target) {
  std::optional<double> number = object.getNumber(key);
  if (!number)
    return missing(key, "a number");
  target = T(*number);
  return Error::success();
}

} // namespace

json::Object toJson(const AutoOrders &orders) {
  json::Object object{{"strategy", orders.strategy},
                      {"remat", orders.remat},
                      {"max_regs", nullptr}};
  if (orders.maxRegs)
    object["max_regs"] = *orders.maxRegs;
  addPlan(object, orders.way);
  return object;
}

Expected<AutoOrders> readOrders(const json::Object &object) {
  AutoOrders orders;
  if (Error error = read(object, "strategy", orders.strategy))
    return std::move(error);
  if (Error error = read(object, "remat", orders.remat))
    return std::move(error);
  if (std::optional<int64_t> cap = object.getInteger("max_regs"))
    orders.maxRegs = unsigned(*cap);
  if (Error error = readPlan(object).moveInto(orders.way))
    return std::move(error);
  return orders;
}

json::Object toJson(const TuneBinary &binary) {
  json::Object object = toJson(binary.orders);
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
  // The way's members stand beside these.
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

Expected<TuneBinary> readBinary(const json::Object &object) {
  TuneBinary binary;
  std::string code;
  if (Error error = readOrders(object).moveInto(binary.orders))
    return std::move(error);
  for (auto [key, target] :
       {std::pair("kernel", &binary.kernel), std::pair("object", &code),
        std::pair("binary", &binary.hash),
        std::pair("assembler", &binary.producer)})
    if (Error error = read(object, key, *target))
      return std::move(error);
  std::vector<char> bytes;
  if (Error error = decodeBase64(code, bytes))
    return std::move(error);
  binary.object.assign(bytes.begin(), bytes.end());
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
  binary.persistent = object.getBoolean("launch_wave").value_or(false);
  if (const json::Array *maps = object.getArray("launch_maps"))
    for (const json::Value &value : *maps) {
      Expected<TensorMapRecipe> recipe = TensorMapRecipe::read(value);
      if (!recipe)
        return recipe.takeError();
      binary.tensorMaps.push_back(std::move(*recipe));
    }
  binary.globalScratch = object.getInteger("launch_scratch").value_or(0);
  binary.cycles = object.getNumber("cycles").value_or(
      std::numeric_limits<double>::infinity());
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

Expected<TuneReply> readReply(const json::Object &object) {
  TuneReply reply;
  std::string status;
  if (Error error = readNumber(object, "id", reply.id))
    return std::move(error);
  if (Error error = read(object, "status", status))
    return std::move(error);
  std::optional<TuneStatus> known = tuneStatus(status);
  if (!known)
    return failure("\"status\": expected ok, refused, wrong, timeout or "
                   "stopped, found '",
                   status, "'");
  reply.status = *known;
  reply.stage = object.getString("stage").value_or("").str();
  reply.message = object.getString("message").value_or("").str();
  reply.seconds = object.getNumber("seconds").value_or(0);
  if (const json::Object *compiled = object.getObject("compiled"))
    if (Error error = readBinary(*compiled).moveInto(reply.binary))
      return std::move(error);
  if (const json::Array *times = object.getArray("times"))
    for (const json::Value &time : *times)
      reply.times.push_back(time.getAsNumber().value_or(0));
  reply.slowedBy = object.getString("slowed_by").value_or("").str();
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
    if (Error error = read(object, key, *target))
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
  object["orders"] = toJson(point.orders);
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
  const json::Object *orders = object.getObject("orders");
  if (!orders)
    return missing("orders", "an object");
  if (Error error = readOrders(*orders).moveInto(point.orders))
    return std::move(error);
  return point;
}

Expected<MeasureRequest> readMeasure(const json::Object &object,
                                     TuneBinary &binary) {
  MeasureRequest request;
  const json::Object *compiled = object.getObject("compiled");
  if (!compiled)
    return missing("compiled", "an object");
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
