#include "lowering/axis/WideAccess.h"
#include "frontend/dialect/Tile.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"
#include <algorithm>

using namespace mlir;

namespace kiln {

bool isComputed(Operation *op) {
  return op && op->getNumRegions() == 0 && isPure(op);
}

AxisInfo AssumedFacts::of(Value value) {
  if (auto found = known.find(value); found != known.end())
    return found->second;
  AxisInfo info = axes.lookup(value);
  if (auto divisor = assumed.find(value); divisor != assumed.end()) {
    for (AxisFacts &facts : info.axes)
      facts.divisibility = std::max(facts.divisibility, divisor->second);
  } else if (Operation *op = value.getDefiningOp(); isComputed(op)) {
    SmallVector<AxisInfo> operands;
    bool isSame = true;
    for (Value operand : op->getOperands()) {
      operands.push_back(of(operand));
      isSame &= operands.back() == axes.lookup(operand);
    }
    if (!isSame) {
      SmallVector<const AxisInfo *> pointers;
      for (const AxisInfo &operand : operands)
        pointers.push_back(&operand);
      info = transferAxisInfo(
          op, pointers)[cast<OpResult>(value).getResultNumber()];
    }
  }
  known[value] = info;
  return info;
}

int64_t widestVector(const AxisInfo &pointer, int64_t stepBytes,
                     const AxisInfo *mask) {
  int64_t widest = 1;
  for (auto [dim, facts] : llvm::enumerate(pointer.axes)) {
    int64_t run = std::min({kMaxAccessBytes / stepBytes, facts.contiguity,
                            facts.divisibility / stepBytes});
    if (mask)
      run = std::min(run, mask->axes[dim].constancy);
    widest = std::max(widest, run);
  }
  return widest;
}

/// The scalars that `values` are computed from, and that are not known to be
/// divisible by all that an access could want.
static llvm::SetVector<Value> scalarsBehind(ArrayRef<Value> values,
                                            const AxisAnalysis &axes) {
  llvm::SetVector<Value> seen, scalars;
  seen.insert_range(values);
  for (unsigned next = 0; next < seen.size(); ++next) {
    Operation *op = seen[next].getDefiningOp();
    if (!isComputed(op))
      continue;
    for (Value operand : op->getOperands()) {
      if (isa<RankedTensorType>(operand.getType())) {
        seen.insert(operand);
        continue;
      }
      AxisInfo info = axes.lookup(operand);
      bool isBits = operand.getType().isInteger() &&
                    operand.getType().getIntOrFloatBitWidth() >= 8;
      if ((isBits || isa<tt::PointerType>(operand.getType())) &&
          !info.constant && info.axes[0].divisibility < kMaxAccessBytes)
        scalars.insert(operand);
    }
  }
  return scalars;
}

WideAccess findWideAccess(Value pointer, Value mask, const AxisAnalysis &axes) {
  Divisors assumed;
  auto width = [&] {
    AssumedFacts facts(axes, assumed);
    AxisInfo maskInfo = mask ? facts.of(mask) : AxisInfo();
    return widestVector(facts.of(pointer), stepBytes(pointer.getType()),
                        mask ? &maskInfo : nullptr);
  };
  WideAccess access;
  access.known = access.wide = width();
  SmallVector<Value> values = {pointer};
  if (mask)
    values.push_back(mask);
  for (Value scalar : scalarsBehind(values, axes))
    assumed[scalar] = kMaxAccessBytes;
  access.wide = width();
  if (access.wide == access.known)
    return access;
  // Each condition as weak as the others allow: rows of 8 elements of 2 bytes
  // need no stride of 16.
  for (auto &[scalar, divisor] : assumed) {
    for (divisor = axes.lookup(scalar).axes[0].divisibility;
         width() < access.wide; divisor *= 2)
      ;
  }
  for (auto [scalar, divisor] : assumed)
    if (divisor > axes.lookup(scalar).axes[0].divisibility)
      access.conditions[scalar] = divisor;
  return access;
}

} // namespace kiln
