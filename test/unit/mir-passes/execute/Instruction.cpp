#include "test/unit/mir-passes/execute/Instruction.h"

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <map>

using namespace llvm;

namespace kiln::test {
namespace {

const TargetInstrInfo &infoOf(const MachineInstr &instr) {
  return *instr.getMF()->getSubtarget().getInstrInfo();
}

/// The type of operands that modify the next one; LLVM's enumeration of them
/// is private to AMDGPU, whose V_ADD_F32_e64 has one after its result.
unsigned typeOfModifiers(const TargetInstrInfo &info) {
  static const unsigned type = [&] {
    for (unsigned opcode = 0; opcode != info.getNumOpcodes(); ++opcode)
      if (info.getName(opcode) == "V_ADD_F32_e64")
        return unsigned(info.get(opcode).operands()[1].OperandType);
    llvm_unreachable("AMDGPU has the instruction");
  }();
  return type;
}

OpcodeName partsOf(StringRef name) {
  constexpr StringLiteral suffixes[] = {
      "_e32", "_e64",    "_term", "_gfx9",    "_gfx11",     "_dpp",
      "_mac", "_vgprcd", "_w32",  "_twoaddr", "_threeaddr", "_IMM_PSEUDO"};
  for (bool isStripped = true; isStripped;) {
    isStripped = false;
    for (StringRef suffix : suffixes)
      isStripped |= name.consume_back(suffix);
  }
  if (name.starts_with("AV_")) // to either register file
    name = name.drop_front();
  for (char unit : {'V', 'S'})
    if (name.size() > 2 && name[0] == unit && name[1] == '_')
      return {unit, name.substr(2).str()};
  return {0, name.str()};
}

} // namespace

const OpcodeName &nameOf(const MachineInstr &instr) {
  // One numbering of opcodes for all of AMD's GPUs.
  static std::map<unsigned, OpcodeName> known;
  auto [at, isNew] = known.try_emplace(instr.getOpcode());
  if (isNew)
    at->second = partsOf(infoOf(instr).getName(instr.getOpcode()));
  return at->second;
}

Instruction::Instruction(const MachineInstr &instr) : instr(instr) {
  const TargetInstrInfo &info = infoOf(instr);
  const MCInstrDesc &description = instr.getDesc();
  unsigned modifiers = 0;
  for (unsigned i = 0; i != instr.getNumExplicitOperands(); ++i) {
    const MachineOperand &operand = instr.getOperand(i);
    unsigned type = i < description.getNumOperands()
                        ? description.operands()[i].OperandType
                        : MCOI::OPERAND_UNKNOWN;
    if (operand.isReg() && operand.isDef()) {
      defs.push_back(&operand);
    } else if (type == typeOfModifiers(info)) {
      modifiers = operand.getImm();
    } else if (!operand.isImm() || type >= MCOI::OPERAND_FIRST_TARGET ||
               instr.isMoveImmediate()) {
      sources.push_back({&operand, modifiers});
      modifiers = 0;
    } else {
      fields.push_back(operand.getImm());
    }
  }
}

} // namespace kiln::test
