// Keeps loads on their side of a fence or barrier when LLVM sinks them.
//
// LLVM's machine sinking moves a load into a later block unless it sees an
// instruction in between that may store. Fences and AMD's barriers have side
// effects but do not store, so that a read of shared memory may end up after
// the barrier after which others overwrite what it reads
// (github.com/llvm/llvm-project/issues/181708). While that pass runs, an empty
// statement of inline assembly that may store stands before each of them. LLVM
// IR of others that is not scheduled or rematerialized here stays LLVM's to the
// letter, this included; what was lowered here is held always.
#include "mir-passes/memory/Passes.h"
#include "targets/directives/CarriedDirectives.h"
#include "targets/support/KernelAttributes.h"

#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineInstrBuilder.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/InlineAsm.h"

using namespace llvm;

namespace kiln {
namespace {

constexpr char text[] = "; kiln: nothing sinks past this";

bool isHold(const MachineInstr &instr) {
  return instr.isInlineAsm() &&
         instr.getOperand(InlineAsm::MIOp_AsmString).getSymbolName() ==
             StringRef(text);
}

bool ordersMemory(const MachineInstr &instr) {
  return (instr.hasUnmodeledSideEffects() || instr.isConvergent()) &&
         !instr.mayLoadOrStore() && !instr.isInlineAsm() &&
         !instr.isTerminator() && !instr.isMetaInstruction() &&
         !instr.getDesc().getNumDefs();
}

class HoldLoads : public MachineFunctionPass {
public:
  static inline char ID = 0;
  HoldLoads() : MachineFunctionPass(ID) {}
  StringRef getPassName() const override { return "Kiln fences of sinking"; }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &function) override {
    Expected<CarriedDirectives> directives =
        readDirectives(function.getFunction());
    if (!directives) { // said by those who follow them
      consumeError(directives.takeError());
      return false;
    }
    if (!directives->wantsDescription() &&
        !function.getFunction().hasFnAttribute(kLoweredAttr))
      return false;
    const TargetInstrInfo &info = *function.getSubtarget().getInstrInfo();
    bool changed = false;
    for (MachineBasicBlock &block : function)
      for (MachineInstr &instr : block) {
        if (!ordersMemory(instr))
          continue;
        BuildMI(block, instr, DebugLoc(), info.get(TargetOpcode::INLINEASM))
            .addExternalSymbol(text)
            .addImm(InlineAsm::Extra_HasSideEffects |
                    InlineAsm::Extra_MayStore);
        changed = true;
      }
    return changed;
  }
};
RegisterPass<HoldLoads> hold("kiln-hold-loads", "Kiln fences of sinking");

class ReleaseLoads : public MachineFunctionPass {
public:
  static inline char ID = 0;
  ReleaseLoads() : MachineFunctionPass(ID) {}
  StringRef getPassName() const override {
    return "Kiln fences of sinking removed";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &function) override {
    bool changed = false;
    for (MachineBasicBlock &block : function)
      for (MachineInstr &instr : make_early_inc_range(block))
        if (isHold(instr)) {
          instr.eraseFromParent();
          changed = true;
        }
    return changed;
  }
};
RegisterPass<ReleaseLoads> release("kiln-release-loads",
                                   "Kiln fences of sinking removed");

} // namespace

const AnalysisID holdLoads = &HoldLoads::ID, releaseLoads = &ReleaseLoads::ID;

} // namespace kiln
