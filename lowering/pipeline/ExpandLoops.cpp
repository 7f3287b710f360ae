// The pass kiln-expand-loops: software pipelining; a scheduled loop becomes a
// prologue and a loop whose iterations contain ops of several iterations of the
// old one. MLIR's pipeliner (mlir/Dialect/SCF/Transforms) does the mechanics:
// values live across stages, trip counts known at run time only, predicates
// instead of an epilogue. This file adds the slots (multi-buffering), and how
// many groups of copies and dots of warpgroups a wait leaves in flight;
// SlotCounters.h counts the slots.
#include "frontend/dialect/Tile.h"
#include "lowering/passes/Passes.h"
#include "lowering/pipeline/AcrossTiles.h"
#include "lowering/pipeline/LastHalf.h"
#include "lowering/pipeline/LoadAhead.h"
#include "lowering/pipeline/Schedule.h"
#include "lowering/pipeline/SlotCounters.h"
#include "lowering/tma/SlotBarriers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_EXPANDLOOPS
#include "lowering/passes/Passes.h.inc"

namespace {

class LoopExpander {
public:
  LoopExpander(scf::ForOp loop, unsigned stages)
      : loop(loop), last(stages - 1),
        twoHalves(loop->hasAttr(gpu::kTwoHalvesAttr)),
        rewriter(loop.getContext()) {}

  LogicalResult run() {
    if (runsOn(loop))
      across.emplace(rewriter, loop);
    makeSlots();
    findGroups();
    rewriter.setInsertionPoint(loop);
    beginMbarriers(rewriter, mbarriers.getArrayRef());
    makeYields();
    scf::PipeliningOption options;
    options.getScheduleFn = [](scf::ForOp body, auto &schedule) {
      schedule = readSchedule(body);
    };
    options.annotateFn =
        [&](Operation *op, scf::PipeliningOption::PipelinerPart part,
            unsigned iteration) { annotate(op, part, iteration); };
    options.predicateFn = [&](RewriterBase &builder, Operation *op,
                              Value isRound) {
      // The first half has an iteration wherever the loop has one more.
      if (twoHalves && op->getBlock() != loop->getBlock() &&
          stageOf(op) == last - 1)
        isIterationAhead = isRound;
      if (across)
        across->forget(isRound);
      else
        maskIteration(builder, op, isRound);
      return op;
    };
    options.peelEpilogue = false;
    options.supportDynamicLoops = true;
    rewriter.setInsertionPoint(loop);
    FailureOr<scf::ForOp> kernel =
        scf::pipelineForLoop(rewriter, loop, options);
    if (failed(kernel))
      return loop.emitError("cannot be pipelined with its schedule");
    forgetYields();
    end = result = countSlots(rewriter, *kernel, last);
    for (StringRef name : {gpu::kNumStagesAttr, gpu::kSpareSlotAttr,
                           gpu::kReuseSlotsAttr, gpu::kTwoHalvesAttr})
      result->removeAttr(name);
    setDotWaits();
    setTensorWaits();
    if (across)
      end = across->hoistPrologue(rewriter, result);
    Operation *arrived = waitForAll();
    if (twoHalves)
      endWithHalf(arrived);
    for (Operation &op : *result.getBody())
      forgetSchedule(&op);
    for (gpu::WarpgroupWaitOp wait : ofSecond)
      endRoundBy(rewriter, result, wait);
    waitLater();
    rewriter.setInsertionPointAfter(end);
    endMbarriers(rewriter, mbarriers.getArrayRef());
    return success();
  }

private:
  static bool isRead(gpu::IndexOp slot) {
    return llvm::all_of(slot->getUsers(), [](Operation *user) {
      return isa<gpu::LocalLoadOp, gpu::WarpgroupDotOp, gpu::WarpgroupWaitOp,
                 gpu::TensorDotOp, gpu::TensorWaitOp, gpu::MbarrierWaitOp>(
          user);
    });
  }
  /// Whether a dot that ends in the next iteration reads the buffer.
  static bool isReadForLonger(gpu::IndexOp slot) {
    return llvm::any_of(slot.getSource().getUsers(), [](Operation *other) {
      return llvm::any_of(other->getUsers(), [](Operation *user) {
        return isa<gpu::WarpgroupWaitOp>(user) &&
               user->hasAttr(gpu::kNextIterationAttr);
      });
    });
  }

  /// The last stage that reads the buffer of a slot.
  unsigned readingStage(gpu::IndexOp slot) {
    unsigned stage = 0;
    for (auto other : loop.getBody()->getOps<gpu::IndexOp>())
      if (other.getSource() == slot.getSource() && isRead(other))
        stage = std::max(stage, stageOf(other));
    return stage;
  }

  static void setSlots(Value buffer, int64_t slots) {
    buffer.setType(cast<gpu::MemDescType>(buffer.getType()).withSlots(slots));
  }
  static Value slotsBehind(Value slot) {
    auto index = slot.getDefiningOp<gpu::IndexOp>();
    return index ? index.getSource() : slot; // columns of scales
  }

  /// A buffer has a slot for each iteration from its writing to its reading,
  /// and an mbarrier for each slot.
  void makeSlots() {
    for (auto slot : loop.getBody()->getOps<gpu::IndexOp>())
      if (!isRead(slot))
        setSlots(slot.getSource(), readingStage(slot) - stageOf(slot) + 1 +
                                       isReadForLonger(slot) -
                                       loop->hasAttr(gpu::kReuseSlotsAttr));
    for (auto copy : loop.getBody()->getOps<gpu::TmaCopyOp>()) {
      Value barriers = slotsBehind(copy.getBarrier());
      int64_t slots =
          cast<gpu::MemDescType>(slotsBehind(copy.getDestination()).getType())
              .slots();
      mbarriers.insert(barriers);
      setSlots(
          barriers,
          std::max(slots, cast<gpu::MemDescType>(barriers.getType()).slots()));
    }
  }

  /// Waits leave the groups of later iterations in flight.
  void findGroups() {
    groups = CopyGroups(loop);
    for (auto wait : loop.getBody()->getOps<gpu::AsyncWaitOp>())
      wait.setPending(groups.after(stageOf(wait), last + stageOf(wait)));
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
      // Either half may use it in the next iteration.
      passed->setAttr(gpu::kStageAttr,
                      rewriter.getI32IntegerAttr(last - twoHalves));
      passed->setAttr(gpu::kClusterAttr,
                      rewriter.getI32IntegerAttr(lastCluster(loop)));
      operand.set(passed);
    }
    for (Value value : yield.getOperands())
      isLate.push_back(stageOf(value.getDefiningOp()) == last);
  }
  void forgetYields() {
    for (Operation *user : llvm::make_early_inc_range(always.getUsers()))
      rewriter.replaceOp(user, cast<arith::SelectOp>(user).getTrueValue());
    rewriter.eraseOp(always.getDefiningOp());
  }

  /// In the prologue iterations have numbers, and so have slots.
  void annotate(Operation *op, scf::PipeliningOption::PipelinerPart part,
                unsigned iteration) {
    auto index = dyn_cast<gpu::IndexOp>(op);
    if (index && part == scf::PipeliningOption::PipelinerPart::Prologue) {
      unsigned slot =
          (iteration - stageOf(op)) % index.getSource().getType().slots();
      OpBuilder builder(op);
      index.getIndexMutable().assign(
          arith::ConstantIntOp::create(builder, op->getLoc(), slot, 32));
    }
    if (part != scf::PipeliningOption::PipelinerPart::Prologue)
      return;
    if (auto wait = dyn_cast<gpu::AsyncWaitOp>(op))
      wait.setPending(groups.after(stageOf(op), iteration));
    forgetSchedule(op);
  }

  /// Copies of iterations that do not exist have written zeros, if anything;
  /// what uses these bytes next must not meet them.
  Operation *waitForAll() {
    if (result.getBody()->getOps<gpu::AsyncWaitOp>().empty())
      return nullptr;
    rewriter.setInsertionPointAfter(end);
    return gpu::AsyncWaitOp::create(rewriter, result.getLoc(),
                                    gpu::TokenType::get(rewriter.getContext()),
                                    ValueRange(), 0);
  }

  /// A wait leaves the dots that have begun after the one that it names, beside
  /// those that it leaves anyway.
  void setDotWaits() {
    for (auto wait : result.getBody()->getOps<gpu::WarpgroupWaitOp>()) {
      Operation *dot = wait.getAccumulators().front().getDefiningOp();
      unsigned younger = wait.getPending();
      for (Operation *op = dot->getNextNode(); op != wait;
           op = op->getNextNode())
        younger += isa<gpu::WarpgroupDotOp>(op);
      wait.setPending(younger);
    }
  }

  /// The same of dots on the tensor core, of which one may end an iteration
  /// later, and the last ones after the loop.
  void setTensorWaits() {
    auto dots = result.getBody()->getOps<gpu::TensorDotOp>();
    Value done;
    SmallVector<Value> buffers;
    for (auto wait : result.getBody()->getOps<gpu::TensorWaitOp>()) {
      Operation *dot = wait.getBegun().getDefiningOp();
      wait.setPending(llvm::count_if(dots, [&](Operation *other) {
        return dot->isBeforeInBlock(other) && other->isBeforeInBlock(wait);
      }));
      if (!wait->removeAttr(gpu::kNextIterationAttr))
        continue;
      wait.setPending(std::distance(dots.begin(), dots.end()));
      for (Value slot : wait.getBuffers())
        buffers.push_back(slotsBehind(slot));
      wait.getBuffersMutable().clear();
      wait.getBegunMutable().clear();
      done = wait.getDone();
    }
    if (!done)
      return;
    rewriter.setInsertionPointAfter(result);
    auto ended = gpu::TensorWaitOp::create(rewriter, result.getLoc(), Value(),
                                           done, buffers, 0);
    if (end == result)
      end = ended;
  }

  /// The last iteration's second half after the loop.
  void endWithHalf(Operation *arrived) {
    rewriter.setInsertionPointAfter(arrived ? arrived : result);
    if (isIterationAhead) {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPoint(result);
      rewriter.replaceAllUsesWith(
          isIterationAhead,
          arith::ConstantIntOp::create(rewriter, result.getLoc(), 1, 1));
    }
    auto isSecond = [&](Operation *op) {
      return op->hasAttr(gpu::kStageAttr) && stageOf(op) == last;
    };
    scf::IfOp half = moveLastHalfOut(rewriter, result, isSecond, isLate,
                                     arrived ? arrived->getResult(0) : Value());
    half.walk(forgetSchedule);
    end = half;
    for (auto wait : result.getBody()->getOps<gpu::WarpgroupWaitOp>())
      if (isSecond(wait))
        ofSecond.push_back(wait);
  }

  /// Has dots that may end in the next iteration do so: after as many younger
  /// ones as an iteration has; and the last of them after the loop.
  void waitLater() {
    Block *body = result.getBody();
    auto dots = body->getOps<gpu::WarpgroupDotOp>();
    unsigned pending = std::distance(dots.begin(), dots.end());
    SmallVector<Value> accumulators, buffers;
    for (auto wait : body->getOps<gpu::WarpgroupWaitOp>()) {
      if (!wait->hasAttr(gpu::kNextIterationAttr))
        continue;
      wait->removeAttr(gpu::kNextIterationAttr);
      for (Value slot : wait.getBuffers())
        buffers.push_back(slot.getDefiningOp<gpu::IndexOp>().getSource());
      wait.getBuffersMutable().clear();
      wait.setPending(pending);
      for (Value accumulator : wait.getResults())
        accumulators.push_back(
            result.getResult(accumulator.use_begin()->getOperandNumber()));
    }
    if (accumulators.empty())
      return;
    rewriter.setInsertionPointAfter(result);
    auto ended = gpu::WarpgroupWaitOp::create(
        rewriter, result.getLoc(), TypeRange(ValueRange(accumulators)),
        accumulators, ValueRange(), buffers, 0);
    if (end == result)
      end = ended;
    for (auto [accumulator, value] :
         llvm::zip_equal(accumulators, ended.getResults()))
      rewriter.replaceAllUsesExcept(accumulator, value, ended);
  }

  scf::ForOp loop, result;
  Operation *end = nullptr; ///< the last op of what the loop has become
  std::optional<AcrossTiles> across;
  llvm::SmallSetVector<Value, 1> mbarriers;
  Value always, isIterationAhead;
  unsigned last;
  bool twoHalves;
  CopyGroups groups;
  /// The waits for dots of the second half.
  SmallVector<gpu::WarpgroupWaitOp> ofSecond;
  /// Of each value that the loop carries: whether the last stage makes it.
  SmallVector<bool> isLate;
  IRRewriter rewriter;
};

class ExpandLoops : public impl::ExpandLoopsBase<ExpandLoops> {
  void runOnOperation() override {
    SmallVector<std::pair<scf::ForOp, unsigned>> loops;
    getOperation().walk([&](scf::ForOp loop) {
      if (auto stages = loop->getAttrOfType<IntegerAttr>(gpu::kNumStagesAttr))
        loops.push_back({loop, stages.getInt()});
    });
    for (auto [loop, stages] : loops)
      if (failed(LoopExpander(loop, stages).run()))
        return signalPassFailure();
    // Of loops without a schedule.
    getOperation().walk([](gpu::RunsOnOp across) { across.erase(); });
  }
};

} // namespace
} // namespace kiln
