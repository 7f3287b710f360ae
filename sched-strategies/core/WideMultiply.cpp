#include "sched-strategies/core/WideMultiply.h"
#include "sched-strategies/core/Region.h"

#include "targets/isa/LinearOp.h"
#include "targets/isa/Opcodes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include <map>

using namespace llvm;

namespace kiln {
namespace {

enum class Half { None, Low, High };

/// (0, constant), (1, value of the region) or (2, nothing known).
using Factor = std::pair<int, int64_t>;

StringRef nameOf(const MachineInstr &instr) {
  return instr.getMF()->getSubtarget().getInstrInfo()->getName(
      instr.getOpcode());
}

/// The one instruction that gives the value; null: not known.
const MachineInstr *defOf(const Region &region, unsigned value, Register reg) {
  int def = region.values()[value].def;
  if (def >= 0)
    return &region.instr(def);
  MachineOperand *only = region.instr(0).getMF()->getRegInfo().getOneDef(reg);
  return only ? only->getParent() : nullptr;
}

Half halfOf(const MachineInstr &instr) {
  StringRef name = nameOf(instr);
  const LinearOpcode *linear = lookupLinearOpcode(name);
  if (linear && linear->op == LinearOp::Multiply && linear->bytes == 4)
    return Half::Low;
  return hasTrait(name, OpcodeTrait::HighHalfOfProduct) ? Half::High
                                                        : Half::None;
}

/// Whether it makes 32 bits of its immediate operand 1.
bool isConstant(const MachineInstr &instr) {
  const LinearOpcode *linear = lookupLinearOpcode(nameOf(instr));
  return linear && linear->op == LinearOp::Value && linear->bytes == 4 &&
         instr.getOperand(1).isImm();
}

Factor factorOf(const Region &region, unsigned node,
                const MachineOperand &operand) {
  if (operand.isImm()) // as 32 bits, signed or not
    return {0, int32_t(operand.getImm())};
  if (!operand.isReg() || !operand.getReg().isVirtual())
    return {2, 0};
  int value = region.valueRead(node, operand.getReg());
  if (value < 0)
    return {2, 0};
  const MachineInstr *def = defOf(region, value, operand.getReg());
  if (def && isConstant(*def))
    return {0, int32_t(def->getOperand(1).getImm())};
  return {1, value};
}

} // namespace

std::vector<int> findTwins(const Region &region) {
  std::vector<int> twins;
  // What is multiplied -> the halves of it that have no other half yet.
  std::map<std::pair<Factor, Factor>, std::pair<int, int>> open;
  for (unsigned node = 0; node != region.size(); ++node) {
    const MachineInstr &instr = region.instr(node);
    if (region.cost(node).opClass != OpClass::IntegerMultiply)
      continue;
    Half half = halfOf(instr);
    if (half == Half::None || instr.getNumExplicitOperands() != 3)
      continue;
    Factor a = factorOf(region, node, instr.getOperand(1));
    Factor b = factorOf(region, node, instr.getOperand(2));
    if (a.first == 2 || b.first == 2)
      continue;
    auto &[low, high] =
        open.try_emplace(std::minmax(a, b), -1, -1).first->second;
    (half == Half::Low ? low : high) = node;
    if (low < 0 || high < 0)
      continue;
    twins.resize(region.size(), -1);
    twins[low] = high;
    twins[high] = low;
    low = high = -1;
  }
  return twins;
}

std::vector<unsigned> joinTwins(const Region &region,
                                std::vector<unsigned> sequence, int target) {
  if (!region.hasTwins())
    return sequence;
  std::vector<bool> done(region.size());
  std::vector<unsigned> joined;
  joined.reserve(sequence.size());
  for (unsigned node : sequence) {
    if (done[node])
      continue;
    done[node] = true;
    joined.push_back(node);
    int twin = region.twin(node);
    if (twin < 0 || done[twin] ||
        !all_of(
            region.preds(twin),
            [&](const Region::Edge &edge) { return done[edge.node]; }))
      continue;
    done[twin] = true;
    joined.push_back(twin);
  }
  int now = region.measure(sequence, target).budgeted;
  if (region.measure(joined, target).budgeted > std::max(now, target))
    return sequence;
  return joined;
}

} // namespace kiln
