// The map of live registers, on functions small enough to count by hand. A
// 64-bit value weighs 2, a 32-bit one 1, a predicate and a scalar nothing.
#include "mir-passes/recompute/PressureMap.h"
#include "test/unit/sched-strategies/MirHarness.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

/// On the right, what is alive at the instruction: what it reads or what it
/// writes, whichever is more, and what passes it.
const char sumBody[] = R"(  bb.0:
    %0:b64 = MOV_B64_i 4096                                            ; 2
    %1:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (load (s32))          ; 3
    %2:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 4 :: (load (s32))          ; 4
    %3:b32 = ADD32rr %1, %2                                            ; 4
    %4:b1 = SETP_i32ri %3, 3, 2                                        ; 3
    ST_i32 %3, 0, 0, 1, 32, %0, 0 :: (store (s32))                     ; 3
    Return                                                             ; 0
)";

/// %1 is written twice and dead in between.
const char twiceBody[] = R"(  bb.0:
    %0:b64 = MOV_B64_i 4096                                            ; 2
    %1:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (load (s32))          ; 3
    ST_i32 %1, 0, 0, 1, 32, %0, 16 :: (store (s32))                    ; 3
    %2:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 4 :: (load (s32))          ; 3
    ST_i32 %2, 0, 0, 1, 32, %0, 20 :: (store (s32))                    ; 3
    %1:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 8 :: (load (s32))          ; 3
    ST_i32 %1, 0, 0, 1, 32, %0, 24 :: (store (s32))                    ; 3
    Return                                                             ; 0
)";

const char amdBody[] = R"(  bb.0:
    %0:vreg_64_align2 = IMPLICIT_DEF
    %1:vgpr_32 = V_MOV_B32_e32 1, implicit $exec
    %2:sgpr_32 = S_MOV_B32 5
    %3:vgpr_32 = V_ADD_U32_e32 %2, %1, implicit $exec
    GLOBAL_STORE_DWORD %0, %3, 0, 0, implicit $exec :: (store (s32), addrspace 1)
    S_ENDPGM 0
)";

Register reg(unsigned number) { return Register::index2VirtReg(number); }

/// Shows the map of the body, made with the gate.
void mapOf(StringRef triple, const char *body, int gate,
           function_ref<void(PressureMap &, LiveIntervals &)> look) {
  bool amd = triple.starts_with("amdgcn");
  bool seen = false;
  EXPECT_EQ(
      runMir(mirFunction(triple, "", body), triple, amd ? "gfx942" : "sm_90",
             [&](legacy::PassManager &manager) {
               manager.add(new Probe(
                   [&](MachineFunction &function, LiveIntervals &intervals) {
                     PressureMap map(function, intervals,
                                     amd ? Vendor::Amd : Vendor::Nvidia, gate);
                     look(map, intervals);
                     seen = true;
                   }));
             }),
      "");
  EXPECT_TRUE(seen);
}
void onNvidia(const char *body, int gate,
              function_ref<void(PressureMap &, LiveIntervals &)> look) {
  mapOf("nvptx64-nvidia-cuda", body, gate, look);
}

/// The most that are live anywhere where the register is, after a change.
int mostWhere(
    const char *body, unsigned number,
    function_ref<void(PressureMap &)> change = [](PressureMap &) {}) {
  bool isHot = true;
  int gate = -1;
  while (isHot && gate < 16)
    onNvidia(body, ++gate, [&](PressureMap &map, LiveIntervals &intervals) {
      change(map);
      isHot = map.isHot(intervals.getInterval(reg(number)));
    });
  return gate;
}

} // namespace

TEST(PressureMap, CountsWhatIsLiveAtEachInstruction) {
  EXPECT_EQ(mostWhere(sumBody, 0), 4);
  EXPECT_EQ(mostWhere(sumBody, 1), 4);
  EXPECT_EQ(mostWhere(sumBody, 3), 4);
  EXPECT_EQ(mostWhere(sumBody, 4), 3);
}

TEST(PressureMap, WeighsWhatCountsAgainstTheBudget) {
  onNvidia(sumBody, 0, [](PressureMap &map, LiveIntervals &) {
    EXPECT_EQ(map.weight(reg(0)), 2);
    EXPECT_EQ(map.weight(reg(1)), 1);
    EXPECT_EQ(map.weight(reg(4)), 0);
  });
  mapOf("amdgcn-amd-amdhsa", amdBody, 0, [](PressureMap &map, LiveIntervals &) {
    EXPECT_EQ(map.weight(reg(0)), 2);
    EXPECT_EQ(map.weight(reg(1)), 1);
    EXPECT_EQ(map.weight(reg(2)), 0);
  });
}

/// Alive from the definition to just before the last reader: %1 at the two
/// loads, %3 from the addition on, %4 nowhere but at the comparison.
TEST(PressureMap, IsHotWhereMoreThanTheGateAreLive) {
  onNvidia(sumBody, 3, [](PressureMap &map, LiveIntervals &intervals) {
    for (unsigned hot : {0, 1, 2, 3})
      EXPECT_TRUE(map.isHot(intervals.getInterval(reg(hot)))) << hot;
    EXPECT_FALSE(map.isHot(intervals.getInterval(reg(4))));
  });
  onNvidia(sumBody, 4, [](PressureMap &map, LiveIntervals &intervals) {
    for (unsigned all : {0, 1, 2, 3, 4})
      EXPECT_FALSE(map.isHot(intervals.getInterval(reg(all)))) << all;
  });
}

/// Without %1 there are 2 and 3 at the loads; without %0, which ends at the
/// store, there are 0, 1, 2, 2, 1 above it. With %3 twice there are 5 and 4.
TEST(PressureMap, FollowsWhatIsAddedAndTakenAway) {
  auto withoutFirst = [](PressureMap &map) { map.add(reg(1), -1); };
  EXPECT_EQ(mostWhere(sumBody, 1, withoutFirst), 3);
  EXPECT_EQ(mostWhere(sumBody, 3, withoutFirst), 4);
  auto withoutAddress = [](PressureMap &map) { map.add(reg(0), -1); };
  EXPECT_EQ(mostWhere(sumBody, 0, withoutAddress), 2);
  EXPECT_EQ(mostWhere(sumBody, 4, withoutAddress), 1);
  auto twice = [](PressureMap &map) { map.add(reg(3), 1); };
  EXPECT_EQ(mostWhere(sumBody, 3, twice), 5);
  EXPECT_EQ(mostWhere(sumBody, 4, twice), 4);
  EXPECT_EQ(mostWhere(sumBody, 1, twice), 4);
  EXPECT_EQ(mostWhere(sumBody, 1,
                      [](PressureMap &map) {
                        map.add(reg(1), -1);
                        map.add(reg(1), 1);
                      }),
            4);
  EXPECT_EQ(mostWhere(sumBody, 4,
                      [](PressureMap &map) {
                        map.add(reg(4), 1); // weighs nothing
                      }),
            3);
}

/// At six instructions 3 registers are live; %1 is one of them at two.
TEST(PressureMap, LeavesOutWhereARegisterIsDead) {
  auto without = [](PressureMap &map) { map.add(reg(1), -1); };
  EXPECT_EQ(mostWhere(twiceBody, 1), 3);
  EXPECT_EQ(mostWhere(twiceBody, 1, without), 2);
  EXPECT_EQ(mostWhere(twiceBody, 2, without), 3);
}
