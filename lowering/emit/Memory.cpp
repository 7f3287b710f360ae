// Loads and stores. A thread accesses `kiln.vector` neighbouring elements per
// instruction; where a mask is given the access is one of LLVM's masked
// intrinsics with the mask of the whole vector, which targets/ turns into what
// the vendor has. An address is a pointer that all threads share plus an offset
// of the thread, so that LLVM can fold the common part.
//
// Cache modifiers: .cs and evict_first are non-temporal accesses; .cv is a
// volatile load. The other hints (.ca, .cg, .wb, .wt, evict_last, evict_normal)
// ask for nothing that LLVM IR can say and change no result.
#include "lowering/emit/ThreadEmitter.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace kiln {
namespace {

/// No instruction of either vendor accesses more than 16 bytes per thread.
constexpr unsigned kMaxAccessBytes = 16;

/// One instruction's worth of registers: neighbours from `first` on.
struct Access {
  unsigned first = 0, size = 1;
};

SmallVector<Access> accesses(const LinearLayout *layout, unsigned vector,
                             unsigned elementBytes) {
  if (!layout)
    return {Access()};
  vector = std::max(1u, std::min(vector, kMaxAccessBytes / elementBytes));
  SmallVector<Access> result;
  uint32_t free = layout->freeMask(HwDim::Register);
  for (unsigned reg = 0; reg < layout->size(HwDim::Register); reg += vector)
    if (!(reg & free))
      result.push_back({reg, vector});
  return result;
}

unsigned vectorOf(Operation *op) {
  auto vector = op->getAttrOfType<IntegerAttr>(gpu::kVectorAttr);
  return vector ? vector.getInt() : 1;
}

/// A mask that masks nothing is none.
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

} // namespace

Value ThreadEmitter::emitAddPtr(tt::AddPtrOp op, ValueRange operands) {
  Type pointee = cast<tt::PointerType>(getElementTypeOrSelf(op.getType()))
                     .getPointeeType();
  return ir.gep(operands[0], memoryType(pointee),
                ir.sextOrTrunc(ir.getI64Type(), operands[1]));
}

LogicalResult ThreadEmitter::emitLoad(tt::LoadOp op) {
  if (failed(refuseBlockPointer(op, op.getPtr().getType())))
    return failure();
  Type type = elementType(op.getType()), stored = memoryType(op.getType());
  unsigned bytes = bytesOf(stored);
  Value maskOperand = usefulMask(op.getMask());
  bool isVolatile =
      op.getIsVolatile() || op.getCache() == tt::CacheModifier::CV;
  bool streams = isStreaming(op.getCache(), op.getEvict());
  Registers pointers = get(op.getPtr()), masks, others, result(pointers.size());
  if (maskOperand)
    masks = get(maskOperand);
  if (op.getOther())
    others = get(op.getOther());

  const LinearLayout *layout = layoutOf(op.getType());
  for (Access access : accesses(layout, vectorOf(op), bytes)) {
    auto vectorType = VectorType::get(int64_t(access.size), stored);
    unsigned alignment = bytes * access.size;
    Value pointer = pointers[access.first], loaded;
    auto plainLoad = [&]() -> SmallVector<Value> {
      Type loadType = access.size == 1 ? stored : Type(vectorType);
      return {LLVM::LoadOp::create(ir, loadType, pointer, alignment, isVolatile,
                                   streams)};
    };
    if (!maskOperand) {
      loaded = plainLoad().front();
    } else if (isVolatile) {
      loaded = emitIf(masks[access.first],
                      access.size == 1 ? stored : Type(vectorType), plainLoad)
                   .front();
    } else {
      // Elements that are masked off and have no `other` are undefined in tile
      // IR; zero is repeatable.
      SmallVector<Value> passThrough;
      for (unsigned index = 0; index < access.size && op.getOther(); ++index)
        passThrough.push_back(toStored(others[access.first + index]));
      Value otherVector =
          op.getOther() ? ir.vector(passThrough) : ir.zero(vectorType);
      auto masked = LLVM::MaskedLoadOp::create(
          ir, vectorType, pointer, ir.splat(masks[access.first], access.size),
          otherVector, ir.getI32IntegerAttr(alignment),
          streams ? ir.getUnitAttr() : UnitAttr());
      loaded = masked;
    }
    bool isVector = isa<VectorType>(loaded.getType());
    for (unsigned index = 0; index < access.size; ++index) {
      Value value = isVector ? ir.element(loaded, index) : loaded;
      if (isVolatile && maskOperand && op.getOther())
        value = ir.select(masks[access.first], value,
                          toStored(others[access.first + index]));
      result[access.first + index] = fromStored(type, value);
    }
  }
  if (layout)
    for (unsigned reg = 0; reg < result.size(); ++reg)
      result[reg] = result[reg & ~layout->freeMask(HwDim::Register)];
  set(op, std::move(result));
  return success();
}

// An element that several threads hold is stored by one of them.
LogicalResult ThreadEmitter::emitStore(tt::StoreOp op) {
  if (failed(refuseBlockPointer(op, op.getPtr().getType())))
    return failure();
  Type stored = memoryType(op.getValue().getType());
  unsigned bytes = bytesOf(stored);
  Value maskOperand = usefulMask(op.getMask());
  Registers pointers = get(op.getPtr()), data = get(op.getValue()), masks;
  if (maskOperand)
    masks = get(maskOperand);
  const LinearLayout *layout = layoutOf(op.getValue().getType());
  Value owner = ownerPredicate(layout);
  llvm::SmallDenseMap<Value, Value, 4> ownerMasks;

  for (Access access : accesses(layout, vectorOf(op), bytes)) {
    SmallVector<Value> elements;
    for (unsigned index = 0; index < access.size; ++index)
      elements.push_back(toStored(data[access.first + index]));
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

} // namespace kiln
