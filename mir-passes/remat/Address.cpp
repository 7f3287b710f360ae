// address: recompute addresses where they are used instead of keeping them in
// registers.
//
// Idea:   an address is a few integer instructions away from values that are
//         alive anyhow. Where more registers are live than the target allows,
//         an address that is only kept is dropped and recomputed before its
//         next use.
// Source: Intel IGC's RematAddressArithmetic, whose two stages and profit test
//         are those of ProfitTest.h. `gate` is IGC's RematRPELimit (93 %),
//         `chain_limit` its RematChainLimit (12).
// Wins:   many addresses computed before a loop or an epilogue; spills of
//         addresses under a register cap.
// Loses:  without pressure (so there is a gate), and in hot loops, where the
//         recomputation is paid per iteration (so `loop_limit`). ptxas keeps
//         what is recomputed in another block and merges it again inside one
//         block.
#include "mir-passes/remat/RecomputeAtUses.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;

namespace kiln {
namespace {

/// Registers that reach the address or data operand of a memory access through
/// integer arithmetic alone.
SetVector<Register> addressRegisters(const MachineFunction &function,
                                     const Recompute &recompute) {
  SetVector<Register> found;
  auto add = [&](const MachineInstr &instr) {
    for (const MachineOperand &operand : instr.all_uses())
      if (operand.getReg().isVirtual() && recompute.isCheap(operand.getReg()))
        found.insert(operand.getReg());
  };
  for (const MachineBasicBlock &block : function)
    for (const MachineInstr &instr : block)
      if (!instr.isDebugOrPseudoInstr() && instr.mayLoadOrStore())
        add(instr);
  for (unsigned i = 0; i != found.size(); ++i)
    add(*function.getRegInfo().getUniqueVRegDef(found[i]));
  return found;
}

RematResult recomputeAddresses(RematKernel &kernel) {
  CostModel costs(kernel.function);
  Recompute recompute(kernel.function, kernel.intervals, kernel.loops, costs,
                      {unsigned(kernel.directive.getInt("chain_limit")),
                       unsigned(kernel.directive.getInt("loop_limit")),
                       unsigned(kernel.directive.getInt("distance"))});
  // Uses come before definitions, so that an address built on another does not
  // depend on one that is about to be removed.
  SetVector<Register> found = addressRegisters(kernel.function, recompute);
  return {recomputeAtUses(kernel, recompute, costs, found.getArrayRef()),
          "addresses recomputed at their uses"};
}

RegisterRemat<recomputeAddresses> registration(
    RematStage::Expressions,
    {"address",
     "recompute addresses at their uses where too many registers are live",
     {ParamInfo::integer("chain_limit", 12, 1, 64,
                         "most instructions recomputed for one address"),
      ParamInfo::integer(
          "distance", 32, 1, 100000,
          "uses in one block closer than this share a recomputation"),
      ParamInfo::integer("loop_limit", 2, 0, 64,
                         "most instructions recomputed inside a deeper loop "
                         "than the original")}});

} // namespace
} // namespace kiln
