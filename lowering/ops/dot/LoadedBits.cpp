#include "lowering/ops/dot/LoadedBits.h"
#include "lowering/dialect/GpuDialect.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace kiln {

static unsigned bitsOf(Value tensor) {
  return getElementTypeOrSelf(tensor).getIntOrFloatBitWidth();
}

unsigned loadedBits(tt::DotLike op) {
  unsigned bits = std::min(bitsOf(op.getA()), bitsOf(op.getB()));
  llvm::SetVector<Value> values;
  values.insert(op.getA());
  values.insert(op.getB());
  auto shapes = {cast<ShapedType>(op.getA().getType()).getShape(),
                 cast<ShapedType>(op.getB().getType()).getShape()};
  // A conversion of what was loaded is a few ops long; what an accumulator goes
  // through (a softmax) has some dozens. The number is a guess.
  constexpr unsigned longest = 128;
  for (unsigned next = 0; next < std::min<size_t>(values.size(), longest);
       ++next) {
    Operation *made = values[next].getDefiningOp();
    if (!made || isa<tt::LoadOp>(made))
      continue;
    if (isa<tt::DotLike>(made))
      return 0;
    for (Value operand : made->getOperands()) {
      auto tensor = dyn_cast<RankedTensorType>(operand.getType());
      if (!tensor || !tensor.getElementType().isIntOrFloat())
        continue;
      values.insert(operand);
      // A mask or a row of scales is no operand.
      if (tensor.getElementTypeBitWidth() >= 8 &&
          llvm::is_contained(shapes, tensor.getShape()))
        bits = std::min(bits, bitsOf(operand));
    }
  }
  return bits;
}

} // namespace kiln
