#include "lowering/interface/Scratch.h"
#include "lowering/interface/TileLowering.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace kiln {

unsigned elementBits(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isIntOrFloat() ? element.getIntOrFloatBitWidth()
                                : 64; // pointers are 64 bits wide
}

int64_t scratchBytes(Operation *op) {
  auto lowering = dyn_cast<TileLowering>(op);
  return lowering ? lowering.scratchBytes() : 0;
}

} // namespace kiln
