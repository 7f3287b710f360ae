// kiln.unpack_fp4: bytes become pairs of 16-bit floats, as tt.join would pair
// them.
#include "lowering/emit/Thread.h"
#include "lowering/functions/Float4.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/ops/shape/Pair.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
namespace {

struct UnpackFp4 : TileLowering::ExternalModel<UnpackFp4, gpu::UnpackFp4Op> {
  std::optional<SmallVector<int64_t>> labelShape(Operation *op) const {
    auto type = cast<gpu::UnpackFp4Op>(op).getSrc().getType();
    return SmallVector<int64_t>(type.getShape());
  }
  LinearLayoutAttr operandLayout(Operation *, LinearLayoutAttr label,
                                 unsigned) const {
    return halfOf(label);
  }
  LinearLayoutAttr resultLayout(Operation *, LinearLayoutAttr label,
                                unsigned) const {
    return joined(label);
  }
  LinearLayoutAttr labelFromResult(Operation *, LinearLayoutAttr layout,
                                   unsigned) const {
    return halved(layout);
  }
  SmallVector<std::optional<unsigned>> operandDims(Operation *op,
                                                   unsigned) const {
    return dimsOfHalf(labelShape(op)->size());
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto unpack = cast<gpu::UnpackFp4Op>(op);
    unsigned bit = sideBit(*layoutOf(unpack.getType()));
    Registers pairs = emitUnpackFp4(
                  thread.ir, thread.target, thread.get(unpack.getSrc()),
                  cast<FloatType>(unpack.getType().getElementType())),
              result(pairs.size());
    for (auto [index, value] : llvm::enumerate(pairs))
      result[withSide(index / 2, index % 2, bit)] = value;
    thread.set(unpack, std::move(result));
    return success();
  }
};

} // namespace

void attachUnpackFp4(MLIRContext &context) {
  gpu::UnpackFp4Op::attachInterface<UnpackFp4>(context);
}

} // namespace kiln
