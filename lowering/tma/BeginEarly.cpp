// The pass kiln-begin-early: the mbarriers that copies arrive at begin where the
// kernel begins, with a barrier of the block behind them, so that a producer
// (kiln-add-producer) has the first blocks copied while the others load what
// else they need. Where a block has the memory, the buffers live from there on,
// too: then the blocks of a second loop come while the first one computes.
//
// A block of attention loads its queries first, for about a microsecond, and
// computes 24 with 4096 keys.
#include "frontend/dialect/Tile.h"
#include "lowering/GpuDialect.h"
#include "lowering/Passes.h"
#include "lowering/shared/Buffers.h"
#include "lowering/tma/SlotBarriers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinOps.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_BEGINEARLY
#include "lowering/Passes.h.inc"

namespace {

/// The bytes of all buffers, as if all lived at once.
int64_t bytesOfAll(tt::FuncOp kernel) {
  int64_t bytes = 0;
  Buffers buffers(kernel);
  for (const Buffer &buffer : buffers.all())
    bytes = llvm::alignTo(bytes, buffer.alignment) + buffer.bytes;
  return bytes;
}

/// The mbarriers and buffers of a kernel's copies, at its top level.
class Copies {
public:
  explicit Copies(tt::FuncOp kernel) : body(&kernel.getBody().front()) {
    kernel.walk([&](gpu::TmaCopyOp copy) {
      add(copy.getBarrier(), mbarriers);
      add(copy.getDestination(), slots);
    });
    kernel.walk([&](gpu::MbarrierWaitWarpOp wait) {
      add(wait.getBarrier(), mbarriers);
    });
  }

  void beginMbarriers() {
    SmallVector<Operation *> begins;
    for (gpu::AllocOp all : mbarriers) {
      begins.push_back(all);
      for (Operation *slot : all->getUsers())
        for (Operation *user : slot->getUsers())
          if (isa<gpu::MbarrierInitOp>(user) && user->getBlock() == body)
            begins.push_back(user);
    }
    if (begins.empty())
      return;
    OpBuilder builder = OpBuilder::atBlockBegin(body);
    auto barrier = gpu::BarrierOp::create(builder, begins.front()->getLoc(),
                                          /*local=*/true);
    for (Operation *op : begins)
      moveBefore(op, barrier);
  }

  void beginBuffers() {
    for (gpu::AllocOp buffer : slots)
      buffer->moveBefore(&body->front());
  }

private:
  void add(Value memory, llvm::SetVector<gpu::AllocOp> &all) {
    if (gpu::AllocOp alloc = allocBehind(memory);
        alloc && alloc->getBlock() == body)
      all.insert(alloc);
  }

  /// Moves the op and what is made for it alone to the kernel's start.
  void moveBefore(Operation *op, Operation *place) {
    if (op->getBlock() == body && op->isBeforeInBlock(place))
      return;
    for (Value operand : op->getOperands())
      if (Operation *made = operand.getDefiningOp())
        moveBefore(made, place);
    op->moveBefore(place);
  }

  Block *body;
  llvm::SetVector<gpu::AllocOp> mbarriers, slots;
};

class BeginEarly : public impl::BeginEarlyBase<BeginEarly> {
  void runOnOperation() override {
    FailureOr<const GpuTarget *> target = gpu::getTarget(getOperation());
    if (failed(target))
      return signalPassFailure();
    for (auto kernel : getOperation().getOps<tt::FuncOp>()) {
      if (!kernel.isPublic() || !kernel.getBody().hasOneBlock())
        continue;
      Copies copies(kernel);
      copies.beginMbarriers();
      if (bytesOfAll(kernel) <= (*target)->maxSharedPerBlock)
        copies.beginBuffers();
    }
  }
};

} // namespace
} // namespace kiln
