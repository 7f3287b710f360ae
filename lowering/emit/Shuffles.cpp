#include "lowering/emit/Shuffles.h"
#include "lowering/emit/ElementTypes.h"

using namespace mlir;

namespace kiln {

/// By shuffles of 32-bit words.
static Value shuffle(LLVMOpBuilder &ir, Value value,
                     function_ref<Value(Value)> shuffleWord) {
  Type type = value.getType(), i32 = ir.getI32Type();
  if (isa<LLVM::LLVMPointerType>(type)) {
    unsigned width = bytesOf(type) * 8;
    Value bits = LLVM::PtrToIntOp::create(ir, ir.getIntegerType(width), value);
    return LLVM::IntToPtrOp::create(ir, type, shuffle(ir, bits, shuffleWord));
  }
  unsigned width = type.getIntOrFloatBitWidth();
  Type bitsType = ir.getIntegerType(width);
  Value bits = ir.bitcast(bitsType, value);
  if (width <= 32)
    return ir.bitcast(
        type, ir.zextOrTrunc(bitsType, shuffleWord(ir.zextOrTrunc(i32, bits))));
  Value low = shuffleWord(ir.zextOrTrunc(i32, bits));
  Value high = shuffleWord(ir.zextOrTrunc(i32, ir.lshr(bits, 32)));
  Value whole = ir.disjointOr(ir.zextOrTrunc(bitsType, low),
                              ir.shl(ir.zextOrTrunc(bitsType, high), 32));
  return ir.bitcast(type, whole);
}

Value shuffleXor(Thread &thread, Value value, unsigned mask) {
  Value lane = thread.lane();
  return shuffle(thread.ir, value, [&](Value word) {
    return thread.target.shuffleXor(thread.ir, word, mask, lane);
  });
}

Value shuffleFrom(Thread &thread, Value value, Value lane) {
  return shuffle(thread.ir, value, [&](Value word) {
    return thread.target.shuffle(thread.ir, word, lane);
  });
}

} // namespace kiln
