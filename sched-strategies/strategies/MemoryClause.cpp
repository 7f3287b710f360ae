// memory-clause: loads of one kind next to each other, neighbouring addresses
// together.
//
// Idea:   memory pipes work best on runs of requests of one kind: AMD's issue
//         them as a clause that nothing interrupts, and neighbours share cache
//         lines and pages. Loads of one class are gathered at the place of the
//         first, those with one base address by increasing offset, with the
//         arithmetic of their addresses in front. `lead` starts clauses
//         earlier, by a share of their latency; where two begin at one place,
//         the longer latency goes first.
//
// Source: LLVM's max-memory-clause strategy for AMDGPU (llvm-project #114957:
//         of about 470 shaders 15 gain 10-40 %, 3 lose about 10 %).
//
// Wins:   by its source, memory-bound kernels with scattered loads of several
//         arrays on AMD GPUs; not measured there by us. On 16 kernels on an
//         H200 it gained nothing by itself.
//
// Loses:  kernels that need the registers, or whose loads were spread to keep
//         the memory pipe evenly busy.
#include "sched-strategies/core/MemoryAccess.h"
#include "sched-strategies/core/Strategy.h"
#include "sched-strategies/strategies/Hoist.h"

#include "llvm/ADT/STLExtras.h"
#include <map>

namespace kiln {
namespace {

class MemoryClause : public Strategy {
public:
  using Strategy::Strategy;

  int target(const KernelFacts &kernel) const override {
    return orderedTarget(kernel).value_or(
        freeTarget(kernel, order.getInt("reserve")));
  }

  std::vector<unsigned> schedule(const Region &region,
                                 int target) const override {
    Hoist hoist(region);
    for (const Clause &clause : clausesOf(region, hoist)) {
      unsigned latency = region.cost(clause.members.front()).latency;
      int64_t ahead = 1 + latency * order.getInt("lead") / 100;
      unsigned first = kLongest * classRank(region, clause.members.front());
      for (auto [rank, node] : llvm::enumerate(clause.members))
        hoist.lift(node, clause.place - ahead, first + rank);
    }
    return hoist.schedule(
        [&](unsigned node, const LiveTracker &tracker, int need) {
          return tracker.budgetedAt(node) + need <= target;
        },
        [](unsigned) {});
  }

  bool joinsHalves() const override { return true; }

  bool isBetter(const Profile &after, const Profile &before,
                int target) const override {
    return std::tuple(std::max(after.budgeted, target), after.memoryRuns,
                      after.cycles) <
           std::tuple(std::max(before.budgeted, target), before.memoryRuns,
                      before.cycles);
  }

private:
  struct Clause {
    int64_t place; // of its first member in source order
    int64_t registers = 0;
    std::vector<unsigned> members;
  };

  static constexpr unsigned kLongest = 64; // members of a clause, at most

  /// Where two clauses begin at one place, long latency goes first.
  static unsigned classRank(const Region &region, unsigned node) {
    switch (region.cost(node).opClass) {
    case OpClass::LoadGlobal:
      return 0;
    case OpClass::LoadLocal:
      return 1;
    case OpClass::LoadConstant:
      return 3;
    default:
      return 2;
    }
  }

  /// Registers of any file: a clause is also bounded by what the loads deliver
  /// at once, and AMD's scalar registers are few.
  static int64_t registersOf(const Region &region, unsigned node) {
    int64_t weight = 0;
    for (unsigned value : region.writes(node))
      weight += region.values()[value].weight;
    return weight;
  }

  /// Clauses in source order. A load joins the open clause of its base, else
  /// the one of its class, if it can be lifted there and does not read what
  /// that clause loads.
  std::vector<Clause> clausesOf(const Region &region,
                                const Hoist &hoist) const {
    std::vector<MemoryAccess> accesses = memoryAccesses(region);
    std::vector<Clause> clauses;
    std::map<std::pair<OpClass, int>, unsigned> open; // base -1: of the class
    std::vector<int64_t> loadedBefore(region.size()); // what it reads is there
    for (unsigned node = 0; node != region.size(); ++node) {
      for (const Region::Edge &edge : region.preds(node))
        if (edge.latency)
          loadedBefore[node] = std::max(loadedBefore[node],
                                        isLoad(region.cost(edge.node).opClass)
                                            ? hoist.place(edge.node + 1)
                                            : loadedBefore[edge.node]);
      OpClass opClass = region.cost(node).opClass;
      if (!isLoad(opClass))
        continue;
      int64_t weight = registersOf(region, node);
      auto joins = [&](int base) {
        auto found = open.find({opClass, base});
        if (found == open.end())
          return false;
        Clause &clause = clauses[found->second];
        if (int64_t(clause.members.size()) >= order.getInt("max_clause") ||
            clause.registers + weight > order.getInt("cluster_dwords") ||
            std::max(hoist.floor(node), loadedBefore[node]) > clause.place ||
            hoist.place(node) - clause.place > order.getInt("reach"))
          return false;
        clause.members.push_back(node);
        clause.registers += weight;
        return true;
      };
      int base = accesses[node].base;
      if (joins(base) || joins(-1))
        continue;
      open[{opClass, base}] = open[{opClass, -1}] = clauses.size();
      clauses.push_back({hoist.place(node), weight, {node}});
    }
    for (Clause &clause : clauses) {
      std::map<int, unsigned> firstOfBase;
      for (unsigned node : clause.members)
        firstOfBase.try_emplace(accesses[node].base, node);
      llvm::sort(clause.members, [&](unsigned a, unsigned b) {
        return std::tuple(firstOfBase[accesses[a].base], accesses[a].offset,
                          a) <
               std::tuple(firstOfBase[accesses[b].base], accesses[b].offset, b);
      });
    }
    return clauses;
  }
};

RegisterStrategy<MemoryClause> registration(
    {"memory-clause",
     "loads of one kind together, neighbours in order, long latency first",
     {ParamInfo::integer("max_clause", 8, 1, 64, "loads in one clause"),
      ParamInfo::integer("cluster_dwords", 32, 1, 256,
                         "32-bit registers one clause may load"),
      ParamInfo::integer("reach", 256, 0, 65536,
                         "issue slots a load may be brought forward to join"),
      // 0: 10 took argmax from 1.00 to 0.81 times stock Triton on an H200.
      ParamInfo::integer("lead", 0, 0, 100,
                         "percent of its latency by which a clause starts "
                         "ahead of its first load's place"),
      reserveParam(), maxRegsParam()}});

} // namespace
} // namespace kiln
