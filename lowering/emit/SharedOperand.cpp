#include "lowering/emit/SharedOperand.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/emit/ElementTypes.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace kiln {

/// Bits 0 to 13 of a descriptor are the address, without the four that are
/// zero.
static constexpr int64_t kChunkMask = 0x3fff;

/// Bytes in units of 16; of a slot's number times its bytes, without a shift.
static Value chunksOf(LLVMOpBuilder &ir, Value bytes) {
  APInt ofSlot;
  if (auto product = bytes.getDefiningOp<LLVM::MulOp>();
      product && matchPattern(product.getRhs(), m_ConstantInt(&ofSlot)) &&
      ofSlot.urem(16) == 0)
    return ir.mul(product.getLhs(), ir.i32(ofSlot.getZExtValue() / 16));
  return ir.lshr(bytes, 4);
}

/// The address of a buffer, or of a slot of one, in units of 16 bytes. What
/// changes is added in them: an address has 18 bits, and LLVM would compute the
/// sum in 64.
static Value chunkOf(LLVMOpBuilder &ir, Value pointer) {
  Value offset;
  if (auto slot = pointer.getDefiningOp<LLVM::GEPOp>();
      slot && slot.getElemType().isInteger(8) &&
      slot.getDynamicIndices().size() == 1 && slot.getIndices().size() == 1 &&
      slot.getDynamicIndices().front().getType().isInteger(32)) {
    offset = chunksOf(ir, slot.getDynamicIndices().front());
    pointer = slot.getBase();
  }
  Value address = LLVM::PtrToIntOp::create(ir, ir.getI32Type(), pointer),
        first = ir.bitAnd(ir.lshr(address, 4), ir.i32(kChunkMask));
  return offset ? ir.add(first, offset) : first;
}

TensorDescriptor::TensorDescriptor(Thread &thread, Value buffer, uint64_t bits)
    : ir(&thread.ir),
      low(ir->disjointOr(chunkOf(*ir, thread.get(buffer).front()),
                         ir->i32(uint32_t(bits)))),
      high(bits >> 32) {}

Value TensorDescriptor::at(uint64_t byte) const {
  Value first = byte ? ir->add(low, ir->i32(byte / 16)) : low;
  return ir->bitcast(ir->getI64Type(), ir->vector({first, ir->i32(high)}));
}

SharedOperand::SharedOperand(Thread &thread, Value buffer, unsigned kDim,
                             For user, ArrayRef<LinearLayout::Basis> warps)
    : thread(thread),
      operand(*WarpgroupOperand::ofTensorCore(
          cast<gpu::MemDescType>(buffer.getType()).getLayout().getLayout(),
          bytesOf(memoryType(
              cast<gpu::MemDescType>(buffer.getType()).getElementType())))),
      kDim(kDim) {
  LLVMOpBuilder &ir = thread.ir;
  SmallVector<uint32_t> bases(llvm::Log2_32(thread.lanes), 0);
  for (const LinearLayout::Basis &basis : warps)
    bases.push_back(operand.byteOf(basis[0], basis[1]));
  Value ofWarp;
  if (llvm::any_of(bases, [](uint32_t basis) { return basis; }))
    ofWarp = thread.uniformXorOfBits(bases);
  if (user == For::TensorCore) {
    ofTensorCore.emplace(thread, buffer, operand.tensorDescriptor(kDim));
    return;
  }
  Value pointer = thread.get(buffer).front();
  Value address = LLVM::PtrToIntOp::create(ir, ir.getI32Type(), pointer);
  if (ofWarp)
    address = ir.add(address, ofWarp);
  Value start = ir.bitAnd(ir.lshr(address, 4), ir.i32(kChunkMask));
  whole = ir.disjointOr(ir.zextOrTrunc(ir.getI64Type(), start),
                        ir.i64(operand.descriptor(kDim)));
}

Value SharedOperand::at(int64_t row, int64_t column) const {
  LLVMOpBuilder &ir = thread.ir;
  uint64_t byte = operand.byteOf(row, column);
  if (ofTensorCore)
    return ofTensorCore->at(byte);
  return byte ? ir.add(whole, ir.i64(byte / 16)) : whole;
}

} // namespace kiln
