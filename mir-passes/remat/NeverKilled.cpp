// never-killed: recompute, in every basic block that reads it, what follows
// from kernel parameters and thread coordinates alone.
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
//         RematAddressArithmetic. ptxas 13.0 keeps what is recomputed in
//         another block, also in a loop.
// Wins:   under a register cap: values that pass a hot loop for the sake of the
//         epilogue, offsets and bounds that the loop reads once an iteration.
// Loses:  in loops that are bound by instruction issue, where the chain is paid
//         per iteration (so `loop_limit`), and without a cap (so there is a
//         gate).
#include "mir-passes/recompute/ProfitTest.h"
#include "mir-passes/remat/Remat.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/CodeGen/LiveIntervals.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineLoopInfo.h"
#include "llvm/CodeGen/MachineRegisterInfo.h"

using namespace llvm;

namespace kiln {
namespace {

class NeverKilled {
public:
  NeverKilled(RematKernel &kernel, const CostModel &costs)
      : kernel(kernel), registerInfo(kernel.function.getRegInfo()),
        chainLimit(kernel.directive.getInt("chain_limit")),
        loopLimit(kernel.directive.getInt("loop_limit")),
        recompute(kernel.function, kernel.intervals, kernel.loops, costs,
                  {chainLimit, loopLimit, 1,
                   kernel.directive.getEnum("divisions") == "recompute"}),
        map(kernel.function, kernel.intervals, costs.vendor(), kernel.gate) {}
  unsigned run();

private:
  using Chain = SmallSetVector<Register, 16>;
  /// What one register takes before one instruction.
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
  SmallVector<Recompute::Site, 4> findSites(Register reg) const;
  std::optional<Recompute::Site> siteIn(MachineBasicBlock &block,
                                        SmallVector<MachineInstr *, 4> users,
                                        Register reg) const;
  SmallVector<Register> candidates() const;

  RematKernel &kernel;
  const MachineRegisterInfo &registerInfo;
  unsigned chainLimit, loopLimit;
  Recompute recompute;
  PressureMap map;
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

/// An operand that cannot be computed is read if its value is still there, else
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

/// What the block takes to compute the register for its users.
std::optional<Recompute::Site>
NeverKilled::siteIn(MachineBasicBlock &block,
                    SmallVector<MachineInstr *, 4> users, Register reg) const {
  llvm::sort(users, [&](const MachineInstr *a, const MachineInstr *b) {
    return kernel.intervals.getInstructionIndex(*a) <
           kernel.intervals.getInstructionIndex(*b);
  });
  const MachineBasicBlock *home =
      registerInfo.getUniqueVRegDef(reg)->getParent();
  bool isDeeper =
      kernel.loops.getLoopDepth(&block) > kernel.loops.getLoopDepth(home);
  Search search{*users.front(),
                isDeeper ? std::min(chainLimit, loopLimit) : chainLimit,
                {},
                {},
                {}};
  if (!collect(reg, search))
    return std::nullopt;
  Recompute::Site site{users.front(), users, {}, {}};
  for (Register link : search.chain)
    site.chain.push_back(registerInfo.getUniqueVRegDef(link));
  site.extended.append(search.extended.begin(), search.extended.end());
  return site;
}

/// The blocks that can compute the register for themselves.
SmallVector<Recompute::Site, 4> NeverKilled::findSites(Register reg) const {
  const MachineBasicBlock *home =
      registerInfo.getUniqueVRegDef(reg)->getParent();
  MapVector<MachineBasicBlock *, SmallVector<MachineInstr *, 4>> readers;
  for (MachineInstr &user : registerInfo.use_nodbg_instructions(reg))
    if (user.getParent() != home &&
        !is_contained(readers[user.getParent()], &user))
      readers[user.getParent()].push_back(&user);
  SmallVector<Recompute::Site, 4> sites;
  for (auto &[block, users] : readers)
    if (std::optional<Recompute::Site> site = siteIn(*block, users, reg))
      sites.push_back(std::move(*site));
  return sites;
}

/// Results before their operands: those often have no other use and vanish with
/// them.
SmallVector<Register> NeverKilled::candidates() const {
  SmallVector<Register> found;
  for (unsigned index = 0; index != registerInfo.getNumVirtRegs(); ++index) {
    Register reg = Register::index2VirtReg(index);
    if (registerInfo.getUniqueVRegDef(reg) && recompute.isCheap(reg) &&
        map.weight(reg) && map.isHot(kernel.intervals.getInterval(reg)))
      found.push_back(reg);
  }
  llvm::sort(found, [&](Register a, Register b) {
    auto at = [&](Register reg) {
      return kernel.intervals.getInstructionIndex(
          *registerInfo.getUniqueVRegDef(reg));
    };
    return at(b) < at(a);
  });
  return found;
}

unsigned NeverKilled::run() {
  auto sites = [this](Register reg) { return findSites(reg); };
  return ProfitTest(kernel.function, kernel.intervals, recompute, map, sites)
      .ofWholeChains()
      .run(candidates());
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
