// Mends what LLVM's register coalescer leaves wrong in registers of several
// lanes, which its machine verifier refuses wherever it looks next. LLVM's
// schedulers are judged by the verifier, and are not to answer for that.
//
// `%8.sub1 = V_SUB_F32 %7.sub1, %7.sub1`, where nothing has written that lane of
// %7, has no flag "undef" ("No live subrange at use"). Neither has a read of a
// whole register of which nothing has been written, in whose live interval
// LLVM's verifier crashes.
//
// A write of some lanes reads the others, for they are kept. LLVM's schedulers
// mark it where none of the others is live; marked before, they are as they
// were. Where the instruction reads one of the others, the mark goes
// (readsOtherLanes).
//
// A live interval goes on to an instruction that reads other lanes of the
// register, or nothing of it ("Live segment doesn't end at a valid
// instruction").
#include "mir-passes/registers/CoalescerFaults.h"
#include "mir-passes/recompute/RemakeInterval.h"
#include "mir-passes/registers/IntervalPass.h"

#include "llvm/PassRegistry.h"

using namespace llvm;

namespace kiln {
namespace {

class CoalescerFaults : public IntervalPass {
public:
  static char ID;
  CoalescerFaults() : IntervalPass(ID) {}
  StringRef getPassName() const override {
    return "Kiln repair of coalesced registers";
  }

private:
  bool run(MachineFunction &function) override;
  bool mark(const LiveInterval &interval);
  bool endsWhereRead(const LiveInterval &interval) const;
};
char CoalescerFaults::ID = 0;
RegisterPass<CoalescerFaults>
    registration("kiln-coalescer-faults", "Kiln repair of coalesced registers");

/// Whether an instruction at which live segments end reads these lanes of the
/// register. Without lanes, of its main range: a write of some lanes ends a
/// segment there, for it begins another one.
bool mayEndSegment(const MachineInstr &instr, Register reg, LaneBitmask lanes,
                   const TargetRegisterInfo &registers) {
  return any_of(instr.operands(), [&](const MachineOperand &operand) {
    if (!operand.isReg() || operand.getReg() != reg)
      return false;
    if (lanes.none() && operand.isDef() && operand.getSubReg())
      return true;
    LaneBitmask named = registers.getSubRegIndexLaneMask(operand.getSubReg());
    if (operand.isDef() && operand.getSubReg())
      named = ~named;
    return operand.readsReg() && (lanes.none() || (lanes & named).any());
  });
}

/// Whether each segment ends where a block does, or at one that may end it.
bool endsWhereRead(const LiveRange &range, Register reg, LaneBitmask lanes,
                   const LiveIntervals &intervals,
                   const TargetRegisterInfo &registers) {
  return all_of(range.segments, [&](const LiveRange::Segment &segment) {
    if (segment.end.isBlock() || segment.end.isDead())
      return true;
    const MachineInstr *instr =
        intervals.getInstructionFromIndex(segment.end.getBaseIndex());
    return instr && mayEndSegment(*instr, reg, lanes, registers);
  });
}

/// Marks operands of the register as above; whether one has changed.
bool CoalescerFaults::mark(const LiveInterval &interval) {
  auto areLive = [&](LaneBitmask lanes, SlotIndex at) {
    return any_of(interval.subranges(), [&](const auto &part) {
      return (part.LaneMask & lanes).any() && part.liveAt(at);
    });
  };
  bool changed = false;
  for (MachineOperand &operand : info->reg_nodbg_operands(interval.reg())) {
    if (operand.isDef() && !operand.getSubReg())
      continue;
    if (operand.isDef() && readsOtherLanes(operand, *registers)) {
      changed |= operand.isUndef();
      operand.setIsUndef(false);
      continue;
    }
    if (operand.isUndef())
      continue;
    LaneBitmask lanes = registers->getSubRegIndexLaneMask(operand.getSubReg());
    SlotIndex at = intervals->getInstructionIndex(*operand.getParent());
    if (operand.isDef() ? areLive(~lanes, at.getDeadSlot())
                        : areLive(lanes, at.getBaseIndex()))
      continue;
    operand.setIsUndef();
    changed = true;
  }
  return changed;
}

bool CoalescerFaults::endsWhereRead(const LiveInterval &interval) const {
  return kiln::endsWhereRead(interval, interval.reg(), LaneBitmask::getNone(),
                             *intervals, *registers) &&
         all_of(interval.subranges(), [&](const auto &part) {
           return kiln::endsWhereRead(part, interval.reg(), part.LaneMask,
                                      *intervals, *registers);
         });
}

bool CoalescerFaults::run(MachineFunction &function) {
  bool changed = false;
  for (unsigned index = 0, end = info->getNumVirtRegs(); index != end;
       ++index) {
    Register reg = Register::index2VirtReg(index);
    if (!intervals->hasInterval(reg) ||
        !intervals->getInterval(reg).hasSubRanges())
      continue;
    bool marked = mark(intervals->getInterval(reg));
    if (!marked && endsWhereRead(intervals->getInterval(reg)))
      continue;
    remakeInterval(reg, *info, *intervals);
    // What has come apart needs registers of its own.
    SmallVector<LiveInterval *, 4> parts;
    intervals->splitSeparateComponents(intervals->getInterval(reg), parts);
    changed = true;
  }
  return changed;
}

} // namespace

MachineFunctionPass *createCoalescerFaults() { return new CoalescerFaults; }

} // namespace kiln
