// What is live in front of and behind every instruction, on a function small
// enough to count by hand.
#include "mir-passes/recompute/LiveSides.h"
#include "test/unit/sched-strategies/MirHarness.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

/// On the right, what is live in front of the instruction and behind it; the
/// 64-bit %0 weighs 2 and the predicate is in a file of its own.
const char body[] = R"(  bb.0:
    %0:b64 = MOV_B64_i 4096                                            ; 0 2
    %1:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (load (s32))          ; 2 3
    %2:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 4 :: (load (s32))          ; 3 4
    %3:b32 = ADD32rr %1, %2                                            ; 4 3
    %4:b1 = SETP_i32ri %3, 3, 2                                        ; 3 3
    ST_i32 %3, 0, 0, 1, 32, %0, 0 :: (store (s32))                     ; 3 0
    Return                                                             ; 0 0
)";

void live(function_ref<void(LiveSides &)> look) {
  bool seen = false;
  EXPECT_EQ(runMir(mirFunction("nvptx64-nvidia-cuda", "", body),
                   "nvptx64-nvidia-cuda", "sm_90",
                   [&](legacy::PassManager &manager) {
                     manager.add(new Probe([&](MachineFunction &function,
                                               LiveIntervals &intervals) {
                       LiveSides sides(function, intervals, Vendor::Nvidia);
                       look(sides);
                       seen = true;
                     }));
                   }),
            "");
  EXPECT_TRUE(seen);
}
const Register one = Register::index2VirtReg(1);

} // namespace

TEST(LiveSides, SayWhereATrialExceedsTheLimit) {
  live([](LiveSides &sides) {
    sides.beginTrial();
    EXPECT_FALSE(sides.raises(0)); // nothing was changed
    sides.add(one, 1);             // once more: 5 in front of the sum
    EXPECT_TRUE(sides.raises(4));
    EXPECT_FALSE(sides.raises(5));
    sides.add(one, -1);
    EXPECT_FALSE(sides.raises(0)); // as it was
  });
}
TEST(LiveSides, WeighAChangeByTheFrequencyOfItsBlock) {
  live([](LiveSides &sides) {
    sides.beginTrial();
    sides.add(one, -1); // alive behind the two loads
    EXPECT_EQ(sides.change({8.0}), -16);
    sides.beginTrial();
    EXPECT_EQ(sides.change({8.0}), 0);
  });
}
TEST(LiveSides, HoldPredicatesAgainstTheirOwnFile) {
  live([](LiveSides &sides) {
    sides.beginTrial();
    for (int i = 0; i != 6; ++i)
      sides.add(Register::index2VirtReg(4), 1);
    EXPECT_FALSE(sides.raises(0)); // seven
    sides.add(Register::index2VirtReg(4), 1);
    EXPECT_TRUE(sides.raises(512));
  });
}
