// The last steps of the search. In loops, what makes the converted source of a
// broadcast (the scales of an operand) moves to the other side of the
// conversion, up to a load: that is converted instead, for which a copy to
// shared memory is read in any layout. (Operands themselves do not: 8-bit floats
// converted to bf16 in the layout of wgmma's first operand lose to a store of
// the bf16, simulated.) Then single nodes that are no anchors follow what is
// before or after them, where that moves a conversion to the narrower side of a
// cast, a reduction or a broadcast. Anchors move with all that follows from
// them, so such nodes may stand on the wrong side of a conversion.
#include "frontend/dialect/Tile.h"
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

LayoutAssignment
LayoutSolver::convertedBefore(const LayoutEdge &edge,
                              const LayoutAssignment &assignment,
                              const llvm::DenseSet<unsigned> &fixed,
                              llvm::SetVector<unsigned> &anchors) const {
  LayoutAssignment attempt = assignment;
  SmallVector<unsigned> worklist;
  llvm::DenseSet<unsigned> moved;
  auto move = [&](const LayoutEdge &use, LinearLayoutAttr needs) {
    LinearLayoutAttr label = graph.relations().labelFromResult(
        graph.nodes()[use.from].op, resultNumber(use), needs);
    if (fixed.contains(use.from)) {
      anchors.insert(use.from);
    } else if (label && label != attempt[use.from] &&
               moved.insert(use.from).second) {
      attempt[use.from] = label;
      worklist.push_back(use.from);
    }
  };
  move(edge, graph.required(edge, assignment[edge.to]));
  while (!worklist.empty()) {
    unsigned node = worklist.pop_back_val();
    for (unsigned index : graph.incoming(node))
      move(graph.edges()[index],
           graph.required(graph.edges()[index], attempt[node]));
  }
  return attempt;
}

bool LayoutSolver::isCopied(unsigned load,
                            const LayoutAssignment &assignment) const {
  return llvm::any_of(graph.outgoing(load), [&](unsigned index) {
    const LayoutEdge &edge = graph.edges()[index];
    LinearLayoutAttr has = graph.delivered(edge, assignment[load]),
                     needs = graph.required(edge, assignment[edge.to]);
    return has && needs &&
           copyCost(*edge.operand, has.getLayout(), needs.getLayout(), context);
  });
}

void LayoutSolver::convertLoads(LayoutAssignment &assignment,
                                ArrayRef<unsigned> anchors) {
  int64_t cost = totalCost(assignment);
  llvm::DenseSet<unsigned> fixed(anchors.begin(), anchors.end());
  for (const LayoutEdge &edge : graph.edges()) {
    if (edge.frequency == 1 || fixed.contains(edge.from) ||
        !isa<tt::BroadcastOp>(edge.operand->getOwner()) ||
        graph.delivered(edge, assignment[edge.from]) ==
            graph.required(edge, assignment[edge.to]))
      continue;
    llvm::SetVector<unsigned> reached;
    LayoutAssignment before = convertedBefore(edge, assignment, fixed, reached);
    for (unsigned anchor : reached) {
      if (!globalAccessOf(graph.nodes()[anchor].op))
        continue;
      for (LinearLayoutAttr proposal : candidates(anchor)) {
        if (!mayTry())
          return;
        LayoutAssignment attempt = before;
        moveWithMakers(attempt, anchor, proposal, anchors,
                       /*onlyAddress=*/true);
        if (!isCopied(anchor, attempt))
          continue;
        if (int64_t now = totalCost(attempt); now < cost) {
          cost = now;
          assignment = std::move(attempt);
        }
      }
    }
  }
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
