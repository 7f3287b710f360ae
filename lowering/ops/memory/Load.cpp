// tt.load.
#include "lowering/axis/AxisArithmetic.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/emit/Thread.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/ops/memory/VectorAccess.h"

using namespace mlir;

namespace kiln {
namespace {

LogicalResult emitLoad(Thread &thread, tt::LoadOp op) {
  LLVMOpBuilder &ir = thread.ir;
  if (failed(refuseBlockPointer(op, op.getPtr().getType())))
    return failure();
  Type type = elementType(op.getType()), stored = memoryType(op.getType());
  unsigned bytes = bytesOf(stored);
  Value maskOperand = usefulMask(op.getMask());
  bool isVolatile =
      op.getIsVolatile() || op.getCache() == tt::CacheModifier::CV;
  bool streams = isStreaming(op.getCache(), op.getEvict());
  Registers pointers = thread.get(op.getPtr()), masks, others,
            result(pointers.size());
  if (maskOperand)
    masks = thread.get(maskOperand);
  if (op.getOther())
    others = thread.get(op.getOther());

  const LinearLayout *layout = layoutOf(op.getType());
  SmallVector<unsigned> first =
      gpu::equalRegisters(cast<OpResult>(op.getResult()), result.size());
  for (VectorAccess access : vectorAccesses(op, layout, bytes)) {
    if (first[access.first] != access.first)
      continue;
    auto vectorType = VectorType::get(int64_t(access.size), stored);
    unsigned alignment = bytes * access.size;
    Value pointer = pointers[access.first], loaded;
    auto plainLoad = [&]() -> SmallVector<Value> {
      Type loadType = access.size == 1 ? stored : Type(vectorType);
      return {LLVM::LoadOp::create(ir, loadType, pointer, alignment, isVolatile,
                                   streams)};
    };
    if (!maskOperand) {
      loaded = plainLoad().front();
    } else if (isVolatile) {
      loaded =
          thread
              .runIf(masks[access.first],
                     access.size == 1 ? stored : Type(vectorType), plainLoad)
              .front();
    } else {
      // Elements that are masked off and have no `other` are undefined in tile
      // IR; zero is repeatable. Where they are unused, it would be a wasted
      // instruction.
      SmallVector<Value> passThrough;
      for (unsigned index = 0; index < access.size && op.getOther(); ++index)
        passThrough.push_back(toStored(ir, others[access.first + index]));
      Value otherVector =
          op.getOther() ? ir.vector(passThrough)
          : op->hasAttr(gpu::kAnyOtherAttr)
              ? LLVM::UndefOp::create(ir, vectorType).getResult()
              : ir.zero(vectorType);
      auto masked = LLVM::MaskedLoadOp::create(
          ir, vectorType, pointer, ir.splat(masks[access.first], access.size),
          otherVector, ir.getI32IntegerAttr(alignment),
          streams ? ir.getUnitAttr() : UnitAttr());
      loaded = masked;
    }
    bool isVector = isa<VectorType>(loaded.getType());
    for (unsigned index = 0; index < access.size; ++index) {
      Value value = isVector ? ir.element(loaded, index) : loaded;
      // Of a granule that is read whole the mask may cut off all but the first.
      bool isCut = maskOperand && index && op->hasAttr(gpu::kWholeGranulesAttr);
      unsigned reg = access.first + (isCut ? index : 0);
      if (isCut || (isVolatile && maskOperand && op.getOther()))
        value =
            ir.select(masks[reg], value,
                      op.getOther() ? toStored(ir, others[access.first + index])
                                    : ir.zero(stored));
      result[access.first + index] = fromStored(ir, type, value);
    }
  }
  if (layout)
    for (unsigned reg = 0; reg < result.size(); ++reg)
      result[reg] = result[first[reg & ~layout->freeMask(HwDim::Register)]];
  thread.set(op, std::move(result));
  return success();
}

struct Load : TileLowering::ExternalModel<Load, tt::LoadOp> {
  std::optional<GlobalAccess> globalAccess(Operation *op) const {
    auto load = cast<tt::LoadOp>(op);
    GlobalAccess access{load.getPtr(), load.getMask()};
    if (!load.getIsVolatile())
      access.loaded = load.getResult();
    access.wholeGranules = op->hasAttr(gpu::kWholeGranulesAttr);
    return access;
  }
  /// Equal addresses give equal elements, except for concurrent writes by
  /// others.
  AxisInfo axisInfo(Operation *op, unsigned,
                    ArrayRef<const AxisInfo *> operands) const {
    auto load = cast<tt::LoadOp>(op);
    bool same = !load.getIsVolatile() &&
                isa<RankedTensorType>(load.getType()) &&
                isa<RankedTensorType>(load.getPtr().getType());
    return same ? transferElementwise(op, load.getType(), operands)
                : AxisInfo::pessimistic(load.getType());
  }
  LogicalResult emit(Operation *op, Thread &thread) const {
    return emitLoad(thread, cast<tt::LoadOp>(op));
  }
};

} // namespace

void attachLoad(MLIRContext &context) {
  tt::LoadOp::attachInterface<Load>(context);
}

} // namespace kiln
