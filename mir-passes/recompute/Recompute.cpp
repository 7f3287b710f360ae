#include "mir-passes/recompute/Recompute.h"
#include "mir-passes/recompute/RemakeInterval.h"
#include "targets/cost/MaskOfCopy.h"
#include "targets/isa/Opcodes.h"

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
    for (const MachineInstr &instr : block) {
      places[&instr] = ++place;
      hasRegMask |= any_of(instr.operands(), [](const MachineOperand &operand) {
        return operand.isRegMask();
      });
    }
  }
}

/// True for instructions of one result whose only inputs are their operands, or
/// memory that never changes.
static bool isPure(const MachineInstr &instr) {
  if (instr.mayStore() ||
      (instr.mayLoad() && !instr.isDereferenceableInvariantLoad()) ||
      instr.hasUnmodeledSideEffects() || instr.isCall() ||
      instr.isTerminator() || instr.isPosition() || instr.isInlineAsm() ||
      instr.isConvergent() || instr.isBundled() || instr.mayRaiseFPException())
    return false;
  return llvm::count_if(instr.all_defs(),
                        [](const MachineOperand &) { return true; }) == 1;
}

static bool mayChange(const MachineInstr &instr) {
  return hasTrait(
      instr.getMF()->getSubtarget().getInstrInfo()->getName(instr.getOpcode()),
      OpcodeTrait::ReadsWhatChanges);
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
    return !mayChange(*def);
  case OpClass::IntegerDivide:
    return limits.divisions;
  case OpClass::Compare: // AMD's write lane masks, which are not worth it
    return costs.vendor() == Vendor::Nvidia;
  case OpClass::LoadConstant:
    // A kernel parameter on NVIDIA is an operand of its reader; on AMD it is a
    // load like any other.
    return costs.vendor() == Vendor::Nvidia;
  default:
    return false;
  }
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

/// True for a reserved register that nothing in the function writes: EXEC in a
/// kernel whose branches are all uniform.
bool Recompute::isNeverWritten(MCRegister reg) const {
  const TargetRegisterInfo &registers =
      *function.getSubtarget().getRegisterInfo();
  if (registerInfo.isConstantPhysReg(reg))
    return true;
  if (hasRegMask || !registerInfo.isReserved(reg))
    return false;
  for (MCRegAliasIterator alias(reg, &registers, /*IncludeSelf=*/true);
       alias.isValid(); ++alias)
    if (!registerInfo.def_empty(*alias))
      return false;
  return true;
}

bool Recompute::canMoveTo(const MachineInstr &instr,
                          const MachineInstr &use) const {
  const TargetRegisterInfo &registers =
      *function.getSubtarget().getRegisterInfo();
  auto holds = [&](Register reg) {
    if (!reg.isPhysical() || isNeverWritten(reg.asMCReg()))
      return true;
    // Registers that are not reserved are dead after their last reader.
    if (instr.getParent() != use.getParent() || !registerInfo.isReserved(reg))
      return false;
    for (auto between = std::next(instr.getIterator()); &*between != &use;
         ++between)
      if (between->modifiesRegister(reg, &registers))
        return false;
    return true;
  };
  return holds(maskOfCopy(instr)) &&
         all_of(instr.all_uses(), [&](const MachineOperand &operand) {
           return holds(operand.getReg());
         });
}

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

/// Lists in `work` what to copy for `reg`, without `kept`, and in the site what
/// to extend. Returns the link whose operands are not available there: no
/// register if there is none.
Register Recompute::collect(Register reg, Site &site, ArrayRef<Register> kept,
                            SmallVectorImpl<Register> &work) const {
  unsigned limit = limits.chain;
  // True if the register's definition can and may be copied to the site.
  auto enlist = [&](Register link) {
    const MachineInstr *def = registerInfo.getUniqueVRegDef(link);
    unsigned within = limit;
    if (loops.getLoopDepth(site.first->getParent()) >
        loops.getLoopDepth(def->getParent()))
      within = std::min(within, limits.chainInDeeperLoop);
    if (work.size() >= within || is_contained(kept, link) ||
        !canMoveTo(*def, *site.first))
      return false;
    limit = within;
    work.push_back(link);
    return true;
  };
  if (!enlist(reg))
    return reg;
  for (unsigned i = 0; i != work.size(); ++i) {
    MachineInstr *def = registerInfo.getUniqueVRegDef(work[i]);
    for (const MachineOperand &operand : def->all_uses()) {
      Register leaf = operand.getReg();
      if (!leaf.isVirtual() || operand.isUndef() || is_contained(work, leaf) ||
          is_contained(site.extended, leaf) ||
          isAvailable(operand, *site.first) || (isCheap(leaf) && enlist(leaf)))
        continue;
      if (!registerInfo.hasOneDef(leaf) ||
          intervals.getInterval(leaf).hasSubRanges())
        return work[i];
      site.extended.push_back(leaf);
    }
  }
  return Register();
}

bool Recompute::plan(Register reg, Site &site) const {
  SmallVector<Register, 8> work;
  SmallVector<Register, 4> kept;
  // A link that cannot be copied is kept alive instead.
  while (Register obstacle = collect(reg, site, kept, work)) {
    if (obstacle == reg)
      return false;
    kept.push_back(obstacle);
    work.clear();
    site.extended.clear();
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

void Recompute::emit(Register reg, const Site &site, Copies *shared) {
  Copies copies;
  SmallVector<Register, 4> fresh, reused;
  for (MachineInstr *original : site.chain) {
    Register link = original->getOperand(0).getReg();
    // A copy may have gone with the only instruction that read it.
    Register known = shared ? shared->lookup(link) : Register();
    const MachineInstr *old =
        known ? registerInfo.getUniqueVRegDef(known) : nullptr;
    if (old && place(*old) <= place(*site.first)) {
      copies[link] = known;
      reused.push_back(known);
      continue;
    }
    MachineInstr *copy = function.CloneMachineInstr(original);
    site.first->getParent()->insert(site.first->getIterator(), copy);
    for (MachineOperand &operand : copy->operands()) {
      if (!operand.isReg() || !operand.getReg().isVirtual())
        continue;
      if (operand.isDef()) {
        Register defined = operand.getReg();
        copies[defined] = registerInfo.cloneVirtualRegister(defined);
        fresh.push_back(copies[defined]);
        operand.setIsDead(false);
      } else {
        operand.setIsKill(false);
      }
      if (auto made = copies.find(operand.getReg()); made != copies.end())
        operand.setReg(made->second);
    }
    intervals.InsertMachineInstrInMaps(*copy);
    places[copy] = place(*site.first);
    if (shared)
      (*shared)[link] = copies[link];
  }
  for (MachineInstr *user : site.users)
    for (MachineOperand &operand : user->all_uses())
      if (operand.getReg() == reg) {
        operand.setReg(copies[reg]);
        operand.setIsKill(false);
      }
  for (Register old : reused)
    remakeInterval(old, registerInfo, intervals);
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
