#include "lowering/blocks/DescriptorFacts.h"
#include "lowering/dialect/GpuDialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "targets/support/Granules.h"

using namespace mlir;

namespace kiln {

Value alignedBase(RewriterBase &rewriter, Value base) {
  Operation *op = base.getDefiningOp();
  if (!op)
    return base;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointAfterValue(base);
  if (isPure(op) && op->getNumRegions() == 0) {
    op = rewriter.clone(*op);
  } else {
    Value number = tt::PtrToIntOp::create(rewriter, base.getLoc(),
                                          rewriter.getI64Type(), base);
    op =
        tt::IntToPtrOp::create(rewriter, base.getLoc(), base.getType(), number);
  }
  op->setAttr("tt.divisibility", rewriter.getI32IntegerAttr(kGranuleBytes));
  return op->getResult(0);
}

int64_t strideDivisorOf(Value base) {
  Type element = cast<tt::PointerType>(base.getType()).getPointeeType();
  return kGranuleBytes / llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
}

void readWholeGranules(tt::LoadOp load) {
  UnitAttr unit = UnitAttr::get(load.getContext());
  load->setAttr(gpu::kWholeGranulesAttr, unit);
  load->getParentOfType<tt::FuncOp>()->setAttr(
      kReadsGranulesAttr, StringAttr::get(load.getContext(), ""));
}

} // namespace kiln
