//===- GpuTarget.cpp - the table of GPUs and how to find one --------------===//
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln {
namespace {
#define GET_GpuTable_IMPL
// TableGen writes a lookup by the sorting key, which nothing needs.
[[maybe_unused]] const GpuTarget *lookupGpuByRank(uint32_t rank);
#include "targets/gpu/Gpus.inc"
} // namespace

ArrayRef<unsigned> GpuTarget::carveOutsKiB() const {
  ArrayRef<unsigned> sizes(carveOuts);
  while (!sizes.empty() && sizes.back() == 0)
    sizes = sizes.drop_back();
  return sizes;
}

ArrayRef<GpuTarget> allGpuTargets() { return GpuTable; }

const GpuTarget *lookupGpuTarget(StringRef name) {
  const auto *found = find_if(
      GpuTable, [&](const GpuTarget &gpu) { return gpu.name() == name; });
  return found == std::end(GpuTable) ? nullptr : found;
}

Expected<const GpuTarget *> findGpuTarget(StringRef name) {
  if (const GpuTarget *gpu = lookupGpuTarget(name))
    return gpu;
  // People write "hopper", "SM90" and "90a" for sm_90a: measure the distance to
  // the bare number as well.
  auto distance = [&](const GpuTarget &gpu) {
    std::string lower = name.lower();
    unsigned bare = gpu.name().ltrim("smgfx_").edit_distance(lower) + 1;
    return std::min(bare, gpu.name().edit_distance(lower));
  };
  unsigned best = ~0u;
  for (const GpuTarget &gpu : GpuTable)
    best = std::min(best, distance(gpu));
  SmallVector<StringRef> nearest;
  for (const GpuTarget &gpu : GpuTable)
    if (distance(gpu) == best && nearest.size() < 3)
      nearest.push_back(gpu.name());
  return createStringError("unknown GPU '" + name + "': the nearest known " +
                           (nearest.size() == 1 ? "name is " : "names are ") +
                           join(nearest, ", ") + "; 'kiln targets' lists all");
}

} // namespace kiln
