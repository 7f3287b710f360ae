#include "lowering/interface/DotOpProblem.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/dialect/MatrixTypes.h"
#include "lowering/dot/TensorDot.h"
#include "mlir/IR/BuiltinOps.h"
#include "targets/gpu/GpuLookup.h"

using namespace mlir;

namespace kiln {

static DotPrecision precisionOf(tt::DotOp op) {
  switch (op.getInputPrecision()) {
  case tt::InputPrecision::IEEE:
    return DotPrecision::Ieee;
  case tt::InputPrecision::TF32:
    return DotPrecision::Tf32;
  case tt::InputPrecision::TF32x3:
    return DotPrecision::Tf32x3;
  case tt::InputPrecision::BF16x3:
    return DotPrecision::Bf16x3;
  case tt::InputPrecision::BF16x6:
    return DotPrecision::Bf16x6;
  }
  llvm_unreachable("unknown precision");
}

/// The elements of a scaled operand, where an instruction may take them; along
/// k, as they are packed.
static std::optional<MatrixType> scaledType(tt::ScaleDotElemType element,
                                            bool packsK) {
  switch (element) {
  case tt::ScaleDotElemType::E4M3:
    return MatrixType::E4M3;
  case tt::ScaleDotElemType::E5M2:
    return MatrixType::E5M2;
  case tt::ScaleDotElemType::E2M1:
    return packsK ? std::optional(MatrixType::E2M1) : std::nullopt;
  default:
    return std::nullopt;
  }
}

/// What is multiplied with scales, if both operands' may be of one kind.
static std::optional<DotProblem> scaledProblem(tt::DotScaledOp op) {
  std::optional<MatrixType> a = scaledType(op.getAElemType(), op.getLhsKPack()),
                            b = scaledType(op.getBElemType(), op.getRhsKPack());
  if (!a || !b)
    return std::nullopt;
  auto shape = [](Value matrix) {
    return SmallVector<int64_t>(
        cast<RankedTensorType>(matrix.getType()).getShape());
  };
  DotProblem problem{*a,
                     *b,
                     MatrixType::F32,
                     DotPrecision::Ieee,
                     shape(op.getD()),
                     shape(op.getA()).back() * packOf(*a)};
  for (Value scales : {op.getAScale(), op.getBScale()}) {
    if (!scales)
      continue;
    auto type = cast<RankedTensorType>(scales.getType());
    unsigned run = problem.k / type.getShape().back();
    MatrixType scale = type.getElementType().isInteger(8) ? MatrixType::E8M0
                                                          : MatrixType::UE4M3;
    if (problem.run && (run != problem.run || scale != problem.scale))
      return std::nullopt;
    problem.run = run;
    problem.scale = scale;
  }
  return problem.run ? std::optional(problem) : std::nullopt;
}

static std::optional<DotProblem> plainProblem(tt::DotOp op) {
  auto a = cast<RankedTensorType>(op.getA().getType()),
       b = cast<RankedTensorType>(op.getB().getType()),
       c = cast<RankedTensorType>(op.getType());
  std::optional<MatrixType> aType = matrixTypeOf(a.getElementType()),
                            bType = matrixTypeOf(b.getElementType()),
                            cType = matrixTypeOf(c.getElementType());
  // 8-bit floats may differ: instructions for them take any two.
  if (!aType || !bType || !cType || isFp8(*cType) ||
      (aType != bType && !(isFp8(*aType) && isFp8(*bType))))
    return std::nullopt;
  return DotProblem{*aType,
                    *bType,
                    *cType,
                    precisionOf(op),
                    SmallVector<int64_t>(c.getShape()),
                    a.getShape().back()};
}

std::optional<DotProblem> dotProblem(tt::DotLike op) {
  auto scaled = dyn_cast<tt::DotScaledOp>(op.getOperation());
  std::optional<DotProblem> problem =
      scaled ? scaledProblem(scaled)
             : plainProblem(cast<tt::DotOp>(op.getOperation()));
  if (!problem)
    return std::nullopt;
  auto module = op->getParentOfType<ModuleOp>();
  if (auto size = module->getAttrOfType<IntegerAttr>(gpu::kMatrixShapeAttr))
    problem->instructionSize = size.getInt();
  problem->packsK = !module->hasAttr(gpu::kUnpackedAttr);
  return problem;
}

bool hasScaledInstruction(tt::DotScaledOp op, const GpuTarget &gpu,
                          unsigned warps) {
  std::optional<DotProblem> problem = dotProblem(op);
  if (!problem)
    return false;
  std::vector<DotInstruction> choices = dotInstructions(*problem, gpu);
  if (choices.empty() || !fits(*problem, *choices.front().matrix))
    return false;
  return !choices.front().isOfTensorCore ||
         !tensorAccumulators(*choices.front().matrix, problem->shape, warps)
              .empty();
}

// The loads of the operands, by which the plan was chosen, say nothing any
// more: passes change where operands come from.
FailureOr<DotPlan> planAsAssigned(tt::DotLike op) {
  if (!gpu::hasLayout(op.getD().getType()))
    return op.emitError("has no layout; run kiln-assign-layouts before");
  DotProblem problem = *dotProblem(op);
  for (unsigned bits : {0, 8, 16, 32, 64}) {
    problem.loadedBits = bits;
    DotPlan plan =
        planDot(problem, gpuOf(op), gpu::getLayout(op.getD().getType()));
    if (gpu::getLayout(op.getA().getType()) == plan.a &&
        gpu::getLayout(op.getB().getType()) == plan.b)
      return plan;
  }
  return op.emitError("the layouts of the operands are not those that follow "
                      "from the accumulator's");
}

const GpuTarget &gpuOf(Operation *op) {
  auto name = op->getParentOfType<ModuleOp>()->getAttrOfType<StringAttr>(
      gpu::kTargetAttr);
  assert(name && "the module does not say which GPU it is for");
  const GpuTarget *target = lookupGpuTarget(name.getValue());
  assert(target && "the module names an unknown GPU");
  return *target;
}

} // namespace kiln
