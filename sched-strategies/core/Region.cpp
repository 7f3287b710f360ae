#include "sched-strategies/core/Region.h"
#include "sched-strategies/async/AsyncOrder.h"
#include "sched-strategies/core/WideMultiply.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/CodeGen/ScheduleDAGInstrs.h"

using namespace llvm;

namespace kiln {

Region::Region(const ScheduleDAGInstrs &dag, const MatrixFlight &flight,
               const RegisterUnits &units, const CostModel &model,
               const LiveWalk &atEnd, unsigned ordinal)
    : units(&units), number(ordinal) {
  instrs.reserve(dag.SUnits.size());
  costs.reserve(dag.SUnits.size());
  for (const SUnit &node : dag.SUnits) {
    instrs.push_back(node.getInstr());
    costs.push_back(model.cost(*node.getInstr()));
  }
  readGraph(dag);
  if (AsyncOrder order = asyncOrder(dag, flight); !order.empty())
    correctGraph(order);
  readValues(atEnd);
  if (model.vendor() == Vendor::Nvidia)
    twins = findTwins(*this);
}

/// LLVM's own edge latencies come from a model that NVPTX lacks, so they are
/// derived from the cost model. A store does not delay the load after it here:
/// both go through the same queue in order.
static unsigned edgeLatency(const SDep &dep, const OpCost &from) {
  switch (dep.getKind()) {
  case SDep::Data:
    return from.latency;
  case SDep::Output:
    return 1;
  case SDep::Order:
    return from.opClass == OpClass::Barrier || from.opClass == OpClass::Wait
               ? from.latency
               : 0;
  case SDep::Anti:
    return 0;
  }
  llvm_unreachable("every kind returns");
}

void Region::readGraph(const ScheduleDAGInstrs &dag) {
  for (const SUnit &node : dag.SUnits) {
    for (const SDep &dep : node.Preds)
      if (!dep.getSUnit()->isBoundaryNode() && !dep.isWeak())
        predEdges.items.push_back(
            {dep.getSUnit()->NodeNum,
             edgeLatency(dep, costs[dep.getSUnit()->NodeNum])});
    for (const SDep &dep : node.Succs)
      if (!dep.getSUnit()->isBoundaryNode() && !dep.isWeak())
        succEdges.items.push_back(
            {dep.getSUnit()->NodeNum, edgeLatency(dep, costs[node.NodeNum])});
    predEdges.endRow();
    succEdges.endRow();
  }
}

/// Builds the rows again, with the changes.
void Region::correctGraph(const AsyncOrder &order) {
  std::vector<std::vector<Edge>> preds(size()), succs(size());
  auto add = [&](unsigned from, unsigned to, unsigned latency) {
    preds[to].push_back({from, latency});
    succs[from].push_back({to, latency});
  };
  for (unsigned node = 0; node != size(); ++node)
    for (const Edge &edge : this->preds(node))
      if (!order.dropped.contains({edge.node, node}))
        add(edge.node, node, edge.latency);
  // A wait has its latency whichever instruction it delays.
  for (auto [from, to] : order.added)
    add(from, to,
        costs[from].opClass == OpClass::Wait ||
                costs[from].opClass == OpClass::Barrier
            ? costs[from].latency
            : 0);
  auto rows = [](const std::vector<std::vector<Edge>> &lists) {
    Rows<Edge> rows;
    for (const std::vector<Edge> &list : lists) {
      rows.items.insert(rows.items.end(), list.begin(), list.end());
      rows.endRow();
    }
    return rows;
  };
  predEdges = rows(preds);
  succEdges = rows(succs);
}

void Region::readValues(const LiveWalk &atEnd) {
  DenseMap<unsigned, unsigned> current; // unit -> the value it holds
  RegisterUnits::Access access;
  auto newValue = [&](unsigned unit, int def) {
    const RegisterUnit &info = units->units()[unit];
    allValues.push_back({unit, info.weight, info.file, def, false});
    return current[unit] = allValues.size() - 1;
  };
  for (unsigned node = 0; node != size(); ++node) {
    units->collect(*instrs[node], access);
    for (unsigned unit : access.uses) {
      auto known = current.find(unit);
      readLists.items.push_back(known != current.end() ? known->second
                                                       : newValue(unit, -1));
    }
    for (unsigned unit : access.defs)
      writeLists.items.push_back(newValue(unit, node));
    readLists.endRow();
    writeLists.endRow();
  }
  throughCount = atEnd.live();
  for (auto [unit, value] : current) {
    if (!atEnd.isLive(unit))
      continue;
    allValues[value].liveOut = true;
    throughCount[allValues[value].file] -= allValues[value].weight;
  }
  std::vector<unsigned> counts(allValues.size() + 1);
  for (unsigned value : readLists.items)
    ++counts[value + 1];
  for (unsigned i = 1; i < counts.size(); ++i)
    counts[i] += counts[i - 1];
  userLists.starts = counts;
  userLists.items.resize(readLists.items.size());
  for (unsigned node = 0; node != size(); ++node)
    for (unsigned value : reads(node))
      userLists.items[counts[value]++] = node;
}

int Region::valueRead(unsigned node, Register reg) const {
  for (unsigned value : reads(node))
    if (units->units()[allValues[value].unit].reg == reg)
      return value;
  return -1;
}

LiveCount Region::atEntry() const {
  LiveCount count = throughCount;
  for (const Value &value : allValues)
    if (value.def < 0)
      count[value.file] += value.weight;
  return count;
}

LiveCount Region::atExit() const {
  LiveCount count = throughCount;
  for (const Value &value : allValues)
    if (value.liveOut)
      count[value.file] += value.weight;
  return count;
}

std::vector<unsigned> Region::sourceSequence() const {
  std::vector<unsigned> sequence(size());
  for (unsigned node = 0; node != size(); ++node)
    sequence[node] = node;
  return sequence;
}

bool Region::isLegal(ArrayRef<unsigned> sequence) const {
  if (sequence.size() != size())
    return false;
  std::vector<unsigned> position(size(), ~0u);
  for (unsigned i = 0; i != sequence.size(); ++i) {
    if (sequence[i] >= size() || position[sequence[i]] != ~0u)
      return false;
    position[sequence[i]] = i;
  }
  for (unsigned node = 0; node != size(); ++node)
    for (const Edge &edge : preds(node))
      if (position[edge.node] >= position[node])
        return false;
  return true;
}

Profile Region::measure(ArrayRef<unsigned> sequence, int target) const {
  Profile profile;
  LiveTracker tracker(*this, LiveTracker::TopDown);
  auto look = [&](const LiveCount &count) {
    profile.peak = maxOf(profile.peak, count);
    profile.budgeted = std::max(profile.budgeted, count.budgeted());
  };
  look(tracker.live());
  std::vector<uint64_t> ready(size());
  std::vector<unsigned> position;
  if (!twins.empty())
    position.resize(size(), ~0u);
  uint64_t cycle = 0;
  for (unsigned i = 0; i != sequence.size(); ++i) {
    unsigned node = sequence[i];
    int here = tracker.budgetedAt(node);
    profile.budgeted = std::max(profile.budgeted, here);
    profile.excess += std::max(0, here - target);
    profile.area += here;
    tracker.take(node);
    look(tracker.live());
    cycle = std::max(cycle, ready[node]);
    for (const Edge &edge : succs(node))
      ready[edge.node] = std::max(ready[edge.node], cycle + edge.latency);
    bool free = false; // the second half of one wide multiplication
    if (!position.empty()) {
      position[node] = i;
      free = twin(node) >= 0 && position[twin(node)] != ~0u &&
             i - position[twin(node)] <= kTwinDistance;
    }
    unsigned issue = free ? 0 : costs[node].issue;
    cycle += issue;
    profile.issue += issue;
    profile.cycles = std::max(profile.cycles, cycle);
  }
  return profile;
}

std::vector<unsigned> Region::heights() const {
  std::vector<unsigned> heights(size());
  for (unsigned node = size();
       node-- > 0;) { // source order is a topological order
    heights[node] = costs[node].latency;
    for (const Edge &edge : succs(node))
      heights[node] =
          std::max(heights[node], edge.latency + heights[edge.node]);
  }
  return heights;
}

//===-- LiveTracker -------------------------------------------------------===//

static int sixteenths(const Region::Value &value) {
  bool ordinary = value.file == RegisterFile::General ||
                  value.file == RegisterFile::Accumulator;
  return value.weight * (ordinary ? 16 : 1);
}

LiveTracker::LiveTracker(const Region &region, Direction direction)
    : region(region), direction(direction),
      now(direction == TopDown ? region.atEntry() : region.atExit()),
      remaining(region.values().size()) {
  for (unsigned value = 0; value != remaining.size(); ++value)
    remaining[value] = direction == TopDown ? region.users(value).size()
                                            : region.values()[value].liveOut;
}

int LiveTracker::delta(unsigned node) const {
  int delta = 0;
  if (direction == TopDown) {
    for (unsigned value : region.writes(node))
      if (remaining[value] || region.values()[value].liveOut)
        delta += sixteenths(region.values()[value]);
    for (unsigned value : region.reads(node))
      if (diesAt(value))
        delta -= sixteenths(region.values()[value]);
    return delta;
  }
  for (unsigned value : region.writes(node))
    if (remaining[value])
      delta -= sixteenths(region.values()[value]);
  for (unsigned value : region.reads(node))
    if (!remaining[value])
      delta += sixteenths(region.values()[value]);
  return delta;
}

int LiveTracker::budgetedAt(unsigned node) const {
  // The most is live either just before or just after an instruction; results
  // without readers count after it.
  LiveCount other = now;
  if (direction == TopDown) {
    for (unsigned value : region.reads(node))
      if (diesAt(value))
        other[region.values()[value].file] -= region.values()[value].weight;
    for (unsigned value : region.writes(node))
      other[region.values()[value].file] += region.values()[value].weight;
    return std::max(now.budgeted(), other.budgeted());
  }
  LiveCount after = now;
  for (unsigned value : region.writes(node)) {
    if (remaining[value])
      other[region.values()[value].file] -= region.values()[value].weight;
    else
      after[region.values()[value].file] += region.values()[value].weight;
  }
  for (unsigned value : region.reads(node))
    if (!remaining[value])
      other[region.values()[value].file] += region.values()[value].weight;
  return std::max(after.budgeted(), other.budgeted());
}

void LiveTracker::take(unsigned node) {
  changedValues.clear();
  auto add = [&](unsigned value, int sign) {
    now[region.values()[value].file] += sign * region.values()[value].weight;
  };
  if (direction == TopDown) {
    for (unsigned value : region.reads(node)) {
      if (diesAt(value))
        add(value, -1);
      if (--remaining[value] == 1 && !region.values()[value].liveOut)
        changedValues.push_back(value);
    }
    for (unsigned value : region.writes(node))
      if (remaining[value] || region.values()[value].liveOut)
        add(value, 1);
    return;
  }
  for (unsigned value : region.writes(node))
    if (remaining[value]) {
      remaining[value] = 0;
      add(value, -1);
    }
  for (unsigned value : region.reads(node))
    if (!remaining[value]) {
      remaining[value] = 1;
      add(value, 1);
      changedValues.push_back(value);
    }
}

} // namespace kiln
