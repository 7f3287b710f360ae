//===- ConstantMethods.cpp - methods of numbers, strings and dictionaries -===//

#include "frontend/triton/evaluate/Evaluator.h"
#include "frontend/triton/evaluate/Functions.h"
#include "frontend/triton/language/Semantics.h"
#include "frontend/triton/value/Fold.h"

namespace kiln::triton {

llvm::StringRef methodName(BinaryOperator op) {
  static constexpr llvm::StringLiteral names[] = {
      "__add__", "__sub__", "__mul__",    "__truediv__", "__floordiv__",
      "__mod__", "__pow__", "__lshift__", "__rshift__",  "__and__",
      "__or__",  "__xor__", "__eq__",     "__ne__",      "__lt__",
      "__le__",  "__gt__",  "__ge__",     "logical_and", "logical_or"};
  return names[unsigned(op)];
}

template <unsigned op, bool isReversed>
static const Value *callOperator(Compilation &compilation,
                                 const CallArguments &arguments) {
  auto &list = arguments.positional;
  if (list.size() != 2 || !arguments.named.empty())
    return compilation.error("an operator's method takes one operand");
  const Value *a = list[isReversed], *b = list[!isReversed];
  if (llvm::isa<TensorValue>(a) || llvm::isa<TensorValue>(b))
    return emitBinary(compilation, BinaryOperator(op), a, b);
  FoldResult result = foldBinary(compilation.values, BinaryOperator(op), a, b);
  return result ? *result
                : compilation.error(llvm::toString(result.takeError()));
}

template <unsigned... ops>
static HostValue::Native
operatorMethod(llvm::StringRef name, std::integer_sequence<unsigned, ops...>) {
  std::string reversed =
      name.starts_with("__r") ? ("__" + name.drop_front(3)).str() : "";
  HostValue::Native found = nullptr;
  auto take = [&](BinaryOperator op, HostValue::Native plain,
                  HostValue::Native swapped) {
    if (name == methodName(op))
      found = plain;
    else if (reversed == methodName(op))
      found = swapped;
  };
  (take(BinaryOperator(ops), callOperator<ops, false>, callOperator<ops, true>),
   ...);
  return found;
}

HostValue::Native operatorMethod(llvm::StringRef name) {
  return operatorMethod(
      name, std::make_integer_sequence<unsigned,
                                       unsigned(BinaryOperator::LogicalAnd)>());
}

/// `d.get(key, default)`, with the dictionary bound as the first argument.
static const Value *getOf(Compilation &compilation,
                          const CallArguments &arguments) {
  auto &list = arguments.positional;
  auto *dict = llvm::dyn_cast<DictValue>(list.front());
  if (list.size() < 2 || !dict)
    return compilation.error("'get' takes a key and a default");
  for (auto [key, entry] : dict->entries)
    if (isEqual(key, list[1]))
      return entry;
  return list.size() > 2 ? list[2] : compilation.values.none();
}

static const Value *itemsOf(Compilation &compilation,
                            const CallArguments &arguments) {
  std::vector<const Value *> pairs;
  auto *dict = llvm::cast<DictValue>(arguments.positional.front());
  if (!compilation.spend(dict->entries.size()))
    return nullptr;
  for (auto [key, entry] : dict->entries)
    pairs.push_back(compilation.values.make<TupleValue>(
        std::vector<const Value *>{key, entry}));
  return compilation.values.make<TupleValue>(std::move(pairs));
}

/// `d.keys()` or `d.values()`.
template <bool areKeys>
static const Value *partsOf(Compilation &compilation,
                            const CallArguments &arguments) {
  std::vector<const Value *> parts;
  for (auto [key, entry] :
       llvm::cast<DictValue>(arguments.positional.front())->entries)
    parts.push_back(areKeys ? key : entry);
  return compilation.values.make<TupleValue>(std::move(parts));
}

/// Python's `int.bit_length`: of 8 it is 4, of -8, too.
static const Value *bitLengthOf(Compilation &compilation,
                                const CallArguments &arguments) {
  llvm::DynamicAPInt rest =
      llvm::abs(llvm::cast<IntValue>(arguments.positional.front())->value);
  unsigned bits = 0;
  for (; rest > 0; rest /= llvm::DynamicAPInt(2))
    ++bits;
  return compilation.values.integer(bits);
}

const Value *constantMethod(Compilation &compilation, const Value *value,
                            llvm::StringRef name) {
  static const NativeFunction dictionaryMethods[] = {
      {"get", getOf},
      {"items", itemsOf},
      {"keys", partsOf<true>},
      {"values", partsOf<false>}};
  if (llvm::isa<BoolValue, IntValue, FloatValue>(value)) {
    HostValue::Native method =
        llvm::isa<IntValue>(value) && name == "bit_length"
            ? bitLengthOf
            : operatorMethod(name);
    return method ? compilation.values.make<HostValue>(name, method) : nullptr;
  }
  if (llvm::isa<DictValue>(value))
    return lookupNative(compilation, dictionaryMethods, name);
  const NativeFunction *method =
      llvm::isa<StringValue>(value) ? lookupStringMethod(name) : nullptr;
  return method ? compilation.native(*method) : nullptr;
}

} // namespace kiln::triton
