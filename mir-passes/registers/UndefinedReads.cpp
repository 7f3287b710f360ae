// Marks reads of lanes that hold nothing as such.
//
// `%8.sub1 = V_SUB_F32 %7.sub1, %7.sub1`, where nothing has written that lane of
// %7, is left by LLVM's register coalescer without the flag "undef", which its
// machine verifier refuses ("No live subrange at use") wherever it looks next.
// LLVM's schedulers are judged by the verifier, and are not to answer for that.
//
// A write of some lanes reads the others, for they are kept. LLVM's schedulers
// mark it where none of the others is live; marked before, they are as they
// were.
#include "mir-passes/registers/UndefinedReads.h"
#include "mir-passes/recompute/RemakeInterval.h"
#include "targets/directives/CompilationDirectives.h"

#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/PassRegistry.h"

using namespace llvm;

namespace kiln {
namespace {

class UndefinedReads : public MachineFunctionPass {
public:
  static char ID;
  UndefinedReads() : MachineFunctionPass(ID) {}
  StringRef getPassName() const override {
    return "Kiln marks of reads of undefined lanes";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.addRequired<CompilationDirectives>();
    usage.addRequired<LiveIntervalsWrapperPass>();
    usage.addPreserved<LiveIntervalsWrapperPass>();
    usage.addPreserved<SlotIndexesWrapperPass>();
    usage.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &function) override;
};
char UndefinedReads::ID = 0;
RegisterPass<UndefinedReads> undefinedReads("kiln-undefined-reads",
                                            "Kiln marks of undefined reads");

bool UndefinedReads::runOnMachineFunction(MachineFunction &function) {
  const CarriedDirectives &carried =
      getAnalysis<CompilationDirectives>().of(function.getFunction());
  if (!carried.any())
    return false;
  MachineRegisterInfo &info = function.getRegInfo();
  const TargetRegisterInfo &registers =
      *function.getSubtarget().getRegisterInfo();
  LiveIntervals &intervals = getAnalysis<LiveIntervalsWrapperPass>().getLIS();
  bool changed = false;
  for (unsigned index = 0, end = info.getNumVirtRegs(); index != end; ++index) {
    Register reg = Register::index2VirtReg(index);
    if (!intervals.hasInterval(reg) ||
        !intervals.getInterval(reg).hasSubRanges())
      continue;
    const LiveInterval &interval = intervals.getInterval(reg);
    auto areLive = [&](LaneBitmask lanes, SlotIndex at) {
      return any_of(interval.subranges(), [&](const auto &part) {
        return (part.LaneMask & lanes).any() && part.liveAt(at);
      });
    };
    bool marked = false;
    for (MachineOperand &operand : info.reg_nodbg_operands(reg)) {
      if (!operand.getSubReg() || operand.isUndef())
        continue;
      LaneBitmask lanes = registers.getSubRegIndexLaneMask(operand.getSubReg());
      SlotIndex at = intervals.getInstructionIndex(*operand.getParent());
      if (operand.isDef() ? areLive(~lanes, at.getDeadSlot())
                          : areLive(lanes, at.getBaseIndex()))
        continue;
      operand.setIsUndef();
      marked = true;
    }
    if (marked)
      remakeInterval(reg, info, intervals);
    changed |= marked;
  }
  return changed;
}

} // namespace

MachineFunctionPass *createUndefinedReads() { return new UndefinedReads; }

} // namespace kiln
