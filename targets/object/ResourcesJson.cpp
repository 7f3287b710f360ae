//===- ResourcesJson.cpp - the resources record as JSON -------------------===//
//
// The field names are a contract with whoever reads our reports; a number that
// is not known is null.
//
//===----------------------------------------------------------------------===//
#include "targets/object/Resources.h"

using namespace llvm;

namespace kiln {
namespace {

template <typename T> json::Value orNull(const std::optional<T> &value) {
  return value ? json::Value(uint64_t(*value)) : json::Value(nullptr);
}

json::Value nextStepJson(const Occupancy &occupancy) {
  if (!occupancy.nextStep)
    return nullptr;
  return json::Object{{"registers", orNull(occupancy.nextStep->registers)},
                      {"shared_bytes", orNull(occupancy.nextStep->sharedBytes)},
                      {"warps_per_unit", occupancy.nextStep->warpsPerUnit}};
}

/// Where dynamic shared memory is not known the figures are the most there can
/// be, and "at_most" says so.
json::Value occupancyJson(const std::optional<Occupancy> &occupancy,
                          bool atMost) {
  if (!occupancy)
    return nullptr;
  json::Array limiters;
  for (Limiter limiter : occupancy->limiters)
    limiters.push_back(limiterName(limiter));
  return json::Object{{"warps_per_unit", occupancy->warpsPerUnit},
                      {"max_warps_per_unit", occupancy->maxWarpsPerUnit},
                      {"fraction", occupancy->fraction()},
                      {"at_most", atMost},
                      {"limiters", std::move(limiters)},
                      {"next_step", nextStepJson(*occupancy)}};
}

} // namespace

json::Object toJSON(const KernelResources &kernel, const LaunchShape &launch) {
  std::optional<Occupancy> occupancy;
  if (const GpuTarget *gpu = lookupGpuTarget(kernel.target))
    occupancy = computeOccupancy(*gpu, kernel, launch);
  return json::Object{
      {"file", kernel.file},
      {"kernel", json::fixUTF8(kernel.kernel)},
      {"target", kernel.target},
      {"registers", orNull(kernel.registers)},
      {"agprs", orNull(kernel.agprs)},
      {"stack_bytes", orNull(kernel.stackBytes)},
      {"spill_store_bytes", orNull(kernel.spillStoreBytes)},
      {"spill_load_bytes", orNull(kernel.spillLoadBytes)},
      {"static_shared_bytes", orNull(kernel.staticSharedBytes)},
      {"dynamic_shared_bytes", orNull(launch.dynamicSharedOf(kernel))},
      {"threads_per_block", orNull(launch.threadsOf(kernel))},
      {"occupancy", occupancyJson(occupancy, launch.lacksShared(kernel))}};
}

json::Object toJSON(ArrayRef<KernelResources> kernels,
                    const std::map<std::string, LaunchShape> &launches) {
  json::Array list;
  for (const KernelResources &kernel : kernels) {
    auto launch = launches.find(kernel.kernel);
    list.push_back(toJSON(kernel, launch == launches.end() ? LaunchShape()
                                                           : launch->second));
  }
  return json::Object{{"version", resourcesVersion},
                      {"kernels", std::move(list)}};
}

json::Object toJSON(const InstructionMix &mix) {
  return json::Object{{"total", mix.total},
                      {"global_loads", mix.globalLoads},
                      {"global_stores", mix.globalStores},
                      {"shared_loads", mix.sharedLoads},
                      {"shared_stores", mix.sharedStores},
                      {"local_loads", mix.localLoads},
                      {"local_stores", mix.localStores},
                      {"atomics", mix.atomics},
                      {"async_copies", mix.asyncCopies},
                      {"barriers", mix.barriers},
                      {"matrix", mix.matrix},
                      {"gmma", mix.groupMatrix},
                      {"warpgroup_arrives", mix.groupFences},
                      {"warpgroup_waits", mix.groupWaits},
                      {"branches", mix.branches}};
}

} // namespace kiln
