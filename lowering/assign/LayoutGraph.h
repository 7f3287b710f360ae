// The nodes of a kernel that need a layout and how they are connected: ops, and
// *slots*, the values that control flow passes on (loop-carried values, results
// of scf.if, block arguments), one node for each group of values that must
// agree.
#ifndef KILN_LOWERING_ASSIGN_LAYOUTGRAPH_H
#define KILN_LOWERING_ASSIGN_LAYOUTGRAPH_H

#include "lowering/assign/LayoutRelations.h"
#include "lowering/dialect/GpuDialect.h"
#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/EquivalenceClasses.h"

namespace kiln {

/// One node and its layout's shape.
struct LayoutNode {
  /// The op, or null for a slot.
  mlir::Operation *op = nullptr;
  /// A slot's values.
  llvm::SmallVector<mlir::Value> values;
  llvm::SmallVector<int64_t> shape;
  /// How often it runs, as a guess from the loops around it.
  int64_t frequency = 1;
};

/// A tensor operand: what `user` needs of the value of node `from`.
struct LayoutEdge {
  mlir::OpOperand *operand;
  unsigned from, to;
  /// How often the value is made, as a guess from the loops around it.
  int64_t frequency = 1;
};

/// Which result of its node an edge's value is. Slots have one result, as it
/// were: all their values have the label.
unsigned resultNumber(const LayoutEdge &edge);

/// A layout (or null: open) for each node.
using LayoutAssignment = llvm::SmallVector<gpu::LinearLayoutAttr>;

/// What makes an operand that is read in place (layoutToFollow) follows the op
/// that reads it, too, or keeps what else it follows.
enum class Following { All, OnlyGains };

class LayoutGraph {
public:
  explicit LayoutGraph(mlir::Operation *function);

  llvm::ArrayRef<LayoutNode> nodes() const { return allNodes; }
  llvm::ArrayRef<LayoutEdge> edges() const { return allEdges; }
  /// Edges into (operands of) and out of (uses of) a node.
  llvm::ArrayRef<unsigned> incoming(unsigned node) const { return in[node]; }
  llvm::ArrayRef<unsigned> outgoing(unsigned node) const { return out[node]; }
  /// The node that a tensor value belongs to.
  unsigned nodeOf(mlir::Value value) const { return valueNode.lookup(value); }

  /// The layout an edge's value comes in, given its node's.
  gpu::LinearLayoutAttr delivered(const LayoutEdge &edge,
                                  gpu::LinearLayoutAttr from) const;
  /// The layout an edge's operand must come in, given its user's label.
  gpu::LinearLayoutAttr required(const LayoutEdge &edge,
                                 gpu::LinearLayoutAttr to) const;

  /// How the layouts of the graph's ops follow from one another.
  RememberedRelations &relations() const { return remembered; }

  /// Gives `node` the label and everything open that then follows without a
  /// conversion.
  void propagate(LayoutAssignment &assignment, unsigned node,
                 gpu::LinearLayoutAttr label, Following following) const;

private:
  void addSlots(mlir::Operation *function);
  void addOps(mlir::Operation *function);

  llvm::SmallVector<LayoutNode> allNodes;
  llvm::SmallVector<LayoutEdge> allEdges;
  llvm::SmallVector<llvm::SmallVector<unsigned, 4>> in, out;
  llvm::DenseMap<mlir::Value, unsigned> valueNode;
  /// Operands of terminators and region ops: a value of the slot they go to.
  llvm::DenseMap<mlir::OpOperand *, mlir::Value> slotOf;
  mutable RememberedRelations remembered;
};

} // namespace kiln

#endif
