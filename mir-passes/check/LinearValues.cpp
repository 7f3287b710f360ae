#include "mir-passes/check/LinearValues.h"

#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln {

LinearOp linearOp(const MachineInstr &instr) {
  return linearOp(
      instr.getMF()->getSubtarget().getInstrInfo()->getName(instr.getOpcode()));
}

bool isWholeRead(const MachineOperand &operand, unsigned bits,
                 const RegisterValues &values) {
  return operand.isReg() && operand.getReg().isVirtual() &&
         !operand.isUndef() && values.bitsOf(operand) == bits;
}

static ExpressionTable::Key wholeKey(ArrayRef<unsigned> lanes, unsigned bits) {
  ExpressionTable::Key key = ExpressionTable::keyOf(ExpressionKind::Whole);
  key.push_back(bits);
  key.insert(key.end(), lanes.begin(), lanes.end());
  return key;
}

LinearForm LinearValues::formOf(const Lanes &lanes, unsigned bits) {
  unsigned whole = table.number(wholeKey(lanes, bits));
  auto known = forms.find(whole);
  if (known != forms.end())
    return known->second;
  wholes.try_emplace(whole, lanes);
  return LinearForm::factor(whole, bits);
}

LinearValues::Lanes LinearValues::lanesOf(const LinearForm &form,
                                          unsigned count) {
  unsigned factor = bareFactor(form);
  auto bare = wholes.find(factor);
  if (factor && bare != wholes.end() && bare->second.size() == count)
    return bare->second;
  unsigned expression = numberOf(form, table);
  Lanes lanes;
  for (unsigned part = 0; part != count; ++part)
    lanes.push_back(table.number(ExpressionKind::Result, expression, 0, part));
  forms.try_emplace(table.number(wholeKey(lanes, form.bits())), form);
  return lanes;
}

std::optional<LinearForm> LinearValues::formOf(const MachineOperand &operand,
                                               unsigned bits) {
  if (operand.isImm())
    return LinearForm(operand.getImm(), bits);
  if (!isWholeRead(operand, bits, values))
    return std::nullopt;
  return formOf(values.read(operand), bits);
}

std::optional<LinearForm> LinearValues::result(const MachineInstr &instr,
                                               ReadOperand read) {
  LinearOp op = linearOp(instr);
  if (op == LinearOp::None || !values.readsNoChangingUnit(instr))
    return std::nullopt;
  const MachineOperand &result = instr.getOperand(0);
  if (!result.isReg() || !result.isDef() || !result.getReg().isVirtual() ||
      result.getSubReg())
    return std::nullopt;
  unsigned bits = values.bitsOf(result);
  if ((bits != 32 && bits != 64) || (isWidening(op) && bits != 64))
    return std::nullopt;
  SmallVector<LinearForm, 3> operands;
  for (unsigned i = 1; i <= operandsOf(op); ++i) {
    std::optional<LinearForm> operand =
        read(instr.getOperand(i), isWidening(op) && i != 3 ? 32 : bits);
    if (!operand)
      return std::nullopt;
    operands.push_back(*operand);
  }
  // A modifier, such as AMD's clamp, would make it something else.
  for (unsigned i = operandsOf(op) + 1; i < instr.getNumExplicitOperands(); ++i)
    if (!instr.getOperand(i).isImm() || instr.getOperand(i).getImm())
      return std::nullopt;
  return apply(op, operands, table);
}

void LinearValues::define(const MachineOperand &operand,
                          const LinearForm &form) {
  values.define(operand, lanesOf(form, values.laneCount(operand)));
}

} // namespace kiln
