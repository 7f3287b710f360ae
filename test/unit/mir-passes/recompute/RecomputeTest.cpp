// What counts as worth computing twice.
#include "mir-passes/recompute/Recompute.h"
#include "test/unit/sched-strategies/MirHarness.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

/// Cheap are the even registers, and only they.
const char body[] = R"(  bb.0:
    %0:b64 = LD_i64 0, 0, 101, 3, 64, -1, &f_param_0, 0 :: (dereferenceable invariant load (s64), addrspace 101)
    %1:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (load (s32), addrspace 1)
    %2:b32 = MOV_B32_i 5
    %3:b32 = SREG_WARPID
    %4:b32 = ADD32rr %1, %3
    %5:b32 = MOV_B32_i 0
    %6:b1 = SETP_i32rr %1, %4, 2
    %5:b32 = ADD32ri %5, 1
    %7:b32 = SDIV32rr %1, %4
    %8:b32 = MULT32rr %1, %4
    %9:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 4 :: (volatile load (s32), addrspace 1)
    Return
)";

} // namespace

/// One result made of operands alone, or a parameter; not memory that may
/// change, a special register that may, a register written twice, or a division
/// unless divisions are requested.
TEST(Recompute, TakesWhatIsMadeOfItsOperandsAlone) {
  auto cheapOnes = [](bool divisions) {
    std::string cheap;
    EXPECT_EQ(runMir(mirFunction("nvptx64-nvidia-cuda", "", body),
                     "nvptx64-nvidia-cuda", "sm_90",
                     [&](legacy::PassManager &manager) {
                       manager.add(new Probe([&](MachineFunction &function,
                                                 LiveIntervals &intervals) {
                         MachineDominatorTree dominators(function);
                         MachineLoopInfo loops;
                         loops.calculate(dominators);
                         CostModel costs(function);
                         Recompute recompute(function, intervals, loops, costs,
                                             {4, 4, 1, divisions});
                         for (unsigned i = 0; i != 10; ++i)
                           if (recompute.isCheap(Register::index2VirtReg(i)))
                             cheap += std::to_string(i);
                       }));
                     }),
              "");
    return cheap;
  };
  EXPECT_EQ(cheapOnes(false), "02468");
  EXPECT_EQ(cheapOnes(true), "024678");
}
