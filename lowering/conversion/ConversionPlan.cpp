// The choice between the kinds of conversion. Shuffles are planned in
// ShufflePlan.cpp, the round trip through shared memory in SharedPlan.cpp.
#include "lowering/conversion/ConversionPlan.h"
#include "lowering/conversion/SharedPlan.h"
#include "lowering/conversion/ShufflePlan.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <bit>
#include <cassert>

using namespace llvm;

namespace kiln {

/// The barrier of a trip through shared memory, in register selects: tens of
/// cycles without work, a guess.
static constexpr unsigned kBarrierCost = 64;

unsigned sharedElementBytes(unsigned elementBits) {
  return std::bit_ceil((elementBits + 7) / 8);
}

static bool planRegisters(const LinearLayout &source,
                          const LinearLayout &destination,
                          ConversionPlan &plan) {
  for (HwDim dim : {HwDim::Lane, HwDim::Warp, HwDim::Block})
    if (source.bases(dim) != destination.bases(dim))
      return false;
  Gf2Matrix registers(source.flatBases(HwDim::Register));
  SmallVector<uint64_t> map;
  for (uint64_t basis : destination.flatBases(HwDim::Register)) {
    std::optional<uint64_t> from = registers.solve(basis);
    if (!from)
      return false;
    map.push_back(*from);
  }
  plan.kind = ConversionKind::Registers;
  for (unsigned reg = 0; reg < destination.size(HwDim::Register); ++reg)
    plan.registers.push_back(Gf2Matrix(map).apply(reg));
  return true;
}

/// The plan by shuffles with its cost, or nothing.
static bool planWithinWarps(const LinearLayout &source,
                            const LinearLayout &destination,
                            unsigned elementBits, ConversionPlan &plan) {
  std::optional<ShufflePlan> shuffle = planShuffle(source, destination);
  if (!shuffle)
    return false;
  unsigned words = divideCeil(elementBits, 32);
  unsigned shuffles = words * shuffle->rounds.size();
  unsigned selects =
      words * (shuffle->before.size() * shuffle->sourceRegisters.size() +
               shuffle->after.size() * shuffle->rounds.size());
  plan.kind = ConversionKind::Shuffle;
  plan.shuffle = std::move(*shuffle);
  plan.instructions = shuffles + selects;
  plan.cost = kSharedAccessCost * shuffles + selects;
  return true;
}

static unsigned costOf(const ExchangePlan &plan) {
  unsigned bytes = plan.stores.elementBytes;
  auto packs = [&](const LocalAccess &side, bool loads) {
    return side.matrices ? 0 : countPacks(side.side, bytes, loads);
  };
  return kSharedAccessCost * (plan.stores.side.accesses.size() +
                              plan.loads.side.accesses.size()) +
         packs(plan.stores, false) + packs(plan.loads, true) + kBarrierCost;
}

ConversionPlan planConversion(const LinearLayout &source,
                              const LinearLayout &destination,
                              unsigned elementBits, MatrixMoves matrices,
                              int64_t maxSharedBytes) {
  assert(source.shape() == destination.shape() &&
         "conversion between different shapes");
  ConversionPlan plan;
  if (source == destination || planRegisters(source, destination, plan))
    return plan;
  ConversionPlan throughShared =
      planShared(source, destination, elementBits, maxSharedBytes);
  throughShared.cost = kSharedAccessCost * throughShared.instructions +
                       throughShared.packs +
                       kBarrierCost * (2 * throughShared.shared.repeats - 1);
  if (planWithinWarps(source, destination, elementBits, plan) &&
      plan.cost <= throughShared.cost)
    return plan;
  if (throughShared.shared.repeats == 1)
    throughShared.exchange =
        planExchange(source, destination, elementBits, matrices);
  if (throughShared.exchange)
    throughShared.cost =
        std::min(throughShared.cost, costOf(*throughShared.exchange));
  return throughShared;
}

} // namespace kiln
