// The last step of the search: single nodes that are no anchors follow what is
// before or after them, where that moves a conversion to the narrower side of a
// cast, a reduction or a broadcast. Anchors move with all that follows from
// them, so such a node may stand on the wrong side of a conversion.
#include "lowering/assign/LayoutSolver.h"
#include "lowering/interface/Scratch.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {

/// Passes over all nodes, each of which lets a conversion pass one more node:
/// guess.
static constexpr unsigned kMaxPasses = 4;

/// What changes with the label of `node`, but for repeated ops that it is one
/// of.
int64_t LayoutSolver::costAround(const LayoutAssignment &assignment,
                                 unsigned node) {
  const LayoutNode &info = graph.nodes()[node];
  int64_t cost =
      info.op ? opCost(info.op, assignment[node]) * info.frequency : 0;
  for (unsigned index : graph.incoming(node))
    cost += edgeCost(assignment, graph.edges()[index]);
  for (unsigned index : graph.outgoing(node))
    cost += edgeCost(assignment, graph.edges()[index]);
  return cost;
}

/// Bits that are converted between the node and its neighbours: what they take
/// in shared memory.
int64_t LayoutSolver::convertedAround(const LayoutAssignment &assignment,
                                      unsigned node) const {
  int64_t bits = 0;
  auto add = [&](unsigned index) {
    const LayoutEdge &edge = graph.edges()[index];
    if (graph.delivered(edge, assignment[edge.from]) !=
        graph.required(edge, assignment[edge.to])) {
      auto type = cast<RankedTensorType>(edge.operand->get().getType());
      bits += type.getNumElements() * elementBits(type);
    }
  };
  llvm::for_each(graph.incoming(node), add);
  llvm::for_each(graph.outgoing(node), add);
  return bits;
}

/// The labels with which one of the node's operands or uses needs no
/// conversion.
SmallVector<LinearLayoutAttr>
LayoutSolver::labelsAround(const LayoutAssignment &assignment,
                           unsigned node) const {
  SmallVector<LinearLayoutAttr> labels;
  auto add = [&](LinearLayoutAttr label) {
    if (label && label != assignment[node] &&
        !llvm::is_contained(labels, label))
      labels.push_back(label);
  };
  Operation *op = graph.nodes()[node].op;
  for (unsigned index : graph.incoming(node)) {
    const LayoutEdge &edge = graph.edges()[index];
    LinearLayoutAttr has = graph.delivered(edge, assignment[edge.from]);
    if (has != graph.required(edge, assignment[node]))
      add(graph.relations().labelFromOperand(
          op, edge.operand->getOperandNumber(), has));
  }
  for (unsigned index : graph.outgoing(node)) {
    const LayoutEdge &edge = graph.edges()[index];
    LinearLayoutAttr needs = graph.required(edge, assignment[edge.to]);
    if (needs != graph.delivered(edge, assignment[node]))
      add(graph.relations().labelFromResult(op, resultNumber(edge), needs));
  }
  return labels;
}

bool LayoutSolver::settle(LayoutAssignment &assignment,
                          ArrayRef<unsigned> anchors) {
  int64_t cost = totalCost(assignment);
  llvm::DenseSet<unsigned> fixed(anchors.begin(), anchors.end());
  bool improved = false, moved = true;
  auto tryLabels = [&](unsigned node) {
    for (LinearLayoutAttr label : labelsAround(assignment, node)) {
      LinearLayoutAttr before = assignment[node];
      // Of equal cost is what takes less of shared memory.
      auto around = std::pair(costAround(assignment, node),
                              convertedAround(assignment, node));
      assignment[node] = label;
      auto then = std::pair(costAround(assignment, node),
                            convertedAround(assignment, node));
      if (then < around && then.second <= around.second && mayTry())
        if (int64_t now = totalCost(assignment);
            std::pair(now, then.second) < std::pair(cost, around.second)) {
          cost = now;
          moved = improved = true;
          continue;
        }
      assignment[node] = before;
    }
  };
  for (unsigned pass = 0; pass != kMaxPasses && moved; ++pass) {
    moved = false;
    for (unsigned node = 0; node != assignment.size(); ++node)
      if (!fixed.contains(node))
        tryLabels(node);
  }
  return improved;
}

} // namespace kiln
