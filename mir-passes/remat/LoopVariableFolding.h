// What every folding of an induction variable into others needs.
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

  /// Inserts an instruction before another one, with the flags that it needs
  /// there.
  llvm::MachineInstr *place(llvm::MachineInstr *instr,
                            llvm::MachineInstr &before);
  /// Makes all uses read what `write` inserts before them, and deletes the
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
  /// The most instructions for one use, and how far apart uses that share them
  /// may be.
  unsigned maxOps, distance;
  LoopVariables variables;
  Recompute recompute;
  PressureMap map;
};

} // namespace kiln

#endif
