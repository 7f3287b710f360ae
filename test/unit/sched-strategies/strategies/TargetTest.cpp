// The register target, on random regions of both vendors: whenever the
// least-pressure sequence stays within it, so does what the strategy leaves of
// the region. `occupancy-step` and `min-spill` guarantee that. The others do
// not, and are named below with how far they were seen above; all of them but
// `anneal` give the weaker guarantee: no more than the larger of the target and
// what they were given. The seed is in the message; set KILN_TEST_SEED to
// repeat one.
//
// The driver could take the least-pressure sequence wherever it alone is within
// the target: on 16 kernels of the corpus, 7 strategies and both GPUs, with and
// without caps of 64 to 128 registers, that changed 30 of 504 compilations and,
// with a cap of 96, kept up to 16 more bytes out of memory and made 28 warps of
// 16 (linear_recurrence on gfx942), but without a cap ptxas took more registers
// for as many warps (argmax under `pressure` 58 instead of 55,
// attention_d64_causal under `load-early` 254 instead of 241). So it is left
// out: it helps where fewer registers are requested than a strategy is made
// for, and worsens what is compiled without such a request.
#include "sched-strategies/core/ListSchedule.h"
#include "sched-strategies/core/WideMultiply.h"
#include "test/unit/sched-strategies/RandomRegion.h"
#include "test/unit/sched-strategies/SmallRegion.h"
#include <set>

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

struct Bound {
  StringLiteral spec;
  /// Registers above the target, at most, over seeds 1 to 300.
  int excess;
  /// Registers above the target and above the source sequence.
  int raise = 0;
};

/// Every strategy with a register target.
constexpr Bound bounds[] = {
    {"occupancy-step", 0},
    // What fits is the least; the least-pressure sequence is among its starts.
    {"min-spill(budget=300, moves=300)", 0},
    // Source order until the next instruction would be over; by then more may
    // be alive than any sequence from there on can hold.
    {"pressure", 9},
    {"pressure(direction=topdown)", 14},
    {"pressure(direction=bottomup)", 15},
    // The narrowest window may still hold more than the target.
    {"latency", 19},
    // A tree that has begun keeps its registers, whatever the lightest would
    // be.
    {"subtree-ilp", 16},
    {"subtree-ilp(prefer=min)", 16},
    // As many moves as there is budget for. A sum of costs may also buy cycles
    // or other registers over the target with one at the worst point.
    {"anneal(budget=300)", 16, 1},
    // Lowers nothing of source order: it hoists what there is room for.
    {"load-early", 25},
    // The narrowest window may still hold more than the target.
    {"overlap", 19},
};

/// What the driver leaves of the region under the strategy.
Profile outcomeOf(const Strategy &strategy, const Region &region, int target) {
  Profile source = strategy.profileOf(region, region.sourceSequence(), target);
  if (!strategy.wants(source.budgeted, target) || !strategy.suits(region))
    return source;
  std::vector<unsigned> sequence = strategy.schedule(region, target);
  EXPECT_TRUE(region.isLegal(sequence));
  if (strategy.joinsHalves())
    sequence = joinTwins(region, std::move(sequence), target);
  Profile after = strategy.profileOf(region, sequence, target);
  return strategy.isBetter(after, source, target) ? after : source;
}

void checkRegion(const Region &region) {
  int source = region.measure(region.sourceSequence(), 0).budgeted;
  int least = region.measure(leastPressure(region, 0), 0).budgeted;
  for (int target :
       std::set{least, least + 1, least + 3, (least + source + 1) / 2}) {
    if (target < least)
      continue; // source order is below what the list scheduler finds
    for (const Bound &bound : bounds) {
      SCOPED_TRACE(bound.spec.str() + ", target " + std::to_string(target) +
                   ", least " + std::to_string(least) + ", source " +
                   std::to_string(source));
      int after =
          outcomeOf(*regionStrategy(bound.spec), region, target).budgeted;
      EXPECT_LE(after, std::max(source, target) + bound.raise);
      EXPECT_LE(after, target + bound.excess);
    }
  }
}

} // namespace

TEST(Target, IsKeptWheneverTheFewestRegistersReachIt) {
  unsigned first =
      getenv("KILN_TEST_SEED") ? atoi(getenv("KILN_TEST_SEED")) : 1;
  unsigned count = getenv("KILN_TEST_SEED") ? 1 : 60;
  for (unsigned seed = first; seed != first + count; ++seed)
    for (bool amd : {false, true}) {
      SCOPED_TRACE("KILN_TEST_SEED=" + std::to_string(seed) +
                   (amd ? " amdgcn" : " nvptx"));
      RegionGenerator generator(seed);
      unsigned size = 2 + generator.below(120);
      std::string body = amd ? generator.amdgcn(size) : generator.nvptx(size);
      StringRef triple = amd ? "amdgcn-amd-amdhsa" : "nvptx64-nvidia-cuda";
      forEachRegion(regionModule(triple, "", body), triple, checkRegion);
    }
}

/// The list has every strategy that takes a register target.
TEST(Target, IsKeptByEveryStrategyThatHasOne) {
  for (const DirectiveInfo *info : strategies())
    if (any_of(info->params,
               [](const ParamInfo &param) { return param.name == "max_regs"; }))
      EXPECT_TRUE(any_of(bounds, [&](const Bound &bound) {
        return bound.spec.split('(').first == info->name;
      })) << info->name.str();
}
