// The checker's algebra: an induction variable is start + iterations * stride,
// and nothing else is.
#include "test/unit/mir-passes/check/CheckResult.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace kiln::test;

namespace {

/// A counter and two variables that advance with it; numbers are positions in
/// the loop.
const char loopBody[] = R"(  bb.0:
    successors: %bb.1
    %0:b64 = LD_i64 0, 0, 1, 3, 64, -1, 4096, 0 :: (load (s64) from %ir.a, addrspace 1)
    %1:b64 = LD_i64 0, 0, 1, 3, 64, -1, 4096, 8 :: (load (s64) from %ir.a + 8, addrspace 1)
    %2:b32 = LD_i32 0, 0, 1, 3, 32, -1, 4096, 16 :: (load (s32) from %ir.a + 16, addrspace 1)
    %3:b32 = MOV_B32_i 1
    %4:b32 = MOV_B32_i 5
    %5:b64 = MAD_WIDE_S32rir %2, 4, %0

  bb.1:
    successors: %bb.1, %bb.2
    ST_i32 %4, 0, 0, 1, 32, %5, 0 :: (store (s32) into %ir.b, addrspace 1)
    %4:b32 = ADD32ri %4, 12
    %5:b64 = ADD64rr %5, %1
    %3:b32 = ADD32ri %3, 3
    %6:b1 = SETP_i32ri %3, 100, 2
    CBranch %6, %bb.1

  bb.2:
    Return
)";

/// Stores counter * ratio + constant instead of %4, and deletes %4.
void foldCounter(MachineFunction &f, int64_t ratio, int64_t constant) {
  MachineBasicBlock &loop = *f.getBlockNumbered(1);
  Register fresh = f.getRegInfo().cloneVirtualRegister(reg(4));
  const TargetInstrInfo &code = *f.getSubtarget().getInstrInfo();
  BuildMI(loop, loop.begin(), DebugLoc(), code.get(opcode(f, "MAD_LO_S32rii")),
          fresh)
      .addReg(reg(3))
      .addImm(ratio)
      .addImm(constant);
  at(f, 1, 1).getOperand(0).setReg(fresh);
  at(f, 2, 1).eraseFromParent();
  at(f, 4, 0).eraseFromParent();
}

/// Stores to %2 * 4 + an accumulated copy of %0 instead of to %5.
void foldBase(MachineFunction &f, std::function<void(MachineInstr &)> change) {
  MachineBasicBlock &before = *f.getBlockNumbered(0),
                    &loop = *f.getBlockNumbered(1);
  const TargetInstrInfo &code = *f.getSubtarget().getInstrInfo();
  MachineInstr &start = at(f, 5), &step = at(f, 2, 1);
  Register base = f.getRegInfo().cloneVirtualRegister(reg(5)),
           fresh = f.getRegInfo().cloneVirtualRegister(reg(5));
  BuildMI(before, start.getIterator(), DebugLoc(), code.get(TargetOpcode::COPY),
          base)
      .addReg(reg(0));
  step.getOperand(0).setReg(base);
  step.getOperand(1).setReg(base);
  start.getOperand(0).setReg(fresh);
  start.getOperand(3).setReg(base);
  loop.splice(loop.begin(), &before, start.getIterator());
  for (MachineOperand &operand : at(f, 1, 1).all_uses())
    if (operand.getReg() == reg(5))
      operand.setReg(fresh);
  change(at(f, 0, 1));
}

void expectLoopCaught(std::function<void(MachineFunction &)> change) {
  EXPECT_NE(
      checkResult(false, loopBody, true, change).find("kernel 'f', block "),
      std::string::npos)
      << "not caught";
}

} // namespace

TEST(ValueCheckOfLoops, AcceptsTheSame) {
  EXPECT_EQ(checkResult(false, loopBody, true, [](MachineFunction &) {}), "");
}
TEST(ValueCheckOfLoops, AcceptsAMultipleOfTheCounter) { // 5 + 12k, 1 + 3k
  EXPECT_EQ(checkResult(false, loopBody, true,
                        [](MachineFunction &f) { foldCounter(f, 4, 1); }),
            "");
}
TEST(ValueCheckOfLoops, CatchesAMultipleWithoutAlgebra) {
  EXPECT_NE(checkResult(false, loopBody, false,
                        [](MachineFunction &f) { foldCounter(f, 4, 1); }),
            "");
}
TEST(ValueCheckOfLoops, AcceptsASharedBase) {
  EXPECT_EQ(checkResult(
                false, loopBody, true,
                [](MachineFunction &f) { foldBase(f, [](MachineInstr &) {}); }),
            "");
}
TEST(ValueCheckOfLoops, AcceptsAStrideMadeInTheLoop) {
  auto change = [](MachineFunction &f) {
    Register fresh = f.getRegInfo().cloneVirtualRegister(reg(1));
    BuildMI(*f.getBlockNumbered(1), at(f, 1, 1).getIterator(), DebugLoc(),
            f.getSubtarget().getInstrInfo()->get(TargetOpcode::COPY), fresh)
        .addReg(reg(1));
    at(f, 3, 1).getOperand(2).setReg(fresh);
  };
  EXPECT_EQ(checkResult(false, loopBody, true, change), "");
}
TEST(ValueCheckOfLoops, CatchesAStrideThatChanges) {
  expectLoopCaught([](MachineFunction &f) {
    Register fresh = f.getRegInfo().cloneVirtualRegister(reg(1));
    BuildMI(*f.getBlockNumbered(1), at(f, 1, 1).getIterator(), DebugLoc(),
            f.getSubtarget().getInstrInfo()->get(TargetOpcode::COPY), fresh)
        .addReg(reg(5));
    at(f, 3, 1).getOperand(2).setReg(fresh);
  });
}
TEST(ValueCheckOfLoops, CatchesWrongStride) {
  expectLoopCaught([](MachineFunction &f) { foldCounter(f, 3, 1); });
  expectLoopCaught(
      [](MachineFunction &f) { at(f, 1, 1).getOperand(2).setImm(8); });
  expectLoopCaught(
      [](MachineFunction &f) { at(f, 2, 1).getOperand(2).setReg(reg(0)); });
}
TEST(ValueCheckOfLoops, CatchesWrongBase) {
  expectLoopCaught([](MachineFunction &f) { foldCounter(f, 4, 5); });
  expectLoopCaught([](MachineFunction &f) {
    foldBase(f, [](MachineInstr &made) { made.getOperand(3).setReg(reg(0)); });
  });
}
TEST(ValueCheckOfLoops, CatchesWrongScale) {
  expectLoopCaught([](MachineFunction &f) {
    foldBase(f, [](MachineInstr &made) { made.getOperand(2).setImm(8); });
  });
}
TEST(ValueCheckOfLoops, CatchesZeroExtensionForSignExtension) {
  expectLoopCaught([](MachineFunction &f) {
    foldBase(f, [&](MachineInstr &made) {
      made.setDesc(
          f.getSubtarget().getInstrInfo()->get(opcode(f, "MAD_WIDE_U32rir")));
    });
  });
}
TEST(ValueCheckOfLoops, CatchesTheNextIterationsValue) {
  // The counter has made its step where the multiple is computed.
  expectLoopCaught([](MachineFunction &f) {
    foldCounter(f, 4, 1);
    moveBefore(at(f, 3, 1), at(f, 0, 1));
  });
}
TEST(ValueCheckOfLoops, CatchesAStepOutsideOfTheLoop) {
  expectLoopCaught([](MachineFunction &f) {
    f.getBlockNumbered(2)->splice(f.getBlockNumbered(2)->begin(),
                                  f.getBlockNumbered(1),
                                  at(f, 2, 1).getIterator());
  });
}
TEST(ValueCheckOfLoops, CatchesASecondStep) {
  expectLoopCaught([](MachineFunction &f) {
    f.getBlockNumbered(1)->insert(at(f, 2, 1).getIterator(),
                                  f.CloneMachineInstr(&at(f, 2, 1)));
  });
}
