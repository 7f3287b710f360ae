// The pass kiln-expand-loops: a loop with a schedule becomes a prologue and a
// loop whose rounds hold ops of several rounds of the old one. The mechanics
// are MLIR's (mlir/Dialect/SCF/Transforms): values that live across stages,
// numbers of rounds known at run time only, predicates instead of an epilogue.
// Here are the slots, the counters of slots, and how many groups of copies a
// wait leaves on their way.
#include "frontend/dialect/Tile.h"
#include "lowering/Passes.h"
#include "lowering/pipeline/Schedule.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include <map>

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_EXPANDLOOPS
#include "lowering/Passes.h.inc"

namespace {

unsigned numberOf(Operation *op, StringRef attribute) {
  return op->getAttrOfType<IntegerAttr>(attribute).getInt();
}
unsigned stageOf(Operation *op) { return numberOf(op, gpu::kStageAttr); }

/// Masks what must not happen in rounds that there are not. All else may run:
/// what it makes is not used.
Operation *predicate(RewriterBase &rewriter, Operation *op, Value isRound) {
  auto masked = [&](Value mask, Type pointers) -> Value {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    Value all = isRound;
    if (auto tensor = dyn_cast<RankedTensorType>(pointers))
      all = tt::SplatOp::create(rewriter, op->getLoc(),
                                tensor.clone(rewriter.getI1Type()), isRound);
    return mask ? arith::AndIOp::create(rewriter, op->getLoc(), mask, all)
                : all;
  };
  if (auto load = dyn_cast<tt::LoadOp>(op))
    load.getMaskMutable().assign(
        masked(load.getMask(), load.getPtr().getType()));
  if (auto copy = dyn_cast<gpu::AsyncCopyOp>(op))
    copy.getMaskMutable().assign(
        masked(copy.getMask(), copy.getPointers().getType()));
  return op;
}

class LoopExpander {
public:
  LoopExpander(scf::ForOp loop, unsigned stages)
      : loop(loop), last(stages - 1), rewriter(loop.getContext()) {}

  LogicalResult run() {
    makeSlots();
    makeYields();
    scf::PipeliningOption options;
    options.getScheduleFn = [](scf::ForOp body, auto &schedule) {
      readSchedule(body, schedule);
    };
    options.annotateFn = [&](Operation *op,
                             scf::PipeliningOption::PipelinerPart part,
                             unsigned round) { annotate(op, part, round); };
    options.predicateFn = predicate;
    options.peelEpilogue = false;
    options.supportDynamicLoops = true;
    rewriter.setInsertionPoint(loop);
    FailureOr<scf::ForOp> kernel =
        scf::pipelineForLoop(rewriter, loop, options);
    if (failed(kernel))
      return loop.emitError("cannot be pipelined with its schedule");
    forgetYields();
    addCounters(*kernel);
    waitForAll();
    waitLater();
    return success();
  }

private:
  static void
  readSchedule(scf::ForOp loop,
               std::vector<std::pair<Operation *, unsigned>> &schedule) {
    std::map<unsigned, SmallVector<Operation *>> clusters;
    for (Operation &op : loop.getBody()->without_terminator())
      clusters[numberOf(&op, gpu::kClusterAttr)].push_back(&op);
    for (auto &[cluster, ops] : clusters)
      for (Operation *op : ops)
        schedule.emplace_back(op, stageOf(op));
  }

  static bool isRead(gpu::IndexOp slot) {
    return llvm::all_of(slot->getUsers(), [](Operation *user) {
      return isa<gpu::LocalLoadOp, gpu::WarpgroupDotOp, gpu::WarpgroupWaitOp>(
          user);
    });
  }
  /// Whether a dot that ends in the next round reads the buffer.
  static bool isReadForLonger(gpu::IndexOp slot) {
    return llvm::any_of(slot.getSource().getUsers(), [](Operation *other) {
      return llvm::any_of(other->getUsers(), [](Operation *user) {
        return isa<gpu::WarpgroupWaitOp>(user) &&
               user->hasAttr(gpu::kNextRoundAttr);
      });
    });
  }

  /// A buffer has a slot for each round from its writing to its reading.
  void makeSlots() {
    for (auto slot : loop.getBody()->getOps<gpu::IndexOp>()) {
      if (isRead(slot))
        continue;
      gpu::MemDescType type = slot.getSource().getType();
      SmallVector<int64_t> shape(type.getShape());
      shape.front() = last - stageOf(slot) + 1 + isReadForLonger(slot);
      slot.getSource().setType(gpu::MemDescType::get(
          type.getContext(), shape, type.getElementType(), type.getLayout()));
    }
    // One group is closed in each round.
    for (auto wait : loop.getBody()->getOps<gpu::AsyncWaitOp>()) {
      Operation *group = wait.getGroups().front().getDefiningOp();
      wait.setPending(last - stageOf(group) - 1);
    }
  }

  /// MLIR pipelines loops that carry what their own ops make. What comes from
  /// elsewhere (a value of outside, another carried value) passes through an op
  /// for so long.
  void makeYields() {
    auto yield = cast<scf::YieldOp>(loop.getBody()->getTerminator());
    rewriter.setInsertionPoint(loop);
    always = arith::ConstantIntOp::create(rewriter, loop.getLoc(), 1, 1);
    rewriter.setInsertionPoint(yield);
    for (OpOperand &operand : yield->getOpOperands()) {
      Operation *made = operand.get().getDefiningOp();
      if (made && made->getParentOp() == loop)
        continue;
      auto passed = arith::SelectOp::create(rewriter, loop.getLoc(), always,
                                            operand.get(), operand.get());
      passed->setAttr(gpu::kStageAttr, rewriter.getI32IntegerAttr(last));
      passed->setAttr(gpu::kClusterAttr,
                      rewriter.getI32IntegerAttr(lastCluster()));
      operand.set(passed);
    }
  }
  unsigned lastCluster() {
    unsigned cluster = 0;
    for (Operation &op : loop.getBody()->without_terminator())
      if (op.hasAttr(gpu::kClusterAttr))
        cluster = std::max(cluster, numberOf(&op, gpu::kClusterAttr));
    return cluster;
  }
  void forgetYields() {
    for (Operation *user : llvm::make_early_inc_range(always.getUsers()))
      rewriter.replaceOp(user, cast<arith::SelectOp>(user).getTrueValue());
    rewriter.eraseOp(always.getDefiningOp());
  }

  /// In the prologue rounds have numbers, and so have slots.
  void annotate(Operation *op, scf::PipeliningOption::PipelinerPart part,
                unsigned round) {
    auto index = dyn_cast<gpu::IndexOp>(op);
    if (index && part == scf::PipeliningOption::PipelinerPart::Prologue) {
      unsigned slot =
          (round - stageOf(op)) % index.getSource().getType().slots();
      OpBuilder builder(op);
      index.getIndexMutable().assign(
          arith::ConstantIntOp::create(builder, op->getLoc(), slot, 32));
    }
    if (part == scf::PipeliningOption::PipelinerPart::Prologue)
      forgetSchedule(op);
  }

  static void forgetSchedule(Operation *op) {
    op->removeAttr(gpu::kStageAttr);
    op->removeAttr(gpu::kClusterAttr);
    op->removeAttr(gpu::kHeldAttr);
  }

  /// In the loop, the slot that the round reads is counted, once for all
  /// buffers with as many slots; slots that are written are ahead of it.
  void addCounters(scf::ForOp kernel) {
    std::map<int64_t, SmallVector<gpu::IndexOp>> bySlots;
    for (auto index : kernel.getBody()->getOps<gpu::IndexOp>())
      if (int64_t slots = index.getSource().getType().slots();
          slots > 1 && index->hasAttr(gpu::kStageAttr))
        bySlots[slots].push_back(index);
    for (auto &[slots, indices] : bySlots)
      kernel = addCounter(kernel, slots, indices);
    for (Operation &op : *kernel.getBody())
      forgetSchedule(&op);
    kernel->removeAttr(gpu::kNumStagesAttr);
    kernel->removeAttr(gpu::kSpareSlotAttr);
    result = kernel;
  }

  scf::ForOp addCounter(scf::ForOp kernel, int64_t slots,
                        ArrayRef<gpu::IndexOp> indices) {
    Location loc = kernel.getLoc();
    rewriter.setInsertionPoint(kernel);
    Value zero = arith::ConstantIntOp::create(rewriter, loc, 0, 32),
          one = arith::ConstantIntOp::create(rewriter, loc, 1, 32),
          end = arith::ConstantIntOp::create(rewriter, loc, slots, 32);
    auto next = [&](OpBuilder &builder, Location, ArrayRef<BlockArgument> at) {
      Value sum = arith::AddIOp::create(builder, loc, at.front(), one);
      Value wraps = arith::CmpIOp::create(builder, loc,
                                          arith::CmpIPredicate::eq, sum, end);
      return SmallVector<Value>{
          arith::SelectOp::create(builder, loc, wraps, zero, sum)};
    };
    auto counted = cast<scf::ForOp>(*kernel.replaceWithAdditionalYields(
        rewriter, zero, /*replaceInitOperandUsesInLoop=*/false, next));
    for (gpu::IndexOp index : indices) {
      index.getIndexMutable().assign(counted.getRegionIterArgs().back());
      index.setAhead(last - stageOf(index));
    }
    return counted;
  }

  /// Copies of rounds that there are not have written zeros, if anything; what
  /// uses these bytes next must not meet them.
  void waitForAll() {
    if (result.getBody()->getOps<gpu::AsyncWaitOp>().empty())
      return;
    rewriter.setInsertionPointAfter(result);
    gpu::AsyncWaitOp::create(rewriter, result.getLoc(),
                             gpu::TokenType::get(rewriter.getContext()),
                             ValueRange(), 0);
  }

  /// Has dots that may end in the next round do so: behind as many younger ones
  /// as a round has; and the last of them behind the loop.
  void waitLater() {
    Block *body = result.getBody();
    auto dots = body->getOps<gpu::WarpgroupDotOp>();
    unsigned pending = std::distance(dots.begin(), dots.end());
    SmallVector<Value> sums, buffers;
    for (auto wait : body->getOps<gpu::WarpgroupWaitOp>()) {
      if (!wait->hasAttr(gpu::kNextRoundAttr))
        continue;
      wait->removeAttr(gpu::kNextRoundAttr);
      for (Value slot : wait.getBuffers())
        buffers.push_back(slot.getDefiningOp<gpu::IndexOp>().getSource());
      wait.getBuffersMutable().clear();
      wait.setPending(pending);
      for (Value sum : wait.getResults())
        sums.push_back(result.getResult(sum.use_begin()->getOperandNumber()));
    }
    if (sums.empty())
      return;
    rewriter.setInsertionPointAfter(result);
    auto ended = gpu::WarpgroupWaitOp::create(rewriter, result.getLoc(),
                                              TypeRange(ValueRange(sums)), sums,
                                              ValueRange(), buffers, 0);
    for (auto [sum, value] : llvm::zip_equal(sums, ended.getResults()))
      rewriter.replaceAllUsesExcept(sum, value, ended);
  }

  scf::ForOp loop, result;
  Value always;
  unsigned last;
  IRRewriter rewriter;
};

class ExpandLoops : public impl::ExpandLoopsBase<ExpandLoops> {
  void runOnOperation() override {
    SmallVector<scf::ForOp> loops;
    getOperation().walk([&](scf::ForOp loop) {
      if (loop->hasAttr(gpu::kNumStagesAttr))
        loops.push_back(loop);
    });
    for (scf::ForOp loop : loops)
      if (failed(LoopExpander(loop, numberOf(loop, gpu::kNumStagesAttr)).run()))
        return signalPassFailure();
  }
};

} // namespace
} // namespace kiln
