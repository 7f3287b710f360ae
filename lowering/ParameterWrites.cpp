// Ops say themselves what they read and write (MemoryEffectOpInterface), and
// PointerBases through which parameters. An op that names no pointer for an
// effect may access anything.
#include "lowering/ParameterWrites.h"
#include "lowering/shared/PointerBases.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {

/// Whether the effects of the op, which keep it in its location among others,
/// are no accesses of its own to tensors.
static bool accessesNoTensor(Operation *op) {
  return isa<tt::PrintOp, tt::AssertOp, tt::GridDependencyWaitOp,
             tt::GridDependencyLaunchDependentsOp, mlir::gpu::BarrierOp,
             LLVM::AssumeOp>(op);
}

namespace {
class Accesses {
public:
  explicit Accesses(tt::FuncOp kernel) : bases(kernel) {
    kernel.getBody().walk([&](Operation *op) { add(op); });
  }

  bool isWritten(unsigned parameter) const {
    return written.contains(parameter);
  }
  /// Whether there are accesses through pointers from elsewhere.
  bool reachElsewhere() const { return elsewhere; }

private:
  void add(Operation *op) {
    // What such an op does the ops inside of it do.
    if (op->hasTrait<OpTrait::HasRecursiveMemoryEffects>() ||
        isMemoryEffectFree(op) || accessesNoTensor(op))
      return;
    auto effects = dyn_cast<MemoryEffectOpInterface>(op);
    if (!effects) {
      elsewhere = true;
      return;
    }
    SmallVector<MemoryEffects::EffectInstance> all;
    effects.getEffects(all);
    for (const MemoryEffects::EffectInstance &effect : all) {
      PointerBaseSet of =
          effect.getValue() ? bases.after(effect.getValue()) : PointerBaseSet();
      elsewhere |= of.empty() || of.contains(kAnyBase);
      if (!isa<MemoryEffects::Read>(effect.getEffect()))
        written.insert(of.begin(), of.end());
    }
  }

  PointerBases bases;
  PointerBaseSet written;
  bool elsewhere = false;
};
} // namespace

SmallVector<std::optional<bool>> parameterWrites(tt::FuncOp kernel) {
  std::optional<Accesses> accesses;
  if (!kernel.isExternal())
    accesses.emplace(kernel);
  SmallVector<std::optional<bool>> writes;
  for (auto [number, type] : llvm::enumerate(kernel.getArgumentTypes())) {
    std::optional<bool> &mayWrite = writes.emplace_back(false);
    if (!isPointerLike(type))
      continue;
    if (accesses && accesses->isWritten(number))
      mayWrite = true;
    else if (!accesses || accesses->reachElsewhere())
      mayWrite = std::nullopt;
  }
  return writes;
}

} // namespace kiln
