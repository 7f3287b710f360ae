// What folding an induction variable into others takes, whatever it is folded
// into.
#ifndef KILN_MIR_PASSES_REMAT_LOOPVARIABLEFOLDING_H
#define KILN_MIR_PASSES_REMAT_LOOPVARIABLEFOLDING_H

#include "mir-passes/recompute/PressureMap.h"
#include "mir-passes/recompute/Recompute.h"
#include "mir-passes/remat/LoopVariables.h"
#include "mir-passes/remat/Remat.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace kiln {

class LoopVariableFolding {
public:
  LoopVariableFolding(RematKernel &kernel, const CostModel &costs);

  /// Puts an instruction before another one, with the marks that it has to
  /// have there.
  llvm::MachineInstr *place(llvm::MachineInstr *instr,
                            llvm::MachineInstr &before);
  /// Lets all uses read what `write` makes before them, and deletes the
  /// variable.
  void
  replace(const LoopVariable &variable,
          llvm::function_ref<llvm::Register(llvm::MachineInstr &user)> write);
  /// Computes the register's live interval anew.
  void remake(llvm::Register reg);

  llvm::MachineFunction &function;
  llvm::MachineRegisterInfo &info;
  const llvm::TargetInstrInfo &code;
  llvm::LiveIntervals &intervals;
  const CostModel &costs;
  /// Most instructions for one use, and how far uses that share them may be
  /// apart.
  unsigned maxOps, distance;
  LoopVariables variables;
  Recompute recompute;
  PressureMap map;
};

} // namespace kiln

#endif
