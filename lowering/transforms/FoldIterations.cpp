// The pass kiln-fold-iterations: gives loops whose bounds differ by a constant
// a constant trip count, as on the diagonal of causal attention: from m * 128
// to (m + 1) * 128. The loop's end becomes its begin plus a constant, and
// comparisons of such numbers become constants, so that MLIR's own
// canonicalization removes loops of one iteration or none. Runs after
// kiln-expand-loops: loops of few iterations are pipelined, too, and the
// iterations that do not exist fold away.
#include "frontend/dialect/Tile.h"
#include "lowering/blocks/AddressForm.h"
#include "lowering/passes/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_FOLDITERATIONS
#include "lowering/passes/Passes.h.inc"

namespace {

/// b - a, where it is a constant.
std::optional<int64_t> distance(AddressForms &forms, Value a, Value b) {
  if (!a.getType().isInteger(32))
    return std::nullopt;
  Polynomial between = forms.ofScalar(b) - forms.ofScalar(a);
  if (between.isZero())
    return 0;
  const auto &terms = between.terms();
  if (terms.size() != 1 || !terms.begin()->first.empty())
    return std::nullopt;
  return terms.begin()->second;
}

class FoldIterations : public impl::FoldIterationsBase<FoldIterations> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<tt::FuncOp>()) {
      AddressForms forms;
      std::vector<std::pair<scf::ForOp, int64_t>> lengths;
      std::vector<std::pair<arith::CmpIOp, bool>> known;
      function.walk([&](Operation *op) {
        if (auto loop = dyn_cast<scf::ForOp>(op)) {
          if (auto length =
                  distance(forms, loop.getLowerBound(), loop.getUpperBound()))
            lengths.push_back({loop, *length});
        } else if (auto compared = dyn_cast<arith::CmpIOp>(op)) {
          // Signed, as bounds of loops are.
          if (auto by = distance(forms, compared.getLhs(), compared.getRhs());
              by && !isUnsigned(compared.getPredicate()))
            known.push_back({compared, holds(compared.getPredicate(), *by)});
        }
      });
      for (auto [loop, length] : lengths)
        endBehind(loop, length);
      for (auto [compared, value] : known) {
        OpBuilder builder(compared);
        compared.replaceAllUsesWith(Value(arith::ConstantIntOp::create(
            builder, compared.getLoc(), value, 1)));
      }
    }
  }

  static bool isUnsigned(arith::CmpIPredicate predicate) {
    using Predicate = arith::CmpIPredicate;
    return predicate == Predicate::ult || predicate == Predicate::ule ||
           predicate == Predicate::ugt || predicate == Predicate::uge;
  }
  static bool holds(arith::CmpIPredicate predicate, int64_t by) {
    return arith::applyCmpPredicate(predicate, APInt(64, 0),
                                    APInt(64, by, /*isSigned=*/true));
  }

  static void endBehind(scf::ForOp loop, int64_t length) {
    OpBuilder builder(loop);
    Value more =
        arith::ConstantIntOp::create(builder, loop.getLoc(), length, 32);
    loop.setUpperBound(arith::AddIOp::create(builder, loop.getLoc(),
                                             loop.getLowerBound(), more));
  }
};

} // namespace
} // namespace kiln
