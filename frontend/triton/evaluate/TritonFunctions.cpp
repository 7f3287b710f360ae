//===- TritonFunctions.cpp - what of triton is no op ----------------------===//

#include "frontend/triton/evaluate/Evaluator.h"
#include "frontend/triton/evaluate/Functions.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Builtin.h"
#include "frontend/triton/value/Fold.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"
#include <cmath>

namespace kiln::triton {

using Arguments = const CallArguments &;

static std::optional<llvm::DynamicAPInt> integer(Compilation &compilation,
                                                 Arguments arguments,
                                                 size_t index,
                                                 llvm::StringRef function) {
  std::optional<llvm::DynamicAPInt> value;
  if (index < arguments.positional.size())
    value = integerOf(arguments.positional[index]);
  if (!value)
    compilation.error("'" + function +
                      "' takes integers that are known at "
                      "compile time; of tensors use the function of the same "
                      "name of triton.language");
  return value;
}

static const Value *callCdiv(Compilation &compilation, Arguments arguments) {
  auto a = integer(compilation, arguments, 0, "triton.cdiv");
  auto b = a ? integer(compilation, arguments, 1, "triton.cdiv") : std::nullopt;
  if (!b)
    return nullptr;
  if (*b == 0)
    return compilation.error("division by zero");
  return compilation.values.make<IntValue>(floorDiv(*a + *b - 1, *b));
}

static const Value *callNextPowerOf2(Compilation &compilation,
                                     Arguments arguments) {
  auto number = integer(compilation, arguments, 0, "triton.next_power_of_2");
  if (!number)
    return nullptr;
  if (*number <= 0)
    return compilation.values.integer(0);
  if (*number > (int64_t(1) << 62))
    return compilation.error("the next power of 2 has more than 63 bits");
  return compilation.values.integer(
      llvm::PowerOf2Ceil(int64fromDynamicAPInt(*number)));
}

/// `jit(f)` and, with keywords alone, `jit(...)`, which decorates. As a
/// decorator a definition looks it up by name (HostBody).
static const Value *callJit(Compilation &compilation, Arguments arguments) {
  if (arguments.positional.empty())
    return lookupNative(compilation, tritonFunctions(), "jit");
  auto *host = llvm::dyn_cast<HostValue>(arguments.positional.front());
  if (!host || !host->syntax)
    return llvm::isa<FunctionValue>(arguments.positional.front())
               ? arguments.positional.front()
               : compilation.error("'jit' takes a function of the program");
  auto function = std::make_unique<FunctionValue>(host->syntax, host->module);
  function->keywords.assign(arguments.named.begin(), arguments.named.end());
  return compilation.values.make<FunctionValue>(std::move(*function));
}

/// A decorator that changes nothing that a kernel sees.
static const Value *callDecorator(Compilation &compilation,
                                  Arguments arguments) {
  if (arguments.positional.size() == 1 &&
      llvm::isa<CallableValue>(arguments.positional.front()))
    return arguments.positional.front();
  return compilation.values.make<HostValue>("decorator", callDecorator);
}

/// `triton.Config({...}, num_warps=4)`: a named tuple of what Triton's has, in
/// the order of its parameters, and of what else the program says.
static const Value *callConfig(Compilation &compilation, Arguments arguments) {
  ValueTable &values = compilation.values;
  std::vector<std::string> fields = {"kwargs",     "num_warps", "num_stages",
                                     "num_ctas",   "maxnreg",   "pre_hook",
                                     "ir_override"};
  std::vector<const Value *> entries = {
      values.none(), values.integer(4), values.integer(3), values.integer(1),
      values.none(), values.none(),     values.none()};
  if (arguments.positional.size() > fields.size())
    return compilation.error("a configuration has no more than " +
                             llvm::Twine(fields.size()) + " arguments");
  llvm::copy(arguments.positional, entries.begin());
  for (const auto &[name, value] : arguments.named) {
    auto field = llvm::find(fields, name);
    if (field != fields.end()) {
      entries[field - fields.begin()] = value;
      continue;
    }
    fields.push_back(name);
    entries.push_back(value);
  }
  if (!llvm::isa<DictValue>(entries.front()))
    return compilation.error("a configuration's first argument is a dictionary "
                             "of constants, not " +
                             entries.front()->text());
  return values.make<TupleValue>(std::move(entries), std::move(fields));
}

llvm::ArrayRef<NativeFunction> tritonFunctions() {
  static const NativeFunction functions[] = {
      {"jit", callJit},
      {"autotune", callDecorator},
      {"heuristics", callDecorator},
      {"constexpr_function", callDecorator},
      {"aggregate", callDecorator},
      {"must_use_result", callDecorator},
      {"Config", callConfig},
      {"cdiv", callCdiv},
      {"next_power_of_2", callNextPowerOf2},
  };
  return functions;
}

/// In a kernel what is known at compile time is one already; of globals those
/// alone are that say so.
static const Value *callConstexpr(Compilation &compilation,
                                  Arguments arguments) {
  if (arguments.positional.size() != 1)
    return compilation.error("'constexpr' takes one value");
  const Value *value = arguments.positional.front();
  if (!value->isConstant())
    return compilation.error(value->text() + " is not known at compile time");
  return llvm::isa<UnknownValue>(value) ? value
                                        : compilation.constexprOf(value);
}

static const Value *callStaticAssert(Compilation &compilation,
                                     Arguments arguments) {
  auto &list = arguments.positional;
  if (list.empty() || list.size() > 2 || !arguments.named.empty())
    return compilation.error("'static_assert' takes a condition and a message");
  if (auto *unknown = llvm::dyn_cast<UnknownValue>(list[0]))
    return compilation.error("the assertion needs a condition that is known at "
                             "compile time, and " +
                             unknown->why);
  if (!list[0]->isConstant())
    return compilation.error("the assertion needs a condition that is known at "
                             "compile time, not " +
                             list[0]->text());
  if (isTrue(list[0]))
    return compilation.values.none();
  if (list.size() == 1)
    return compilation.error("the assertion does not hold");
  auto *text = llvm::dyn_cast<StringValue>(list[1]);
  return compilation.error("the assertion does not hold: " +
                           (text ? text->value : list[1]->text()));
}

static const Value *callStaticPrint(Compilation &compilation,
                                    Arguments arguments) {
  llvm::ListSeparator space(" ");
  for (const Value *value : arguments.positional) {
    auto *text = llvm::dyn_cast<StringValue>(value);
    llvm::errs() << space << (text ? text->value : value->text());
  }
  llvm::errs() << '\n';
  return compilation.values.none();
}

static const Value *callPointerType(Compilation &compilation,
                                    Arguments arguments) {
  auto &list = arguments.positional;
  if (list.empty() || list.size() > 2)
    return compilation.error(
        "'pointer_type' takes a type and an address space");
  const Type *element = typeArgument(compilation, list[0], "the element");
  if (!element)
    return nullptr;
  auto space = list.size() > 1
                   ? integerArgument(compilation, list[1], "the address space")
                   : std::optional<int64_t>(1);
  return space ? compilation.values.make<TypeValue>(
                     compilation.types.pointer(element, *space))
               : nullptr;
}

static const Value *callBlockType(Compilation &compilation,
                                  Arguments arguments) {
  auto &list = arguments.positional;
  if (list.size() != 2)
    return compilation.error("'block_type' takes a type and a shape");
  const Type *element = typeArgument(compilation, list[0], "the element");
  if (!element)
    return nullptr;
  auto shape = shapeArgument(compilation, elementsOf(list[1]));
  return shape ? compilation.values.make<TypeValue>(
                     compilation.types.block(element, *shape))
               : nullptr;
}

static const Value *callDtype(Compilation &compilation, Arguments arguments) {
  auto *name = arguments.positional.size() == 1
                   ? llvm::dyn_cast<StringValue>(arguments.positional.front())
                   : nullptr;
  const Type *type = name ? compilation.types.lookup(name->value) : nullptr;
  if (!type)
    return compilation.error("'dtype' takes the name of a type, as \"fp16\"");
  return compilation.values.make<TypeValue>(type);
}

/// `tl.core.get_int_dtype(bitwidth=32, signed=True)`.
static const Value *callIntDtype(Compilation &compilation,
                                 Arguments arguments) {
  const Value *given[2] = {};
  for (auto [index, value] : llvm::enumerate(arguments.positional))
    if (index < 2)
      given[index] = value;
  for (const auto &[name, value] : arguments.named)
    given[name == "signed"] = value;
  auto bits = given[0] && given[1] ? integerOf(given[0]) : std::nullopt;
  const Type *type = nullptr;
  if (bits && *bits > 0 && *bits <= 64)
    type = compilation.types.integer(int64fromDynamicAPInt(*bits),
                                     isTrue(given[1]));
  return type ? compilation.values.make<TypeValue>(type)
              : compilation.error("'get_int_dtype' takes the bits of an "
                                  "integer and whether it has a sign");
}

/// `tl.tensor` is the class of tensors, `tl.tensor_descriptor` that of
/// descriptors: programs ask for them, and make none.
static const Value *callTensor(Compilation &compilation, Arguments) {
  return compilation.error("a program cannot make a tensor or a descriptor by "
                           "its class; use tl.full or "
                           "tl.make_tensor_descriptor");
}

static const Value *callLanguageTuple(Compilation &compilation,
                                      Arguments arguments) {
  if (arguments.positional.size() == 1 &&
      llvm::isa<TupleValue>(arguments.positional.front()))
    return compilation.constexprOf(arguments.positional.front());
  return compilation.error("'tuple' takes a tuple");
}

/// `tl.tuple_type([tl.int32, ...])`.
static const Value *callTupleType(Compilation &compilation,
                                  Arguments arguments) {
  auto *elements = arguments.positional.size() == 1
                       ? llvm::dyn_cast<TupleValue>(arguments.positional[0])
                       : nullptr;
  std::vector<const Type *> types;
  for (const Value *element :
       elements ? elements->elements : std::vector<const Value *>()) {
    auto *type = llvm::dyn_cast<TypeValue>(element);
    if (!type)
      return compilation.error(element->text() + " is no type");
    types.push_back(type->type);
  }
  if (!elements)
    return compilation.error("'tuple_type' takes a tuple of types");
  return compilation.values.make<TypeValue>(compilation.types.tuple(types));
}

/// An aggregate with other values for some of its fields.
static const Value *callAggregateReplace(Compilation &compilation,
                                         Arguments arguments) {
  auto *object = arguments.positional.size() == 1
                     ? llvm::dyn_cast<AggregateValue>(arguments.positional[0])
                     : nullptr;
  if (!object)
    return compilation.error("'aggregate_replace' takes an aggregate, and "
                             "fields by name");
  CallArguments fields;
  for (const auto &[name, value] : object->fields)
    fields.named.emplace_back(name, value);
  for (const auto &[name, value] : arguments.named) {
    auto found = llvm::find_if(
        fields.named, [&](const auto &field) { return field.first == name; });
    if (found == fields.named.end())
      return compilation.unknownName("'" + object->madeBy->name() +
                                         "' has no field '" + name + "'",
                                     name, membersOf(compilation, object));
    found->second = value;
  }
  return construct(compilation, llvm::cast<ClassValue>(object->madeBy), fields);
}

llvm::ArrayRef<NativeFunction> languageFunctions() {
  static const NativeFunction functions[] = {
      {"constexpr", callConstexpr},
      {"constexpr_type", callConstexpr},
      {"static_assert", callStaticAssert},
      {"static_print", callStaticPrint},
      {"pointer_type", callPointerType},
      {"block_type", callBlockType},
      {"dtype", callDtype},
      {"tensor", callTensor},
      {"tensor_descriptor", callTensor},
      {"tensor_descriptor_base", callTensor},
      {"tuple", callLanguageTuple},
      {"constexpr_function", callDecorator},
      {"get_int_dtype", callIntDtype},
      {"_aggregate", callDecorator},
      {"aggregate_replace", callAggregateReplace},
      {"tuple_type", callTupleType},
  };
  return functions;
}

} // namespace kiln::triton
