// The pass kiln-tensor-dots: a dot whose accumulator has a layout of the tensor
// core becomes kiln.tensor_dot. Operands that lie in shared memory already as
// the tensor core reads them are read from there, others are stored before.
// Accumulators lie in tensor memory: where a loop carries one, all the time that
// it runs.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/dot/TensorDot.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/passes/Passes.h"
#include "lowering/staging/Staging.h"
#include "lowering/tma/SlotBarriers.h"
#include "lowering/transforms/OperandsInPlace.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_TENSORDOTS
#include "lowering/passes/Passes.h.inc"

namespace {

/// Neighbours along k lie together.
constexpr unsigned kDimOfA = 1, kDimOfB = 0;

class DotRewriter {
public:
  DotRewriter(tt::DotOp dot, Value done) : dot(dot), done(done), builder(dot) {}

  void run() {
    gpu::LocalLoadOp loadOfA = loadInPlace(dot.getA(), kDimOfA),
                     loadOfB = loadInPlace(dot.getB(), kDimOfB);
    // Its slots are refilled after the next one has begun.
    Operation *loop = dot->getParentOp();
    bool endsLater = loop->hasAttr(gpu::kNumStagesAttr) &&
                     !loop->hasAttr(gpu::kReuseSlotsAttr) &&
                     mayEndLater(dot, loadOfA, loadOfB);
    Value a = inSharedMemory(dot.getA(), loadOfA, kDimOfA),
          b = inSharedMemory(dot.getB(), loadOfB, kDimOfB);
    SmallVector<Value> tokens;
    for (gpu::LocalLoadOp load : {loadOfA, loadOfB})
      if (load && load.getToken() &&
          !llvm::is_contained(tokens, load.getToken()))
        tokens.push_back(load.getToken());
    if (!carry())
      beginAlone();
    builder.setInsertionPoint(dot);
    auto begun = gpu::TensorDotOp::create(
        builder, dot.getLoc(), gpu::TokenType::get(builder.getContext()), a, b,
        memory, done, tokens, adds);
    auto wait = gpu::TensorWaitOp::create(builder, dot.getLoc(), begun, done,
                                          ValueRange{a, b}, 0);
    if (endsLater)
      wait->setAttr(gpu::kNextIterationAttr, builder.getUnitAttr());
    // In turns with a barrier of their own: threads' copies.
    wait.setAllWarps(endsLater && llvm::any_of(tokens, [](Value token) {
                       return token.getDefiningOp<gpu::AsyncWaitOp>();
                     }));
    if (!carrier)
      dot.replaceAllUsesWith(gpu::TensorLoadOp::create(builder, dot.getLoc(),
                                                       dot.getType(), memory)
                                 .getResult());
    else
      endCarrying();
    dot.erase();
    for (gpu::LocalLoadOp load : {loadOfA, loadOfB})
      if (load && load->use_empty())
        load.erase();
  }

private:
  gpu::TensorMemoryType memoryType() {
    auto type = cast<RankedTensorType>(dot.getType());
    return gpu::TensorMemoryType::get(builder.getContext(), type.getShape(),
                                      type.getElementType());
  }

  /// The buffer that the operand is loaded from, or one that it is stored to
  /// where it is made.
  Value inSharedMemory(Value operand, gpu::LocalLoadOp load, unsigned kDim) {
    if (load) {
      gpu::allocBehind(load.getSource()).setAlignment(gpu::kSharedAlignment);
      return load.getSource();
    }
    if (auto convert = operand.getDefiningOp<gpu::ConvertLayoutOp>())
      operand = convert.getSrc(); // stored as it is made
    auto type = cast<RankedTensorType>(operand.getType());
    builder.setInsertionPointAfterValue(operand);
    std::optional<WarpgroupOperand> layout = WarpgroupOperand::create(
        type.getShape(), type.getElementType().getIntOrFloatBitWidth() / 8,
        kDim);
    Value buffer = allocFor(builder, operand.getLoc(),
                            stagingBuffer(type, layout->sharedLayout()),
                            /*isInPlace=*/true);
    gpu::LocalStoreOp::create(builder, operand.getLoc(), operand, buffer);
    return buffer;
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
    if (Operation *first = firstUser(carried)) {
      builder.setInsertionPoint(first);
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
    results.insert(
        results.begin() + number,
        gpu::TensorLoadOp::create(rewriter, dot.getLoc(), dot.getType(), memory)
            .getResult());
    rewriter.replaceOp(loop, results);
  }

  tt::DotOp dot;
  Value done, memory;
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
    SmallVector<tt::DotOp> dots;
    WalkResult walk = function.walk([&](tt::DotOp dot) {
      FailureOr<DotPlan> plan = planAsAssigned(dot);
      if (failed(plan))
        return WalkResult::interrupt();
      if (plan->tensor)
        dots.push_back(dot);
      return WalkResult::advance();
    });
    if (walk.wasInterrupted())
      return failure();
    if (dots.empty())
      return success();
    Value done = beginTurns(function, dots.size());
    for (tt::DotOp dot : dots)
      DotRewriter(dot, done).run();
    // What the tensor core alone reads, only those wait for who begin dots.
    function.walk([](gpu::MbarrierWaitOp wait) {
      if (!wait.getArrived().use_empty() &&
          llvm::all_of(wait.getArrived().getUsers(),
                       llvm::IsaPred<gpu::TensorDotOp>))
        wait.setOneWarp(true);
    });
    return success();
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
