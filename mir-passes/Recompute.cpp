#include "mir-passes/Recompute.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln {

Recompute::Recompute(MachineFunction &function, LiveIntervals &intervals,
                     const MachineLoopInfo &loops, const CostModel &costs,
                     Limits limits)
    : function(function), registerInfo(function.getRegInfo()),
      intervals(intervals), loops(loops), costs(costs), limits(limits) {
  for (const MachineBasicBlock &block : function) {
    unsigned place = 0;
    for (const MachineInstr &instr : block)
      places[&instr] = ++place;
  }
}

/// True for instructions of one result whose only inputs are their operands.
static bool isPure(const MachineInstr &instr) {
  if (instr.mayLoadOrStore() || instr.hasUnmodeledSideEffects() ||
      instr.isCall() || instr.isTerminator() || instr.isPosition() ||
      instr.isInlineAsm() || instr.isConvergent() || instr.isBundled() ||
      instr.mayRaiseFPException())
    return false;
  return llvm::count_if(instr.all_defs(),
                        [](const MachineOperand &) { return true; }) == 1;
}

bool Recompute::isCheap(Register reg) const {
  const MachineInstr *def = registerInfo.getUniqueVRegDef(reg);
  if (!def || !isPure(*def) || def->getOperand(0).getSubReg() ||
      def->getOperand(0).isTied())
    return false;
  if (!intervals.hasInterval(reg) || intervals.getInterval(reg).hasSubRanges())
    return false;
  switch (costs.cost(*def).opClass) {
  case OpClass::Move:
  case OpClass::Integer:
  case OpClass::IntegerMultiply:
  case OpClass::Scalar:
    return true;
  default:
    return false;
  }
}

int Recompute::weight(Register reg) const {
  const TargetRegisterInfo &registers =
      *function.getSubtarget().getRegisterInfo();
  const TargetRegisterClass &regClass = *registerInfo.getRegClass(reg);
  if (registerFile(costs.vendor(), regClass, registers) ==
      RegisterFile::Predicate)
    return 0;
  return std::max(1u, unsigned(registers.getRegSizeInBits(regClass)) / 32);
}

SmallVector<Recompute::Site, 4> Recompute::farUses(Register reg) const {
  const MachineInstr *def = registerInfo.getUniqueVRegDef(reg);
  std::vector<MachineInstr *> users;
  for (MachineInstr &user : registerInfo.use_nodbg_instructions(reg))
    if (!is_contained(users, &user)) // a reader of two operands comes twice
      users.push_back(&user);
  sort(users, [&](const MachineInstr *a, const MachineInstr *b) {
    return intervals.getInstructionIndex(*a) <
           intervals.getInstructionIndex(*b);
  });
  SmallVector<Site, 4> sites;
  unsigned last = place(*def);
  const MachineBasicBlock *block = def->getParent();
  bool atDefinition = true; // uses that close to the definition stay with it
  for (MachineInstr *user : users) {
    bool near =
        user->getParent() == block && place(*user) <= last + limits.distance;
    if (!near) {
      atDefinition = false;
      sites.push_back({user, {}, {}, {}});
    }
    if (!atDefinition)
      sites.back().users.push_back(user);
    block = user->getParent();
    last = place(*user);
  }
  return sites;
}

/// Physical registers the instruction reads must hold at `use` what they held
/// before.
bool Recompute::canMoveTo(const MachineInstr &instr,
                          const MachineInstr &use) const {
  const TargetRegisterInfo &registers =
      *function.getSubtarget().getRegisterInfo();
  for (const MachineOperand &operand : instr.all_uses()) {
    if (!operand.getReg().isPhysical() ||
        registerInfo.isConstantPhysReg(operand.getReg()))
      continue;
    // Others than reserved registers end their life at their last reader, and
    // are no longer there.
    if (instr.getParent() != use.getParent() ||
        !registerInfo.isReserved(operand.getReg()))
      return false;
    for (auto between = std::next(instr.getIterator()); &*between != &use;
         ++between)
      if (between->modifiesRegister(operand.getReg(), &registers))
        return false;
  }
  return true;
}

/// True if the register that `operand` reads still holds the same value in
/// front of `use`, in all lanes read.
bool Recompute::isAvailable(const MachineOperand &operand,
                            const MachineInstr &use) const {
  SlotIndex definition = intervals.getInstructionIndex(*operand.getParent()),
            there = intervals.getInstructionIndex(use);
  auto holds = [&](const LiveRange &range) {
    const VNInfo *read = range.Query(definition).valueIn();
    return read && read == range.Query(there).valueIn();
  };
  const LiveInterval &interval = intervals.getInterval(operand.getReg());
  if (!interval.hasSubRanges())
    return holds(interval);
  const TargetRegisterInfo &registers =
      *function.getSubtarget().getRegisterInfo();
  LaneBitmask lanes =
      operand.getSubReg()
          ? registers.getSubRegIndexLaneMask(operand.getSubReg())
          : LaneBitmask::getAll();
  return all_of(interval.subranges(), [&](const LiveInterval::SubRange &range) {
    return (range.LaneMask & lanes).none() || holds(range);
  });
}

bool Recompute::plan(Register reg, Site &site) const {
  SmallVector<Register, 8> work{reg};
  unsigned limit = limits.chain;
  for (unsigned i = 0; i != work.size(); ++i) {
    MachineInstr *def = registerInfo.getUniqueVRegDef(work[i]);
    if (loops.getLoopDepth(site.first->getParent()) >
        loops.getLoopDepth(def->getParent()))
      limit = std::min(limit, limits.chainInDeeperLoop);
    if (!canMoveTo(*def, *site.first) || work.size() > limit)
      return false;
    for (const MachineOperand &operand : def->all_uses()) {
      Register leaf = operand.getReg();
      if (!leaf.isVirtual() || operand.isUndef() || is_contained(work, leaf) ||
          is_contained(site.extended, leaf) ||
          isAvailable(operand, *site.first))
        continue;
      if (isCheap(leaf) && work.size() < limit)
        work.push_back(leaf);
      else if (registerInfo.hasOneDef(leaf) &&
               !intervals.getInterval(leaf).hasSubRanges())
        site.extended.push_back(leaf);
      else
        return false;
    }
  }
  // Definitions dominate each other in a chain, so slot order is an order of
  // computation.
  for (Register link : work)
    site.chain.push_back(registerInfo.getUniqueVRegDef(link));
  sort(site.chain, [&](const MachineInstr *a, const MachineInstr *b) {
    return intervals.getInstructionIndex(*a) <
           intervals.getInstructionIndex(*b);
  });
  return true;
}

void Recompute::emit(Register reg, const Site &site) {
  DenseMap<Register, Register> copies;
  SmallVector<Register, 4> fresh;
  for (MachineInstr *original : site.chain) {
    MachineInstr *copy = function.CloneMachineInstr(original);
    site.first->getParent()->insert(site.first->getIterator(), copy);
    for (MachineOperand &operand : copy->operands()) {
      if (!operand.isReg() || !operand.getReg().isVirtual())
        continue;
      if (operand.isDef()) {
        Register old = operand.getReg();
        copies[old] = registerInfo.cloneVirtualRegister(old);
        fresh.push_back(copies[old]);
        operand.setIsDead(false);
      } else {
        operand.setIsKill(false);
      }
      if (auto known = copies.find(operand.getReg()); known != copies.end())
        operand.setReg(known->second);
    }
    intervals.InsertMachineInstrInMaps(*copy);
    places[copy] = place(*site.first);
  }
  for (MachineInstr *user : site.users)
    for (MachineOperand &operand : user->all_uses())
      if (operand.getReg() == reg) {
        operand.setReg(copies[reg]);
        operand.setIsKill(false);
      }
  for (Register made : fresh)
    intervals.createAndComputeVirtRegInterval(made);
  for (Register leaf : site.extended) {
    SmallVector<SlotIndex, 4> readers;
    for (MachineOperand &use : registerInfo.use_nodbg_operands(leaf)) {
      readers.push_back(
          intervals.getInstructionIndex(*use.getParent()).getRegSlot());
      use.setIsKill(false);
    }
    intervals.extendToIndices(intervals.getInterval(leaf), readers);
  }
}

void Recompute::shrink(Register reg) {
  SmallVector<Register, 8> work{reg};
  while (!work.empty()) {
    Register next = work.pop_back_val();
    if (!next.isVirtual() || !intervals.hasInterval(next))
      continue;
    MachineInstr *def = registerInfo.getUniqueVRegDef(next);
    if (!def || !registerInfo.use_nodbg_empty(next) || !isCheap(next)) {
      intervals.shrinkToUses(&intervals.getInterval(next));
      continue;
    }
    for (MachineOperand &use : def->all_uses())
      if (use.getReg().isVirtual() && !is_contained(work, use.getReg()))
        work.push_back(use.getReg());
    for (MachineOperand &use :
         make_early_inc_range(registerInfo.use_operands(next)))
      use.getParent()->setDebugValueUndef();
    intervals.RemoveMachineInstrFromMaps(*def);
    places.erase(def);
    def->eraseFromParent();
    intervals.removeInterval(next);
  }
}

} // namespace kiln
