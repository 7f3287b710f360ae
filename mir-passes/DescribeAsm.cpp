// Tells LLVM what memory an inline assembly statement touches.
//
// Inline PTX arrives with "may load" and "may store" but without memory
// operands, and LLVM takes an access without memory operand for a barrier that
// nothing may pass: a kernel of predicated loads could not be scheduled at all.
// A statement that is not volatile gets an operand that says: this address
// space, unknown place, read or write. The strategies then order it against
// accesses that may alias, like any other.
#include "mir-passes/Passes.h"
#include "targets/CostModel.h"

#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/PassRegistry.h"

using namespace llvm;

namespace kiln {
namespace {

class DescribeAsm : public MachineFunctionPass {
public:
  static char ID;
  DescribeAsm() : MachineFunctionPass(ID) {}
  StringRef getPassName() const override {
    return "Kiln memory operands for inline assembly";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &function) override;
};
char DescribeAsm::ID = 0;
RegisterPass<DescribeAsm>
    registration("kiln-describe-asm",
                 "Kiln memory operands for inline assembly");

/// NVPTX's number of the state space an access names; 0, generic, may be any.
unsigned addressSpace(OpClass opClass) {
  switch (opClass) {
  case OpClass::LoadShared:
  case OpClass::StoreShared:
  case OpClass::MatrixLoad:
    return 3;
  case OpClass::LoadLocal:
  case OpClass::StoreLocal:
    return 5;
  default:
    return 0;
  }
}

bool DescribeAsm::runOnMachineFunction(MachineFunction &function) {
  if (!hasOrders(function))
    return false;
  CostModel costs(function);
  bool changed = false;
  for (MachineBasicBlock &block : function)
    for (MachineInstr &instr : block) {
      if (!instr.isInlineAsm() || instr.hasUnmodeledSideEffects() ||
          !instr.memoperands_empty() || !instr.mayLoadOrStore())
        continue;
      auto flags = (instr.mayLoad() ? MachineMemOperand::MOLoad
                                    : MachineMemOperand::MONone) |
                   (instr.mayStore() ? MachineMemOperand::MOStore
                                     : MachineMemOperand::MONone);
      MachinePointerInfo place(addressSpace(costs.cost(instr).opClass));
      instr.addMemOperand(
          function,
          function.getMachineMemOperand(
              place, flags, LocationSize::beforeOrAfterPointer(), Align(1)));
      changed = true;
    }
  return changed;
}

} // namespace

MachineFunctionPass *createDescribeAsm() { return new DescribeAsm(); }

} // namespace kiln
