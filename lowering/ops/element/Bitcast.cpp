// tt.bitcast, tt.int_to_ptr and tt.ptr_to_int: the same bits as another type.
#include "frontend/dialect/Tile.h"
#include "lowering/axis/AxisArithmetic.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {
namespace {

/// The same bits as another type, pointers included.
Value emitBitcast(LLVMOpBuilder &ir, Value operand, Type type) {
  bool fromPointer = isa<LLVM::LLVMPointerType>(operand.getType()),
       toPointer = isa<LLVM::LLVMPointerType>(type);
  if (fromPointer == toPointer)
    return ir.bitcast(type, operand);
  if (fromPointer)
    return ir.bitcast(type,
                      LLVM::PtrToIntOp::create(ir, ir.getI64Type(), operand));
  return LLVM::IntToPtrOp::create(ir, type,
                                  ir.bitcast(ir.getI64Type(), operand));
}

template <typename Op>
struct BitsCast : TileLowering::ExternalModel<BitsCast<Op>, Op> {
  int64_t cost(Operation *, const LinearLayout &, const LayoutContext &) const {
    return 0;
  }
  AxisInfo axisInfo(Operation *op, unsigned,
                    ArrayRef<const AxisInfo *> operands) const {
    return transferCast(op, *operands[0]);
  }
  FailureOr<Elements> emitElement(Operation *op, Thread &thread,
                                  ValueRange operands) const {
    return Elements{emitBitcast(thread.ir, operands[0],
                                elementType(op->getResult(0).getType()))};
  }
};

} // namespace

void attachBitcast(MLIRContext &context) {
  tt::BitcastOp::attachInterface<BitsCast<tt::BitcastOp>>(context);
  tt::IntToPtrOp::attachInterface<BitsCast<tt::IntToPtrOp>>(context);
  tt::PtrToIntOp::attachInterface<BitsCast<tt::PtrToIntOp>>(context);
}

} // namespace kiln
