#include "tools/bisect/MeasureMachine.h"
#include "targets/cost/CostModel.h"
#include "targets/support/AddressSpaces.h"
#include "targets/support/SourceLocation.h"
#include "tools/bisect/LiveLanes.h"
#include "llvm/CodeGen/MachineDominators.h"
#include "llvm/CodeGen/MachineFrameInfo.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineMemOperand.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/PseudoSourceValue.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"

using namespace llvm;

namespace kiln {
namespace {

class MachineMeasure {
public:
  explicit MachineMeasure(const MachineFunction &function)
      : function(function), registerInfo(function.getRegInfo()),
        registers(*function.getSubtarget().getRegisterInfo()), costs(function),
        tree(const_cast<MachineFunction &>(function)), loops(tree) {
    stage.form = StageFigures::Form::Machine;
    stage.regions.emplace_back();
    for (MachineLoop *loop : loops.getLoopsInPreorder()) {
      regionOf[loop] = stage.regions.size();
      RegionFigures &region = stage.regions.emplace_back();
      region.depth = loop->getLoopDepth();
      region.line = sourceLine(loop->getStartLoc());
      region.block = "bb." + std::to_string(loop->getHeader()->getNumber());
    }
  }

  void count() {
    for (const MachineBasicBlock &block : function)
      for (const MachineInstr &instr : block.instrs())
        if (!instr.isMetaInstruction() && !instr.isPHI() && !instr.isBundle())
          count(instr, regionAt(block));
  }

  void measureLive();

  StageFigures stage;

private:
  unsigned indexAt(const MachineBasicBlock &block) const {
    return regionOf.lookup(loops.getLoopFor(&block));
  }
  RegionFigures &regionAt(const MachineBasicBlock &block) {
    return stage.regions[indexAt(block)];
  }
  void count(const MachineInstr &instr, RegionFigures &region);
  bool isScratch(const MachineMemOperand &access) const;
  unsigned scratchWords(const MachineInstr &instr) const;
  bool isMove(const MachineInstr &instr) const;
  std::optional<RegisterFile> fileOf(const MachineOperand &operand) const;
  ValueKind kindOf(const MachineInstr &instr) const {
    return {opClassName(costs.kind(instr).opClass).str(),
            sourceLine(instr.getDebugLoc())};
  }
  ValueKind kindOf(Register reg) const;
  void describePeak(LiveLanes &live, const MachineInstr &at);

  const MachineFunction &function;
  const MachineRegisterInfo &registerInfo;
  const TargetRegisterInfo &registers;
  CostModel costs;
  MachineDominatorTree tree;
  MachineLoopInfo loops;
  /// Nothing's is that of no loop.
  DenseMap<const MachineLoop *, unsigned> regionOf;
};

/// Scalar registers are spilled to lanes of a vector register, for which LLVM
/// has stack slots, too, until it has found the lanes.
bool MachineMeasure::isScratch(const MachineMemOperand &access) const {
  if (access.getAddrSpace() == space::Private)
    return true;
  auto *slot =
      dyn_cast_or_null<FixedStackPseudoSourceValue>(access.getPseudoValue());
  return slot && function.getFrameInfo().getStackID(slot->getFrameIndex()) ==
                     TargetStackID::Default;
}

unsigned MachineMeasure::scratchWords(const MachineInstr &instr) const {
  for (const MachineMemOperand *access : instr.memoperands())
    if (isScratch(*access))
      return access->getSize().hasValue()
                 ? divideCeil(access->getSize().getValue().getKnownMinValue(),
                              4)
                 : 1;
  return 0;
}

std::optional<RegisterFile>
MachineMeasure::fileOf(const MachineOperand &operand) const {
  if (!operand.isReg() || !operand.getReg())
    return std::nullopt;
  Register reg = operand.getReg();
  const TargetRegisterClass *regClass =
      reg.isVirtual() ? registerInfo.getRegClassOrNull(reg)
                      : registers.getMinimalPhysRegClass(reg);
  if (!regClass)
    return std::nullopt;
  return registerFile(costs.vendor(), *regClass, registers);
}

/// Whether an instruction moves one register to another; those that move lanes
/// do.
bool MachineMeasure::isMove(const MachineInstr &instr) const {
  if (instr.getNumExplicitDefs() != 1 || instr.getNumExplicitOperands() < 2)
    return false;
  OpKind kind = costs.kind(instr);
  return instr.isCopy() || kind.opClass == OpClass::Move ||
         kind.variant == "lane";
}

void MachineMeasure::count(const MachineInstr &instr, RegionFigures &region) {
  ++region.instructions;
  if (isMove(instr))
    region.countMove(fileOf(instr.getOperand(1)), fileOf(instr.getOperand(0)));
  unsigned words = scratchWords(instr);
  if (!words)
    return;
  region.scratch += words;
  ValueKind kind = kindOf(instr);
  kind.what = instr.mayStore() ? "store.local" : "load.local";
  region.inScratch[kind] += words;
}

/// The instruction that says most of what a register holds: no copy, where
/// there is another.
ValueKind MachineMeasure::kindOf(Register reg) const {
  const MachineInstr *found = nullptr;
  bool isCopy = true;
  for (const MachineInstr &instr : registerInfo.def_instructions(reg)) {
    OpClass opClass = costs.kind(instr).opClass;
    bool copies = instr.isCopyLike() || opClass == OpClass::Meta ||
                  opClass == OpClass::Move;
    if (!found || (isCopy && !copies)) {
      found = &instr;
      isCopy = copies;
    }
  }
  return found ? kindOf(*found) : ValueKind{"undefined", ""};
}

void MachineMeasure::describePeak(LiveLanes &live, const MachineInstr &at) {
  unsigned index = indexAt(*at.getParent());
  RegionFigures &region = stage.regions[index];
  region.peakLine = sourceLine(at.getDebugLoc());
  for (auto [reg, weight] : enumerate(live.budgetedAt(at))) {
    if (!weight)
      continue;
    Register virtualReg = Register::index2VirtReg(reg);
    ValueKind kind = kindOf(virtualReg);
    kind.isIdle = none_of(registerInfo.reg_nodbg_instructions(virtualReg),
                          [&](const MachineInstr &instr) {
                            return indexAt(*instr.getParent()) == index;
                          });
    region.atPeak[kind] += weight;
  }
}

void MachineMeasure::measureLive() {
  LiveLanes live(function);
  /// Of each region, where most registers are live.
  std::vector<const MachineInstr *> peaks(stage.regions.size());
  for (const MachineBasicBlock &block : function) {
    RegionFigures &region = regionAt(block);
    const MachineInstr *&peak = peaks[indexAt(block)];
    live.enterBlockEnd(block);
    LiveCount most = maxOf(region.live.value_or(LiveCount()), live.live());
    for (const MachineInstr &instr : reverse(block)) {
      live.stepAbove(instr);
      most = maxOf(most, live.atInstr());
      int here = live.atInstr().budgeted();
      if (!peak || here > region.peak) {
        peak = &instr;
        region.peak = here;
      }
    }
    region.live = most;
  }
  for (const MachineInstr *peak : peaks)
    if (peak)
      describePeak(live, *peak);
}

} // namespace

StageFigures measureMachine(const MachineFunction &function) {
  MachineMeasure measure(function);
  measure.count();
  if (!function.getProperties().hasNoVRegs())
    measure.measureLive();
  return std::move(measure.stage);
}

} // namespace kiln
