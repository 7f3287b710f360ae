// A pass over virtual registers that keeps live intervals right.
#ifndef KILN_MIR_PASSES_REGISTERS_INTERVALPASS_H
#define KILN_MIR_PASSES_REGISTERS_INTERVALPASS_H

#include "targets/directives/CompilationDirectives.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

namespace kiln {

/// Runs on functions with directives of Kiln's, others stay as LLVM has them.
class IntervalPass : public llvm::MachineFunctionPass {
public:
  using MachineFunctionPass::MachineFunctionPass;
  void getAnalysisUsage(llvm::AnalysisUsage &usage) const override {
    usage.addRequired<CompilationDirectives>();
    usage.addRequired<llvm::LiveIntervalsWrapperPass>();
    usage.addPreserved<llvm::LiveIntervalsWrapperPass>();
    usage.addPreserved<llvm::SlotIndexesWrapperPass>();
    usage.setPreservesCFG();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(llvm::MachineFunction &function) override {
    if (!getAnalysis<CompilationDirectives>().of(function.getFunction()).any())
      return false;
    info = &function.getRegInfo();
    registers = function.getSubtarget().getRegisterInfo();
    intervals = &getAnalysis<llvm::LiveIntervalsWrapperPass>().getLIS();
    return run(function);
  }

protected:
  /// Whether it has changed anything.
  virtual bool run(llvm::MachineFunction &function) = 0;

  /// Of the function that it runs on.
  llvm::MachineRegisterInfo *info = nullptr;
  const llvm::TargetRegisterInfo *registers = nullptr;
  llvm::LiveIntervals *intervals = nullptr;
};

} // namespace kiln

#endif // KILN_MIR_PASSES_REGISTERS_INTERVALPASS_H
