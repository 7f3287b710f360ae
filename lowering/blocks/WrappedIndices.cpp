// From the load along all uses: what is computed of an offset stays at its
// offset along a dimension, until a store's mask cuts it off.
#include "lowering/blocks/WrappedIndices.h"
#include "frontend/dialect/Tile.h"
#include "lowering/blocks/MaskBounds.h"
#include "lowering/dialect/ValueFlow.h"
#include "lowering/interface/TileLowering.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace kiln {
namespace {

/// A tensor, and where in it the offsets in question lie.
using Placed = std::pair<Value, unsigned>;

/// Where the offsets of an operand along `dim` are in the op's results; none:
/// they do not stay apart, or the op does more than compute.
std::optional<unsigned> dimInResults(OpOperand &operand, unsigned dim) {
  Operation *op = operand.getOwner();
  if (!isMemoryEffectFree(op))
    return std::nullopt;
  if (auto model = dyn_cast<TileLowering>(op))
    return model.operandDims(operand.getOperandNumber())[dim];
  return elementwiseDims(op, operand.getOperandNumber())[dim];
}

class UseWalk {
public:
  UseWalk(const WrappedIndices &wrapped, AddressForms &forms)
      : wrapped(wrapped), forms(forms) {}

  Refusal run(Value loaded, unsigned dim) {
    reached.insert({loaded, dim});
    Refusal problem;
    for (size_t next = 0; next < reached.size() && !problem; ++next)
      problem = follow(reached[next]);
    return problem;
  }

private:
  Refusal follow(Placed placed) {
    for (OpOperand &use : placed.first.getUses()) {
      Operation *op = use.getOwner();
      if (auto store = dyn_cast<tt::StoreOp>(op)) {
        if (use.get() == store.getPtr() || use.get() == store.getMask() ||
            !cutsOff(store, placed.second))
          return RefusalCode::WrapStored;
        continue;
      }
      bool isHandedOver = false;
      Operation *flow =
          isa<RegionBranchTerminatorOpInterface>(op) ? op->getParentOp() : op;
      forEachHandOver(flow, [&](OpOperand &from, Value to) {
        if (&from != &use)
          return;
        isHandedOver = true;
        reached.insert({to, placed.second});
      });
      if (isHandedOver)
        continue;
      std::optional<unsigned> dim = dimInResults(use, placed.second);
      if (!dim || op->getNumResults() == 0)
        return {RefusalCode::WrapMixed, op->getName().getStringRef()};
      for (Value result : op->getResults())
        reached.insert({result, *dim});
    }
    return {};
  }

  bool cutsOff(tt::StoreOp store, unsigned dim) {
    if (!store.getMask())
      return false;
    std::optional<SmallVector<MaskBound>> bounds =
        boundsOf(store.getMask(), forms);
    return bounds && llvm::any_of(*bounds, [&](const MaskBound &bound) {
             return bound.isEnd && bound.dim == dim &&
                    bound.offset == wrapped.start - wrapped.size;
           });
  }

  const WrappedIndices &wrapped;
  AddressForms &forms;
  llvm::SetVector<Placed> reached;
};

} // namespace

Refusal whyNotDiscarded(Value loaded, unsigned dim,
                        const WrappedIndices &wrapped, AddressForms &forms) {
  return UseWalk(wrapped, forms).run(loaded, dim);
}

} // namespace kiln
