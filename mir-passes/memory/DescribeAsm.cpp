// Tells LLVM what memory an inline assembly statement touches.
//
// Inline PTX arrives with "may load" and "may store" but without memory
// operands, and LLVM treats an access without memory operand as a barrier that
// nothing may cross; Triton marks all of its accesses "sideeffect" on top. So a
// kernel of predicated loads could not be scheduled at all. Here a statement
// that is one weak load or store by its text, and clobbers no other memory,
// loses the side effect and gets an operand with its pointer, so that alias
// analysis orders it against the others; a statement that is not volatile but
// more than that gets an operand for "somewhere".
//
// Shuffles and votes have the same problem: in NVPTX they read and write
// "memory" that nothing else can access, without saying where.
#include "mir-passes/memory/AsmPointers.h"
#include "mir-passes/memory/Passes.h"
#include "targets/cost/CostModel.h"
#include "targets/directives/CompilationDirectives.h"
#include "targets/isa/PtxAccess.h"

#include "llvm/CodeGen/MachineFunctionPass.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Value.h"
#include "llvm/PassRegistry.h"
#include "llvm/Support/NVPTXAddrSpace.h"
#include "llvm/Target/TargetMachine.h"

using namespace llvm;

namespace kiln {
namespace {

class DescribeAsm : public MachineFunctionPass {
public:
  static char ID;
  explicit DescribeAsm(
      std::shared_ptr<AsmPointers> pointers = std::make_shared<AsmPointers>())
      : MachineFunctionPass(ID), pointers(std::move(pointers)) {}
  StringRef getPassName() const override {
    return "Kiln memory operands for inline assembly";
  }
  void getAnalysisUsage(AnalysisUsage &usage) const override {
    usage.setPreservesAll();
    usage.addRequired<CompilationDirectives>();
    MachineFunctionPass::getAnalysisUsage(usage);
  }
  bool runOnMachineFunction(MachineFunction &function) override;

private:
  bool describeAccess(MachineInstr &instr) const;
  bool describeSomewhere(MachineInstr &instr, const CostModel &costs) const;

  std::shared_ptr<AsmPointers> pointers;
};
char DescribeAsm::ID = 0;
RegisterPass<DescribeAsm>
    describeAsm("kiln-describe-asm",
                "Kiln memory operands for inline assembly");

/// One weak load or store: an ordinary access from here on.
bool DescribeAsm::describeAccess(MachineInstr &instr) const {
  std::optional<PtxAccess> access = plainPtxAccess(
      instr.getOperand(InlineAsm::MIOp_AsmString).getSymbolName());
  if (!access)
    return false;
  const Value *pointer = pointers->pointerOf(instr);
  if (instr.hasUnmodeledSideEffects() && !pointer)
    return false;
  MachineFunction &function = *instr.getMF();
  bool isKnown = pointer && access->offset;
  MachinePointerInfo place = isKnown
                                 ? MachinePointerInfo(pointer, *access->offset)
                                 : MachinePointerInfo(access->addressSpace);
  instr.addMemOperand(function,
                      function.getMachineMemOperand(
                          place,
                          access->isStore ? MachineMemOperand::MOStore
                                          : MachineMemOperand::MOLoad,
                          isKnown ? LocationSize::precise(access->bytes)
                                  : LocationSize::beforeOrAfterPointer(),
                          Align(1)));
  MachineOperand &extra = instr.getOperand(InlineAsm::MIOp_ExtraInfo);
  extra.setImm(
      (extra.getImm() &
       ~int64_t(InlineAsm::Extra_HasSideEffects | InlineAsm::Extra_MayLoad |
                InlineAsm::Extra_MayStore)) |
      (access->isStore ? InlineAsm::Extra_MayStore : InlineAsm::Extra_MayLoad));
  return true;
}

/// The state space an access names; generic may be any.
unsigned addressSpace(OpClass opClass) {
  switch (opClass) {
  case OpClass::LoadShared:
  case OpClass::StoreShared:
  case OpClass::MatrixLoad:
    return NVPTXAS::ADDRESS_SPACE_SHARED;
  case OpClass::LoadLocal:
  case OpClass::StoreLocal:
    return NVPTXAS::ADDRESS_SPACE_LOCAL;
  default:
    return NVPTXAS::ADDRESS_SPACE_GENERIC;
  }
}

bool DescribeAsm::describeSomewhere(MachineInstr &instr,
                                    const CostModel &costs) const {
  if (instr.hasUnmodeledSideEffects() || !instr.mayLoadOrStore())
    return false;
  MachineFunction &function = *instr.getMF();
  auto flags = (instr.mayLoad() ? MachineMemOperand::MOLoad
                                : MachineMemOperand::MONone) |
               (instr.mayStore() ? MachineMemOperand::MOStore
                                 : MachineMemOperand::MONone);
  MachinePointerInfo place(addressSpace(costs.cost(instr).opClass));
  instr.addMemOperand(
      function,
      function.getMachineMemOperand(
          place, flags, LocationSize::beforeOrAfterPointer(), Align(1)));
  return true;
}

/// The same location for all, which no access to memory shares: they keep their
/// order among themselves. Without it, the steps of all reductions of a block
/// interleave and their operands are live together: attention_d64_causal
/// spilled 2732 bytes instead of 1472 at 96 registers under `latency`.
bool describeNowhere(MachineInstr &instr) {
  MachineFunction &function = *instr.getMF();
  auto flags = (instr.mayLoad() ? MachineMemOperand::MOLoad
                                : MachineMemOperand::MONone) |
               (instr.mayStore() ? MachineMemOperand::MOStore
                                 : MachineMemOperand::MONone);
  instr.addMemOperand(function,
                      function.getMachineMemOperand(
                          MachinePointerInfo::getConstantPool(function), flags,
                          LocationSize::precise(1), Align(1)));
  return true;
}

bool DescribeAsm::runOnMachineFunction(MachineFunction &function) {
  if (!getAnalysis<CompilationDirectives>()
           .of(function.getFunction())
           .wantsDescription())
    return false;
  bool isPtx = function.getTarget().getTargetTriple().isNVPTX();
  CostModel costs(function);
  bool changed = false;
  for (MachineBasicBlock &block : function)
    for (MachineInstr &instr : block) {
      if (!instr.memoperands_empty())
        continue;
      if (instr.isInlineAsm())
        changed |=
            (isPtx && describeAccess(instr)) || describeSomewhere(instr, costs);
      else if (isPtx && instr.mayLoadOrStore() && !instr.isCall() &&
               !instr.hasUnmodeledSideEffects() &&
               costs.cost(instr).opClass == OpClass::Shuffle)
        changed |= describeNowhere(instr);
    }
  return changed;
}

} // namespace

MachineFunctionPass *createDescribeAsm(std::shared_ptr<AsmPointers> pointers) {
  return new DescribeAsm(std::move(pointers));
}

} // namespace kiln
