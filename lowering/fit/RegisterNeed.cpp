#include "lowering/fit/RegisterNeed.h"
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/interface/LayoutCosts.h"
#include "lowering/interface/Scratch.h"
#include "lowering/interface/TileLowering.h"
#include "mlir/Analysis/Liveness.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"
#include "targets/gpu/GpuTraits.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {

/// The loop that carries a value, which is its argument or its result.
static LoopLikeOpInterface carrierOf(Value value) {
  Operation *owner = isa<BlockArgument>(value)
                         ? value.getParentBlock()->getParentOp()
                         : value.getDefiningOp();
  return dyn_cast_or_null<LoopLikeOpInterface>(owner);
}

/// Whether the value has to stay in registers from its definition to its last
/// use. Other values may be rematerialized at their uses, element by element:
/// loop-carried integers and pointers are mostly a base and constants.
static bool isInRegisters(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !gpu::hasLayout(type))
    return false;
  return isa_and_nonnull<tt::DotLike>(value.getDefiningOp()) ||
         (isa<FloatType>(type.getElementType()) && carrierOf(value));
}

/// Whether a thread holds the value's elements once they are made, all of them:
/// loop-carried values, and values from memory, from other threads or from a
/// dot. LLVM sinks elementwise computations to their uses, one element after
/// the other, and reads a dot's operands part by part from shared memory.
static bool isMade(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !gpu::hasLayout(type) || !isa<FloatType>(type.getElementType()))
    return false;
  Operation *maker = value.getDefiningOp();
  return carrierOf(value) ||
         isa_and_nonnull<tt::LoadOp, tt::DotLike, gpu::WarpgroupDotOp,
                         gpu::WarpgroupWaitOp, gpu::TensorLoadOp,
                         gpu::ConvertLayoutOp, tt::ReduceOp, tt::ScanOp,
                         tt::GatherOp>(maker);
}

/// Whether a thread has registers for the value's elements that hold nothing
/// else: not where all are one scalar, or those of another value again.
static bool isFloats(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !gpu::hasLayout(type) || !isa<FloatType>(type.getElementType()))
    return false;
  Operation *maker = value.getDefiningOp();
  return !maker || !(maker->hasTrait<OpTrait::ConstantLike>() ||
                     isa<tt::SplatOp, tt::BroadcastOp, tt::ExpandDimsOp,
                         gpu::LocalLoadOp>(maker) ||
                     transposes(maker));
}

static Operation *makerOf(Value value) {
  LoopLikeOpInterface loop = carrierOf(value);
  if (!loop)
    return value.getDefiningOp();
  auto argument = dyn_cast<BlockArgument>(value);
  if (auto result = dyn_cast<OpResult>(value))
    argument = loop.getTiedLoopRegionIterArg(result);
  OpOperand *yielded =
      argument ? loop.getTiedLoopYieldedValue(argument) : nullptr;
  Operation *maker = yielded ? yielded->get().getDefiningOp() : nullptr;
  return maker ? maker : loop.getOperation();
}

int64_t registersOf(Value tensor) {
  return llvm::divideCeil(distinctRegisters(gpu::getLayout(tensor.getType())) *
                              elementBits(tensor.getType()),
                          32);
}

namespace {

using LiveValues = llvm::SmallSetVector<Value, 8>;

/// Walks backwards with the set of live values.
class NeedFinder {
public:
  /// `counts` outlives the finder.
  NeedFinder(Operation *function, llvm::function_ref<bool(Value)> counts)
      : liveness(function), function(function), counts(counts) {}

  RegisterNeed find() {
    for (Region &region : function->getRegions())
      walk(region, {});
    for (Value value : worst) {
      LiveTensor tensor{value, registersOf(value), makerOf(value)};
      auto place = llvm::upper_bound(
          need.live, tensor, [](const LiveTensor &a, const LiveTensor &b) {
            return a.registers > b.registers;
          });
      need.live.insert(place, tensor);
    }
    return std::move(need);
  }

  /// After `find`: what is needed in each loop.
  const DenseMap<Operation *, int64_t> &inLoops() const { return loops; }

private:
  void addTo(LiveValues &live, ValueRange values) const {
    for (Value value : values)
      if (counts(value))
        live.insert(value);
  }

  void note(const LiveValues &live, Operation *at) {
    int64_t registers = 0;
    for (Value value : live)
      registers += registersOf(value);
    for (auto loop = at->getParentOfType<LoopLikeOpInterface>(); loop;
         loop = loop->getParentOfType<LoopLikeOpInterface>())
      loops[loop] = std::max(loops[loop], registers);
    if (registers <= need.registers)
      return;
    need.registers = registers;
    need.at = at;
    worst = live;
  }

  /// `around`: the values live through the whole region.
  void walk(Region &region, const LiveValues &around) {
    for (Block &block : region) {
      LiveValues live = around;
      if (!region.hasOneBlock())
        for (Value value : liveness.getLiveOut(&block))
          addTo(live, value);
      for (Operation &op : llvm::reverse(block))
        walk(op, live);
      note(live, &block.front());
    }
  }

  /// From the values live after the op to those live before it.
  void walk(Operation &op, LiveValues &live) {
    addTo(live, op.getResults());
    note(live, &op);
    for (Value result : op.getResults())
      live.remove(result);
    if (op.getNumRegions()) {
      // A loop's next iteration needs what this one does.
      LiveValues captured;
      for (Region &region : op.getRegions())
        visitUsedValuesDefinedAbove(region, [&](OpOperand *operand) {
          addTo(captured, operand->get());
        });
      LiveValues around = live;
      if (isa<LoopLikeOpInterface>(op))
        around.insert_range(captured);
      for (Region &region : op.getRegions())
        walk(region, around);
      live.insert_range(captured);
    }
    addTo(live, op.getOperands());
    if (op.hasTrait<OpTrait::IsTerminator>())
      note(live, &op);
  }

  Liveness liveness;
  Operation *function;
  llvm::function_ref<bool(Value)> counts;
  RegisterNeed need;
  LiveValues worst;
  DenseMap<Operation *, int64_t> loops;
};

} // namespace

RegisterNeed registersNeeded(Operation *function) {
  return NeedFinder(function, isInRegisters).find();
}

/// What counts where accumulators lie in tensor memory.
static auto besideTensors(Operation *function) {
  llvm::SmallPtrSet<Operation *, 4> onTensorCore;
  if (hasTensorMemory(gpuOf(function)))
    function->walk([&](tt::DotLike dot) {
      FailureOr<DotPlan> plan = planAsAssigned(dot);
      if (succeeded(plan) && plan->tensor)
        onTensorCore.insert(dot);
    });
  return [onTensorCore](Value value) {
    return isInRegisters(value) && !onTensorCore.contains(makerOf(value));
  };
}

RegisterNeed registersNeededBesideTensors(Operation *function) {
  auto counts = besideTensors(function);
  return NeedFinder(function, counts).find();
}

DenseMap<Operation *, int64_t> registersNeededInLoops(Operation *function) {
  auto counts = besideTensors(function);
  NeedFinder finder(function, counts);
  finder.find();
  return finder.inLoops();
}

int64_t registersOfFloats(Operation *function) {
  return NeedFinder(function, isMade).find().registers;
}

DenseMap<Operation *, int64_t> registersOfFloatsInLoops(Operation *function) {
  NeedFinder finder(function, isFloats);
  finder.find();
  return finder.inLoops();
}

} // namespace kiln
