// load-early: issue loads a fixed prefetch distance before their first use, as
// far as registers are free; leave everything else where it is.
//
// Idea:   a load whose first reader follows closely is hoisted, with its
//         address arithmetic, until `distance` issue slots lie between the two.
//         Several independent loads are then in flight before the first is
//         waited for. A load stays where it is when the live registers come
//         within `margin` of the target or `max_inflight` loads are in flight.
//         Stores follow their value, which frees registers.
//
// Source: Intel IGC's code scheduling and the hoisting moves that CuAsmRL
//         (arXiv 2501.08071) and SIP (arXiv 2403.16863) find by search.
//
// Wins:   kernels whose stores wait at the end of a block. A gated activation
//         went from 1.00 to 1.10 times stock Triton on an H200: ptxas kept five
//         loads in flight instead of two.
//
// Loses:  where loads are far before their uses already. Hoisting them 128
//         slots instead of 64 took argmax from 1.00 to 0.81 and an attention
//         decoder from 1.27 to 1.15 there, though the decoder then had fewer
//         registers and its loads stood further from their uses in the SASS:
//         neither predicts the time.
#include "sched-strategies/core/Strategy.h"
#include "sched-strategies/strategies/Hoist.h"

namespace kiln {
namespace {

/// Issue slots from a store's last operand to the store, so that it does not
/// stall: two conversions. Guess.
constexpr int64_t kStoreDelay = 24;

bool isStore(OpClass opClass) {
  return opClass == OpClass::StoreGlobal || opClass == OpClass::StoreShared;
}

class LoadEarly : public Strategy {
public:
  using Strategy::Strategy;

  int target(const KernelFacts &kernel) const override {
    if (std::optional<int> ordered = requestedTarget(kernel))
      return *ordered;
    return freeTarget(kernel, 0);
  }

  std::vector<unsigned> schedule(const Region &region,
                                 int target) const override {
    Hoist hoist(region);
    bool stores = directive.getBool("early_stores");
    for (unsigned node = 0; node != region.size(); ++node)
      if (stores && isStore(region.cost(node).opClass))
        hoist.lift(node, hoist.floor(node) + kStoreDelay);
      else if (int64_t distance = distanceOf(region.cost(node).opClass))
        if (std::optional<int64_t> use = hoist.firstUse(node))
          hoist.lift(node, *use - distance);
    // A load is in flight until its first reader is scheduled.
    int64_t inflight = 0;
    std::vector<bool> waited(region.size(), true);
    int allowed = target - directive.getInt("margin");
    auto mayLift = [&](unsigned node, const LiveTracker &tracker, int need) {
      OpClass opClass = region.cost(node).opClass;
      if (isStore(opClass))
        return true; // frees registers
      return tracker.budgetedAt(node) + need <= allowed &&
             (!isLoad(opClass) || inflight < directive.getInt("max_inflight"));
    };
    auto taken = [&](unsigned node) {
      for (unsigned value : region.reads(node)) {
        int def = region.values()[value].def;
        if (def >= 0 && !waited[def]) {
          waited[def] = true;
          --inflight;
        }
      }
      if (distanceOf(region.cost(node).opClass)) {
        waited[node] = false;
        ++inflight;
      }
    };
    return hoist.schedule(mayLift, taken);
  }

  bool joinsHalves() const override { return true; }

  bool isBetter(const Profile &after, const Profile &before,
                int target) const override {
    return after.budgeted <= std::max(before.budgeted, target) &&
           std::tuple(after.cycles, after.issue, after.area) <
               std::tuple(before.cycles, before.issue, before.area);
  }

private:
  int64_t distanceOf(OpClass opClass) const {
    switch (opClass) {
    case OpClass::LoadGlobal:
      return directive.getInt("distance_global");
    case OpClass::LoadShared:
    case OpClass::MatrixLoad:
      return directive.getInt("distance_shared");
    case OpClass::LoadConstant:
      return directive.getInt("distance_constant");
    default:
      return 0;
    }
  }
};

RegisterStrategy<LoadEarly> registration(
    {"load-early",
     "loads a fixed distance ahead of their first use, while registers are "
     "free",
     // 64: the best of 64, 128 and 256 on 16 kernels on an H200, the kernels it
     // was chosen on, with the costs before they were measured; a slot is as
     // long as the cost model says, so the best may have moved since.
     {ParamInfo::integer("distance_global", 64, 0, 4096,
                         "issue slots from a global load to its first use; 0: "
                         "leave them"),
      ParamInfo::integer("distance_shared", 24, 0, 4096,
                         "the same for loads from shared memory"),
      ParamInfo::integer("distance_constant", 0, 0, 4096,
                         "the same for parameters, constants and AMD's scalar "
                         "loads"),
      ParamInfo::boolean("early_stores", true,
                         "stores as soon as their value is there, which frees "
                         "registers for loads"),
      ParamInfo::integer("max_inflight", 16, 1, 1024,
                         "loads in flight beyond which none is lifted"),
      ParamInfo::integer("margin", 8, 0, 128,
                         "registers below the target at which lifting stops"),
      maxRegsParam()}});

} // namespace
} // namespace kiln
