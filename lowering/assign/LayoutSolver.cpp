// The search. Anchors (memory accesses, scans) propose layouts. A connected
// region takes the one proposal that makes the whole region cheapest, without
// any conversion where the ops allow; then single anchors are moved to their
// own favourite if that pays for the conversions it causes: alone, with what
// makes their operands, with other accesses of the same pointers, or with
// everything that can follow. Kernels have tens of anchors with a handful of
// proposals each, so trying is cheap.
#include "lowering/assign/LayoutSolver.h"
#include "frontend/dialect/Tile.h"
#include "lowering/assign/LayoutRelations.h"
#include "lowering/interface/Scratch.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {

/// A conversion costs registers and a barrier; a gain below this part of the
/// total is not worth it: guess. A twentieth left int4_matmul's weights in the
/// layout of the operand, at 0.44 of Triton's speed on an H200 for 1.15 now.
static constexpr int64_t kWorthwhilePart = 100;
/// The same for an access outside of loops, where copies run ahead of dots in
/// shared memory, which then has space for conversions: guess. A hundredth left
/// attention of two loops (attention_d64_causal) to load its queries and to
/// store its result 4 bytes at a time, 5 % of its time on an H200.
static constexpr int64_t kWorthwhilePartOutsideLoops = 1000;
/// Iterations of improvements, each of which may enable others: guess.
static constexpr unsigned kMaxRounds = 4;
/// Nodes that all proposals tried may have together, about a second's work;
/// then regions take their first proposals. A guess: 800 loops in a row stay
/// below it (1.6 s), and kernels have some tens of proposals and a thousand
/// nodes.
static constexpr size_t kMostTried = size_t(1) << 24;

bool LayoutSolver::mayTry() {
  tried += graph.nodes().size();
  return tried <= kMostTried;
}

ArrayRef<LinearLayoutAttr> LayoutSolver::candidates(unsigned node) {
  auto [known, isNew] = candidatesOf.try_emplace(node);
  SmallVector<LinearLayoutAttr> &result = known->second;
  if (!isNew)
    return result;
  auto add = [&](ArrayRef<LinearLayout> layouts) {
    for (const LinearLayout &layout : layouts) {
      auto attribute = LinearLayoutAttr::get(mlirContext, layout);
      if (!llvm::is_contained(result, attribute))
        result.push_back(attribute);
    }
  };
  const LayoutNode &info = graph.nodes()[node];
  if (info.op)
    add(proposalsOf(info.op, context));
  if (!result.empty())
    return result;
  // The last dimension fastest.
  auto order =
      llvm::to_vector(llvm::reverse(llvm::seq<unsigned>(0, info.shape.size())));
  add(spreadLayouts(info.shape, order, 1, context.block));
  return result;
}

/// The region that can follow `anchor` takes the cheapest proposal of any
/// anchor in it.
void LayoutSolver::assignRegion(LayoutAssignment &assignment, unsigned anchor,
                                ArrayRef<unsigned> anchors) {
  LayoutAssignment reach = assignment, best;
  graph.propagate(reach, anchor, candidates(anchor).front(), following);
  int64_t bestCost = 0;
  for (unsigned proposer : anchors) {
    if (!reach[proposer] || assignment[proposer])
      continue;
    for (LinearLayoutAttr proposal : candidates(proposer)) {
      if (!mayTry() && !best.empty())
        break;
      LayoutAssignment attempt = assignment;
      graph.propagate(attempt, proposer, proposal, following);
      for (unsigned other : anchors) // what this proposal does not reach
        if (reach[other] && !attempt[other])
          graph.propagate(attempt, other, candidates(other).front(), following);
      int64_t cost = totalCost(attempt);
      if (best.empty() || cost < bestCost) {
        best = std::move(attempt);
        bestCost = cost;
      }
    }
  }
  assignment = std::move(best);
}

/// Nodes without an anchor in reach: blocked, the largest first.
void LayoutSolver::assignRest(LayoutAssignment &assignment) {
  auto elements = [&](unsigned node) {
    int64_t count = 1;
    for (int64_t extent : graph.nodes()[node].shape)
      count *= extent;
    return count;
  };
  auto order = llvm::to_vector(llvm::seq<unsigned>(0, assignment.size()));
  llvm::sort(order, [&](unsigned a, unsigned b) {
    return std::pair(-elements(a), a) < std::pair(-elements(b), b);
  });
  for (unsigned node : order)
    if (!assignment[node])
      graph.propagate(assignment, node, candidates(node).front(), following);
}

/// Gives `anchor` the label, and everything that only makes its operands the
/// labels that follow: pointers and masks, through loops as well; with
/// `onlyAddress` these alone, so that the stored value is converted where it is
/// stored. Each node once: a loop that carries a transpose of itself would
/// never end.
void LayoutSolver::moveWithMakers(LayoutAssignment &assignment, unsigned anchor,
                                  LinearLayoutAttr label,
                                  ArrayRef<unsigned> anchors,
                                  bool onlyAddress) const {
  std::optional<GlobalAccess> access = globalAccessOf(graph.nodes()[anchor].op);
  assignment[anchor] = label;
  SmallVector<unsigned> worklist = {anchor};
  llvm::DenseSet<unsigned> moved = {anchor};
  while (!worklist.empty()) {
    unsigned current = worklist.pop_back_val();
    for (unsigned index : graph.incoming(current)) {
      const LayoutEdge &edge = graph.edges()[index];
      Value operand = edge.operand->get();
      if (onlyAddress && current == anchor && access &&
          operand != access->pointer && operand != access->mask)
        continue;
      LinearLayoutAttr made = graph.relations().labelFromResult(
          graph.nodes()[edge.from].op, resultNumber(edge),
          graph.required(edge, assignment[current]));
      if (!made || assignment[edge.from] == made ||
          llvm::is_contained(anchors, edge.from) ||
          !moved.insert(edge.from).second)
        continue;
      assignment[edge.from] = made;
      worklist.push_back(edge.from);
    }
  }
}

const llvm::DenseSet<unsigned> &LayoutSolver::pointersOf(unsigned anchor) {
  auto [known, isNew] = accessPointers.try_emplace(anchor);
  llvm::DenseSet<unsigned> &pointers = known->second;
  if (!isNew)
    return pointers;
  SmallVector<unsigned> worklist = {anchor};
  while (!worklist.empty())
    for (unsigned index : graph.incoming(worklist.pop_back_val())) {
      const LayoutEdge &edge = graph.edges()[index];
      auto type = dyn_cast<RankedTensorType>(edge.operand->get().getType());
      if (type && isa<tt::PointerType>(type.getElementType()) &&
          pointers.insert(edge.from).second)
        worklist.push_back(edge.from);
    }
  return pointers;
}

SmallVector<unsigned>
LayoutSolver::sharingPointers(unsigned anchor, ArrayRef<unsigned> anchors) {
  const llvm::DenseSet<unsigned> &own = pointersOf(anchor);
  return llvm::filter_to_vector(anchors, [&](unsigned other) {
    return other == anchor ||
           (graph.nodes()[other].shape == graph.nodes()[anchor].shape &&
            llvm::any_of(pointersOf(other),
                         [&](unsigned node) { return own.contains(node); }));
  });
}

/// Gives `leaders` the label, and everything that follows from it. Other
/// anchors keep theirs, and so does what follows from none.
LayoutAssignment LayoutSolver::ledBy(ArrayRef<unsigned> leaders,
                                     LinearLayoutAttr label,
                                     const LayoutAssignment &assignment,
                                     ArrayRef<unsigned> anchors) const {
  LayoutAssignment led(assignment.size());
  for (unsigned other : anchors)
    led[other] = assignment[other];
  for (unsigned leader : leaders)
    led[leader] = label;
  for (unsigned leader : leaders)
    graph.propagate(led, leader, label, following);
  for (unsigned other : anchors)
    graph.propagate(led, other, led[other], following);
  for (auto [node, known] : llvm::enumerate(assignment))
    if (!led[node])
      led[node] = known;
  return led;
}

/// Moves the stores of values that follow from the label of `leader` to that
/// layout. A dot that moves leaves the stores of what it computes where they
/// are, after a conversion, and no proposal of their own leads them after it.
LayoutAssignment LayoutSolver::followedBy(unsigned leader,
                                          const LayoutAssignment &assignment,
                                          ArrayRef<unsigned> anchors) const {
  LayoutAssignment reach(graph.nodes().size());
  graph.propagate(reach, leader, assignment[leader], following);
  return ledBy(leader, assignment[leader], assignment,
               llvm::filter_to_vector(anchors, [&](unsigned other) {
                 return other == leader || !reach[other] ||
                        graph.nodes()[other].op->getNumResults();
               }));
}

bool LayoutSolver::improve(LayoutAssignment &assignment,
                           ArrayRef<unsigned> anchors) {
  int64_t cost = totalCost(assignment);
  int64_t worthwhilePart = kWorthwhilePart;
  bool improved = false;
  auto consider = [&](LayoutAssignment attempt) {
    if (attempt == assignment)
      return;
    int64_t attemptCost = totalCost(attempt);
    if (attemptCost >= cost)
      return;
    bool convertsMore = conversions(attempt) > conversions(assignment);
    if (convertsMore && attemptCost >= cost - cost / worthwhilePart)
      return;
    assignment = std::move(attempt);
    cost = attemptCost;
    improved = true;
  };
  for (unsigned anchor : anchors) {
    const LayoutNode &node = graph.nodes()[anchor];
    worthwhilePart = context.block.copiesOperands && node.frequency == 1 &&
                             globalAccessOf(node.op)
                         ? kWorthwhilePartOutsideLoops
                         : kWorthwhilePart;
    SmallVector<unsigned> sharing = sharingPointers(anchor, anchors);
    for (LinearLayoutAttr proposal : candidates(anchor)) {
      if (!mayTry())
        return improved;
      LayoutAssignment alone = assignment;
      alone[anchor] = proposal;
      consider(std::move(alone));
      LayoutAssignment withMakers = assignment;
      moveWithMakers(withMakers, anchor, proposal, anchors);
      consider(std::move(withMakers));
      // A conversion before a store takes as much shared memory as a stage of
      // operands: nothing beside several stages, but fewer resident blocks
      // where there are no copies ahead (fp8_matmul on gfx942: 8 waves for 16).
      if (context.block.copiesOperands) {
        LayoutAssignment withAddress = assignment;
        moveWithMakers(withAddress, anchor, proposal, anchors,
                       /*onlyAddress=*/true);
        consider(std::move(withAddress));
      }
      if (sharing.size() > 1) {
        LayoutAssignment together = assignment;
        for (unsigned other : sharing)
          moveWithMakers(together, other, proposal, anchors);
        consider(std::move(together));
      }
      LayoutAssignment led = ledBy(anchor, proposal, assignment, anchors);
      if (!context.block.copiesOperands && totalCost(led) < cost)
        consider(followedBy(anchor, led, anchors)); // no bytes for stores, too
      consider(std::move(led));
      // Dots of one shape, whose accumulators are combined, move together or
      // not at all.
      SmallVector<unsigned> alike =
          llvm::filter_to_vector(anchors, [&](unsigned other) {
            return llvm::is_contained(candidates(other), proposal);
          });
      if (alike.size() > 1)
        consider(ledBy(alike, proposal, assignment, anchors));
    }
  }
  return improved;
}

/// Whether the anchor has a second operand that may be read in place.
bool LayoutSolver::readsInPlace(unsigned anchor) {
  Operation *op = graph.nodes()[anchor].op;
  return isa<tt::DotOp>(op) &&
         llvm::any_of(candidates(anchor), [&](LinearLayoutAttr label) {
           return !layoutToFollow(op, label, 1);
         });
}

LayoutAssignment LayoutSolver::solve() {
  SmallVector<unsigned> anchors;
  for (auto [index, node] : llvm::enumerate(graph.nodes()))
    if (node.op && !proposalsOf(node.op, context).empty())
      anchors.push_back(index);
  auto weight = [&](unsigned node) {
    const LayoutNode &info = graph.nodes()[node];
    int64_t bytes = info.frequency;
    for (int64_t extent : info.shape)
      bytes *= extent;
    return bytes;
  };
  llvm::sort(anchors, [&](unsigned a, unsigned b) {
    return std::pair(-weight(a), a) < std::pair(-weight(b), b);
  });
  // Each search ends in a local minimum, and neither is always the lower one.
  following = Following::All;
  LayoutAssignment best = search(anchors);
  if (!llvm::any_of(anchors,
                    [&](unsigned anchor) { return readsInPlace(anchor); }))
    return best;
  following = Following::OnlyGains;
  LayoutAssignment other = search(anchors);
  return totalCost(other) < totalCost(best) ? other : best;
}

LayoutAssignment LayoutSolver::search(ArrayRef<unsigned> anchors) {
  LayoutAssignment assignment(graph.nodes().size());
  for (unsigned anchor : anchors)
    if (!assignment[anchor])
      assignRegion(assignment, anchor, anchors);
  assignRest(assignment);
  for (unsigned iteration = 0;
       iteration != kMaxRounds && improve(assignment, anchors); ++iteration)
    ;
  // As loads are repeated: judged by kernels for NVIDIA's GPUs alone.
  if (context.block.copiesOperands) {
    convertLoads(assignment, anchors);
    settle(assignment, anchors);
  }
  return assignment;
}

} // namespace kiln
