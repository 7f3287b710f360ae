// A thread that reduces several rows loads all of them, and then reduces them
// one by one. ptxas, to have fewer registers, would load a row, reduce it
// between lanes, and only then load the next: each waits for memory alone. In
// tiles of norms, which have few warps, that is most of the time: of fla's
// layer_norm_fwd on an H200, the configuration that ptxas left alone had 1.79 of
// Triton's speed, and those that it took apart 0.73 and 0.84; its
// layer_norm_gated_bwd, a loop that it took apart, 0.87.
#include "lowering/ops/across/LoadsFirst.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/emit/Thread.h"
#include "lowering/interface/MemoryLayouts.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace kiln {

/// The ops of the same block that an op computes its operands from, element by
/// element; loads and reductions as ends.
static llvm::SetVector<Operation *> computedFrom(tt::ReduceOp op) {
  llvm::SetVector<Operation *> seen;
  seen.insert(op);
  for (unsigned next = 0; next < seen.size(); ++next) {
    Operation *user = seen[next];
    if (next && isa<tt::LoadOp, tt::ReduceOp>(user))
      continue;
    for (Value operand : user->getOperands())
      if (Operation *maker = operand.getDefiningOp();
          maker && maker->getBlock() == op->getBlock())
        seen.insert(maker);
  }
  return seen;
}

/// Elements that a thread loads, of a tensor.
static unsigned loadedElements(tt::LoadOp load) {
  const LinearLayout *layout = layoutOf(load.getType());
  return layout ? distinctRegisters(*layout) : 0;
}

static unsigned loadedRegisters(tt::LoadOp load) {
  Type element = getElementTypeOrSelf(load.getType());
  unsigned bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
  return loadedElements(load) * bits / 32;
}

static unsigned loadInstructions(tt::LoadOp load) {
  auto vector = load->getAttrOfType<IntegerAttr>(gpu::kVectorAttr);
  return loadedElements(load) / (vector ? vector.getInt() : 1);
}

bool wantsLoadsFirst(tt::ReduceOp op) {
  auto function = op->getParentOfType<tt::FuncOp>();
  // A quarter of what a thread can have, and half of that in loops, where other
  // values live on.
  bool isInLoop = op->getBlock() != &function.getBody().front();
  unsigned maxRegisters = isInLoop ? 32 : 64;
  // Matrix instructions are enough to do while loads are in flight.
  bool hasDot =
      function.walk([](tt::DotLike) { return WalkResult::interrupt(); })
          .wasInterrupted();
  if (hasDot)
    return false;
  // What all rows share is loaded before the first of them anyway.
  auto shapeOf = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor ? tensor.getShape() : ArrayRef<int64_t>();
  };
  ArrayRef<int64_t> rows = shapeOf(op.getSrcs().front().getType());
  llvm::SetVector<Operation *> makers = computedFrom(op);
  unsigned registers = 0, instructions = 0;
  // Loads before another reduction have begun there, and stores would be waited
  // for.
  for (Operation *before = op->getPrevNode();
       before && !isa<tt::ReduceOp>(before); before = before->getPrevNode()) {
    auto load = dyn_cast<tt::LoadOp>(before);
    if (!load && !isMemoryEffectFree(before))
      return false;
    if (!load)
      continue;
    registers += loadedRegisters(load);
    if (makers.contains(load) && shapeOf(load.getType()) == rows)
      instructions += loadInstructions(load);
  }
  return instructions > 1 && registers <= maxRegisters;
}

} // namespace kiln
