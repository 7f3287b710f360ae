#include "test/unit/mir-passes/remat/AfterRemat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "gtest/gtest.h"

using namespace llvm;

namespace kiln::test {

static std::string namesOf(const MachineFunction &function) {
  const TargetInstrInfo &code = *function.getSubtarget().getInstrInfo();
  std::string text;
  ListSeparator semicolon("; ");
  for (const MachineBasicBlock &block : function) {
    text += StringRef(semicolon);
    ListSeparator space(" ");
    for (const MachineInstr &instr : block) {
      text += StringRef(space);
      text += code.getName(instr.getOpcode());
    }
  }
  return text;
}

std::string afterRemat(StringRef spec, StringRef body) {
  std::string names;
  EXPECT_EQ(runMir(mirFunction("nvptx64-nvidia-cuda",
                               "\"kiln-remat\"=\"" + spec.str() + "\"", body),
                   "nvptx64-nvidia-cuda", "sm_90",
                   [&](legacy::PassManager &manager) {
                     manager.add(passNamed("kiln-remat-" +
                                           spec.split('(').first.str()));
                     manager.add(
                         createMachineVerifierPass("after rematerialization"));
                     manager.add(new Probe([&](MachineFunction &function) {
                       names = namesOf(function);
                     }));
                   }),
            "");
  return names;
}

} // namespace kiln::test
