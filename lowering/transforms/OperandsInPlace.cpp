#include "lowering/transforms/OperandsInPlace.h"
#include "lowering/dot/TensorScales.h"
#include "lowering/dot/Warpgroup.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "targets/isa/matrix/TensorMultiply.h"

using namespace mlir;

namespace kiln {

/// `mayTranspose`: whether elements of so many bits may be contiguous along the
/// other dimension.
static gpu::LocalLoadOp
loadInPlace(Value operand, unsigned kDim,
            llvm::function_ref<bool(unsigned)> mayTranspose) {
  auto load = operand.getDefiningOp<gpu::LocalLoadOp>();
  if (!load || !gpu::allocBehind(load.getSource()))
    return {};
  gpu::MemDescType type = load.getSource().getType();
  unsigned bits = type.getElementType().getIntOrFloatBitWidth();
  auto sharedLayout =
      WarpgroupOperand::ofTensorCore(type.getLayout().getLayout(), bits / 8);
  if (!sharedLayout ||
      (sharedLayout->contiguous() != kDim && !mayTranspose(bits)))
    return {};
  return load;
}

gpu::LocalLoadOp loadForWarpgroups(Value operand, unsigned kDim) {
  return loadInPlace(operand, kDim, mayBeTransposed);
}

gpu::LocalLoadOp loadForTensorCore(Value operand, unsigned kDim,
                                   MatrixType type) {
  return loadInPlace(operand, kDim, [&](unsigned) {
    return TensorMultiply::mayTranspose(type);
  });
}

gpu::LocalLoadOp loadScalesInPlace(Value scales) {
  auto load = scales.getDefiningOp<gpu::LocalLoadOp>();
  if (!load || !gpu::allocBehind(load.getSource()))
    return {};
  gpu::MemDescType type = load.getSource().getType();
  TensorScales inMemory(type.getShape()[0], type.getShape()[1]);
  return inMemory.sharedLayout() == type.getLayout().getLayout()
             ? load
             : gpu::LocalLoadOp();
}

/// Whether copies alone write the buffer that a load takes a slot of.
static bool isCopiedAhead(gpu::LocalLoadOp load) {
  auto slot =
      load ? load.getSource().getDefiningOp<gpu::IndexOp>() : gpu::IndexOp();
  return slot && llvm::all_of(slot.getSource().getUsers(), [](Operation *op) {
           return llvm::all_of(op->getUsers(), [](Operation *user) {
             return isa<gpu::AsyncCopyOp, gpu::TmaCopyOp, gpu::LocalLoadOp,
                        gpu::WarpgroupDotOp, gpu::WarpgroupWaitOp,
                        gpu::TensorDotOp, gpu::TensorWaitOp>(user);
           });
         });
}

bool mayEndLater(tt::DotLike dot, ArrayRef<gpu::LocalLoadOp> loads) {
  auto loop = dyn_cast<scf::ForOp>(dot->getParentOp());
  auto accumulator = dyn_cast<BlockArgument>(dot.getC());
  if (!loop || !accumulator || accumulator.getOwner() != loop.getBody() ||
      !accumulator.hasOneUse() || !dot->hasOneUse() ||
      !llvm::all_of(loads, isCopiedAhead))
    return false;
  OpOperand *next = loop.getTiedLoopYieldedValue(accumulator);
  return next && next->get() == dot.getD();
}

} // namespace kiln
