//===- LibraryFunctions.cpp - of Python's math, collections, inspect ------===//

#include "frontend/triton/evaluate/Evaluator.h"
#include "frontend/triton/evaluate/Functions.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Builtin.h"
#include "frontend/triton/value/Fold.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>

namespace kiln::triton {

using Arguments = const CallArguments &;

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
  if (std::isnan(number))
    return compilation.error("no integer can be made of nan");
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

/// `inspect.signature(function)`: an object whose `parameters` have the names of
/// a function's parameters as keys.
static const Value *callSignature(Compilation &compilation,
                                  Arguments arguments) {
  auto &list = arguments.positional;
  const Value *function = list.size() == 1 ? list.front() : nullptr;
  std::vector<std::string> names;
  auto take = [&](const ast::Arguments *args) {
    for (const ast::Arg *parameter : parametersOf(args))
      names.push_back(parameter->arg.str());
  };
  if (auto *builtin = llvm::dyn_cast_or_null<BuiltinValue>(function)) {
    llvm::SmallVector<llvm::StringRef> parts;
    llvm::StringRef(builtin->builtin.parameters).split(parts, ',');
    for (llvm::StringRef part : parts)
      if (llvm::StringRef name = part.split('=').first.trim(" *");
          !name.empty())
        names.push_back(name.str());
  } else if (auto *kernel = llvm::dyn_cast_or_null<FunctionValue>(function)) {
    take(kernel->syntax->args);
  } else if (auto *host = llvm::dyn_cast_or_null<HostValue>(function);
             host && host->args) {
    take(host->args);
  } else {
    return compilation.error("'signature' takes a function of the program or "
                             "of the language");
  }
  DictValue::Entries entries;
  for (std::string &name : names)
    entries.emplace_back(compilation.values.make<StringValue>(std::move(name)),
                         compilation.values.none());
  return compilation.values.make<TupleValue>(
      std::vector<const Value *>{
          compilation.values.make<DictValue>(std::move(entries))},
      std::vector<std::string>{"parameters"});
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
  static const NativeFunction inspect[] = {
      {"signature", callSignature},
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
  if (module == "inspect")
    return inspect;
  return {};
}

} // namespace kiln::triton
