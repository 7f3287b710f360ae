// sink: move what is computed once down to where it is used, and back again if
// that did not lower the peak.
//
// Idea:   a value that is made early and used late is alive in between. A
//         definition without effects can move down: in front of its first use,
//         into the branch that uses it, out of the way of a loop it only passes
//         through. Nothing is copied, so no instruction is added.
// Source: LoopSink of Intel's graphics compiler (IGC): sink, measure the
//         register pressure, roll back what did not help.
// Wins:   epilogue arithmetic hoisted above a loop; operands of a cold branch;
//         long blocks with their constants and conversions at the top. On
//         sm_90a matmul_128x128 at 168 registers spills 136 bytes instead of
//         208; most other kernels of the corpus are sunk by ptxas itself.
// Loses:  where the operands outlive the result (then the single move is taken
//         back); loads moved towards their use hide less latency, so they stay
//         unless `loads` says otherwise, and never pass a barrier or an access
//         that may touch the same memory, nor leave their block.
#include "mir-passes/recompute/Motion.h"
#include "mir-passes/recompute/PressureMap.h"
#include "mir-passes/remat/Remat.h"
#include "targets/cost/CostModel.h"

#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln {
namespace {

class Sinker {
public:
  Sinker(RematKernel &kernel, const CostModel &costs)
      : costs(costs), function(kernel.function), info(function.getRegInfo()),
        registers(*function.getSubtarget().getRegisterInfo()),
        intervals(kernel.intervals), loops(kernel.loops),
        aliases(kernel.aliases), withLoads(kernel.order.getBool("loads")),
        map(function, intervals, costs.vendor(), kernel.gate) {
    dominators.recalculate(function);
  }
  unsigned run();
  void rollBack();

private:
  struct Move {
    MachineInstr *instr;
    Place from;
  };

  bool mayMove(const MachineInstr &instr) const;
  std::optional<Place> placeFor(const MachineInstr &instr) const;
  bool mayPass(const MachineInstr &instr, const MachineInstr &passed) const;
  bool mayLeave(const MachineInstr &instr) const;
  void move(MachineInstr &instr, const Place &place);
  void weigh(const MachineInstr &instr, int sign);

  const CostModel &costs;
  MachineFunction &function;
  MachineRegisterInfo &info;
  const TargetRegisterInfo &registers;
  LiveIntervals &intervals;
  const MachineLoopInfo &loops;
  AAResults *aliases;
  bool withLoads;
  PressureMap map;
  MachineDominatorTree dominators;
  std::vector<Move> moves; // in the order in which they were made
};

/// The virtual register the instruction defines, if that is all it does.
Register onlyResult(const MachineInstr &instr) {
  if (!instr.getNumOperands() || !instr.getOperand(0).isReg() ||
      !instr.getOperand(0).isDef())
    return Register();
  // Not even a dead second one: somebody else's SCC may be alive at the place.
  const MachineOperand &result = instr.getOperand(0);
  bool isPlain = result.getReg().isVirtual() && !result.getSubReg() &&
                 !result.isTied() && !result.isEarlyClobber();
  bool isOnly = range_size(instr.all_defs()) == 1;
  return isPlain && isOnly ? result.getReg() : Register();
}

bool Sinker::mayMove(const MachineInstr &instr) const {
  if (instr.isDebugOrPseudoInstr() || instr.hasUnmodeledSideEffects() ||
      instr.isCall() || instr.isTerminator() || instr.isPosition() ||
      instr.isInlineAsm() || instr.isConvergent() || instr.isBundled() ||
      instr.isImplicitDef() || instr.isKill() || instr.mayStore() ||
      instr.mayRaiseFPException() || instr.hasOrderedMemoryRef())
    return false;
  // Kernel parameters wait for nothing.
  if (instr.mayLoad() && !withLoads &&
      costs.cost(instr).opClass != OpClass::LoadConstant)
    return false;
  Register reg = onlyResult(instr);
  if (!reg || !info.hasOneDef(reg) || info.use_nodbg_empty(reg))
    return false;
  // A physical register that is not reserved ends its life at its reader.
  for (const MachineOperand &operand : instr.all_uses())
    if (operand.getReg().isPhysical() && !info.isReserved(operand.getReg()))
      return false;
  const LiveInterval &interval = intervals.getInterval(reg);
  return !interval.hasSubRanges() && map.weight(reg) && map.isHot(interval);
}

/// In front of the first use, in the block that dominates all uses and is in no
/// deeper loop than the definition; nothing if the instruction is there
/// already.
std::optional<Place> Sinker::placeFor(const MachineInstr &instr) const {
  Register reg = instr.getOperand(0).getReg();
  MachineBasicBlock *home = const_cast<MachineBasicBlock *>(instr.getParent());
  MachineBasicBlock *target = nullptr;
  for (const MachineInstr &user : info.use_nodbg_instructions(reg)) {
    auto *block = const_cast<MachineBasicBlock *>(user.getParent());
    target =
        target ? dominators.findNearestCommonDominator(target, block) : block;
  }
  // An undefined read may stand where the definition does not reach.
  if (!dominators.dominates(home, target))
    return std::nullopt;
  const MachineLoop *ownLoop = loops.getLoopFor(home);
  while (target != home) {
    // Out of loops is fine, into one is not.
    const MachineLoop *loop = loops.getLoopFor(target);
    if (!loop || loop->contains(ownLoop) || loop == ownLoop)
      break;
    target = dominators.getNode(target)->getIDom()->getBlock();
  }
  if (!mayLeave(instr))
    target = home;
  MachineBasicBlock::iterator before = target->getFirstTerminator();
  SlotIndex first = before == target->end()
                        ? intervals.getMBBEndIdx(target)
                        : intervals.getInstructionIndex(*before);
  for (MachineInstr &user : info.use_nodbg_instructions(reg)) {
    SlotIndex index = intervals.getInstructionIndex(user);
    if (user.getParent() == target && index < first) {
      first = index;
      before = user.getIterator();
    }
  }
  // As far as nothing stands in the way.
  auto here = const_cast<MachineInstr &>(instr).getIterator();
  for (auto next = std::next(here); next != home->end() && next != before;
       ++next)
    if (!mayPass(instr, *next)) {
      target = home;
      before = next;
      break;
    }
  if (target == home && std::next(here) == before)
    return std::nullopt;
  return Place{target, before};
}

/// True if `instr` may stand behind `passed`, as far as memory and physical
/// registers go.
bool Sinker::mayPass(const MachineInstr &instr,
                     const MachineInstr &passed) const {
  for (const MachineOperand &operand : instr.all_uses())
    if (operand.getReg().isPhysical() &&
        passed.modifiesRegister(operand.getReg(), &registers))
      return false;
  if (!instr.mayLoad() || instr.isDereferenceableInvariantLoad())
    return true;
  return !passed.isCall() && !passed.hasUnmodeledSideEffects() &&
         !passed.isPosition() && !passed.hasOrderedMemoryRef() &&
         !(passed.mayStore() &&
           instr.mayAlias(aliases, passed, /*UseTBAA=*/false));
}

/// True if the instruction may leave its block: a load may not, unless of a
/// kernel parameter (InvariantLoads vouches for one block only), and physical
/// registers it reads must be the same everywhere.
bool Sinker::mayLeave(const MachineInstr &instr) const {
  if (instr.mayLoad() && !readsConstantMemory(instr))
    return false;
  for (const MachineOperand &operand : instr.all_uses()) {
    if (!operand.getReg().isPhysical())
      continue;
    if (function.getFrameInfo().hasCalls())
      return false;
    for (MCRegAliasIterator alias(operand.getReg(), &registers, true);
         alias.isValid(); ++alias)
      if (!info.def_empty(*alias))
        return false;
  }
  return true;
}

/// Adds or takes away everything whose live range a move of `instr` changes.
void Sinker::weigh(const MachineInstr &instr, int sign) {
  SmallVector<Register, 4> seen;
  for (const MachineOperand &operand : instr.operands())
    if (operand.isReg() && operand.getReg().isVirtual() &&
        !is_contained(seen, operand.getReg())) {
      seen.push_back(operand.getReg());
      map.add(operand.getReg(), sign);
    }
}

void Sinker::move(MachineInstr &instr, const Place &place) {
  bool leaves = place.block != instr.getParent();
  moveTo(instr, place, info, intervals);
  if (leaves)
    renameResults(instr, info, intervals);
}

unsigned Sinker::run() {
  // From the end, so that a chain follows its last link.
  std::vector<MachineInstr *> candidates;
  for (MachineBasicBlock *block : post_order(&function))
    for (MachineInstr &instr : reverse(*block))
      candidates.push_back(&instr);
  for (MachineInstr *instr : candidates) {
    if (!mayMove(*instr))
      continue;
    std::optional<Place> place = placeFor(*instr);
    if (!place || !operandsHold(*instr, *place, info, intervals, dominators))
      continue;
    Move made{instr, {instr->getParent(), std::next(instr->getIterator())}};
    int64_t before = map.excess();
    weigh(*instr, -1);
    move(*instr, *place);
    weigh(*instr, 1);
    if (map.excess() < before && keepsIntervalsWhole(*instr, intervals)) {
      moves.push_back(made);
      continue;
    }
    weigh(*instr, -1);
    move(*instr, made.from);
    weigh(*instr, 1);
  }
  return moves.size();
}

void Sinker::rollBack() {
  for (const Move &made : reverse(moves))
    move(*made.instr, made.from);
}

RematResult sinkToUses(RematKernel &kernel) {
  CostModel costs(kernel.function);
  Sinker sinker(kernel, costs);
  unsigned moved = sinker.run();
  int peak = peakPressure(kernel.function,
                          RegisterUnits(kernel.function, kernel.intervals))
                 .budgeted();
  if (!moved || peak < kernel.peak)
    return {moved, "definitions moved to their uses"};
  sinker.rollBack();
  return {0, "definitions moved to their uses (" + std::to_string(moved) +
                 " tried and taken back: the peak stays)"};
}

RegisterRemat<sinkToUses> registration(
    RematStage::Placement,
    {"sink",
     "move what is computed once to its uses; taken back if the peak stays",
     {ParamInfo::boolean("loads", false, "loads too, inside their block")}});

} // namespace
} // namespace kiln
