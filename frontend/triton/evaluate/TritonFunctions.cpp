//===- TritonFunctions.cpp - what of triton is no op ----------------------===//

#include "frontend/triton/evaluate/Compilation.h"
#include "frontend/triton/evaluate/Functions.h"
#include "frontend/triton/language/Arguments.h"
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

/// `triton.Config({...}, num_warps=4)`: a dictionary with the keywords beside
/// the values, under their names.
static const Value *callConfig(Compilation &compilation, Arguments arguments) {
  auto *values = arguments.positional.empty()
                     ? nullptr
                     : llvm::dyn_cast<DictValue>(arguments.positional.front());
  DictValue::Entries entries;
  if (values)
    entries = values->entries;
  for (const auto &[name, value] : arguments.named) {
    if (name == "kwargs") {
      if (auto *named = llvm::dyn_cast<DictValue>(value))
        llvm::append_range(entries, named->entries);
      continue;
    }
    entries.emplace_back(compilation.values.make<StringValue>(name), value);
  }
  return compilation.values.make<DictValue>(std::move(entries));
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

/// What is known at compile time is one already.
static const Value *callConstexpr(Compilation &compilation,
                                  Arguments arguments) {
  if (arguments.positional.size() != 1)
    return compilation.error("'constexpr' takes one value");
  const Value *value = arguments.positional.front();
  if (!value->isConstant())
    return compilation.error(value->text() + " is not known at compile time");
  return value;
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
    return arguments.positional.front();
  return compilation.error("'tuple' takes a tuple");
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
  };
  return functions;
}

template <double (*function)(double)>
static const Value *callMath(Compilation &compilation, Arguments arguments) {
  auto number = arguments.positional.size() == 1
                    ? floatOf(arguments.positional.front())
                    : std::nullopt;
  if (!number)
    return compilation.error("a function of Python's math takes a number that "
                             "is known at compile time; use triton.language");
  double result = function(*number);
  if (std::isnan(result) && !std::isnan(*number))
    return compilation.error("the number is not in the function's domain");
  return compilation.values.make<FloatValue>(result);
}

template <double (*function)(double)>
static const Value *callRounding(Compilation &compilation,
                                 Arguments arguments) {
  const Value *result = callMath<function>(compilation, arguments);
  if (!result)
    return nullptr;
  double number = llvm::cast<FloatValue>(result)->value;
  if (std::abs(number) >= 0x1p63)
    return compilation.error("the integer has more than 63 bits");
  return compilation.values.integer(static_cast<int64_t>(number));
}

/// `namedtuple("P", ["x", "y"])`, the names also in one string.
static const Value *callNamedTuple(Compilation &compilation,
                                   Arguments arguments) {
  auto &list = arguments.positional;
  auto *name =
      list.size() == 2 ? llvm::dyn_cast<StringValue>(list[0]) : nullptr;
  if (!name)
    return compilation.error("'namedtuple' takes a name and its fields");
  std::vector<std::string> fields;
  if (auto *text = llvm::dyn_cast<StringValue>(list[1])) {
    llvm::SmallVector<llvm::StringRef> words;
    llvm::StringRef(text->value).split(words, ' ', -1, /*KeepEmpty=*/false);
    for (llvm::StringRef word : words)
      fields.push_back(word.trim(',').str());
  } else if (auto *tuple = llvm::dyn_cast<TupleValue>(list[1])) {
    for (const Value *element : tuple->elements) {
      auto *field = llvm::dyn_cast<StringValue>(element);
      if (!field)
        return compilation.error("a field's name is a string");
      fields.push_back(field->value);
    }
  }
  return compilation.values.make<ClassValue>(name->value, std::move(fields));
}

llvm::ArrayRef<NativeFunction> libraryFunctions(llvm::StringRef module) {
  static const NativeFunction math[] = {
      {"log2", callMath<std::log2>},     {"log", callMath<std::log>},
      {"exp", callMath<std::exp>},       {"sqrt", callMath<std::sqrt>},
      {"ceil", callRounding<std::ceil>}, {"floor", callRounding<std::floor>},
  };
  static const NativeFunction collections[] = {
      {"namedtuple", callNamedTuple},
  };
  static const NativeFunction typing[] = {
      {"NamedTuple", callNamedTuple},
  };
  if (module == "math")
    return math;
  if (module == "collections")
    return collections;
  if (module == "typing")
    return typing;
  return {};
}

} // namespace kiln::triton
