#include "targets/simulator/Bound.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln {

/// From here on a resource is what is short, whatever the warps wait for
/// (guess).
static constexpr double busyShare = 0.8;

Bound findBound(const Simulated &simulated, const GpuTarget &gpu) {
  Bound bound;
  auto take = [&](std::string what, double share) {
    if (share > bound.share)
      bound = {std::move(what), share};
  };
  take("the memory's bandwidth", simulated.bandwidth);
  take("the device memory's bandwidth", simulated.farBandwidth);
  take("the bandwidth of stores", simulated.storedBandwidth);
  for (auto [pipe, busy] : enumerate(simulated.busy))
    take("pipe " + pipeName(Pipe(pipe)).str(), busy);
  take("issue slots", double(simulated.issued) / gpu.partitions /
                          std::max(1.0, simulated.cycles));
  if (bound.share >= busyShare)
    return bound;
  bound = {};
  for (unsigned why = 1; why <= unsigned(Stall::Last); ++why)
    take("waits: " + stallName(Stall(why)).str(), simulated.share(Stall(why)));
  return bound;
}

} // namespace kiln
