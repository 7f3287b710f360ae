// The transfer function of AxisAnalysis: constants, what an op's own model says
// (TileLowering.td), and the ops of arith.
#include "frontend/dialect/Tile.h"
#include "lowering/axis/AxisArithmetic.h"
#include "lowering/interface/TileLowering.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mlir;

namespace kiln {

using Operands = ArrayRef<const AxisInfo *>;

int64_t powerOfTwoDivisor(int64_t value) {
  return value == 0 ? kMaxDivisor : std::min(value & -value, kMaxDivisor);
}

int64_t stepBytes(Type type) {
  auto pointer = dyn_cast<tt::PointerType>(getElementTypeOrSelf(type));
  if (!pointer)
    return 1;
  Type pointee = pointer.getPointeeType();
  if (isa<tt::PointerType>(pointee))
    return 8;
  return pointee.isIntOrFloat()
             ? std::max(1u, pointee.getIntOrFloatBitWidth() / 8)
             : 1;
}

static AxisInfo transferConstant(Operation *op, Attribute value) {
  Type type = op->getResult(0).getType();
  std::optional<APInt> integer;
  if (auto scalar = dyn_cast<IntegerAttr>(value))
    integer = scalar.getValue();
  else if (auto splat = dyn_cast<SplatElementsAttr>(value);
           splat && isa<IntegerType>(splat.getElementType()))
    integer = splat.getSplatValue<APInt>();
  else if (!isa<SplatElementsAttr, FloatAttr>(value))
    return AxisInfo::pessimistic(type);
  AxisInfo info = uniform(type, 1);
  if (!integer || integer->getBitWidth() > 64)
    return info;
  info.constant = integer->getBitWidth() == 1 ? int64_t(integer->getZExtValue())
                                              : integer->getSExtValue();
  info.nonNegative = *info.constant >= 0;
  for (AxisFacts &facts : info.axes)
    facts.divisibility = powerOfTwoDivisor(*info.constant);
  return info;
}

AxisInfo defaultAxisInfo(Operation *op, unsigned result, Operands operands) {
  Type type = op->getResult(result).getType();
  bool elementwise = op->hasTrait<OpTrait::Elementwise>() &&
                     isMemoryEffectFree(op) && op->getNumRegions() == 0;
  return elementwise ? transferElementwise(op, type, operands)
                     : AxisInfo::pessimistic(type);
}

static AxisInfo transferResult(Operation *op, OpResult result, Operands in) {
  Type type = result.getType();
  if (Attribute constant; matchPattern(op, m_Constant(&constant)))
    return transferConstant(op, constant);
  if (auto lowering = dyn_cast<TileLowering>(op))
    return lowering.axisInfo(result.getResultNumber(), in);
  // An op of tile IR that is not lowered: inline assembly, say, sees packed
  // elements, and its results need not be equal where its operands are.
  if (isa<tt::TileDialect>(op->getDialect()))
    return AxisInfo::pessimistic(type);
  return llvm::TypeSwitch<Operation *, AxisInfo>(op)
      .Case<arith::AddIOp>(
          [&](auto) { return transferAdd(type, *in[0], *in[1], 1); })
      .Case<arith::SubIOp>(
          [&](auto) { return transferSub(type, *in[0], *in[1]); })
      .Case<arith::MulIOp>(
          [&](auto) { return transferMul(type, *in[0], *in[1]); })
      .Case<arith::DivSIOp>(
          [&](auto) { return transferDivide(type, *in[0], *in[1], true); })
      .Case<arith::DivUIOp>(
          [&](auto) { return transferDivide(type, *in[0], *in[1], false); })
      .Case<arith::RemSIOp>(
          [&](auto) { return transferRemainder(type, *in[0], *in[1], true); })
      .Case<arith::RemUIOp>(
          [&](auto) { return transferRemainder(type, *in[0], *in[1], false); })
      .Case<arith::ShLIOp, arith::ShRSIOp, arith::ShRUIOp>(
          [&](auto) { return transferShift(op, *in[0], *in[1]); })
      .Case<arith::CmpIOp>([&](arith::CmpIOp compare) {
        return transferCompare(compare, *in[0], *in[1]);
      })
      .Case<arith::SelectOp>([&](arith::SelectOp select) {
        return transferSelect(select, *in[0], *in[1], *in[2]);
      })
      .Case<arith::AndIOp, arith::OrIOp, arith::XOrIOp, arith::MinSIOp,
            arith::MaxSIOp, arith::MinUIOp, arith::MaxUIOp>(
          [&](auto) { return transferBitwise(op, *in[0], *in[1]); })
      .Case<arith::ExtSIOp, arith::ExtUIOp, arith::TruncIOp, arith::IndexCastOp,
            arith::IndexCastUIOp>(
          [&](auto) { return transferCast(op, *in[0]); })
      .Default([&](Operation *) {
        return defaultAxisInfo(op, result.getResultNumber(), in);
      });
}

/// Whether the program assumes (tl.assume), where it defines the value, that it
/// is not negative.
static bool isAssumedNonNegative(OpResult value) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    auto compare = dyn_cast<arith::CmpIOp>(user);
    return compare && compare.getPredicate() == arith::CmpIPredicate::sge &&
           compare.getLhs() == value &&
           matchPattern(compare.getRhs(), m_Zero()) &&
           llvm::any_of(compare->getUsers(), [&](Operation *assume) {
             return isa<LLVM::AssumeOp>(assume) &&
                    assume->getBlock() == value.getOwner()->getBlock();
           });
  });
}

SmallVector<AxisInfo> transferAxisInfo(Operation *op, Operands operands) {
  SmallVector<AxisInfo> infos;
  for (OpResult result : op->getResults()) {
    infos.push_back(transferResult(op, result, operands));
    applyAxisHints(infos.back(), op->getDiscardableAttrDictionary());
    infos.back().nonNegative |= isAssumedNonNegative(result);
  }
  return infos;
}

} // namespace kiln
