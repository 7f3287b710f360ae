#include "mir-passes/check/Numbering.h"
#include "mir-passes/check/Effects.h"
#include "mir-passes/check/Inductions.h"
#include "mir-passes/check/InstructionKey.h"
#include "targets/cost/AsyncWork.h"
#include "targets/cost/MaskOfCopy.h"

#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"

using namespace llvm;

namespace kiln {
namespace {

class Numberer {
public:
  Numberer(const MachineFunction &function, ExpressionTable &table,
           bool algebra);
  FunctionMeaning run();

private:
  void numberBlock(const MachineBasicBlock &block);
  void numberInstr(const MachineInstr &instr);
  unsigned expressionOf(const MachineInstr &instr);
  void appendOperands(const MachineInstr &wait, const FlyingRegisters &freed,
                      ExpressionTable::Key &key);
  unsigned effectNumber(const MachineInstr &instr, unsigned expression);

  ExpressionTable &table;
  MatrixFlight flight;
  MachineDominatorTree dominators;
  MachineLoopInfo loops;
  RegisterValues values;
  FunctionMeaning meaning;
  // The algebra, if requested.
  LinearValues linear;
  std::optional<Inductions> inductions;
  // Of the block being numbered: effects seen so far, by expression.
  FunctionMeaning::Block *current = nullptr;
  unsigned currentNumber = 0;
  DenseMap<unsigned, unsigned> repeats;
};

Numberer::Numberer(const MachineFunction &function, ExpressionTable &table,
                   bool algebra)
    : table(table), flight(function),
      dominators(const_cast<MachineFunction &>(function)),
      values(function, dominators, table,
             [this](Register reg, const MachineBasicBlock &block) {
               return inductions ? inductions->of(reg, block) : nullptr;
             }),
      linear(values, table) {
  meaning.blocks.resize(function.getNumBlockIDs());
  if (!algebra)
    return;
  loops.calculate(dominators);
  inductions.emplace(function, dominators, loops, values, linear, table,
                     [this](const MachineInstr &instr) { numberInstr(instr); });
}

/// Equal effects of one block are distinguished by counting them.
unsigned Numberer::effectNumber(const MachineInstr &instr,
                                unsigned expression) {
  unsigned numbered = table.number(ExpressionKind::Effect, expression,
                                   currentNumber, repeats[expression]++);
  current->effects.push_back({numbered, isBarrier(instr), instr.mayStore(),
                              isMatrixStep(instr), mayPassMatrixSteps(instr),
                              &instr});
  return numbered;
}

unsigned Numberer::expressionOf(const MachineInstr &instr) {
  ExpressionTable::Key key = instructionKey(
      instr, [&](const MachineOperand &operand, ExpressionTable::Key &key) {
        values.appendValues(operand, key);
      });
  if (Register mask = maskOfCopy(instr))
    values.appendValues(MachineOperand::CreateReg(mask, /*isDef=*/false), key);
  if (!isEffect(instr)) {
    // A mark on a load vouches for its block (InvariantLoads.cpp): elsewhere it
    // may be after a store.
    if (instr.mayLoad() && !isConstantMemory(instr))
      key.push_back(instr.getParent()->getNumber());
    return table.number(key);
  }
  // Two loads of one address with no write in between are distinguished by
  // where they load to: neither a schedule nor a recomputation renames that,
  // and it does not matter which of them comes first.
  for (const MachineOperand &operand : instr.all_defs())
    key.push_back(operand.getReg().id());
  if (const FlyingRegisters *freed = flight.freedBy(instr))
    appendOperands(instr, *freed, key);
  return effectNumber(instr, table.number(key));
}

/// A wait keeps the left operands of multiplications unchanged: their next
/// definition in the block stands after it, and their values at the wait are
/// part of it.
void Numberer::appendOperands(const MachineInstr &wait,
                              const FlyingRegisters &freed,
                              ExpressionTable::Key &key) {
  if (freed.operands.empty())
    return;
  std::set<Register> redefined;
  for (const MachineInstr &after :
       make_range(std::next(wait.getIterator()), wait.getParent()->instr_end()))
    for (const MachineOperand &operand : after.all_defs())
      if (freed.operands.contains(operand.getReg()))
        redefined.insert(operand.getReg());
  ExpressionTable::Key held;
  for (Register reg : redefined)
    values.appendValues(reg, held);
  sort(held); // by what they are, not by their names
  append_range(key, held);
}

void Numberer::numberInstr(const MachineInstr &instr) {
  if (instr.isDebugOrPseudoInstr() || instr.isKill() ||
      instr.isCFIInstruction())
    return;
  unsigned expression = expressionOf(instr);
  if (any_of(instr.operands(),
             [](const MachineOperand &operand) { return operand.isRegMask(); }))
    values.clobberPhysical(expression);
  std::optional<LinearForm> form;
  if (inductions)
    form =
        linear.result(instr, [&](const MachineOperand &operand, unsigned bits) {
          return linear.formOf(operand, bits);
        });
  auto isDefinition = [](const MachineOperand &operand) {
    return operand.isReg() && operand.isDef() && operand.getReg();
  };
  // One instruction may define several lanes of a register, each undef.
  for (const MachineOperand &operand : instr.operands())
    if (isDefinition(operand))
      values.forgetOthers(operand);
  for (auto [index, operand] : enumerate(instr.operands()))
    if (isDefinition(operand))
      values.define(operand, index, expression);
  if (const FlyingRegisters *freed = flight.freedBy(instr))
    for (Register reg : freed->accumulators)
      values.land(reg, expression);
  if (form)
    linear.define(instr.getOperand(0), *form);
}

void Numberer::numberBlock(const MachineBasicBlock &block) {
  currentNumber = block.getNumber();
  current = &meaning.blocks[currentNumber];
  repeats.clear();
  values.enter(block);
  for (const MachineInstr &instr : block.instrs())
    if (!instr.isBundle())
      numberInstr(instr);
  values.leave(*current);
}

FunctionMeaning Numberer::run() {
  for (const MachineDomTreeNode *node : depth_first(dominators.getRootNode()))
    numberBlock(*node->getBlock());
  values.findLiveOut(meaning.blocks);
  return std::move(meaning);
}

} // namespace

FunctionMeaning numberFunction(const MachineFunction &function,
                               ExpressionTable &table, bool algebra) {
  return Numberer(function, table, algebra).run();
}

} // namespace kiln
