// How many registers a strategy asks for in a kernel. A warp of Hopper's takes
// its registers from 65,536 in steps of 8 for each of 32 threads. With blocks
// of 4 warps, 16 blocks fit at 32 registers, 12 at 40, 10 at 48: 64, 48, 40
// warps.
#include "targets/gpu/GpuTarget.h"
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

/// The kernel's own limit, and a register target in the directive, count first.
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

/// The end of the best step any list schedule reaches, less the margin; also
/// where the margin of the fewest registers would cost the step.
TEST(MinSpillTarget, IsTheEndOfTheBestStepLessTheMargin) {
  EXPECT_EQ(targetFor("min-spill", 20, 60), 29); // 32, less 12 %
  EXPECT_EQ(targetFor("min-spill", 31, 60), 29);
  EXPECT_EQ(targetFor("min-spill(margin=0)", 20, 60), 32);
  EXPECT_EQ(targetFor("min-spill(margin=0)", 44, 60), 48);
}

/// The margin is taken from a requested target, too.
TEST(MinSpillTarget, IsWhatWasOrderedLessTheMargin) {
  EXPECT_EQ(targetFor("min-spill", 20, 60, 50), 44);
  EXPECT_EQ(targetFor("min-spill(max_regs=40)", 20, 60, 50), 36);
  EXPECT_EQ(targetFor("min-spill(max_regs=1)", 20, 60, 50), 1);
}

/// One step further is 40, 4 below the 44 of the list schedules: where the
/// search gets there, it is the target; 48 to 40 is too far to be tried.
TEST(MinSpillTarget, GoesOneStepFurtherWhereTheSearchDoes) {
  Budget budget = Budget::forKernel(*lookupGpuTarget("sm_90a"), 128, 0, 0);
  auto target = [&](int lists, int search) {
    int asked = 0;
    auto lowestPeak = [&](KernelFacts::Scheduler) {
      return asked++ ? search : lists;
    };
    int found = regionStrategy("min-spill(margin=0)")
                    ->target({budget, 60, 0, lowestPeak});
    return std::pair(found, asked);
  };
  EXPECT_EQ(target(44, 40), std::pair(40, 2));
  EXPECT_EQ(target(44, 41), std::pair(48, 2));
  EXPECT_EQ(target(48, 40), std::pair(48, 1));
}

/// One wave may have 512 registers on gfx942, but an instruction names 256; the
/// others cost a copy each way.
TEST(MinSpillTarget, IsWithinWhatAnInstructionNames) {
  Budget budget = Budget::forKernel(*lookupGpuTarget("gfx942"), 256, 0, 0);
  auto lowestPeak = [](KernelFacts::Scheduler) { return 300; };
  EXPECT_EQ(regionStrategy("min-spill")->target({budget, 330, 0, lowestPeak}),
            226);
  EXPECT_EQ(regionStrategy("min-spill(max_regs=400)")
                ->target({budget, 330, 0, lowestPeak}),
            352);
}
