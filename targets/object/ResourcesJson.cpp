//===- ResourcesJson.cpp - the resources record as JSON -------------------===//
//
// The field names are a stable interface for readers of our reports; a number
// that is not known is null.
//
//===----------------------------------------------------------------------===//
#include "targets/gpu/CannotLaunch.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/object/Resources.h"

using namespace llvm;

namespace kiln {
namespace {

template <typename T> json::Value orNull(const std::optional<T> &value) {
  return value ? json::Value(uint64_t(*value)) : json::Value(nullptr);
}

/// A lower bound is no count of bytes.
json::Value spillJson(const KernelResources &kernel,
                      const std::optional<uint64_t> &bytes) {
  return kernel.spillsAtLeast ? json::Value(nullptr) : orNull(bytes);
}

json::Value nextStepJson(const Occupancy &occupancy) {
  if (!occupancy.nextStep)
    return nullptr;
  return toJSON(*occupancy.nextStep);
}

json::Value limitsJson(const Occupancy &occupancy) {
  json::Object limits;
  for (const Occupancy::Limit &limit : occupancy.limits)
    if (limit.blocks != Occupancy::noLimit)
      limits[limiterName(limit.limiter)] = limit.blocks;
  return limits;
}

/// Where the threads of an occupancy come from.
Origin threadsOrigin(const KernelResources &kernel, const LaunchShape &launch) {
  if (launch.threadsPerBlock)
    return Origin::Launch;
  return kernel.threadsPerBlock ? kernel.threadsOrigin : Origin::Assumed;
}

/// Where each number of the record comes from; no entry where there is none.
json::Object originsJson(const KernelResources &kernel,
                         const LaunchShape &launch) {
  json::Object origins;
  Origin file = kernel.isTyped ? Origin::Typed : Origin::Binary;
  auto note = [&](StringRef field, bool known, Origin origin) {
    if (known)
      origins[field] = originName(origin);
  };
  note("registers", kernel.registers.has_value(), file);
  note("agprs", kernel.agprs.has_value(), file);
  note("scalar_registers", kernel.scalarRegisters.has_value(), file);
  note("stack_bytes", kernel.stackBytes.has_value(), file);
  note("spill_store_bytes",
       kernel.spillStoreBytes.has_value() && !kernel.spillsAtLeast, file);
  note("spill_load_bytes",
       kernel.spillLoadBytes.has_value() && !kernel.spillsAtLeast, file);
  note("static_shared_bytes", kernel.staticSharedBytes.has_value(), file);
  note("barriers", true, file);
  note("warp_size", true, file);
  note("cluster_blocks", kernel.clusterBlocks.has_value(), file);
  note("threads_per_block", launch.threadsOf(kernel).has_value(),
       threadsOrigin(kernel, launch));
  if (launch.dynamicShared)
    origins["dynamic_shared_bytes"] = originName(Origin::Launch);
  else if (kernel.dynamicSharedBytes)
    origins["dynamic_shared_bytes"] = originName(kernel.dynamicOrigin);
  else
    origins["dynamic_shared_bytes"] = originName(Origin::Assumed);
  return origins;
}

} // namespace

StringRef originName(Origin origin) {
  switch (origin) {
  case Origin::Binary:
    return "binary";
  case Origin::Metadata:
    return "metadata";
  case Origin::Launch:
    return "launch";
  case Origin::Typed:
    return "typed";
  case Origin::Assumed:
    return "assumed";
  }
  llvm_unreachable("every origin has a name");
}

json::Object toJSON(const NextStep &step) {
  return json::Object{{"registers", orNull(step.registers)},
                      {"scalar_registers", orNull(step.scalarRegisters)},
                      {"shared_bytes", orNull(step.sharedBytes)},
                      {"barriers", orNull(step.barriers)},
                      {"tensor_columns", orNull(step.tensorColumns)},
                      {"threads_per_block", orNull(step.threads)},
                      {"blocks_per_unit", step.blocksPerUnit},
                      {"warps_per_unit", step.warpsPerUnit}};
}

json::Object toJSON(const Occupancy &occupancy, bool atMost) {
  json::Array limiters;
  for (Limiter limiter : occupancy.limiters)
    limiters.push_back(limiterName(limiter));
  return json::Object{{"blocks_per_unit", occupancy.blocksPerUnit},
                      {"warps_per_block", occupancy.warpsPerBlock},
                      {"warps_per_unit", occupancy.warpsPerUnit},
                      {"max_warps_per_unit", occupancy.maxWarpsPerUnit},
                      {"fraction", occupancy.fraction()},
                      {"at_most", atMost},
                      {"launchable", occupancy.launchable()},
                      {"registers_allocated", occupancy.registersAllocated},
                      {"shared_bytes_allocated", occupancy.sharedAllocated},
                      {"limits", limitsJson(occupancy)},
                      {"limiters", std::move(limiters)},
                      {"next_step", nextStepJson(occupancy)}};
}

json::Object toJSON(const KernelResources &kernel, const LaunchShape &launch) {
  json::Value occupancy = nullptr;
  json::Array reasons;
  std::optional<OccupancyRequest> request = occupancyRequest(kernel, launch);
  const GpuTarget *gpu = lookupGpuTarget(kernel.target);
  if (gpu && request) {
    Occupancy reckoned = computeOccupancy(*gpu, *request);
    occupancy = toJSON(reckoned, launch.isBound(kernel));
    for (const std::string &reason : whyItCannotLaunch(*gpu, *request))
      reasons.push_back(reason);
  }
  return json::Object{
      {"file",
       kernel.isTyped ? json::Value(nullptr) : json::Value(kernel.file)},
      {"kernel", kernel.isTyped ? json::Value(nullptr)
                                : json::Value(json::fixUTF8(kernel.kernel))},
      {"target", kernel.target},
      {"producer", kernel.producer.empty()
                       ? json::Value(nullptr)
                       : json::Value(json::fixUTF8(kernel.producer))},
      {"registers", orNull(kernel.registers)},
      {"agprs", orNull(kernel.agprs)},
      {"scalar_registers", orNull(kernel.scalarRegisters)},
      {"register_cap", orNull(kernel.registerCap)},
      {"moves_registers", kernel.movesRegisters},
      {"stack_bytes", orNull(kernel.stackBytes)},
      {"spill_store_bytes", spillJson(kernel, kernel.spillStoreBytes)},
      {"spill_load_bytes", spillJson(kernel, kernel.spillLoadBytes)},
      {"scalar_spills", orNull(kernel.scalarSpills)},
      {"static_shared_bytes", orNull(kernel.staticSharedBytes)},
      {"dynamic_shared_bytes", orNull(launch.dynamicSharedOf(kernel))},
      {"threads_per_block", orNull(launch.threadsOf(kernel))},
      {"barriers", kernel.barriers},
      {"tensor_columns", orNull(kernel.tensorColumns)},
      {"cluster_blocks", orNull(kernel.clusterBlocks)},
      {"warp_size", kernel.warpSize},
      {"cu_mode", kernel.cuMode},
      {"occupancy", std::move(occupancy)},
      {"cannot_launch", std::move(reasons)},
      {"origins", originsJson(kernel, launch)}};
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
