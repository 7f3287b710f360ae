// The checker accepts what keeps the meaning and catches seeded
// miscompilations.
#include "test/unit/mir-passes/check/CheckResult.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln::test;

namespace {

/// Two blocks; numbers on the right are positions in the first.
const char nvptxBody[] = R"(  bb.0:
    successors: %bb.1
    %0:b64 = MOV_B64_i 4096
    %1:b32 = MOV_B32_i 7
    %2:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (load (s32) from %ir.a, addrspace 1)
    %3:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 4 :: (load (s32) from %ir.a + 4, addrspace 1)
    %4:b32 = SUB32rr %2, %3
    ST_i32 %4, 0, 0, 3, 32, %0, 0 :: (store (s32) into @shared, addrspace 3)
    BARRIER_CTA_SYNC_ALIGNED_ALL_i 0
    %5:b32 = LD_i32 0, 0, 3, 3, 32, -1, %0, 8 :: (load (s32) from @shared + 8, addrspace 3)
    %6:b1 = SETP_i32rr %5, %4, 2
    %7:b32 = SELP_b32rr %5, %1, %6
    ST_i32 %7, 0, 0, 1, 32, %0, 0 :: (store (s32) into %ir.b, addrspace 1)
    ST_i32 %4, 0, 0, 1, 32, %0, 0 :: (store (s32) into %ir.b, addrspace 1)
    %8:b32 = ADD32ri %7, 1

  bb.1:
    successors: %bb.1, %bb.2
    %8:b32 = ADD32ri %8, 1
    %9:b1 = SETP_i32rr %8, %4, 2
    CBranch %9, %bb.1

  bb.2:
    %10:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 16 :: (load (s32) from %ir.b, addrspace 1)
    ST_i32 %8, 0, 0, 1, 32, %0, 16 :: (store (s32) into %ir.b, addrspace 1)
    Return
)";

const char amdBody[] = R"(  bb.0:
    liveins: $sgpr0
    %0:vreg_64_align2 = IMPLICIT_DEF
    %1:vgpr_32 = V_MOV_B32_e32 1, implicit $exec
    %2:vgpr_32 = V_MOV_B32_e32 2, implicit $exec
    undef %3.sub0:vreg_64_align2 = V_XOR_B32_e32 %1, %2, implicit $exec
    %3.sub1:vreg_64_align2 = V_AND_B32_e32 %1, %2, implicit $exec
    GLOBAL_STORE_DWORDX2 %0, %3, 0, 0, implicit $exec :: (store (s64), addrspace 1)
    %4:sgpr_32 = S_ADD_U32 $sgpr0, 1, implicit-def $scc
    %5:sgpr_32 = S_ADDC_U32 $sgpr0, 2, implicit-def dead $scc, implicit $scc
    %6:vgpr_32 = V_ADD_U32_e32 %5, %1, implicit $exec
    GLOBAL_STORE_DWORD %0, %6, 8, 0, implicit $exec :: (store (s32), addrspace 1)
    %7:sgpr_32 = S_ADD_U32 %4, 1, implicit-def dead $scc
    %8:vgpr_32 = V_ADD_U32_e32 %7, %1, implicit $exec
    GLOBAL_STORE_DWORD %0, %8, 64, 0, implicit $exec :: (store (s32), addrspace 1)
    GLOBAL_ATOMIC_ADD %0, %8, 128, 0, implicit $exec :: (load store monotonic (s32), addrspace 1)
    S_ENDPGM 0
)";

void expectAccepted(bool amd, const Change &change) {
  for (bool algebra : {false, true})
    EXPECT_EQ(checkResult(amd, amd ? amdBody : nvptxBody, algebra, change), "");
}
void expectCaught(bool amd, StringRef what, const Change &change) {
  for (bool algebra : {false, true}) {
    std::string said =
        checkResult(amd, amd ? amdBody : nvptxBody, algebra, change);
    EXPECT_NE(said.find("kernel 'f', block "), std::string::npos)
        << "not caught; said '" << said << "'";
    EXPECT_NE(said.find(what.str()), std::string::npos) << said;
  }
}

} // namespace

TEST(ValueCheck, AcceptsTheSame) {
  expectAccepted(false, [](MachineFunction &) {});
  expectAccepted(true, [](MachineFunction &) {});
}

TEST(ValueCheck, AcceptsReorderingThatDependencesAllow) {
  expectAccepted(false, [](MachineFunction &f) {
    moveBefore(at(f, 3), at(f, 2));
  }); // two loads
  expectAccepted(false, [](MachineFunction &f) {
    moveBefore(at(f, 1), at(f, 9));
  }); // a constant to its use
  expectAccepted(true,
                 [](MachineFunction &f) { moveBefore(at(f, 2), at(f, 1)); });
}

TEST(ValueCheck, AcceptsSwappedAccessesToDifferentObjects) {
  expectAccepted(false, [](MachineFunction &f) {
    moveBefore(at(f, 12), at(f, 10));
  }); // arithmetic over a store
  // The load of `a` after the store to `shared`, its user with it.
  expectAccepted(true,
                 [](MachineFunction &f) { moveBefore(at(f, 10), at(f, 9)); });
}

TEST(ValueCheck, AcceptsRecomputation) {
  expectAccepted(false, [](MachineFunction &f) {
    // %4 = SUB %2, %3 once more in the loop, where both are the same as above.
    MachineInstr *copy = f.CloneMachineInstr(&at(f, 4));
    Register fresh = f.getRegInfo().cloneVirtualRegister(reg(4));
    copy->getOperand(0).setReg(fresh);
    f.getBlockNumbered(1)->insert(f.getBlockNumbered(1)->begin(), copy);
    at(f, 2, 1).getOperand(2).setReg(fresh);
  });
}

// What is written to AMD's null register is gone, so the order does not matter.
TEST(ValueCheck, AcceptsReorderingWritesToTheNullRegister) {
  for (bool algebra : {false, true})
    EXPECT_EQ(checkResult(true, R"(  bb.0:
    successors: %bb.1
    $sgpr_null = S_MOV_B32 1
    $sgpr_null = S_MOV_B32 2

  bb.1:
    S_ENDPGM 0
)",
                          algebra,
                          [](MachineFunction &function) {
                            moveBefore(at(function, 1), at(function, 0));
                          }),
              "");
}

TEST(ValueCheck, CatchesWrongOperand) {
  expectCaught(false, "other operands", [](MachineFunction &f) {
    at(f, 5).getOperand(0).setReg(reg(2));
  });
}
TEST(ValueCheck, CatchesSwappedOperands) {
  expectCaught(false, "other operands", [](MachineFunction &f) {
    at(f, 4).getOperand(1).setReg(reg(3));
    at(f, 4).getOperand(2).setReg(reg(2));
  });
}
TEST(ValueCheck,
     CatchesLostDependence) { // the store before the subtraction it stores
  expectCaught(false, "other operands",
               [](MachineFunction &f) { moveBefore(at(f, 5), at(f, 4)); });
}
TEST(ValueCheck, CatchesMoveAcrossBarrier) {
  expectCaught(false, "barrier",
               [](MachineFunction &f) { moveBefore(at(f, 7), at(f, 6)); });
  expectCaught(false, "barrier",
               [](MachineFunction &f) { moveBefore(at(f, 5), at(f, 8)); });
}
TEST(ValueCheck, CatchesClobberedPredicate) {
  expectCaught(
      false, "other operands",
      [](MachineFunction &f) { // another comparison into the same predicate
        MachineInstr *copy = f.CloneMachineInstr(&at(f, 8));
        copy->getOperand(3).setImm(3);
        f.getBlockNumbered(0)->insert(at(f, 9).getIterator(), copy);
      });
}
TEST(ValueCheck, CatchesStaleHalf) { // the 64-bit store between the two writes
  expectCaught(true, "other operands",
               [](MachineFunction &f) { moveBefore(at(f, 4), at(f, 6)); });
}
TEST(ValueCheck, CatchesSwappedHalves) {
  expectCaught(true, "other operands", [](MachineFunction &f) {
    unsigned low = at(f, 3).getOperand(0).getSubReg();
    at(f, 3).getOperand(0).setSubReg(at(f, 4).getOperand(0).getSubReg());
    at(f, 4).getOperand(0).setSubReg(low);
  });
}
TEST(ValueCheck, CatchesClobberedCarry) { // an addition that writes SCC between
                                          // the carry and its reader
  expectCaught(true, "other operands",
               [](MachineFunction &f) { moveBefore(at(f, 10), at(f, 7)); });
}
TEST(ValueCheck, CatchesDroppedStore) {
  expectCaught(false, "disappeared",
               [](MachineFunction &f) { at(f, 11).eraseFromParent(); });
}
TEST(ValueCheck, CatchesDoubledStore) {
  expectCaught(false, "new here", [](MachineFunction &f) {
    f.getBlockNumbered(0)->insert(at(f, 11).getIterator(),
                                  f.CloneMachineInstr(&at(f, 11)));
  });
}
TEST(ValueCheck, CatchesReorderedAliasingStores) {
  expectCaught(false, "same memory",
               [](MachineFunction &f) { moveBefore(at(f, 11), at(f, 10)); });
}
TEST(ValueCheck, CatchesLoadOverAliasingStore) {
  expectCaught(false, "same memory", [](MachineFunction &f) {
    moveBefore(at(f, 1, 2), at(f, 0, 2));
  });
}
TEST(ValueCheck, CatchesWrongOffset) {
  expectCaught(false, "other operands",
               [](MachineFunction &f) { at(f, 3).getOperand(8).setImm(12); });
}
TEST(ValueCheck,
     CatchesLostMemoryFlags) { // a volatile access that has become an ordinary
                               // one, or the reverse
  expectCaught(false, "other operands", [](MachineFunction &f) {
    MachineMemOperand *old = at(f, 2).memoperands().front();
    at(f, 2).setMemRefs(
        f, {f.getMachineMemOperand(old, old->getFlags() |
                                            MachineMemOperand::MOVolatile)});
  });
}
TEST(ValueCheck, CatchesWrongValueLeavingABlock) { // what the loop starts with
  expectCaught(false, "ends with another value",
               [](MachineFunction &f) { at(f, 12).getOperand(2).setImm(2); });
}
TEST(ValueCheck, CatchesDroppedDefinitionBeforeALoop) {
  expectCaught(false, "",
               [](MachineFunction &f) { at(f, 12).eraseFromParent(); });
}
TEST(ValueCheck, CatchesWrongBranch) {
  expectCaught(false, "other operands", [](MachineFunction &f) {
    at(f, 2, 1).getOperand(0).setReg(reg(6));
  });
}
TEST(ValueCheck,
     CatchesRecomputationFromAChangedRegister) { // %8 + 1 above the loop is not
                                                 // %8 + 1 inside
  expectCaught(false, "", [](MachineFunction &f) {
    Register fresh = f.getRegInfo().cloneVirtualRegister(reg(8));
    MachineInstr *copy = f.CloneMachineInstr(&at(f, 0, 1));
    copy->getOperand(0).setReg(fresh);
    f.getBlockNumbered(2)->insert(f.getBlockNumbered(2)->begin(), copy);
    at(f, 2, 2).getOperand(0).setReg(fresh);
  });
}

TEST(ValueCheck, CatchesWrongConstant) {
  expectCaught(false, "other operands",
               [](MachineFunction &f) { at(f, 1).getOperand(1).setImm(8); });
}
TEST(ValueCheck, CatchesWrongAddressSpace) { // of the store to shared memory
  expectCaught(false, "other operands",
               [](MachineFunction &f) { at(f, 5).getOperand(3).setImm(1); });
}
TEST(ValueCheck, CatchesDoubledAtomic) {
  expectCaught(true, "new here", [](MachineFunction &f) {
    f.getBlockNumbered(0)->insert(at(f, 13).getIterator(),
                                  f.CloneMachineInstr(&at(f, 13)));
  });
}

namespace {

/// A load of global memory that is marked invariant because no barrier of its
/// block can matter to it, and a store to what may be the same location.
const char markedBody[] = R"(  bb.0:
    successors: %bb.1
    %0:b64 = MOV_B64_i 4096
    %1:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (dereferenceable invariant load (s32), addrspace 1)
    %2:b32 = LD_i32 0, 0, 101, 3, 32, -1, %0, 0 :: (dereferenceable invariant load (s32), addrspace 101)

  bb.1:
    ST_i32 %2, 0, 0, 1, 32, %0, 0 :: (store (s32), addrspace 1)
    ST_i32 %1, 0, 0, 1, 32, %0, 4 :: (store (s32), addrspace 1)
    Return
)";

/// Loads again before the store that stands at the position in bb.1.
void loadAgain(MachineFunction &f, unsigned load, unsigned store) {
  MachineInstr *copy = f.CloneMachineInstr(&at(f, load));
  Register old = copy->getOperand(0).getReg(),
           fresh = f.getRegInfo().cloneVirtualRegister(old);
  copy->getOperand(0).setReg(fresh);
  MachineInstr &user = at(f, store, 1);
  f.getBlockNumbered(1)->insert(user.getIterator(), copy);
  user.getOperand(0).setReg(fresh);
}

} // namespace

TEST(ValueCheck, CatchesAMarkedLoadThatLeavesItsBlock) {
  std::string said =
      checkResult(false, markedBody, false, [](MachineFunction &f) {
        loadAgain(f, /*load=*/1, /*store=*/1);
      });
  EXPECT_NE(said.find("other operands"), std::string::npos) << said;
}
TEST(ValueCheck, AcceptsAParameterReadAgainInAnotherBlock) {
  EXPECT_EQ(checkResult(false, markedBody, false,
                        [](MachineFunction &f) {
                          loadAgain(f, /*load=*/2, /*store=*/0);
                        }),
            "");
}

// A lane that is undefined at a block's end may also be missing; a defined one
// may not become undefined.
TEST(ValueCheck, LanesThatAreUndefined) {
  // A loop takes both lanes.
  const std::string loop = R"(
  bb.1:
    successors: %bb.1, %bb.2
    GLOBAL_STORE_DWORDX2 %0, %1, 0, 0, implicit $exec :: (store (s64), addrspace 1)
    undef %1.sub0:vreg_64_align2 = V_MOV_B32_e32 3, implicit $exec
    %1.sub1:vreg_64_align2 = V_MOV_B32_e32 4, implicit $exec
    S_CBRANCH_SCC1 %bb.1, implicit undef $scc

  bb.2:
    S_ENDPGM 0
)";
  const std::string undefinedLane = R"(  bb.0:
    successors: %bb.1
    %0:vreg_64_align2 = IMPLICIT_DEF
    undef %1.sub1:vreg_64_align2 = V_MOV_B32_e32 1, implicit $exec
)";
  const std::string bothLanes = R"(  bb.0:
    successors: %bb.1
    %0:vreg_64_align2 = IMPLICIT_DEF
    undef %1.sub0:vreg_64_align2 = V_MOV_B32_e32 2, implicit $exec
    %1.sub1:vreg_64_align2 = V_MOV_B32_e32 1, implicit $exec
)";
  for (bool algebra : {false, true}) {
    EXPECT_EQ(checkResult(true, undefinedLane + loop, algebra,
                          [](MachineFunction &f) {
                            at(f, 1).getOperand(0).setIsUndef(false);
                          }),
              "");
    std::string said =
        checkResult(true, bothLanes + loop, algebra, [](MachineFunction &f) {
          at(f, 2).getOperand(0).setIsUndef(true);
        });
    EXPECT_NE(said.find("ends with another value"), std::string::npos) << said;
  }
}
