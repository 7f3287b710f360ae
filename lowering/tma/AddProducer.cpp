// The pass kiln-add-producer: what has blocks copied by tensor maps, and waits
// for the release of the slots they go to, moves out of the kernel into a warp
// of its own (kiln.producer), with the scalars that it needs.
//
// Attention is what gains: its warpgroups are apart by a round at times, and the
// one whose warp had slots filled waited there for the other, with its own dots
// done. FlashAttention-3 has its copies made this way; in hand-written kernels
// it was worth 3 % beside copies by tensor maps (H200, research of 2026-11).
//
// A copy may come as early as its mbarrier has begun and nobody uses the memory
// that it writes any more: it waits for the release of its slot, if it has one,
// and for what the kernel did there before, at the first barrier behind that,
// which then is one of both. Barriers within other ops do not hold the producer.
#include "frontend/dialect/Tile.h"
#include "lowering/GpuDialect.h"
#include "lowering/Passes.h"
#include "lowering/shared/BufferAccesses.h"
#include "lowering/shared/GlobalTouch.h"
#include "lowering/shared/PointerBases.h"
#include "lowering/tma/SlotBarriers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_ADDPRODUCER
#include "lowering/Passes.h.inc"

namespace {

/// Warps that multiply together, and share what setmaxnreg gives and takes.
constexpr unsigned kGroup = WarpgroupMultiply::kWarps;
/// The registers of one thread: setmaxnreg's step, and its least and most (PTX
/// ISA).
constexpr unsigned kStep = 8, kLeast = 24, kMost = 256;

/// Who has how many registers, of a thread, in a block that is alone on its
/// multiprocessor.
struct RegisterSplit {
  RegisterSplit(const GpuTarget &gpu, unsigned warps) {
    unsigned all = gpu.registerFile * gpu.partitions, ofAll = warps + kGroup;
    launched = llvm::alignDown(std::min(all / ofAll, kMost - kStep), kStep);
    others = llvm::alignDown(
        std::min((launched * ofAll - kLeast * kGroup) / warps, kMost), kStep);
  }
  unsigned launched, others;
};

/// Ops that have blocks copied, or belong to that.
bool isProducers(Operation *op) {
  return isa<gpu::TmaCopyOp, gpu::MbarrierExpectOp, gpu::MbarrierWaitWarpOp,
             gpu::WarpSyncOp>(op);
}

/// The ops of a kernel that its producer runs, and which results and carried
/// values of loops and conditionals are needed for that.
class Slice {
public:
  /// Adds an op with all that it needs; where that is more than scalars, buffers
  /// and tensor maps, false.
  bool add(Operation *op) {
    // Known to the producer without an op of its own.
    if (isa<gpu::AllocOp, gpu::TensorMapOp, tt::FuncOp>(op) || !ops.insert(op))
      return true;
    if (!add(op->getParentOp()))
      return false;
    if (auto loop = dyn_cast<scf::ForOp>(op))
      return addValue(loop.getLowerBound()) && addValue(loop.getUpperBound()) &&
             addValue(loop.getStep());
    if (auto way = dyn_cast<scf::IfOp>(op))
      return addValue(way.getCondition());
    if (op->getNumRegions() ||
        !(isProducers(op) || isa<gpu::BarrierOp>(op) ||
          isMemoryEffectFree(op)) ||
        llvm::any_of(op->getResultTypes(), llvm::IsaPred<RankedTensorType>)) {
      beyond = op;
      return false;
    }
    return llvm::all_of(op->getOperands(),
                        [&](Value operand) { return addValue(operand); });
  }

  /// What could not be added.
  Operation *refused() const { return beyond; }

  /// Writes the block's ops of the slice.
  void write(Block &block, OpBuilder &builder, IRMapping &copies) const {
    for (Operation &op : block.without_terminator()) {
      if (!ops.contains(&op))
        continue;
      if (auto loop = dyn_cast<scf::ForOp>(op))
        writeLoop(loop, builder, copies);
      else if (auto way = dyn_cast<scf::IfOp>(op))
        writeIf(way, builder, copies);
      else
        builder.clone(op, copies);
    }
  }

private:
  using Numbers = llvm::SmallSetVector<unsigned, 4>;

  bool addValue(Value value) {
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      Operation *parent = argument.getOwner()->getParentOp();
      auto loop = dyn_cast<scf::ForOp>(parent);
      if (!loop || value == loop.getInductionVar())
        return add(parent);
      return addCarried(loop,
                        argument.getArgNumber() - loop.getNumInductionVars());
    }
    auto result = cast<OpResult>(value);
    if (auto loop = dyn_cast<scf::ForOp>(result.getOwner()))
      return addCarried(loop, result.getResultNumber());
    if (auto way = dyn_cast<scf::IfOp>(result.getOwner()))
      return addWays(way, result.getResultNumber());
    return add(result.getOwner());
  }

  bool addCarried(scf::ForOp loop, unsigned number) {
    if (!needed[loop].insert(number))
      return true;
    return add(loop) && addValue(loop.getInitArgs()[number]) &&
           addValue(loop.getYieldedValues()[number]);
  }

  bool addWays(scf::IfOp way, unsigned number) {
    if (!needed[way].insert(number))
      return true;
    return add(way) && addValue(way.thenYield().getOperand(number)) &&
           addValue(way.elseYield().getOperand(number));
  }

  Numbers neededOf(Operation *op) const {
    auto found = needed.find(op);
    return found == needed.end() ? Numbers() : found->second;
  }

  /// The copies of those of the values that are needed.
  static SmallVector<Value> pick(ValueRange values, const Numbers &numbers,
                                 const IRMapping &copies) {
    return llvm::map_to_vector(numbers, [&](unsigned number) {
      return copies.lookupOrDefault(values[number]);
    });
  }

  void writeLoop(scf::ForOp loop, OpBuilder &builder, IRMapping &copies) const {
    Numbers numbers = neededOf(loop);
    auto copy = scf::ForOp::create(
        builder, loop.getLoc(), copies.lookupOrDefault(loop.getLowerBound()),
        copies.lookupOrDefault(loop.getUpperBound()),
        copies.lookupOrDefault(loop.getStep()),
        pick(loop.getInitArgs(), numbers, copies),
        [&](OpBuilder &inside, Location loc, Value count, ValueRange carried) {
          copies.map(loop.getInductionVar(), count);
          for (auto [number, value] : llvm::zip_equal(numbers, carried))
            copies.map(loop.getRegionIterArgs()[number], value);
          write(*loop.getBody(), inside, copies);
          scf::YieldOp::create(inside, loc,
                               pick(loop.getYieldedValues(), numbers, copies));
        });
    for (auto [number, result] : llvm::zip_equal(numbers, copy.getResults()))
      copies.map(loop.getResult(number), result);
  }

  void writeIf(scf::IfOp way, OpBuilder &builder, IRMapping &copies) const {
    Numbers numbers = neededOf(way);
    auto writeWay = [&](Region &from, OpBuilder &inside, Location loc) {
      SmallVector<Value> handed;
      if (!from.empty()) {
        write(from.front(), inside, copies);
        handed =
            pick(from.front().getTerminator()->getOperands(), numbers, copies);
      }
      scf::YieldOp::create(inside, loc, handed);
    };
    auto copy = scf::IfOp::create(
        builder, way.getLoc(), copies.lookupOrDefault(way.getCondition()),
        [&](OpBuilder &inside, Location loc) {
          writeWay(way.getThenRegion(), inside, loc);
        },
        [&](OpBuilder &inside, Location loc) {
          writeWay(way.getElseRegion(), inside, loc);
        });
    for (auto [number, result] : llvm::zip_equal(numbers, copy.getResults()))
      copies.map(way.getResult(number), result);
  }

  llvm::SetVector<Operation *> ops;
  Operation *beyond = nullptr;
  llvm::MapVector<Operation *, Numbers> needed;
};

/// The producer of one kernel.
class KernelProducer {
public:
  explicit KernelProducer(tt::FuncOp kernel)
      : kernel(kernel), buffers(kernel) {}

  /// Why it cannot be added; empty: it can.
  std::string whyNot() {
    if (kernel->hasAttr("kiln-max-regs"))
      return "the kernel's registers are limited, and a producer hands out all "
             "of them";
    kernel.walk([&](Operation *op) {
      if (isProducers(op))
        moved.push_back(op);
    });
    if (llvm::none_of(moved, llvm::IsaPred<gpu::MbarrierWaitWarpOp>))
      return "no loop has blocks copied by tensor maps into slots that its "
             "warps release";
    if (!kernel.getBody().hasOneBlock())
      return "the kernel has branches";
    if (failed(buffers.readOffsets()))
      return "shared memory is not allocated";
    body = &kernel.getBody().front();
    for (Operation *op : moved) {
      Operation *top = body->findAncestorOpInBlock(*op);
      if (!last || last->isBeforeInBlock(top))
        last = top;
    }
    for (Operation *op : moved) {
      if (std::string reason = whyNotMoved(op); !reason.empty())
        return reason;
      if (!slice.add(op))
        return ("copies need '" + slice.refused()->getName().getStringRef() +
                "', which is more than scalars that any warp can compute")
            .str();
    }
    for (gpu::BarrierOp barrier : barriers)
      slice.add(barrier);
    return whyNotEarly();
  }

  void add(RegisterSplit registers) {
    for (gpu::BarrierOp barrier : barriers)
      barrier.setWithProducer(true);
    OpBuilder builder(body->getTerminator());
    auto producer =
        gpu::ProducerOp::create(builder, moved.front()->getLoc(),
                                registers.launched, kLeast, registers.others);
    Block *block = builder.createBlock(&producer.getBody());
    IRMapping copies;
    slice.write(*body, builder, copies);
    gpu::LeaveOp::create(builder, producer.getLoc());
    for (Operation *op : llvm::reverse(moved))
      op->erase();
    // The producer has nothing to publish.
    for (auto barrier : block->getOps<gpu::BarrierOp>())
      barrier.setAsyncProxy(false);
  }

private:
  std::string whyNotMoved(Operation *op) {
    if (isa<gpu::WarpSyncOp>(op))
      return "";
    Operation *top = body->findAncestorOpInBlock(*op);
    // What all warps must have done before.
    SmallVector<Operation *> before;
    for (Value operand : op->getOperands())
      if (isMbarrier(operand) && !findBegins(operand, before))
        return "a barrier in memory begins within a branch";
    if (auto copy = dyn_cast<gpu::TmaCopyOp>(op)) {
      if (!copy.getFreed() && op->getParentOfType<scf::ForOp>())
        return "a loop has blocks copied without a release of their slots";
      findUses(copy, top, before);
    }
    Operation *latest = nullptr;
    for (Operation *other : before)
      if (!latest || latest->isBeforeInBlock(other))
        latest = other;
    if (latest && !waitFor(latest, top))
      return "no barrier is between a copy and what it has to come behind";
    return "";
  }

  /// Has the producer wait at a barrier between both; false: there is none.
  bool waitFor(Operation *earlier, Operation *later) {
    gpu::BarrierOp first;
    for (Operation *op = earlier->getNextNode(); op && op != later;
         op = op->getNextNode())
      if (auto barrier = dyn_cast<gpu::BarrierOp>(op)) {
        if (barriers.contains(barrier))
          return true;
        first = first ? first : barrier;
      }
    return earlier->isBeforeInBlock(later) && first && barriers.insert(first);
  }

  /// Why blocks must not be copied earlier than they are; empty: they may.
  std::string whyNotEarly() {
    PointerBases bases(kernel);
    SmallVector<GlobalTouch> loads, stores;
    bool waits = false;
    kernel.walk([&](Operation *op) {
      GlobalTouches touches = globalTouches(op, bases);
      append_range(isa<gpu::TmaCopyOp>(op) ? loads : stores,
                   isa<gpu::TmaCopyOp>(op) ? touches.loads : touches.stores);
      Operation *top = body->findAncestorOpInBlock(*op);
      waits |=
          top && !last->isBeforeInBlock(top) && waitsForOthers(op, touches);
    });
    if (waits)
      return "the kernel may wait for what other blocks write before it has "
             "blocks copied";
    for (const GlobalTouch &load : loads)
      for (const GlobalTouch &store : stores)
        if (GlobalTouch::meet(load, store))
          return "the kernel stores where it has blocks copied from";
    return "";
  }

  /// Whether what comes behind the op may rely on what others did before.
  static bool waitsForOthers(Operation *op, const GlobalTouches &touches) {
    if (auto load = dyn_cast<tt::LoadOp>(op))
      return load.getIsVolatile();
    if (auto text = dyn_cast<tt::ElementwiseInlineAsmOp>(op))
      return !text.getPure();
    return touches.waitsAfter || isa<mlir::gpu::BarrierOp>(op);
  }

  static bool isMbarrier(Value value) {
    auto memory = dyn_cast<gpu::MemDescType>(value.getType());
    return memory && memory.getElementType().isInteger(64);
  }

  /// Adds the ops that begin an mbarrier; false: there is one that is not at the
  /// kernel's top level.
  bool findBegins(Value mbarrier, SmallVectorImpl<Operation *> &before) {
    gpu::AllocOp all = allocBehind(mbarrier);
    if (!all)
      return false;
    for (Operation *slot : all->getUsers())
      for (Operation *user : slot->getUsers())
        if (isa<gpu::MbarrierInitOp>(user)) {
          if (user->getBlock() != body)
            return false;
          before.push_back(user);
        }
    return true;
  }

  /// Adds those ops in front of the copy, and its own loop, that use what it
  /// writes. Of a released slot only what is no use of that buffer counts.
  void findUses(gpu::TmaCopyOp copy, Operation *top,
                SmallVectorImpl<Operation *> &before) {
    SmallVector<BufferRange> written;
    for (const BufferAccess &access : bufferAccesses(copy, buffers))
      if (access.kind == AccessKind::Copy)
        written.push_back(access.range);
    auto meets = [&](Operation *other) {
      return !isProducers(other) &&
             llvm::any_of(bufferAccesses(other, buffers),
                          [&](const BufferAccess &access) {
                            return llvm::any_of(
                                written, [&](const BufferRange &range) {
                                  return access.range.meets(range) &&
                                         !(copy.getFreed() &&
                                           access.range.buffer == range.buffer);
                                });
                          });
    };
    Block::iterator end = top->getIterator();
    if (copy.getFreed())
      ++end;
    for (Operation &op : llvm::make_range(body->begin(), end)) {
      WalkResult walk = op.walk([&](Operation *other) {
        return meets(other) ? WalkResult::interrupt() : WalkResult::advance();
      });
      if (walk.wasInterrupted())
        before.push_back(&op);
    }
  }

  tt::FuncOp kernel;
  Buffers buffers;
  Block *body = nullptr;
  SmallVector<Operation *> moved;
  /// The last op of the kernel's top level that has blocks copied, or holds
  /// one.
  Operation *last = nullptr;
  /// Where it waits with the others.
  llvm::SmallSetVector<gpu::BarrierOp, 2> barriers;
  Slice slice;
};

class AddProducer : public impl::AddProducerBase<AddProducer> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<int64_t> warps = gpu::getModuleInt(module, gpu::kNumWarpsAttr);
    FailureOr<const GpuTarget *> target = gpu::getTarget(module);
    if (failed(warps) || failed(target))
      return signalPassFailure();
    if (!hasWarpgroupMultiply(**target))
      return;
    for (auto kernel : module.getOps<tt::FuncOp>()) {
      if (!kernel.isPublic())
        continue;
      KernelProducer producer(kernel);
      std::string reason = *warps % kGroup || *warps < 2 * kGroup
                               ? "the block has fewer than two warpgroups"
                               : producer.whyNot();
      if (reason.empty())
        producer.add(RegisterSplit(**target, *warps));
      else
        kernel.emitRemark() << "no producer: " << reason;
    }
  }
};

} // namespace
} // namespace kiln
