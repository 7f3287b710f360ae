#include "tools/occupancy/Rank.h"
#include "targets/gpu/GpuLookup.h"

#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace llvm;

namespace kiln {

void rankWorstFirst(std::vector<Asked> &asked) {
  // What is smaller comes first; the position in the files decides at last.
  using Key = std::tuple<bool, uint64_t, double, size_t>;
  std::vector<Key> keys;
  for (auto [place, one] : enumerate(asked)) {
    const KernelResources &kernel = *one.kernel;
    std::optional<Occupancy> occupancy;
    if (const GpuTarget *gpu = lookupGpuTarget(kernel.target))
      occupancy = computeOccupancy(*gpu, kernel, one.launch);
    uint64_t spills =
        kernel.spillStoreBytes.value_or(0) + kernel.spillLoadBytes.value_or(0);
    keys.push_back({!occupancy || occupancy->launchable(), UINT64_MAX - spills,
                    occupancy ? occupancy->fraction() : 2.0, place});
  }
  llvm::sort(keys);
  std::vector<Asked> ranked;
  for (const Key &key : keys)
    ranked.push_back(std::move(asked[std::get<3>(key)]));
  asked = std::move(ranked);
}

} // namespace kiln
