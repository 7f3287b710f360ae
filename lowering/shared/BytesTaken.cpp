#include "lowering/shared/BytesTaken.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/shared/BufferLiveness.h"
#include "lowering/shared/Placement.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;

namespace kiln {

/// How many slots a buffer will have: one now, where they follow from the stages
/// of the loop that takes a slot of it.
static int64_t slotsOf(gpu::AllocOp alloc) {
  int64_t slots = 1;
  for (Operation *user : alloc->getUsers()) {
    auto loop = user->getParentOfType<LoopLikeOpInterface>();
    if (!isa<gpu::IndexOp>(user) || !loop || loop->isAncestor(alloc))
      continue;
    if (auto stages = loop->getAttrOfType<IntegerAttr>(gpu::kNumStagesAttr))
      slots =
          std::max(slots, stages.getInt() + loop->hasAttr(gpu::kSpareSlotAttr) -
                              loop->hasAttr(gpu::kReuseSlotsAttr));
  }
  return slots;
}

int64_t bytesTaken(tt::FuncOp function, Operation *without) {
  Buffers buffers(function);
  BufferLiveness liveness(FlowGraph(function), buffers);
  SmallVector<PlacedBuffer> placed;
  for (const Buffer &buffer : buffers.all()) {
    auto alloc = dyn_cast<gpu::AllocOp>(buffer.op);
    int64_t times = buffer.op == without ? 0 : alloc ? slotsOf(alloc) : 1;
    placed.push_back({buffer.bytes * times, buffer.alignment});
  }
  return placeBuffers(
      placed, [&](unsigned a, unsigned b) { return liveness.interfere(a, b); });
}

} // namespace kiln
