//===- CreationFunctions.cpp - blocks from nothing, and casts -------------===//

#include "frontend/dialect/Tile.h"
#include "frontend/triton/functions/Families.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Casts.h"
#include "frontend/triton/language/Promotion.h"
#include "frontend/triton/language/Semantics.h"
#include "frontend/triton/language/Shapes.h"
#include "llvm/Support/MathExtras.h"

namespace kiln::triton {

static const Value *emitArange(Emitter &emitter,
                               llvm::ArrayRef<const Value *> arguments) {
  const IntValue *first = integerValue(emitter, arguments[0]);
  const IntValue *last = integerValue(emitter, arguments[1]);
  if (!first || !last)
    return emitter.error("arange's arguments must be of type tl.constexpr");
  // Triton shifts by 32 bits, which leaves no bit of 0 to 2^32 - 1 alone.
  auto isWord = [](const IntValue *integer) {
    std::optional<int64_t> small = integer->small();
    return small && llvm::isUInt<32>(*small);
  };
  if (!isWord(first) || !isWord(last))
    return emitter.error("arange must fit in int32");
  int64_t start = *first->small(), end = *last->small();
  if (end <= start)
    return emitter.error("arange's end argument must be greater than the start "
                         "argument");
  if (!llvm::isPowerOf2_64(end - start))
    return emitter.error("arange's range must be a power of 2");
  if (end > INT32_MAX)
    return emitter.error("arange must fit in int32");
  auto shape = shapeArgument(emitter, {emitter.values.integer(end - start)});
  if (!shape)
    return nullptr;
  const Type *type = emitter.types.block(emitter.scalar(Scalar::Int32), *shape);
  return emitter.tensor(emitter.create<tt::MakeRangeOp>(
                            emitter.tileType(type), static_cast<int32_t>(start),
                            static_cast<int32_t>(end)),
                        type);
}

static const Value *emitFull(Emitter &emitter,
                             llvm::ArrayRef<const Value *> arguments) {
  auto shape = shapeArgument(emitter, elementsOf(arguments[0]));
  if (!shape)
    return nullptr;
  if (arguments[2]->isNone())
    return emitter.error("dtype must be specified when value is not a tensor");
  const Type *type = typeArgument(emitter, arguments[2], "full()'s dtype");
  if (!type)
    return nullptr;
  auto *tensor = llvm::dyn_cast<TensorValue>(arguments[1]);
  if (tensor && tensor->isBlock())
    return emitter.error("full() takes a scalar, but got a tensor of type " +
                         tensor->type->text());
  const TensorValue *value = tensor ? cast(emitter, tensor, type)
                                    : constant(emitter, arguments[1], type);
  return value ? splat(emitter, value, *shape) : nullptr;
}

static const Value *emitToTensor(Emitter &emitter,
                                 llvm::ArrayRef<const Value *> arguments) {
  return toTensor(emitter, arguments[0]);
}

/// Two blocks of one dimension, their elements in any order.
static const Value *concatenateInAnyOrder(Emitter &emitter,
                                          const TensorValue *a,
                                          const TensorValue *b) {
  if (a->shape().size() != 1 || a->handle.getType() != b->handle.getType())
    return emitter.error("cat() takes two tensors of one dimension and one "
                         "type, but got " +
                         a->type->text() + " and " + b->type->text());
  const Type *type =
      emitter.types.block(a->scalar(), {a->shape()[0] + b->shape()[0]});
  return emitter.tensor(
      emitter.create<tt::CatOp>(emitter.tileType(type), a->handle, b->handle),
      type);
}

/// Two blocks one after the other along `dim`: joined in a new last dimension,
/// which is moved before `dim` and merged with it.
static const Value *concatenateInOrder(Emitter &emitter, const TensorValue *a,
                                       const TensorValue *b, int64_t dim) {
  llvm::SmallVector<int64_t> shape(a->shape());
  size_t rank = shape.size();
  if (rank != b->shape().size())
    return emitter.error("tensors must have the same rank, got " +
                         llvm::Twine(rank) + " and " +
                         llvm::Twine(b->shape().size()));
  std::optional<unsigned> axis = axisOf(emitter, dim, rank);
  if (!axis)
    return nullptr;
  if (a->shape() != b->shape())
    return emitter.error("tl.cat requires tensors of the same shape, got " +
                         a->type->text() + " and " + b->type->text());
  const TensorValue *joined = join(emitter, a, b);
  if (!joined)
    return nullptr;
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  order.insert(order.begin() + *axis, rank);
  shape[*axis] *= 2;
  return reshape(emitter, permute(emitter, joined, order), shape,
                 /*canReorder=*/false);
}

static const Value *emitCat(Emitter &emitter,
                            llvm::ArrayRef<const Value *> arguments) {
  auto *a = tensorArgument(emitter, arguments[0], "cat()'s input");
  auto *b =
      a ? tensorArgument(emitter, arguments[1], "cat()'s other") : nullptr;
  if (!b)
    return nullptr;
  auto canReorder = flagArgument(emitter, arguments[2], "cat()'s can_reorder");
  if (!canReorder)
    return nullptr;
  if (*canReorder)
    return concatenateInAnyOrder(emitter, a, b);
  if (emitter.options.version < LanguageVersion::V3_9)
    return emitter.error(
        "current implementation of `cat` always may reorder elements");
  auto dim = integerArgument(emitter, arguments[3], "cat()'s dim");
  return dim ? concatenateInOrder(emitter, a, b, *dim) : nullptr;
}

static const Value *emitCast(Emitter &emitter,
                             llvm::ArrayRef<const Value *> arguments) {
  const TensorValue *value = toTensor(emitter, arguments[0]);
  const Type *type =
      value ? typeArgument(emitter, arguments[1], "cast()'s dtype") : nullptr;
  if (!type)
    return nullptr;
  auto mode = textArgument(emitter, arguments[2], "fp_downcast_rounding");
  auto isBitcast = flagArgument(emitter, arguments[3], "cast()'s bitcast");
  if (!mode || !isBitcast)
    return nullptr;
  if (*isBitcast)
    return bitcast(emitter, value, type);
  std::optional<Rounding> rounding;
  if (*mode == "rtz")
    rounding = Rounding::TowardsZero;
  else if (*mode == "rtne")
    rounding = Rounding::Nearest;
  else if (!arguments[2]->isNone())
    return emitter.error("Invalid rounding mode: " + *mode +
                         ". Supported rounding modes are 'rtne' and 'rtz'.");
  return castRounded(emitter, value, type, rounding);
}

llvm::ArrayRef<Builtin> creationBuiltins() {
  static constexpr llvm::StringLiteral castParameters =
      "input, dtype, fp_downcast_rounding=None, bitcast=False";
  static const Builtin records[] = {
      {.name = "arange", .parameters = "start, end", .emit = emitArange},
      {.name = "full", .parameters = "shape, value, dtype", .emit = emitFull},
      {.name = "to_tensor", .parameters = "x", .emit = emitToTensor},
      {.name = "cat",
       .parameters = "input, other, can_reorder=False",
       .emit = emitCat,
       .until = LanguageVersion::V3_6},
      {.name = "cat",
       .parameters = "input, other, can_reorder=False, dim=0",
       .emit = emitCat,
       .since = LanguageVersion::V3_9},
      {.name = "cast",
       .parameters = castParameters,
       .emit = emitCast,
       .isMethod = true},
      {.name = "to",
       .parameters = castParameters,
       .emit = emitCast,
       .isMethod = true,
       .isFunction = false},
  };
  return records;
}

} // namespace kiln::triton
