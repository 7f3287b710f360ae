// A scheduling problem as plain data: instructions, dependences, values, live
// registers at the region's boundaries.
//
// A strategy is a function from this problem to a sequence. It moves nothing
// and maintains no analysis, so it cannot break anything: the driver checks the
// order, measures it, and only then rewrites the block (Scheduler.cpp). The
// split into problem and algorithm follows CIRCT's lib/Scheduling.
#ifndef KILN_SCHED_STRATEGIES_CORE_REGION_H
#define KILN_SCHED_STRATEGIES_CORE_REGION_H

#include "targets/cost/CostModel.h"
#include "targets/cost/LiveRegisters.h"
#include "llvm/ADT/ArrayRef.h"
#include <vector>

namespace llvm {
class MachineInstr;
class ScheduleDAGInstrs;
} // namespace llvm

namespace kiln {

class MatrixFlight;
struct AsyncOrder;

/// What a sequence costs, as measured by Region::measure.
struct Profile {
  /// The most live registers, file by file.
  LiveCount peak;
  /// The most registers counted against the budget at any one point.
  int budgeted = 0;
  /// Sum over all instructions of the registers above the target.
  int64_t excess = 0;
  /// Sum over all instructions of the registers counted against the budget.
  int64_t area = 0;
  /// Cycles one warp alone needs, issuing in order and waiting for operands.
  uint64_t cycles = 0;
  /// The same with parallel pipes and asynchronous work in flight until its
  /// wait; of a loop of one block, an iteration in the steady state. Only for
  /// strategies that request it (Strategy::measuresOverlap).
  uint64_t overlapped = 0;
  /// Issue slots, which other warps cannot use.
  uint64_t issue = 0;
};

class Region {
public:
  struct Edge {
    unsigned node, latency;
  };
  /// One definition of a register unit, or its value on entry to the region.
  struct Value {
    unsigned unit;
    int weight;
    RegisterFile file;
    int def; // node, or -1: alive on entry
    bool liveOut;
  };

  /// Reads the graph that `dag` has built. `atEnd` stands at the end of the
  /// region. `ordinal`: see there.
  Region(const llvm::ScheduleDAGInstrs &dag, const MatrixFlight &flight,
         const RegisterUnits &units, const CostModel &costs,
         const LiveWalk &atEnd, unsigned ordinal);

  /// The region's number among those of its kernel, from the top of the first
  /// block to the bottom of the last.
  unsigned ordinal() const { return number; }

  unsigned size() const { return instrs.size(); }
  llvm::MachineInstr &instr(unsigned node) const { return *instrs[node]; }
  const OpCost &cost(unsigned node) const { return costs[node]; }
  llvm::ArrayRef<Edge> preds(unsigned node) const {
    return predEdges.row(node);
  }
  llvm::ArrayRef<Edge> succs(unsigned node) const {
    return succEdges.row(node);
  }
  llvm::ArrayRef<Value> values() const { return allValues; }
  llvm::ArrayRef<unsigned> reads(unsigned node) const {
    return readLists.row(node);
  }
  llvm::ArrayRef<unsigned> writes(unsigned node) const {
    return writeLists.row(node);
  }
  /// The value of `reg`, or of its first lanes, that the node reads; -1 if
  /// none.
  int valueRead(unsigned node, llvm::Register reg) const;
  /// Nodes that read the value, in source order.
  llvm::ArrayRef<unsigned> users(unsigned value) const {
    return userLists.row(value);
  }
  /// The other half of a full 32 x 32 bit multiplication of the same operands
  /// (WideMultiply.h), or -1.
  bool hasTwins() const { return !twins.empty(); }
  int twin(unsigned node) const { return twins.empty() ? -1 : twins[node]; }
  /// Live through the region without being read or written in it.
  const LiveCount &through() const { return throughCount; }
  LiveCount atEntry() const;
  LiveCount atExit() const;
  const RegisterUnits &registerUnits() const { return *units; }

  std::vector<unsigned> sourceSequence() const;
  /// True if `sequence` has every node once, each after what it depends on.
  bool isLegal(llvm::ArrayRef<unsigned> sequence) const;
  Profile measure(llvm::ArrayRef<unsigned> sequence, int target) const;
  /// Latency of the longest dependence path from the node to the end of the
  /// region, its own included.
  std::vector<unsigned> heights() const;

private:
  /// Rows of different lengths in one array.
  template <typename T> struct Rows {
    std::vector<unsigned> starts{0};
    std::vector<T> items;
    void endRow() { starts.push_back(items.size()); }
    llvm::ArrayRef<T> row(unsigned i) const {
      return llvm::ArrayRef<T>(items).slice(starts[i],
                                            starts[i + 1] - starts[i]);
    }
  };
  void readGraph(const llvm::ScheduleDAGInstrs &dag);
  void correctGraph(const AsyncOrder &order);
  void readValues(const LiveWalk &atEnd);

  const RegisterUnits *units;
  unsigned number;
  std::vector<llvm::MachineInstr *> instrs;
  std::vector<OpCost> costs;
  Rows<Edge> predEdges, succEdges;
  std::vector<Value> allValues;
  Rows<unsigned> readLists, writeLists, userLists;
  std::vector<int> twins; // empty: none
  LiveCount throughCount;
};

/// Live registers while a sequence is made, in either direction, in time
/// proportional to the operands touched. delta() gives the cost of a candidate;
/// after take(), changed() lists values whose readers' deltas are different
/// now.
class LiveTracker {
public:
  enum Direction { TopDown, BottomUp };
  LiveTracker(const Region &region, Direction direction);
  /// By how much scheduling the node changes the live registers. Sixteenths of
  /// a register, so that predicates and scalars, which have their own files,
  /// decide only between candidates that are otherwise equal.
  int delta(unsigned node) const;
  void take(unsigned node);
  const LiveCount &live() const { return now; }
  /// Registers counted against the budget if the node were scheduled next, at
  /// its peak.
  int budgetedAt(unsigned node) const;
  llvm::ArrayRef<unsigned> changed() const { return changedValues; }

private:
  bool diesAt(unsigned value) const {
    return !region.values()[value].liveOut && remaining[value] == 1;
  }
  const Region &region;
  Direction direction;
  LiveCount now;
  std::vector<unsigned> remaining; // TopDown: readers not scheduled yet.
                                   // BottomUp: 1 while the value is live below
  llvm::SmallVector<unsigned, 16> changedValues;
};

} // namespace kiln

#endif
