// constant: write constants, special registers and kernel parameters again in
// front of their uses.
//
// Idea:   what one instruction makes from nothing needs no register between two
//         uses: immediates, addresses of variables, the thread's and the
//         block's number, a kernel parameter in the constant bank.
// Source: LLVM's own rematerialization in its register allocator, which never
//         runs for PTX, where in addition no instruction is marked as
//         rematerializable; Mesa's NAK does the same before it counts
//         registers.
// Wins:   LLVM hoists such values to the kernel's entry and merges them, so
//         they count as alive everywhere. ptxas makes immediates and parameters
//         operands of their users whatever we do: on NVIDIA the gain is that
//         the scheduling strategies behind this pass see the pressure as it is.
// Loses:  a few instructions; on AMD a vector constant in a loop costs an issue
//         slot for each iteration (so `in_loops`).
#include "mir-passes/recompute/RecomputeAtUses.h"

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;

namespace kiln {
namespace {

/// True if the value is made of no other virtual register.
bool isMadeOfNothing(const MachineInstr &def) {
  return llvm::none_of(def.all_uses(), [](const MachineOperand &operand) {
    return operand.getReg().isVirtual();
  });
}

RematResult recomputeConstants(RematKernel &kernel) {
  const MachineRegisterInfo &info = kernel.function.getRegInfo();
  CostModel costs(kernel.function);
  Recompute recompute(kernel.function, kernel.intervals, kernel.loops, costs,
                      {1, kernel.order.getBool("in_loops") ? 1u : 0u,
                       unsigned(kernel.order.getInt("distance"))});
  SmallVector<Register> constants;
  for (unsigned i = 0; i != info.getNumVirtRegs(); ++i) {
    Register reg = Register::index2VirtReg(i);
    if (const MachineInstr *def = info.getUniqueVRegDef(reg))
      if (isMadeOfNothing(*def) && recompute.isCheap(reg))
        constants.push_back(reg);
  }
  return {recomputeAtUses(kernel, recompute, costs, constants),
          "constants, special registers and parameters read again at their "
          "uses"};
}

RegisterRemat<recomputeConstants> registration(
    RematStage::Leaves,
    {"constant",
     "write constants, special registers and parameters again at their uses",
     {ParamInfo::integer(
          "distance", 32, 1, 100000,
          "uses in one block closer than this share an instruction"),
      ParamInfo::boolean("in_loops", true,
                         "also inside a deeper loop than the original")}});

} // namespace
} // namespace kiln
