// The pass kiln-unroll-loops: the hints of `tl.range` except the number of
// stages. `loop_unroll_factor` is followed as in Triton: an unrolled loop, and
// one for the remaining iterations, which is not pipelined. A remark names
// hints that change nothing here.
#include "frontend/dialect/Tile.h"
#include "lowering/passes/Passes.h"
#include "lowering/remarks/Refuse.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_UNROLLLOOPS
#include "lowering/passes/Passes.h.inc"

namespace {

constexpr llvm::StringLiteral kFactorAttr = "tt.loop_unroll_factor";
/// More copies of a body than this do not fill a pipeline any better, and cost
/// compile time (guess).
constexpr int64_t kMostIterations = 128;

/// `disallow_acc_multi_buffer` changes nothing: accumulators have one set of
/// registers anyway.
void sayWhatIsNotFollowed(scf::ForOp loop) {
  struct Hint {
    StringRef attribute, text;
  };
  for (auto [attribute, text] : {Hint{"tt.flatten", "flatten"},
                                 Hint{"tt.warp_specialize", "warp_specialize"},
                                 Hint{"llvm.loop_annotation", "disable_licm"}})
    if (loop->hasAttr(attribute))
      refuse(loop, {RefusalCode::HintIgnored, text});
}

/// An empty loop may have its end below its begin, and its trip count is
/// computed as unsigned.
void endNotBeforeBegin(scf::ForOp loop) {
  if (getConstantIntValue(loop.getLowerBound()) &&
      getConstantIntValue(loop.getUpperBound()))
    return;
  OpBuilder builder(loop);
  Location loc = loop.getLoc();
  Value begin = loop.getLowerBound(), end = loop.getUpperBound();
  loop.setUpperBound(
      loop.getUnsignedCmp()
          ? arith::MaxUIOp::create(builder, loc, begin, end).getResult()
          : arith::MaxSIOp::create(builder, loc, begin, end).getResult());
}

LogicalResult unroll(scf::ForOp loop) {
  auto factor = loop->getAttrOfType<IntegerAttr>(kFactorAttr);
  loop->removeAttr(kFactorAttr);
  if (factor.getInt() < 2)
    return success();
  if (factor.getInt() > kMostIterations)
    return loop.emitError()
           << "is to be unrolled " << factor.getInt()
           << " times; 'loop_unroll_factor' may be at most " << kMostIterations;
  endNotBeforeBegin(loop);
  FailureOr<UnrolledLoopInfo> loops = loopUnrollByFactor(loop, factor.getInt());
  if (failed(loops))
    return loop.emitError()
           << "cannot be unrolled " << factor.getInt() << " times";
  if (std::optional<scf::ForOp> rest = loops->epilogueLoopOp)
    (*rest)->setAttr("tt.num_stages",
                     Builder(rest->getContext()).getI32IntegerAttr(1));
  return success();
}

class UnrollLoops : public impl::UnrollLoopsBase<UnrollLoops> {
  void runOnOperation() override {
    SmallVector<scf::ForOp> loops; // inner ones first
    getOperation().walk([&](scf::ForOp loop) {
      sayWhatIsNotFollowed(loop);
      if (loop->hasAttr(kFactorAttr))
        loops.push_back(loop);
    });
    for (scf::ForOp loop : loops)
      if (failed(unroll(loop)))
        return signalPassFailure();
  }
};

} // namespace
} // namespace kiln
