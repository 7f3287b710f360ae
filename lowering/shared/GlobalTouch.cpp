#include "lowering/shared/GlobalTouch.h"
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/interface/MemoryLayouts.h"
#include <tuple>

using namespace mlir;

namespace kiln {

bool GlobalTouch::operator<(const GlobalTouch &other) const {
  auto key = [](const GlobalTouch &touch) {
    return std::tuple(touch.base, touch.layout.getAsOpaquePointer());
  };
  return key(*this) < key(other);
}

bool GlobalTouch::meet(const GlobalTouch &load, const GlobalTouch &store) {
  bool sameBase = load.base == store.base || load.base == kAnyBase ||
                  store.base == kAnyBase;
  return sameBase && (load.isShared || load.layout != store.layout);
}

/// Whether several threads hold an element.
static bool isShared(gpu::LinearLayoutAttr layout) {
  return !layout || layout.getLayout().freeMask(HwDim::Lane) ||
         layout.getLayout().freeMask(HwDim::Warp);
}

static void addWaits(GlobalTouches &touches, tt::MemSemantic order) {
  bool both = order == tt::MemSemantic::ACQUIRE_RELEASE;
  touches.waitsBefore = both || order == tt::MemSemantic::RELEASE;
  touches.waitsAfter = both || order == tt::MemSemantic::ACQUIRE;
}

/// The parameters that the base of a tensor map comes from.
static PointerBaseSet basesOf(Value map, const PointerBases &bases) {
  if (auto made = map.getDefiningOp<gpu::TensorMapOp>())
    return bases.after(made.getBase());
  if (auto made = map.getDefiningOp<gpu::MakeTensorMapOp>())
    return bases.after(made.getBase());
  return {kAnyBase};
}

GlobalTouches globalTouches(Operation *op, const PointerBases &bases) {
  GlobalTouches touches;
  // Thread 0 issues it for all.
  if (auto copy = dyn_cast<gpu::TmaCopyOp>(op)) {
    for (unsigned base : basesOf(copy.getMap(), bases))
      touches.loads.push_back({base, gpu::LinearLayoutAttr(), true});
    return touches;
  }
  if (auto store = dyn_cast<gpu::TmaStoreOp>(op)) {
    for (unsigned base : basesOf(store.getMap(), bases))
      touches.stores.push_back({base, gpu::LinearLayoutAttr(), true});
    return touches;
  }
  std::optional<GlobalAccess> access = globalAccessOf(op);
  if (!access)
    return touches;
  auto tensor = dyn_cast<RankedTensorType>(access->pointer.getType());
  auto layout = tensor ? cast<gpu::LinearLayoutAttr>(tensor.getEncoding())
                       : gpu::LinearLayoutAttr();
  // A copy to shared memory loads every element once.
  bool copies = isa<gpu::AsyncCopyOp>(op);
  auto &kind = copies || isa<tt::LoadOp>(op) ? touches.loads : touches.stores;
  for (unsigned base : bases.after(access->pointer))
    kind.push_back({base, layout, !copies && isShared(layout)});
  if (auto rmw = dyn_cast<tt::AtomicRMWOp>(op))
    addWaits(touches, rmw.getSem());
  else if (auto cas = dyn_cast<tt::AtomicCASOp>(op))
    addWaits(touches, cas.getSem());
  return touches;
}

} // namespace kiln
