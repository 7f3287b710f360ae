#include "mir-passes/remat/BlockCrossing.h"
#include "targets/cost/AsyncWork.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineBlockFrequencyInfo.h"
#include "llvm/CodeGen/MachineBranchProbabilityInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"

using namespace llvm;

namespace kiln {

bool hasLongLatency(OpClass opClass) {
  switch (opClass) {
  case OpClass::LoadGlobal:
  case OpClass::LoadShared:
  case OpClass::LoadLocal:
  case OpClass::Special:
  case OpClass::FloatDivide:
  case OpClass::IntegerDivide:
    return true;
  default:
    return false;
  }
}

static bool isArithmetic(OpClass opClass) {
  switch (opClass) {
  case OpClass::Move:
  case OpClass::Integer:
  case OpClass::IntegerMultiply:
  case OpClass::IntegerDivide:
  case OpClass::Compare:
  case OpClass::Float:
  case OpClass::Double:
  case OpClass::Half:
  case OpClass::Convert:
  case OpClass::Special:
  case OpClass::FloatDivide:
  case OpClass::Scalar:
    return true;
  default:
    return false;
  }
}

BlockCrossing::BlockCrossing(RematKernel &kernel, const CostModel &costs)
    : function(kernel.function), info(function.getRegInfo()),
      intervals(kernel.intervals), loops(kernel.loops), costs(costs),
      live(function, intervals, costs.vendor()), dominators(function),
      frequency(function.getNumBlockIDs()),
      ways(function, intervals, kernel.aliases), postDominators(function) {
  MachineBranchProbabilityInfo probabilities;
  MachineBlockFrequencyInfo frequencies(function, probabilities, loops);
  for (const MachineBasicBlock &block : function) {
    frequency[block.getNumber()] =
        frequencies.getBlockFreqRelativeToEntryBlock(&block);
    for (const MachineInstr &instr : block)
      if (!asyncOps(instr).empty())
        for (const MachineOperand &operand : instr.operands())
          if (operand.isReg() && operand.getReg().isVirtual())
            flying.insert(operand.getReg());
  }
}

//===-- what may move, and where to ---------------------------------------===//

bool BlockCrossing::mayTravel(const MachineInstr &instr) const {
  if (instr.isDebugOrPseudoInstr() || instr.hasUnmodeledSideEffects() ||
      instr.isCall() || instr.isTerminator() || instr.isPosition() ||
      instr.isConvergent() || instr.isBundled() || instr.mayStore() ||
      instr.mayRaiseFPException() || instr.hasOrderedMemoryRef())
    return false;
  // Copies and assembly of AMD's do not say that they read EXEC.
  if (costs.vendor() == Vendor::Amd &&
      instr.getOpcode() <= TargetOpcode::GENERIC_OP_END)
    return false;
  OpClass opClass = costs.cost(instr).opClass;
  if (instr.mayLoad()
          ? instr.memoperands_empty() ||
                !(hasLongLatency(opClass) || readsConstantMemory(instr))
          : !isArithmetic(opClass) || instr.isInlineAsm())
    return false;
  unsigned results = 0;
  for (const MachineOperand &operand : instr.operands()) {
    if (operand.isRegMask() ||
        (operand.isReg() && flying.contains(operand.getReg())))
      return false;
    if (!operand.isReg() || !operand.isDef() || !operand.getReg())
      continue;
    if (operand.getReg().isPhysical()
            ? !operand.isDead()
            : operand.getSubReg() || operand.isTied() ||
                  !info.hasOneDef(operand.getReg()))
      return false;
    results +=
        operand.getReg().isVirtual() && !info.use_nodbg_empty(operand.getReg());
  }
  return results && dominators.isReachableFromEntry(instr.getParent());
}

bool BlockCrossing::runTogether(const MachineBasicBlock &above,
                                const MachineBasicBlock &below) const {
  return postDominators.dominates(&below, &above) &&
         loops.getLoopFor(&above) == loops.getLoopFor(&below) &&
         !ways.repeatsWithout(above, below) &&
         !ways.repeatsWithout(below, above);
}

bool BlockCrossing::isColder(const MachineBasicBlock &above,
                             const MachineBasicBlock &below,
                             bool isAbove) const {
  double up = frequency[above.getNumber()], down = frequency[below.getNumber()];
  return (isAbove ? up < down : down < up) && !runTogether(above, below);
}

/// True if what the instruction reads besides virtual registers is the same at
/// both ends of the way, and it does no harm at `target`, one of them.
bool BlockCrossing::mayChangeBlock(const MachineInstr &instr, const Way &way,
                                   const MachineBasicBlock &target) {
  if (!ways.keepsPhysical(instr, way))
    return false;
  if (!instr.mayLoad() || readsConstantMemory(instr))
    return true;
  // A mark holds where the load stood: it must be as true in the other block.
  if (instr.isDereferenceableInvariantLoad() && ways.isWrittenIn(instr, target))
    return false;
  bool isUp = &target == way.above;
  return ways.keepsMemory(instr, way) &&
         (!isUp || (postDominators.dominates(way.below, way.above) &&
                    !ways.repeatsWithout(*way.above, *way.below)));
}

/// The place, or the closest one above it in the block where the physical
/// registers that the instruction overwrites are dead.
std::optional<Place> BlockCrossing::whereDead(const MachineInstr &instr,
                                              Place place) const {
  auto isDead = [&](const MachineOperand &def) {
    return def.getReg().isVirtual() ||
           place.block->computeRegisterLiveness(
               info.getTargetRegisterInfo(), def.getReg().asMCReg(),
               place.before) == MachineBasicBlock::LQR_Dead;
  };
  // A comparison and its branch are close together.
  for (unsigned steps = 0; steps != 8; ++steps) {
    if (all_of(instr.all_defs(), isDead))
      return place;
    if (place.before == place.block->begin())
      break;
    --place.before;
  }
  return std::nullopt;
}

/// Adds or takes away everything whose live range a move of `instr` changes.
void BlockCrossing::weigh(const MachineInstr &instr, int sign) {
  SmallVector<Register, 4> seen;
  for (const MachineOperand &operand : instr.operands())
    if (operand.isReg() && operand.getReg().isVirtual() &&
        !is_contained(seen, operand.getReg())) {
      seen.push_back(operand.getReg());
      live.add(operand.getReg(), sign);
    }
}

bool BlockCrossing::moveIfSame(MachineInstr &instr, Place place, bool up) {
  std::optional<Place> free = whereDead(instr, place);
  if (!free || !operandsHold(instr, *free, info, intervals, dominators))
    return false;
  SlotIndex here = intervals.getInstructionIndex(instr),
            there = indexOf(*free, intervals);
  Way way =
      up ? Way{free->block, there, instr.getParent(), here}
         : Way{instr.getParent(), here.getNextIndex(), free->block, there};
  if (!mayChangeBlock(instr, way, *free->block))
    return false;
  moves.push_back(
      {&instr, {instr.getParent(), std::next(instr.getIterator())}});
  weigh(instr, -1);
  moveTo(instr, *free, info, intervals);
  weigh(instr, 1);
  if (keepsIntervalsWhole(instr, intervals))
    return true;
  takeBack(moves.size() - 1);
  return false;
}

void BlockCrossing::takeBack(size_t toCount) {
  for (; moves.size() != toCount; moves.pop_back()) {
    auto &[instr, from] = moves.back();
    weigh(*instr, -1);
    moveTo(*instr, from, info, intervals);
    weigh(*instr, 1);
  }
}

void BlockCrossing::finish() {
  for (const Move &move : moves)
    renameResults(*move.instr, info, intervals);
}

} // namespace kiln
