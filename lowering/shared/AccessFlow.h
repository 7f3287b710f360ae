// The effect of an op on outstanding accesses, and the barrier that it needs
// before it: the transfer functions of kiln-insert-barriers.
#ifndef KILN_LOWERING_SHARED_ACCESSFLOW_H
#define KILN_LOWERING_SHARED_ACCESSFLOW_H

#include "lowering/shared/Outstanding.h"
#include "llvm/ADT/BitVector.h"

namespace kiln {

/// The barrier before an op; each kind includes those listed before it.
enum class Barrier { None, Local, Full };

class AccessFlow {
public:
  AccessFlow(const FlowGraph &graph, const Buffers &buffers,
             const PointerBases &bases);

  llvm::ArrayRef<BufferAccess> accessesOf(unsigned node) const {
    return accesses[node];
  }
  /// Whether a node changes nothing outstanding, needs no barrier, and has one
  /// successor: most nodes of a large kernel, which the flow skips.
  bool isSilent(unsigned node) const;
  /// What the node needs where that is outstanding before it.
  Barrier neededAt(unsigned node, const Outstanding &state) const;
  /// What is outstanding after a barrier, and after the node.
  void passBarrier(Outstanding &state, Barrier barrier) const;
  void pass(Outstanding &state, unsigned node) const;
  /// Whether warpgroups or TMA may access bytes that threads have stored
  /// before. They read the results of asynchronous copies without a fence, as
  /// in CUTLASS (sm90_mma_multistage_gmma_ss) and Triton 3.6, though PTX's
  /// rules do not say so; the fence would cost 1 to 3 % of a matmul (H200,
  /// 2026-11-22).
  bool publishesStores(const Outstanding &state) const;

private:
  bool publishesToWarpgroups(const Outstanding &state) const;
  void findPublished();
  void passAccess(Outstanding &state, mlir::Operation *op,
                  const BufferAccess &access) const;
  void addUnfenced(Outstanding &state, const BufferRange &range) const;

  const FlowGraph &graph;
  const Buffers &buffers;
  // Of every node.
  std::vector<GlobalTouches> touches;
  std::vector<llvm::SmallVector<BufferAccess, 2>> accesses;
  /// What TMA reads and writes.
  std::set<BufferRange> tmaRanges;
  /// Of buffers: whether a barrier publishes what threads wrote there.
  llvm::BitVector published;
};

} // namespace kiln

#endif
