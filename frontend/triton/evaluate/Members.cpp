//===- Members.cpp - what stands after a dot ------------------------------===//

#include "frontend/triton/evaluate/Evaluator.h"
#include "frontend/triton/evaluate/HostBody.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/language/Attributes.h"
#include "frontend/triton/language/Builtin.h"
#include "frontend/triton/language/Semantics.h"
#include "frontend/triton/library/Library.h"
#include "frontend/triton/value/Fold.h"
#include "llvm/ADT/TypeSwitch.h"

namespace kiln::triton {

/// A function of the language that tensors have as a method, too, or one of
/// descriptors' own.
static const CallableValue *methodOf(Compilation &compilation,
                                     const Value *self, llvm::StringRef name) {
  if (llvm::isa<DescriptorValue>(self)) {
    const Builtin *method =
        lookupBuiltin(descriptorModule, name, compilation.options.version);
    return method ? compilation.values.make<BuiltinValue>(*method) : nullptr;
  }
  if (const Builtin *builtin = lookupMethod(name, compilation.options.version))
    return compilation.values.make<BuiltinValue>(*builtin);
  const LibraryFunction *function =
      lookupLibraryFunction(name, compilation.options.version);
  return function && function->isMethod
             ? llvm::dyn_cast_or_null<FunctionValue>(
                   compilation.modules().library(name))
             : nullptr;
}

static const Value *classMember(Compilation &compilation,
                                const ClassValue *type, llvm::StringRef name) {
  if (const CallableValue *method = type->method(name))
    return method;
  if (type->syntax)
    for (const ast::Statement *statement : type->syntax->body)
      if (auto *assignment = llvm::dyn_cast<ast::Assign>(statement))
        for (const ast::Expression *target : assignment->targets)
          if (auto *field = llvm::dyn_cast<ast::Name>(target);
              field && field->id == name)
            return HostBody(compilation, *type->module)
                .evaluate(assignment->value);
  for (const ClassValue *base : type->bases)
    if (const Value *member = classMember(compilation, base, name))
      return member;
  return nullptr;
}

/// Whether a tuple's type says of every element what it is: what is constant
/// has none.
static bool isComplete(const Type *type) {
  auto *tuple = llvm::dyn_cast_or_null<TupleType>(type);
  return type && (!tuple || llvm::all_of(tuple->elements(), isComplete));
}

/// What a constexpr shows of itself: what it holds, and its type, of which a
/// program sees that it equals the type of an equal constexpr.
static const Value *constexprMember(const Value *value, llvm::StringRef name) {
  bool isMember = (name == "value" || name == "type") && value->isConstant();
  return isMember ? value : nullptr;
}

const Value *memberOf(Compilation &compilation, const Value *value,
                      llvm::StringRef name) {
  if (auto *module = llvm::dyn_cast<ModuleValue>(value))
    return compilation.modules().attribute(module, name);
  if (llvm::isa<UnknownValue>(value))
    return value;
  if (const Value *attribute = attributeOf(compilation, value, name))
    return attribute;
  return llvm::TypeSwitch<const Value *, const Value *>(value)
      .Case<TensorValue, DescriptorValue>(
          [&](const Value *self) -> const Value * {
            const CallableValue *method = methodOf(compilation, self, name);
            HostValue::Native operation =
                llvm::isa<TensorValue>(self) ? operatorMethod(name) : nullptr;
            if (!method && operation)
              method = compilation.values.make<HostValue>(name, operation);
            return method ? compilation.values.make<BoundValue>(self, method)
                          : nullptr;
          })
      .Case([&](const TupleValue *tuple) -> const Value * {
        if (const Value *field = tuple->field(name))
          return field;
        auto *type = llvm::dyn_cast_or_null<ClassValue>(tuple->madeBy);
        const CallableValue *method = type ? type->method(name) : nullptr;
        if (method)
          return compilation.values.make<BoundValue>(tuple, method);
        if (const Value *member = constexprMember(tuple, name))
          return member;
        // With elements that are known only at run time, all are.
        const Type *its = typeOf(tuple, compilation.types);
        return name == "type" && isComplete(its)
                   ? compilation.values.make<TypeValue>(its)
                   : nullptr;
      })
      .Case([&](const AggregateValue *object) -> const Value * {
        if (const Value *field = object->field(name))
          return field;
        const Value *member = classMember(
            compilation, llvm::cast<ClassValue>(object->madeBy), name);
        auto *method = llvm::dyn_cast_or_null<CallableValue>(member);
        return method ? compilation.values.make<BoundValue>(object, method)
                      : member;
      })
      .Case([&](const ClassValue *type) {
        return classMember(compilation, type, name);
      })
      .Case([&](const CallableValue *function) -> const Value * {
        if (name == "__name__")
          return compilation.values.make<StringValue>(function->name().str());
        // Triton's functions hold Python's function, autotuners Triton's.
        return name == "fn" ? function : nullptr;
      })
      .Default([&](const Value *constant) -> const Value * {
        if (const Value *member = constexprMember(constant, name))
          return member;
        const Value *method = constantMethod(compilation, constant, name);
        return method ? compilation.values.make<BoundValue>(
                            constant, llvm::cast<CallableValue>(method))
                      : nullptr;
      });
}

std::vector<llvm::StringRef> membersOf(Compilation &compilation,
                                       const Value *value) {
  if (auto *module = llvm::dyn_cast<ModuleValue>(value))
    return compilation.modules().names(module);
  std::vector<llvm::StringRef> names;
  if (auto *object = llvm::dyn_cast<AggregateValue>(value))
    for (const auto &[name, field] : object->fields)
      names.push_back(name);
  if (auto *tuple = llvm::dyn_cast<TupleValue>(value))
    names.assign(tuple->fields.begin(), tuple->fields.end());
  if (llvm::isa<StringValue>(value))
    return stringMethodNames();
  if (llvm::isa<DescriptorValue>(value))
    return namesOf(descriptorModule, compilation.options.version);
  if (llvm::isa<TensorValue>(value))
    for (llvm::StringRef name :
         namesOf("triton.language", compilation.options.version))
      if (lookupMethod(name, compilation.options.version))
        names.push_back(name);
  return names;
}

const Value *construct(Compilation &compilation, const ClassValue *type,
                       const CallArguments &arguments) {
  if (const CallableValue *constructor = type->method("__init__")) {
    // A constructor runs at compile time; what it computes with tensors is
    // emitted where it is called.
    auto *host = llvm::dyn_cast<HostValue>(constructor);
    if (!host)
      return compilation.error("the constructor of '" + type->name() +
                               "' is no plain Python");
    CallArguments withSelf = arguments;
    withSelf.positional.insert(withSelf.positional.begin(),
                               compilation.values.none());
    auto bound = bindParameters(compilation, type->name(), host->args,
                                *host->module, withSelf);
    if (!bound)
      return nullptr;
    HostBody body(compilation, *host->module);
    llvm::SmallVector<const ast::Arg *> parameters = parametersOf(host->args);
    for (auto [parameter, value] : llvm::zip(parameters, *bound))
      body.names[parameter->arg] = value;
    if (parameters.empty())
      return compilation.error("the constructor of '" + type->name() +
                               "' takes no object");
    return body.construct(type, parameters.front()->arg, host->body);
  }

  std::vector<const Value *> values(type->fields.size(), nullptr);
  if (arguments.positional.size() > values.size())
    return compilation.error("'" + type->name() + "' has " +
                             llvm::Twine(values.size()) + " fields, not " +
                             llvm::Twine(arguments.positional.size()));
  llvm::copy(arguments.positional, values.begin());
  for (const auto &[name, value] : arguments.named) {
    auto found = llvm::find(type->fields, name);
    if (found == type->fields.end()) {
      std::vector<llvm::StringRef> known(type->fields.begin(),
                                         type->fields.end());
      return compilation.unknownName(
          "'" + type->name() + "' has no field '" + name + "'", name, known);
    }
    values[found - type->fields.begin()] = value;
  }
  for (auto [index, value] : llvm::enumerate(values)) {
    if (!value && index < type->defaults.size())
      if (auto [expression, home] = type->defaults[index]; expression)
        value = HostBody(compilation, *home).evaluate(expression);
    if (!value)
      return compilation.error("'" + type->name() +
                               "' needs a value for its field '" +
                               type->fields[index] + "'");
  }
  if (type->isTuple)
    return compilation.values.make<TupleValue>(std::move(values), type->fields,
                                               type);
  std::vector<std::pair<std::string, const Value *>> fields;
  for (auto [name, value] : llvm::zip(type->fields, values))
    fields.emplace_back(name, value);
  return compilation.values.make<AggregateValue>(type, std::move(fields));
}

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
    auto *object = llvm::dyn_cast<AggregateValue>(value);
    auto *tuple = llvm::dyn_cast<TupleValue>(value);
    auto *made = llvm::dyn_cast_or_null<ClassValue>(object  ? object->madeBy
                                                    : tuple ? tuple->madeBy
                                                            : nullptr);
    return made && made->isOf(own);
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
