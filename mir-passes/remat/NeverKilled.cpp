// never-killed: compute again, in every block that reads it, what follows from
// kernel parameters and thread coordinates alone.
//
// Idea:   row numbers, offsets, bounds and addresses are functions of values
//         that nothing ever overwrites: parameters (constant bank), the thread
//         and block index, constants. However long the chain, it can be
//         computed anywhere without keeping anything alive for it, so nothing
//         of it has to live across a loop that is full of accumulators. Unlike
//         `address`, which stops at the first register that happens to be
//         alive, the chain goes down to what is never killed; links of one
//         block are shared.
// Source: the never-killed values of Briggs, Cooper and Torczon (PLDI 1992),
//         who recompute single instructions; whole chains as in Intel IGC's
//         RematAddressArithmetic. ptxas 13.0 keeps what is computed again in
//         another block, in a loop too.
// Wins:   under a register cap: values that pass a hot loop for the sake of the
//         epilogue, offsets and bounds that the loop reads once an iteration.
// Loses:  in loops that are bound by instruction issue, where the chain is paid
//         per iteration (so `loop_limit`), and without a cap (so there is a
//         gate).
#include "mir-passes/recompute/PressureMap.h"
#include "mir-passes/recompute/Recompute.h"
#include "mir-passes/remat/Remat.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"
#include <map>
#include <optional>

using namespace llvm;

namespace kiln {
namespace {

class NeverKilled {
public:
  NeverKilled(RematKernel &kernel, const CostModel &costs)
      : kernel(kernel), registerInfo(kernel.function.getRegInfo()),
        chainLimit(kernel.order.getInt("chain_limit")),
        loopLimit(kernel.order.getInt("loop_limit")),
        recompute(kernel.function, kernel.intervals, kernel.loops, costs,
                  {chainLimit, loopLimit, 1,
                   kernel.order.getEnum("divisions") == "recompute"}),
        map(kernel.function, kernel.intervals, costs.vendor(), kernel.gate) {}
  unsigned run();

private:
  using Chain = SmallSetVector<Register, 16>;
  struct Plan {
    SmallVector<Recompute::Site, 4> sites;
    std::vector<unsigned> extended; // registers that would live longer, sorted
  };
  /// What one register takes in front of one instruction.
  struct Search {
    const MachineInstr &use;
    unsigned limit;                // most links
    Chain chain;                   // to be computed, operands first
    Chain extended;                // would have to live longer
    SmallSet<Register, 16> failed; // cannot be computed there
  };
  bool collect(Register reg, Search &search, unsigned depth = 0) const;
  bool collectOperands(const MachineInstr &def, Search &search,
                       unsigned depth) const;
  std::optional<Plan> plan(Register reg) const;
  void apply(Register reg, const Plan &plan);

  RematKernel &kernel;
  const MachineRegisterInfo &registerInfo;
  unsigned chainLimit, loopLimit;
  Recompute recompute;
  PressureMap map;
  DenseMap<const MachineBasicBlock *, Recompute::Copies> copies;
};

/// Adds what computes `reg` to the chain; false if that cannot be done.
bool NeverKilled::collect(Register reg, Search &search, unsigned depth) const {
  if (search.chain.contains(reg))
    return true;
  if (search.failed.contains(reg))
    return false;
  const MachineInstr *def = registerInfo.getUniqueVRegDef(reg);
  size_t links = search.chain.size(), leaves = search.extended.size();
  if (def && depth < search.limit && recompute.isCheap(reg) &&
      recompute.canMoveTo(*def, search.use) &&
      collectOperands(*def, search, depth) &&
      search.chain.size() < search.limit)
    return search.chain.insert(reg);
  while (search.chain.size() != links)
    search.chain.pop_back();
  while (search.extended.size() != leaves)
    search.extended.pop_back();
  search.failed.insert(reg);
  return false;
}

/// An operand that cannot be computed is read if it holds its value there, else
/// it has to live longer.
bool NeverKilled::collectOperands(const MachineInstr &def, Search &search,
                                  unsigned depth) const {
  for (const MachineOperand &operand : def.all_uses()) {
    Register leaf = operand.getReg();
    if (!leaf.isVirtual() || operand.isUndef() ||
        search.extended.contains(leaf))
      continue;
    const MachineInstr *leafDef = registerInfo.getUniqueVRegDef(leaf);
    bool isAvailable = recompute.isAvailable(operand, search.use);
    if ((isAvailable && leafDef &&
         leafDef->getParent() == search.use.getParent()) ||
        collect(leaf, search, depth + 1) || isAvailable)
      continue;
    if (!registerInfo.hasOneDef(leaf) ||
        kernel.intervals.getInterval(leaf).hasSubRanges())
      return false;
    search.extended.insert(leaf);
  }
  return true;
}

/// The blocks that can compute the register for themselves, if it is alive
/// where too many are.
std::optional<NeverKilled::Plan> NeverKilled::plan(Register reg) const {
  // A definition may have gone with one that was built on it.
  const MachineInstr *def = registerInfo.getUniqueVRegDef(reg);
  if (!def || !map.isHot(kernel.intervals.getInterval(reg)))
    return std::nullopt;
  const MachineBasicBlock *home = def->getParent();
  MapVector<MachineBasicBlock *, SmallVector<MachineInstr *, 4>> readers;
  for (MachineInstr &user : registerInfo.use_nodbg_instructions(reg))
    if (user.getParent() != home &&
        !is_contained(readers[user.getParent()], &user))
      readers[user.getParent()].push_back(&user);
  Plan plan;
  for (auto &[block, users] : readers) {
    llvm::sort(users, [&](const MachineInstr *a, const MachineInstr *b) {
      return kernel.intervals.getInstructionIndex(*a) <
             kernel.intervals.getInstructionIndex(*b);
    });
    bool isDeeper =
        kernel.loops.getLoopDepth(block) > kernel.loops.getLoopDepth(home);
    Search search{*users.front(),
                  isDeeper ? std::min(chainLimit, loopLimit) : chainLimit,
                  {},
                  {},
                  {}};
    if (!collect(reg, search))
      continue;
    Recompute::Site site{users.front(), users, {}, {}};
    for (Register link : search.chain)
      site.chain.push_back(registerInfo.getUniqueVRegDef(link));
    for (Register leaf : search.extended) {
      site.extended.push_back(leaf);
      plan.extended.push_back(leaf.id());
    }
    plan.sites.push_back(std::move(site));
  }
  if (plan.sites.empty())
    return std::nullopt;
  llvm::sort(plan.extended);
  plan.extended.erase(llvm::unique(plan.extended), plan.extended.end());
  return plan;
}

void NeverKilled::apply(Register reg, const Plan &plan) {
  for (unsigned leaf : plan.extended)
    map.add(Register(leaf), -1);
  map.add(reg, -1);
  for (const Recompute::Site &site : plan.sites)
    recompute.emit(reg, site, &copies[site.first->getParent()]);
  recompute.shrink(reg);
  for (unsigned leaf : plan.extended)
    map.add(Register(leaf), 1);
  if (registerInfo.getUniqueVRegDef(reg))
    map.add(reg, 1);
}

unsigned NeverKilled::run() {
  SmallVector<Register> candidates;
  for (unsigned index = 0; index != registerInfo.getNumVirtRegs(); ++index) {
    Register reg = Register::index2VirtReg(index);
    if (registerInfo.getUniqueVRegDef(reg) && recompute.isCheap(reg) &&
        map.weight(reg) && map.isHot(kernel.intervals.getInterval(reg)))
      candidates.push_back(reg);
  }
  // Results before what they are made of: those are often needed for nothing
  // else and vanish with them.
  llvm::sort(candidates, [&](Register a, Register b) {
    auto at = [&](Register reg) {
      return kernel.intervals.getInstructionIndex(
          *registerInfo.getUniqueVRegDef(reg));
    };
    return at(b) < at(a);
  });
  // First what keeps nothing alive, then what shares the registers it keeps
  // alive, if those weigh less than what is freed.
  unsigned applied = 0;
  std::map<std::vector<unsigned>, std::vector<Register>> groups;
  for (Register reg : candidates) {
    std::optional<Plan> found = plan(reg);
    if (!found)
      continue;
    if (!found->extended.empty()) {
      groups[found->extended].push_back(reg);
      continue;
    }
    apply(reg, *found);
    ++applied;
  }
  for (auto &[leaves, members] : groups) {
    int cost = 0, freed = 0;
    for (unsigned leaf : leaves)
      cost += map.weight(Register(leaf));
    for (Register member : members)
      freed += map.weight(member);
    if (freed <= cost)
      continue;
    for (Register member : members) {
      // Again: earlier ones have changed what is alive.
      std::optional<Plan> found = plan(member);
      if (!found ||
          !std::includes(leaves.begin(), leaves.end(), found->extended.begin(),
                         found->extended.end()))
        continue;
      apply(member, *found);
      ++applied;
    }
  }
  return applied;
}

RematResult recomputeNeverKilled(RematKernel &kernel) {
  CostModel costs(kernel.function);
  return {NeverKilled(kernel, costs).run(),
          "values recomputed from parameters and thread coordinates"};
}

RegisterRemat<recomputeNeverKilled> registration(
    RematStage::Expressions,
    {"never-killed",
     "recompute in each block what follows from parameters and thread "
     "coordinates",
     {ParamInfo::integer("chain_limit", 64, 1, 1000,
                         "most instructions recomputed for one value"),
      ParamInfo::integer("loop_limit", 64, 0, 1000,
                         "most instructions recomputed inside a deeper loop "
                         "than the original"),
      ParamInfo::choice("divisions", "keep", {"keep", "recompute"},
                        "integer divisions and remainders: keep their results "
                        "alive, or compute them again, too")}});

} // namespace
} // namespace kiln
