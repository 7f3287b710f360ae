// The order in which a kernel's ops may run, through blocks, loops and branches
// alike: the graph that both liveness and barriers are computed on. It is built
// from MLIR's control-flow interfaces and names no op.
#ifndef KILN_LOWERING_SHARED_FLOWGRAPH_H
#define KILN_LOWERING_SHARED_FLOWGRAPH_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace kiln {

class FlowGraph {
public:
  /// `function` has one region. Ops in the region of a reduction are not among
  /// the nodes.
  explicit FlowGraph(mlir::Operation *function);

  /// A point of the program: an op that runs or, of an op with control flow
  /// inside, its beginning.
  struct Node {
    mlir::Operation *op;
    llvm::SmallVector<unsigned, 2> successors;
    /// The edges among them that begin another iteration of a region or block:
    /// values defined in there are others from then on.
    llvm::SmallVector<unsigned, 1> repeats;
  };
  llvm::ArrayRef<Node> nodes() const { return all; }
  unsigned size() const { return all.size(); }

private:
  void addNodes(mlir::Region &region);
  void addEdges(mlir::Region &region);
  void addEdge(unsigned from, mlir::Block *to);
  /// What comes after an op that is no terminator.
  void addEdgeBehind(unsigned from, mlir::Operation *op);

  std::vector<Node> all;
  llvm::DenseMap<mlir::Operation *, unsigned> numbers;
};

} // namespace kiln

#endif
