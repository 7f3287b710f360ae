//===- BudgetTest.cpp - what registers cost in resident warps -------------===//
#include "targets/gpu/Budget.h"
#include "test/unit/targets/gpu/GpuForTest.h"

using namespace kiln;
using namespace llvm;

namespace {

TEST(Budget, StaircaseOfOneKernel) {
  Budget budget = Budget::forKernel(gpu("sm_90a"), 256, 0, 0);
  EXPECT_EQ(budget.limit(), 255u);
  EXPECT_EQ(budget.warpsAt(32), 64u);
  EXPECT_EQ(budget.warpsAt(33), 48u);
  EXPECT_EQ(budget.warpsAt(128), 16u);
  EXPECT_EQ(budget.nextStep(129), 128u);
  // 96 registers give 20 warps, which is no more than two blocks of eight: the
  // step is at 80.
  EXPECT_EQ(budget.nextStep(128), 80u);
  EXPECT_EQ(budget.nextStep(32), 0u);
}

TEST(Budget, LimitsComeFromLaunchAndKernel) {
  EXPECT_EQ(Budget::forKernel(gpu("sm_90a"), 1024, 0, 0).limit(), 64u);
  EXPECT_EQ(Budget::forKernel(gpu("sm_90a"), 128, 0, 168).limit(), 168u);
  EXPECT_EQ(Budget::forKernel(gpu("gfx942"), 1024, 0, 0).limit(), 128u);
  EXPECT_EQ(Budget::forKernel(gpu("gfx942"), 0, 0, 0).limit(), 512u);
  // Shared memory hides the steps that registers would have.
  EXPECT_EQ(Budget::forKernel(gpu("sm_90a"), 128, 200 << 10, 0).nextStep(255),
            0u);
  // More than the GPU has: nothing launches, whatever the registers.
  EXPECT_EQ(Budget::forKernel(gpu("sm_90a"), 128, 300 << 10, 0).warpsAt(32),
            0u);
}

} // namespace
