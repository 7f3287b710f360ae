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

/// What waits for a loop's last copies is there once the loop is expanded: so
/// none is taken to outlast its loop, unless they run on to the next tile's.
static Flights flightsOf(tt::FuncOp function) {
  WalkResult found =
      function.walk([](gpu::RunsOnOp) { return WalkResult::interrupt(); });
  return found.wasInterrupted() ? Flights::Count : Flights::DoNotCount;
}

/// The bytes of the buffers that live at `points`.
static int64_t bytesAt(tt::FuncOp function, ArrayRef<Operation *> without,
                       llvm::function_ref<bool(Operation *)> isPoint) {
  Buffers buffers(function);
  FlowGraph graph(function);
  BufferLiveness liveness(graph, buffers, flightsOf(function));
  llvm::BitVector points(graph.size());
  for (auto [number, node] : llvm::enumerate(graph.nodes()))
    if (isPoint(node.op))
      points.set(number);
  SmallVector<unsigned> live;
  SmallVector<PlacedBuffer> placed;
  for (auto [number, buffer] : llvm::enumerate(buffers.all())) {
    if (llvm::is_contained(without, buffer.op) ||
        !liveness.nodesOf(number).anyCommon(points))
      continue;
    auto alloc = dyn_cast<gpu::AllocOp>(buffer.op);
    live.push_back(number);
    placed.push_back(
        {buffer.bytes * (alloc ? slotsOf(alloc) : 1), buffer.alignment});
  }
  return placeBuffers(placed, [&](unsigned a, unsigned b) {
    return liveness.interfere(live[a], live[b]);
  });
}

int64_t bytesTaken(tt::FuncOp function, Operation *without) {
  return bytesAt(function, without, [](Operation *) { return true; });
}

int64_t bytesTakenIn(Block &block, ArrayRef<Operation *> without) {
  auto function = block.getParentOp()->getParentOfType<tt::FuncOp>();
  return bytesAt(function, without, [&](Operation *op) {
    return block.findAncestorOpInBlock(*op) != nullptr;
  });
}

} // namespace kiln
