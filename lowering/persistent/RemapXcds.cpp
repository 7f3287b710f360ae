// The pass kiln-remap-xcds: which block of a grid computes what, on GPUs that
// hand blocks to their dies (XCDs) in turn. Neighbours of a raster share rows
// and columns of the operands, but block i runs on die i mod 8, which has a
// second-level cache of its own. So of each 8 C blocks in sequence those of one
// die compute C neighbours: number 8 p + d of them becomes number C d + p. That
// exchanges rows and columns of an 8 by C matrix; blocks behind the last whole
// one keep their number. So it is a permutation of any grid, along x alone.
// (HipKittens, kernels for MI300: chiplet_transform_chunked.)
//
// A kernel whose blocks wait for each other may rely on lower numbers to be
// begun earlier, and is left alone: one with atomics, loops that ask a
// condition, or volatile loads.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/passes/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_REMAPXCDS
#include "lowering/passes/Passes.h.inc"

namespace {

/// Dies of an MI300X, MI325X and MI355X (AMD, "CDNA 3" and "CDNA 4" white
/// papers). An MI300A has 6.
constexpr int64_t kDies = 8;

class RemapXcds : public impl::RemapXcdsBase<RemapXcds> {
public:
  using RemapXcdsBase::RemapXcdsBase;

private:
  void runOnOperation() override {
    for (auto function : getOperation().getOps<tt::FuncOp>())
      if (function.isPublic() && !function.isExternal())
        remap(function);
  }

  /// An op by which blocks may wait for each other; null: none.
  static Operation *findWaiting(tt::FuncOp function) {
    Operation *found = nullptr;
    function.walk([&](Operation *op) {
      auto load = dyn_cast<tt::LoadOp>(op);
      if (isa<tt::AtomicRMWOp, tt::AtomicCASOp, scf::WhileOp>(op) ||
          (load && load.getIsVolatile()))
        found = op;
    });
    return found;
  }

  void remap(tt::FuncOp function) {
    SmallVector<tt::GetProgramIdOp> ids;
    function.walk([&](tt::GetProgramIdOp id) {
      if (id.getAxis() == tt::ProgramIDDim::X)
        ids.push_back(id);
    });
    if (ids.empty())
      return;
    if (Operation *waiting = findWaiting(function)) {
      waiting->emitRemark("blocks keep their numbers on the dies of the GPU: "
                          "they may wait for each other here");
      return;
    }
    for (tt::GetProgramIdOp id : ids) {
      OpBuilder builder(function.getContext());
      builder.setInsertionPointAfter(id);
      remap(builder, id);
    }
  }

  void remap(OpBuilder &builder, tt::GetProgramIdOp id) {
    Location loc = id.getLoc();
    auto constant = [&](int64_t value) -> Value {
      return arith::ConstantIntOp::create(builder, loc, value, 32);
    };
    auto div = [&](Value a, Value b) -> Value {
      return arith::DivUIOp::create(builder, loc, a, b);
    };
    auto rem = [&](Value a, Value b) -> Value {
      return arith::RemUIOp::create(builder, loc, a, b);
    };
    Value dies = constant(kDies), perDie = constant(chunk),
          whole = constant(kDies * chunk);
    Value count = tt::GetNumProgramsOp::create(
        builder, loc, builder.getI32Type(), tt::ProgramIDDim::X);
    Value rest = rem(id, whole);
    Value limit = arith::SubIOp::create(builder, loc, count, rem(count, whole));
    Value first = arith::SubIOp::create(builder, loc, id, rest);
    Value within = arith::AddIOp::create(
        builder, loc,
        arith::MulIOp::create(builder, loc, rem(rest, dies), perDie),
        div(rest, dies));
    Value moved = arith::AddIOp::create(builder, loc, first, within);
    Value moves = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult,
                                        id, limit);
    Value number =
        arith::SelectOp::create(builder, loc, moves, moved, id.getResult());
    id.getResult().replaceUsesWithIf(number, [&](OpOperand &use) {
      Operation *user = use.getOwner();
      return user != rest.getDefiningOp() && user != first.getDefiningOp() &&
             user != moves.getDefiningOp() && user != number.getDefiningOp();
    });
  }
};

} // namespace
} // namespace kiln
