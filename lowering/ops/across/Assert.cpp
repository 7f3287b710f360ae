// tt.assert: the thread that holds an element for which the condition is false
// ends the launch with an error. NVIDIA's runtime prints the message and the
// location; on AMD it stays with the trap, for the emulator and for readers of
// LLVM IR, and a GPU only traps.
#include "frontend/dialect/Location.h"
#include "frontend/dialect/Tile.h"
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/vendor/Messages.h"

using namespace mlir;

namespace kiln {
namespace {

struct Assert : TileLowering::ExternalModel<Assert, tt::AssertOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    LLVMOpBuilder &ir = thread.ir;
    Value holds;
    for (Value condition : thread.get(op->getOperand(0)))
      holds = holds ? ir.bitAnd(holds, condition) : condition;
    FileLineColLoc location = fileLocationOf(op->getLoc());
    Assertion assertion{cast<tt::AssertOp>(op).getMessage(),
                        location ? location.getFilename().getValue()
                                 : "unknown",
                        op->getParentOfType<tt::FuncOp>().getName(),
                        location ? location.getLine() : 0};
    LogicalResult result = success();
    thread.runIf(ir.bitXor(holds, ir.i1(true)), [&] {
      result = emitFailure(ir, thread.target.gpu(), assertion);
    });
    return result;
  }
};

} // namespace

void attachAssert(MLIRContext &context) {
  tt::AssertOp::attachInterface<Assert>(context);
}

} // namespace kiln
