#include "sched-strategies/core/PipeClock.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineBasicBlock.h"
#include "llvm/CodeGen/MachineFunction.h"
#include "llvm/CodeGen/MachineInstr.h"

using namespace llvm;

namespace kiln {

PipeClock::PipeClock(const Region &region)
    : region(region), copyIteration(0), steps(region.size()),
      ready(region.size()), written(region.values().size()) {
  if (!region.size())
    return;
  CostModel costs(*region.instr(0).getMF());
  copyIteration =
      costOf(costs.gpu(), OpKind{OpClass::AsyncCopy, 16, "round"}).latency;
  for (unsigned node = 0; node != region.size(); ++node)
    switch (region.cost(node).opClass) {
    case OpClass::AsyncMatrix:
    case OpClass::AsyncCopy:
    case OpClass::Wait:
      for (const AsyncOp &op : asyncOps(region.instr(node)))
        steps[node] = op;
      break;
    default:
      break;
    }
}

void PipeClock::Groups::commit() {
  // A group is done only when those before it are.
  committed.push_back(std::max(open, committed.empty() ? 0 : committed.back()));
  open = 0;
}

uint64_t PipeClock::Groups::doneBut(unsigned left) const {
  uint64_t done = left ? 0 : open;
  if (committed.size() > left)
    done = std::max(done, committed[committed.size() - left - 1]);
  return done;
}

void PipeClock::Groups::retire(unsigned left) {
  while (committed.size() > left)
    committed.pop_front();
}

uint64_t PipeClock::earliest(unsigned node) const {
  uint64_t from = std::max(ready[node], cycle);
  switch (steps[node].step) {
  case AsyncStep::MatrixIssue:
  case AsyncStep::MatrixCommit:
  case AsyncStep::CopyCommit:
    return from;
  case AsyncStep::MatrixWait:
    // The row of a wait is what the first multiplication takes beyond its turn.
    if (uint64_t done = matrix.doneBut(steps[node].left))
      from = std::max(from, done + region.cost(node).latency);
    return from;
  case AsyncStep::CopyWait:
    return std::max(from, copies.doneBut(steps[node].left));
  case AsyncStep::CopyIssue:
  case AsyncStep::None:
    break;
  }
  const OpCost &cost = region.cost(node);
  return cost.pipe == Pipe::None ? from
                                 : std::max(from, freeAt[size_t(cost.pipe)]);
}

void PipeClock::issue(unsigned node) {
  const OpCost &cost = region.cost(node);
  uint64_t start = earliest(node);
  uint64_t &pipe = freeAt[size_t(cost.pipe)];
  AsyncStep step = steps[node].step;
  switch (step) {
  case AsyncStep::MatrixIssue:
    // The multiplications queue, the warp continues.
    pipe = std::max(start, pipe) + cost.issue;
    matrix.open = pipe;
    break;
  case AsyncStep::CopyIssue:
    pipe = start + cost.issue;
    copies.open = std::max(copies.open, start + copyIteration);
    break;
  case AsyncStep::MatrixCommit:
    matrix.commit();
    break;
  case AsyncStep::CopyCommit:
    copies.commit();
    break;
  case AsyncStep::MatrixWait:
    matrix.retire(steps[node].left);
    break;
  case AsyncStep::CopyWait:
    copies.retire(steps[node].left);
    break;
  case AsyncStep::None:
    pipe = start + cost.issue;
    break;
  }
  cycle = start + (cost.opClass == OpClass::Meta ? 0 : cost.slots);
  bool isMatrix =
      step == AsyncStep::MatrixIssue || step == AsyncStep::MatrixWait;
  for (const Region::Edge &edge : region.succs(node)) {
    // Its own wait knows when a multiplication is done, and the next one into
    // the same accumulators queues after it.
    unsigned latency = isMatrix ? 0 : edge.latency;
    ready[edge.node] = std::max(ready[edge.node], start + latency);
  }
  for (unsigned value : region.writes(node))
    written[value] = start + (isMatrix ? 0 : cost.latency);
}

void PipeClock::startRound() {
  DenseMap<unsigned, uint64_t> left; // by unit
  for (auto [value, info] : enumerate(region.values()))
    if (info.def >= 0) {
      uint64_t &last = left[info.unit];
      last = std::max(last, written[value]);
    }
  std::fill(ready.begin(), ready.end(), 0);
  for (auto [value, info] : enumerate(region.values()))
    if (info.def < 0)
      for (unsigned user : region.users(value))
        ready[user] = std::max(ready[user], left.lookup(info.unit));
}

uint64_t overlappedCycles(const Region &region, ArrayRef<unsigned> sequence) {
  PipeClock clock(region);
  auto iteration = [&] {
    uint64_t begin = clock.now();
    for (unsigned node : sequence)
      clock.issue(node);
    return clock.now() - begin;
  };
  uint64_t cycles = iteration();
  const MachineBasicBlock *block =
      region.size() ? region.instr(0).getParent() : nullptr;
  if (!block || !block->isSuccessor(block))
    return cycles;
  // The first iterations find less in flight than those after them.
  for (int i = 0; i != 2; ++i) {
    clock.startRound();
    cycles = iteration();
  }
  return cycles;
}

} // namespace kiln
