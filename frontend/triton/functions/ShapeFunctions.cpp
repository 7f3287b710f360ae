//===- ShapeFunctions.cpp - functions that compute nothing ----------------===//

#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Semantics.h"
#include "frontend/triton/language/Shapes.h"

namespace kiln::triton {

/// Two tensors as the tuple that a function gives; null after an error.
static const Value *pairOf(Emitter &emitter,
                           std::pair<const Value *, const Value *> pair) {
  if (!pair.first || !pair.second)
    return nullptr;
  return emitter.values.make<TupleValue>(
      std::vector<const Value *>{pair.first, pair.second});
}

static const Value *emitBroadcast(Emitter &emitter,
                                  llvm::ArrayRef<const Value *> arguments) {
  auto *a = tensorArgument(emitter, arguments[0], "broadcast()'s input");
  auto *b = a ? tensorArgument(emitter, arguments[1], "broadcast()'s other")
              : nullptr;
  return b ? pairOf(emitter, broadcastTogether(emitter, a, b)) : nullptr;
}

static const Value *emitBroadcastTo(Emitter &emitter,
                                    llvm::ArrayRef<const Value *> arguments) {
  auto *value = tensorArgument(emitter, arguments[0], "broadcast_to()'s input");
  if (!value)
    return nullptr;
  auto shape = shapeArgument(emitter, restOf(arguments[1]));
  return shape ? broadcastTo(emitter, value, *shape) : nullptr;
}

static const Value *emitPermute(Emitter &emitter,
                                llvm::ArrayRef<const Value *> arguments) {
  auto *value = tensorArgument(emitter, arguments[0], "permute()'s input");
  if (!value)
    return nullptr;
  auto order = integersArgument(emitter, restOf(arguments[1]), "permute dims");
  return order ? permute(emitter, value, *order) : nullptr;
}

/// Without an order the last two dimensions are swapped.
static const Value *emitTrans(Emitter &emitter,
                              llvm::ArrayRef<const Value *> arguments) {
  if (!restOf(arguments[1]).empty())
    return emitPermute(emitter, arguments);
  auto *value = tensorArgument(emitter, arguments[0], "trans()'s input");
  if (!value)
    return nullptr;
  int64_t rank = value->shape().size();
  if (rank < 2)
    return emitter.error("tl.trans invoked with a 0- or 1-dimensional tensor");
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  std::swap(order[rank - 2], order[rank - 1]);
  return permute(emitter, value, order);
}

static const Value *emitJoin(Emitter &emitter,
                             llvm::ArrayRef<const Value *> arguments) {
  auto *a = tensorArgument(emitter, arguments[0], "join()'s a");
  auto *b = a ? tensorArgument(emitter, arguments[1], "join()'s b") : nullptr;
  return b ? join(emitter, a, b) : nullptr;
}

static const Value *emitSplit(Emitter &emitter,
                              llvm::ArrayRef<const Value *> arguments) {
  auto *value = tensorArgument(emitter, arguments[0], "split()'s a");
  return value ? pairOf(emitter, split(emitter, value)) : nullptr;
}

static const Value *emitReshape(Emitter &emitter,
                                llvm::ArrayRef<const Value *> arguments) {
  auto *value = tensorArgument(emitter, arguments[0], "reshape()'s input");
  if (!value)
    return nullptr;
  auto shape = shapeArgument(emitter, restOf(arguments[1]));
  auto canReorder =
      flagArgument(emitter, arguments[2], "reshape()'s can_reorder");
  if (!shape || !canReorder)
    return nullptr;
  if (shape->empty())
    return unsplat(emitter, value);
  return reshape(emitter, value, *shape, *canReorder);
}

static const Value *emitView(Emitter &emitter,
                             llvm::ArrayRef<const Value *> arguments) {
  emitter.warn(
      "view is deprecated, please use reshape with can_reorder being true.");
  auto *value = tensorArgument(emitter, arguments[0], "view()'s input");
  if (!value)
    return nullptr;
  auto shape = shapeArgument(emitter, restOf(arguments[1]));
  if (!shape)
    return nullptr;
  if (shape->empty())
    return emitter.error("view() takes the shape of a block");
  return reshape(emitter, value, *shape, /*canReorder=*/true);
}

static const Value *emitItem(Emitter &emitter,
                             llvm::ArrayRef<const Value *> arguments) {
  auto *value = tensorArgument(emitter, arguments[0], "item()'s input");
  return value ? unsplat(emitter, value) : nullptr;
}

static const Value *emitExpandDims(Emitter &emitter,
                                   llvm::ArrayRef<const Value *> arguments) {
  const TensorValue *value = toTensor(emitter, arguments[0]);
  if (!value)
    return nullptr;
  auto given = integersArgument(emitter, elementsOf(arguments[1]),
                                "expand_dims()'s axis");
  if (!given)
    return nullptr;
  llvm::SmallVector<int64_t> axes;
  for (int64_t axis : *given) {
    // Axes count in the result.
    auto counted = axisOf(emitter, axis, value->shape().size() + given->size());
    if (!counted)
      return nullptr;
    axes.push_back(*counted);
  }
  std::string text = shapeText(axes);
  llvm::sort(axes);
  if (llvm::adjacent_find(axes) != axes.end())
    return emitter.error(
        "expand_dims received duplicate axes, normalized axes = " + text);
  for (int64_t axis : axes)
    if (!(value = expandDims(emitter, value, axis)))
      return nullptr;
  return value;
}

llvm::ArrayRef<Builtin> shapeBuiltins() {
  static const Builtin records[] = {
      {.name = "broadcast",
       .parameters = "input, other",
       .emit = emitBroadcast},
      {.name = "broadcast_to",
       .parameters = "input, *shape",
       .emit = emitBroadcastTo,
       .isMethod = true},
      {.name = "trans",
       .parameters = "input, *dims",
       .emit = emitTrans,
       .isMethod = true},
      {.name = "permute",
       .parameters = "input, *dims",
       .emit = emitPermute,
       .isMethod = true},
      {.name = "join", .parameters = "a, b", .emit = emitJoin},
      {.name = "split", .parameters = "a", .emit = emitSplit, .isMethod = true},
      {.name = "view",
       .parameters = "input, *shape",
       .emit = emitView,
       .isMethod = true},
      {.name = "item",
       .parameters = "input",
       .emit = emitItem,
       .isMethod = true},
      {.name = "reshape",
       .parameters = "input, *shape, can_reorder=False",
       .emit = emitReshape,
       .isMethod = true},
      {.name = "expand_dims",
       .parameters = "input, axis",
       .emit = emitExpandDims,
       .isMethod = true},
  };
  return records;
}

} // namespace kiln::triton
