// What the checker says of instructions that have moved to other basic blocks:
// loads may not, AMD's vector instructions may where EXEC is the same.
#include "test/unit/mir-passes/check/CheckResult.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln::test;

namespace {

/// A loop, and a branch after it; %a and %b are different objects. On the
/// right: position in the block.
const char nvptxBody[] = R"(  bb.0:
    successors: %bb.1
    %0:b64 = MOV_B64_i 4096                                                                   ; 0
    %1:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (load (s32) from %ir.a, addrspace 1)         ; 1
    ST_i32 7, 0, 0, 1, 32, %0, 0 :: (store (s32) into %ir.b, addrspace 1)                     ; 2
    %2:b32 = MOV_B32_i 0                                                                      ; 3
  bb.1:
    successors: %bb.1, %bb.2
    %3:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 4 :: (load (s32) from %ir.a + 4, addrspace 1)     ; 0
    %9:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 8 :: (load (s32) from %ir.b + 8, addrspace 1)     ; 1
    %2:b32 = ADD32rr %2, %3                                                                   ; 2
    %2:b32 = ADD32rr %2, %9                                                                   ; 3
    ST_i32 %2, 0, 0, 1, 32, %0, 8 :: (store (s32) into %ir.b + 8, addrspace 1)                ; 4
    %4:b1 = SETP_i32ri %2, 100, 2                                                             ; 5
    CBranch %4, %bb.1                                                                         ; 6
  bb.2:
    successors: %bb.3, %bb.4
    %10:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 40 :: (load (s32) from %ir.a + 40, addrspace 1)  ; 0
    %12:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 20 :: (invariant dereferenceable load (s32) from %ir.b + 20, addrspace 1) ; 1
    %5:b1 = SETP_i32ri %1, 3, 2                                                               ; 2
    CBranch %5, %bb.4                                                                         ; 3
  bb.3:
    successors: %bb.4
    %6:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 8 :: (load (s32) from %ir.a + 8, addrspace 1)     ; 0
    ST_i32 %6, 0, 0, 1, 32, %0, 16 :: (store (s32) into %ir.b + 16, addrspace 1)              ; 1
    ST_i32 %10, 0, 0, 1, 32, %0, 20 :: (store (s32) into %ir.b + 20, addrspace 1)             ; 2
    ST_i32 %12, 0, 0, 1, 32, %0, 20 :: (store (s32) into %ir.b + 20, addrspace 1)             ; 3
  bb.4:
    successors: %bb.5
    %7:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 12 :: (load (s32) from %ir.a + 12, addrspace 1)   ; 0
    ST_i32 %7, 0, 0, 1, 32, %0, 20 :: (store (s32) into %ir.b + 20, addrspace 1)              ; 1
    BARRIER_CTA_SYNC_ALIGNED_ALL_i 0                                                          ; 2
  bb.5:
    %8:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 16 :: (load (s32) from %ir.a + 16, addrspace 1)   ; 0
    ST_i32 %8, 0, 0, 1, 32, %0, 24 :: (store (s32) into %ir.b + 24, addrspace 1)              ; 1
    Return                                                                                    ; 2
)";

/// EXEC is written in the second block and again in the third.
const char amdBody[] = R"(  bb.0:
    successors: %bb.1
    %0:vreg_64_align2 = IMPLICIT_DEF
    %1:vgpr_32 = V_MOV_B32_e32 1, implicit $exec
    %2:sreg_64 = S_MOV_B64 15
  bb.1:
    successors: %bb.2, %bb.3
    %3:vgpr_32 = V_XOR_B32_e32 3, %1, implicit $exec                                          ; 0
    GLOBAL_STORE_DWORD %0, %3, 0, 0, implicit $exec :: (store (s32), addrspace 1)             ; 1
    %4:sreg_64 = S_AND_SAVEEXEC_B64 %2, implicit-def $exec, implicit-def $scc, implicit $exec ; 2
    S_CBRANCH_EXECZ %bb.3, implicit $exec                                                     ; 3
  bb.2:
    successors: %bb.3
    %5:vgpr_32 = V_XOR_B32_e32 5, %1, implicit $exec                                          ; 0
    %6:sreg_32 = S_MOV_B32 9                                                                  ; 1
    %7:vgpr_32 = V_XOR_B32_e32 %6, %5, implicit $exec                                         ; 2
    GLOBAL_STORE_DWORD %0, %7, 4, 0, implicit $exec :: (store (s32), addrspace 1)             ; 3
  bb.3:
    successors: %bb.4
    $exec = S_OR_B64 $exec, %4, implicit-def dead $scc                                        ; 0
    GLOBAL_STORE_DWORD %0, %1, 8, 0, implicit $exec :: (store (s32), addrspace 1)             ; 1
  bb.4:
    %8:vgpr_32 = V_XOR_B32_e32 7, %1, implicit $exec                                          ; 0
    GLOBAL_STORE_DWORD %0, %8, 12, 0, implicit $exec :: (store (s32), addrspace 1)            ; 1
    S_ENDPGM 0
)";

/// Moves an instruction before another one and gives its result another
/// name.
Change moving(unsigned block, unsigned position, unsigned toBlock,
              unsigned toPosition) {
  return [=](MachineFunction &function) {
    MachineInstr &instr = at(function, position, block);
    moveBefore(instr, at(function, toPosition, toBlock));
    MachineRegisterInfo &info = function.getRegInfo();
    Register old = instr.getOperand(0).getReg();
    Register fresh = info.cloneVirtualRegister(old);
    for (MachineOperand &use : make_early_inc_range(info.reg_operands(old)))
      use.setReg(fresh);
  };
}

void expectAccepted(bool amd, const Change &change) {
  for (bool algebra : {false, true})
    EXPECT_EQ(checkResult(amd, amd ? amdBody : nvptxBody, algebra, change), "");
}
void expectCaught(bool amd, StringRef what, const Change &change) {
  for (bool algebra : {false, true}) {
    std::string said =
        checkResult(amd, amd ? amdBody : nvptxBody, algebra, change);
    EXPECT_NE(said.find(what.str()), std::string::npos)
        << "said '" << said << "'";
  }
}

} // namespace

TEST(ValueCheckOfMoved, CatchesALoadInAnEarlierBlock) {
  expectCaught(false, "is new here", moving(1, 0, 0, 3));
}
TEST(ValueCheckOfMoved, CatchesALoadInALaterBlock) {
  expectCaught(false, "have disappeared", moving(0, 1, 2, 0));
  // A mark vouches for its own block only.
  expectCaught(false, "other operands than before", moving(2, 1, 3, 0));
}
TEST(ValueCheckOfMoved, CatchesALoadThatIsDoneTwice) {
  expectCaught(false, "other operands than before, or is new",
               [](MachineFunction &function) {
                 MachineInstr &load = at(function, 0, 1);
                 MachineInstr *copy = function.CloneMachineInstr(&load);
                 copy->getOperand(0).setReg(
                     function.getRegInfo().cloneVirtualRegister(reg(3)));
                 function.getBlockNumbered(0)->push_back(copy);
               });
}
TEST(ValueCheckOfMoved, FollowsExecFromBlockToBlock) {
  expectAccepted(true, moving(1, 0, 0, 2)); // not written in between
  expectAccepted(true, moving(4, 0, 3, 1)); // after what restores it
  expectAccepted(true, moving(2, 1, 1, 0)); // a scalar instruction
}
TEST(ValueCheckOfMoved, CatchesVectorInstructionsUnderAnotherMask) {
  std::string what = "has other operands than before";
  expectCaught(true, what, moving(2, 0, 1, 0)); // out of the branch
  expectCaught(true, what, moving(1, 0, 2, 0));
  expectCaught(true, what, moving(4, 0, 3, 0)); // before the restoring
  expectCaught(true, what, moving(4, 0, 0, 2));
}
