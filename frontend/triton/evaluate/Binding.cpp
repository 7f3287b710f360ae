//===- Binding.cpp - what names, targets and parameters get ---------------===//

#include "frontend/triton/evaluate/Evaluator.h"
#include "frontend/triton/evaluate/HostBody.h"
#include "frontend/triton/evaluate/KernelBody.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/language/Builtin.h"
#include "frontend/triton/library/Library.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include <cstdlib>

namespace kiln::triton {

llvm::SmallVector<const ast::Arg *> parametersOf(const ast::Arguments *args) {
  llvm::SmallVector<const ast::Arg *> parameters(args->posonlyargs);
  llvm::append_range(parameters, args->args);
  if (args->vararg)
    parameters.push_back(args->vararg);
  llvm::append_range(parameters, args->kwonlyargs);
  return parameters;
}

const ast::Expression *defaultOf(const ast::Arguments *args, size_t index) {
  size_t positional = args->posonlyargs.size() + args->args.size();
  if (index < positional) {
    size_t first = positional - args->defaults.size();
    return index < first ? nullptr : args->defaults[index - first];
  }
  size_t keywordOnly = positional + (args->vararg ? 1 : 0);
  return index < keywordOnly ? nullptr : args->kw_defaults[index - keywordOnly];
}

std::optional<llvm::SmallVector<const Value *>>
bindParameters(Compilation &compilation, llvm::StringRef function,
               const ast::Arguments *args, ProgramModule &module,
               const CallArguments &arguments, CapturedRef captured) {
  auto fail = [&](const llvm::Twine &message) {
    compilation.error("'" + function + "' " + message);
    return std::nullopt;
  };
  if (args->kwarg)
    return fail("has a parameter '**" + args->kwarg->arg +
                "', which a function of a kernel cannot");
  llvm::SmallVector<const ast::Arg *> positional(args->posonlyargs);
  llvm::append_range(positional, args->args);
  llvm::SmallVector<const ast::Arg *> parameters = parametersOf(args);
  llvm::SmallVector<const Value *> values(parameters.size(), nullptr);

  size_t given = arguments.positional.size();
  if (given > positional.size() && !args->vararg)
    return fail("takes " + llvm::Twine(positional.size()) + " arguments, not " +
                llvm::Twine(given));
  for (size_t index = 0; index != std::min(given, positional.size()); ++index)
    values[index] = arguments.positional[index];
  if (args->vararg)
    values[positional.size()] =
        compilation.values.make<TupleValue>(std::vector<const Value *>(
            arguments.positional.begin() + std::min(given, positional.size()),
            arguments.positional.end()));

  std::vector<llvm::StringRef> names;
  for (const ast::Arg *parameter : parameters)
    names.push_back(parameter->arg);
  for (const auto &[name, value] : arguments.named) {
    auto found = llvm::find(names, name);
    size_t index = found - names.begin();
    if (found == names.end() || parameters[index] == args->vararg) {
      compilation.unknownName(
          "'" + function + "' has no parameter '" + name + "'", name, names);
      return std::nullopt;
    }
    if (values[index])
      return fail("gets '" + name + "' twice");
    values[index] = value;
  }

  HostBody defaults(compilation, module, captured);
  Compilation::Emitting outside(compilation, false);
  for (auto [index, value] : llvm::enumerate(values)) {
    if (value)
      continue;
    const ast::Expression *expression = defaultOf(args, index);
    if (!expression)
      return fail("needs an argument for '" + names[index] + "'");
    value = defaults.evaluate(expression);
    if (!value)
      return std::nullopt;
  }
  return values;
}

Captured Evaluator::visible() const {
  Captured visible(names.begin(), names.end());
  llvm::append_range(visible, enclosing);
  return visible;
}

bool isConstexpr(Compilation &compilation, ProgramModule &module,
                 const ast::Expression *annotation, CapturedRef captured) {
  if (!annotation)
    return false;
  // An annotation in quotes is text, as with `from __future__ import`.
  if (auto *text = llvm::dyn_cast<ast::Constant>(annotation))
    return text->value.isStr() &&
           llvm::StringRef(text->value.text).ends_with("constexpr");
  if (auto *subscript = llvm::dyn_cast<ast::Subscript>(annotation))
    annotation = subscript->value;
  Compilation::Attempt attempt(compilation);
  HostBody host(compilation, module, captured);
  auto *function = llvm::dyn_cast_or_null<HostValue>(host.evaluate(annotation));
  return function && function->name() == "constexpr" && function->native;
}

//===- Names of a module that a kernel uses -------------------------------===//
//
// Triton's rule (global_lookup of its code generator): functions, modules,
// types, and values that are constexpr objects, since others may have changed
// when the kernel is launched again.
//
//===----------------------------------------------------------------------===//

/// As Triton reads the variable.
static bool mayAccessAll() {
  const char *text = std::getenv("TRITON_ALLOW_NON_CONSTEXPR_GLOBALS");
  return text && llvm::is_contained({"1", "true", "yes", "on", "y"},
                                    llvm::StringRef(text).lower());
}

/// Whether a kernel may use a value of a module's top level.
static bool isUsable(const Compilation &compilation, const Value *value) {
  if (compilation.isConstexprObject(value))
    return true;
  return llvm::TypeSwitch<const Value *, bool>(value)
      // What only the host knows is refused with its reason where it is needed.
      .Case<NoneValue, TypeValue, ModuleValue, UnknownValue>(
          [](const Value *) { return true; })
      .Case([](const HostValue *function) {
        return function->native || function->isDecorated;
      })
      .Case([](const ClassValue *type) {
        return type->isTuple || !type->syntax->decorator_list.empty();
      })
      .Default(
          [](const Value *other) { return llvm::isa<CallableValue>(other); });
}

const Value *KernelBody::takeGlobal(llvm::StringRef name, const Value *value) {
  if (isUsable(compilation, value) || lookupLibraryModule(module.name()) ||
      mayAccessAll())
    return value;
  if (llvm::isa<HostValue>(value))
    return compilation.error("Unsupported function referenced: '" + name +
                             "' is plain Python; decorate it with @triton.jit, "
                             "or with @triton.constexpr_function if it "
                             "computes what is known at compile time");
  if (llvm::isa<ClassValue>(value))
    return compilation.error("Cannot access global variable " + name +
                             " from within @jit'ed function. Of classes, a "
                             "kernel can use named tuples and those that "
                             "@triton.language.core._aggregate decorates");
  return compilation.error(
      "Cannot access global variable " + name +
      " from within @jit'ed function: it is not a constexpr but " +
      value->text() + ". Write `" + name +
      " = tl.constexpr(...)` where it is defined (an annotation alone, `" +
      name +
      ": tl.constexpr = ...`, does not make it one), or pass it as an "
      "argument. "
      "TRITON_ALLOW_NON_CONSTEXPR_GLOBALS=1 in the environment lets all pass");
}

bool Evaluator::assign(const ast::Expression *target, const Value *value) {
  auto scope = at(*target);
  if (auto *local = llvm::dyn_cast<ast::Name>(target)) {
    names[local->id] = value;
    return true;
  }
  if (auto *object = llvm::dyn_cast<ast::Attribute>(target))
    return assignAttribute(object, value);
  if (auto *element = llvm::dyn_cast<ast::Subscript>(target))
    return assignElement(element, value);
  llvm::ArrayRef<ast::Expression *> targets;
  if (auto *tuple = llvm::dyn_cast<ast::Tuple>(target))
    targets = tuple->elts;
  else if (auto *brackets = llvm::dyn_cast<ast::List>(target))
    targets = brackets->elts;
  else {
    compilation.error("this cannot be assigned to");
    return false;
  }
  auto *elements = llvm::dyn_cast<TupleValue>(value);
  if (!elements) {
    compilation.error("only a tuple can be unpacked, not " + value->text());
    return false;
  }
  if (llvm::any_of(targets, llvm::IsaPred<ast::Starred>)) {
    compilation.error("a target with '*' is not part of the language");
    return false;
  }
  if (elements->elements.size() != targets.size()) {
    // In Python's words.
    size_t given = elements->elements.size();
    compilation.error((given > targets.size()
                           ? "too many values to unpack (expected " +
                                 llvm::Twine(targets.size()) + ")"
                           : "not enough values to unpack (expected " +
                                 llvm::Twine(targets.size()) + ", got " +
                                 llvm::Twine(given) + ")")
                          .str());
    return false;
  }
  return llvm::all_of(llvm::zip(targets, elements->elements), [&](auto pair) {
    return assign(std::get<0>(pair), std::get<1>(pair));
  });
}

/// False, after an error, where the result of the call is all that it gives.
bool Evaluator::checkDropped(const ast::Call *node, const Value *callee) {
  if (auto *bound = llvm::dyn_cast<BoundValue>(callee)) {
    // Up to 3.8 what a method of an aggregate is marked with is not seen.
    if (llvm::isa<AggregateValue>(bound->self) &&
        compilation.options.version < LanguageVersion::V3_9)
      return true;
    callee = bound->callee;
  }
  const Value *must = nullptr;
  if (auto *function = llvm::dyn_cast<FunctionValue>(callee))
    must = function->keyword("must_use_result");
  else if (auto *host = llvm::dyn_cast<HostValue>(callee))
    must = host->mustUse;
  auto *builtin = llvm::dyn_cast<BuiltinValue>(callee);
  if (!must && !(builtin && builtin->builtin.mustUse))
    return true;
  SourceRange range = node->func->range;
  auto *why = llvm::dyn_cast_or_null<StringValue>(must);
  compilation.error("The result of " +
                    module.file().getText().slice(range.begin, range.end) +
                    " is not being used." + (why ? " " + why->value : ""));
  return false;
}

bool Evaluator::positional(const ast::Call *node, CallArguments &result) {
  for (const ast::Expression *argument : node->args) {
    auto *starred = llvm::dyn_cast<ast::Starred>(argument);
    const Value *value = evaluate(starred ? starred->value : argument);
    if (!value)
      return false;
    if (!starred) {
      result.positional.push_back(value);
      continue;
    }
    auto *tuple = llvm::dyn_cast<TupleValue>(value);
    if (!tuple) {
      compilation.error("only a tuple can stand after '*', not " +
                        value->text());
      return false;
    }
    if (!compilation.spend(tuple->elements.size()))
      return false;
    llvm::append_range(result.positional, tuple->elements);
  }
  return true;
}

bool Evaluator::named(const ast::Call *node, CallArguments &result) {
  for (const ast::Keyword *keyword : node->keywords) {
    const Value *value = evaluate(keyword->value);
    if (!value)
      return false;
    if (!keyword->arg.empty()) {
      result.named.emplace_back(keyword->arg.str(), value);
      continue;
    }
    auto *dict = llvm::dyn_cast<DictValue>(value);
    if (!dict) {
      compilation.error("only a dictionary can stand after '**', not " +
                        value->text());
      return false;
    }
    if (!compilation.spend(dict->entries.size()))
      return false;
    for (auto [key, entry] : dict->entries)
      if (auto *text = llvm::dyn_cast<StringValue>(key))
        result.named.emplace_back(text->value, entry);
  }
  return true;
}

// What is given by name comes first, unlike in Python: so Triton emits it, and
// its effects happen in that sequence.
std::optional<CallArguments> Evaluator::arguments(const ast::Call *node) {
  CallArguments result;
  if (!named(node, result) || !positional(node, result))
    return std::nullopt;
  return result;
}

} // namespace kiln::triton
