// The checker and asynchronous work: what may stand on either side of a wait
// for matrix instructions, and seeded miscompilations around waits, commits and
// registers in flight.
#include "test/unit/mir-passes/check/CheckResult.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln::test;

namespace {

/// A multiplication with its left operand in registers, a copy, a wait that
/// ties nothing, and what may be meant to stand after it. Numbers on the right
/// are positions.
const char body[] = R"(  bb.0:
    successors: %bb.1
    %0:b64 = MOV_B64_i 4096
    %1:b32 = MOV_B32_i 7
    %2:b32 = MOV_B32_i 64
    %3:b1 = MOV_B1_i -1
    %4:b32 = MOV_B32_i 0
    %5:b32 = MOV_B32_i 0
    %6:b32 = MOV_B32_i 0
    %7:b32 = MOV_B32_i 0
    INLINEASM &"cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x10;", 1 /* sideeffect attdialect */, 262153 /* reguse:B32 */, %2, 393225 /* reguse:B64 */, %0
    CP_ASYNC_COMMIT_GROUP
    WGMMA_FENCE_SYNC_ALIGNED
    INLINEASM &"wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0,$1,$2,$3}, {$4,$4,$4,$4}, $5, $6, 1, 1, 0;", 1 /* sideeffect attdialect */, 262154 /* regdef:B32 */, def %4, 262154 /* regdef:B32 */, def %5, 262154 /* regdef:B32 */, def %6, 262154 /* regdef:B32 */, def %7, 262153 /* reguse:B32 */, %1, 393225 /* reguse:B64 */, %0, 65545 /* reguse:B1 */, %3, 2147483657 /* reguse tiedto:$0 */, %4(tied-def 3), 2147549193 /* reguse tiedto:$1 */, %5(tied-def 5), 2147614729 /* reguse tiedto:$2 */, %6(tied-def 7), 2147680265 /* reguse tiedto:$3 */, %7(tied-def 9)
    WGMMA_COMMIT_GROUP_SYNC_ALIGNED
    WGMMA_WAIT_GROUP_SYNC_ALIGNED 0
    %8:b32 = FADD_rnf32rr %4, %4, 0
    %9:b32 = LD_i32 0, 0, 1, 3, 32, -1, %0, 0 :: (load (s32) from %ir.a, addrspace 1)
    %10:b32 = LD_i32 0, 0, 3, 3, 32, -1, %2, 0 :: (load (s32) from @shared, addrspace 3)
    ST_i32 %9, 0, 0, 3, 32, %2, 64 :: (store (s32) into @shared + 64, addrspace 3)
    %1:b32 = ADD32rr %8, %10
    ST_i32 %1, 0, 0, 1, 32, %0, 0 :: (store (s32) into %ir.b, addrspace 1)
    %11:b32 = MOV_B32_i 3
    ST_i32 %11, 0, 0, 1, 32, %0, 0 :: (store (s32) into %ir.b, addrspace 1)

  bb.1:
    ST_i32 %5, 0, 0, 1, 32, %0, 8 :: (store (s32) into %ir.b + 8, addrspace 1)
    ST_i32 %1, 0, 0, 1, 32, %0, 8 :: (store (s32) into %ir.b + 8, addrspace 1)
    Return
)";
enum Position {
  Copy = 8,
  CopyCommit,
  Fence,
  Multiply,
  Commit,
  Wait,
  Reader,
  GlobalLoad,
  SharedLoad,
  SharedStore,
  Redefinition,
  GlobalStore,
  OtherValue,
  OtherStore
};

void expectAccepted(const Change &change) {
  for (bool algebra : {false, true})
    EXPECT_EQ(checkResult(false, body, algebra, change), "");
}
void expectCaught(const Change &change, StringRef what = "") {
  for (bool algebra : {false, true}) {
    std::string said = checkResult(false, body, algebra, change);
    EXPECT_NE(said.find("kernel 'f', block 0"), std::string::npos)
        << "not caught; said '" << said << "'";
    EXPECT_NE(said.find(what.str()), std::string::npos) << said;
  }
}
void move(MachineFunction &function, Position what, Position before) {
  moveBefore(at(function, what), at(function, before));
}

} // namespace

TEST(ValueCheckAsync, AcceptsTheSame) {
  expectAccepted([](MachineFunction &) {});
}
TEST(ValueCheckAsync, AcceptsLoadsInFrontOfTheWait) {
  expectAccepted([](MachineFunction &f) { move(f, GlobalLoad, Wait); });
  expectAccepted([](MachineFunction &f) { move(f, SharedLoad, Wait); });
}
TEST(ValueCheckAsync, AcceptsAGlobalStoreInFrontOfTheWait) {
  std::string text = body;
  text.erase(text.find("    ST_i32 %1, 0, 0, 1, 32, %0, 0"),
             text.find("    %11:b32") -
                 text.find("    ST_i32 %1, 0, 0, 1, 32, %0, 0"));
  for (bool algebra : {false, true})
    EXPECT_EQ(checkResult(false, text, algebra,
                          [](MachineFunction &f) {
                            MachineInstr &wait = at(f, Wait),
                                         &load = at(f, GlobalLoad),
                                         &value = at(f, OtherValue - 1),
                                         &store = at(f, OtherStore - 1);
                            for (MachineInstr *instr : {&load, &value, &store})
                              moveBefore(*instr, wait);
                          }),
              "");
}
TEST(ValueCheckAsync, CatchesAStoreBeforeAnotherToItsAddress) {
  expectCaught(
      [](MachineFunction &f) {
        MachineInstr &value = at(f, OtherValue), &store = at(f, OtherStore);
        moveBefore(value, at(f, Wait));
        moveBefore(store, *std::next(value.getIterator()));
      },
      "changed places");
}
TEST(ValueCheckAsync, AcceptsLoadsAmongTheSteps) {
  for (Position place : {Commit, Multiply, Fence})
    expectAccepted([&](MachineFunction &f) { move(f, SharedLoad, place); });
}
// The commit of copies and their wait are barriers for everything.
TEST(ValueCheckAsync, CatchesLoadsInFrontOfTheCommitOfCopies) {
  expectCaught([](MachineFunction &f) { move(f, SharedLoad, CopyCommit); },
               "barrier");
}
// Before the fence to begin with.
TEST(ValueCheckAsync, AcceptsALoadBehindTheSteps) {
  std::string text = body;
  text.insert(text.find("    WGMMA_FENCE"),
              "    %12:b32 = LD_i32 0, 0, 3, 3, 32, -1, %2, 0 :: (load (s32) "
              "from @shared, addrspace 3)\n");
  auto moved = [&](unsigned place) {
    return checkResult(false, text, false, [&](MachineFunction &f) {
      moveBefore(at(f, Fence), at(f, place));
    });
  };
  EXPECT_EQ(moved(Wait + 1), "");
  EXPECT_EQ(moved(Reader + 1), "");
}
TEST(ValueCheckAsync, CatchesASharedStoreBehindTheFence) {
  std::string text = body;
  text.insert(text.find("    WGMMA_FENCE"),
              "    ST_i32 %2, 0, 0, 3, 32, %2, 0 :: (store (s32) into @shared, "
              "addrspace 3)\n");
  EXPECT_NE(checkResult(false, text, false,
                        [&](MachineFunction &f) {
                          moveBefore(at(f, Fence), at(f, Multiply + 1));
                        }),
            "");
}
TEST(ValueCheckAsync, CatchesAnAccumulatorReadBeforeItsWait) {
  expectCaught([](MachineFunction &f) { move(f, Reader, Wait); });
}
TEST(ValueCheckAsync, CatchesALeftOperandWrittenBeforeItsWait) {
  for (bool algebra : {false, true}) {
    std::string text = body;
    size_t from = text.find("%1:b32 = ADD32rr %8, %10");
    text.replace(from, 24, "%1:b32 = ADD32rr %2, %2 ");
    EXPECT_EQ(checkResult(false, text, algebra, [](MachineFunction &) {}), "");
    std::string said =
        checkResult(false, text, algebra,
                    [](MachineFunction &f) { move(f, Redefinition, Wait); });
    EXPECT_NE(said.find("other operands"), std::string::npos) << said;
  }
}
TEST(ValueCheckAsync, CatchesASharedStoreInFrontOfTheWait) {
  expectCaught(
      [](MachineFunction &f) {
        move(f, GlobalLoad, Wait);
        moveBefore(at(f, SharedStore), at(f, Wait + 1));
      },
      "barrier");
}
TEST(ValueCheckAsync, CatchesAnotherCount) {
  expectCaught([](MachineFunction &f) { at(f, Wait).getOperand(0).setImm(1); },
               "other operands");
}
TEST(ValueCheckAsync, CatchesACopyBehindItsCommit) {
  expectCaught([](MachineFunction &f) { move(f, CopyCommit, Copy); });
}
TEST(ValueCheckAsync, CatchesAMultiplicationBehindItsCommit) {
  expectCaught([](MachineFunction &f) { move(f, Commit, Multiply); });
}
TEST(ValueCheckAsync, CatchesAWaitInFrontOfTheCommit) {
  expectCaught([](MachineFunction &f) { move(f, Wait, Commit); });
}
