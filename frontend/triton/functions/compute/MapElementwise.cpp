//===- MapElementwise.cpp - a function of scalars on each element ---------===//

#include "frontend/dialect/Tile.h"
#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/language/Arguments.h"

namespace kiln::triton {

namespace {

using Tensors = llvm::SmallVector<const TensorValue *>;

/// What the function gave: `pack` scalars of one type for each result, of
/// which the types are kept. Empty after an error.
llvm::SmallVector<const Type *> readResults(Emitter &emitter,
                                            const Value *result, unsigned pack,
                                            Tensors &scalars) {
  for (const Value *element : elementsOf(result)) {
    auto *tensor =
        operandArgument(emitter, element, "what the function returns");
    if (!tensor)
      return {};
    if (tensor->isBlock()) {
      emitter.error("expected a function that returns scalars, found " +
                    tensor->type->text());
      return {};
    }
    scalars.push_back(tensor);
  }
  if (scalars.empty() || scalars.size() % pack != 0) {
    emitter.error("expected " + llvm::Twine(pack) +
                  " scalars for each result, found " + result->text());
    return {};
  }
  llvm::SmallVector<const Type *> types;
  for (auto [index, scalar] : llvm::enumerate(scalars)) {
    if (index % pack == 0)
      types.push_back(scalar->type);
    if (scalar->type == types.back())
      continue;
    emitter.error("type mismatch in unpacked results: " + types.back()->text() +
                  " and " + scalar->type->text());
    return {};
  }
  return types;
}

const Value *emitMapElementwise(Emitter &emitter, Values arguments) {
  auto pack = integerArgument(emitter, arguments[2], "pack");
  if (!pack)
    return nullptr;
  if (*pack < 1)
    return emitter.error("pack must be >= 1, got " + llvm::Twine(*pack));
  Tensors inputs;
  for (const Value *value : elementsOf(arguments[1])) {
    inputs.push_back(operandArgument(emitter, value, "an argument"));
    if (!inputs.back())
      return nullptr;
  }
  if (inputs.empty())
    return emitter.error("map_elementwise must have at least 1 input tensor");
  inputs = broadcastAll(emitter, inputs);
  if (inputs.empty())
    return nullptr;
  if (!inputs.front()->isBlock())
    return emitter.error("map_elementwise must have a block among its inputs");
  llvm::SmallVector<mlir::Value> handles;
  llvm::SmallVector<mlir::Type> parameters;
  for (const TensorValue *input : inputs) {
    handles.push_back(input->handle);
    parameters.append(*pack, emitter.tileType(input->scalar()));
  }

  // What the results are is known only when the function has been called, in a
  // region: that of an op without results, which gives way to the right one.
  auto draft =
      emitter.create<tt::MapElementwiseOp>(mlir::TypeRange(), handles, *pack);
  mlir::OpBuilder &builder = emitter.builder;
  Tensors scalars;
  llvm::SmallVector<const Type *> types;
  const Value *result = nullptr;
  {
    mlir::OpBuilder::InsertionGuard guard(builder);
    llvm::SmallVector<mlir::Location> locations(parameters.size(),
                                                emitter.location());
    mlir::Block *block =
        builder.createBlock(&draft.getScalarOp(), {}, parameters, locations);
    CallArguments call;
    for (mlir::BlockArgument argument : block->getArguments())
      call.positional.push_back(emitter.tensor(
          argument, inputs[argument.getArgNumber() / *pack]->scalar()));
    result = emitter.call(arguments[0], std::move(call));
    if (!result)
      return nullptr;
    types = readResults(emitter, result, *pack, scalars);
    if (types.empty())
      return nullptr;
    llvm::SmallVector<mlir::Value> returned;
    for (const TensorValue *scalar : scalars)
      returned.push_back(scalar->handle);
    emitter.create<tt::MapElementwiseReturnOp>(returned);
  }
  llvm::SmallVector<mlir::Type> tileTypes;
  for (const Type *&type : types) {
    type = emitter.types.withScalar(inputs.front()->type, type);
    tileTypes.push_back(emitter.tileType(type));
  }
  auto op = emitter.create<tt::MapElementwiseOp>(tileTypes, handles, *pack);
  op.getScalarOp().takeBody(draft.getScalarOp());
  draft.erase();

  std::vector<const Value *> results;
  for (auto [handle, type] : llvm::zip(op.getResult(), types))
    results.push_back(emitter.tensor(handle, type));
  if (!llvm::isa<TupleValue>(result))
    return results.front();
  return emitter.values.make<TupleValue>(std::move(results));
}

} // namespace

llvm::ArrayRef<Builtin> mapBuiltins() {
  static const Builtin records[] = {
      {.name = "map_elementwise",
       .parameters = "scalar_fn, *args, pack=1",
       .emit = emitMapElementwise},
  };
  return records;
}

} // namespace kiln::triton
