// tt.extern_elementwise: functions of device libraries. Where an operation of
// arith or math computes the same (frontend/library), that operation; else a
// call, which NVIDIA's libdevice is linked for (targets/codegen/DeviceLibrary).
#include "frontend/dialect/Tile.h"
#include "frontend/library/LibraryFunctions.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Thread.h"
#include "lowering/llvm/ExternalCall.h"
#include "lowering/ops/TileLowerings.h"
#include "targets/gpu/GpuTraits.h"

using namespace mlir;

namespace kiln {
namespace {

struct ExternElementwise
    : TileLowering::ExternalModel<ExternElementwise, tt::ExternElementwiseOp> {
  LogicalResult checkLowered(Operation *op) const {
    StringRef symbol = cast<tt::ExternElementwiseOp>(op).getSymbol();
    if (symbol.starts_with("__nv_") || !tt::findLibraryFunction(symbol).empty())
      return success();
    return op->emitError("'tt.extern_elementwise' of '")
           << symbol
           << "' is not lowered: no operation computes this function, and of "
              "device libraries only NVIDIA's libdevice (__nv_...) is linked";
  }

  FailureOr<Elements> emitElement(Operation *op, Thread &thread,
                                  ValueRange operands) const {
    StringRef symbol = cast<tt::ExternElementwiseOp>(op).getSymbol();
    Type type = elementType(op->getResult(0).getType());
    if (StringRef name = tt::findLibraryFunction(symbol); !name.empty()) {
      OperationState state(thread.ir.getLoc(), name, operands, {type});
      return Elements{thread.ir.create(state)->getResult(0)};
    }
    if (!isNvidia(thread.target.gpu()))
      return op->emitError("'tt.extern_elementwise' of '")
             << symbol << "' is not lowered for "
             << gpuName(thread.target.gpu())
             << ": no operation computes this function of NVIDIA's libdevice";
    LLVM::CallOp call = callExternal(thread.ir, symbol, type, operands);
    if (!call)
      return failure();
    return Elements{call.getResult()};
  }
};

} // namespace

void attachExternElementwise(MLIRContext &context) {
  tt::ExternElementwiseOp::attachInterface<ExternElementwise>(context);
}

} // namespace kiln
