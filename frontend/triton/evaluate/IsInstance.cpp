//===- IsInstance.cpp - which classes a program can ask for ---------------===//

#include "frontend/triton/evaluate/Compilation.h"
#include "frontend/triton/evaluate/Functions.h"

namespace kiln::triton {

/// A class of Python or of the language, and what values are of it.
namespace {
struct KnownClass {
  llvm::StringLiteral name;
  bool (*contains)(const Value *);
};
} // namespace

template <typename... Kinds> static bool isOfKind(const Value *value) {
  return llvm::isa<Kinds...>(value);
}

/// Whether a value is a type of tensors of that kind: `x.dtype`, `x.type`.
template <typename Kind> static bool isTypeOfKind(const Value *value) {
  auto *type = llvm::dyn_cast<TypeValue>(value);
  return type && llvm::isa<Kind>(type->type);
}

static constexpr KnownClass knownClasses[] = {
    {"constexpr", [](const Value *value) { return value->isConstant(); }},
    // What `x.type` of a constexpr gives stands for itself (Members.cpp).
    {"constexpr_type", [](const Value *value) { return value->isConstant(); }},
    {"tensor", isOfKind<TensorValue>},
    {"tensor_descriptor", isOfKind<DescriptorValue>},
    {"tensor_descriptor_base", isOfKind<DescriptorValue>},
    {"tuple", isOfKind<TupleValue>},
    {"list", isOfKind<TupleValue>},
    {"dict", isOfKind<DictValue>},
    {"int", isOfKind<IntValue, BoolValue>},
    {"bool", isOfKind<BoolValue>},
    {"float", isOfKind<FloatValue>},
    {"str", isOfKind<StringValue>},
    {"dtype", isOfKind<TypeValue>},
    {"pointer_type", isTypeOfKind<PointerType>},
    {"block_type", isTypeOfKind<BlockType>},
};

/// Whether a value is of the class that a name of Python's or the language's
/// stands for; nothing where that is no class that is known, after an error.
static std::optional<bool> isInstance(Compilation &compilation,
                                      const Value *value, const Value *type) {
  if (auto *types = llvm::dyn_cast<TupleValue>(type)) {
    bool isAny = false;
    for (const Value *one : types->elements) {
      auto is = isInstance(compilation, value, one);
      if (!is)
        return std::nullopt;
      isAny |= *is;
    }
    return isAny;
  }
  if (auto *own = llvm::dyn_cast<ClassValue>(type)) {
    if (auto *object = llvm::dyn_cast<AggregateValue>(value))
      return object->madeBy == own;
    auto *tuple = llvm::dyn_cast<TupleValue>(value);
    return tuple && tuple->madeBy == own;
  }
  if (auto *callable = llvm::dyn_cast<CallableValue>(type))
    for (const KnownClass &known : knownClasses)
      if (known.name == callable->name())
        return known.contains(value);
  compilation.error("whether a value is a " + type->text() +
                    " is not known here");
  return std::nullopt;
}

const Value *callIsInstance(Compilation &compilation,
                            const CallArguments &arguments) {
  if (arguments.positional.size() != 2)
    return compilation.error("'isinstance' takes two arguments");
  auto is =
      isInstance(compilation, arguments.positional[0], arguments.positional[1]);
  return is ? compilation.values.get(*is) : nullptr;
}

} // namespace kiln::triton
