// tt.assert: the thread that holds an element for which the condition is false
// traps, which ends the launch with an error. The message stays in the source
// that the trap's line names: neither vendor's runtime prints it without a
// device library.
#include "frontend/dialect/Tile.h"
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {
namespace {

struct Assert : TileLowering::ExternalModel<Assert, tt::AssertOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    LLVMOpBuilder &ir = thread.ir;
    Value holds;
    for (Value condition : thread.get(op->getOperand(0)))
      holds = holds ? ir.bitAnd(holds, condition) : condition;
    thread.runIf(ir.bitXor(holds, ir.i1(true)), {},
                 [&]() -> SmallVector<Value> {
                   LLVM::Trap::create(ir);
                   return {};
                 });
    return success();
  }
};

} // namespace

void attachAssert(MLIRContext &context) {
  tt::AssertOp::attachInterface<Assert>(context);
}

} // namespace kiln
