//===- Combine.cpp - reductions and scans ---------------------------------===//
//
// A function of the program combines two sets of scalars: it is called in the
// op's region, on the arguments of its block.
//
//===----------------------------------------------------------------------===//

#include "frontend/dialect/Tile.h"
#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Shapes.h"

namespace kiln::triton {

namespace {

using Tensors = llvm::SmallVector<const TensorValue *>;

/// The tensors to combine, of one shape; empty after an error.
Tensors readInputs(Emitter &emitter, const Value *value) {
  Tensors inputs;
  for (const Value *element : elementsOf(value)) {
    auto *tensor = tensorArgument(emitter, element, "input");
    if (!tensor)
      return {};
    if (!inputs.empty() && tensor->shape() != inputs.front()->shape()) {
      emitter.error("all inputs must have the same shape, found " +
                    shapeText(inputs.front()->shape()) + " and " +
                    shapeText(tensor->shape()));
      return {};
    }
    inputs.push_back(tensor);
  }
  if (inputs.empty())
    emitter.error("expected at least one tensor as input");
  return inputs;
}

/// The handles of what a combine function gave, which are to be of the inputs'
/// types; nothing after an error.
std::optional<llvm::SmallVector<mlir::Value>>
readCombined(Emitter &emitter, const Value *result, const Tensors &inputs) {
  llvm::SmallVector<mlir::Value> handles;
  Values elements = elementsOf(result);
  if (elements.size() != inputs.size()) {
    emitter.error("the combine function must return " +
                  llvm::Twine(inputs.size()) + " values, but returns " +
                  result->text());
    return std::nullopt;
  }
  for (auto [element, input] : llvm::zip(elements, inputs)) {
    auto *tensor =
        operandArgument(emitter, element, "what the combine function returns");
    if (!tensor)
      return std::nullopt;
    if (tensor->handle.getType() != emitter.tileType(input->scalar())) {
      emitter.error("the combine function must return " +
                    input->scalar()->text() + ", but returns " +
                    tensor->type->text());
      return std::nullopt;
    }
    handles.push_back(tensor->handle);
  }
  return handles;
}

/// Makes the block that combines two sets of elements; false after an error.
template <typename Return>
bool fillRegion(Emitter &emitter, mlir::Region &region, const Tensors &inputs,
                const Value *function) {
  mlir::OpBuilder::InsertionGuard guard(emitter.builder);
  llvm::SmallVector<mlir::Type> types;
  for (unsigned side = 0; side != 2; ++side)
    for (const TensorValue *input : inputs)
      types.push_back(emitter.tileType(input->scalar()));
  llvm::SmallVector<mlir::Location> locations(types.size(), emitter.location());
  mlir::Block *block =
      emitter.builder.createBlock(&region, {}, types, locations);
  CallArguments arguments;
  for (mlir::BlockArgument argument : block->getArguments())
    arguments.positional.push_back(emitter.tensor(
        argument, inputs[argument.getArgNumber() % inputs.size()]->scalar()));
  const Value *result = emitter.call(function, std::move(arguments));
  if (!result)
    return false;
  auto handles = readCombined(emitter, result, inputs);
  if (!handles)
    return false;
  emitter.create<Return>(*handles);
  return true;
}

/// One tensor where one was given, else a tuple.
const Value *asGiven(Emitter &emitter, const Value *given,
                     const Tensors &results) {
  if (!llvm::isa<TupleValue>(given))
    return results.front();
  return emitter.values.make<TupleValue>(
      std::vector<const Value *>(results.begin(), results.end()));
}

const Value *emitReduce(Emitter &emitter, Values arguments) {
  Tensors inputs = readInputs(emitter, arguments[0]);
  auto keeps = flagArgument(emitter, arguments[3], "keep_dims");
  if (inputs.empty() || !keeps)
    return nullptr;
  llvm::SmallVector<int64_t> shape(inputs.front()->shape());
  if (shape.empty())
    return emitter.error("expected a block to reduce, found " +
                         inputs.front()->type->text());
  size_t rank = shape.size();
  bool isAll = arguments[1]->isNone();
  unsigned axis = 0;
  if (isAll) {
    int64_t elements = llvm::cast<BlockType>(inputs.front()->type)->elements();
    for (const TensorValue *&input : inputs)
      input = reshape(emitter, input, {elements}, /*mayReorder=*/true);
    shape.clear();
  } else {
    auto given = integerArgument(emitter, arguments[1], "axis");
    auto wrapped = given ? axisOf(emitter, *given, rank) : std::nullopt;
    if (!wrapped)
      return nullptr;
    axis = *wrapped;
    shape.erase(shape.begin() + axis);
  }

  llvm::SmallVector<const Type *> types;
  llvm::SmallVector<mlir::Type> tileTypes;
  llvm::SmallVector<mlir::Value> handles;
  for (const TensorValue *input : inputs) {
    types.push_back(shape.empty()
                        ? input->scalar()
                        : emitter.types.block(input->scalar(), shape));
    tileTypes.push_back(emitter.tileType(types.back()));
    handles.push_back(input->handle);
  }
  auto op = emitter.create<tt::ReduceOp>(tileTypes, handles, axis);
  if (!fillRegion<tt::ReduceReturnOp>(emitter, op.getCombineOp(), inputs,
                                      arguments[2]))
    return nullptr;
  Tensors results;
  for (auto [handle, type] : llvm::zip(op.getResult(), types)) {
    const TensorValue *result = emitter.tensor(handle, type);
    for (size_t kept = 0; *keeps && kept != (isAll ? rank : 1); ++kept)
      if (!(result = expandDims(emitter, result, axis)))
        return nullptr;
    results.push_back(result);
  }
  return asGiven(emitter, arguments[0], results);
}

const Value *emitScan(Emitter &emitter, Values arguments) {
  Tensors inputs = readInputs(emitter, arguments[0]);
  auto given = integerArgument(emitter, arguments[1], "axis");
  auto isReverse = flagArgument(emitter, arguments[3], "reverse");
  if (inputs.empty() || !given || !isReverse)
    return nullptr;
  if (!inputs.front()->isBlock())
    return emitter.error("expected a block to scan, found " +
                         inputs.front()->type->text());
  auto axis = axisOf(emitter, *given, inputs.front()->shape().size());
  if (!axis)
    return nullptr;
  llvm::SmallVector<mlir::Type> tileTypes;
  llvm::SmallVector<mlir::Value> handles;
  for (const TensorValue *input : inputs) {
    tileTypes.push_back(input->handle.getType());
    handles.push_back(input->handle);
  }
  auto op = emitter.create<tt::ScanOp>(tileTypes, handles, *axis, *isReverse);
  if (!fillRegion<tt::ScanReturnOp>(emitter, op.getCombineOp(), inputs,
                                    arguments[2]))
    return nullptr;
  Tensors results;
  for (auto [handle, input] : llvm::zip(op.getResult(), inputs))
    results.push_back(emitter.tensor(handle, input->type));
  return asGiven(emitter, arguments[0], results);
}

} // namespace

llvm::ArrayRef<Builtin> combineBuiltins() {
  static const Builtin records[] = {
      {.name = "reduce",
       .parameters = "input, axis, combine_fn, keep_dims=False",
       .emit = emitReduce,
       .isMethod = true},
      {.name = "associative_scan",
       .parameters = "input, axis, combine_fn, reverse=False",
       .emit = emitScan,
       .isMethod = true},
  };
  return records;
}

} // namespace kiln::triton
