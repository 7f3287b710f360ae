//===- DescriptorOps.cpp - block pointers and tensor descriptors ----------===//

#include "frontend/dialect/Expect.h"
#include "frontend/dialect/Tile.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace kiln::tt {

/// `what` must have one value for each dimension.
static LogicalResult expectCount(Operation *op, StringRef what, size_t expected,
                                 size_t found) {
  if (expected == found)
    return success();
  return op->emitOpError() << "expects " << expected << " " << what
                           << ", one for each dimension, but found " << found;
}

//===- Block pointers -----------------------------------------------------===//

LogicalResult MakeTensorPtrOp::verify() {
  auto block = cast<RankedTensorType>(getPointeeType(getType()));
  size_t rank = block.getRank();
  if (failed(expectType(*this, "a base", getBasePointerType(getType()),
                        getBase().getType())) ||
      failed(expectCount(*this, "sizes", rank, getShape().size())))
    return failure();
  SmallVector<bool> seen(rank, false);
  bool permutation = getOrder().size() == rank;
  for (int32_t dim : getOrder())
    permutation = permutation && dim >= 0 && dim < static_cast<int32_t>(rank) &&
                  !std::exchange(seen[dim], true);
  if (!permutation)
    return emitOpError() << "expects 'order' to be a permutation of the "
                         << rank << " dimensions of " << block
                         << ", but found [" << getOrder() << "]";
  return success();
}

LogicalResult AdvanceOp::verify() {
  auto block = cast<RankedTensorType>(getPointeeType(getType()));
  return expectCount(*this, "offsets", block.getRank(), getOffsets().size());
}

OpFoldResult AdvanceOp::fold(FoldAdaptor adaptor) {
  bool still = llvm::all_of(adaptor.getOffsets(), [](Attribute offset) {
    return matchPattern(offset, m_Zero());
  });
  return still ? OpFoldResult(getPtr()) : OpFoldResult();
}

//===- Tensor descriptors -------------------------------------------------===//

LogicalResult MakeTensorDescOp::verify() {
  RankedTensorType block = getType().getSignlessBlockType();
  PointerType base = getBase().getType();
  if (failed(expectType(
          *this, "a base",
          PointerType::get(block.getElementType(), base.getAddressSpace()),
          base)))
    return failure();
  return expectCount(*this, "sizes", block.getRank(), getShape().size());
}

/// A tensor moved through a descriptor has its elements and as many of them as
/// a block; leading dimensions of 1 may be missing.
static LogicalResult verifyBlock(Operation *op, StringRef what,
                                 TensorDescType desc, RankedTensorType tensor,
                                 size_t indices) {
  RankedTensorType block = desc.getSignlessBlockType();
  if (failed(expectCount(op, "indices", block.getRank(), indices)))
    return failure();
  ArrayRef<int64_t> shape = block.getShape();
  while (shape.size() > static_cast<size_t>(tensor.getRank()) &&
         shape.front() == 1)
    shape = shape.drop_front();
  return expectShape(
      op, what, RankedTensorType::get(shape, block.getElementType()), tensor);
}

LogicalResult DescriptorLoadOp::verify() {
  return verifyBlock(*this, "a result", getDesc().getType(), getType(),
                     getIndices().size());
}

LogicalResult DescriptorStoreOp::verify() {
  return verifyBlock(*this, "a source", getDesc().getType(), getSrc().getType(),
                     getIndices().size());
}

LogicalResult DescriptorReduceOp::verify() {
  return verifyBlock(*this, "a source", getDesc().getType(), getSrc().getType(),
                     getIndices().size());
}

/// Gather and scatter move whole rows: blocks of one row, one row number for
/// each row of the tensor.
static LogicalResult verifyRows(Operation *op, StringRef what,
                                TensorDescType desc, RankedTensorType rows,
                                RankedTensorType tensor) {
  RankedTensorType block = desc.getSignlessBlockType();
  if (block.getRank() != 2 || block.getDimSize(0) != 1)
    return op->emitOpError()
           << "expects a descriptor of blocks with 1 row, but found " << desc;
  if (rows.getRank() != 1)
    return op->emitOpError()
           << "expects row numbers in one dimension, but found " << rows;
  return expectShape(
      op, what,
      RankedTensorType::get({rows.getDimSize(0), block.getDimSize(1)},
                            block.getElementType()),
      tensor);
}

LogicalResult DescriptorGatherOp::verify() {
  return verifyRows(*this, "a result", getDesc().getType(),
                    cast<RankedTensorType>(getXOffsets().getType()), getType());
}

LogicalResult DescriptorScatterOp::verify() {
  return verifyRows(*this, "a source", getDesc().getType(),
                    cast<RankedTensorType>(getXOffsets().getType()),
                    getSrc().getType());
}

} // namespace kiln::tt
