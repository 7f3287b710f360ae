// The pass kiln-release-slots: a TMA copy into a slot that all warps have read
// waits for an mbarrier of that slot instead of the block's barrier. The warps
// arrive there at the end of the iteration after which they do not read the
// slot any more, and only the warp that refills it waits. So warpgroups may be
// up to an iteration apart, and alternate on the tensor cores.
//
// Only in loops of two dots, where there is much to do between them: attention
// of two warpgroups gains up to 5 % in sequence, 8 to 20 % with both dots in
// flight (H200, 2026-11-23, perf/knob). With one dot an iteration the barrier
// is hardly waited for, and arrivals cost more: fp8 matmuls lost 3 to 18 %. A
// producer warp (kiln-specialize-warps) does not take part in that barrier, so
// with one slots are released there, too.
//
// Loops over tiles whose loads run on (lowering/persistent) carry pointers from
// tile to tile that TMA does not need, with barriers around what computes them.
// These go before.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/passes/Passes.h"
#include "lowering/tma/SlotUses.h"
#include "lowering/tma/UnusedValues.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinOps.h"
#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "targets/launch/abi/Persistent.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_RELEASESLOTS
#include "lowering/passes/Passes.h.inc"

namespace {

class ReleaseSlots : public impl::ReleaseSlotsBase<ReleaseSlots> {
public:
  using ReleaseSlotsBase::ReleaseSlotsBase;

private:
  void runOnOperation() override {
    FailureOr<int64_t> warps =
        gpu::getModuleInt(getOperation(), gpu::kNumWarpsAttr);
    if (failed(warps))
      return signalPassFailure();
    for (auto kernel : getOperation().getOps<tt::FuncOp>())
      if (kernel->hasAttr(kPersistentAttr))
        removeUnused(kernel); // has one block, or it would not be one
    // The warps of one group meet in each of its dots anyway.
    if (*warps <= WarpgroupMultiply::kWarps)
      return;
    std::vector<SlotUses> found;
    getOperation().walk([&](scf::ForOp loop) {
      auto dots = loop.getBody()->getOps<gpu::WarpgroupDotOp>();
      if (std::distance(dots.begin(), dots.end()) >= (warpSpecialize ? 1 : 2))
        llvm::append_range(found, SlotUses::findIn(loop));
    });
    for (SlotUses &uses : found)
      uses.releaseByWarps(*warps);
  }
};

} // namespace
} // namespace kiln
