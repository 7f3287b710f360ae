// The pass kiln-sink-conversions: has a layout conversion stand where its
// result is used, if that shortens what is live. The solver puts conversions
// right after the value that they convert; an operand of a dot takes many times
// the registers of the value that it is made of, above all where the dot is
// computed by multiply-adds, whose operands each thread holds whole rows and
// columns of.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/interface/LayoutCosts.h"
#include "lowering/interface/Scratch.h"
#include "lowering/passes/Passes.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_SINKCONVERSIONS
#include "lowering/passes/Passes.h.inc"

namespace {

/// Registers of a thread for the value's elements.
int64_t registersFor(Value value) {
  return llvm::divideCeil(distinctRegisters(gpu::getLayout(value.getType())) *
                              elementBits(value.getType()),
                          32);
}

/// The first op of the conversion's block that uses its result, itself or in
/// its regions; null: another block does.
Operation *firstUse(gpu::ConvertLayoutOp convert) {
  Operation *first = nullptr;
  for (Operation *user : convert->getUsers()) {
    Operation *here = convert->getBlock()->findAncestorOpInBlock(*user);
    if (!here)
      return nullptr;
    if (!first || here->isBeforeInBlock(first))
      first = here;
  }
  return first;
}

/// Whether the converted value is live at `use`, whatever becomes of the
/// conversion.
bool isLiveAt(Operation *use, gpu::ConvertLayoutOp convert) {
  return llvm::any_of(convert.getSrc().getUsers(), [&](Operation *user) {
    if (user == convert)
      return false;
    Operation *here = convert->getBlock()->findAncestorOpInBlock(*user);
    return !here || !here->isBeforeInBlock(use);
  });
}

/// Where to put a conversion that `use` uses first: before it and before the
/// conversions of later ones that stand there, so that they keep their order.
Operation *placeBefore(Operation *use, gpu::ConvertLayoutOp convert) {
  Operation *place = use;
  while (auto other =
             dyn_cast_if_present<gpu::ConvertLayoutOp>(place->getPrevNode())) {
    if (other == convert || firstUse(other) != use)
      break;
    place = other;
  }
  return place;
}

void sink(gpu::ConvertLayoutOp convert) {
  Operation *use = firstUse(convert);
  if (!use)
    return;
  int64_t longer = isLiveAt(use, convert) ? 0 : registersFor(convert.getSrc());
  if (registersFor(convert) > longer)
    convert->moveBefore(placeBefore(use, convert));
}

class SinkConversions : public impl::SinkConversionsBase<SinkConversions> {
  void runOnOperation() override {
    SmallVector<gpu::ConvertLayoutOp> conversions;
    getOperation().walk(
        [&](gpu::ConvertLayoutOp convert) { conversions.push_back(convert); });
    // From the last on, so that one may follow another that uses it.
    for (gpu::ConvertLayoutOp convert : llvm::reverse(conversions))
      sink(convert);
  }
};

} // namespace
} // namespace kiln
