#include "lowering/interface/InPlaceStores.h"
#include "lowering/conversion/LocalAccess.h"
#include "llvm/ADT/Sequence.h"

using namespace llvm;

namespace kiln {

static int64_t costOf(const LinearLayout &from, const LinearLayout &memory,
                      unsigned elementBytes, bool areSeparate) {
  LocalAccess stores = planLocalAccess(from, memory, elementBytes);
  int64_t accesses = kSharedAccessCost * int64_t(stores.side.accesses.size());
  if (!areSeparate)
    return accesses + countPacks(stores.side, elementBytes, /*loads=*/false);
  return accesses * bankConflicts(stores) +
         countPacksOfSeparate(stores.side, elementBytes);
}

std::optional<InPlaceStores> planInPlaceStores(
    const LinearLayout &from, unsigned elementBytes, bool areSeparate,
    function_ref<std::optional<LinearLayout>(unsigned)> layoutAlong) {
  std::optional<InPlaceStores> best;
  auto consider = [&](unsigned dim) {
    std::optional<LinearLayout> memory = layoutAlong(dim);
    if (!memory)
      return;
    int64_t cost = costOf(from, *memory, elementBytes, areSeparate);
    if (!best || cost < best->cost)
      best = {std::move(*memory), cost};
  };
  unsigned asTheyCome = from.registerDim().value_or(from.rank() - 1);
  consider(asTheyCome);
  if (areSeparate)
    for (unsigned dim : seq(from.rank()))
      if (dim != asTheyCome)
        consider(dim);
  return best;
}

} // namespace kiln
