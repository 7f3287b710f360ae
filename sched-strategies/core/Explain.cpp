#include "sched-strategies/core/Explain.h"
#include "sched-strategies/core/RegionWalk.h"
#include "targets/cost/FunctionLimits.h"
#include "targets/directives/AllDirectives.h"
#include "targets/gpu/Budget.h"
#include "targets/support/Kernel.h"
#include "targets/support/SourceLocation.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineOptimizationRemarkEmitter.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include "llvm/CodeGen/TargetInstrInfo.h"
#include "llvm/CodeGen/TargetRegisterInfo.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"
#include <map>

using namespace llvm;

namespace kiln {
namespace {

/// Values are named where at least this share of the kernel's worst point is
/// live, and in no more regions than this, worst first (guesses).
constexpr double closeToWorst = 0.9;
constexpr unsigned mostExplained = 16;
/// Values with the same origin and the same next use are one entry; at most
/// this many entries of a region are named (guess: what one reads).
constexpr unsigned mostGroups = 4;

/// Live values with the same origin and next use, and the registers they
/// occupy.
struct Group {
  std::string className, file, def, use;
  /// Of the longest wait; zero where the next use is in another block.
  unsigned wait = 0;
  std::string name; // of the first
  unsigned values = 0;
  int registers = 0;
};

struct Explained {
  MachineBasicBlock *block = nullptr;
  RegionBounds bounds;
  LiveCount after;
  int peak = 0;
  /// The first instruction at which the most is live.
  const MachineInstr *peakAt = nullptr;
  const DILocation *first = nullptr, *last = nullptr;
  std::vector<Group> groups; // heaviest first
};

class Explainer {
public:
  Explainer(const MachineFunction &function, const LiveIntervals &intervals,
            const ScheduleSummary &summary)
      : function(function), summary(summary), costs(function),
        units(function, intervals), registers(function.getRegInfo()),
        names(*function.getSubtarget().getRegisterInfo()),
        budget(Budget::forKernel(
            *gpuOf(function), threadsPerBlock(function.getFunction()),
            sharedBytes(function), ownRegisterLimit(function))) {
    findPeaks();
    findValues();
  }
  void emit(MachineOptimizationRemarkEmitter &emitter);

private:
  using Remark = MachineOptimizationRemarkAnalysis;
  using NV = DiagnosticInfoOptimizationBase::Argument;

  void findPeaks();
  void lookAt(Explained &region, LiveWalk &walk);
  void findValues();
  void collectValues(Explained &region);
  std::string locationOf(const MachineInstr &instr) const;
  std::string definition(Register reg, const Explained &region) const;
  const MachineInstr *laterUse(Register reg,
                               const MachineBasicBlock &block) const;
  void describe(Remark &remark, unsigned ordinal) const;
  void describeFiles(Remark &remark, const LiveCount &before,
                     const LiveCount &after) const;
  void describeValues(Remark &remark, const Explained &region) const;

  const MachineFunction &function;
  const ScheduleSummary &summary;
  CostModel costs;
  RegisterUnits units;
  const MachineRegisterInfo &registers;
  const TargetRegisterInfo &names;
  Budget budget;
  std::vector<Explained> regions; // by ordinal
  /// Positions in the block that collectValues looks at.
  DenseMap<const MachineInstr *, unsigned> numbers;
};

/// Steps through the region and notes its worst point and its lines.
void Explainer::lookAt(Explained &region, LiveWalk &walk) {
  region.after = walk.live();
  for (MachineBasicBlock::iterator at = region.bounds.end;
       at != region.bounds.begin;) {
    --at;
    if (at->isDebugOrPseudoInstr())
      continue;
    walk.stepAbove(*at);
    region.after = maxOf(region.after, walk.atInstr());
    if (walk.atInstr().budgeted() >= region.peak) {
      region.peak = walk.atInstr().budgeted();
      region.peakAt = &*at;
    }
    const DILocation *location = kernelLocation(at->getDebugLoc());
    if (!location)
      continue;
    if (!region.first || location->getLine() < region.first->getLine())
      region.first = location;
    if (!region.last || location->getLine() > region.last->getLine())
      region.last = location;
  }
}

void Explainer::findPeaks() {
  LiveWalk walk(units);
  for (const MachineBasicBlock &constBlock : function) {
    // The walk hands out iterators by which one could move instructions.
    auto &block = const_cast<MachineBasicBlock &>(constBlock);
    walk.enterBlockEnd(block);
    MachineBasicBlock::iterator at = block.end();
    SmallVector<RegionBounds, 8> bounds = fencedRegionsOf(block);
    size_t first = regions.size();
    regions.resize(first + bounds.size());
    size_t ordinal = regions.size();
    for (const RegionBounds &one : bounds) {
      for (; at != one.end;)
        if (!(--at)->isDebugOrPseudoInstr())
          walk.stepAbove(*at);
      Explained &region = regions[--ordinal];
      region.block = &block;
      region.bounds = one;
      lookAt(region, walk);
      at = one.begin;
    }
  }
}

void Explainer::findValues() {
  std::vector<Explained *> worst;
  for (Explained &region : regions)
    worst.push_back(&region);
  sort(worst, [](const Explained *a, const Explained *b) {
    return std::pair(b->peak, a) < std::pair(a->peak, b);
  });
  for (Explained *region : ArrayRef(worst).take_front(mostExplained))
    if (region->peak >= closeToWorst * worst.front()->peak)
      collectValues(*region);
}

/// The kernel source, or the block and the opcode where that is not known.
std::string Explainer::locationOf(const MachineInstr &instr) const {
  std::string line = sourceLine(instr.getDebugLoc());
  if (!line.empty())
    return line;
  return ("bb." + Twine(instr.getParent()->getNumber()) + " " +
          function.getSubtarget().getInstrInfo()->getName(instr.getOpcode()))
      .str();
}

/// Where the value alive at the region's worst point was made: the last
/// definition above it in its block, else the first one anywhere.
std::string Explainer::definition(Register reg, const Explained &region) const {
  unsigned peak = numbers.lookup(region.peakAt);
  const MachineInstr *best = nullptr, *other = nullptr;
  for (const MachineInstr &def : registers.def_instructions(reg)) {
    auto number = numbers.find(&def);
    if (number == numbers.end() || number->second > peak)
      other = other ? other : &def;
    else if (!best || number->second > numbers.lookup(best))
      best = &def;
  }
  const MachineInstr *def = best ? best : other;
  if (!def)
    return "nowhere";
  bool isParameter =
      !def->getDebugLoc() &&
      (costs.cost(*def).opClass == OpClass::LoadConstant ||
       (def->isCopy() && def->getOperand(1).getReg().isPhysical()));
  return isParameter ? "an argument" : locationOf(*def);
}

/// A use that is not below the worst point in its block: the first in the order
/// of blocks.
const MachineInstr *Explainer::laterUse(Register reg,
                                        const MachineBasicBlock &block) const {
  const MachineInstr *best = nullptr;
  auto rank = [&](const MachineInstr &use) {
    int number = use.getParent()->getNumber();
    // Earlier blocks are reached again around a loop.
    return std::pair(number <= block.getNumber(), number);
  };
  for (const MachineInstr &use : registers.use_nodbg_instructions(reg))
    if (!best || rank(use) < rank(*best))
      best = &use;
  return best;
}

/// Names what is alive at the region's worst point.
void Explainer::collectValues(Explained &region) {
  numbers.clear();
  for (const MachineInstr &instr : *region.block)
    if (!instr.isDebugOrPseudoInstr())
      numbers.try_emplace(&instr, numbers.size());
  LiveWalk walk(units);
  walk.enterBlockEnd(*region.block);
  RegisterUnits::Access access;
  DenseMap<unsigned, const MachineInstr *> nextUse;
  SetVector<unsigned> alive;
  for (const MachineInstr &instr : reverse(*region.block)) {
    if (instr.isDebugOrPseudoInstr())
      continue;
    units.collect(instr, access);
    bool atPeak = &instr == region.peakAt;
    if (atPeak) { // results without readers are alive here, too
      for (unsigned unit : access.defs)
        alive.insert(unit);
      for (unsigned unit : walk.candidates())
        if (walk.isLive(unit))
          alive.insert(unit);
    }
    int below = walk.live().budgeted();
    if (!atPeak) // a value ends where it is written
      for (unsigned unit : access.defs)
        nextUse.erase(unit);
    walk.stepAbove(instr);
    if (!atPeak || walk.live().budgeted() >= below)
      for (unsigned unit : access.uses)
        nextUse[unit] = &instr;
    if (!atPeak)
      continue;
    if (walk.live().budgeted() >= below) {
      alive.clear();
      for (unsigned unit : walk.candidates())
        if (walk.isLive(unit))
          alive.insert(unit);
    }
    break;
  }
  std::map<std::tuple<std::string, std::string, std::string>, Group> groups;
  unsigned peak = numbers.lookup(region.peakAt);
  SmallVector<unsigned> sorted(alive.begin(), alive.end());
  sort(sorted);
  for (unsigned unit : sorted) {
    const RegisterUnit &info = units.units()[unit];
    const MachineInstr *inBlock = nextUse.lookup(unit);
    const MachineInstr *use =
        inBlock ? inBlock : laterUse(info.reg, *region.block);
    std::string className =
        names.getRegClassName(registers.getRegClass(info.reg));
    std::string def = definition(info.reg, region);
    Group &group = groups[{def, use ? locationOf(*use) : "nowhere", className}];
    if (!group.values) {
      group.className = className;
      group.file = fileName(info.file);
      group.def = def;
      group.use = use ? locationOf(*use) : "nowhere";
      raw_string_ostream(group.name) << printReg(info.reg, &names);
    }
    ++group.values;
    group.registers += info.weight;
    if (inBlock)
      group.wait = std::max(group.wait, numbers.lookup(inBlock) - peak);
  }
  for (auto &[key, group] : groups)
    region.groups.push_back(std::move(group));
  sort(region.groups, [](const Group &a, const Group &b) {
    return std::tie(b.registers, b.wait, a.def, a.use, a.className) <
           std::tie(a.registers, a.wait, b.def, b.use, b.className);
  });
}

void Explainer::describeFiles(Remark &remark, const LiveCount &before,
                              const LiveCount &after) const {
  SmallVector<RegisterFile, 4> used;
  for (size_t file = 0; file <= size_t(RegisterFile::Last); ++file)
    if (before[RegisterFile(file)] || after[RegisterFile(file)])
      used.push_back(RegisterFile(file));
  if (used.empty())
    return;
  ListSeparator comma(", ");
  remark << " (";
  for (RegisterFile file : used) {
    std::string name = fileName(file).str();
    std::string key = name;
    key[0] = toUpper(key[0]);
    remark << StringRef(comma) << name << " "
           << NV(key + "Before", before[file]) << " -> "
           << NV(key + "After", after[file]);
  }
  remark << ")";
}

void Explainer::describeValues(Remark &remark, const Explained &region) const {
  if (region.groups.empty())
    return;
  remark << ". Most are live at " << NV("PeakAt", locationOf(*region.peakAt))
         << ": ";
  ListSeparator semicolon("; ");
  for (const Group &group : ArrayRef(region.groups).take_front(mostGroups)) {
    remark << StringRef(semicolon) << NV("ValueRegisters", group.registers)
           << " in " << NV("Values", group.values)
           << (group.values == 1 ? " value (" : " values (")
           << NV("ValueName", group.name)
           << (group.values == 1 ? ", " : " ..., ")
           << NV("ValueClass", group.className) << ", "
           << NV("ValueFile", group.file) << ") from "
           << NV("ValueFrom", group.def) << ", next read at "
           << NV("ValueNext", group.use);
    if (group.wait)
      remark << ", up to " << NV("ValueWait", group.wait)
             << (group.wait == 1 ? " instruction later"
                                 : " instructions later");
  }
  unsigned values = 0;
  int weight = 0;
  for (const Group &group :
       ArrayRef(region.groups)
           .drop_front(std::min<size_t>(mostGroups, region.groups.size()))) {
    values += group.values;
    weight += group.registers;
  }
  if (values)
    remark << "; " << NV("OtherRegisters", weight) << " in "
           << NV("OtherValues", values) << " others";
}

void Explainer::describe(Remark &remark, unsigned ordinal) const {
  const Explained &region = regions[ordinal];
  const RegionOutcome &outcome = summary.outcomes[ordinal];
  remark << "region " << NV("Region", ordinal) << ", "
         << NV("Block", "bb." + utostr(region.block->getNumber())) << ", ";
  if (region.first)
    remark << NV("File", region.first->getFilename()) << ":"
           << NV("FirstLine", region.first->getLine()) << "-"
           << NV("LastLine", region.last->getLine()) << ", ";
  remark << NV("Instructions", region.bounds.size) << " instructions: ";
  static constexpr StringLiteral fates[] = {"single", "skipped", "unchanged",
                                            "reordered", "reverted"};
  remark << NV("Fate", fates[outcome.fate]);
  if (outcome.fate == RegionOutcome::Unwanted)
    remark << " (nothing to gain there by the strategy)";
  if (outcome.fate == RegionOutcome::Reverted)
    remark << " (the new order is no better by the strategy's measure: "
           << NV("KeptRegisters", outcome.source.budgeted) << " -> "
           << NV("RefusedRegisters", outcome.proposed.budgeted)
           << " registers, " << NV("KeptExcess", int(outcome.source.excess))
           << " -> " << NV("RefusedExcess", int(outcome.proposed.excess))
           << " above the target in sum, "
           << NV("KeptCycles", unsigned(outcome.source.cycles)) << " -> "
           << NV("RefusedCycles", unsigned(outcome.proposed.cycles))
           << " cycles)";
  remark << ", live registers " << NV("PressureBefore", outcome.peak) << " -> "
         << NV("PressureAfter", region.peak);
  describeFiles(remark, outcome.before, region.after);
  remark << ", room for " << NV("Warps", budget.warpsAt(region.peak))
         << " warps";
  if (unsigned step = budget.nextStep(region.peak))
    remark << "; " << NV("RegistersToNextStep", unsigned(region.peak - step))
           << (region.peak - step == 1 ? " register" : " registers")
           << " fewer -> " << NV("WarpsAtNextStep", budget.warpsAt(step))
           << " warps";
  describeValues(remark, region);
}

void Explainer::emit(MachineOptimizationRemarkEmitter &emitter) {
  for (unsigned ordinal = 0; ordinal != regions.size(); ++ordinal) {
    if (summary.outcomes[ordinal].fate == RegionOutcome::Single)
      continue;
    emitter.emit([&] {
      const Explained &region = regions[ordinal];
      DiagnosticLocation at(region.first ? DebugLoc(region.first) : DebugLoc());
      Remark remark(kRegionRemarks.data(), "Region", at, region.block);
      describe(remark, ordinal);
      return remark;
    });
  }
}

} // namespace

void explainRegions(const MachineFunction &function,
                    const LiveIntervals &intervals,
                    const ScheduleSummary &summary,
                    MachineOptimizationRemarkEmitter &emitter) {
  Explainer(function, intervals, summary).emit(emitter);
}

} // namespace kiln
