#include "sched-strategies/core/AsyncOrder.h"

#include "targets/cost/AsyncWork.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/MachineInstr.h"
#include "llvm/CodeGen/ScheduleDAGInstrs.h"
#include "llvm/CodeGen/TargetInstrInfo.h"

using namespace llvm;

namespace kiln {
namespace {

/// Lets accesses pass the waits right in front of them. LLVM makes any wait a
/// barrier: each access behind it depends on it, it depends on each in front.
void dropWaits(const ScheduleDAGInstrs &graph, AsyncOrder &order) {
  int pinned = -1;                    // the last barrier that is no such wait
  bool waited = false;                // one of them stands behind `pinned`
  bool reads = false, writes = false; // accesses between `pinned` and the last
  bool moreReads = false, moreWrites = false; // of them, and behind that
  for (const SUnit &node : graph.SUnits) {
    const MachineInstr &instr = *node.getInstr();
    if (graph.TII->isGlobalMemoryObject(&instr)) {
      if (isMatrixWait(instr)) {
        waited = true;
        reads |= moreReads;
        writes |= moreWrites;
      } else {
        pinned = node.NodeNum;
        waited = reads = writes = false;
      }
      moreReads = moreWrites = false;
      continue;
    }
    if (!instr.mayLoadOrStore())
      continue;
    // The wait was all that kept it behind those.
    bool follows = writes || (instr.mayStore() && reads);
    if (waited && !follows && mayPassMatrixWaits(instr))
      for (const SDep &dep : node.Preds)
        if (dep.getKind() == SDep::Order && dep.isBarrier() &&
            !dep.getSUnit()->isBoundaryNode() &&
            isMatrixWait(*dep.getSUnit()->getInstr())) {
          order.dropped.insert({dep.getSUnit()->NodeNum, node.NodeNum});
          if (pinned >= 0)
            order.added.push_back({unsigned(pinned), node.NodeNum});
        }
    moreReads |= instr.mayLoad();
    moreWrites |= instr.mayStore();
  }
}

/// Who reads and writes the registers that waits free.
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
  /// Everything from the definition in front of the wait to the one behind it;
  /// `onlyNext`: the one behind it alone.
  void keepSides(unsigned wait, Register reg, bool onlyNext,
                 AsyncOrder &order) const {
    const auto &all = touches.find(reg)->second;
    auto behind = llvm::lower_bound(all, std::pair(wait, false));
    for (auto at = behind; !onlyNext && at != all.begin();) {
      --at;
      order.added.push_back({at->first, wait});
      if (at->second)
        break;
    }
    for (auto at = behind; at != all.end(); ++at) {
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
  dropWaits(graph, order);
  if (!flight.empty())
    keepFlying(graph, flight, order);
  return order;
}

} // namespace kiln
