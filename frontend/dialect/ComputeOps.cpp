//===- ComputeOps.cpp - ops that combine elements -------------------------===//

#include "frontend/dialect/Expect.h"
#include "frontend/dialect/Tile.h"

using namespace mlir;

namespace kiln::tt {

//===- dot ----------------------------------------------------------------===//

/// `a` is [B,] M x K, `b` is [B,] K x N, the result is [B,] M x N, where packed
/// operands hold `aPack` and `bPack` elements along K in one.
static LogicalResult verifyShapes(Operation *op, RankedTensorType a,
                                  RankedTensorType b, RankedTensorType d,
                                  int64_t aPackM, int64_t aPackK,
                                  int64_t bPackK, int64_t bPackN) {
  int64_t rank = a.getRank();
  if ((rank != 2 && rank != 3) || b.getRank() != rank || d.getRank() != rank)
    return op->emitOpError()
           << "expects three matrices, or three batches of them, but found "
           << a << ", " << b << " and " << d;
  int64_t aK = a.getDimSize(rank - 1) * aPackK;
  int64_t bK = b.getDimSize(rank - 2) * bPackK;
  if (aK != bK)
    return op->emitOpError()
           << "expects as many columns in the left operand as rows in the "
              "right one, but found K = "
           << aK << " in " << a << " and K = " << bK << " in " << b;
  if (rank == 3 && a.getDimSize(0) != b.getDimSize(0))
    return op->emitOpError()
           << "expects one number of batches, but found " << a.getDimSize(0)
           << " in " << a << " and " << b.getDimSize(0) << " in " << b;
  SmallVector<int64_t> shape(a.getShape().drop_back(2));
  shape.push_back(a.getDimSize(rank - 2) * aPackM);
  shape.push_back(b.getDimSize(rank - 1) * bPackN);
  return expectShape(op, "a result",
                     RankedTensorType::get(shape, d.getElementType()), d);
}

LogicalResult DotOp::verify() {
  auto a = cast<RankedTensorType>(getA().getType());
  auto b = cast<RankedTensorType>(getB().getType());
  auto d = cast<RankedTensorType>(getType());
  Type aElement = a.getElementType(), bElement = b.getElementType();
  if (aElement.getIntOrFloatBitWidth() != bElement.getIntOrFloatBitWidth() ||
      isa<IntegerType>(aElement) != isa<IntegerType>(bElement))
    return emitOpError() << "expects operands of one kind and width, but found "
                         << aElement << " and " << bElement;
  if (isa<IntegerType>(aElement) != isa<IntegerType>(d.getElementType()))
    return emitOpError() << "expects an accumulator of the operands' kind ("
                         << aElement << "), but found " << d.getElementType();
  return verifyShapes(*this, a, b, d, 1, 1, 1, 1);
}

/// The scales of one operand: `rows` of them, one for 16 or 32 elements along K.
static LogicalResult verifyScale(Operation *op, StringRef what, Value scale,
                                 ArrayRef<int64_t> batch, int64_t rows,
                                 int64_t k) {
  if (!scale)
    return success();
  auto type = cast<RankedTensorType>(scale.getType());
  if (!type.getElementType().isInteger(8) &&
      !isa<Float8E4M3FNType>(type.getElementType()))
    return op->emitOpError()
           << "expects " << what << " of i8 or f8E4M3FN, but found " << type;
  SmallVector<int64_t> shape(batch);
  shape.append({rows, 0});
  for (int64_t block : {16, 32}) {
    shape.back() = k / block;
    if (type.getShape() == ArrayRef(shape))
      return success();
  }
  Type element = type.getElementType();
  shape.back() = k / 32;
  return op->emitOpError() << "expects " << what << " as "
                           << RankedTensorType::get(shape, element)
                           << ", one for 32 elements along K, or twice as many "
                              "columns, one for 16, but found "
                           << type;
}

/// Elements of 4 bits come in pairs in i8, all others in their own type.
static LogicalResult verifyElements(Operation *op, StringRef what,
                                    RankedTensorType type,
                                    ScaleDotElemType element) {
  Type found = type.getElementType();
  auto isRight = [&] {
    switch (element) {
    case ScaleDotElemType::E4M3:
      return isa<Float8E4M3FNType>(found);
    case ScaleDotElemType::E5M2:
      return isa<Float8E5M2Type>(found);
    case ScaleDotElemType::E2M3:
    case ScaleDotElemType::E3M2:
    case ScaleDotElemType::E2M1:
      return found.isInteger(8);
    case ScaleDotElemType::BF16:
      return found.isBF16();
    case ScaleDotElemType::FP16:
      return found.isF16();
    }
    llvm_unreachable("every type of element is above");
  };
  if (isRight())
    return success();
  return op->emitOpError() << "expects " << what << " to hold elements of type "
                           << stringifyScaleDotElemType(element)
                           << ", but found " << type;
}

LogicalResult DotScaledOp::verify() {
  auto a = cast<RankedTensorType>(getA().getType());
  auto b = cast<RankedTensorType>(getB().getType());
  auto d = cast<RankedTensorType>(getType());
  int64_t aPack = getAElemType() == ScaleDotElemType::E2M1 ? 2 : 1;
  int64_t bPack = getBElemType() == ScaleDotElemType::E2M1 ? 2 : 1;
  if (failed(verifyShapes(*this, a, b, d, getLhsKPack() ? 1 : aPack,
                          getLhsKPack() ? aPack : 1, getRhsKPack() ? bPack : 1,
                          getRhsKPack() ? 1 : bPack)))
    return failure();
  if (!d.getElementType().isF32())
    return emitOpError() << "expects an accumulator of f32, but found " << d;
  if (failed(verifyElements(*this, "the left operand", a, getAElemType())) ||
      failed(verifyElements(*this, "the right operand", b, getBElemType())))
    return failure();
  int64_t rank = a.getRank();
  int64_t k = a.getDimSize(rank - 1) * (getLhsKPack() ? aPack : 1);
  if ((!getLhsKPack() && aPack == 1) || (!getRhsKPack() && bPack == 1))
    return emitOpError("expects 'lhs_k_pack = false' and 'rhs_k_pack = false' "
                       "for elements of type e2m1 alone");
  ArrayRef<int64_t> batch = d.getShape().drop_back(2);
  if (failed(verifyScale(*this, "scales of the left operand", getAScale(),
                         batch, d.getDimSize(rank - 2), k)))
    return failure();
  return verifyScale(*this, "scales of the right operand", getBScale(), batch,
                     d.getDimSize(rank - 1), k);
}

//===- reduce and scan ----------------------------------------------------===//

template <typename Op> static SmallVector<RankedTensorType> inputTypes(Op op) {
  SmallVector<RankedTensorType> types;
  for (Type type : op.getOperandTypes())
    types.push_back(cast<RankedTensorType>(type));
  return types;
}

SmallVector<RankedTensorType> ReduceOp::getInputTypes() {
  return inputTypes(*this);
}
SmallVector<RankedTensorType> ScanOp::getInputTypes() {
  return inputTypes(*this);
}

/// One result for each source, and sources of one shape that has `axis`.
template <typename Op> static LogicalResult verifySources(Op op) {
  if (op.getSrcs().empty() || op.getSrcs().size() != op.getNumResults())
    return op.emitOpError()
           << "expects one result for each source, and at least one, but found "
           << op.getSrcs().size() << " sources and " << op.getNumResults()
           << " results";
  SmallVector<RankedTensorType> types = op.getInputTypes();
  for (RankedTensorType type : types)
    if (type.getShape() != types.front().getShape() ||
        type.getEncoding() != types.front().getEncoding())
      return op.emitOpError() << "expects sources of one shape, but found "
                              << types.front() << " and " << type;
  return expectAxis(op, op.getAxisAttr().getInt(), types.front().getRank());
}

/// The block takes two sets of elements and returns one.
template <typename ReturnOp, typename Op>
static LogicalResult verifyCombiner(Op op) {
  SmallVector<Type> elements;
  for (Type type : op.getOperandTypes())
    elements.push_back(getElementTypeOrSelf(type));
  SmallVector<Type> arguments(elements);
  arguments.append(elements);
  Block &block = op.getCombiner();
  if (TypeRange(arguments) != TypeRange(block.getArgumentTypes()))
    return op.emitOpError()
           << "expects a block with arguments (" << TypeRange(arguments)
           << "), but found (" << TypeRange(block.getArgumentTypes()) << ")";
  auto ret = block.empty() ? ReturnOp() : dyn_cast<ReturnOp>(block.back());
  if (!ret)
    return op.emitOpError() << "expects a block that ends in '"
                            << ReturnOp::getOperationName() << "'";
  if (TypeRange(elements) != TypeRange(ret.getOperandTypes()))
    return ret.emitOpError()
           << "expects values of types (" << TypeRange(elements)
           << "), but found (" << ret.getOperandTypes() << ")";
  return success();
}

LogicalResult ReduceOp::verify() {
  if (failed(verifySources(*this)))
    return failure();
  SmallVector<int64_t> shape(getInputTypes().front().getShape());
  shape.erase(shape.begin() + getAxisAttr().getInt());
  for (auto [source, result] :
       llvm::zip_equal(getInputTypes(), getResultTypes()))
    if (failed(expectShape(*this, "a result",
                           tensorOrScalar(shape, source.getElementType()),
                           result)))
      return failure();
  return success();
}

LogicalResult ReduceOp::verifyRegions() {
  return verifyCombiner<ReduceReturnOp>(*this);
}

LogicalResult ScanOp::verify() {
  if (failed(verifySources(*this)))
    return failure();
  for (auto [source, result] :
       llvm::zip_equal(getInputTypes(), getResultTypes()))
    if (failed(expectType(*this, "a result", source, result)))
      return failure();
  return success();
}

LogicalResult ScanOp::verifyRegions() {
  return verifyCombiner<ScanReturnOp>(*this);
}

//===- histogram ----------------------------------------------------------===//

LogicalResult HistogramOp::verify() {
  if (getType().getRank() != 1)
    return emitOpError() << "expects a result with one dimension, but found "
                         << getType();
  if (getMask())
    return expectType(*this, "a mask", getI1SameShape(getSrc().getType()),
                      getMask().getType());
  return success();
}

} // namespace kiln::tt
