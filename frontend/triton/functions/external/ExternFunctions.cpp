//===- ExternFunctions.cpp - functions of device libraries ----------------===//

#include "frontend/dialect/Tile.h"
#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/functions/external/External.h"
#include "frontend/triton/language/Arguments.h"
#include "llvm/Support/InterleavedRange.h"

namespace kiln::triton {

const TensorValue *callExtern(Emitter &emitter, const ExternFunction &function,
                              llvm::ArrayRef<const TensorValue *> arguments) {
  llvm::SmallVector<const TensorValue *> all = broadcastAll(emitter, arguments);
  if (all.empty() && !arguments.empty())
    return nullptr;
  const Type *type = function.result;
  llvm::SmallVector<mlir::Value> handles;
  for (const TensorValue *argument : all) {
    type = emitter.types.withScalar(argument->type, function.result);
    handles.push_back(argument->handle);
  }
  mlir::Type tile = emitter.tileType(type);
  if (!tile)
    return emitter.error("no function can return " + type->text());
  return emitter.tensor(emitter.create<tt::ExternElementwiseOp>(
                            tile, handles, function.library, function.path,
                            function.symbol, function.isPure),
                        type);
}

std::string typesText(llvm::ArrayRef<const Type *> types) {
  llvm::SmallVector<std::string> texts;
  for (const Type *type : types)
    texts.push_back(type->text());
  std::string text;
  llvm::raw_string_ostream(text) << '(' << llvm::interleaved(texts) << ')';
  return text;
}

namespace {

/// The entry of a dictionary from tuples of types whose types are these: a
/// symbol and the result's type. Null after an error.
const TupleValue *lookupOverload(Emitter &emitter, const DictValue *symbols,
                                 llvm::ArrayRef<const Type *> types) {
  for (auto [key, entry] : symbols->entries) {
    Values elements = elementsOf(key);
    bool matches = elements.size() == types.size() &&
                   llvm::all_of(llvm::zip(elements, types), [](auto pair) {
                     auto *type = llvm::dyn_cast<TypeValue>(std::get<0>(pair));
                     return type && type->type == std::get<1>(pair);
                   });
    if (!matches)
      continue;
    auto *found = llvm::dyn_cast<TupleValue>(entry);
    if (found && found->elements.size() == 2 &&
        llvm::isa<StringValue>(found->elements[0]) &&
        llvm::isa<TypeValue>(found->elements[1]))
      return found;
    return emitter.error("expected a symbol and a type in "
                         "`arg_type_symbol_dict`, found " +
                         entry->text());
  }
  return emitter.error("input arg type does not match. Expect one of " +
                       symbols->text() + ", got " + typesText(types));
}

const Value *emitExternElementwise(Emitter &emitter, Values arguments) {
  auto library = textArgument(emitter, arguments[0], "lib_name");
  auto path = textArgument(emitter, arguments[1], "lib_path");
  auto isPure = flagArgument(emitter, arguments[4], "is_pure");
  if (!library || !path || !isPure)
    return nullptr;
  auto *symbols = llvm::dyn_cast<DictValue>(arguments[3]);
  if (!symbols || symbols->entries.empty())
    return emitter.error("expected a dictionary from types to symbols as "
                         "`arg_type_symbol_dict`, found " +
                         arguments[3]->text());
  llvm::SmallVector<const TensorValue *> tensors;
  llvm::SmallVector<const Type *> types;
  for (const Value *value : elementsOf(arguments[2])) {
    auto *tensor = operandArgument(emitter, value, "an argument");
    if (!tensor)
      return nullptr;
    tensors.push_back(tensor);
    types.push_back(tensor->scalar());
  }
  const TupleValue *found = lookupOverload(emitter, symbols, types);
  if (!found)
    return nullptr;
  return callExtern(emitter,
                    {*library, *path,
                     llvm::cast<StringValue>(found->elements[0])->value,
                     llvm::cast<TypeValue>(found->elements[1])->type, *isPure},
                    tensors);
}

} // namespace

llvm::ArrayRef<Builtin> externBuiltins() {
  static const Builtin records[] = {
      {.name = "extern_elementwise",
       .parameters = "lib_name, lib_path, args, arg_type_symbol_dict, is_pure",
       .emit = emitExternElementwise},
  };
  return records;
}

} // namespace kiln::triton
