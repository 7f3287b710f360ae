#include "lowering/emit/Coordinates.h"
#include "lowering/layout/AxisLayout.h"

using namespace mlir;

namespace kiln {

static SmallVector<uint32_t> flatRegisterBases(const LinearLayout &layout) {
  SmallVector<uint32_t> bases;
  llvm::append_range(bases, layout.flatBases(HwDim::Register));
  return bases;
}

static SmallVector<uint32_t> flatThreadBases(const LinearLayout &layout) {
  SmallVector<uint32_t> bases;
  llvm::append_range(bases, layout.flatBases(HwDim::Lane));
  llvm::append_range(bases, layout.flatBases(HwDim::Warp));
  return bases;
}

uint32_t xorOfBases(ArrayRef<uint32_t> bases, uint32_t bits) {
  uint32_t result = 0;
  for (auto [bit, basis] : llvm::enumerate(bases))
    if (bits >> bit & 1)
      result ^= basis;
  return result;
}

uint32_t freeThreadBits(const LinearLayout &layout) {
  return layout.freeMask(HwDim::Lane) | layout.freeMask(HwDim::Warp)
                                            << layout.bases(HwDim::Lane).size();
}

/// `value` XOR a constant; an or where LLVM can then see that nothing overlaps.
/// `bits`: those `value` may have.
static Value xorConstant(LLVMOpBuilder &ir, Value value, uint32_t bits,
                         uint32_t constant) {
  if (!constant)
    return value;
  if (!bits)
    return ir.i32(constant);
  return bits & constant ? ir.bitXor(value, ir.i32(constant))
                         : ir.disjointOr(value, ir.i32(constant));
}

Value xorOfBits(Thread &thread, ArrayRef<uint32_t> bases, uint32_t constant) {
  uint32_t bits = 0;
  for (uint32_t basis : bases)
    bits |= basis;
  return xorConstant(thread.ir, thread.xorOfBits(bases), bits, constant);
}

Value coordinate(Thread &thread, const LinearLayout &layout, unsigned dim,
                 unsigned reg) {
  return xorOfBits(thread, threadBases(layout, dim),
                   xorOfBases(registerBases(layout, dim), reg));
}

Value flatElement(Thread &thread, const LinearLayout &layout, unsigned reg) {
  return xorOfBits(thread, flatThreadBases(layout),
                   xorOfBases(flatRegisterBases(layout), reg));
}

Value threadBitsClear(Thread &thread, uint32_t mask) {
  if (!mask)
    return {};
  LLVMOpBuilder &ir = thread.ir;
  Value bits = thread.id();
  if (mask != thread.lanes * thread.warps - 1)
    bits = ir.bitAnd(bits, ir.i32(mask));
  return ir.equal(bits, ir.i32(0));
}

Value ownerPredicate(Thread &thread, const LinearLayout *layout) {
  return threadBitsClear(thread, layout ? freeThreadBits(*layout)
                                        : thread.lanes * thread.warps - 1);
}

} // namespace kiln
