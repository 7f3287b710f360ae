// The pass kiln-make-persistent: a kernel that computes one tile becomes a loop
// over tiles, and a resident grid of blocks shares the tiles of the launch's
// grid.
#include "lowering/dialect/GpuDialect.h"
#include "lowering/passes/Passes.h"
#include "lowering/persistent/RunOn.h"
#include "lowering/persistent/TileGrid.h"
#include "lowering/remarks/Refuse.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "targets/launch/abi/Persistent.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_MAKEPERSISTENT
#include "lowering/passes/Passes.h.inc"

namespace {

/// The kernel's programs, as the blocks of a resident grid enumerate them.
class Wave {
public:
  Wave(tt::FuncOp kernel, const TileGrid &tileGrid, unsigned numStages)
      : kernel(kernel), tileGrid(tileGrid), numStages(numStages),
        ir(ImplicitLocOpBuilder::atBlockBegin(kernel.getLoc(),
                                              &kernel.front())) {}

  void run() {
    addParameters();
    Value step = tt::GetNumProgramsOp::create(ir, tt::ProgramIDDim::X),
          first = tt::GetProgramIdOp::create(ir, tt::ProgramIDDim::X);
    Value count;
    for (unsigned axis = 0; axis < kGridParameters; ++axis)
      if (tileGrid.axes[axis])
        count = count ? Value(arith::MulIOp::create(ir, count, grid[axis]))
                      : grid[axis];
    auto tiles = scf::ForOp::create(ir, first, count, step);
    Block &body = kernel.front(), *tile = tiles.getBody();
    tile->getOperations().splice(
        tile->getTerminator()->getIterator(), body.getOperations(),
        std::next(tiles->getIterator()), body.getTerminator()->getIterator());
    ir.setInsertionPointToStart(tile);
    replaceIds(tiles, tiles.getInductionVar());
    auto own = tileGrid.loop->getAttrOfType<IntegerAttr>("tt.num_stages");
    Refusal why = (own ? own.getInt() : numStages) < 2
                      ? Refusal(RefusalCode::TilesUnpipelined)
                      : makeRunOn(tiles, tileGrid.loop);
    if (why)
      refuse(kernel, {RefusalCode::TilesNotAhead, why});
  }

private:
  void addParameters() {
    for (StringRef name : {"grid_x", "grid_y", "grid_z"}) {
      unsigned number = kernel.getNumArguments();
      Location loc = NameLoc::get(ir.getStringAttr(name), kernel.getLoc());
      (void)kernel.insertArgument(number, ir.getI32Type(),
                                  ir.getDictionaryAttr({}), loc);
      grid.push_back(kernel.getArgument(number));
    }
    kernel->setAttr(kPersistentAttr, ir.getStringAttr(""));
  }

  /// Programs along x first, as the GPU starts blocks. Where a kernel does not
  /// read the id of an axis, programs along it would all do the same.
  void replaceIds(scf::ForOp tiles, Value number) {
    unsigned last = llvm::count(tileGrid.axes, true);
    std::array<Value, kGridParameters> ids;
    for (unsigned axis = 0; axis < kGridParameters; ++axis) {
      if (!tileGrid.axes[axis])
        continue;
      ids[axis] = number;
      if (--last == 0)
        break;
      ids[axis] = arith::RemUIOp::create(ir, number, grid[axis]);
      number = arith::DivUIOp::create(ir, number, grid[axis]);
    }
    tiles.walk([&](tt::GetProgramIdOp id) {
      id.replaceAllUsesWith(ids[unsigned(id.getAxis())]);
      id.erase();
    });
    tiles.walk([&](tt::GetNumProgramsOp count) {
      count.replaceAllUsesWith(grid[unsigned(count.getAxis())]);
      count.erase();
    });
  }

  tt::FuncOp kernel;
  const TileGrid &tileGrid;
  unsigned numStages;
  ImplicitLocOpBuilder ir;
  SmallVector<Value> grid;
};

class MakePersistent : public impl::MakePersistentBase<MakePersistent> {
public:
  using MakePersistentBase::MakePersistentBase;

private:
  void runOnOperation() override {
    for (auto kernel : getOperation().getOps<tt::FuncOp>()) {
      if (!kernel.isPublic() || kernel.isExternal())
        continue;
      TileValues values(kernel);
      TileGrid tileGrid;
      if (Refusal why = TileGrid::find(kernel, values, tileGrid)) {
        refuse(kernel, {RefusalCode::NotPersistent, why});
        continue;
      }
      auto accumulators = tileGrid.dot.getD().getType();
      int64_t bytes = accumulators.getNumElements() *
                      accumulators.getElementType().getIntOrFloatBitWidth() / 8;
      if (bytes < leastAccumulatorBytes) {
        refuse(kernel, {RefusalCode::NotPersistent,
                        Refusal(RefusalCode::GridNotAlone, bytes)});
        continue;
      }
      Wave(kernel, tileGrid, numStages).run();
    }
  }
};

} // namespace
} // namespace kiln
