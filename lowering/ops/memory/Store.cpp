// tt.store.
#include "lowering/emit/Coordinates.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/ops/memory/VectorAccess.h"

using namespace mlir;

namespace kiln {
namespace {

// An element that several threads hold is stored by one of them.
LogicalResult emitStore(Thread &thread, tt::StoreOp op) {
  LLVMOpBuilder &ir = thread.ir;
  if (failed(refuseBlockPointer(op, op.getPtr().getType())))
    return failure();
  Type stored = memoryType(op.getValue().getType());
  unsigned bytes = bytesOf(stored);
  Value maskOperand = usefulMask(op.getMask());
  Registers pointers = thread.get(op.getPtr()),
            data = thread.get(op.getValue()), masks;
  if (maskOperand)
    masks = thread.get(maskOperand);
  const LinearLayout *layout = layoutOf(op.getValue().getType());
  Value owner = ownerPredicate(thread, layout);
  llvm::SmallDenseMap<Value, Value, 4> ownerMasks;

  for (VectorAccess access : vectorAccesses(op, layout, bytes)) {
    SmallVector<Value> elements;
    for (unsigned index = 0; index < access.size; ++index)
      elements.push_back(toStored(ir, data[access.first + index]));
    unsigned alignment = bytes * access.size;
    Value mask = owner;
    if (maskOperand) {
      Value &combined = ownerMasks[masks[access.first]];
      if (!combined)
        combined =
            owner ? ir.bitAnd(masks[access.first], owner) : masks[access.first];
      mask = combined;
    }
    Value pointer = pointers[access.first];
    if (mask)
      LLVM::MaskedStoreOp::create(ir, ir.vector(elements), pointer,
                                  ir.splat(mask, access.size), alignment);
    else
      LLVM::StoreOp::create(
          ir, access.size == 1 ? elements.front() : ir.vector(elements),
          pointer, alignment,
          /*isVolatile=*/false, isStreaming(op.getCache(), op.getEvict()));
  }
  return success();
}

struct Store : TileLowering::ExternalModel<Store, tt::StoreOp> {
  std::optional<GlobalAccess> globalAccess(Operation *op) const {
    auto store = cast<tt::StoreOp>(op);
    GlobalAccess access{store.getPtr(), store.getMask()};
    access.kind = GlobalAccess::Kind::Store;
    return access;
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    return emitStore(thread, cast<tt::StoreOp>(op));
  }
};

} // namespace

void attachStore(MLIRContext &context) {
  tt::StoreOp::attachInterface<Store>(context);
}

} // namespace kiln
