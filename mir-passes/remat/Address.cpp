// address: compute addresses again where they are used instead of keeping them
// in registers.
//
// Idea:   an address is a few integer instructions away from values that are
//         alive anyhow. Where more registers are live than the target allows,
//         an address that only waits is dropped and computed again in front of
//         its next use.
// Source: the two-stage flow and the profit test of Intel IGC's
//         RematAddressArithmetic: first what costs nothing (every leaf of the
//         expression is alive at the use), then groups of addresses that share
//         leaves, if the leaves to be kept alive weigh less than the addresses
//         freed. `gate` is IGC's RematRPELimit (93 %), `chain_limit` its
//         RematChainLimit (12).
// Wins:   many addresses computed before a loop or an epilogue; spills of
//         addresses under a register cap.
// Loses:  without pressure (so there is a gate), and in hot loops, where the
//         recomputation is paid per iteration (so `loop_limit`). ptxas keeps
//         what is recomputed in another block and merges it again inside one
//         block.
#include "mir-passes/recompute/Recompute.h"
#include "mir-passes/remat/Remat.h"
#include "targets/cost/CostModel.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include <map>

using namespace llvm;

namespace kiln {
namespace {

/// Registers that reach the address or data operand of a memory access through
/// integer arithmetic alone.
SetVector<Register> addressRegisters(const MachineFunction &function,
                                     const Recompute &recompute) {
  SetVector<Register> found;
  auto add = [&](const MachineInstr &instr) {
    for (const MachineOperand &operand : instr.all_uses())
      if (operand.getReg().isVirtual() && recompute.isCheap(operand.getReg()))
        found.insert(operand.getReg());
  };
  for (const MachineBasicBlock &block : function)
    for (const MachineInstr &instr : block)
      if (!instr.isDebugOrPseudoInstr() && instr.mayLoadOrStore())
        add(instr);
  for (unsigned i = 0; i != found.size(); ++i)
    add(*function.getRegInfo().getUniqueVRegDef(found[i]));
  return found;
}

/// One register with its far uses, and what it takes to recompute it there.
struct Candidate {
  Register reg;
  SmallVector<Recompute::Site, 4> sites;
  SmallVector<Register, 4>
      extended; // leaves that would have to live longer, sorted
};

class Rematerializer {
public:
  explicit Rematerializer(RematKernel &kernel)
      : function(kernel.function), intervals(kernel.intervals),
        gate(kernel.gate), costs(function),
        recompute(function, intervals, kernel.loops, costs,
                  {unsigned(kernel.order.getInt("chain_limit")),
                   unsigned(kernel.order.getInt("loop_limit")),
                   unsigned(kernel.order.getInt("distance"))}) {}
  unsigned run();

private:
  void findHotPoints();
  std::optional<Candidate> consider(Register reg);
  bool isStillHot(Register reg);
  void addWeight(Register reg, int sign);
  template <typename Visit>
  void forEachHotPoint(const LiveInterval &interval, Visit visit);
  void apply(const Candidate &candidate);

  MachineFunction &function;
  LiveIntervals &intervals;
  int gate;
  CostModel costs;
  Recompute recompute;
  std::vector<SlotIndex> hotPoints; // in program order
  std::vector<int> hotPressure;     // live registers at each
};

void Rematerializer::findHotPoints() {
  RegisterUnits units(function, intervals);
  LiveWalk walk(units);
  for (MachineBasicBlock &block : function) {
    size_t first = hotPoints.size();
    walk.enterBlockEnd(block);
    for (MachineInstr &instr : reverse(block)) {
      if (instr.isDebugOrPseudoInstr())
        continue;
      walk.stepAbove(instr);
      if (walk.atInstr().budgeted() <= gate)
        continue;
      hotPoints.push_back(intervals.getInstructionIndex(instr).getRegSlot());
      hotPressure.push_back(walk.atInstr().budgeted());
    }
    std::reverse(hotPoints.begin() + first, hotPoints.end());
    std::reverse(hotPressure.begin() + first, hotPressure.end());
  }
}

template <typename Visit>
void Rematerializer::forEachHotPoint(const LiveInterval &interval,
                                     Visit visit) {
  for (const LiveRange::Segment &segment : interval) {
    auto point = lower_bound(hotPoints, segment.start);
    for (; point != hotPoints.end() && *point < segment.end; ++point)
      visit(hotPressure[point - hotPoints.begin()]);
  }
}

bool Rematerializer::isStillHot(Register reg) {
  bool hot = false;
  forEachHotPoint(intervals.getInterval(reg),
                  [&](int pressure) { hot |= pressure > gate; });
  return hot;
}

/// Adds or takes away a register's weight wherever it is live.
void Rematerializer::addWeight(Register reg, int sign) {
  if (intervals.hasInterval(reg))
    forEachHotPoint(intervals.getInterval(reg), [&](int &pressure) {
      pressure += sign * recompute.weight(reg);
    });
}

std::optional<Candidate> Rematerializer::consider(Register reg) {
  if (!recompute.weight(reg) || !isStillHot(reg))
    return std::nullopt;
  Candidate candidate{reg, recompute.farUses(reg), {}};
  if (candidate.sites.empty())
    return std::nullopt;
  SetVector<Register> extended;
  for (Recompute::Site &site : candidate.sites) {
    if (!recompute.plan(reg, site))
      return std::nullopt;
    extended.insert(site.extended.begin(), site.extended.end());
  }
  candidate.extended.assign(extended.begin(), extended.end());
  sort(candidate.extended);
  return candidate;
}

void Rematerializer::apply(const Candidate &candidate) {
  SmallVector<Register, 4> affected(candidate.extended);
  affected.push_back(candidate.reg);
  for (Register reg : affected)
    addWeight(reg, -1);
  for (const Recompute::Site &site : candidate.sites)
    recompute.emit(candidate.reg, site);
  recompute.shrink(candidate.reg);
  for (Register reg : affected)
    addWeight(reg, 1);
}

unsigned Rematerializer::run() {
  findHotPoints();
  if (hotPoints.empty())
    return 0;
  unsigned applied = 0;
  // Groups of equal leaf sets; the empty set, which costs nothing, is applied
  // at once. Uses come before definitions, so that an address built on another
  // does not depend on one that is about to vanish.
  std::map<std::vector<unsigned>, std::vector<Register>> groups;
  SetVector<Register> registers = addressRegisters(function, recompute);
  for (Register reg : registers) {
    if (!function.getRegInfo().getUniqueVRegDef(reg))
      continue; // went with an address built on it
    std::optional<Candidate> candidate = consider(reg);
    if (!candidate)
      continue;
    if (!candidate->extended.empty()) {
      groups[std::vector<unsigned>(candidate->extended.begin(),
                                   candidate->extended.end())]
          .push_back(reg);
      continue;
    }
    apply(*candidate);
    ++applied;
  }
  for (auto &[leaves, members] : groups) {
    int cost = 0, freed = 0;
    for (unsigned leaf : leaves)
      cost += recompute.weight(Register(leaf));
    for (Register member : members)
      freed += recompute.weight(member);
    if (freed <= cost)
      continue;
    for (Register member : members) {
      if (!function.getRegInfo().getUniqueVRegDef(member))
        continue; // went with an address built on it
      std::optional<Candidate> candidate =
          consider(member); // again: earlier ones have changed what is alive
      if (!candidate)
        continue;
      apply(*candidate);
      ++applied;
    }
  }
  return applied;
}

RematResult recomputeAddresses(RematKernel &kernel) {
  return {Rematerializer(kernel).run(), "addresses recomputed at their uses"};
}

RegisterRemat<recomputeAddresses> registration(
    RematStage::Expressions,
    {"address",
     "recompute addresses at their uses where too many registers are live",
     {ParamInfo::integer("chain_limit", 12, 1, 64,
                         "most instructions recomputed for one address"),
      ParamInfo::integer(
          "distance", 32, 1, 100000,
          "uses in one block closer than this share a recomputation"),
      ParamInfo::integer("loop_limit", 2, 0, 64,
                         "most instructions recomputed inside a deeper loop "
                         "than the original")}});

} // namespace
} // namespace kiln
