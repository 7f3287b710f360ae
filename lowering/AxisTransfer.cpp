// The transfer functions of AxisAnalysis, one op family after the other.
//
// Overflow: divisibility by powers of two survives wrapping, since the modulus
// is a power of two itself. Contiguity is assumed to survive, as in Triton: a
// group of C numbers that starts at a multiple of C cannot wrap inside; others
// are taken not to, because the addresses they make would not be one object's.
// nonNegative likewise takes sums and products not to overflow.
#include "frontend/Tile.h"
#include "lowering/AxisAnalysis.h"
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

static unsigned rankOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? std::max<int64_t>(tensor.getRank(), 1) : 1;
}

static int64_t extentOf(Type type, unsigned dim) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() ? tensor.getDimSize(dim) : 1;
}

AxisInfo AxisInfo::pessimistic(Type type) {
  AxisInfo info;
  info.axes.resize(rankOf(type));
  return info;
}

/// One value everywhere.
static AxisInfo uniform(Type type, int64_t divisibility) {
  AxisInfo info = AxisInfo::pessimistic(type);
  for (auto [dim, facts] : llvm::enumerate(info.axes))
    facts = {1, divisibility, extentOf(type, dim)};
  return info;
}

/// A divisor of the elements at multiples of `group`: only every contiguity-th
/// of them starts a group.
static int64_t divisorAt(const AxisFacts &facts, int64_t group,
                         int64_t step = 1) {
  return group >= facts.contiguity ? facts.divisibility
                                   : std::min(facts.divisibility, group * step);
}

/// A divisor of every element.
static int64_t divisorOfAll(const AxisInfo &info, int64_t step = 1) {
  int64_t best = 1;
  for (const AxisFacts &facts : info.axes)
    best = std::max(best, divisorAt(facts, 1, step));
  return best;
}

static int64_t saturatingProduct(int64_t a, int64_t b) {
  return llvm::Log2_64(a) + llvm::Log2_64(b) >= llvm::Log2_64(kMaxDivisor)
             ? kMaxDivisor
             : a * b;
}

/// a + b, where b counts in steps of `step` of a's unit (pointer arithmetic).
static AxisInfo transferAdd(Type type, const AxisInfo &a, const AxisInfo &b,
                            int64_t step) {
  AxisInfo info = AxisInfo::pessimistic(type);
  for (auto [facts, left, right] : llvm::zip_equal(info.axes, a.axes, b.axes)) {
    facts.contiguity = std::max(std::min(left.constancy, right.contiguity),
                                std::min(left.contiguity, right.constancy));
    facts.constancy = std::min(left.constancy, right.constancy);
    facts.divisibility =
        std::min(divisorAt(left, facts.contiguity, step),
                 saturatingProduct(divisorAt(right, facts.contiguity), step));
  }
  info.nonNegative = a.nonNegative && b.nonNegative;
  if (a.constant && b.constant)
    info.constant =
        int64_t(uint64_t(*a.constant) + uint64_t(*b.constant) * step);
  return info;
}

static AxisInfo transferSub(Type type, const AxisInfo &a, const AxisInfo &b) {
  AxisInfo info = AxisInfo::pessimistic(type);
  for (auto [facts, left, right] : llvm::zip_equal(info.axes, a.axes, b.axes)) {
    facts.contiguity =
        std::min(left.contiguity,
                 right.constancy); // b's own contiguity would count down
    facts.constancy = std::min(left.constancy, right.constancy);
    facts.divisibility = std::min(divisorAt(left, facts.contiguity),
                                  divisorAt(right, facts.contiguity));
  }
  if (a.constant && b.constant)
    info.constant = int64_t(uint64_t(*a.constant) - uint64_t(*b.constant));
  return info;
}

static AxisInfo transferMul(Type type, const AxisInfo &a, const AxisInfo &b) {
  if (a.constant == 1)
    return b;
  if (b.constant == 1)
    return a;
  AxisInfo info = AxisInfo::pessimistic(type);
  for (auto [facts, left, right] : llvm::zip_equal(info.axes, a.axes, b.axes)) {
    facts.constancy = std::min(left.constancy, right.constancy);
    facts.divisibility =
        saturatingProduct(divisorAt(left, 1), divisorAt(right, 1));
  }
  info.nonNegative = a.nonNegative && b.nonNegative;
  if (a.constant && b.constant)
    info.constant = int64_t(uint64_t(*a.constant) * uint64_t(*b.constant));
  return info;
}

/// The length of groups in which a counts up from a multiple of that length and
/// b is one multiple of it: there a + i and b have no multiple of b between
/// them, so quotients and comparisons do not change and remainders count up.
static int64_t alignedRun(const AxisFacts &a, const AxisFacts &b) {
  return std::min({a.contiguity, a.divisibility, b.constancy, divisorAt(b, 1)});
}

static AxisInfo transferDivide(Type type, const AxisInfo &a, const AxisInfo &b,
                               bool isSigned) {
  if (b.constant == 1)
    return a;
  AxisInfo info = AxisInfo::pessimistic(type);
  bool runsHold =
      !isSigned ||
      a.nonNegative; // rounding to zero breaks a run that begins below zero
  for (auto [facts, left, right] : llvm::zip_equal(info.axes, a.axes, b.axes)) {
    facts.constancy = std::min(left.constancy, right.constancy);
    if (runsHold)
      facts.constancy = std::max(facts.constancy, alignedRun(left, right));
    if (b.constant && *b.constant > 0 && llvm::isPowerOf2_64(*b.constant))
      facts.divisibility =
          std::max<int64_t>(1, divisorAt(left, 1) / *b.constant);
  }
  info.nonNegative = a.nonNegative && b.nonNegative;
  return info;
}

static AxisInfo transferRemainder(Type type, const AxisInfo &a,
                                  const AxisInfo &b, bool isSigned) {
  AxisInfo info = AxisInfo::pessimistic(type);
  bool runsHold = !isSigned || a.nonNegative;
  for (auto [facts, left, right] : llvm::zip_equal(info.axes, a.axes, b.axes)) {
    facts.constancy = std::min(left.constancy, right.constancy);
    facts.contiguity = runsHold ? alignedRun(left, right) : 1;
    facts.divisibility =
        std::min(divisorAt(left, facts.contiguity), divisorAt(right, 1));
  }
  info.nonNegative = a.nonNegative || (!isSigned && b.nonNegative);
  return info;
}

static AxisInfo transferShift(Operation *op, const AxisInfo &a,
                              const AxisInfo &b) {
  Type type = op->getResult(0).getType();
  unsigned width = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
  bool known =
      b.constant && *b.constant >= 0 && *b.constant < std::min(width, 62u);
  if (known) {
    AxisInfo power = uniform(type, int64_t(1) << *b.constant);
    power.constant = int64_t(1) << *b.constant;
    power.nonNegative = *b.constant + 1 < width;
    if (isa<arith::ShLIOp>(op))
      return transferMul(type, a, power);
    // Right shifts round down, so runs hold below zero too.
    return transferDivide(type, a, power, /*isSigned=*/false);
  }
  AxisInfo info = AxisInfo::pessimistic(type);
  for (auto [facts, left, right] : llvm::zip_equal(info.axes, a.axes, b.axes)) {
    facts.constancy = std::min(left.constancy, right.constancy);
    if (isa<arith::ShLIOp>(op))
      facts.divisibility = divisorAt(left, 1);
  }
  return info;
}

static AxisInfo transferCompare(arith::CmpIOp op, const AxisInfo &a,
                                const AxisInfo &b) {
  AxisInfo info = AxisInfo::pessimistic(op.getType());
  using P = arith::CmpIPredicate;
  P predicate = op.getPredicate();
  // a + i < b, and its negation, do not depend on i in an aligned run; likewise
  // a < b + i turned around.
  bool leftRuns =
      llvm::is_contained({P::slt, P::ult, P::sge, P::uge}, predicate);
  bool rightRuns =
      llvm::is_contained({P::sgt, P::ugt, P::sle, P::ule}, predicate);
  for (auto [facts, left, right] : llvm::zip_equal(info.axes, a.axes, b.axes)) {
    facts.constancy = std::min(left.constancy, right.constancy);
    if (leftRuns)
      facts.constancy = std::max(facts.constancy, alignedRun(left, right));
    if (rightRuns)
      facts.constancy = std::max(facts.constancy, alignedRun(right, left));
  }
  return info;
}

static AxisInfo transferSelect(arith::SelectOp op, const AxisInfo &condition,
                               const AxisInfo &a, const AxisInfo &b) {
  AxisInfo info = AxisInfo::pessimistic(op.getType());
  bool scalar = !isa<ShapedType>(op.getCondition().getType());
  int64_t step = stepBytes(op.getType());
  for (auto [dim, facts] : llvm::enumerate(info.axes)) {
    const AxisFacts &left = a.axes[dim], &right = b.axes[dim];
    int64_t same =
        scalar ? extentOf(op.getType(), dim) : condition.axes[dim].constancy;
    facts.contiguity = std::min({same, left.contiguity, right.contiguity});
    facts.constancy = std::min({same, left.constancy, right.constancy});
    facts.divisibility = std::min(divisorAt(left, facts.contiguity, step),
                                  divisorAt(right, facts.contiguity, step));
  }
  info.nonNegative = a.nonNegative && b.nonNegative;
  return info;
}

/// Bitwise and, or, xor, minimum, maximum: elements stay equal where both are,
/// and what divides both divides the result.
static AxisInfo transferBitwise(Operation *op, const AxisInfo &a,
                                const AxisInfo &b) {
  AxisInfo info = AxisInfo::pessimistic(op->getResult(0).getType());
  for (auto [facts, left, right] : llvm::zip_equal(info.axes, a.axes, b.axes)) {
    facts.constancy = std::min(left.constancy, right.constancy);
    int64_t l = divisorAt(left, 1), r = divisorAt(right, 1);
    facts.divisibility =
        isa<arith::AndIOp>(op) ? std::max(l, r) : std::min(l, r);
  }
  bool either = isa<arith::AndIOp, arith::MaxSIOp, arith::MinUIOp>(op);
  info.nonNegative =
      either ? a.nonNegative || b.nonNegative : a.nonNegative && b.nonNegative;
  return info;
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
