// tt.dot and tt.dot_scaled. The label is the accumulator's layout, from which
// those of the operands follow (lowering/dot): tiles of a matrix instruction
// that the GPU has, or anything else, which costs multiply-adds. With scales it
// is an instruction: kiln-decompose-scaled-dots has left no other dots.
#include "lowering/dialect/GpuDialect.h"
#include "lowering/dot/TensorDot.h"
#include "lowering/dot/Warpgroup.h"
#include "lowering/emit/ElementTypes.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/interface/LayoutCosts.h"
#include "lowering/ops/TileLowerings.h"
#include "lowering/ops/dot/LoadedBits.h"
#include "lowering/ops/dot/Multiply.h"
#include "lowering/ops/dot/Parts.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include <bit>

using namespace mlir;
using kiln::gpu::LinearLayoutAttr;

namespace kiln {
namespace {

/// The dot as it is asked for before it has layouts.
DotProblem problemOf(Operation *op) {
  auto dot = cast<tt::DotLike>(op);
  DotProblem problem = *dotProblem(dot);
  problem.loadedBits = loadedBits(dot);
  return problem;
}

DotPlan planOf(Operation *op, const LinearLayout &label) {
  return planDot(problemOf(op), gpuOf(op), label);
}

/// What a register costs that holds what another warp has, too. Where registers
/// run out, it is one more that is stored and read in an iteration. A guess:
/// with it, attention's backward pass (parallel_wall_attn_bwd_kernel_dq of
/// fla-core, sm_90a) stores 544 bytes of spills for 1784, computed by
/// warpgroups, and 181 kernels of public packages spill no more than before.
constexpr int64_t kReplicaCost = 8;
/// Accumulators of fewer registers leave enough for all else: a guess.
constexpr int64_t kLargeAccumulator = 64;

/// The cost of an accumulator that several warps hold whole, beside that of
/// multiplying it several times.
int64_t replicaCost(const LinearLayout &c, const GpuTarget &gpu,
                    unsigned warps) {
  int64_t registers = distinctRegisters(c);
  if (!gpu.isNvidia() || registers < kLargeAccumulator)
    return 0;
  int64_t own = registers >> std::popcount(c.freeMask(HwDim::Warp));
  return warps * (registers - own) * kReplicaCost;
}

/// The same of the operands, where warpgroups could read them from shared memory
/// instead.
int64_t operandReplicaCost(const DotProblem &problem, const DotPlan &plan,
                           const GpuTarget &gpu, unsigned warps) {
  if (!hasWarpgroupMultiply(gpu) || warps % 4 || plan.warpgroup ||
      !plan.instruction)
    return 0;
  int64_t cost = 0;
  for (auto [layout, type] :
       {std::pair(&plan.a, problem.a), std::pair(&plan.b, problem.b)}) {
    int64_t registers =
        llvm::divideCeil(distinctRegisters(*layout) * bitsOf(type), 32);
    int64_t own = registers >> std::popcount(layout->freeMask(HwDim::Warp));
    if (registers >= 2 * kLargeAccumulator)
      cost += warps * (registers - own) * kReplicaCost;
  }
  return cost;
}

/// NVIDIA: instructions that convert narrow operands for mma.sync, two elements
/// each (PTX ISA, "cvt": f16x2 from e4m3x2; before sm_89 they are more). wgmma
/// and tcgen05 take operands as they are, and what instructions with scales
/// unpack is part of dotCost.
int64_t conversionCost(const DotProblem &problem, const DotPlan &plan,
                       const GpuTarget &gpu, unsigned warps) {
  bool isConverted =
      plan.instruction && !plan.tensor && !plan.warpgroup && !problem.run;
  if (!isNvidia(gpu) || !isConverted)
    return 0;
  int64_t elements = 0;
  const MatrixInstruction &row = *plan.instruction->matrix;
  for (auto [layout, from, to] : {std::tuple(&plan.a, problem.a, row.aType),
                                  std::tuple(&plan.b, problem.b, row.bType)})
    if (bitsOf(from) != bitsOf(to))
      elements += distinctRegisters(*layout);
  return warps * elements / 2;
}

/// AMD: copies of operands that a loop around the dot keeps in registers, as
/// attention keeps its queries beside the accumulators.
int64_t heldReplicaCost(Operation *op, const DotProblem &problem,
                        const DotPlan &plan, const GpuTarget &gpu,
                        unsigned warps) {
  auto loop = op->getParentOfType<LoopLikeOpInterface>();
  if (isNvidia(gpu) || !plan.instruction || !loop)
    return 0;
  int64_t cost = 0;
  for (auto [layout, type, operand] :
       {std::tuple(&plan.a, problem.a, op->getOperand(0)),
        std::tuple(&plan.b, problem.b, op->getOperand(1))}) {
    if (!loop.isDefinedOutsideOfLoop(operand))
      continue;
    int64_t registers =
        llvm::divideCeil(distinctRegisters(*layout) * bitsOf(type), 32);
    int64_t own = registers >> std::popcount(layout->freeMask(HwDim::Warp));
    if (registers >= kLargeAccumulator)
      cost += warps * (registers - own) * kReplicaCost;
  }
  return cost;
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

/// The type of the accumulator: that of the instruction's; f32 for
/// multiply-adds of smaller floats.
Type accumulatorType(LLVMOpBuilder &ir, const DotPlan &plan, Type c) {
  if (plan.instruction)
    return plan.instruction->matrix->cType == MatrixType::F32 ? ir.getF32Type()
                                                              : c;
  return isa<FloatType>(c) && c.getIntOrFloatBitWidth() < 32 ? ir.getF32Type()
                                                             : c;
}

/// An operand in the instruction's types, as far as it has been asked for.
class OperandParts {
public:
  OperandParts(Thread &thread, const DotPlan &plan, Value operand)
      : thread(thread), plan(plan), operand(operand) {}

  /// Makes sure of some registers.
  void need(SmallVector<unsigned> registers) {
    if (!parts.empty())
      llvm::erase_if(registers,
                     [&](unsigned reg) { return bool(parts.front()[reg]); });
    const Registers &all = thread.get(operand, registers);
    Registers values;
    for (unsigned reg : registers)
      values.push_back(all[reg]);
    SmallVector<Registers, 3> made = splitOperand(
        thread.ir, thread.target, plan, getElementTypeOrSelf(operand), values);
    parts.resize(made.size(), Registers(all.size()));
    for (auto [part, pieces] : llvm::zip_equal(parts, made))
      for (auto [reg, piece] : llvm::zip_equal(registers, pieces))
        part[reg] = piece;
  }
  const Registers &part(unsigned index) const { return parts[index]; }

private:
  Thread &thread;
  const DotPlan &plan;
  Value operand;
  SmallVector<Registers, 3> parts;
};

/// Scales as calls take them, four in a register.
Registers scaleWords(Thread &thread, Value scales) {
  constexpr unsigned inWord = 4;
  LLVMOpBuilder &ir = thread.ir;
  Registers words;
  if (!scales)
    return words;
  Registers bytes = thread.get(scales);
  while (bytes.size() % inWord)
    bytes.push_back(ir.zero(bytes.front().getType()));
  for (size_t first = 0; first != bytes.size(); first += inWord)
    words.push_back(ir.bitcast(
        ir.getI32Type(), ir.vector(ArrayRef(bytes).slice(first, inWord))));
  return words;
}

ScaleWords scalesOf(Thread &thread, Operation *op) {
  auto dot = dyn_cast<tt::DotScaledOp>(op);
  if (!dot)
    return {};
  return {scaleWords(thread, dot.getAScale()),
          scaleWords(thread, dot.getBScale())};
}

/// Multiplies slices of k one after the other. Each takes its part of the
/// operands one slice before it is multiplied: operands that come from shared
/// memory need few registers then, and still arrive in time. Parts of split
/// operands are added in the order of their size, so all of k is one slice.
/// With kiln.part only that part's slices.
void multiplySlices(Thread &thread, tt::DotLike op, const DotPlan &plan,
                    Registers &c) {
  std::vector<DotStep> steps = dotSteps(plan);
  auto products = productsOf(plan);
  size_t slices = products.size() == 1 ? plan.depth() / plan.tileK() : 1;
  auto sliceOf = [&](size_t slice) {
    size_t size = steps.size() / slices;
    return ArrayRef(steps).slice(slice * size, size);
  };
  OperandParts a(thread, plan, op.getA()), b(thread, plan, op.getB());
  auto need = [&](size_t slice) {
    a.need(registersIn(sliceOf(slice), &DotStep::a));
    b.need(registersIn(sliceOf(slice), &DotStep::b));
  };
  size_t first = 0, end = slices;
  if (auto part = op->getAttrOfType<DenseI64ArrayAttr>(gpu::kPartAttr)) {
    first = slices * part[0] / part[1];
    end = slices * (part[0] + 1) / part[1];
  }
  ScaleWords scales = scalesOf(thread, op);
  need(first);
  for (size_t slice = first; slice != end; ++slice) {
    if (slice + 1 != end)
      need(slice + 1);
    for (auto [left, right] : products)
      multiply(thread.ir, plan, sliceOf(slice), a.part(left), b.part(right),
               scales, c);
  }
}

LogicalResult emitDot(Thread &thread, tt::DotLike op) {
  FailureOr<DotPlan> assigned = planAsAssigned(op);
  if (failed(assigned))
    return failure();
  const DotPlan &plan = *assigned;
  bool isOfTensorCore = plan.instruction && plan.instruction->isOfTensorCore;
  if (plan.run && (!plan.instruction || (isOfTensorCore && !plan.tensor)))
    return op.emitError("has a layout that no instruction with scales has");
  if (plan.tensor &&
      (isOfTensorCore || fragmentsOf(plan.c, *plan.instruction->matrix)))
    return op.emitError("has an accumulator that the tensor core alone "
                        "computes; run kiln-tensor-dots before");
  LLVMOpBuilder &ir = thread.ir;
  Registers c = thread.get(op.getC());
  Type type = elementType(op.getD().getType());
  convert(ir, accumulatorType(ir, plan, type), c);
  multiplySlices(thread, op, plan, c);
  convert(ir, type, c);
  thread.set(op.getD(), std::move(c));
  return success();
}

/// Which scales an operand is: 0 for those of A, 1 for those of B.
std::optional<unsigned> scalesOfOperand(Operation *op, unsigned operand) {
  if (operand <= 2)
    return std::nullopt;
  return cast<tt::DotScaledOp>(op).getAScale() && operand == 3 ? 0 : 1;
}

template <typename Op> struct Dot : TileLowering::ExternalModel<Dot<Op>, Op> {
  SmallVector<std::optional<unsigned>> operandDims(Operation *op,
                                                   unsigned operand) const {
    unsigned rank =
        cast<RankedTensorType>(op->getResult(0).getType()).getRank();
    SmallVector<std::optional<unsigned>> dims;
    for (unsigned dim = 0; dim < rank; ++dim)
      dims.push_back(dim);
    std::optional<unsigned> scales = scalesOfOperand(op, operand);
    if (scales) {
      dims[rank - 2] = rank - 2 + *scales;
      dims[rank - 1] = std::nullopt;
    } else if (operand < 2) { // its other dimension is summed up over
      dims[rank - 1 - operand] = std::nullopt;
    }
    return dims;
  }
  LogicalResult checkLowered(Operation *op) const {
    if (dotProblem(cast<tt::DotLike>(op)))
      return success();
    return op->emitError("'")
           << op->getName() << "' of " << op->getOperand(0).getType() << " and "
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
    std::optional<unsigned> scales = scalesOfOperand(op, operand);
    const LinearLayout &ofA = scales ? plan.aScales : plan.a,
                       &ofB = scales ? plan.bScales : plan.b;
    return LinearLayoutAttr::get(op->getContext(),
                                 scales.value_or(operand) == 0 ? ofA : ofB);
  }
  /// An operand's layout does not determine rows and columns of the
  /// accumulator.
  LinearLayoutAttr labelFromOperand(Operation *, LinearLayoutAttr layout,
                                    unsigned operand) const {
    return operand == 2 ? layout : LinearLayoutAttr();
  }
  std::vector<LinearLayout>
  layoutProposals(Operation *op, const LayoutContext &context) const {
    return accumulatorLayouts(problemOf(op), gpuOf(op), context.block.warps);
  }
  std::optional<LinearLayout> operandSharedLayout(Operation *op,
                                                  unsigned operand,
                                                  const LinearLayout &wanted,
                                                  unsigned contiguous) const {
    DotProblem problem = *dotProblem(cast<tt::DotLike>(op));
    if (std::optional<unsigned> scales = scalesOfOperand(op, operand))
      return tensorScalesLayout(problem, gpuOf(op), *scales, wanted);
    const GpuTarget &gpu = gpuOf(op);
    return hasTensorMemory(gpu)
               ? tensorSharedLayout(problem, gpu, operand, wanted, contiguous)
               : warpgroupSharedLayout(problem, gpu, operand, wanted,
                                       contiguous);
  }
  int64_t cost(Operation *op, const LinearLayout &label,
               const LayoutContext &context) const {
    unsigned warps = context.block.warps;
    DotProblem problem = problemOf(op);
    DotPlan plan = planOf(op, label);
    return dotCost(problem, plan, warps) +
           replicaCost(label, gpuOf(op), warps) +
           operandReplicaCost(problem, plan, gpuOf(op), warps) +
           conversionCost(problem, plan, gpuOf(op), warps) +
           heldReplicaCost(op, problem, plan, gpuOf(op), warps);
  }

  LogicalResult emit(Operation *op, Thread &thread) const {
    return emitDot(thread, cast<tt::DotLike>(op));
  }
};

} // namespace

void attachDot(MLIRContext &context) {
  tt::DotOp::attachInterface<Dot<tt::DotOp>>(context);
  tt::DotScaledOp::attachInterface<Dot<tt::DotScaledOp>>(context);
}

} // namespace kiln
