#include "lowering/tma/SlotBarriers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace kiln {

gpu::AllocOp allocBehind(Value memory) {
  if (auto slot = memory.getDefiningOp<gpu::IndexOp>())
    memory = slot.getSource();
  return memory.getDefiningOp<gpu::AllocOp>();
}

/// Calls `write` with each slot's.
static void forEachMbarrier(OpBuilder &builder, ValueRange buffers,
                            function_ref<void(Location, Value)> write) {
  for (Value all : buffers) {
    auto type = cast<gpu::MemDescType>(all.getType());
    for (int64_t slot = 0; slot < type.slots(); ++slot) {
      Location loc = all.getLoc();
      Value number = arith::ConstantIntOp::create(builder, loc, slot, 32);
      write(loc, gpu::IndexOp::create(builder, loc, type.slot(), all, number));
    }
  }
}

void beginMbarriers(OpBuilder &builder, ValueRange buffers, unsigned arrivals) {
  forEachMbarrier(builder, buffers, [&](Location loc, Value barrier) {
    gpu::MbarrierInitOp::create(builder, loc, barrier, arrivals);
  });
}

void endMbarriers(OpBuilder &builder, ValueRange buffers) {
  forEachMbarrier(builder, buffers, [&](Location loc, Value barrier) {
    gpu::MbarrierInvalidateOp::create(builder, loc, barrier);
  });
}

Value phaseAt(OpBuilder &builder, Location loc, Value counter, Value phase,
              int64_t ahead, int64_t slots) {
  if (!ahead)
    return phase;
  Value first = arith::ConstantIntOp::create(builder, loc, slots - ahead, 32),
        one = arith::ConstantIntOp::create(builder, loc, 1, 32);
  Value wraps = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sge,
                                      counter, first);
  Value other = arith::XOrIOp::create(builder, loc, phase, one);
  return arith::SelectOp::create(builder, loc, wraps, other, phase);
}

} // namespace kiln
