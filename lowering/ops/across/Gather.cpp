// tt.gather: elements of the source by index, through shared memory in
// row-major order. The label is the layout of the indices and the result.
#include "frontend/dialect/Tile.h"
#include "lowering/conversion/SharedPlan.h"
#include "lowering/emit/Coordinates.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/SharedMemory.h"
#include "lowering/interface/Scratch.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/ops/across/PlainLayout.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
namespace {

constexpr unsigned kIndices = 1; // the number of the operand

struct Gather : TileLowering::ExternalModel<Gather, tt::GatherOp> {
  LinearLayoutAttr operandLayout(Operation *op, LinearLayoutAttr label,
                                 unsigned operand) const {
    if (operand == kIndices)
      return label;
    auto source = cast<RankedTensorType>(op->getOperand(0).getType());
    return plainLayout(source.getShape(), label);
  }
  LinearLayoutAttr labelFromOperand(Operation *, LinearLayoutAttr layout,
                                    unsigned operand) const {
    return operand == kIndices ? layout : LinearLayoutAttr();
  }

  int64_t scratchBytes(Operation *op) const {
    auto source = cast<RankedTensorType>(op->getOperand(0).getType());
    return source.getNumElements() * sharedElementBytes(elementBits(source));
  }

  LogicalResult emit(Operation *op, Thread &thread) const {
    auto gather = cast<tt::GatherOp>(op);
    FailureOr<int64_t> offset = sharedOffset(op);
    if (failed(offset))
      return failure();
    Value base = sharedPointer(thread.ir, *offset);
    storeSource(thread, gather, base);
    thread.barrier(BarrierMemory::Shared);
    loadPicked(thread, gather, base);
    return success();
  }

private:
  static void storeSource(Thread &thread, tt::GatherOp op, Value base) {
    LLVMOpBuilder &ir = thread.ir;
    const LinearLayout &layout = *layoutOf(op.getSrc().getType());
    Registers source = thread.get(op.getSrc());
    thread.runIf(ownerPredicate(thread, &layout), [&] {
      for (auto [reg, value] : llvm::enumerate(source)) {
        if (reg & layout.freeMask(HwDim::Register))
          continue;
        Value stored = toStored(ir, value);
        Value place =
            ir.gep(base, stored.getType(), flatElement(thread, layout, reg));
        LLVM::StoreOp::create(ir, stored, place, bytesOf(stored.getType()));
      }
    });
  }

  /// An index outside of the source means nothing; it must not leave the
  /// scratch, so that it wraps.
  static void loadPicked(Thread &thread, tt::GatherOp op, Value base) {
    LLVMOpBuilder &ir = thread.ir;
    auto source = cast<RankedTensorType>(op.getSrc().getType());
    const LinearLayout &layout = *layoutOf(op.getType());
    Type type = elementType(op.getType()), stored = storedType(type);
    Registers indices = thread.get(op.getIndices()), result;
    for (auto [reg, index] : llvm::enumerate(indices)) {
      Value at;
      for (auto [dim, extent] : llvm::enumerate(source.getShape())) {
        Value along = dim == op.getAxis()
                          ? ir.bitAnd(ir.zextOrTrunc(ir.getI32Type(), index),
                                      ir.i32(extent - 1))
                          : coordinate(thread, layout, dim, reg);
        at = at ? ir.add(ir.mul(at, ir.i32(extent)), along) : along;
      }
      Value loaded = LLVM::LoadOp::create(ir, stored, ir.gep(base, stored, at),
                                          bytesOf(stored));
      result.push_back(fromStored(ir, type, loaded));
    }
    thread.set(op.getResult(), std::move(result));
  }
};

} // namespace

void attachGather(MLIRContext &context) {
  tt::GatherOp::attachInterface<Gather>(context);
}

} // namespace kiln
