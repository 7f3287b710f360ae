// The pass kiln-tensor-dots: a dot whose accumulator has a layout of the tensor
// core becomes kiln.tensor_dot. Operands that lie in shared memory already as
// the tensor core reads them are read from there, others are stored before; so
// are their scales, and an operand without any has ones beside the other's
// (Factor.h). Accumulators lie in tensor memory: where a loop carries one, all the time that
// it runs.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/dot/TensorDot.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/passes/Passes.h"
#include "lowering/remarks/Refuse.h"
#include "lowering/staging/Staging.h"
#include "lowering/tensor/Factor.h"
#include "lowering/tma/SlotBarriers.h"
#include "lowering/transforms/OperandsInPlace.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_TENSORDOTS
#include "lowering/passes/Passes.h.inc"

namespace {

class DotRewriter {
public:
  /// `columns` of tensor memory are left for A.
  DotRewriter(tt::DotLike dot, DotPlan plan, Value done, int64_t &columns)
      : dot(dot), plan(std::move(plan)), done(done), columnsLeft(columns),
        builder(dot) {}

  void run() {
    SmallVector<Factor, 4> factors = findFactors();
    // Its slots are refilled after the next one has begun.
    Operation *loop = dot->getParentOp();
    bool endsLater = loop->hasAttr(gpu::kNumStagesAttr) &&
                     !loop->hasAttr(gpu::kReuseSlotsAttr) &&
                     mayEndLater(dot, loadsOfIteration(factors));
    SmallVector<Value, 4> buffers;
    SmallVector<Value> tokens;
    for (Factor &factor : factors) {
      // Of scaled elements those of 4 bits would be bytes each.
      bool mayBeInTensors = &factor == &factors.front() && !plan.run;
      Value stored =
          mayBeInTensors ? factor.inTensorMemory(columnsLeft) : Value();
      buffers.push_back(stored ? stored : factor.inSharedMemory());
      if (Value token = factor.load ? factor.load.getToken() : Value();
          token && !llvm::is_contained(tokens, token))
        tokens.push_back(token);
    }
    if (!carry())
      beginAlone();
    Value columns[2] = {};
    SmallVector<Value> used(buffers.begin(), buffers.end());
    if (plan.run) {
      builder.setInsertionPoint(memory.getDefiningOp());
      for (unsigned side : {0, 1})
        used.push_back(columns[side] = columnsFor(buffers[2 + side]));
    }
    builder.setInsertionPoint(dot);
    auto begun = gpu::TensorDotOp::create(
        builder, dot.getLoc(), gpu::TokenType::get(builder.getContext()),
        buffers[0], buffers[1], memory, plan.run ? buffers[2] : Value(),
        plan.run ? buffers[3] : Value(), columns[0], columns[1], done, tokens,
        adds, /*adding=*/Value());
    auto wait =
        gpu::TensorWaitOp::create(builder, dot.getLoc(), begun, done, used, 0);
    if (endsLater)
      wait->setAttr(gpu::kNextIterationAttr, builder.getUnitAttr());
    // In turns with a barrier of their own: threads' copies.
    wait.setAllWarps(endsLater && llvm::any_of(tokens, [](Value token) {
                       return token.getDefiningOp<gpu::AsyncWaitOp>();
                     }));
    if (!carrier)
      dot.getD().replaceAllUsesWith(
          gpu::TensorLoadOp::create(builder, dot.getLoc(), dot.getD().getType(),
                                    memory)
              .getResult());
    else
      endCarrying();
    dot->erase();
    for (Factor &factor : factors)
      factor.eraseUnused();
  }

private:
  /// A, B, and with scales those of both.
  SmallVector<Factor, 4> findFactors() {
    const TensorMultiply &multiply = *plan.tensor;
    SmallVector<Factor, 4> factors = {
        Factor::matrix(dot.getA(), /*kDim=*/1, multiply, multiply.aType),
        Factor::matrix(dot.getB(), /*kDim=*/0, multiply, multiply.bType)};
    auto scaled = dyn_cast<tt::DotScaledOp>(dot.getOperation());
    if (!scaled)
      return factors;
    Value a = scaled.getAScale(), b = scaled.getBScale();
    Type element = getElementTypeOrSelf(a ? a : b);
    factors.push_back(Factor::scales(a ? a : ones(plan.aScales, element)));
    factors.push_back(Factor::scales(b ? b : ones(plan.bScales, element)));
    return factors;
  }

  /// Scales of an operand that has none.
  Value ones(const LinearLayout &layout, Type element) {
    auto type =
        gpu::withLayout(RankedTensorType::get(layout.shape(), element), layout);
    constexpr int64_t exponentOfOne = 127; // OCP Microscaling formats, "E8M0"
    TypedAttr one =
        element.isInteger(8)
            ? TypedAttr(builder.getIntegerAttr(element, exponentOfOne))
            : builder.getFloatAttr(element, 1.0);
    auto function = dot->getParentOfType<tt::FuncOp>();
    builder.setInsertionPointToStart(&function.getBody().front());
    return arith::ConstantOp::create(builder, dot.getLoc(),
                                     DenseElementsAttr::get(type, one));
  }

  /// The loads by which it may end in the next iteration: of all that changes.
  SmallVector<gpu::LocalLoadOp, 4> loadsOfIteration(ArrayRef<Factor> factors) {
    SmallVector<gpu::LocalLoadOp, 4> loads;
    auto loop = dyn_cast<scf::ForOp>(dot->getParentOp());
    for (const Factor &factor : factors) {
      bool isConstant =
          matchPattern(factor.value, m_Constant()) && !factor.kDim;
      if (!loop || !isConstant)
        loads.push_back(factor.load);
    }
    return loads;
  }

  /// Tensor memory for scales.
  Value columnsFor(Value buffer) {
    ArrayRef<int64_t> shape =
        cast<gpu::MemDescType>(buffer.getType()).getShape();
    int64_t columns = TensorScales(shape[0], shape[1]).columns();
    auto type = gpu::TensorMemoryType::get(
        builder.getContext(), {int64_t(TensorMultiply::kLanes), columns},
        builder.getI32Type());
    return gpu::TensorAllocOp::create(builder, dot.getLoc(), type, Value(),
                                      IntegerAttr());
  }

  gpu::TensorMemoryType memoryType() {
    auto type = cast<RankedTensorType>(dot.getD().getType());
    return gpu::TensorMemoryType::get(builder.getContext(), type.getShape(),
                                      type.getElementType());
  }

  /// An accumulator of this dot alone.
  void beginAlone() {
    builder.setInsertionPoint(dot);
    memory = gpu::TensorAllocOp::create(builder, dot.getLoc(), memoryType(),
                                        Value(), IntegerAttr());
    adds = !isZero(dot.getC());
    if (adds)
      gpu::TensorStoreOp::create(builder, dot.getLoc(), dot.getC(), memory);
  }

  /// Whether the loop carries the accumulator from one iteration's dot to the
  /// next's: it is stored before the loop then, and an iteration only loads and
  /// stores it where it does more than add to it.
  bool carry() {
    auto loop = dyn_cast<scf::ForOp>(dot->getParentOp());
    if (!loop || !dot->hasOneUse())
      return false;
    OpOperand &use = *dot->use_begin();
    if (use.getOwner() != loop.getBody()->getTerminator())
      return false;
    number = use.getOperandNumber();
    BlockArgument carried = loop.getRegionIterArg(number);
    carrier = loop;
    builder.setInsertionPoint(loop);
    memory = gpu::TensorAllocOp::create(builder, dot.getLoc(), memoryType(),
                                        Value(), IntegerAttr());
    gpu::TensorStoreOp::create(builder, dot.getLoc(),
                               loop.getInitArgs()[number], memory);
    adds = true;
    if (dot.getC() == carried && carried.hasOneUse())
      return true;
    if (!carried.use_empty()) {
      // This dot overwrites it, also where all that use it come after.
      Operation *first = firstUser(carried);
      builder.setInsertionPoint(first->isBeforeInBlock(dot) ? first : dot);
      auto load = gpu::TensorLoadOp::create(builder, dot.getLoc(),
                                            carried.getType(), memory);
      carried.replaceAllUsesWith(load);
    }
    adds = !isZero(dot.getC());
    builder.setInsertionPoint(dot);
    if (adds)
      gpu::TensorStoreOp::create(builder, dot.getLoc(), dot.getC(), memory);
    return true;
  }

  /// Takes the accumulator from the loop's values.
  void endCarrying() {
    IRRewriter rewriter(builder.getContext());
    scf::ForOp loop = carrier;
    SmallVector<Value> initial(loop.getInitArgs());
    initial.erase(initial.begin() + number);
    rewriter.setInsertionPoint(loop);
    auto next =
        scf::ForOp::create(rewriter, loop.getLoc(), loop.getLowerBound(),
                           loop.getUpperBound(), loop.getStep(), initial);
    next->setAttrs(loop->getAttrs());
    Operation *yield = loop.getBody()->getTerminator();
    yield->eraseOperand(number);
    if (!next.getBody()->empty())
      next.getBody()->getTerminator()->erase();
    SmallVector<Value> arguments(next.getBody()->getArguments());
    // After the loop's counter. Nobody uses it any more.
    arguments.insert(arguments.begin() + 1 + number,
                     loop.getInitArgs()[number]);
    rewriter.mergeBlocks(loop.getBody(), next.getBody(), arguments);
    rewriter.setInsertionPointAfter(next);
    SmallVector<Value> results(next.getResults());
    results.insert(results.begin() + number,
                   gpu::TensorLoadOp::create(rewriter, dot.getLoc(),
                                             dot.getD().getType(), memory)
                       .getResult());
    rewriter.replaceOp(loop, results);
  }

  tt::DotLike dot;
  DotPlan plan;
  Value done, memory;
  int64_t &columnsLeft;
  bool adds = false;
  scf::ForOp carrier;
  unsigned number = 0;
  OpBuilder builder;
};

class TensorDots : public impl::TensorDotsBase<TensorDots> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<tt::FuncOp>())
      if (!function.isExternal() && failed(run(function)))
        return signalPassFailure();
  }

  static LogicalResult run(tt::FuncOp function) {
    std::vector<std::pair<tt::DotLike, DotPlan>> dots;
    WalkResult walk = function.walk([&](tt::DotLike dot) {
      FailureOr<DotPlan> plan = planAsAssigned(dot);
      if (failed(plan))
        return WalkResult::interrupt();
      if (plan->tensor)
        dots.emplace_back(dot, std::move(*plan));
      else if (plan->instruction && mayBeOnTensorCore(dot))
        refuse(dot, RefusalCode::DotNotOnTensorCore);
      return WalkResult::advance();
    });
    if (walk.wasInterrupted())
      return failure();
    if (dots.empty())
      return success();
    Value done = beginTurns(function, dots.size());
    int64_t columns = TensorMultiply::kColumns;
    for (auto &[dot, plan] : dots)
      columns -= columnsOf(dot, plan);
    for (auto &[dot, plan] : dots)
      DotRewriter(dot, std::move(plan), done, columns).run();
    // What the tensor core alone reads, only those wait for who begin dots.
    function.walk([](gpu::MbarrierWaitOp wait) {
      if (!wait.getArrived().use_empty() &&
          llvm::all_of(wait.getArrived().getUsers(),
                       llvm::IsaPred<gpu::TensorDotOp>))
        wait.setOneWarp(true);
    });
    return success();
  }

  /// Whether the tensor core could compute the dot, had layout assignment not
  /// found another layout of its accumulator to cost less.
  static bool mayBeOnTensorCore(tt::DotLike dot) {
    std::optional<DotProblem> problem = dotProblem(dot);
    FailureOr<int64_t> warps = gpu::getModuleInt(dot, gpu::kNumWarpsAttr);
    const GpuTarget &target = gpuOf(dot);
    return problem && succeeded(warps) && hasTensorMemory(target) &&
           llvm::any_of(
               accumulatorLayouts(*problem, target, *warps),
               [&](const LinearLayout &layout) {
                 return planDot(*problem, target, layout).tensor.has_value();
               });
  }

  /// Of the accumulator, and of scales.
  static int64_t columnsOf(tt::DotLike dot, const DotPlan &plan) {
    auto type = cast<RankedTensorType>(dot.getD().getType());
    int64_t columns =
        gpu::TensorMemoryType::get(dot.getContext(), type.getShape(),
                                   type.getElementType())
            .columns();
    if (plan.run)
      for (const LinearLayout &scales : {plan.aScales, plan.bScales})
        columns += TensorScales(scales.shape()[0], scales.shape()[1]).columns();
    return columns;
  }

  /// The mbarriers that dots arrive at in turn. Each is waited for in its own
  /// iteration or in the next, so that at most two of each op's are not yet: of
  /// twice as many mbarriers as there are ops, none gets a second arrival
  /// before its first is waited for.
  static Value beginTurns(tt::FuncOp function, unsigned dots) {
    MLIRContext *context = function.getContext();
    auto layout = gpu::SharedLayoutAttr::get(context, LinearLayout({}, {}));
    int64_t count = llvm::PowerOf2Ceil(2 * dots);
    auto type = gpu::MemDescType::get(context, {count},
                                      IntegerType::get(context, 64), layout);
    OpBuilder builder = OpBuilder::atBlockBegin(&function.getBody().front());
    auto done = gpu::AllocOp::create(builder, function.getLoc(), type);
    beginMbarriers(builder, Value(done));
    function.walk([&](tt::ReturnOp end) {
      builder.setInsertionPoint(end);
      endMbarriers(builder, Value(done));
    });
    return done;
  }
};

} // namespace
} // namespace kiln
