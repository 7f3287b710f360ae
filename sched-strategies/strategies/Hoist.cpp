#include "sched-strategies/strategies/Hoist.h"
#include "sched-strategies/core/ReadyList.h"

#include "llvm/CodeGen/MachineInstr.h"

using namespace llvm;

namespace kiln {

/// True for what is hoisted along with a load that needs it: arithmetic without
/// side effects, and other loads.
static bool travels(const Region &region, unsigned node) {
  OpClass opClass = region.cost(node).opClass;
  if (isLoad(opClass))
    return true;
  if (region.instr(node).hasUnmodeledSideEffects() ||
      region.instr(node).mayLoadOrStore())
    return false;
  switch (opClass) {
  case OpClass::Meta:
  case OpClass::Move:
  case OpClass::Integer:
  case OpClass::IntegerMultiply:
  case OpClass::IntegerDivide:
  case OpClass::Compare:
  case OpClass::Convert:
  case OpClass::Scalar:
    return true;
  default:
    return false;
  }
}

Hoist::Hoist(const Region &region)
    : region(region), starts(region.size() + 1), floors(region.size()),
      keys(region.size()), needs(region.size()) {
  for (unsigned node = 0; node != region.size(); ++node) {
    starts[node + 1] = starts[node] + std::max(1u, region.cost(node).issue);
    for (const Region::Edge &edge : region.preds(node))
      floors[node] = std::max(floors[node], travels(region, edge.node)
                                                ? floors[edge.node]
                                                : starts[edge.node + 1]);
    keys[node] = starts[node] * kRanks;
  }
}

std::optional<int64_t> Hoist::firstUse(unsigned node) const {
  if (region.writes(node).empty())
    return std::nullopt;
  unsigned first = region.size();
  for (unsigned value : region.writes(node))
    if (!region.users(value).empty())
      first = std::min(first, region.users(value).front());
  return starts[first];
}

int Hoist::weightOf(unsigned node) const {
  int weight = 0;
  for (unsigned value : region.writes(node))
    weight += budgetedWeight(region.values()[value].file,
                             region.values()[value].weight);
  return weight;
}

void Hoist::lift(unsigned node, int64_t start, unsigned rank) {
  start = std::max(start, floors[node]);
  // Rank 0 is for operands, which come before all that is hoisted there.
  rank = std::min(rank + 1, kRanks - 1);
  keys[node] = std::min(keys[node], start * kRanks + rank);
}

/// Operands are hoisted with their reader. Source order is a topological order,
/// so one sweep from the end reaches all of them.
void Hoist::liftOperands() {
  for (unsigned node = region.size(); node-- > 0;) {
    bool lifted = keys[node] < starts[node] * int64_t(kRanks);
    if (!lifted)
      continue;
    int need = isLoad(region.cost(node).opClass) ? weightOf(node) : needs[node];
    int64_t before = keys[node] / kRanks * kRanks;
    for (const Region::Edge &edge : region.preds(node)) {
      if (!travels(region, edge.node) || keys[edge.node] <= before)
        continue;
      keys[edge.node] = before;
      needs[edge.node] = std::max(needs[edge.node], need);
    }
  }
}

std::vector<unsigned>
Hoist::schedule(function_ref<bool(unsigned, const LiveTracker &, int)> mayLift,
                function_ref<void(unsigned)> taken) {
  liftOperands();
  std::vector<int64_t> priority(region.size());
  for (unsigned node = 0; node != region.size(); ++node)
    priority[node] = -keys[node];
  LiveTracker tracker(region, LiveTracker::TopDown);
  ReadyList ready(region, tracker, LiveTracker::TopDown, std::move(priority));
  for (unsigned root : ready.roots())
    ready.add(root);
  std::vector<bool> done(region.size());
  std::vector<unsigned> sequence;
  sequence.reserve(region.size());
  unsigned oldest = 0;
  while (!ready.empty()) {
    for (; done[oldest]; ++oldest)
      ;
    unsigned node = ready.first();
    if (node != oldest && keys[node] < starts[node] * int64_t(kRanks) &&
        !mayLift(node, tracker, needs[node]))
      node = oldest;
    done[node] = true;
    sequence.push_back(node);
    taken(node);
    ready.take(node, [&](unsigned freed) { ready.add(freed); });
  }
  return sequence;
}

} // namespace kiln
