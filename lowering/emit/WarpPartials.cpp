#include "lowering/emit/WarpPartials.h"
#include "lowering/emit/Coordinates.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/SharedMemory.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {

/// What vectors of partial results are aligned to.
static constexpr int64_t kSlotAlignment = 16;

static int64_t slotsOf(const AxisLayout &axis, unsigned copies) {
  return int64_t(copies) * axis.keptElements() * axis.warpsAlong();
}

static int64_t bytesOfSlots(int64_t slots, Type elementType) {
  return llvm::alignTo(slots * bytesOf(storedType(elementType)),
                       kSlotAlignment);
}

int64_t partialBytes(const AxisLayout &axis, unsigned copies,
                     ValueRange operands) {
  int64_t bytes = 0;
  for (Value operand : operands)
    bytes +=
        bytesOfSlots(slotsOf(axis, copies), elementType(operand.getType()));
  return bytes;
}

SmallVector<int64_t> partialScratch(const AxisLayout &axis, unsigned copies,
                                    int64_t base, ArrayRef<Type> types) {
  SmallVector<int64_t> scratch;
  for (Type type : types) {
    scratch.push_back(base);
    base += bytesOfSlots(slotsOf(axis, copies), type);
  }
  return scratch;
}

/// Slot of warp 0 of the kept element that register `group` of this thread
/// belongs to.
static Value partialSlot(Thread &thread, const AxisLayout &axis,
                         unsigned group) {
  // Kept element number * warps along the axis + warp along the axis; all
  // powers of two, so sums are ors.
  unsigned warpsAlong = axis.warpsAlong();
  SmallVector<uint32_t> bases(axis.threads.size(), 0);
  uint32_t constant = 0, stride = warpsAlong;
  for (unsigned dim = axis.layout.rank(); dim-- > 0;) {
    if (dim == axis.axis)
      continue;
    for (auto [basis, kept] :
         llvm::zip_equal(bases, threadBases(axis.layout, dim)))
      basis ^= kept * stride;
    constant ^= xorOfBases(registerBases(axis.layout, dim), group) * stride;
    stride *= axis.layout.shape()[dim];
  }
  return xorOfBits(thread, bases, constant);
}

void storePartials(Thread &thread, const AxisLayout &axis, Value storer,
                   const std::map<uint32_t, SmallVector<int64_t>> &scratch,
                   const ElementMap &partial) {
  LLVMOpBuilder &ir = thread.ir;
  Value myWarp = thread.xorOfBits(axis.axisWarpBases());
  auto storeAll = [&]() -> SmallVector<Value> {
    for (const auto &[group, element] : partial) {
      Value slot = ir.disjointOr(partialSlot(thread, axis, group), myWarp);
      for (auto [value, base] : llvm::zip_equal(element, scratch.at(group))) {
        Type stored = storedType(value.getType());
        Value pointer = ir.gep(sharedPointer(ir, base), stored, slot);
        LLVM::StoreOp::create(ir, toStored(ir, value), pointer,
                              bytesOf(stored));
      }
    }
    return {};
  };
  if (storer)
    thread.runIf(storer, {}, storeAll);
  else
    storeAll();
}

SmallVector<Elements> loadPartials(Thread &thread, const AxisLayout &axis,
                                   unsigned group, ArrayRef<int64_t> scratch,
                                   ArrayRef<Type> types) {
  LLVMOpBuilder &ir = thread.ir;
  unsigned count = axis.warpsAlong();
  SmallVector<Elements> partials(count, Elements(types.size()));
  Value slot = partialSlot(thread, axis, group);
  for (auto [operand, type] : llvm::enumerate(types)) {
    Type stored = storedType(type);
    unsigned bytes = bytesOf(stored), vector = std::min(count, 16 / bytes);
    Value base = ir.gep(sharedPointer(ir, scratch[operand]), stored, slot);
    for (unsigned first = 0; first < count; first += vector) {
      Value pointer = first ? ir.gep(base, stored, ir.i32(first)) : base;
      Type loadType =
          vector == 1 ? stored : Type(VectorType::get(int64_t(vector), stored));
      Value loaded =
          LLVM::LoadOp::create(ir, loadType, pointer, bytes * vector);
      for (unsigned index = 0; index < vector; ++index)
        partials[first + index][operand] = fromStored(
            ir, type, vector == 1 ? loaded : ir.element(loaded, index));
    }
  }
  return partials;
}

} // namespace kiln
