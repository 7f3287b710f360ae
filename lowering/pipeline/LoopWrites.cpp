#include "lowering/pipeline/LoopWrites.h"
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/interface/MemoryLayouts.h"

using namespace mlir;

namespace kiln {

static bool acquires(tt::MemSemantic order) {
  return order == tt::MemSemantic::ACQUIRE ||
         order == tt::MemSemantic::ACQUIRE_RELEASE;
}

bool mayBeOvertaken(Operation *op) {
  if (auto rmw = dyn_cast<tt::AtomicRMWOp>(op))
    return op->use_empty() || !acquires(rmw.getSem());
  if (auto cas = dyn_cast<tt::AtomicCASOp>(op))
    return op->use_empty() || !acquires(cas.getSem());
  return isa<tt::StoreOp, gpu::ReduceBlockOp>(op);
}

LoopWrites::LoopWrites(scf::ForOp loop, const PointerBases &bases)
    : bases(bases) {
  loop.getBody()->walk([&](Operation *op) {
    if (mayBeOvertaken(op))
      writes.push_back({op, globalAccessOf(op)->pointer});
  });
}

Operation *LoopWrites::meeting(Value pointer) const {
  PointerBaseSet read = bases.after(pointer);
  auto meets = [&](const Write &write) {
    PointerBaseSet written = bases.after(write.pointer);
    // Nothing is known of pointers that came up after `bases` had looked.
    if (read.empty() || written.empty() || read.contains(kAnyBase) ||
        written.contains(kAnyBase))
      return true;
    return llvm::any_of(written,
                        [&](unsigned base) { return read.contains(base); });
  };
  const Write *found = llvm::find_if(writes, meets);
  return found == writes.end() ? nullptr : found->op;
}

} // namespace kiln
