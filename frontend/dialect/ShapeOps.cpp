//===- ShapeOps.cpp - ops that make and reshape tensors -------------------===//

#include "frontend/dialect/Expect.h"
#include "frontend/dialect/Tile.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;

namespace kiln::tt {

//===- make_range ---------------------------------------------------------===//

LogicalResult MakeRangeOp::verify() {
  int64_t count = getPastLast() - getFirst();
  if (count <= 0)
    return emitOpError() << "expects 'start' below 'end', but found "
                         << getFirst() << " and " << getPastLast();
  return expectShape(
      *this, "a result",
      RankedTensorType::get({count}, IntegerType::get(getContext(), 32)),
      getType());
}

OpFoldResult MakeRangeOp::fold(FoldAdaptor) {
  if (getPastLast() - getFirst() != 1)
    return {};
  return DenseElementsAttr::get(cast<ShapedType>(getType()),
                                APInt(32, getFirst(), /*isSigned=*/true));
}

//===- splat, unsplat -----------------------------------------------------===//

LogicalResult SplatOp::verify() {
  auto source = dyn_cast<RankedTensorType>(getSrc().getType());
  // A tensor of one element may be repeated as well.
  if (source && source.getNumElements() != 1)
    return emitOpError() << "expects a scalar or a tensor of 1 element, but "
                            "found "
                         << source;
  return expectType(*this, "a result with elements",
                    getElementTypeOrSelf(getSrc().getType()),
                    getType().getElementType());
}

OpFoldResult SplatOp::fold(FoldAdaptor adaptor) {
  Attribute source = adaptor.getSrc();
  if (isa_and_nonnull<IntegerAttr, FloatAttr>(source))
    return SplatElementsAttr::get(cast<ShapedType>(getType()), source);
  return {};
}

LogicalResult UnsplatOp::verify() {
  if (getSrc().getType().getNumElements() != 1)
    return emitOpError() << "expects a tensor of 1 element, but found "
                         << getSrc().getType();
  return expectType(*this, "a result", getSrc().getType().getElementType(),
                    getType());
}

//===- Views --------------------------------------------------------------===//

/// A splat constant stays one in any shape.
static OpFoldResult foldSplat(Attribute source, RankedTensorType result) {
  if (auto splat = dyn_cast_or_null<SplatElementsAttr>(source))
    return splat.resizeSplat(result);
  return {};
}

/// The same op over a splat is a splat.
template <typename Op>
static LogicalResult resizeSplatOp(Op op, PatternRewriter &rewriter) {
  auto splat = op.getSrc().template getDefiningOp<SplatOp>();
  if (!splat)
    return failure();
  rewriter.replaceOpWithNewOp<SplatOp>(op, op.getType(), splat.getSrc());
  return success();
}

LogicalResult ExpandDimsOp::verify() {
  RankedTensorType source = getSrc().getType();
  int64_t axis = getAxisAttr().getInt();
  if (failed(expectAxis(*this, axis, source.getRank() + 1)))
    return failure();
  SmallVector<int64_t> shape(source.getShape());
  shape.insert(shape.begin() + axis, 1);
  return expectShape(*this, "a result",
                     RankedTensorType::get(shape, source.getElementType()),
                     getType());
}

OpFoldResult ExpandDimsOp::fold(FoldAdaptor adaptor) {
  return foldSplat(adaptor.getSrc(), getType());
}

void ExpandDimsOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                               MLIRContext *) {
  patterns.add(resizeSplatOp<ExpandDimsOp>);
}

LogicalResult BroadcastOp::verify() {
  RankedTensorType source = getSrc().getType();
  bool fits = source.getRank() == getType().getRank() &&
              source.getElementType() == getType().getElementType();
  if (fits)
    for (auto [from, to] : llvm::zip(source.getShape(), getType().getShape()))
      fits &= from == to || from == 1;
  if (!fits)
    return emitOpError() << "expects a result that differs from " << source
                         << " only where its dimensions are 1, but found "
                         << getType();
  return success();
}

OpFoldResult BroadcastOp::fold(FoldAdaptor adaptor) {
  if (getSrc().getType() == getType())
    return getSrc();
  return foldSplat(adaptor.getSrc(), getType());
}

void BroadcastOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                              MLIRContext *) {
  patterns.add(resizeSplatOp<BroadcastOp>);
}

LogicalResult ReshapeOp::verify() {
  RankedTensorType source = getSrc().getType();
  if (source.getNumElements() != getType().getNumElements() ||
      source.getElementType() != getType().getElementType())
    return emitOpError() << "expects a result with the "
                         << source.getNumElements() << " elements of " << source
                         << ", but found " << getType();
  return success();
}

OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  if (getSrc().getType() == getType() && !getAllowReorder())
    return getSrc();
  return foldSplat(adaptor.getSrc(), getType());
}

void ReshapeOp::getCanonicalizationPatterns(RewritePatternSet &patterns,
                                            MLIRContext *) {
  patterns.add(resizeSplatOp<ReshapeOp>);
}

LogicalResult TransOp::verify() {
  RankedTensorType source = getSrc().getType();
  ArrayRef<int32_t> order = getOrder();
  SmallVector<bool> seen(source.getRank(), false);
  bool permutation = static_cast<int64_t>(order.size()) == source.getRank();
  for (int32_t dim : order) {
    permutation = permutation && dim >= 0 && dim < source.getRank() &&
                  !std::exchange(seen[dim], true);
  }
  if (!permutation)
    return emitOpError() << "expects 'order' to be a permutation of the "
                         << source.getRank() << " dimensions of " << source
                         << ", but found [" << order << "]";
  SmallVector<int64_t> shape;
  for (int32_t dim : order)
    shape.push_back(source.getDimSize(dim));
  return expectShape(*this, "a result",
                     RankedTensorType::get(shape, source.getElementType()),
                     getType());
}

OpFoldResult TransOp::fold(FoldAdaptor adaptor) {
  bool identity = llvm::equal(
      getOrder(),
      llvm::seq<int32_t>(0, static_cast<int32_t>(getOrder().size())));
  if (identity && getSrc().getType() == getType())
    return getSrc();
  return foldSplat(adaptor.getSrc(), getType());
}

//===- Pairs --------------------------------------------------------------===//

LogicalResult CatOp::verify() {
  auto source = cast<RankedTensorType>(getLhs().getType());
  if (source.getElementType() != getType().getElementType() ||
      2 * source.getNumElements() != getType().getNumElements())
    return emitOpError() << "expects a result with the elements of two "
                         << source << ", but found " << getType();
  return success();
}

LogicalResult JoinOp::verify() {
  auto source = cast<RankedTensorType>(getLhs().getType());
  SmallVector<int64_t> shape(source.getShape());
  shape.push_back(2);
  return expectShape(*this, "a result",
                     RankedTensorType::get(shape, source.getElementType()),
                     getType());
}

LogicalResult SplitOp::verify() {
  auto source = cast<RankedTensorType>(getSrc().getType());
  if (source.getRank() == 0 || source.getShape().back() != 2)
    return emitOpError() << "expects a tensor whose last dimension is 2, but "
                            "found "
                         << source;
  return expectShape(*this, "results",
                     RankedTensorType::get(source.getShape().drop_back(),
                                           source.getElementType()),
                     getOutLHS().getType());
}

bool isTranspose(Operation *op) {
  auto trans = dyn_cast_or_null<TransOp>(op);
  return trans && trans.getOrder() == ArrayRef<int32_t>({1, 0});
}

bool isReshapeOrTrans(Operation *op) {
  return isa_and_nonnull<ReshapeOp, TransOp>(op);
}

Value transpose(OpBuilder &builder, Location loc, Value matrix) {
  auto type = cast<RankedTensorType>(matrix.getType());
  return TransOp::create(builder, loc,
                         type.clone({type.getDimSize(1), type.getDimSize(0)}),
                         matrix, builder.getDenseI32ArrayAttr({1, 0}));
}

//===- gather -------------------------------------------------------------===//

LogicalResult GatherOp::verify() {
  RankedTensorType source = getSrc().getType();
  RankedTensorType indices = getIndices().getType();
  int64_t axis = getAxisAttr().getInt();
  if (failed(expectAxis(*this, axis, source.getRank())))
    return failure();
  bool fits = source.getRank() == indices.getRank();
  for (int64_t dim = 0; fits && dim < source.getRank(); ++dim)
    fits = dim == axis || source.getDimSize(dim) == indices.getDimSize(dim);
  if (!fits)
    return emitOpError() << "expects indices that differ from " << source
                         << " only in dimension " << axis << ", but found "
                         << indices;
  return expectShape(
      *this, "a result",
      RankedTensorType::get(indices.getShape(), source.getElementType()),
      getType());
}

} // namespace kiln::tt
