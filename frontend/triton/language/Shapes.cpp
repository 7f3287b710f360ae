//===- Shapes.cpp ---------------------------------------------------------===//

#include "frontend/triton/language/Shapes.h"
#include "frontend/dialect/Tile.h"
#include "frontend/triton/language/Semantics.h"
#include "llvm/Support/InterleavedRange.h"

namespace kiln::triton {

/// A shape as Python prints a tuple.
static std::string shapeText(llvm::ArrayRef<int64_t> shape) {
  std::string text;
  llvm::raw_string_ostream(text)
      << '(' << llvm::interleaved(shape) << (shape.size() == 1 ? ",)" : ")");
  return text;
}

/// What Op makes of `value`, of another shape.
template <typename Op, typename... Arguments>
static const TensorValue *reshaped(Emitter &emitter, const TensorValue *value,
                                   llvm::ArrayRef<int64_t> shape,
                                   Arguments... arguments) {
  const Type *type = emitter.types.block(value->scalar(), shape);
  return emitter.tensor(
      emitter.create<Op>(emitter.tileType(type), value->handle, arguments...),
      type);
}

const TensorValue *splat(Emitter &emitter, const TensorValue *value,
                         llvm::ArrayRef<int64_t> shape) {
  if (value->isBlock())
    return emitter.error("Cannot splat a block tensor");
  if (value->scalar()->isBlockPointer())
    return emitter.error("a block pointer cannot be an element of a block");
  if (shape.empty())
    return value;
  return reshaped<tt::SplatOp>(emitter, value, shape);
}

const TensorValue *unsplat(Emitter &emitter, const TensorValue *value) {
  auto *block = llvm::dyn_cast<BlockType>(value->type);
  if (!block)
    return value;
  if (block->elements() != 1)
    return emitter.error("can only unsplat single-element tensors");
  const Type *scalar = value->scalar();
  return emitter.tensor(
      emitter.create<tt::UnsplatOp>(emitter.tileType(scalar), value->handle),
      scalar);
}

const TensorValue *expandDims(Emitter &emitter, const TensorValue *value,
                              int64_t axis) {
  llvm::SmallVector<int64_t> shape(value->shape());
  // Up to 3.8, x[:, None] of a scalar is a block of one.
  if (!value->isBlock() && emitter.options.version < LanguageVersion::V3_9)
    axis = 0;
  if (axis < 0 || axis > static_cast<int64_t>(shape.size()))
    return emitter.error("invalid axis " + llvm::Twine(axis));
  shape.insert(shape.begin() + axis, 1);
  if (!value->isBlock())
    return splat(emitter, value, shape);
  return reshaped<tt::ExpandDimsOp>(emitter, value, shape,
                                    static_cast<int32_t>(axis));
}

const TensorValue *reshape(Emitter &emitter, const TensorValue *value,
                           llvm::ArrayRef<int64_t> shape, bool canReorder) {
  auto *block = llvm::dyn_cast<BlockType>(value->type);
  if (!block)
    return emitter.error("reshape() takes a block, but got a scalar of type " +
                         value->type->text());
  if (emitter.types.block(value->scalar(), shape)->elements() !=
      block->elements())
    return emitter.error(
        "reshape() cannot change total number of elements in tensor");
  return reshaped<tt::ReshapeOp>(emitter, value, shape, canReorder,
                                 /*efficient_layout=*/false);
}

const TensorValue *permute(Emitter &emitter, const TensorValue *value,
                           llvm::ArrayRef<int64_t> order) {
  size_t rank = value->shape().size();
  if (rank != order.size())
    return emitter.error("permute dims must have the same length as input "
                         "shape, got " +
                         llvm::Twine(rank) + " and " +
                         llvm::Twine(order.size()));
  llvm::SmallVector<int64_t> shape;
  llvm::SmallVector<bool> isTaken(rank, false);
  for (int64_t axis : order) {
    if (axis < 0 || axis >= static_cast<int64_t>(rank) || isTaken[axis])
      return emitter.error("permute dims must be a permutation of 0, 1, ..., "
                           "n-1, but were " +
                           shapeText(order));
    isTaken[axis] = true;
    shape.push_back(value->shape()[axis]);
  }
  if (shape.empty())
    return emitter.error("permute takes a block, but got a scalar of type " +
                         value->type->text());
  llvm::SmallVector<int32_t> narrow(order.begin(), order.end());
  return reshaped<tt::TransOp>(emitter, value, shape,
                               llvm::ArrayRef<int32_t>(narrow));
}

const TensorValue *join(Emitter &emitter, const TensorValue *a,
                        const TensorValue *b) {
  std::tie(a, b) = broadcastTogether(emitter, a, b);
  if (!a)
    return nullptr;
  // Integers may differ in their signs, which tile IR has not.
  if (a->handle.getType() != b->handle.getType())
    return emitter.error("join() takes two tensors of one type, but got " +
                         a->scalar()->text() + " and " + b->scalar()->text());
  // tt.join takes blocks alone.
  bool isScalar = !a->isBlock();
  if (isScalar &&
      (!(a = expandDims(emitter, a, 0)) || !(b = expandDims(emitter, b, 0))))
    return nullptr;
  llvm::SmallVector<int64_t> shape(a->shape());
  shape.push_back(2);
  const TensorValue *joined =
      reshaped<tt::JoinOp>(emitter, a, shape, b->handle);
  return isScalar ? reshape(emitter, joined, {2}, /*canReorder=*/false)
                  : joined;
}

std::pair<const TensorValue *, const TensorValue *>
split(Emitter &emitter, const TensorValue *value) {
  llvm::ArrayRef<int64_t> shape = value->shape();
  if (shape.empty() || shape.back() != 2) {
    emitter.error("split() takes a tensor whose last dimension is 2, but got " +
                  shapeText(shape));
    return {};
  }
  // tt.split gives blocks alone.
  bool isPair = shape.size() == 1;
  if (isPair) {
    value = expandDims(emitter, value, 0);
    shape = value->shape();
  }
  const Type *type = emitter.types.block(value->scalar(), shape.drop_back());
  mlir::Type tile = emitter.tileType(type);
  auto halves = emitter.create<tt::SplitOp>(tile, tile, value->handle);
  const TensorValue *first = emitter.tensor(halves.getOutLHS(), type);
  const TensorValue *second = emitter.tensor(halves.getOutRHS(), type);
  if (isPair)
    return {unsplat(emitter, first), unsplat(emitter, second)};
  return {first, second};
}

const TensorValue *broadcastTo(Emitter &emitter, const TensorValue *value,
                               llvm::ArrayRef<int64_t> shape) {
  if (!value->isBlock())
    return splat(emitter, value, shape);
  llvm::ArrayRef<int64_t> from = value->shape();
  if (from.size() != shape.size())
    return emitter.error("Cannot broadcast, rank mismatch: " + shapeText(from) +
                         ", " + shapeText(shape));
  if (from == shape)
    return value;
  for (size_t axis = 0; axis != from.size(); ++axis)
    if (from[axis] != shape[axis] && from[axis] != 1)
      return emitter.error(
          "Cannot broadcast, the expanded size of the tensor (" +
          llvm::Twine(shape[axis]) + ") must match the existing size (" +
          llvm::Twine(from[axis]) + ") at non-singleton dimension " +
          llvm::Twine(axis) + ": " + shapeText(from) + ", " + shapeText(shape));
  return reshaped<tt::BroadcastOp>(emitter, value, shape);
}

/// With leading dimensions of size 1 up to that rank.
static const TensorValue *toRank(Emitter &emitter, const TensorValue *value,
                                 size_t rank) {
  while (value->shape().size() < rank)
    value = expandDims(emitter, value, 0);
  return value;
}

std::pair<const TensorValue *, const TensorValue *>
broadcastTogether(Emitter &emitter, const TensorValue *a,
                  const TensorValue *b) {
  if (a->isBlock() != b->isBlock()) {
    const TensorValue *&scalar = a->isBlock() ? b : a;
    scalar = splat(emitter, scalar, (a->isBlock() ? a : b)->shape());
    return scalar ? std::pair(a, b) : std::pair<decltype(a), decltype(b)>();
  }
  a = toRank(emitter, a, b->shape().size());
  b = toRank(emitter, b, a->shape().size());
  llvm::SmallVector<int64_t> shape;
  for (auto [left, right] : llvm::zip(a->shape(), b->shape())) {
    if (left != right && left != 1 && right != 1) {
      emitter.error("Cannot make_shape_compatible: incompatible dimensions "
                    "at index " +
                    llvm::Twine(shape.size()) + ": " + llvm::Twine(left) +
                    " and " + llvm::Twine(right));
      return {};
    }
    shape.push_back(left == 1 ? right : left);
  }
  if (shape.empty())
    return {a, b};
  return {broadcastTo(emitter, a, shape), broadcastTo(emitter, b, shape)};
}

} // namespace kiln::triton
