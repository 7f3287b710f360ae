// The pass kiln-warpgroup-dots: a dot whose accumulator has a layout of wgmma,
// and whose second operand is in shared memory in a layout that wgmma reads,
// becomes kiln.warpgroup_dot. All other dots stay what they are: the layouts
// are right for mma.sync, too.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/dot/Warpgroup.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/interface/FeedsDot.h"
#include "lowering/passes/Passes.h"
#include "lowering/remarks/Refuse.h"
#include "lowering/transforms/OperandsInPlace.h"
#include "lowering/transforms/WarpgroupChain.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_WARPGROUPDOTS
#include "lowering/passes/Passes.h.inc"

namespace {

class DotRewriter {
public:
  DotRewriter(tt::DotOp dot) : dot(dot) {}

  LogicalResult run() {
    FailureOr<DotPlan> plan = planAsAssigned(dot);
    if (failed(plan))
      return failure();
    if (!plan->warpgroup || dot->hasAttr(gpu::kNoWarpgroupAttr))
      return success();
    gpu::LocalLoadOp b = loadForWarpgroups(dot.getB(), 0);
    if (!b) {
      refuse(dot, RefusalCode::OperandNotShared);
      return success();
    }
    rewrite(*plan->warpgroup, loadForWarpgroups(dot.getA(), 1), b);
    return success();
  }

private:
  void rewrite(const WarpgroupMultiply &multiply, gpu::LocalLoadOp loadOfA,
               gpu::LocalLoadOp loadOfB) {
    OpBuilder builder(dot);
    Location loc = dot.getLoc();
    Value a = loadOfA ? Value(loadOfA.getSource()) : Value(dot.getA());
    SmallVector<Value> tokens, buffers, kept;
    for (gpu::LocalLoadOp load : {loadOfA, loadOfB})
      if (load) {
        buffers.push_back(load.getSource());
        // Made for mma.sync, it may lie as wgmma wants it by chance.
        gpu::allocBehind(load.getSource()).setAlignment(gpu::kSharedAlignment);
        if (load.getToken() && !llvm::is_contained(tokens, load.getToken()))
          tokens.push_back(load.getToken());
      }
    if (!loadOfA)
      kept.push_back(a);
    auto begin = [&](Value accumulator, int64_t firstK, IntegerAttr depth) {
      return gpu::WarpgroupDotOp::create(
          builder, loc, dot.getType(), a, loadOfB.getSource(), accumulator,
          tokens, builder.getStringAttr(mnemonicOf(multiply)),
          builder.getI64IntegerAttr(firstK), depth);
    };
    auto end = [&](Value begun) {
      return gpu::WarpgroupWaitOp::create(
          builder, loc, TypeRange(dot.getType()), begun, kept, buffers, 0);
    };
    auto addTo = [&](Value accumulator, int64_t firstK, IntegerAttr depth) {
      return end(begin(accumulator, firstK, depth));
    };

    Value result;
    if (int64_t interval = promotionInterval(multiply)) {
      Value zeros = arith::ConstantOp::create(
          builder, loc, builder.getZeroAttr(dot.getType()));
      result = dot.getC();
      int64_t depth = dot.getA().getType().getShape().back();
      for (int64_t k = 0; k < depth; k += interval) {
        IntegerAttr part =
            builder.getI64IntegerAttr(std::min(interval, depth - k));
        result = arith::AddFOp::create(builder, loc, result,
                                       addTo(zeros, k, part).getResult(0));
      }
    } else if (int64_t part = partDepth(multiply); !loadOfA && part) {
      result = dot.getC();
      int64_t depth = dot.getA().getType().getShape().back();
      for (int64_t k = 0; k < depth; k += part)
        result = begin(result, k, builder.getI64IntegerAttr(part));
      result = end(result).getResult(0);
    } else {
      // The slots have one to spare.
      bool endsLater = dot->getParentOp()->hasAttr(gpu::kSpareSlotAttr) &&
                       mayEndLater(dot, {loadOfA, loadOfB});
      gpu::WarpgroupWaitOp wait = addTo(dot.getC(), 0, {});
      if (endsLater)
        wait->setAttr(gpu::kNextIterationAttr, builder.getUnitAttr());
      result = wait.getResult(0);
    }
    dot.replaceAllUsesWith(result);
    dot.erase();
    for (gpu::LocalLoadOp load : {loadOfA, loadOfB})
      if (load && load->use_empty())
        load.erase();
  }

  /// After how many products partial accumulators of 8-bit floats are added to
  /// the accumulator by the SM's CUDA cores: the adders of its tensor cores
  /// have some 14 bits (DeepSeek-V3 technical report, section 3.3.2). 0: not
  /// between the first and the last. As in Triton the kernel's limit
  /// (max_num_imprecise_acc) counts in each dot; 128 is CUTLASS's and
  /// DeepGEMM's interval.
  int64_t promotionInterval(const WarpgroupMultiply &multiply) {
    constexpr int64_t kDefaultInterval = 128;
    const MatrixInstruction &slice = *multiply.slice;
    if (!isFp8(slice.aType))
      return 0;
    int64_t depth = dot.getA().getType().getShape().back(),
            asked = dot.getMaxNumImpreciseAcc();
    int64_t interval = asked ? asked : std::min(depth, kDefaultInterval);
    bool startsAtZero = matchPattern(dot.getC(), m_AnyZeroFloat());
    if (interval > depth || (interval == depth && startsAtZero))
      return 0;
    return std::max<int64_t>(slice.k, interval / slice.k * slice.k);
  }

  /// Rows of k after which registers of A are multiplied while the next ones are
  /// computed; 0: all of A at once.
  int64_t partDepth(const WarpgroupMultiply &multiply) {
    int64_t part = warpgroupPart(bitsOf(multiply.slice->aType));
    return dot.getA().getType().getShape().back() > part &&
                   isConvertedLoad(dot.getA())
               ? part
               : 0;
  }

  tt::DotOp dot;
};

class WarpgroupDots : public impl::WarpgroupDotsBase<WarpgroupDots> {
  void runOnOperation() override {
    SmallVector<tt::DotOp> dots;
    getOperation().walk([&](tt::DotOp dot) { dots.push_back(dot); });
    llvm::DenseSet<Operation *> rewritten;
    for (tt::DotOp dot : dots) {
      if (rewritten.contains(dot))
        continue;
      FailureOr<std::optional<WarpgroupChain>> chain =
          WarpgroupChain::find(dot);
      if (failed(chain))
        return signalPassFailure();
      if (*chain) {
        rewritten.insert_range((*chain)->dots());
        (*chain)->rewrite();
      } else if (failed(DotRewriter(dot).run())) {
        return signalPassFailure();
      }
    }
  }
};

} // namespace
} // namespace kiln
