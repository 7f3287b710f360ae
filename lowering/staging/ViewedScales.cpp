#include "lowering/staging/ViewedScales.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/interface/FeedsDot.h"
#include "lowering/interface/TileLowering.h"
#include "lowering/staging/Staging.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {

/// The same view of a value in another layout.
static Value viewAgain(OpBuilder &builder, Operation *view, Value source) {
  auto lowering = cast<TileLowering>(view);
  auto layout = LinearLayoutAttr::get(view->getContext(),
                                      gpu::getLayout(source.getType()));
  LinearLayoutAttr label = lowering.labelFromOperand(layout, 0);
  Operation *again = builder.clone(*view);
  again->setOperand(0, source);
  Value result = again->getResult(0);
  result.setType(gpu::withLayout(cast<RankedTensorType>(result.getType()),
                                 lowering.resultLayout(label, 0).getLayout()));
  return result;
}

static void eraseUnused(Operation *op) {
  while (op && op->use_empty() && isView(op)) {
    Operation *before = op->getOperand(0).getDefiningOp();
    op->erase();
    op = before;
  }
}

static void convertLast(OpOperand &scales) {
  SmallVector<Operation *> views;
  bool isConverted = false;
  Value source = scales.get();
  for (Operation *op = source.getDefiningOp();
       op && isView(op) && op->hasOneUse(); op = source.getDefiningOp()) {
    if (isa<gpu::ConvertLayoutOp>(op))
      isConverted = true;
    else
      views.push_back(op);
    source = op->getOperand(0);
  }
  if (!source.getDefiningOp<tt::LoadOp>() || (isConverted && views.empty()))
    return;
  OpBuilder builder(scales.getOwner()->getContext());
  builder.setInsertionPointAfterValue(source);
  for (Operation *view : llvm::reverse(views))
    source = viewAgain(builder, view, source);
  Operation *before = scales.get().getDefiningOp();
  scales.set(gpu::ConvertLayoutOp::create(builder, scales.getOwner()->getLoc(),
                                          scales.get().getType(), source));
  eraseUnused(before);
}

void convertScalesLast(tt::FuncOp function) {
  function.walk([](tt::DotScaledOp dot) {
    FailureOr<DotPlan> plan = planAsAssigned(dot);
    if (failed(plan) || !plan->tensor)
      return;
    for (OpOperand &operand : dot->getOpOperands())
      if (isScales(operand))
        convertLast(operand);
  });
}

std::optional<ViewedScales> viewedScales(gpu::ConvertLayoutOp convert) {
  if (!convert->hasOneUse() || !isScales(*convert->use_begin()))
    return std::nullopt;
  std::optional<LinearLayout> inPlace =
      layoutReadInPlace(convert, /*contiguous=*/1);
  if (!inPlace)
    return std::nullopt;
  auto memory = LinearLayoutAttr::get(convert.getContext(), *inPlace);
  Value source = convert.getSrc();
  for (Operation *op = source.getDefiningOp();
       op && isView(op) && !isa<gpu::ConvertLayoutOp>(op) && op->hasOneUse();
       op = source.getDefiningOp()) {
    auto lowering = cast<TileLowering>(op);
    memory = lowering.operandLayout(lowering.labelFromResult(memory, 0), 0);
    source = op->getOperand(0);
  }
  auto load = source.getDefiningOp<tt::LoadOp>();
  if (!load || !load->hasOneUse() || source == convert.getSrc() ||
      load->getBlock() != convert->getBlock())
    return std::nullopt;
  return ViewedScales{
      load, memory.getLayout(),
      stagingBuffer(cast<RankedTensorType>(convert.getType()), *inPlace)};
}

} // namespace kiln
