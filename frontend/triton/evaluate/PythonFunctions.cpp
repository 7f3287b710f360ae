//===- PythonFunctions.cpp - len, min, isinstance and others --------------===//

#include "frontend/triton/diagnose/Limits.h"
#include "frontend/triton/evaluate/Evaluator.h"
#include "frontend/triton/evaluate/Functions.h"
#include "frontend/triton/language/Builtin.h"
#include "frontend/triton/language/Semantics.h"
#include "frontend/triton/value/Fold.h"
#include "llvm/Support/raw_ostream.h"
#include <array>
#include <cmath>

namespace kiln::triton {

using Arguments = const CallArguments &;

/// The only argument, or null after an error.
static const Value *only(Compilation &compilation, Arguments arguments,
                         llvm::StringRef function) {
  if (arguments.positional.size() == 1 && arguments.named.empty())
    return arguments.positional.front();
  return compilation.error("'" + function + "' takes one argument");
}

std::optional<std::vector<const Value *>> elementsOf(Compilation &compilation,
                                                     const Value *value) {
  if (!compilation.spend(extentOf(value).size))
    return std::nullopt;
  if (auto *tuple = llvm::dyn_cast<TupleValue>(value))
    return tuple->elements;
  if (auto *dict = llvm::dyn_cast<DictValue>(value)) {
    std::vector<const Value *> keys;
    for (auto [key, entry] : dict->entries)
      keys.push_back(key);
    return keys;
  }
  auto *range = llvm::dyn_cast<IteratorValue>(value);
  if (!range) {
    compilation.error("a loop at compile time runs over a tuple, a dictionary "
                      "or a range, not over " +
                      value->text());
    return std::nullopt;
  }
  std::optional<llvm::DynamicAPInt> bounds[3];
  for (auto [bound, part] :
       llvm::zip(bounds, std::array{range->begin, range->end, range->step})) {
    bound = integerOf(part);
    if (!bound) {
      compilation.error("the bounds of a range at compile time have to be "
                        "integers that are known then, not " +
                        part->text());
      return std::nullopt;
    }
  }
  if (*bounds[2] == 0) {
    compilation.error("the step of a range is not 0");
    return std::nullopt;
  }
  if ((*bounds[1] - *bounds[0]) / *bounds[2] > kMaxElements) {
    compilation.error("a range at compile time has more than " +
                      llvm::Twine(kMaxElements) + " numbers");
    return std::nullopt;
  }
  std::vector<const Value *> numbers;
  for (llvm::DynamicAPInt number = *bounds[0];
       *bounds[2] > 0 ? number < *bounds[1] : number > *bounds[1];
       number += *bounds[2]) {
    if (!compilation.spend())
      return std::nullopt;
    numbers.push_back(compilation.values.make<IntValue>(number));
  }
  return numbers;
}

static const Value *callLen(Compilation &compilation, Arguments arguments) {
  const Value *value = only(compilation, arguments, "len");
  if (!value)
    return nullptr;
  if (auto *text = llvm::dyn_cast<StringValue>(value))
    return compilation.values.integer(text->characters().size());
  if (auto *tensor = llvm::dyn_cast<TensorValue>(value);
      tensor && tensor->isBlock())
    return compilation.values.integer(tensor->shape().front());
  if (!llvm::isa<TupleValue, DictValue>(value))
    return compilation.error(value->text() + " has no length");
  auto elements = elementsOf(compilation, value);
  return compilation.values.integer(elements->size());
}

/// Why Python's choice between this and another number may not be a GPU's;
/// empty where it is.
static llvm::StringRef whyUnordered(const Value *value) {
  auto *number = llvm::dyn_cast<FloatValue>(value);
  if (number && std::isnan(number->value))
    return "a NaN is neither smaller nor greater than another number";
  if (number && number->value == 0 && std::signbit(number->value))
    return "-0.0 equals 0.0, and which of them is the result is open";
  return "";
}

/// `min` and `max`: of constants Python's, of tensors the language's.
static const Value *callExtreme(Compilation &compilation, Arguments arguments,
                                BinaryOperator wins, llvm::StringRef builtin) {
  std::vector<const Value *> list(arguments.positional.begin(),
                                  arguments.positional.end());
  if (list.size() == 1) {
    auto elements = elementsOf(compilation, list.front());
    if (!elements)
      return nullptr;
    list = *elements;
  }
  if (list.empty() || !arguments.named.empty())
    return compilation.error("this takes values, or a tuple of them");
  const Value *best = list.front();
  for (const Value *value : llvm::drop_begin(list)) {
    if (llvm::isa<TensorValue>(best) || llvm::isa<TensorValue>(value)) {
      const Builtin *record = lookupBuiltin("triton.language", builtin,
                                            compilation.options.version);
      best = compilation.call(compilation.values.make<BuiltinValue>(*record),
                              {{best, value}, {}});
      if (!best)
        return nullptr;
      continue;
    }
    for (const Value *one : {best, value})
      if (llvm::StringRef why = whyUnordered(one); !why.empty())
        return compilation.error(why);
    FoldResult isBetter = foldBinary(compilation.values, wins, value, best);
    if (!isBetter)
      return compilation.error(llvm::toString(isBetter.takeError()));
    if (isTrue(*isBetter))
      best = value;
  }
  return best;
}

static const Value *callMin(Compilation &compilation, Arguments arguments) {
  return callExtreme(compilation, arguments, BinaryOperator::Less, "minimum");
}
static const Value *callMax(Compilation &compilation, Arguments arguments) {
  return callExtreme(compilation, arguments, BinaryOperator::Greater,
                     "maximum");
}

static const Value *callInt(Compilation &compilation, Arguments arguments) {
  const Value *value = only(compilation, arguments, "int");
  if (!value)
    return nullptr;
  if (auto integer = integerOf(value))
    return compilation.values.make<IntValue>(*integer);
  if (auto *text = llvm::dyn_cast<StringValue>(value)) {
    int64_t number;
    if (!llvm::StringRef(text->value).trim().getAsInteger(10, number))
      return compilation.values.integer(number);
  }
  auto number = floatOf(value);
  if (!number || !std::isfinite(*number) || std::abs(*number) >= 0x1p63)
    return compilation.error("no integer can be made of " + value->text());
  return compilation.values.integer(static_cast<int64_t>(*number));
}

static const Value *callFloat(Compilation &compilation, Arguments arguments) {
  const Value *value = only(compilation, arguments, "float");
  if (!value)
    return nullptr;
  if (auto number = floatOf(value))
    return compilation.values.make<FloatValue>(*number);
  if (auto *text = llvm::dyn_cast<StringValue>(value)) {
    llvm::StringRef digits = llvm::StringRef(text->value).trim();
    bool isNegative = digits.consume_front("-");
    if (!isNegative)
      digits.consume_front("+");
    double number;
    if (digits.equals_insensitive("inf") ||
        digits.equals_insensitive("infinity"))
      number = INFINITY;
    else if (digits.equals_insensitive("nan"))
      number = NAN;
    else if (digits.getAsDouble(number))
      return compilation.error("no float can be made of " + value->text());
    return compilation.values.make<FloatValue>(isNegative ? -number : number);
  }
  return compilation.error("no float can be made of " + value->text());
}

static const Value *callBool(Compilation &compilation, Arguments arguments) {
  const Value *value = only(compilation, arguments, "bool");
  if (!value)
    return nullptr;
  if (!value->isConstant())
    return compilation.error("'bool' needs a value that is known at compile "
                             "time, not " +
                             value->text());
  return compilation.values.get(isTrue(value));
}

static const Value *callAbs(Compilation &compilation, Arguments arguments) {
  const Value *value = only(compilation, arguments, "abs");
  if (!value)
    return nullptr;
  if (auto integer = integerOf(value))
    return compilation.values.make<IntValue>(abs(*integer));
  if (auto number = floatOf(value))
    return compilation.values.make<FloatValue>(std::abs(*number));
  return compilation.error("'abs' does not take " + value->text() +
                           "; of a tensor use tl.abs");
}

static const Value *callRange(Compilation &compilation, Arguments arguments) {
  auto &list = arguments.positional;
  if (list.empty() || list.size() > 3 || !arguments.named.empty())
    return compilation.error("'range' takes one to three arguments");
  auto range = std::make_unique<IteratorValue>();
  range->begin = list.size() > 1 ? list[0] : compilation.values.integer(0);
  range->end = list.size() > 1 ? list[1] : list[0];
  range->step = list.size() > 2 ? list[2] : compilation.values.integer(1);
  return compilation.values.make<IteratorValue>(std::move(*range));
}

static const Value *callGetAttr(Compilation &compilation, Arguments arguments,
                                bool asks) {
  auto &list = arguments.positional;
  auto *name = list.size() > 1 ? llvm::dyn_cast<StringValue>(list[1]) : nullptr;
  if (!name)
    return compilation.error("this takes a value and the name of a member");
  const Value *member = memberOf(compilation, list[0], name->value);
  if (asks)
    return llvm::isa_and_nonnull<UnknownValue>(member)
               ? member
               : compilation.values.get(member);
  if (member || list.size() > 2)
    return member ? member : list[2];
  return compilation.error(list[0]->text() + " has no '" + name->value + "'");
}

static const Value *callTuple(Compilation &compilation, Arguments arguments) {
  if (arguments.positional.empty())
    return compilation.values.make<TupleValue>(std::vector<const Value *>());
  const Value *value = only(compilation, arguments, "tuple");
  auto elements = value ? elementsOf(compilation, value) : std::nullopt;
  return elements ? compilation.values.make<TupleValue>(std::move(*elements))
                  : nullptr;
}

static const Value *callStr(Compilation &compilation, Arguments arguments) {
  const Value *value = only(compilation, arguments, "str");
  if (!value || llvm::isa<StringValue>(value))
    return value;
  return compilation.values.make<StringValue>(value->text());
}

static const Value *callSum(Compilation &compilation, Arguments arguments) {
  const Value *value = only(compilation, arguments, "sum");
  auto elements = value ? elementsOf(compilation, value) : std::nullopt;
  if (!elements)
    return nullptr;
  const Value *sum = compilation.values.integer(0);
  for (const Value *element : *elements) {
    if (llvm::isa<TensorValue>(sum) || llvm::isa<TensorValue>(element)) {
      sum = emitBinary(compilation, BinaryOperator::Add, sum, element);
      if (!sum)
        return nullptr;
      continue;
    }
    FoldResult next =
        foldBinary(compilation.values, BinaryOperator::Add, sum, element);
    if (!next)
      return compilation.error(llvm::toString(next.takeError()));
    sum = *next;
  }
  return sum;
}

/// `print` of a kernel prints when it runs; at compile time nothing is printed
/// that nobody asked for.
static const Value *callPrint(Compilation &compilation, Arguments arguments) {
  if (!compilation.canEmit())
    return compilation.values.none();
  const Builtin *record = lookupBuiltin("triton.language", "device_print",
                                        compilation.options.version);
  return compilation.call(compilation.values.make<BuiltinValue>(*record),
                          arguments);
}

llvm::ArrayRef<NativeFunction> pythonFunctions() {
  static const NativeFunction functions[] = {
      {"len", callLen},
      {"min", callMin},
      {"max", callMax},
      {"int", callInt},
      {"float", callFloat},
      {"bool", callBool},
      {"abs", callAbs},
      {"range", callRange},
      {"isinstance", callIsInstance},
      {"getattr",
       [](Compilation &compilation, Arguments arguments) {
         return callGetAttr(compilation, arguments, false);
       }},
      {"hasattr",
       [](Compilation &compilation, Arguments arguments) {
         return callGetAttr(compilation, arguments, true);
       }},
      {"tuple", callTuple},
      {"list", callTuple},
      {"str", callStr},
      {"sum", callSum},
      {"print", callPrint},
  };
  return functions;
}

const Value *lookupPythonFunction(Compilation &compilation,
                                  llvm::StringRef name) {
  const Value *function = lookupNative(compilation, pythonFunctions(), name);
  return function ? function
                  : lookupNative(compilation, sequenceFunctions(), name);
}

const Value *lookupNative(Compilation &compilation,
                          llvm::ArrayRef<NativeFunction> functions,
                          llvm::StringRef name) {
  for (const NativeFunction &function : functions)
    if (function.name == name)
      return compilation.native(function);
  return nullptr;
}

} // namespace kiln::triton
