// A thread that reduces several rows loads all of them, and then reduces them
// one by one. ptxas, to have fewer registers, would load a row, reduce it
// between lanes, and only then load the next: each waits for memory alone. In
// tiles of norms, which have few warps, that is most of the time: of fla's
// layer_norm_fwd on an H200, the configuration that ptxas left alone had 1.79 of
// Triton's speed, and those that it took apart 0.73 and 0.84. In a loop there
// is more to overlap, and registers matter more.
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

/// 32-bit registers and instructions that a thread loads.
struct Loaded {
  unsigned registers = 0, instructions = 0;
  void add(tt::LoadOp load) {
    const LinearLayout *layout = layoutOf(load.getType());
    auto vector = load->getAttrOfType<IntegerAttr>(gpu::kVectorAttr);
    if (!layout)
      return;
    int64_t elements = distinctRegisters(*layout);
    unsigned bits =
        getElementTypeOrSelf(load.getType()).isIntOrFloat()
            ? getElementTypeOrSelf(load.getType()).getIntOrFloatBitWidth()
            : 64;
    registers += elements * bits / 32;
    instructions += elements / (vector ? vector.getInt() : 1);
  }
};

bool wantsLoadsFirst(tt::ReduceOp op) {
  // A quarter of what a thread can have.
  constexpr unsigned maxRegisters = 64;
  auto function = dyn_cast<tt::FuncOp>(op->getParentOp());
  if (!function || !op->getBlock()->isEntryBlock())
    return false;
  // Matrix instructions are enough to do while loads are in flight.
  bool hasDot = function.walk([](tt::DotOp) { return WalkResult::interrupt(); })
                    .wasInterrupted();
  if (hasDot)
    return false;
  llvm::SetVector<Operation *> makers = computedFrom(op);
  Loaded loaded;
  // Loads before another reduction have begun there, and stores would be waited
  // for.
  for (Operation *before = op->getPrevNode();
       before && !isa<tt::ReduceOp>(before); before = before->getPrevNode()) {
    auto load = dyn_cast<tt::LoadOp>(before);
    if (!load && !isMemoryEffectFree(before))
      return false;
    if (load && makers.contains(load))
      loaded.add(load);
  }
  return loaded.instructions > 1 && loaded.registers <= maxRegisters;
}

} // namespace kiln
