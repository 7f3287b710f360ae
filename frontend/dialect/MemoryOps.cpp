//===- MemoryOps.cpp - loads, stores and atomics through pointers ---------===//

#include "frontend/dialect/Expect.h"
#include "frontend/dialect/Tile.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

namespace kiln::tt {

/// What holds for a load and a store: the mask fits the pointers, and only
/// block pointers have boundaries to check.
template <typename Op> static LogicalResult verifyAccess(Op op) {
  Type pointer = op.getPtr().getType();
  Type pointee = getPointeeType(pointer);
  if (!isTensorPointer(pointer)) {
    if (!op.getBoundaryCheck().empty())
      return op.emitOpError()
             << "expects 'boundaryCheck' only with a block pointer, but found "
                "a pointer of type "
             << pointer;
    if (op.getMask())
      return expectType(op, "a mask", getI1SameShape(pointee),
                        op.getMask().getType());
    return success();
  }
  if (op.getMask())
    return op.emitOpError() << "expects no mask with a block pointer, but "
                               "found one of type "
                            << op.getMask().getType();
  int64_t rank = cast<RankedTensorType>(pointee).getRank();
  for (int32_t dim : op.getBoundaryCheck())
    if (dim < 0 || dim >= rank)
      return op.emitOpError() << "expects 'boundaryCheck' to name dimensions "
                                 "in the range [0, "
                              << rank << "), but found " << dim;
  return success();
}

/// Whether a mask is the same constant everywhere.
static std::optional<bool> constantMask(Value mask) {
  Attribute value;
  if (!mask || !matchPattern(mask, m_Constant(&value)))
    return std::nullopt;
  if (matchPattern(value, m_One()))
    return true;
  if (matchPattern(value, m_Zero()))
    return false;
  return std::nullopt;
}

//===- load ---------------------------------------------------------------===//

void LoadOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getPtrMutable(),
                       GlobalMemory::get());
  // Neither duplicate, nor drop, nor reorder a volatile load.
  if (getIsVolatile())
    effects.emplace_back(MemoryEffects::Write::get(), &getPtrMutable(),
                         GlobalMemory::get());
}

LogicalResult LoadOp::verify() {
  Type pointer = getPtr().getType();
  if (failed(verifyAccess(*this)))
    return failure();
  if (getOther() && !getMask())
    return emitOpError("expects 'other' only together with a mask");
  if (getOther() && failed(expectType(*this, "'other'", getPointeeType(pointer),
                                      getOther().getType())))
    return failure();
  if (getPadding() && !isTensorPointer(pointer))
    return emitOpError() << "expects 'padding' only with a block pointer, but "
                            "found a pointer of type "
                         << pointer;
  return expectType(*this, "a result", getPointeeType(pointer), getType());
}

/// A load that is masked nowhere needs no mask; one masked everywhere reads
/// nothing.
static LogicalResult simplifyMask(LoadOp op, PatternRewriter &rewriter) {
  std::optional<bool> mask = constantMask(op.getMask());
  if (!mask || op.getIsVolatile())
    return failure();
  if (*mask) {
    rewriter.modifyOpInPlace(op, [&] {
      op.getMaskMutable().clear();
      op.getOtherMutable().clear();
    });
    return success();
  }
  if (!op.getOther())
    return failure();
  rewriter.replaceOp(op, op.getOther());
  return success();
}

void LoadOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                         MLIRContext *) {
  patterns.add(simplifyMask);
}

//===- store --------------------------------------------------------------===//

LogicalResult StoreOp::verify() {
  if (failed(verifyAccess(*this)))
    return failure();
  return expectType(*this, "a value", getPointeeType(getPtr().getType()),
                    getValue().getType());
}

static LogicalResult simplifyStoreMask(StoreOp op, PatternRewriter &rewriter) {
  std::optional<bool> mask = constantMask(op.getMask());
  if (!mask)
    return failure();
  if (*mask)
    rewriter.modifyOpInPlace(op, [&] { op.getMaskMutable().clear(); });
  else
    rewriter.eraseOp(op);
  return success();
}

void StoreOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                          MLIRContext *) {
  patterns.add(simplifyStoreMask);
}

//===- Atomics ------------------------------------------------------------===//

static LogicalResult verifyAtomicKind(AtomicRMWOp op) {
  Type element = getElementTypeOrSelf(op.getVal().getType());
  bool isFloat = isa<FloatType>(element), isInt = isa<IntegerType>(element);
  StringRef expected;
  switch (op.getAtomicRmwOp()) {
  case RMWOp::FADD:
    if (!isFloat)
      expected = "floats";
    break;
  case RMWOp::XCHG:
    if (!isFloat && !isInt)
      expected = "numbers";
    break;
  default:
    if (!isInt)
      expected = "integers";
  }
  if (expected.empty())
    return success();
  return op.emitOpError() << "expects " << expected << " for '"
                          << stringifyRMWOp(op.getAtomicRmwOp())
                          << "', but found " << element;
}

LogicalResult AtomicRMWOp::verify() {
  Type pointee = getPointeeType(getPtr().getType());
  if (failed(expectType(*this, "a value", pointee, getVal().getType())) ||
      failed(expectType(*this, "a result", pointee, getType())) ||
      failed(verifyAtomicKind(*this)))
    return failure();
  if (getMask())
    return expectType(*this, "a mask", getI1SameShape(pointee),
                      getMask().getType());
  return success();
}

LogicalResult AtomicCASOp::verify() {
  Type pointee = getPointeeType(getPtr().getType());
  if (failed(expectType(*this, "a value to compare with", pointee,
                        getCmp().getType())) ||
      failed(expectType(*this, "a value", pointee, getVal().getType())))
    return failure();
  return expectType(*this, "a result", pointee, getType());
}

LogicalResult AtomicPollOp::verify() {
  if (getSem() != MemSemantic::RELAXED && getSem() != MemSemantic::ACQUIRE)
    return emitOpError() << "expects 'relaxed' or 'acquire', but found '"
                         << stringifyMemSemantic(getSem()) << "'";
  return expectType(*this, "an expected value",
                    getPointeeType(getPtr().getType()),
                    getExpected().getType());
}

} // namespace kiln::tt
