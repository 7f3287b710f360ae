// kiln.alloc, kiln.index and kiln.transposed: a buffer is the pointer to its first byte.
#include "lowering/emit/SharedMemory.h"
#include "lowering/ops/TileLowerings.h"

using namespace mlir;

namespace kiln {
namespace {

struct Alloc : TileLowering::ExternalModel<Alloc, gpu::AllocOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    FailureOr<int64_t> offset = sharedOffset(op);
    if (failed(offset))
      return failure();
    thread.set(op->getResult(0), {sharedPointer(thread.ir, *offset)});
    return success();
  }
};

struct Index : TileLowering::ExternalModel<Index, gpu::IndexOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto index = cast<gpu::IndexOp>(op);
    LLVMOpBuilder &ir = thread.ir;
    Value slot = thread.get(index.getIndex()).front();
    if (index.getAhead()) {
      Value slots = ir.i32(index.getSource().getType().slots());
      Value sum = ir.add(slot, ir.i32(index.getAhead()));
      slot = ir.select(ir.icmp(LLVM::ICmpPredicate::uge, sum, slots),
                       ir.sub(sum, slots), sum);
    }
    Value bytes = ir.mul(slot, ir.i32(index.getType().bytes()));
    Value base = thread.get(index.getSource()).front();
    thread.set(index, {ir.gep(base, ir.getI8Type(), bytes)});
    return success();
  }
};

struct Transposed : TileLowering::ExternalModel<Transposed, gpu::TransposedOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto view = cast<gpu::TransposedOp>(op);
    thread.set(view, {thread.get(view.getSource()).front()});
    return success();
  }
};

} // namespace

void attachBuffer(MLIRContext &context) {
  gpu::AllocOp::attachInterface<Alloc>(context);
  gpu::IndexOp::attachInterface<Index>(context);
  gpu::TransposedOp::attachInterface<Transposed>(context);
}

} // namespace kiln
