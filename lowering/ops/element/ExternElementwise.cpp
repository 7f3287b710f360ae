// tt.extern_elementwise: functions of device libraries that an operation of
// arith or math computes (frontend/library). No library is linked.
#include "frontend/dialect/Tile.h"
#include "frontend/library/LibraryFunctions.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {
namespace {

struct ExternElementwise
    : TileLowering::ExternalModel<ExternElementwise, tt::ExternElementwiseOp> {
  LogicalResult checkLowered(Operation *op) const {
    StringRef symbol = cast<tt::ExternElementwiseOp>(op).getSymbol();
    if (!tt::findLibraryFunction(symbol).empty())
      return success();
    return op->emitError("'tt.extern_elementwise' of '")
           << symbol
           << "' is not lowered yet: no operation computes this function, and "
              "no device library is linked";
  }

  FailureOr<Elements> emitElement(Operation *op, Thread &thread,
                                  ValueRange operands) const {
    StringRef name =
        tt::findLibraryFunction(cast<tt::ExternElementwiseOp>(op).getSymbol());
    Type type = elementType(op->getResult(0).getType());
    OperationState state(thread.ir.getLoc(), name, operands, {type});
    return Elements{thread.ir.create(state)->getResult(0)};
  }
};

} // namespace

void attachExternElementwise(MLIRContext &context) {
  tt::ExternElementwiseOp::attachInterface<ExternElementwise>(context);
}

} // namespace kiln
