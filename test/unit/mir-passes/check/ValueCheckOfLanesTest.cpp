// What the checker says of lanes of wide registers: of those that nothing has
// written, and of those beside which another one is written in a loop. The
// first three were refused once (test/unit/mir-passes/wide).
#include "test/unit/mir-passes/check/CheckResult.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln::test;

namespace {

/// Of %2 the loop writes lane 3; of %4 nothing writes lane 0. On the right:
/// position in the block.
const char lanesBody[] = R"(  bb.0:
    successors: %bb.1
    %0:vreg_64_align2 = IMPLICIT_DEF                                           ; 0
    %1:vgpr_32 = V_MOV_B32_e32 1, implicit $exec                               ; 1
    undef %2.sub0:vreg_128_align2 = V_XOR_B32_e32 5, %1, implicit $exec        ; 2
    %3:vgpr_32 = COPY %2.sub0                                                  ; 3
    undef %4.sub1:vreg_64_align2 = V_XOR_B32_e32 3, %1, implicit $exec         ; 4
  bb.1:
    successors: %bb.1, %bb.2
    %2.sub3:vreg_128_align2 = V_XOR_B32_e32 9, %1, implicit $exec              ; 0
    %4.sub1:vreg_64_align2 = V_XOR_B32_e32 7, %1, implicit $exec               ; 1
    S_CBRANCH_SCC1 %bb.1, implicit undef $scc                                  ; 2
  bb.2:
    GLOBAL_STORE_DWORD %0, %3, 0, 0, implicit $exec :: (store (s32), addrspace 1)    ; 0
    GLOBAL_STORE_DWORDX2 %0, %4, 8, 0, implicit $exec :: (store (s64), addrspace 1)  ; 1
    %5:vgpr_32 = V_XOR_B32_e32 %4.sub0, %1, implicit $exec                     ; 2
    GLOBAL_STORE_DWORD %0, %5, 16, 0, implicit $exec :: (store (s32), addrspace 1)   ; 3
    %6:vgpr_32 = V_XOR_B32_e32 %2.sub0, %1, implicit $exec                     ; 4
    GLOBAL_STORE_DWORD %0, %6, 20, 0, implicit $exec :: (store (s32), addrspace 1)   ; 5
    S_ENDPGM 0
)";

std::string ofLanes(const Change &change) {
  std::string said = checkResult(true, lanesBody, /*algebra=*/false, change);
  EXPECT_EQ(said, checkResult(true, lanesBody, /*algebra=*/true, change));
  return said;
}

} // namespace

TEST(ValueCheckOfLanes, AWriteMayForgetWhatNothingHasWritten) {
  EXPECT_EQ(ofLanes([](MachineFunction &f) {
              at(f, 1, 1).getOperand(0).setIsUndef();
            }),
            "");
}

TEST(ValueCheckOfLanes, AReadOfNothingMayBeMarked) {
  EXPECT_EQ(ofLanes([](MachineFunction &f) {
              at(f, 2, 2).getOperand(1).setIsUndef();
            }),
            "");
}

TEST(ValueCheckOfLanes, ALaneIsWhatItWasWhereAnotherOneIsWritten) {
  EXPECT_EQ(ofLanes([](MachineFunction &f) {
              MachineInstr &store = at(f, 0, 2), &old = at(f, 3);
              Register fresh = f.getRegInfo().cloneVirtualRegister(reg(3));
              BuildMI(*store.getParent(), store, DebugLoc(), old.getDesc(),
                      fresh)
                  .addReg(reg(2), 0, old.getOperand(1).getSubReg());
              store.getOperand(1).setReg(fresh);
              old.eraseFromParent();
            }),
            "");
}

TEST(ValueCheckOfLanes, CatchesAWriteThatForgetsAValue) {
  EXPECT_NE(ofLanes([](MachineFunction &f) {
              at(f, 0, 1).getOperand(0).setIsUndef();
            }),
            "");
}

TEST(ValueCheckOfLanes, CatchesAReadOfAValueMarkedUndefined) {
  EXPECT_NE(ofLanes([](MachineFunction &f) {
              at(f, 4, 2).getOperand(1).setIsUndef();
            }),
            "");
}

TEST(ValueCheckOfLanes, CatchesAReadOfTheLaneBeside) {
  EXPECT_NE(ofLanes([](MachineFunction &f) {
              MachineOperand &read = at(f, 4, 2).getOperand(1);
              read.setSubReg(at(f, 0, 1).getOperand(0).getSubReg());
            }),
            "");
}
