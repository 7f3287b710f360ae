#include "mir-passes/check/Inductions.h"
#include "mir-passes/check/Effects.h"

#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;

namespace kiln {

Inductions::Inductions(const MachineFunction &function,
                       MachineDominatorTree &dominators,
                       const MachineLoopInfo &loops, RegisterValues &values,
                       LinearValues &linear, ExpressionTable &table,
                       Number number)
    : registerInfo(function.getRegInfo()), dominators(dominators), loops(loops),
      values(values), linear(linear), table(table), number(std::move(number)) {}

/// The one instruction that writes the register inside the loop, if it is gone
/// through exactly once in every iteration, and everything else that writes the
/// register dominates the loop.
const MachineInstr *Inductions::incrementOf(Register reg,
                                            const MachineLoop &loop) const {
  const MachineInstr *increment = nullptr;
  for (const MachineInstr &def : registerInfo.def_instructions(reg)) {
    const MachineBasicBlock *block = def.getParent();
    if (!loop.contains(block)) {
      if (!dominators.dominates(block, loop.getHeader()))
        return nullptr;
      continue;
    }
    if (increment)
      return nullptr;
    increment = &def;
  }
  if (!increment || loops.getLoopFor(increment->getParent()) != &loop)
    return nullptr;
  SmallVector<MachineBasicBlock *, 2> latches;
  loop.getLoopLatches(latches);
  bool always = all_of(latches, [&](const MachineBasicBlock *latch) {
    return dominators.dominates(increment->getParent(), latch);
  });
  return always ? increment : nullptr;
}

/// Numbers the register's definition inside the loop, if that is the same in
/// every iteration, at the position of RegisterValues: the end of a block.
bool Inductions::hoist(Register reg, const MachineLoop &loop, unsigned depth) {
  const MachineInstr *inside = nullptr;
  for (const MachineInstr &def : registerInfo.def_instructions(reg))
    if (loop.contains(def.getParent()))
      inside = &def;
  if (!inside)
    return true;
  if (!depth || !registerInfo.hasOneDef(reg) || isEffect(*inside) ||
      !values.readsNoChangingUnit(*inside))
    return false;
  for (const MachineOperand &operand : inside->all_uses())
    if (operand.getReg().isVirtual() &&
        !hoist(operand.getReg(), loop, depth - 1))
      return false;
  number(*inside);
  return true;
}

/// The loop-invariant value of the operand, read inside the loop; `before` is
/// the block that dominates the loop.
std::optional<LinearForm>
Inductions::invariantForm(const MachineOperand &operand, unsigned bits,
                          const MachineLoop &loop,
                          const MachineBasicBlock &before) {
  std::optional<LinearForm> form;
  values.atEndOf(before, [&] {
    // Guess: recomputed strides are a few instructions.
    if (hoist(operand.getReg(), loop, /*depth=*/8))
      form = linear.formOf(operand, bits);
  });
  return form;
}

/// What the increment adds to the register.
std::optional<LinearForm>
Inductions::strideOf(const MachineInstr &increment, Register reg,
                     const MachineLoop &loop, const MachineBasicBlock &before) {
  // An addend, not part of a product or an extension.
  LinearOp op = linearOp(increment);
  auto reads = [&](const MachineOperand &operand) {
    return operand.getReg() == reg;
  };
  if ((op != LinearOp::Add && op != LinearOp::Subtract) ||
      count_if(increment.all_uses(), reads) != 1)
    return std::nullopt;
  // The register itself, read by its increment, stands for a term of its own.
  unsigned self = table.number(ExpressionKind::Iteration, reg.id());
  auto read = [&](const MachineOperand &operand,
                  unsigned bits) -> std::optional<LinearForm> {
    if (operand.isImm())
      return LinearForm(operand.getImm(), bits);
    if (!isWholeRead(operand, bits, values))
      return std::nullopt;
    if (operand.getReg() != reg)
      return invariantForm(operand, bits, loop, before);
    if (operand.getSubReg())
      return std::nullopt;
    return LinearForm::factor(self, bits);
  };
  std::optional<LinearForm> next = linear.result(increment, read);
  if (!next)
    return std::nullopt;
  LinearForm stride = *next - LinearForm::factor(self, next->bits());
  if (any_of(stride.terms(),
             [&](auto &term) { return is_contained(term.first, self); }))
    return std::nullopt;
  return stride;
}

std::optional<Inductions::Lanes> Inductions::solve(Register reg,
                                                   const MachineLoop &loop) {
  const MachineInstr *increment = incrementOf(reg, loop);
  const MachineDomTreeNode *node = dominators.getNode(loop.getHeader());
  if (!increment || !node || !node->getIDom())
    return std::nullopt;
  const MachineBasicBlock &before = *node->getIDom()->getBlock();
  std::optional<LinearForm> stride = strideOf(*increment, reg, loop, before);
  if (!stride)
    return std::nullopt;
  unsigned iterations =
      table.number(ExpressionKind::Iteration, 0, loop.getHeader()->getNumber());
  std::optional<LinearForm> sum =
      multiply(LinearForm::factor(iterations, stride->bits()), *stride);
  if (!sum)
    return std::nullopt;
  const MachineOperand &operand = increment->getOperand(0);
  LinearForm start =
      linear.formOf(values.atEndOf(before, operand), stride->bits());
  return linear.lanesOf(start + *sum, values.laneCount(operand));
}

const Inductions::Lanes *Inductions::of(Register reg,
                                        const MachineBasicBlock &block) {
  std::pair<Register, const MachineBasicBlock *> key(reg, &block);
  if (solved.try_emplace(key).second) {
    const MachineLoop *loop = loops.getLoopFor(&block);
    std::optional<Lanes> lanes;
    if (loop && loop->getHeader() == &block)
      lanes = solve(reg, *loop); // which may ask for others
    solved[key] = lanes.value_or(Lanes());
  }
  const Lanes &lanes = solved[key];
  return lanes.empty() ? nullptr : &lanes;
}

} // namespace kiln
