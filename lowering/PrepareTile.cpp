// The gate before the lowering: ops that are not lowered yet are refused here,
// with name and location, before anything is changed. The rest is brought into
// one form.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/interface/TileLowering.h"
#include "lowering/passes/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_PREPARETILE
#include "lowering/passes/Passes.h.inc"

namespace {

LogicalResult checkTypes(Operation *op) {
  for (Type type :
       llvm::concat<const Type>(SmallVector<Type>(op->getOperandTypes()),
                                SmallVector<Type>(op->getResultTypes()))) {
    if (tt::isTensorPointer(type) || isa<tt::TensorDescType>(type))
      return op->emitError() << "'" << op->getName() << "' on " << type
                             << " is not lowered yet; access memory through a "
                                "tensor of pointers";
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (tensor && tensor.getEncoding())
      return op->emitError()
             << "'" << op->getName()
             << "' has a layout already; layouts are assigned once";
    if (tensor && tensor.getRank() == 0)
      return op->emitError()
             << "'" << op->getName()
             << "' on a tensor of rank 0 is not lowered yet; use a scalar";
  }
  return success();
}

/// Floats that are more than patterns in memory.
bool isComputedWith(Type type) {
  return type.isF16() || type.isBF16() || type.isF32() || type.isF64();
}

/// Floats of other widths are only moved and converted, those of 8 bits; no
/// GPU's plain instructions compute with them.
LogicalResult checkFloats(Operation *op) {
  bool computes =
      isa<arith::ArithDialect, math::MathDialect>(op->getDialect()) &&
      !isa<arith::ConstantOp, arith::SelectOp, arith::BitcastOp, arith::ExtFOp,
           arith::TruncFOp>(op);
  for (Value value :
       llvm::concat<Value>(SmallVector<Value>(op->getOperands()),
                           SmallVector<Value>(op->getResults()))) {
    auto type = dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
    if (!type || isComputedWith(type))
      continue;
    if (type.getWidth() != 8)
      return op->emitError()
             << "'" << op->getName() << "' has elements of type " << type
             << ", which is not lowered; use f16, bf16, f32 or f64";
    if (computes)
      return op->emitError()
             << "'" << op->getName() << "' computes with " << type
             << ", for which no GPU has instructions; convert to f16 or f32 "
                "first and back after (tt.fp_to_fp)";
  }
  return success();
}

/// A launch passes scalars and pointers, and takes no results.
LogicalResult checkSignature(tt::FuncOp function) {
  for (auto [index, type] : llvm::enumerate(function.getArgumentTypes()))
    if (isa<RankedTensorType>(type))
      return function.emitError()
             << "parameter " << index << " of kernel '" << function.getName()
             << "' is a tensor (" << type
             << "); a kernel takes scalars and pointers, and loads its tensors";
  if (!function.getResultTypes().empty())
    return function.emitError()
           << "kernel '" << function.getName()
           << "' returns a value; a kernel returns none and stores its results";
  return success();
}

class PrepareTile : public impl::PrepareTileBase<PrepareTile> {
  void runOnOperation() override {
    bool refused = false;
    getOperation().walk([&](Operation *op) {
      refused |= failed(checkLowered(op)) || failed(checkTypes(op)) ||
                 failed(checkFloats(op));
    });
    if (!refused)
      for (auto function : getOperation().getOps<tt::FuncOp>())
        refused |= function.isPublic() && failed(checkSignature(function));
    if (refused)
      return signalPassFailure();
    getOperation().walk([](Operation *op) {
      OpBuilder builder(op);
      if (isa<mlir::gpu::BarrierOp>(op)) {
        gpu::BarrierOp::create(builder, op->getLoc());
        op->erase();
      } else if (auto reshape = dyn_cast<tt::ReshapeOp>(op);
                 reshape && reshape.getSrc().getType() == reshape.getType()) {
        reshape.replaceAllUsesWith(reshape.getSrc());
        op->erase();
      }
    });
  }
};

} // namespace
} // namespace kiln
