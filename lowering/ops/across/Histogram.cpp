// tt.histogram: atomic counters in shared memory. The label is the layout of
// the source and the mask.
#include "frontend/dialect/Tile.h"
#include "lowering/emit/Coordinates.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/SharedMemory.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/ops/across/PlainLayout.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
namespace {

constexpr unsigned kCounterBytes = 4;

struct Histogram : TileLowering::ExternalModel<Histogram, tt::HistogramOp> {
  std::optional<SmallVector<int64_t>> labelShape(Operation *op) const {
    auto type = cast<RankedTensorType>(op->getOperand(0).getType());
    return SmallVector<int64_t>(type.getShape());
  }
  LinearLayoutAttr resultLayout(Operation *op, LinearLayoutAttr label,
                                unsigned) const {
    auto bins = cast<RankedTensorType>(op->getResult(0).getType());
    return plainLayout(bins.getShape(), label);
  }
  LinearLayoutAttr labelFromResult(Operation *, LinearLayoutAttr,
                                   unsigned) const {
    return {};
  }

  int64_t scratchBytes(Operation *op) const {
    auto bins = cast<RankedTensorType>(op->getResult(0).getType());
    return bins.getNumElements() * kCounterBytes;
  }

  LogicalResult emit(Operation *op, Thread &thread) const {
    auto histogram = cast<tt::HistogramOp>(op);
    FailureOr<int64_t> offset = sharedOffset(op);
    if (failed(offset))
      return failure();
    Value base = sharedPointer(thread.ir, *offset);
    clear(thread, histogram, base);
    thread.barrier(BarrierMemory::Shared);
    count(thread, histogram, base);
    thread.barrier(BarrierMemory::Shared);
    readBins(thread, histogram, base);
    return success();
  }

private:
  /// Where the counter of the bin in a register of the result is.
  static Value counter(Thread &thread, const LinearLayout &layout, Value base,
                       unsigned reg) {
    LLVMOpBuilder &ir = thread.ir;
    return ir.gep(base, ir.getI32Type(), coordinate(thread, layout, 0, reg));
  }

  static void clear(Thread &thread, tt::HistogramOp op, Value base) {
    LLVMOpBuilder &ir = thread.ir;
    const LinearLayout &layout = *layoutOf(op.getType());
    thread.runIf(ownerPredicate(thread, &layout), [&] {
      for (unsigned reg = 0; reg < layout.size(HwDim::Register); ++reg)
        if (!(reg & layout.freeMask(HwDim::Register)))
          LLVM::StoreOp::create(
              ir, ir.i32(0), counter(thread, layout, base, reg), kCounterBytes);
    });
  }

  /// Counts the elements that this thread owns; one that is masked off or has
  /// no bin counts nowhere.
  static void count(Thread &thread, tt::HistogramOp op, Value base) {
    LLVMOpBuilder &ir = thread.ir;
    int64_t bins = cast<RankedTensorType>(op.getType()).getNumElements();
    const LinearLayout &layout = *layoutOf(op.getSrc().getType());
    Value owner = ownerPredicate(thread, &layout);
    Registers source = thread.get(op.getSrc()), mask;
    if (op.getMask())
      mask = thread.get(op.getMask());
    for (auto [reg, bin] : llvm::enumerate(source)) {
      if (reg & layout.freeMask(HwDim::Register))
        continue;
      Value wide = ir.zextOrTrunc(ir.getI64Type(), bin);
      Value counts = ir.icmp(LLVM::ICmpPredicate::ult, wide, ir.i64(bins));
      for (Value condition : {owner, mask.empty() ? Value() : mask[reg]})
        counts = condition ? ir.bitAnd(counts, condition) : counts;
      thread.runIf(counts, [&] {
        auto add = LLVM::AtomicRMWOp::create(
            ir, LLVM::AtomicBinOp::add, ir.gep(base, ir.getI32Type(), wide),
            ir.i32(1), LLVM::AtomicOrdering::monotonic,
            thread.target.syncScope(Scope::Block));
        thread.target.annotateAtomic(add);
      });
    }
  }

  static void readBins(Thread &thread, tt::HistogramOp op, Value base) {
    LLVMOpBuilder &ir = thread.ir;
    const LinearLayout &layout = *layoutOf(op.getType());
    Registers result;
    for (unsigned reg = 0; reg < layout.size(HwDim::Register); ++reg) {
      Value count = LLVM::LoadOp::create(ir, ir.getI32Type(),
                                         counter(thread, layout, base, reg),
                                         kCounterBytes);
      result.push_back(ir.zextOrTrunc(elementType(op.getType()), count));
    }
    thread.set(op.getResult(), std::move(result));
  }
};

} // namespace

void attachHistogram(MLIRContext &context) {
  tt::HistogramOp::attachInterface<Histogram>(context);
}

} // namespace kiln
