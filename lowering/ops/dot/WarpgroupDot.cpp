// kiln.warpgroup_dot and kiln.warpgroup_wait: wgmma. LLVM has no intrinsic for
// wgmma.mma_async, so it is inline assembly; the accumulators are tied operands
// of it and of the wait, which alone keeps their readers after the wait.
#include "lowering/dot/FragmentFinder.h"
#include "lowering/dot/InstructionSteps.h"
#include "lowering/dot/Warpgroup.h"
#include "lowering/emit/SharedOperand.h"
#include "lowering/llvm/TiedAsm.h"
#include "lowering/ops/TileLowerings.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/Matchers.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace kiln {
namespace {

char registerClass(Type type) { return type.isF32() ? 'f' : 'r'; }

/// Writes the instructions of one dot.
class DotWriter {
public:
  DotWriter(Thread &thread, gpu::WarpgroupDotOp op)
      : thread(thread), op(op),
        multiply(*warpgroupMultiplyOf(op.getInstruction())),
        layout(*layoutOf(op.getType())), c(thread.get(op.getC())) {
    ArrayRef<LinearLayout::Basis> warps = layout.bases(HwDim::Warp);
    SmallVector<LinearLayout::Basis> rows, columns;
    for (auto [bit, basis] : llvm::enumerate(warps)) {
      // The first two are the warps of a group, whose rows it knows.
      rows.push_back({bit < 2 ? 0 : basis[0], 0});
      columns.push_back({0, bit < 2 ? 0 : basis[1]});
    }
    if (isa<gpu::MemDescType>(op.getA().getType()))
      a.emplace(thread, op.getA(), 1, SharedOperand::For::Warpgroups, rows);
    b.emplace(thread, op.getB(), 0, SharedOperand::For::Warpgroups, columns);
    addsToZero = matchPattern(op.getC(), m_Zero()) ||
                 matchPattern(op.getC(), m_PosZeroFloat());
  }

  void write() {
    FragmentFinder accumulators(layout, accumulatorSteps());
    SmallVector<Step> steps;
    auto [first, end] = op.rowsOfB();
    for (int64_t k = first; k < end; k += multiply.slice->k)
      for (unsigned reg : accumulators.firstRegisters())
        steps.push_back(stepAt(k, layout.apply(reg, 0, 0), accumulators,
                               addsToZero && k == first));
    if (!a && first)
      computeHere(steps);
    fence(steps);
    for (const Step &step : steps)
      write(step);
    NVVM::WgmmaGroupSyncAlignedOp::create(thread.ir);
    thread.set(op, std::move(c));
  }

private:
  /// One instruction: the registers of its accumulator, A as its descriptor or
  /// its registers, and the descriptor of B.
  struct Step {
    SmallVector<unsigned, 8> accumulators;
    SmallVector<Value> a;
    Value b;
    /// Whether it initializes the accumulator, rather than adds to zeros: those
    /// would have to be written into registers, and ptxas fences again (C7519)
    /// where a scheduler leaves that between two instructions.
    bool isFirst;
  };

  Step stepAt(int64_t k, ArrayRef<int64_t> place,
              const FragmentFinder &accumulators, bool isFirst) {
    SmallVector<Value> left =
        a ? SmallVector<Value>{a->at(place[0], k)} : fragmentOfA(place[0], k);
    return {accumulators.fragment(place), std::move(left), b->at(k, place[1]),
            isFirst};
  }

  /// What only these words of A are computed from is computed here, after the
  /// dot of the words before them and beside it.
  void computeHere(ArrayRef<Step> steps) {
    llvm::DenseSet<Operation *> late;
    for (const Step &step : steps)
      for (Value word : step.a)
        if (Operation *made = word.getDefiningOp())
          late.insert(made);
    Block &block = *thread.ir.getInsertionBlock();
    Block::iterator here = thread.ir.getInsertionPoint();
    SmallVector<Operation *> moved;
    for (Operation &each :
         llvm::make_range(Block::reverse_iterator(here), block.rend())) {
      bool isAsked = late.contains(&each);
      if (!isPure(&each) || (!isAsked && each.use_empty()) ||
          !llvm::all_of(each.getUsers(),
                        [&](Operation *user) { return late.contains(user); }))
        continue;
      late.insert(&each);
      moved.push_back(&each);
    }
    for (Operation *each : llvm::reverse(moved))
      each->moveBefore(&block, here);
  }

  /// All registers are written before the fence: ptxas fences again after those
  /// that are written between two instructions (C7519). Accumulator registers
  /// go through it one by one, also where they begin as one value.
  void fence(ArrayRef<Step> steps) {
    TiedAsm text(thread.ir);
    if (!addsToZero)
      for (Value value : c)
        text.addTied(value, registerClass(value.getType()));
    llvm::SmallSetVector<Value, 16> words;
    if (!a)
      for (const Step &step : steps)
        words.insert_range(step.a);
    for (Value word : words)
      text.addInput(word, 'r');
    SmallVector<Value> given = text.write("wgmma.fence.sync.aligned;");
    if (!addsToZero)
      c.assign(given.begin(), given.end());
  }

  /// Steps from a register of a tile to the others, as the instruction counts
  /// them.
  DotPlan::Steps accumulatorSteps() const {
    DotPlan::Steps steps = registerSteps(multiply.slice->c);
    for (unsigned column = WarpgroupMultiply::kColumnsOfSlice;
         column < multiply.n; column *= 2)
      steps.push_back({0, column});
    return steps;
  }

  void write(const Step &step) {
    LLVMOpBuilder &ir = thread.ir;
    TiedAsm text(ir);
    for (unsigned reg : step.accumulators) {
      Type type = c[reg].getType();
      if (step.isFirst)
        text.addResult(type, registerClass(type));
      else
        text.addTied(c[reg], registerClass(type));
    }
    unsigned next = text.firstInput();
    std::string left = namesFrom(next, step.a.size());
    for (Value value : step.a)
      text.addInput(value, a ? 'l' : 'r');
    next += step.a.size();
    text.addInput(step.b, 'l');
    text.addInput(ir.i1(!step.isFirst), 'b'); // adds to them
    SmallVector<std::string> operands = {
        "{" + namesFrom(0, step.accumulators.size()) + "}",
        a ? left : "{" + left + "}", namesFrom(next, 2)};
    if (multiply.mayNegate())
      operands.append(2, "1");
    if (multiply.mayTranspose()) {
      if (a)
        operands.push_back(a->isTransposed() ? "1" : "0");
      operands.push_back(b->isTransposed() ? "1" : "0");
    }
    SmallVector<Value> made = text.write(
        (op.getInstruction() + " " + llvm::join(operands, ", ") + ";").str());
    for (auto [reg, value] : llvm::zip_equal(step.accumulators, made))
      c[reg] = value;
  }

  /// A warp's part of A at an offset, in 32-bit registers.
  SmallVector<Value> fragmentOfA(int64_t row, int64_t k) {
    const Registers &values = thread.get(op.getA());
    FragmentFinder finder(*layoutOf(op.getA().getType()),
                          registerSteps(multiply.slice->a));
    SmallVector<Value> elements;
    for (unsigned reg : finder.fragment({row, k}))
      elements.push_back(values[reg]);
    return inWords(thread.ir, elements);
  }

  Thread &thread;
  gpu::WarpgroupDotOp op;
  WarpgroupMultiply multiply;
  const LinearLayout &layout;
  Registers c;
  std::optional<SharedOperand> a, b;
  bool addsToZero;
};

/// Whether the accumulator, and A in registers, have the instruction's layout;
/// reports it where not.
LogicalResult checkLayouts(gpu::WarpgroupDotOp op, const GpuTarget &gpu) {
  WarpgroupMultiply multiply = *warpgroupMultiplyOf(op.getInstruction());
  const MatrixInstruction &slice = *multiply.slice;
  auto loaded = [](MatrixType type) {
    return type == MatrixType::TF32 ? MatrixType::F32 : type;
  };
  DotProblem problem{loaded(slice.aType),
                     loaded(slice.bType),
                     slice.cType,
                     DotPrecision::Tf32,
                     SmallVector<int64_t>(op.getType().getShape()),
                     op.getB().getType().getShape().front()};
  DotPlan plan = planDot(problem, gpu, *layoutOf(op.getType()));
  if (!plan.warpgroup || plan.warpgroup->slice != &slice ||
      plan.warpgroup->n < multiply.n)
    return op.emitError("accumulators are not laid out as '")
           << op.getInstruction() << "' has them";
  if (const LinearLayout *a = layoutOf(op.getA().getType()); a && *a != plan.a)
    return op.emitError("A is not laid out as '")
           << op.getInstruction() << "' has it";
  return success();
}

/// Whether buffers are aligned to the pattern that the hardware repeats.
LogicalResult checkAlignment(gpu::WarpgroupDotOp op) {
  for (Value buffer : {op.getA(), Value(op.getB())}) {
    auto type = dyn_cast<gpu::MemDescType>(buffer.getType());
    if (!type)
      continue;
    gpu::AllocOp alloc = gpu::allocBehind(buffer);
    unsigned wanted =
        WarpgroupOperand::of(type.getLayout().getLayout(),
                             type.getElementType().getIntOrFloatBitWidth() / 8)
            ->alignment();
    if (!alloc || alloc.getAlignment() < wanted)
      return op.emitError("needs buffers of its own with an alignment of ")
             << wanted;
  }
  return success();
}

struct WarpgroupDot
    : TileLowering::ExternalModel<WarpgroupDot, gpu::WarpgroupDotOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto dot = cast<gpu::WarpgroupDotOp>(op);
    if (!hasWarpgroupMultiply(thread.target.gpu()))
      return op->emitError("needs wgmma, which ")
             << gpuName(thread.target.gpu()) << " does not have";
    if (!layoutOf(dot.getType()))
      return op->emitError("has no layout; run kiln-assign-layouts before");
    if (failed(checkLayouts(dot, thread.target.gpu())) ||
        failed(checkAlignment(dot)))
      return failure();
    DotWriter(thread, dot).write();
    return success();
  }
};

struct WarpgroupWait
    : TileLowering::ExternalModel<WarpgroupWait, gpu::WarpgroupWaitOp> {
  LogicalResult emit(Operation *op, Thread &thread) const {
    auto wait = cast<gpu::WarpgroupWaitOp>(op);
    TiedAsm text(thread.ir);
    // Registers that hold the same element hold the same value.
    llvm::MapVector<Value, unsigned> tied;
    for (Value accumulator : wait.getAccumulators())
      for (Value value : thread.get(accumulator))
        if (tied.insert({value, text.tied()}).second)
          text.addTied(value, registerClass(value.getType()));
    for (Value kept : wait.getKept())
      for (Value word : inWords(thread.ir, thread.get(kept)))
        text.addInput(word, 'r');
    SmallVector<Value> given = text.write(
        ("wgmma.wait_group.sync.aligned " + Twine(wait.getPending()) + ";")
            .str());
    for (auto [accumulator, result] :
         llvm::zip_equal(wait.getAccumulators(), wait.getResults())) {
      Registers registers;
      for (Value value : thread.get(accumulator))
        registers.push_back(given[tied.lookup(value)]);
      thread.set(result, std::move(registers));
    }
    return success();
  }
};

} // namespace

void attachWarpgroupDot(MLIRContext &context) {
  gpu::WarpgroupDotOp::attachInterface<WarpgroupDot>(context);
  gpu::WarpgroupWaitOp::attachInterface<WarpgroupWait>(context);
}

} // namespace kiln
