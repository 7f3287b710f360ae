// What integer and pointer arithmetic does to axis facts.
//
// Overflow: divisibility by powers of two survives wrapping, since the modulus
// is a power of two itself. Contiguity is assumed to survive, as in Triton: a
// group of C numbers that starts at a multiple of C cannot wrap inside; others
// are taken not to, because the addresses they make would not be one object's.
// nonNegative likewise takes sums and products not to overflow.
#include "lowering/axis/AxisArithmetic.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace mlir;

namespace kiln {

static unsigned rankOf(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor ? std::max<int64_t>(tensor.getRank(), 1) : 1;
}

int64_t extentOf(Type type, unsigned dim) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getRank() ? tensor.getDimSize(dim) : 1;
}

AxisInfo AxisInfo::pessimistic(Type type) {
  AxisInfo info;
  info.axes.resize(rankOf(type));
  return info;
}

/// One value everywhere.
AxisInfo uniform(Type type, int64_t divisibility) {
  AxisInfo info = AxisInfo::pessimistic(type);
  for (auto [dim, facts] : llvm::enumerate(info.axes))
    facts = {1, divisibility, extentOf(type, dim)};
  return info;
}

/// A divisor of the elements at multiples of `group`: only every contiguity-th
/// of them starts a group.
int64_t divisorAt(const AxisFacts &facts, int64_t group, int64_t step) {
  return group >= facts.contiguity ? facts.divisibility
                                   : std::min(facts.divisibility, group * step);
}

/// A divisor of every element.
int64_t divisorOfAll(const AxisInfo &info, int64_t step) {
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
AxisInfo transferAdd(Type type, const AxisInfo &a, const AxisInfo &b,
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

AxisInfo transferSub(Type type, const AxisInfo &a, const AxisInfo &b) {
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

AxisInfo transferMul(Type type, const AxisInfo &a, const AxisInfo &b) {
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

AxisInfo transferDivide(Type type, const AxisInfo &a, const AxisInfo &b,
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
  // Divisors are taken to be positive: most are sizes and numbers of tiles made
  // of parameters, of which a kernel cannot show it.
  info.nonNegative = a.nonNegative;
  return info;
}

AxisInfo transferRemainder(Type type, const AxisInfo &a, const AxisInfo &b,
                           bool isSigned) {
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

AxisInfo transferShift(Operation *op, const AxisInfo &a, const AxisInfo &b) {
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

AxisInfo transferCompare(arith::CmpIOp op, const AxisInfo &a,
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

AxisInfo transferSelect(arith::SelectOp op, const AxisInfo &condition,
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
AxisInfo transferBitwise(Operation *op, const AxisInfo &a, const AxisInfo &b) {
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

/// Numbers stay what they are; pointers and integers count in different units.
AxisInfo transferCast(Operation *op, const AxisInfo &source) {
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

/// Any op that computes each element from the elements at the same coordinates,
/// and loads: equal operands give equal results.
AxisInfo transferElementwise(Operation *op, Type type,
                             ArrayRef<const AxisInfo *> operands) {
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

} // namespace kiln
