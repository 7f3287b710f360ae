#include "lowering/staging/Masks.h"
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/interface/MemoryLayouts.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;

namespace kiln {

static Value splat(OpBuilder &builder, Location loc, Type type,
                   Value condition) {
  return tt::SplatOp::create(builder, loc, type, condition);
}

/// The longest chain of ops that is followed from a mask to its parts: each
/// conjunction may double the work, and masks in kernels have two or three. A
/// guess.
static constexpr unsigned kMostOps = 8;

/// Whether an op only repeats its operand's elements.
static bool repeats(Operation *op) {
  return isa_and_present<tt::BroadcastOp, tt::ExpandDimsOp, tt::SplatOp>(op);
}

/// Registers in which a thread has a mask, or the part of it that takes fewest
/// and decides it where it does not hold.
static int64_t narrowest(Value mask, unsigned depth) {
  auto type = dyn_cast<RankedTensorType>(mask.getType());
  if (!type)
    return 0;
  Operation *op = mask.getDefiningOp();
  auto both = dyn_cast_if_present<arith::AndIOp>(op);
  if (depth && both)
    return std::min(narrowest(both.getLhs(), depth - 1),
                    narrowest(both.getRhs(), depth - 1));
  if (depth && repeats(op))
    return narrowest(op->getOperand(0), depth - 1);
  return distinctRegisters(gpu::getLayout(type));
}

static Value maskWhere(OpBuilder &builder, Value mask, Value condition,
                       unsigned depth) {
  Location loc = mask.getLoc();
  Operation *op = mask.getDefiningOp();
  auto type = dyn_cast<RankedTensorType>(mask.getType());
  if (!type)
    return arith::AndIOp::create(builder, loc, mask, condition);
  if (auto both = dyn_cast_if_present<arith::AndIOp>(op); depth && both) {
    Value left = both.getLhs(), right = both.getRhs();
    Value &narrow =
        narrowest(left, depth - 1) < narrowest(right, depth - 1) ? left : right;
    narrow = maskWhere(builder, narrow, condition, depth - 1);
    return arith::AndIOp::create(builder, loc, left, right);
  }
  if (depth && repeats(op)) {
    IRMapping mapping;
    mapping.map(op->getOperand(0),
                maskWhere(builder, op->getOperand(0), condition, depth - 1));
    return builder.clone(*op, mapping)->getResult(0);
  }
  return arith::AndIOp::create(builder, loc, mask,
                               splat(builder, loc, type, condition));
}

Value maskWhere(OpBuilder &builder, Value mask, Value condition) {
  return maskWhere(builder, mask, condition, kMostOps);
}

Value maskAllWhere(OpBuilder &builder, Location loc, Type pointers,
                   Value condition) {
  auto tensor = dyn_cast<RankedTensorType>(pointers);
  return tensor
             ? splat(builder, loc, tensor.clone(builder.getI1Type()), condition)
             : condition;
}

} // namespace kiln
