#include "sched-strategies/saved/ScheduleRecord.h"
#include "sched-strategies/core/RegionWalk.h"
#include "targets/cost/FunctionLimits.h"
#include "targets/support/SourceLocation.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/IR/Constants.h"
#include "llvm/MC/MCSymbol.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"
#include <optional>

using namespace llvm;

namespace kiln {
namespace {

/// Writes instructions so that two are spelled alike exactly if they do the
/// same to the same registers. By names, which outlive a version of LLVM, and
/// not by numbers; without flags that say when a register is last read, which
/// depend on the order.
class Speller {
public:
  /// `renumbers`: registers are counted from the first one spelled, so that
  /// changes elsewhere in the function do not matter.
  Speller(const MachineFunction &function, bool renumbers)
      : instructions(*function.getSubtarget().getInstrInfo()),
        registers(*function.getSubtarget().getRegisterInfo()),
        renumbers(renumbers), out(text) {}

  void spell(const MachineInstr &instr) {
    out << instructions.getName(instr.getOpcode());
    for (const MachineOperand &operand : instr.operands()) {
      out << ' ';
      spell(operand);
    }
    out << '\n';
  }
  uint64_t digest() const { return xxh3_64bits(text.str()); }

private:
  void spell(const MachineOperand &operand);
  void spellRegister(const MachineOperand &operand);

  const TargetInstrInfo &instructions;
  const TargetRegisterInfo &registers;
  bool renumbers;
  DenseMap<Register, unsigned> numbers;
  SmallString<256> text;
  raw_svector_ostream out;
};

void Speller::spellRegister(const MachineOperand &operand) {
  Register reg = operand.getReg();
  out << (operand.isDef() ? '=' : '%');
  if (reg.isVirtual())
    out << (renumbers ? numbers.try_emplace(reg, numbers.size()).first->second
                      : reg.virtRegIndex());
  else
    out << (reg ? registers.getName(reg) : "none");
  if (unsigned part = operand.getSubReg())
    out << '.' << registers.getSubRegIndexName(part);
}

void Speller::spell(const MachineOperand &operand) {
  switch (operand.getType()) {
  case MachineOperand::MO_Register:
    return spellRegister(operand);
  case MachineOperand::MO_Immediate:
    out << operand.getImm();
    return;
  case MachineOperand::MO_CImmediate:
    operand.getCImm()->getValue().print(out, /*isSigned=*/true);
    return;
  case MachineOperand::MO_FPImmediate:
    operand.getFPImm()->getValueAPF().bitcastToAPInt().print(out, false);
    return;
  case MachineOperand::MO_ExternalSymbol:
    out << operand.getSymbolName() << '+' << operand.getOffset();
    return;
  case MachineOperand::MO_GlobalAddress:
    out << operand.getGlobal()->getName() << '+' << operand.getOffset();
    return;
  case MachineOperand::MO_MCSymbol:
    out << operand.getMCSymbol()->getName();
    return;
  case MachineOperand::MO_MachineBasicBlock:
    out << "bb." << operand.getMBB()->getNumber();
    return;
  case MachineOperand::MO_FrameIndex:
  case MachineOperand::MO_ConstantPoolIndex:
  case MachineOperand::MO_JumpTableIndex:
    out << '#' << operand.getIndex();
    return;
  default: // what GPU code does not have, or what has no name
    out << '?' << unsigned(operand.getType());
  }
}

uint64_t contentOf(const MachineInstr &instr) {
  Speller speller(*instr.getMF(), /*renumbers=*/false);
  speller.spell(instr);
  return speller.digest();
}

} // namespace

SavedSchedule describeRegions(const MachineFunction &function,
                              const CarriedDirectives &directives,
                              std::vector<MachineInstr *> *instrs) {
  SavedSchedule schedule;
  const TargetInstrInfo &info = *function.getSubtarget().getInstrInfo();
  schedule.kernel = function.getName();
  schedule.target = escaped(function.getSubtarget().getCPU());
  schedule.llvm = LLVM_VERSION_STRING;
  schedule.remat = directives.rematSpec();
  schedule.maxRegs = ownRegisterLimit(function);
  for (const MachineBasicBlock &block : function) {
    // The walk hands out iterators by which one could move instructions.
    SmallVector<RegionBounds, 8> regions =
        fencedRegionsOf(const_cast<MachineBasicBlock &>(block));
    for (const RegionBounds &bounds : reverse(regions)) {
      SavedRegion region;
      region.block = block.getNumber();
      Speller speller(function, /*renumbers=*/true);
      for (MachineInstr &instr : make_range(bounds.begin, bounds.end)) {
        if (instr.isDebugOrPseudoInstr())
          continue;
        speller.spell(instr);
        region.instrs.push_back({unsigned(region.instrs.size()),
                                 info.getName(instr.getOpcode()).str(),
                                 escaped(sourceLine(instr.getDebugLoc()))});
        if (instrs)
          instrs->push_back(&instr);
      }
      region.digest = speller.digest();
      schedule.regions.push_back(std::move(region));
    }
  }
  return schedule;
}

ScheduleRecorder::ScheduleRecorder(const MachineFunction &function,
                                   const CarriedDirectives &directives)
    : directives(directives) {
  std::vector<MachineInstr *> instrs;
  schedule = describeRegions(function, directives, &instrs);
  const auto *next = instrs.data();
  for (unsigned region = 0; region != schedule.regions.size(); ++region)
    for (const SavedInstr &instr : schedule.regions[region].instrs) {
      recorded[*next] = {region, instr.position, contentOf(**next)};
      ++next;
    }
}

Expected<SavedSchedule>
ScheduleRecorder::finish(const MachineFunction &function,
                         std::string strategy) {
  std::vector<MachineInstr *> instrs;
  SavedSchedule after = describeRegions(function, directives, &instrs);
  auto changed = [&](unsigned region) {
    return createStringError(
        "the schedule cannot be saved: '" + strategy +
        "' changed more than the order of the instructions of region " +
        Twine(region));
  };
  if (after.regions.size() != schedule.regions.size())
    return changed(std::min(after.regions.size(), schedule.regions.size()));
  const auto *next = instrs.data();
  for (unsigned region = 0; region != after.regions.size(); ++region) {
    std::vector<SavedInstr> &order = after.regions[region].instrs;
    if (order.size() != schedule.regions[region].instrs.size())
      return changed(region);
    for (SavedInstr &instr : order) {
      auto known = recorded.find(*next);
      if (known == recorded.end() || known->second.region != region ||
          known->second.content != contentOf(**next))
        return changed(region);
      instr.position = known->second.position;
      ++next;
    }
    after.regions[region].digest = schedule.regions[region].digest;
  }
  after.strategy = std::move(strategy);
  return after;
}

} // namespace kiln
