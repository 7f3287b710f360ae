//===- Binding.cpp - arguments and parameters of a program's functions ----===//

#include "frontend/triton/evaluate/Evaluator.h"
#include "frontend/triton/evaluate/HostBody.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/language/Builtin.h"

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
               const CallArguments &arguments) {
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

  HostBody defaults(compilation, module);
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

bool isConstexpr(Compilation &compilation, ProgramModule &module,
                 const ast::Expression *annotation) {
  if (!annotation)
    return false;
  // An annotation in quotes is text, as with `from __future__ import`.
  if (auto *text = llvm::dyn_cast<ast::Constant>(annotation))
    return text->value.isStr() &&
           llvm::StringRef(text->value.text).ends_with("constexpr");
  if (auto *subscript = llvm::dyn_cast<ast::Subscript>(annotation))
    annotation = subscript->value;
  Compilation::Attempt attempt(compilation);
  HostBody host(compilation, module);
  auto *function = llvm::dyn_cast_or_null<HostValue>(host.evaluate(annotation));
  return function && function->name() == "constexpr" && function->native;
}

/// False, after an error, where the result of the call is all that it gives.
bool Evaluator::checkDropped(const ast::Call *node, const Value *callee) {
  if (auto *bound = llvm::dyn_cast<BoundValue>(callee))
    callee = bound->callee;
  auto *function = llvm::dyn_cast<FunctionValue>(callee);
  const Value *must = function ? function->keyword("must_use_result") : nullptr;
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

} // namespace kiln::triton
