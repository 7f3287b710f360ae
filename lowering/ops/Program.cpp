// tt.func, tt.return, tt.get_program_id and tt.get_num_programs: the kernel and
// its position in the grid.
#include "frontend/dialect/Tile.h"
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {
namespace {

/// Written by emitKernel.
struct Function : TileLowering::ExternalModel<Function, tt::FuncOp> {};

struct Return : TileLowering::ExternalModel<Return, tt::ReturnOp> {
  LogicalResult emit(Operation *, Thread &thread) const {
    LLVM::ReturnOp::create(thread.ir, ValueRange());
    return success();
  }
};

/// A call that is still there.
struct Call : TileLowering::ExternalModel<Call, tt::CallOp> {
  LogicalResult checkLowered(Operation *op) const {
    return op->emitError(
        "'tt.call' could not be inlined: recursion is not lowered, nor is a "
        "function of another file");
  }
};

AxisInfo nonNegative(Operation *op) {
  AxisInfo info = AxisInfo::pessimistic(op->getResult(0).getType());
  info.nonNegative = true;
  return info;
}

struct ProgramId : TileLowering::ExternalModel<ProgramId, tt::GetProgramIdOp> {
  AxisInfo axisInfo(Operation *op, unsigned, ArrayRef<const AxisInfo *>) const {
    return nonNegative(op);
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto axis = unsigned(cast<tt::GetProgramIdOp>(op).getAxis());
    thread.set(op->getResult(0), {thread.target.blockId(thread.ir, axis)});
    return success();
  }
};

struct NumPrograms
    : TileLowering::ExternalModel<NumPrograms, tt::GetNumProgramsOp> {
  AxisInfo axisInfo(Operation *op, unsigned, ArrayRef<const AxisInfo *>) const {
    return nonNegative(op);
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto axis = unsigned(cast<tt::GetNumProgramsOp>(op).getAxis());
    thread.set(op->getResult(0), {thread.target.blockCount(thread.ir, axis)});
    return success();
  }
};

} // namespace

void attachProgram(MLIRContext &context) {
  tt::FuncOp::attachInterface<Function>(context);
  tt::ReturnOp::attachInterface<Return>(context);
  tt::CallOp::attachInterface<Call>(context);
  tt::GetProgramIdOp::attachInterface<ProgramId>(context);
  tt::GetNumProgramsOp::attachInterface<NumPrograms>(context);
}

} // namespace kiln
