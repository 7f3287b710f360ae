// tt.addptr: pointers a number of elements further.
#include "frontend/dialect/Tile.h"
#include "lowering/axis/AxisArithmetic.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {
namespace {

struct AddPtr : TileLowering::ExternalModel<AddPtr, tt::AddPtrOp> {
  bool isCheapToRepeat(Operation *) const { return true; }

  AxisInfo axisInfo(Operation *op, unsigned,
                    ArrayRef<const AxisInfo *> operands) const {
    Type type = op->getResult(0).getType();
    return transferAdd(type, *operands[0], *operands[1], stepBytes(type));
  }

  FailureOr<Elements> emitElement(Operation *op, Thread &thread,
                                  ValueRange operands) const {
    LLVMOpBuilder &ir = thread.ir;
    auto pointer =
        cast<tt::PointerType>(getElementTypeOrSelf(op->getResult(0).getType()));
    return Elements{ir.gep(operands[0], memoryType(pointer.getPointeeType()),
                           ir.sextOrTrunc(ir.getI64Type(), operands[1]))};
  }
};

} // namespace

void attachAddPtr(MLIRContext &context) {
  tt::AddPtrOp::attachInterface<AddPtr>(context);
}

} // namespace kiln
