#include "mir-passes/check/InstructionKey.h"

#include "llvm/ADT/Hashing.h"
#include "llvm/CodeGen/MachineBasicBlock.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/IR/Constants.h"

using namespace llvm;

namespace kiln {

static void append(ExpressionTable::Key &key, const void *pointer) {
  key.push_back(reinterpret_cast<uintptr_t>(pointer));
}

static void append(ExpressionTable::Key &key, StringRef text) {
  key.push_back(text.size());
  key.insert(key.end(), text.begin(), text.end());
}

/// An operand that is no register.
static void appendLiteral(const MachineOperand &operand,
                          ExpressionTable::Key &key) {
  switch (operand.getType()) {
  case MachineOperand::MO_Immediate:
    key.push_back(operand.getImm());
    return;
  case MachineOperand::MO_CImmediate:
    return append(key, operand.getCImm());
  case MachineOperand::MO_FPImmediate:
    return append(key, operand.getFPImm());
  case MachineOperand::MO_MachineBasicBlock:
    key.push_back(operand.getMBB()->getNumber());
    return;
  case MachineOperand::MO_FrameIndex:
  case MachineOperand::MO_ConstantPoolIndex:
  case MachineOperand::MO_JumpTableIndex:
  case MachineOperand::MO_TargetIndex:
    key.push_back(operand.getIndex());
    if (!operand.isFI() && !operand.isJTI())
      key.push_back(operand.getOffset());
    return;
  case MachineOperand::MO_ExternalSymbol:
    append(key, StringRef(operand.getSymbolName()));
    key.push_back(operand.getOffset());
    return;
  case MachineOperand::MO_GlobalAddress:
    append(key, operand.getGlobal());
    key.push_back(operand.getOffset());
    return;
  case MachineOperand::MO_BlockAddress:
    append(key, operand.getBlockAddress());
    key.push_back(operand.getOffset());
    return;
  case MachineOperand::MO_RegisterMask:
  case MachineOperand::MO_RegisterLiveOut:
    return append(key, operand.isRegMask() ? operand.getRegMask()
                                           : operand.getRegLiveOut());
  case MachineOperand::MO_Metadata:
    return append(key, operand.getMetadata());
  case MachineOperand::MO_MCSymbol:
    return append(key, operand.getMCSymbol());
  case MachineOperand::MO_IntrinsicID:
    key.push_back(operand.getIntrinsicID());
    return;
  case MachineOperand::MO_Predicate:
    key.push_back(operand.getPredicate());
    return;
  default: // kinds no GPU target uses: the operand's own hash
    key.push_back(hash_value(operand));
  }
}

ExpressionTable::Key instructionKey(
    const MachineInstr &instr,
    function_ref<void(const MachineOperand &operand, ExpressionTable::Key &key)>
        appendValues) {
  // Values first, so that two keys can be compared value by value.
  ExpressionTable::Key values;
  ExpressionTable::Key key{
      instr.getOpcode(),
      instr.getFlags() &
          ~uint64_t(MachineInstr::FrameSetup | MachineInstr::FrameDestroy)};
  for (const MachineOperand &operand : instr.operands()) {
    key.push_back(uint64_t(operand.getType()) << 32 | operand.getTargetFlags());
    if (!operand.isReg()) {
      appendLiteral(operand, key);
      continue;
    }
    key.push_back(uint64_t(operand.isDef()) << 1 | operand.isImplicit());
    key.push_back(operand.getSubReg());
    if (operand.isDef())
      key.push_back(operand.getReg().isVirtual() ? 0 : operand.getReg().id());
    else
      appendValues(operand, values);
    key.push_back(values.size());
  }
  for (const MachineMemOperand *memory : instr.memoperands()) {
    key.push_back(memory->getFlags());
    key.push_back(memory->getAddrSpace());
    key.push_back(uint64_t(memory->getSuccessOrdering()) << 8 |
                  memory->getSyncScopeID());
  }
  ExpressionTable::Key whole{uint64_t(ExpressionKind::Instruction),
                             values.size()};
  append_range(whole, values);
  append_range(whole, key);
  return whole;
}

} // namespace kiln
