#include "sched-strategies/async/AsyncOrder.h"

#include "targets/cost/AsyncWork.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/ScheduleDAGInstrs.h"
#include "llvm/CodeGen/TargetInstrInfo.h"

using namespace llvm;

namespace kiln {
namespace {

/// The instructions between two barriers that are no matrix steps. LLVM keeps
/// every access on its side of a step; here an access may cross it unless that
/// alone keeps something else in order.
class Stretch {
public:
  Stretch(const ScheduleDAGInstrs &graph, AsyncOrder &order)
      : graph(graph), order(order) {}
  void add(const SUnit &node);
  /// Ends at this barrier, or at the end of the region.
  void end(int barrier);

private:
  struct Access {
    unsigned node, part;
  };
  struct Counts {
    unsigned accesses = 0, writes = 0;
  };
  void free(const Access &access, int barrier);

  const ScheduleDAGInstrs &graph;
  AsyncOrder &order;
  int begin = -1; // the barrier before it
  std::vector<Access> accesses;
  /// Of memory, up to the end of each part; steps stand between parts.
  std::vector<Counts> upTo{Counts()};
  DenseSet<unsigned> steps;
};

void Stretch::add(const SUnit &node) {
  const MachineInstr &instr = *node.getInstr();
  if (isMatrixStep(instr)) {
    steps.insert(node.NodeNum);
    upTo.push_back(upTo.back());
  } else if (instr.mayLoadOrStore()) {
    accesses.push_back({node.NodeNum, unsigned(upTo.size() - 1)});
    if (!touchesNowhere(instr)) {
      ++upTo.back().accesses;
      upTo.back().writes += instr.mayStore();
    }
  }
}

void Stretch::free(const Access &access, int barrier) {
  const SUnit &node = graph.SUnits[access.node];
  const MachineInstr &instr = *node.getInstr();
  bool nowhere = touchesNowhere(instr), writes = instr.mayStore();
  auto meets = [&](const Counts &from, const Counts &to) {
    return !nowhere && (to.writes != from.writes ||
                        (writes && to.accesses != from.accesses));
  };
  auto drop = [&](ArrayRef<SDep> deps, bool isFirst) {
    for (const SDep &dep : deps) {
      unsigned other = dep.getSUnit()->NodeNum;
      if (dep.getKind() != SDep::Order || dep.getSUnit()->isBoundaryNode() ||
          !steps.contains(other))
        continue;
      order.dropped.insert(isFirst ? std::pair(access.node, other)
                                   : std::pair(other, access.node));
    }
  };
  if (access.part && !meets(Counts(), upTo[access.part - 1])) {
    drop(node.Preds, /*isFirst=*/false);
    if (begin >= 0)
      order.added.push_back({unsigned(begin), access.node});
  }
  if (access.part + 1 != upTo.size() &&
      !meets(upTo[access.part], upTo.back())) {
    drop(node.Succs, /*isFirst=*/true);
    if (barrier >= 0)
      order.added.push_back({access.node, unsigned(barrier)});
  }
}

void Stretch::end(int barrier) {
  int lastNowhere = -1;
  for (const Access &access : accesses) {
    if (steps.empty())
      break;
    const MachineInstr &instr = *graph.SUnits[access.node].getInstr();
    if (mayPassMatrixSteps(instr))
      free(access, barrier);
    // Shuffles keep their order among themselves (DescribeAsm.cpp).
    if (touchesNowhere(instr)) {
      if (lastNowhere >= 0)
        order.added.push_back({unsigned(lastNowhere), access.node});
      lastNowhere = access.node;
    }
  }
  begin = barrier;
  accesses.clear();
  upTo.assign(1, Counts());
  steps.clear();
}

void passSteps(const ScheduleDAGInstrs &graph, AsyncOrder &order) {
  Stretch stretch(graph, order);
  for (const SUnit &node : graph.SUnits) {
    const MachineInstr &instr = *node.getInstr();
    if (graph.TII->isGlobalMemoryObject(&instr) && !isMatrixStep(instr))
      stretch.end(node.NodeNum);
    else
      stretch.add(node);
  }
  stretch.end(-1);
}

/// The readers and writers of the registers that waits free.
class Touches {
public:
  explicit Touches(const ScheduleDAGInstrs &graph) : graph(graph) {}

  void want(Register reg) { touches[reg]; }
  void find() {
    for (const SUnit &node : graph.SUnits)
      for (const MachineOperand &operand : node.getInstr()->operands()) {
        if (!operand.isReg())
          continue;
        auto wanted = touches.find(operand.getReg());
        if (wanted != touches.end())
          wanted->second.push_back({node.NodeNum, operand.isDef()});
      }
  }
  /// Everything from the definition before the wait to the one after it;
  /// `onlyNext`: the one after it alone.
  void keepSides(unsigned wait, Register reg, bool onlyNext,
                 AsyncOrder &order) const {
    const auto &all = touches.find(reg)->second;
    auto after = llvm::lower_bound(all, std::pair(wait, false));
    for (auto at = after; !onlyNext && at != all.begin();) {
      --at;
      order.added.push_back({at->first, wait});
      if (at->second)
        break;
    }
    for (auto at = after; at != all.end(); ++at) {
      if (at->first == wait || (onlyNext && !at->second))
        continue;
      order.added.push_back({wait, at->first});
      if (at->second)
        break;
    }
  }

private:
  const ScheduleDAGInstrs &graph;
  DenseMap<Register, std::vector<std::pair<unsigned, bool>>> touches;
};

void keepFlying(const ScheduleDAGInstrs &graph, const MatrixFlight &flight,
                AsyncOrder &order) {
  std::vector<std::pair<unsigned, const FlyingRegisters *>> waits;
  Touches touches(graph);
  for (const SUnit &node : graph.SUnits)
    if (const FlyingRegisters *freed = flight.freedBy(*node.getInstr())) {
      waits.push_back({node.NodeNum, freed});
      for (Register reg : freed->accumulators)
        touches.want(reg);
      for (Register reg : freed->operands)
        touches.want(reg);
    }
  if (waits.empty())
    return;
  touches.find();
  for (auto [wait, freed] : waits) {
    for (Register reg : freed->accumulators)
      touches.keepSides(wait, reg, /*onlyNext=*/false, order);
    for (Register reg : freed->operands)
      touches.keepSides(wait, reg, /*onlyNext=*/true, order);
  }
}

} // namespace

AsyncOrder asyncOrder(const ScheduleDAGInstrs &graph,
                      const MatrixFlight &flight) {
  AsyncOrder order;
  passSteps(graph, order);
  if (!flight.empty())
    keepFlying(graph, flight, order);
  return order;
}

} // namespace kiln
