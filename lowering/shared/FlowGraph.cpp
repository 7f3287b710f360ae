#include "lowering/shared/FlowGraph.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;

namespace kiln {

FlowGraph::FlowGraph(Operation *function) {
  addNodes(function->getRegion(0));
  addEdges(function->getRegion(0));
}

void FlowGraph::addNodes(Region &region) {
  for (Block &block : region)
    for (Operation &op : block) {
      numbers[&op] = all.size();
      all.push_back({&op, {}, {}});
      if (isa<RegionBranchOpInterface>(op))
        for (Region &inner : op.getRegions())
          addNodes(inner);
    }
}

void FlowGraph::addEdge(unsigned from, Block *to) {
  unsigned target = numbers.lookup(&to->front());
  all[from].successors.push_back(target);
  if (target <= from)
    all[from].repeats.push_back(target);
}

void FlowGraph::addEdgeBehind(unsigned from, Operation *op) {
  all[from].successors.push_back(numbers.lookup(op->getNextNode()));
}

void FlowGraph::addEdges(Region &region) {
  for (Block &block : region)
    for (Operation &op : block) {
      unsigned node = numbers.lookup(&op);
      SmallVector<RegionSuccessor> successors;
      Operation *parent = op.getParentOp();
      if (auto branch = dyn_cast<RegionBranchOpInterface>(op)) {
        branch.getSuccessorRegions(RegionBranchPoint::parent(), successors);
        parent = &op;
        for (Region &inner : op.getRegions())
          addEdges(inner);
      } else if (auto exit = dyn_cast<RegionBranchTerminatorOpInterface>(op);
                 exit && isa<RegionBranchOpInterface>(parent)) {
        cast<RegionBranchOpInterface>(parent).getSuccessorRegions(exit,
                                                                  successors);
      } else if (op.hasTrait<OpTrait::IsTerminator>()) {
        for (Block *successor : op.getSuccessors())
          addEdge(node, successor);
        continue;
      } else {
        addEdgeBehind(node, &op);
        continue;
      }
      for (RegionSuccessor &successor : successors) {
        if (Region *inner = successor.getSuccessor())
          addEdge(node, &inner->front());
        else
          addEdgeBehind(node, parent);
      }
    }
}

} // namespace kiln
