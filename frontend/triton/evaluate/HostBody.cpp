//===- HostBody.cpp -------------------------------------------------------===//

#include "frontend/triton/evaluate/HostBody.h"
#include "frontend/triton/evaluate/AssignedNames.h"
#include "frontend/triton/evaluate/HostModules.h"
#include "frontend/triton/evaluate/Modules.h"
#include "llvm/ADT/TypeSwitch.h"

namespace kiln::triton {

/// A function that has run so many statements at compile time does not end.
static constexpr unsigned kMostSteps = 1 << 20;

const Value *HostBody::call(llvm::ArrayRef<ast::Statement *> body) {
  auto flow = run(body);
  if (!flow)
    return nullptr;
  return returned ? returned : compilation.values.none();
}

bool HostBody::assignAttribute(const ast::Attribute *target,
                               const Value *value) {
  auto *self = llvm::dyn_cast<ast::Name>(target->value);
  if (!object || !self || self->id != "self")
    return Evaluator::assignAttribute(target, value);
  for (auto &[name, field] : *object)
    if (name == target->attr) {
      field = value;
      return true;
    }
  object->emplace_back(target->attr.str(), value);
  return true;
}

std::optional<HostBody::Flow>
HostBody::run(llvm::ArrayRef<ast::Statement *> statements) {
  for (const ast::Statement *statement : statements) {
    auto flow = run(statement);
    if (!flow || *flow != Flow::Continues)
      return flow;
  }
  return Flow::Continues;
}

std::optional<HostBody::Flow> HostBody::run(const ast::Statement *statement) {
  auto scope = at(*statement);
  if (++steps > kMostSteps) {
    compilation.error("this function has run a million statements at compile "
                      "time and has not ended");
    return std::nullopt;
  }
  auto plain = [](bool succeeded) -> std::optional<Flow> {
    return succeeded ? std::optional(Flow::Continues) : std::nullopt;
  };
  return llvm::TypeSwitch<const ast::Statement *, std::optional<Flow>>(
             statement)
      .Case([&](const ast::Assign *node) {
        const Value *value = evaluate(node->value);
        return plain(value && llvm::all_of(node->targets, [&](auto *target) {
                       return assign(target, value);
                     }));
      })
      .Case([&](const ast::AnnAssign *node) {
        if (!node->value)
          return plain(true);
        const Value *value = evaluate(node->value);
        return plain(value && assign(node->target, value));
      })
      .Case([&](const ast::AugAssign *node) {
        const Value *before = evaluate(node->target);
        const Value *value = before ? evaluate(node->value) : nullptr;
        value = value ? augment(node->op, before, value) : nullptr;
        return plain(value && assign(node->target, value));
      })
      .Case([&](const ast::Return *node) -> std::optional<Flow> {
        returned =
            node->value ? evaluate(node->value) : compilation.values.none();
        return returned ? std::optional(Flow::Returns) : std::nullopt;
      })
      .Case([&](const ast::If *node) -> std::optional<Flow> {
        const Value *condition = evaluate(node->test);
        auto holds =
            condition ? truth(condition, "the condition") : std::nullopt;
        return holds ? run(*holds ? node->body : node->orelse) : std::nullopt;
      })
      .Case([&](const ast::For *node) { return loop(node); })
      .Case([&](const ast::While *node) { return loop(node); })
      .Case([&](const ast::Break *) { return Flow::Breaks; })
      .Case([&](const ast::Continue *) { return Flow::NextTurn; })
      .Case([&](const ast::Pass *) { return Flow::Continues; })
      .Case([&](const ast::Expr *node) { return plain(evaluate(node->value)); })
      .Case([&](const ast::Assert *node) -> std::optional<Flow> {
        const Value *condition = evaluate(node->test);
        auto holds =
            condition ? truth(condition, "the assertion") : std::nullopt;
        if (!holds)
          return std::nullopt;
        if (*holds)
          return Flow::Continues;
        const Value *message = node->msg ? evaluate(node->msg) : nullptr;
        auto *text = llvm::dyn_cast_or_null<StringValue>(message);
        compilation.error("the assertion does not hold" +
                          (text ? ": " + text->value : std::string()));
        return std::nullopt;
      })
      .Case([&](const ast::FunctionDef *node) {
        const Value *function = define(node);
        names[node->name] = function;
        return plain(function);
      })
      .Case([&](const ast::Try *node) { return attempt(node); })
      .Case([&](const ast::Raise *) -> std::optional<Flow> {
        compilation.error("the program raises an exception here");
        return std::nullopt;
      })
      .Case<ast::Import, ast::ImportFrom>([&](const ast::Statement *node) {
        for (llvm::StringRef name : assignedNames(node))
          bind(node, name);
        return Flow::Continues;
      })
      .Default([&](const ast::Statement *other) -> std::optional<Flow> {
        compilation.error("a statement of the kind '" +
                          ast::getKindName(other->nodeKind) +
                          "' is not run at compile time");
        return std::nullopt;
      });
}

std::optional<HostBody::Flow> HostBody::attempt(const ast::Try *statement) {
  std::optional<Flow> flow;
  if (statement->handlers.empty()) {
    flow = run(statement->body);
    if (!flow)
      return std::nullopt;
  } else {
    Compilation::Attempt attempt(compilation);
    flow = run(statement->body);
  }
  // What cannot be computed here is taken for what raises an exception.
  if (!flow)
    flow = run(statement->handlers.front()->body);
  else if (*flow == Flow::Continues)
    flow = run(statement->orelse);
  auto last = run(statement->finalbody);
  return last && *last == Flow::Continues ? flow : last;
}

std::optional<HostBody::Flow> HostBody::loop(const ast::For *statement) {
  const Value *over = evaluate(statement->iter);
  auto elements = over ? elementsOf(compilation, over) : std::nullopt;
  if (!elements)
    return std::nullopt;
  for (const Value *element : *elements) {
    if (!assign(statement->target, element))
      return std::nullopt;
    auto flow = run(statement->body);
    if (!flow || *flow == Flow::Returns)
      return flow;
    if (*flow == Flow::Breaks)
      return Flow::Continues;
  }
  return run(statement->orelse);
}

std::optional<HostBody::Flow> HostBody::loop(const ast::While *statement) {
  while (true) {
    const Value *condition = evaluate(statement->test);
    auto holds = condition ? truth(condition, "the condition") : std::nullopt;
    if (!holds)
      return std::nullopt;
    if (!*holds)
      return run(statement->orelse);
    auto flow = run(statement->body);
    if (!flow || *flow == Flow::Returns)
      return flow;
    if (*flow == Flow::Breaks)
      return Flow::Continues;
  }
}

const Value *callHost(Compilation &compilation, const HostValue *function,
                      const CallArguments &arguments) {
  if (function->native)
    return function->native(compilation, arguments);
  if (function->name() == "Version" && arguments.positional.size() == 1)
    return versionOf(compilation, arguments);
  auto bound = bindParameters(compilation, function->name(), function->args,
                              *function->module, arguments);
  if (!bound)
    return nullptr;
  Compilation::Calling calling(compilation, function);
  if (!calling.isAllowed())
    return nullptr;
  HostBody body(compilation, *function->module);
  for (auto [name, value] : function->captured)
    body.names[name] = value;
  for (auto [parameter, value] :
       llvm::zip(parametersOf(function->args), *bound))
    body.names[parameter->arg] = value;
  return function->result ? body.evaluate(function->result)
                          : body.call(function->body);
}

} // namespace kiln::triton
