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
#include "mlir/IR/Matchers.h"

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
/// GPU's plain instructions compute with them. What only clears a sign is a
/// matter of bits.
LogicalResult checkFloats(Operation *op) {
  bool computes =
      isa<arith::ArithDialect, math::MathDialect>(op->getDialect()) &&
      !isa<arith::ConstantOp, arith::SelectOp, arith::BitcastOp, arith::ExtFOp,
           arith::TruncFOp, math::AbsFOp>(op);
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

/// The magnitude of floats of 8 bits, on their bits.
void clearSigns(math::AbsFOp op) {
  OpBuilder builder(op);
  Type type = op.getType();
  Type bits = builder.getI8Type();
  TypedAttr mask = builder.getI8IntegerAttr(0x7f);
  if (auto tensor = dyn_cast<RankedTensorType>(type)) {
    auto shaped = cast<RankedTensorType>(tensor.clone(bits));
    mask = SplatElementsAttr::get(shaped, Attribute(mask));
    bits = shaped;
  }
  Location loc = op.getLoc();
  Value words = tt::BitcastOp::create(builder, loc, bits, op.getOperand());
  Value magnitude = arith::AndIOp::create(
      builder, loc, words, arith::ConstantOp::create(builder, loc, mask));
  op.replaceAllUsesWith(
      tt::BitcastOp::create(builder, loc, type, magnitude).getResult());
  op.erase();
}

/// The dot that makes a value and is used by nothing else, if it begins with
/// zeros; null for others. Of 8-bit floats how many products are summed at once
/// is a question of precision (maxNumImpreciseAcc), which its own sum answers.
tt::DotOp dotFromZeros(Value value) {
  auto dot = value.getDefiningOp<tt::DotOp>();
  if (!dot || !dot->hasOneUse() || dot.getMaxNumImpreciseAcc())
    return nullptr;
  auto element =
      dyn_cast<FloatType>(getElementTypeOrSelf(dot.getA().getType()));
  if (element && element.getWidth() == 8)
    return nullptr;
  return matchPattern(dot.getC(), m_AnyZeroFloat()) ||
                 matchPattern(dot.getC(), m_Zero())
             ? dot
             : tt::DotOp();
}

/// A sum with a dot becomes a dot that accumulates, as in Triton (its pass
/// triton-combine), so that matrix instructions add. Tile IR that has been
/// through Triton's passes has none left.
void accumulate(Operation *sum) {
  for (unsigned index : {1, 0}) {
    tt::DotOp dot = dotFromZeros(sum->getOperand(index));
    // In a loop around the sum alone it would be computed again and again.
    if (!dot || dot->getBlock() != sum->getBlock())
      continue;
    OpBuilder builder(sum);
    sum->replaceAllUsesWith(tt::DotOp::create(
        builder, sum->getLoc(), dot.getType(), dot.getA(), dot.getB(),
        sum->getOperand(1 - index), dot.getInputPrecisionAttr()));
    sum->erase();
    dot.erase();
    return;
  }
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
      } else if (auto abs = dyn_cast<math::AbsFOp>(op);
                 abs &&
                 getElementTypeOrSelf(abs.getType()).getIntOrFloatBitWidth() ==
                     8) {
        clearSigns(abs);
      } else if (auto reshape = dyn_cast<tt::ReshapeOp>(op);
                 reshape && reshape.getSrc().getType() == reshape.getType()) {
        reshape.replaceAllUsesWith(reshape.getSrc());
        op->erase();
      } else if (isa<arith::AddFOp, arith::AddIOp>(op)) {
        accumulate(op);
      }
    });
  }
};

} // namespace
} // namespace kiln
