//===- Elements.cpp - where elements go, and how often they occur ---------===//

#include "frontend/dialect/Tile.h"
#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Semantics.h"

namespace kiln::triton {

static const Value *emitHistogram(Emitter &emitter, Values arguments) {
  auto *input = tensorArgument(emitter, arguments[0], "input");
  auto bins = shapeArgument(emitter, arguments[1]);
  if (!input || !bins)
    return nullptr;
  if (input->shape().size() != 1)
    return emitter.error("histogram only supports 1D input, found " +
                         input->type->text());
  bool isNew = emitter.options.version == LanguageVersion::V3_9;
  const Type *scalar = input->scalar();
  if (!scalar->isInteger())
    return emitter.error("histogram only supports integer input, found " +
                         scalar->text());
  if (isNew && scalarBits(scalar) != 32)
    return emitter.error(
        "histogram only supports 32-bit integer input, but got " +
        scalar->text());
  mlir::Value mask;
  if (!arguments[2]->isNone()) {
    auto *tensor = operandArgument(emitter, arguments[2], "mask");
    if (tensor)
      tensor = broadcastTo(emitter, tensor, input->shape());
    if (!tensor)
      return nullptr;
    if (!tensor->scalar()->isBool())
      return emitter.error("Mask must have boolean scalar type, found " +
                           tensor->type->text());
    mask = tensor->handle;
  }
  const Type *type = emitter.types.block(emitter.scalar(Scalar::Int32), *bins);
  return emitter.tensor(emitter.create<tt::HistogramOp>(emitter.tileType(type),
                                                        input->handle, mask),
                        type);
}

static const Value *emitGather(Emitter &emitter, Values arguments) {
  auto *source = tensorArgument(emitter, arguments[0], "src");
  auto *index =
      source ? tensorArgument(emitter, arguments[1], "index") : nullptr;
  auto given =
      index ? integerArgument(emitter, arguments[2], "axis") : std::nullopt;
  if (!given)
    return nullptr;
  if (!index->scalar()->isInteger())
    return emitter.error("index must be an integer tensor, found " +
                         index->type->text());
  size_t rank = source->shape().size();
  if (rank == 0 || index->shape().size() != rank)
    return emitter.error(
        "source and index tensors must have the same rank, found " +
        source->type->text() + " and " + index->type->text());
  auto axis = axisOf(emitter, *given, rank);
  if (!axis)
    return nullptr;
  for (size_t dimension = 0; dimension != rank; ++dimension)
    if (dimension != *axis &&
        index->shape()[dimension] != source->shape()[dimension])
      return emitter.error("index dim " + llvm::Twine(dimension) +
                           " must match the corresponding source dim, found " +
                           index->type->text() + " and " +
                           source->type->text());
  const Type *type = emitter.types.block(source->scalar(), index->shape());
  return emitter.tensor(emitter.create<tt::GatherOp>(emitter.tileType(type),
                                                     source->handle,
                                                     index->handle, *axis),
                        type);
}

llvm::ArrayRef<Builtin> elementBuiltins() {
  static const Builtin records[] = {
      {.name = "histogram",
       .parameters = "input, num_bins, mask=None",
       .emit = emitHistogram,
       .isMethod = true},
      {.name = "gather",
       .parameters = "src, index, axis",
       .emit = emitGather,
       .isMethod = true},
  };
  return records;
}

} // namespace kiln::triton
