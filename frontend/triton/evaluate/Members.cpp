//===- Members.cpp - what stands after a dot ------------------------------===//

#include "frontend/triton/evaluate/Evaluator.h"
#include "frontend/triton/evaluate/HostBody.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/language/Attributes.h"
#include "frontend/triton/language/Builtin.h"
#include "frontend/triton/library/Library.h"
#include "llvm/ADT/TypeSwitch.h"

namespace kiln::triton {

llvm::StringRef methodName(BinaryOperator op) {
  static constexpr llvm::StringLiteral names[] = {
      "__add__", "__sub__", "__mul__",    "__truediv__", "__floordiv__",
      "__mod__", "__pow__", "__lshift__", "__rshift__",  "__and__",
      "__or__",  "__xor__", "__eq__",     "__ne__",      "__lt__",
      "__le__",  "__gt__",  "__ge__",     "logical_and", "logical_or"};
  return names[unsigned(op)];
}

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
  if (!type->syntax)
    return nullptr;
  for (const ast::Statement *statement : type->syntax->body)
    if (auto *assignment = llvm::dyn_cast<ast::Assign>(statement))
      for (const ast::Expression *target : assignment->targets)
        if (auto *field = llvm::dyn_cast<ast::Name>(target);
            field && field->id == name)
          return HostBody(compilation, *type->module)
              .evaluate(assignment->value);
  return nullptr;
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
  for (auto [key, entry] :
       llvm::cast<DictValue>(arguments.positional.front())->entries)
    pairs.push_back(compilation.values.make<TupleValue>(
        std::vector<const Value *>{key, entry}));
  return compilation.values.make<TupleValue>(std::move(pairs));
}

/// Strings' methods: those by which a program asks what a name begins with.
static const Value *affixOf(Compilation &compilation,
                            const CallArguments &arguments, bool atStart) {
  auto &list = arguments.positional;
  auto *affix =
      list.size() == 2 ? llvm::dyn_cast<StringValue>(list[1]) : nullptr;
  if (!affix)
    return compilation.error("this takes one string");
  llvm::StringRef text = llvm::cast<StringValue>(list[0])->value;
  return compilation.values.get(atStart ? text.starts_with(affix->value)
                                        : text.ends_with(affix->value));
}

static HostValue::Native constantMethod(const Value *value,
                                        llvm::StringRef name) {
  if (llvm::isa<DictValue>(value)) {
    if (name == "get")
      return getOf;
    if (name == "items")
      return itemsOf;
  }
  if (llvm::isa<StringValue>(value)) {
    if (name == "startswith")
      return [](Compilation &compilation, const CallArguments &arguments) {
        return affixOf(compilation, arguments, true);
      };
    if (name == "endswith")
      return [](Compilation &compilation, const CallArguments &arguments) {
        return affixOf(compilation, arguments, false);
      };
    if (name == "lower" || name == "upper")
      return name == "lower"
                 ? +[](Compilation &compilation,
                       const CallArguments &arguments) -> const Value * {
                     llvm::StringRef text = llvm::cast<StringValue>(
                                                arguments.positional.front())
                                                ->value;
                     return compilation.values.make<StringValue>(text.lower());
                   }
                 : +[](Compilation &compilation,
                       const CallArguments &arguments) -> const Value * {
                     llvm::StringRef text = llvm::cast<StringValue>(
                                                arguments.positional.front())
                                                ->value;
                     return compilation.values.make<StringValue>(text.upper());
                   };
  }
  return nullptr;
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
            return method ? compilation.values.make<BoundValue>(self, method)
                          : nullptr;
          })
      .Case([&](const TupleValue *tuple) -> const Value * {
        if (const Value *field = tuple->field(name))
          return field;
        auto *type = llvm::dyn_cast_or_null<ClassValue>(tuple->madeBy);
        const CallableValue *method = type ? type->method(name) : nullptr;
        return method ? compilation.values.make<BoundValue>(tuple, method)
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
        // Of a constexpr: what it holds, and its type, of which a program sees
        // that it equals the type of an equal constexpr.
        if ((name == "value" || name == "type") && constant->isConstant())
          return constant;
        HostValue::Native method = constantMethod(constant, name);
        return method ? compilation.values.make<BoundValue>(
                            constant,
                            compilation.values.make<HostValue>(name, method))
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
    std::vector<std::pair<std::string, const Value *>> fields;
    HostBody body(compilation, *host->module);
    body.object = &fields;
    for (auto [parameter, value] : llvm::zip(parametersOf(host->args), *bound))
      body.names[parameter->arg] = value;
    if (!body.call(host->body))
      return nullptr;
    return compilation.values.make<AggregateValue>(type, std::move(fields));
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
    if (!value && index < type->defaults.size() && type->defaults[index])
      value =
          HostBody(compilation, *type->module).evaluate(type->defaults[index]);
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
