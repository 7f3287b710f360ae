// The transfer functions of AxisAnalysis, one op family after the other.
#include "frontend/dialect/Tile.h"
#include "lowering/axis/AxisArithmetic.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
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

/// Numbers stay what they are; pointers and integers count in different units.
static AxisInfo transferCast(Operation *op, const AxisInfo &source) {
  Type from = op->getOperand(0).getType(), to = op->getResult(0).getType();
  int64_t fromStep = stepBytes(from), toStep = stepBytes(to);
  AxisInfo info = source;
  bool keepsNumbers = isa<arith::ExtSIOp, arith::ExtUIOp, arith::TruncIOp,
                          arith::IndexCastOp, arith::IndexCastUIOp>(op);
  bool signless = getElementTypeOrSelf(from).isInteger(1) ||
                  getElementTypeOrSelf(to).isInteger(1);
  if (signless || (fromStep != toStep)) {
    info.constant.reset();
    for (AxisFacts &facts : info.axes)
      facts = {1, signless ? 1 : divisorAt(facts, 1, fromStep),
               facts.constancy};
  }
  if (!keepsNumbers || isa<arith::TruncIOp>(op)) {
    info.constant.reset();
    info.nonNegative = false;
  }
  if (isa<arith::ExtUIOp>(op)) {
    info.nonNegative = true;
    if (!source.nonNegative)
      info.constant.reset();
  }
  return info;
}

static AxisInfo transferExpandDims(tt::ExpandDimsOp op,
                                   const AxisInfo &source) {
  AxisInfo info = source;
  if (cast<RankedTensorType>(op.getType()).getRank() ==
      int64_t(source.axes.size())) // from rank 0
    return AxisInfo::pessimistic(op.getType());
  AxisFacts fresh = {1, divisorOfAll(source, stepBytes(op.getType())), 1};
  info.axes.insert(info.axes.begin() + op.getAxis(), fresh);
  return info;
}

static AxisInfo transferBroadcast(tt::BroadcastOp op, const AxisInfo &source) {
  AxisInfo info = source;
  auto from = cast<RankedTensorType>(op.getSrc().getType()),
       to = cast<RankedTensorType>(op.getType());
  for (unsigned dim = 0; dim < info.axes.size(); ++dim)
    if (from.getDimSize(dim) != to.getDimSize(dim))
      info.axes[dim].constancy = to.getDimSize(dim);
  return info;
}

static AxisInfo transferSplat(tt::SplatOp op, const AxisInfo &source) {
  AxisInfo info = uniform(op.getType(), divisorOfAll(source));
  info.constant = source.constant;
  info.nonNegative = source.nonNegative;
  return info;
}

static AxisInfo transferTrans(tt::TransOp op, const AxisInfo &source) {
  AxisInfo info = source;
  for (auto [to, from] : llvm::enumerate(op.getOrder()))
    info.axes[to] = source.axes[from];
  return info;
}

static AxisInfo transferMakeRange(tt::MakeRangeOp op) {
  AxisInfo info = AxisInfo::pessimistic(op.getType());
  info.axes[0].contiguity = op.getPastLast() - op.getFirst();
  info.axes[0].divisibility = powerOfTwoDivisor(op.getFirst());
  info.nonNegative = op.getFirst() >= 0;
  return info;
}

/// Any op that computes each element from the elements at the same place, and
/// loads: equal operands give equal results.
static AxisInfo transferElementwise(Operation *op, Type type,
                                    Operands operands) {
  AxisInfo info = AxisInfo::pessimistic(type);
  for (auto [dim, facts] : llvm::enumerate(info.axes)) {
    facts.constancy = extentOf(type, dim);
    for (auto [value, operand] : llvm::zip_equal(op->getOperands(), operands))
      if (isa<RankedTensorType>(value.getType()))
        facts.constancy =
            std::min(facts.constancy, operand->axes[dim].constancy);
  }
  return info;
}

static AxisInfo transferResult(Operation *op, OpResult result, Operands in) {
  Type type = result.getType();
  if (Attribute constant; matchPattern(op, m_Constant(&constant)))
    return transferConstant(op, constant);
  return llvm::TypeSwitch<Operation *, AxisInfo>(op)
      .Case<arith::AddIOp>(
          [&](auto) { return transferAdd(type, *in[0], *in[1], 1); })
      .Case<tt::AddPtrOp>([&](auto) {
        return transferAdd(type, *in[0], *in[1], stepBytes(type));
      })
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
            arith::IndexCastUIOp, tt::BitcastOp, tt::IntToPtrOp,
            tt::PtrToIntOp>([&](auto) { return transferCast(op, *in[0]); })
      .Case<tt::ExpandDimsOp>([&](tt::ExpandDimsOp expand) {
        return transferExpandDims(expand, *in[0]);
      })
      .Case<tt::BroadcastOp>([&](tt::BroadcastOp broadcast) {
        return transferBroadcast(broadcast, *in[0]);
      })
      .Case<tt::SplatOp>(
          [&](tt::SplatOp splat) { return transferSplat(splat, *in[0]); })
      .Case<tt::TransOp>(
          [&](tt::TransOp trans) { return transferTrans(trans, *in[0]); })
      .Case<tt::MakeRangeOp>(
          [&](tt::MakeRangeOp range) { return transferMakeRange(range); })
      .Case<tt::GetProgramIdOp, tt::GetNumProgramsOp>([&](auto) {
        AxisInfo info = AxisInfo::pessimistic(type);
        info.nonNegative = true;
        return info;
      })
      .Case<tt::LoadOp>([&](tt::LoadOp load) {
        bool same = !load.getIsVolatile() && isa<RankedTensorType>(type) &&
                    isa<RankedTensorType>(load.getPtr().getType());
        return same ? transferElementwise(op, type, in)
                    : AxisInfo::pessimistic(type);
      })
      .Default([&](Operation *) {
        bool elementwise = op->hasTrait<OpTrait::Elementwise>() &&
                           isMemoryEffectFree(op) && op->getNumRegions() == 0;
        // Inline assembly sees packed elements: its results need not be equal
        // where its operands are.
        if (!elementwise || isa<tt::ElementwiseInlineAsmOp>(op))
          return AxisInfo::pessimistic(type);
        return transferElementwise(op, type, in);
      });
}

SmallVector<AxisInfo> transferAxisInfo(Operation *op, Operands operands) {
  SmallVector<AxisInfo> infos;
  for (OpResult result : op->getResults()) {
    infos.push_back(transferResult(op, result, operands));
    applyAxisHints(infos.back(), op->getDiscardableAttrDictionary());
  }
  return infos;
}

} // namespace kiln
