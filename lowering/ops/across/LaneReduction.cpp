// A butterfly of shuffles, or the one instruction that the GPU has for it.
#include "lowering/ops/across/LaneReduction.h"
#include "lowering/emit/Shuffles.h"
#include "lowering/ops/across/Commutativity.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace kiln {

/// Whether the combiner is a single commutative op on the two arguments.
static bool isOneOp(Block &combiner) {
  return combiner.getNumArguments() == 2 &&
         llvm::hasNItems(combiner.without_terminator(), 1) &&
         combiner.front().hasTrait<OpTrait::IsCommutative>() &&
         combiner.getTerminator()->getOperand(0).getDefiningOp() ==
             &combiner.front() &&
         isCommutative(combiner);
}

/// The warp-wide instruction for a combiner on i32, if there may be one.
static std::optional<WarpReduction> warpReductionOf(Block &combiner) {
  if (!isOneOp(combiner) || !combiner.getArgument(0).getType().isInteger(32))
    return std::nullopt;
  return llvm::TypeSwitch<Operation *, std::optional<WarpReduction>>(
             &combiner.front())
      .Case([](arith::AddIOp) { return WarpReduction::Add; })
      .Case([](arith::MinSIOp) { return WarpReduction::SignedMin; })
      .Case([](arith::MaxSIOp) { return WarpReduction::SignedMax; })
      .Case([](arith::MinUIOp) { return WarpReduction::UnsignedMin; })
      .Case([](arith::MaxUIOp) { return WarpReduction::UnsignedMax; })
      .Case([](arith::AndIOp) { return WarpReduction::And; })
      .Case([](arith::OrIOp) { return WarpReduction::Or; })
      .Case([](arith::XOrIOp) { return WarpReduction::Xor; })
      .Default(std::nullopt);
}

LogicalResult reduceAmongLanes(Thread &thread, Block &combiner,
                               ArrayRef<unsigned> bits, Elements &element) {
  LLVMOpBuilder &ir = thread.ir;
  if (std::optional<WarpReduction> kind = warpReductionOf(combiner);
      kind && 1u << bits.size() == thread.lanes)
    if (Value whole = thread.target.reduceWarp(ir, *kind, element.front())) {
      element = {whole};
      return success();
    }
  bool isSameEitherWay = isOneOp(combiner);
  for (unsigned bit : bits) {
    Elements other, left, right;
    for (Value value : element)
      other.push_back(shuffleXor(thread, value, 1u << bit));
    left = element, right = other;
    if (!isSameEitherWay) {
      // All lanes must combine the same two sides in the same order, or their
      // results could differ.
      Value isUpper =
          ir.notEqual(ir.bitAnd(thread.lane(), ir.i32(1u << bit)), ir.i32(0));
      for (auto [mine, theirs, l, r] :
           llvm::zip_equal(element, other, left, right)) {
        l = ir.select(isUpper, theirs, mine);
        r = ir.select(isUpper, mine, theirs);
      }
    }
    if (failed(combine(thread, combiner, left, right, element)))
      return failure();
  }
  return success();
}

} // namespace kiln
