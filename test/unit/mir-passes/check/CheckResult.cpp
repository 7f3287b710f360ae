#include "test/unit/mir-passes/check/CheckResult.h"
#include "mir-passes/check/ValueCheck.h"
#include "test/unit/sched-strategies/RandomRegion.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "gtest/gtest.h"

using namespace llvm;

namespace kiln::test {

std::string checkResult(bool amd, StringRef body, bool algebra,
                        const Change &change) {
  StringRef triple = amd ? "amdgcn-amd-amdhsa" : "nvptx64-nvidia-cuda";
  ValueCheck check;
  std::string result = "not compared";
  std::string complaints =
      runMir(regionModule(triple, "", body), triple, amd ? "gfx942" : "sm_90",
             [&](legacy::PassManager &manager) {
               manager.add(new Probe([&](MachineFunction &function) {
                 check.remember(function, algebra);
                 change(function);
                 result = toString(check.verify(function, nullptr));
               }));
             });
  EXPECT_EQ(complaints, "");
  return result;
}

MachineInstr &at(MachineFunction &function, unsigned position, unsigned block) {
  return *std::next(function.getBlockNumbered(block)->begin(), position);
}

void moveBefore(MachineInstr &instr, MachineInstr &place) {
  place.getParent()->splice(place.getIterator(), instr.getParent(),
                            instr.getIterator());
}

unsigned opcode(const MachineFunction &function, StringRef name) {
  const TargetInstrInfo &code = *function.getSubtarget().getInstrInfo();
  for (unsigned i = 0; i != code.getNumOpcodes(); ++i)
    if (code.getName(i) == name)
      return i;
  ADD_FAILURE() << "no opcode " << name.str();
  return 0;
}

} // namespace kiln::test
