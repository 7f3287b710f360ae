// Approximate divisions by a constant, as LLVM's machine verifier takes them.
//
// For llvm.nvvm.div.full(x, constant) LLVM 22.1.8 selects FDIV32ri, whose
// divisor is a number by its description, and gives it a register that holds
// the number. What it prints is right; the verifier refuses it. FDIV32rr is the
// same instruction with a register there.
#include "targets/registration/PipelineHook.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln {
namespace {

class RegisterDivisors : public MachineFunctionPass {
public:
  static char ID;
  RegisterDivisors() : MachineFunctionPass(ID) {}
  StringRef getPassName() const override {
    return "Kiln divisors in registers";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &function) override {
    const TargetInstrInfo &info = *function.getSubtarget().getInstrInfo();
    bool changed = false;
    for (MachineBasicBlock &block : function)
      for (MachineInstr &instr : block)
        if (info.getName(instr.getOpcode()) == "FDIV32ri" &&
            instr.getOperand(2).isReg()) {
          instr.setDesc(info.get(opcodeOf("FDIV32rr", info)));
          changed = true;
        }
    return changed;
  }

private:
  /// LLVM's opcode enums are in no public header.
  static unsigned opcodeOf(StringRef name, const TargetInstrInfo &info) {
    for (unsigned opcode = 0; opcode != info.getNumOpcodes(); ++opcode)
      if (info.getName(opcode) == name)
        return opcode;
    llvm_unreachable("LLVM 22 has the opcode");
  }
};
char RegisterDivisors::ID = 0;

const PipelineHook hook([](TargetMachine &machine, legacy::PassManagerBase &,
                           TargetPassConfig *config) {
  if (machine.getTargetTriple().isNVPTX())
    config->insertPass(&FinalizeISelID, new RegisterDivisors);
});

} // namespace
} // namespace kiln
