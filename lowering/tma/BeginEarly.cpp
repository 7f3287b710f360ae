// The pass kiln-begin-early: initializes the mbarriers of copies right after
// the loads at the kernel's start, followed by a barrier of the block, so that
// a producer warp (kiln-specialize-warps) issues the first copies while those
// loads are in flight. The buffers are live from the kernel's start on, so that
// the blocks of a second loop are copied while the first loop computes; where a
// block has not enough shared memory for that, kiln-allocate-shared shortens
// their lives again.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/passes/Passes.h"
#include "lowering/tma/SlotBarriers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_BEGINEARLY
#include "lowering/passes/Passes.h.inc"

namespace {

/// The mbarriers and buffers of a kernel's copies, at its top level.
class Copies {
public:
  explicit Copies(tt::FuncOp kernel) : body(&kernel.getBody().front()) {
    kernel.walk([&](gpu::TmaCopyOp copy) {
      add(copy.getBarrier(), mbarriers);
      add(copy.getDestination(), slots);
    });
    kernel.walk([&](Operation *op) {
      if (isa<gpu::MbarrierWaitWarpOp, gpu::MbarrierWaitOp>(op))
        add(op->getOperand(0), mbarriers);
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
    OpBuilder builder(insertionPoint());
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

  /// After the loads that the kernel begins with: copies of several blocks take
  /// longer than these, which would wait for them in flight.
  Operation *insertionPoint() {
    Operation *place = &body->front();
    for (Operation &op : *body) {
      if (isa<tt::LoadOp>(op))
        place = op.getNextNode();
      else if (!isMemoryEffectFree(&op) && !isa<gpu::AllocOp>(op))
        break;
    }
    return place;
  }

  /// Moves the op and what is made for it to the kernel's start.
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
    for (auto kernel : getOperation().getOps<tt::FuncOp>()) {
      if (!kernel.isPublic() || !kernel.getBody().hasOneBlock())
        continue;
      Copies copies(kernel);
      copies.beginMbarriers();
      copies.beginBuffers();
    }
  }
};

} // namespace
} // namespace kiln
