// Chooses a layout for every node of a LayoutGraph at the least total cost of
// memory accesses, conversions and arithmetic.
#ifndef KILN_LOWERING_ASSIGN_LAYOUTSOLVER_H
#define KILN_LOWERING_ASSIGN_LAYOUTSOLVER_H

#include "lowering/assign/LayoutGraph.h"
#include "lowering/interface/LayoutCosts.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include <map>

namespace kiln {

class LayoutSolver {
public:
  LayoutSolver(const LayoutGraph &graph, const AxisAnalysis &axes,
               const BlockShape &block, mlir::MLIRContext *mlirContext)
      : graph(graph), context{block, axes}, mlirContext(mlirContext) {}

  /// A layout for every node.
  LayoutAssignment solve();

  /// The cost of having `value` in `layout` by rematerializing the ops that
  /// make it, given the assignment; empty if that is not cheap. Applying a
  /// solution rematerializes exactly where preferRepeat says so.
  std::optional<int64_t> repeatCost(const LayoutAssignment &assignment,
                                    mlir::Value value,
                                    gpu::LinearLayoutAttr layout,
                                    unsigned depth = 0);
  /// Repeating frees registers of the value and leaves no barrier, so it may
  /// cost twice as much: guess.
  static bool preferRepeat(int64_t repeat, int64_t convert) {
    return repeat <= 2 * convert;
  }
  /// What converting `value` costs once.
  int64_t convertCost(mlir::Value value, gpu::LinearLayoutAttr from,
                      gpu::LinearLayoutAttr to);

private:
  /// One search, under `following`.
  LayoutAssignment search(llvm::ArrayRef<unsigned> anchors);
  bool readsInPlace(unsigned anchor);
  bool isSmallLoad(mlir::Operation *op) const;
  int64_t opCost(mlir::Operation *op, gpu::LinearLayoutAttr label);
  int64_t useCost(mlir::OpOperand &use, gpu::LinearLayoutAttr from,
                  gpu::LinearLayoutAttr to);
  /// What an operand costs. On GPUs with cp.async repeating what makes it is no
  /// conversion.
  struct EdgeCost {
    int64_t cost;
    bool isConverted;
  };
  EdgeCost costOfEdge(const LayoutAssignment &assignment,
                      const LayoutEdge &edge);
  int64_t edgeCost(const LayoutAssignment &assignment, const LayoutEdge &edge);
  /// The cost of everything that has a layout.
  int64_t totalCost(const LayoutAssignment &assignment);
  /// Operands that are converted.
  unsigned conversions(const LayoutAssignment &assignment);
  llvm::ArrayRef<gpu::LinearLayoutAttr> candidates(unsigned node);
  /// The anchors of the same shape whose pointers come from where `anchor`'s
  /// do, itself among them: the same access in a prologue and a loop, or in one
  /// loop after another.
  llvm::SmallVector<unsigned> sharingPointers(unsigned anchor,
                                              llvm::ArrayRef<unsigned> anchors);
  /// The tensors of pointers that become the pointers of an access.
  const llvm::DenseSet<unsigned> &pointersOf(unsigned anchor);
  /// Counts a proposal; false if there have been too many.
  bool mayTry();
  void assignRegion(LayoutAssignment &assignment, unsigned anchor,
                    llvm::ArrayRef<unsigned> anchors);
  void assignRest(LayoutAssignment &assignment);
  void moveWithMakers(LayoutAssignment &assignment, unsigned anchor,
                      gpu::LinearLayoutAttr label,
                      llvm::ArrayRef<unsigned> anchors,
                      bool onlyAddress = false) const;
  LayoutAssignment ledBy(llvm::ArrayRef<unsigned> leaders,
                         gpu::LinearLayoutAttr label,
                         const LayoutAssignment &assignment,
                         llvm::ArrayRef<unsigned> anchors) const;
  LayoutAssignment followedBy(unsigned leader,
                              const LayoutAssignment &assignment,
                              llvm::ArrayRef<unsigned> anchors) const;
  /// One iteration of moves; true if one was worth it.
  bool improve(LayoutAssignment &assignment, llvm::ArrayRef<unsigned> anchors);
  int64_t costAround(const LayoutAssignment &assignment, unsigned node);
  int64_t convertedAround(const LayoutAssignment &assignment,
                          unsigned node) const;
  llvm::SmallVector<gpu::LinearLayoutAttr>
  labelsAround(const LayoutAssignment &assignment, unsigned node) const;
  /// Moves what makes converted sources of broadcasts in loops, up to a load,
  /// where that is worth it.
  void convertLoads(LayoutAssignment &assignment,
                    llvm::ArrayRef<unsigned> anchors);
  /// Whether a loaded value is copied to shared memory for one of its uses.
  bool isCopied(unsigned load, const LayoutAssignment &assignment) const;
  /// Such a move for one operand, and the anchors that it ends at.
  LayoutAssignment convertedBefore(const LayoutEdge &edge,
                                   const LayoutAssignment &assignment,
                                   const llvm::DenseSet<unsigned> &fixed,
                                   llvm::SetVector<unsigned> &anchors) const;
  /// Moves single nodes that are no anchors; true if one was worth it.
  bool settle(LayoutAssignment &assignment, llvm::ArrayRef<unsigned> anchors);

  const LayoutGraph &graph;
  LayoutContext context;
  mlir::MLIRContext *mlirContext;
  Following following = Following::All; ///< in this search
  size_t tried = 0;                     ///< nodes of all proposals
  std::map<unsigned, llvm::SmallVector<gpu::LinearLayoutAttr>> candidatesOf;
  std::map<unsigned, llvm::DenseSet<unsigned>> accessPointers;
  llvm::DenseMap<std::pair<mlir::Operation *, gpu::LinearLayoutAttr>, int64_t>
      opCosts;
  llvm::DenseMap<
      std::tuple<gpu::LinearLayoutAttr, gpu::LinearLayoutAttr, unsigned>,
      int64_t>
      convertCosts;
  llvm::DenseMap<
      std::tuple<gpu::LinearLayoutAttr, gpu::LinearLayoutAttr, const void *>,
      std::optional<int64_t>>
      exchangeCosts;
  llvm::DenseMap<
      std::tuple<gpu::LinearLayoutAttr, gpu::LinearLayoutAttr, const void *>,
      int64_t>
      useCosts;
};

} // namespace kiln

#endif
