// Branch and bound, depth first over sets of scheduled instructions. What is
// alive depends on the set alone, not on the order in it, so of two orders of
// one set the one with less excess dominates; a set is visited again only if it
// was reached with less excess. A branch ends where what it has spent and what
// the instructions left must spend, each for itself, is no less than the best
// order known. An instruction that frees as much as it takes, and spends no
// more than it must anywhere, goes first without alternative: moving it to the
// front of any continuation increases no instruction's live registers.
#include "sched-strategies/search/BranchAndBound.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/bit.h"
#include <unordered_map>

using namespace llvm;

namespace kiln {
namespace {

using Set = uint64_t; // of nodes
constexpr Set bit(unsigned node) { return Set(1) << node; }

class Search {
public:
  Search(const Region &region, int target)
      : region(region), target(target), size(region.size()),
        all(size == kMostExact ? ~Set(0) : bit(size) - 1), operands(size),
        floors(size), readers(region.values().size()) {
    for (unsigned node = 0; node != size; ++node)
      for (const Region::Edge &edge : region.preds(node))
        operands[node] |= bit(edge.node);
    for (unsigned value = 0; value != readers.size(); ++value)
      for (unsigned user : region.users(value))
        readers[value] |= bit(user);
    findFloors();
  }

  int64_t floorOf(Set nodes) const {
    int64_t sum = 0;
    for (; nodes; nodes &= nodes - 1)
      sum += floors[countr_zero(nodes)];
    return sum;
  }
  Set everything() const { return all; }

  ExactOrder run(std::vector<unsigned> start, unsigned budget) {
    best.sequence = std::move(start);
    best.excess = region.measure(best.sequence, target).excess;
    left = budget;
    bottom = floorOf(all);
    best.proven = true; // until the budget is spent
    if (best.excess > bottom)
      visit(0, region.atEntry(), 0, bottom);
    best.proven |= best.excess == bottom;
    best.expanded = budget - left;
    return std::move(best);
  }

private:
  int64_t above(int registers) const { return std::max(0, registers - target); }
  bool isAlive(unsigned value, Set done) const {
    return region.values()[value].liveOut || (readers[value] & ~done);
  }
  void findFloors();

  struct Step {
    unsigned node;
    LiveCount after;
    int64_t excess;
    int held;
    bool isFree; // takes no register of any file that it does not give back
  };
  Step step(unsigned node, Set done, const LiveCount &live) const;
  void visit(Set done, const LiveCount &live, int64_t spent, int64_t toSpend);
  void follow(const Step &step, Set done, int64_t spent, int64_t toSpend) {
    path.push_back(step.node);
    visit(done | bit(step.node), step.after, spent + step.excess,
          toSpend - floors[step.node]);
    path.pop_back();
  }

  const Region &region;
  const int target;
  const unsigned size;
  const Set all;
  std::vector<Set> operands;   // by node: what it depends on
  std::vector<int64_t> floors; // by node: the excess at it in any order
  std::vector<Set> readers;    // by value
  /// Sets, and the least excess they were reached with. (A DenseMap keeps two
  /// keys for itself.)
  std::unordered_map<Set, int64_t> reached;
  std::vector<unsigned> path;
  ExactOrder best;
  unsigned left = 0;
  int64_t bottom = 0;
};

/// What is alive at an instruction wherever it stands: values from before it
/// whose readers or end come after it, by dependence.
void Search::findFloors() {
  std::vector<Set> before(operands), after(size);
  for (unsigned node = 0; node != size; ++node) // source order: topological
    for (Set rest = operands[node]; rest; rest &= rest - 1)
      before[node] |= before[countr_zero(rest)];
  for (unsigned node = 0; node != size; ++node)
    for (Set rest = before[node]; rest; rest &= rest - 1)
      after[countr_zero(rest)] |= bit(node);
  for (unsigned node = 0; node != size; ++node) {
    LiveCount entering = region.through(), leaving = entering;
    for (unsigned value = 0; value != readers.size(); ++value) {
      const Region::Value &info = region.values()[value];
      bool isHere = info.def < 0 || (before[node] & bit(info.def));
      if (isHere &&
          (info.liveOut || (readers[value] & (after[node] | bit(node)))))
        entering[info.file] += info.weight;
      if (info.def == int(node) ||
          (isHere && (info.liveOut || (readers[value] & after[node]))))
        leaving[info.file] += info.weight;
    }
    floors[node] = above(std::max(entering.budgeted(), leaving.budgeted()));
  }
}

Search::Step Search::step(unsigned node, Set done,
                          const LiveCount &live) const {
  LiveCount at = live, after;
  for (unsigned value : region.reads(node)) {
    const Region::Value &info = region.values()[value];
    if (!isAlive(value, done | bit(node)))
      at[info.file] -= info.weight;
  }
  after = at;
  for (unsigned value : region.writes(node)) {
    const Region::Value &info = region.values()[value];
    at[info.file] += info.weight; // held at least once, read or not
    if (isAlive(value, done))
      after[info.file] += info.weight;
  }
  int held = std::max(live.budgeted(), at.budgeted());
  bool isFree = true;
  for (size_t file = 0; file != after.byFile.size(); ++file)
    isFree &= after.byFile[file] <= live.byFile[file];
  return {node, after, above(held), held, isFree};
}

void Search::visit(Set done, const LiveCount &live, int64_t spent,
                   int64_t toSpend) {
  if (spent + toSpend >= best.excess)
    return;
  if (done == all) {
    best.sequence = path;
    best.excess = spent;
    return;
  }
  auto [known, isNew] = reached.try_emplace(done, spent);
  if (!isNew) {
    if (known->second <= spent)
      return;
    known->second = spent;
  }
  if (!left) {
    best.proven = false;
    return;
  }
  --left;
  SmallVector<Step, 16> steps;
  for (Set rest = all & ~done; rest; rest &= rest - 1) {
    unsigned node = countr_zero(rest);
    if (operands[node] & ~done)
      continue;
    Step next = step(node, done, live);
    if (next.isFree && next.excess == floors[node])
      return follow(next, done, spent, toSpend);
    steps.push_back(next);
  }
  llvm::sort(steps, [](const Step &a, const Step &b) {
    return std::tuple(a.excess, a.after.budgeted(), a.held, a.node) <
           std::tuple(b.excess, b.after.budgeted(), b.held, b.node);
  });
  for (const Step &next : steps) {
    follow(next, done, spent, toSpend);
    if (best.excess == bottom)
      return;
  }
}

} // namespace

ExactOrder branchAndBound(const Region &region, int target,
                          std::vector<unsigned> start, unsigned budget) {
  assert(region.size() <= kMostExact && "a set is one word");
  return Search(region, target).run(std::move(start), budget);
}

int64_t leastExcessOf(const Region &region, int target) {
  assert(region.size() <= kMostExact && "a set is one word");
  Search search(region, target);
  return search.floorOf(search.everything());
}

} // namespace kiln
