// tt.dot. Its label is the accumulator's layout, from which those of the
// operands follow (lowering/dot): tiles of a matrix instruction that the GPU
// has, or anything else, which costs multiply-adds.
#include "lowering/emit/ElementTypes.h"
#include "lowering/layout/LayoutCosts.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/ops/dot/Multiply.h"
#include "lowering/ops/dot/Parts.h"
#include "lowering/ops/dot/Problem.h"

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
namespace {

DotPlan planOf(Operation *op, const LinearLayout &label) {
  return planDot(*dotProblem(cast<tt::DotOp>(op)), gpuOf(op), label);
}

/// Registers in another floating-point type.
void convert(LLVMOpBuilder &ir, Type type, Registers &registers) {
  for (Value &value : registers) {
    unsigned has = value.getType().getIntOrFloatBitWidth(),
             wants = type.getIntOrFloatBitWidth();
    if (has < wants)
      value = LLVM::FPExtOp::create(ir, type, value);
    else if (has > wants)
      value = LLVM::FPTruncOp::create(ir, type, value);
  }
}

/// The type that sums are kept in: that of the instruction's accumulator; f32
/// for multiply-adds of smaller floats.
Type sumType(LLVMOpBuilder &ir, const DotPlan &plan, Type c) {
  if (plan.instruction)
    return plan.instruction->matrix->cType == MatrixType::F32 ? ir.getF32Type()
                                                              : c;
  return isa<FloatType>(c) && c.getIntOrFloatBitWidth() < 32 ? ir.getF32Type()
                                                             : c;
}

LogicalResult emitDot(Thread &thread, tt::DotOp op) {
  const LinearLayout *label = layoutOf(op.getType());
  if (!label)
    return op.emitError("has no layout; run kiln-assign-layouts before");
  DotPlan plan = planOf(op, *label);
  if (*layoutOf(op.getA().getType()) != plan.a ||
      *layoutOf(op.getB().getType()) != plan.b)
    return op.emitError("the layouts of the operands are not those that follow "
                        "from the accumulator's");
  LLVMOpBuilder &ir = thread.ir;
  std::vector<DotStep> steps = dotSteps(plan);
  Registers c = thread.get(op.getC());
  Type type = elementType(op.getType());
  convert(ir, sumType(ir, plan, type), c);
  auto split = [&](Value operand) {
    return splitOperand(ir, thread.target, plan, getElementTypeOrSelf(operand),
                        thread.get(operand));
  };
  auto a = split(op.getA()), b = split(op.getB());
  for (auto [left, right] : productsOf(plan))
    multiply(ir, plan, steps, a[left], b[right], c);
  convert(ir, type, c);
  thread.set(op, std::move(c));
  return success();
}

struct Dot : TileLowering::ExternalModel<Dot, tt::DotOp> {
  LogicalResult checkLowered(Operation *op) const {
    if (dotProblem(cast<tt::DotOp>(op)))
      return success();
    return op->emitError("'tt.dot' of ")
           << op->getOperand(0).getType() << " and "
           << op->getOperand(1).getType() << " to "
           << op->getResult(0).getType()
           << " is not lowered yet; convert the operands to one of f16, bf16, "
              "f32, f64, i8 or an 8-bit float before";
  }

  LinearLayoutAttr operandLayout(Operation *op, LinearLayoutAttr label,
                                 unsigned operand) const {
    if (operand == 2)
      return label;
    DotPlan plan = planOf(op, label.getLayout());
    return LinearLayoutAttr::get(op->getContext(),
                                 operand == 0 ? plan.a : plan.b);
  }
  /// Where rows and columns of the accumulator lie an operand does not say.
  LinearLayoutAttr labelFromOperand(Operation *, LinearLayoutAttr layout,
                                    unsigned operand) const {
    return operand == 2 ? layout : LinearLayoutAttr();
  }
  std::vector<LinearLayout>
  layoutProposals(Operation *op, const LayoutContext &context) const {
    return accumulatorLayouts(*dotProblem(cast<tt::DotOp>(op)), gpuOf(op),
                              context.block.warps);
  }
  int64_t cost(Operation *op, const LinearLayout &label,
               const LayoutContext &context) const {
    return dotCost(*dotProblem(cast<tt::DotOp>(op)), planOf(op, label),
                   context.block.warps);
  }

  LogicalResult emit(Operation *op, Thread &thread) const {
    return emitDot(thread, cast<tt::DotOp>(op));
  }
};

} // namespace

void attachDot(MLIRContext &context) {
  tt::DotOp::attachInterface<Dot>(context);
}

} // namespace kiln
