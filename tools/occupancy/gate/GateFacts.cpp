#include "tools/occupancy/gate/GateFacts.h"
#include "targets/gpu/GpuLookup.h"

#include "llvm/Support/Path.h"

using namespace llvm;

namespace kiln {

GateFacts GateFacts::of(const KernelResources &kernel,
                        const LaunchShape &launch) {
  GateFacts facts;
  // However the folder was named.
  facts.file = sys::path::remove_leading_dotslash(kernel.file).str();
  facts.kernel = json::fixUTF8(kernel.kernel);
  facts.target = kernel.target;
  facts.producer = json::fixUTF8(kernel.producer);
  facts.threads = launch.threadsOf(kernel);
  facts.registers = kernel.registers;
  facts.spillStoreBytes = kernel.spillStoreBytes;
  facts.spillLoadBytes = kernel.spillLoadBytes;
  facts.scalarSpills = kernel.scalarSpills;
  facts.serialized =
      kernel.instructions && kernel.instructions->serializesGroups();
  const GpuTarget *gpu = lookupGpuTarget(kernel.target);
  std::optional<Occupancy> occupancy;
  if (gpu)
    occupancy = computeOccupancy(*gpu, kernel, launch);
  if (occupancy) {
    facts.warps = occupancy->warpsPerUnit;
    facts.maxWarps = occupancy->maxWarpsPerUnit;
    facts.registersAllocated = occupancy->registersAllocated;
  } else if (gpu && kernel.registers) {
    // Rounding does not depend on the block.
    LaunchShape oneWarp = launch;
    oneWarp.threadsPerBlock = 1;
    facts.registersAllocated =
        computeOccupancy(*gpu, kernel, oneWarp)->registersAllocated;
  }
  return facts;
}

template <typename T> static json::Value orNull(const std::optional<T> &value) {
  return value ? json::Value(uint64_t(*value)) : json::Value(nullptr);
}

json::Object GateFacts::toJSON() const {
  return json::Object{{"kernel", kernel},
                      {"target", target},
                      {"file", json::fixUTF8(file)},
                      {"producer", producer},
                      {"threads_per_block", orNull(threads)},
                      {"registers", orNull(registers)},
                      {"registers_allocated", orNull(registersAllocated)},
                      {"spill_store_bytes", orNull(spillStoreBytes)},
                      {"spill_load_bytes", orNull(spillLoadBytes)},
                      {"scalar_spills", orNull(scalarSpills)},
                      {"warps_per_unit", orNull(warps)},
                      {"max_warps_per_unit", orNull(maxWarps)},
                      {"serialized", serialized},
                      {"hazards", orNull(hazards)}};
}

/// A count that fits its type: LLVM's own reader wraps what does not.
static bool mapCount(json::ObjectMapper &map, StringLiteral name,
                     std::optional<unsigned> &count, json::Path path,
                     bool mayLack = false) {
  std::optional<uint64_t> wide;
  if (!(mayLack ? map.mapOptional(name, wide) : map.map(name, wide)))
    return false;
  if (wide && *wide > UINT32_MAX) {
    path.field(name).report("expected a number of 32 bits");
    return false;
  }
  count = wide;
  return true;
}

bool fromJSON(const json::Value &value, GateFacts &facts, json::Path path) {
  json::ObjectMapper map(value, path);
  auto count = [&](StringLiteral name, std::optional<unsigned> &number) {
    return mapCount(map, name, number, path);
  };
  return map && map.map("kernel", facts.kernel) &&
         map.map("target", facts.target) && map.map("file", facts.file) &&
         map.map("producer", facts.producer) &&
         count("threads_per_block", facts.threads) &&
         count("registers", facts.registers) &&
         count("registers_allocated", facts.registersAllocated) &&
         map.map("spill_store_bytes", facts.spillStoreBytes) &&
         map.map("spill_load_bytes", facts.spillLoadBytes) &&
         count("scalar_spills", facts.scalarSpills) &&
         count("warps_per_unit", facts.warps) &&
         count("max_warps_per_unit", facts.maxWarps) &&
         map.map("serialized", facts.serialized) &&
         // Baselines of before it was checked do not have it.
         mapCount(map, "hazards", facts.hazards, path, /*mayLack=*/true);
}

} // namespace kiln
