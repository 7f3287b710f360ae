// How many registers a strategy asks for in a kernel. A warp of Hopper's takes
// its registers from 65,536 in units of 8 for each of 32 threads. With blocks
// of 4 warps, 16 blocks fit at 32 registers, 12 at 40, 10 at 48: 64, 48, 40
// warps.
#include "test/unit/sched-strategies/SmallRegion.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// The target of a kernel that has `peak` registers in source order and
/// `lowest` at the least.
int targetFor(llvm::StringRef spec, int lowest, int peak,
              unsigned ownLimit = 0) {
  Budget budget =
      Budget::forKernel(*lookupGpuTarget("sm_90a"),
                        /*threadsPerBlock=*/128, /*sharedBytes=*/0, ownLimit);
  auto lowestPeak = [&](KernelFacts::Scheduler) { return lowest; };
  return regionStrategy(spec)->target({budget, peak, ownLimit, lowestPeak});
}

} // namespace

/// The allocator adds 8: 20 live registers become 28, which is within the step
/// of 32, whose end leaves room for 24.
TEST(OccupancyStepTarget, IsTheEndOfTheBestStepLessTheMargin) {
  EXPECT_EQ(targetFor("occupancy-step", 20, 60), 24);
  EXPECT_EQ(targetFor("occupancy-step", 24, 60), 24); // 32
  EXPECT_EQ(targetFor("occupancy-step", 25, 60), 32); // 33, so 40 less 8
  EXPECT_EQ(targetFor("occupancy-step(margin=0)", 25, 60), 32);
}

/// Source order with 31 registers has all warps, and so it has to stay,
/// whatever the margin: with the fewest registers there are, 30, where 24
/// cannot be.
TEST(OccupancyStepTarget, HasNoFewerWarpsThanTheSource) {
  EXPECT_EQ(targetFor("occupancy-step", 30, 31), 30);
  EXPECT_EQ(targetFor("occupancy-step", 30, 33), 32); // 33: the next step
  EXPECT_EQ(targetFor("occupancy-step", 20, 22), 24);
}

/// From 28 registers one step back is 33 to 40, two are 41 to 48.
TEST(OccupancyStepTarget, GivesUpSteps) {
  EXPECT_EQ(targetFor("occupancy-step(give_up=1)", 20, 60), 32);
  EXPECT_EQ(targetFor("occupancy-step(give_up=2)", 20, 60), 40);
}

/// 48 warps fit with 40 registers and no more.
TEST(OccupancyStepTarget, IsWhatTheWarpsAskedForLeave) {
  EXPECT_EQ(targetFor("occupancy-step(min_warps=48)", 20, 60), 32);
  EXPECT_EQ(targetFor("occupancy-step(min_warps=48)", 36, 60), 36);
  EXPECT_EQ(targetFor("occupancy-step(min_warps=48)", 90, 95), 40);
}

/// The kernel's own limit, and a register target in the order, count first.
TEST(OccupancyStepTarget, IsWhatWasOrdered) {
  EXPECT_EQ(targetFor("occupancy-step", 20, 60, 50), 50);
  EXPECT_EQ(targetFor("occupancy-step(max_regs=44)", 20, 60, 50), 44);
}

/// As many as cost no warp, less what is left to the allocator, but no fewer
/// than the source has: with 20 live, 32 at 64 warps, 8 of them left.
TEST(FreeTarget, IsWhatTheSourcesWarpsLeave) {
  EXPECT_EQ(targetFor("latency", 20, 20), 24);
  EXPECT_EQ(targetFor("latency", 20, 30), 30);
  EXPECT_EQ(targetFor("latency(reserve=0)", 20, 30), 32);
  EXPECT_EQ(targetFor("load-early", 20, 33), 40);
  EXPECT_EQ(targetFor("load-early", 20, 300), 255);
}
