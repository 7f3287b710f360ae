// The pass kiln-allocate-shared: an offset in shared memory for the scratch of
// each op that has any.
//
// Scratch lives only while its op runs, so any two ops could share the same
// bytes; but then a barrier must stand between the last read of one and the
// first write of the other. Small scratch (partial results of reductions)
// therefore gets bytes of its own, which costs nothing at this size and saves
// those barriers; large scratch (conversions) overlaps in one area.
#include "frontend/dialect/Tile.h"
#include "lowering/GpuDialect.h"
#include "lowering/Passes.h"
#include "lowering/shared/Scratch.h"
#include "mlir/IR/BuiltinOps.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_ALLOCATESHARED
#include "lowering/Passes.h.inc"

namespace {

/// What small scratch may take in all before it wraps around: guess, less than
/// 1 KiB a block is no limit to occupancy even with 32 blocks on a unit (the
/// smallest unit has 64 KiB).
constexpr int64_t kSmallArea = 1024;
constexpr int64_t kAlignment = 16;
/// How many of the largest users an error names.
constexpr unsigned kNamedUsers = 5;

struct ScratchUser {
  Operation *op;
  int64_t bytes, offset = 0;
};

class AllocateShared : public impl::AllocateSharedBase<AllocateShared> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    auto name = module->getAttrOfType<StringAttr>(gpu::kTargetAttr);
    const GpuTarget *target = name ? lookupGpuTarget(name.getValue()) : nullptr;
    if (!target) {
      module.emitError() << "the module has no valid " << gpu::kTargetAttr
                         << "; run kiln-assign-layouts first";
      return signalPassFailure();
    }
    int64_t total = 0;
    // A module has one static area: kernels of one module do not run in the
    // same block.
    for (auto function : module.getOps<tt::FuncOp>()) {
      SmallVector<ScratchUser> users;
      function.walk<WalkOrder::PreOrder>([&](Operation *op) {
        if (int64_t bytes = scratchBytes(op))
          users.push_back({op, bytes});
      });
      int64_t bytes = place(users);
      if (bytes > target->maxSharedPerBlock) {
        refuse(function, users, bytes, *target);
        return signalPassFailure();
      }
      OpBuilder builder(module.getContext());
      for (const ScratchUser &user : users)
        user.op->setAttr(gpu::kSharedOffsetAttr,
                         builder.getI32IntegerAttr(user.offset));
      total = std::max(total, bytes);
    }
    module->setAttr(gpu::kSharedBytesAttr,
                    OpBuilder(module.getContext()).getI32IntegerAttr(total));
  }

  /// Small users one after the other in program order, in a ring; large ones
  /// together behind it.
  static int64_t place(MutableArrayRef<ScratchUser> users) {
    int64_t next = 0, ring = 0, end = 0;
    for (ScratchUser &user : users) {
      if (user.bytes > kSmallArea)
        continue;
      if (next + user.bytes > kSmallArea)
        next = 0;
      user.offset = next;
      next = llvm::alignTo(next + user.bytes, kAlignment);
      ring = std::max(ring, next);
    }
    end = ring;
    for (ScratchUser &user : users)
      if (user.bytes > kSmallArea) {
        user.offset = ring;
        end = std::max(end, ring + user.bytes);
      }
    return end;
  }

  static void refuse(tt::FuncOp function, ArrayRef<ScratchUser> users,
                     int64_t bytes, const GpuTarget &target) {
    SmallVector<ScratchUser> largest(users);
    llvm::sort(largest, [](const ScratchUser &a, const ScratchUser &b) {
      return a.bytes > b.bytes;
    });
    InFlightDiagnostic error =
        largest.front().op->emitError()
        << "kernel " << function.getName() << " needs " << bytes
        << " bytes of shared memory, but a block on " << target.name()
        << " has at most " << target.maxSharedPerBlock
        << "; use smaller tensors";
    for (const ScratchUser &user : ArrayRef(largest).take_front(kNamedUsers))
      error.attachNote(user.op->getLoc())
          << "'" << user.op->getName() << "' needs " << user.bytes << " bytes";
  }
};

} // namespace
} // namespace kiln
