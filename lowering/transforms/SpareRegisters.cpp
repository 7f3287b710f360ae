// The pass kiln-spare-registers: an operand of a loop's dot that the loop does
// not change takes registers for as long as the loop runs, and as many as an
// accumulator where few warps share a tile. Where registers run out, it is
// stored to shared memory before the loop, and each dot reads it from there,
// slice by slice, as it multiplies: a read from shared memory that runs beside
// the products, for spills to the memory of the thread.
#include "frontend/dialect/Tile.h"
#include "lowering/conversion/SharedPlan.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/fit/RegisterNeed.h"
#include "lowering/interface/DotOpProblem.h"
#include "lowering/interface/FeedsDot.h"
#include "lowering/interface/Scratch.h"
#include "lowering/interface/TileLowering.h"
#include "lowering/passes/Passes.h"
#include "lowering/shared/BytesTaken.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "targets/gpu/Budget.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/Occupancy.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_SPAREREGISTERS
#include "lowering/passes/Passes.h.inc"

namespace {

/// The share of a thread's registers that a loop's tensors take at most before
/// its operands are read from shared memory; addresses and what is computed
/// take the rest: guess.
constexpr double kCrowded = 0.75;

/// A value that dots of loops take and that is made before them.
struct Operand {
  SmallVector<OpOperand *> uses;
  int64_t registers = 0;
  /// What is needed in the loops of its dots.
  int64_t crowd = 0;
};

/// Whether the dot reads the value in each iteration of a loop that does not
/// make it.
bool isOfLoop(OpOperand &use) {
  auto loop = use.getOwner()->getParentOfType<LoopLikeOpInterface>();
  return loop && loop.isDefinedOutsideOfLoop(use.get());
}

/// The shared-memory layout in which warpgroups, or the tensor core, read the
/// operand themselves.
std::optional<LinearLayout> layoutInPlace(OpOperand &use) {
  auto dot = cast<tt::DotLike>(use.getOwner());
  FailureOr<DotPlan> plan = planAsAssigned(dot);
  if (failed(plan) || (!plan->warpgroup && !plan->tensor) ||
      dot->hasAttr(gpu::kNoWarpgroupAttr))
    return std::nullopt;
  auto type = cast<RankedTensorType>(use.get().getType());
  unsigned kDim =
      use.getOperandNumber() == 1 ? type.getRank() - 2 : type.getRank() - 1;
  return cast<TileLowering>(dot.getOperation())
      .operandSharedLayout(use.getOperandNumber(), gpu::getLayout(type), kDim);
}

class Sparer {
public:
  Sparer(tt::FuncOp function, const GpuTarget &gpu, unsigned warps)
      : function(function), gpu(gpu), threads(warps * gpu.warpSize),
        limit(Budget::forKernel(gpu, threads, 0, 0).limit()) {}

  void run() {
    DenseMap<Operation *, int64_t> crowds = registersOfFloatsInLoops(function);
    llvm::MapVector<Value, Operand> operands = find(crowds);
    // The largest first, and those in the order of the code.
    SmallVector<std::pair<int64_t, unsigned>> order;
    for (auto [number, entry] : llvm::enumerate(operands))
      if (entry.second.crowd > kCrowded * limit &&
          !readAtDots(entry.first, entry.second))
        order.emplace_back(-entry.second.registers, number);
    llvm::sort(order);
    for (auto [registers, number] : order)
      store((operands.begin() + number)->first,
            (operands.begin() + number)->second);
  }

private:
  /// Resident warps, if all registers are used.
  unsigned warpsWith(int64_t sharedBytes) const {
    OccupancyRequest request;
    request.threadsPerBlock = threads;
    request.registers = limit;
    request.staticShared = sharedBytes;
    return residentWarps(gpu, request);
  }

  llvm::MapVector<Value, Operand>
  find(const DenseMap<Operation *, int64_t> &crowds) {
    llvm::MapVector<Value, Operand> operands;
    function.walk([&](tt::DotLike dot) {
      for (OpOperand &use : dot->getOpOperands()) {
        Value value = use.get();
        if (!isFactorOfDot(use) || !isOfLoop(use) || !value.getDefiningOp() ||
            value.getDefiningOp()->hasTrait<OpTrait::ConstantLike>() ||
            !llvm::all_of(value.getUses(), isFactorOfDot))
          continue;
        Operand &operand = operands[value];
        operand.uses.push_back(&use);
        operand.registers = registersOf(value);
        auto loop = dot->getParentOfType<LoopLikeOpInterface>();
        operand.crowd = std::max(operand.crowd, crowds.lookup(loop));
      }
    });
    return operands;
  }

  /// Has dots read a buffer that is read before the loop; false: there is none.
  bool readAtDots(Value value, const Operand &operand) {
    auto load = value.getDefiningOp<gpu::LocalLoadOp>();
    if (!load || load.getToken() ||
        load.getSource().getDefiningOp<gpu::IndexOp>())
      return false;
    gpu::AllocOp alloc = gpu::allocBehind(load.getSource());
    if (!alloc || llvm::count_if(alloc->getUsers(), [](Operation *user) {
                    return !isa<gpu::LocalLoadOp, gpu::TransposedOp>(user);
                  }) != 1) // another store may come before the dots
      return false;
    readFrom(load.getSource(), value);
    return true;
  }

  /// Has dots read `value` from the buffer.
  static void readFrom(Value buffer, Value value) {
    SmallVector<OpOperand *> uses;
    for (OpOperand &use : value.getUses())
      if (isFactorOfDot(use))
        uses.push_back(&use);
    for (OpOperand *use : uses) {
      OpBuilder builder(use->getOwner());
      use->set(gpu::LocalLoadOp::create(builder, use->getOwner()->getLoc(),
                                        value.getType(), buffer, Value()));
    }
    if (value.use_empty())
      value.getDefiningOp()->erase();
  }

  /// Whether a block may take so many bytes for the operand. Not if fewer blocks
  /// are resident by it, unless most of it would be spilled.
  bool mayTake(int64_t bytes, int64_t taken, const Operand &operand) const {
    if (taken + bytes > gpu.maxSharedPerBlock)
      return false;
    return warpsWith(taken + bytes) == warpsWith(taken) ||
           operand.crowd - limit > operand.registers / 2;
  }

  void store(Value value, const Operand &operand) {
    auto convert = value.getDefiningOp<gpu::ConvertLayoutOp>();
    Value source = convert ? Value(convert.getSrc()) : value;
    auto type = cast<RankedTensorType>(value.getType());
    MLIRContext *context = value.getContext();
    std::optional<LinearLayout> inPlace = layoutInPlace(*operand.uses.front());
    auto bufferType = gpu::MemDescType::get(
        context, type.getShape(), type.getElementType(),
        gpu::SharedLayoutAttr::get(
            context,
            inPlace ? std::move(*inPlace)
                    : exchangeLayout(gpu::getLayout(source.getType()),
                                     gpu::getLayout(type), elementBits(type),
                                     matrixMovesOf(gpu))));
    if (!mayTake(bufferType.bytes(), bytesTaken(function, convert), operand))
      return;
    OpBuilder builder(context);
    builder.setInsertionPointAfterValue(value);
    auto alloc = gpu::AllocOp::create(builder, value.getLoc(), bufferType);
    if (inPlace)
      alloc.setAlignment(gpu::kSharedAlignment);
    gpu::LocalStoreOp::create(builder, value.getLoc(), source, alloc);
    readFrom(alloc, value);
  }

  tt::FuncOp function;
  const GpuTarget &gpu;
  unsigned threads;
  int64_t limit; ///< registers of a thread
};

class SpareRegisters : public impl::SpareRegistersBase<SpareRegisters> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<const GpuTarget *> target = gpu::getTarget(module);
    if (failed(target))
      return signalPassFailure();
    FailureOr<int64_t> warps = gpu::getModuleInt(module, gpu::kNumWarpsAttr);
    if (failed(warps))
      return signalPassFailure();
    if (!(*target)->isNvidia())
      return;
    for (auto function : module.getOps<tt::FuncOp>())
      if (!function.isExternal())
        Sparer(function, **target, *warps).run();
  }
};

} // namespace
} // namespace kiln
