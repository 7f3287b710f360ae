#include "lowering/ops/memory/VectorAccess.h"
#include "lowering/axis/WideAccess.h"
#include "lowering/dialect/GpuDialect.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace kiln {

SmallVector<VectorAccess> vectorAccesses(Operation *op,
                                         const LinearLayout *layout,
                                         unsigned elementBytes) {
  if (!layout)
    return {VectorAccess()};
  auto attribute = op->getAttrOfType<IntegerAttr>(gpu::kVectorAttr);
  unsigned vector = attribute ? attribute.getInt() : 1;
  vector = std::max(1u, std::min(vector, kMaxAccessBytes / elementBytes));
  SmallVector<VectorAccess> result;
  uint32_t free = layout->freeMask(HwDim::Register);
  for (unsigned reg = 0; reg < layout->size(HwDim::Register); reg += vector)
    if (!(reg & free))
      result.push_back({reg, vector});
  return result;
}

Value usefulMask(Value mask) {
  return mask && matchPattern(mask, m_One()) ? Value() : mask;
}

bool isStreaming(tt::CacheModifier cache, tt::EvictionPolicy evict) {
  return cache == tt::CacheModifier::CS ||
         evict == tt::EvictionPolicy::EVICT_FIRST;
}

LogicalResult refuseBlockPointer(Operation *op, Type pointer) {
  if (tt::isTensorPointer(pointer))
    return op->emitError("'")
           << op->getName() << "' through a block pointer is not lowered yet";
  return success();
}

} // namespace kiln
