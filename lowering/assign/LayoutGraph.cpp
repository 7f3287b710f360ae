// Builds the graph through MLIR's control-flow interfaces, so it knows scf.for,
// scf.if, scf.while and cf branches without naming them.
#include "lowering/assign/LayoutGraph.h"
#include "lowering/assign/LayoutRelations.h"
#include "lowering/dialect/ValueFlow.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {

/// Iterations of a loop, for weighing what is inside against what is outside,
/// and of all loops around an op together: guesses.
static constexpr int64_t kLoopIterations = 8, kMaxFrequency = 4096;

static int64_t frequencyOf(Operation *op) {
  int64_t frequency = 1;
  for (; op; op = op->getParentOp())
    if (isa_and_nonnull<LoopLikeOpInterface>(op->getParentOp()) &&
        frequency < kMaxFrequency)
      frequency *= kLoopIterations;
  return frequency;
}

/// How often a value is made: block arguments whenever their block begins.
static int64_t frequencyOf(Value value) {
  Operation *op = value.getDefiningOp();
  return frequencyOf(op ? op : &value.getParentBlock()->front());
}

static bool isTensor(Value value) {
  return isa<RankedTensorType>(value.getType());
}

LayoutGraph::LayoutGraph(Operation *function) {
  addSlots(function);
  addOps(function);
  in.resize(allNodes.size());
  out.resize(allNodes.size());
  for (auto [index, edge] : llvm::enumerate(allEdges)) {
    in[edge.to].push_back(index);
    out[edge.from].push_back(index);
  }
}

void LayoutGraph::addSlots(Operation *function) {
  llvm::EquivalenceClasses<Value> groups;
  auto handOver = [&](OpOperand &operand, Value target) {
    if (!isTensor(target))
      return;
    groups.insert(target);
    auto [known, isNew] = slotOf.try_emplace(&operand, target);
    if (!isNew)
      groups.unionSets(known->second, target);
  };
  function->walk([&](Operation *op) { forEachHandOver(op, handOver); });
  // Leaders in program order, so that nodes do not depend on addresses.
  llvm::DenseMap<Value, unsigned> nodeOfLeader;
  auto visit = [&](Value value) {
    if (!isTensor(value) || !groups.contains(value))
      return;
    auto [known, isNew] =
        nodeOfLeader.try_emplace(groups.getLeaderValue(value), allNodes.size());
    if (isNew) {
      LayoutNode &node = allNodes.emplace_back();
      node.shape = SmallVector<int64_t>(
          cast<RankedTensorType>(value.getType()).getShape());
      node.frequency = frequencyOf(value);
    }
    allNodes[known->second].values.push_back(value);
    valueNode[value] = known->second;
  };
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    llvm::for_each(op->getResults(), visit);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        llvm::for_each(block.getArguments(), visit);
  });
}

void LayoutGraph::addOps(Operation *function) {
  llvm::DenseMap<Operation *, unsigned> opNode;
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    std::optional<SmallVector<int64_t>> shape = labelShape(op);
    bool handsOver = llvm::any_of(op->getOpOperands(),
                                  [&](OpOperand &operand) {
                                    return slotOf.contains(&operand);
                                  }) ||
                     llvm::any_of(op->getResults(), [&](Value result) {
                       return valueNode.contains(result);
                     });
    if (!shape || handsOver)
      return;
    opNode[op] = allNodes.size();
    for (Value result : op->getResults())
      if (isTensor(result))
        valueNode[result] = allNodes.size();
    allNodes.push_back({op, {}, *shape, frequencyOf(op)});
  });
  function->walk<WalkOrder::PreOrder>([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands()) {
      if (!isTensor(operand.get()))
        continue;
      auto slot = slotOf.find(&operand);
      unsigned to = slot != slotOf.end() ? valueNode.lookup(slot->second)
                                         : opNode.lookup(op);
      allEdges.push_back({&operand, valueNode.lookup(operand.get()), to,
                          frequencyOf(operand.get())});
    }
  });
}

unsigned resultNumber(const LayoutEdge &edge) {
  auto result = dyn_cast<OpResult>(edge.operand->get());
  return result ? result.getResultNumber() : 0;
}

LinearLayoutAttr LayoutGraph::delivered(const LayoutEdge &edge,
                                        LinearLayoutAttr from) const {
  return remembered.resultLayout(allNodes[edge.from].op, from,
                                 resultNumber(edge));
}

LinearLayoutAttr LayoutGraph::required(const LayoutEdge &edge,
                                       LinearLayoutAttr to) const {
  return remembered.operandLayout(allNodes[edge.to].op, to,
                                  edge.operand->getOperandNumber());
}

void LayoutGraph::propagate(LayoutAssignment &assignment, unsigned node,
                            LinearLayoutAttr label, Following following) const {
  SmallVector<unsigned> worklist;
  auto assign = [&](unsigned to, LinearLayoutAttr same) {
    if (!same)
      return;
    assignment[to] = same;
    worklist.push_back(to);
  };
  assignment[node] = label;
  worklist.push_back(node);
  // Breadth first: what is close to the anchor follows it, what is close to
  // another one follows that.
  for (unsigned next = 0; next < worklist.size(); ++next) {
    unsigned current = worklist[next];
    for (unsigned index : in[current]) {
      const LayoutEdge &edge = allEdges[index];
      if (assignment[edge.from] ||
          (following == Following::OnlyGains &&
           !remembered.layoutToFollow(allNodes[current].op, assignment[current],
                                      edge.operand->getOperandNumber())))
        continue;
      assign(edge.from, remembered.labelFromResult(
                            allNodes[edge.from].op, resultNumber(edge),
                            required(edge, assignment[current])));
    }
    for (unsigned index : out[current]) {
      const LayoutEdge &edge = allEdges[index];
      if (!assignment[edge.to])
        assign(edge.to,
               remembered.labelFromOperand(
                   allNodes[edge.to].op, edge.operand->getOperandNumber(),
                   delivered(edge, assignment[current])));
    }
  }
}

} // namespace kiln
