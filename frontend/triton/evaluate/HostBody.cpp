//===- HostBody.cpp -------------------------------------------------------===//

#include "frontend/triton/evaluate/HostBody.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/syntax/AssignedNames.h"
#include "llvm/ADT/TypeSwitch.h"

namespace kiln::triton {

const Value *HostBody::call(llvm::ArrayRef<ast::Statement *> body) {
  isFunction = true;
  auto flow = run(body);
  if (!flow)
    return nullptr;
  return returned ? returned : compilation.values.none();
}

const Value *HostBody::construct(const ClassValue *type, llvm::StringRef name,
                                 llvm::ArrayRef<ast::Statement *> body) {
  made = type;
  self = name;
  names[self] = compilation.values.make<AggregateValue>(
      type, std::vector<std::pair<std::string, const Value *>>());
  return call(body) ? names[self] : nullptr;
}

void HostBody::bindBody(const ast::FunctionDef *function) {
  isFunction = true;
  for (auto [index, parameter] :
       llvm::enumerate(parametersOf(function->args))) {
    const ast::Expression *given = defaultOf(function->args, index);
    names[parameter->arg] =
        given ? known(given)
              : compilation.values.make<UnknownValue>(
                    "the parameter '" + parameter->arg.str() + "' of '" +
                    function->name.str() + "' is known when that is called");
  }
  for (const ast::Statement *statement : function->body) {
    llvm::SetVector<llvm::StringRef> bound = boundOrChangedNames(statement);
    bool isOnce = llvm::isa<ast::Assign, ast::AugAssign, ast::AnnAssign,
                            ast::Expr, ast::For, ast::While>(statement);
    // One that changes a list must not run again for another of its names.
    if (isOnce && bound.size() > 1) {
      Compilation::Attempt attempt(compilation);
      if (!run(statement))
        for (llvm::StringRef name : bound)
          unknown(name, *statement, attempt.message);
      continue;
    }
    for (llvm::StringRef name : bound)
      bind(statement, name);
  }
}

bool HostBody::assignAttribute(const ast::Attribute *target,
                               const Value *value) {
  auto *object = llvm::dyn_cast<ast::Name>(target->value);
  if (!made || !object || object->id != self)
    return Evaluator::assignAttribute(target, value);
  // Values never change: with another attribute it is another object.
  auto fields = llvm::cast<AggregateValue>(names[self])->fields;
  auto found = llvm::find_if(
      fields, [&](const auto &field) { return field.first == target->attr; });
  if (found != fields.end())
    found->second = value;
  else
    fields.emplace_back(target->attr.str(), value);
  names[self] =
      compilation.values.make<AggregateValue>(made, std::move(fields));
  return true;
}

const Value *HostBody::changeable(const ast::Expression *of) {
  auto *name = llvm::dyn_cast<ast::Name>(of);
  auto found = name ? names.find(name->id) : names.end();
  if (found != names.end() && !received.contains(found->second))
    return found->second;
  return compilation.error("only a list or a dictionary that was made here can "
                           "be changed at compile time");
}

bool HostBody::replace(const Value *before, const Value *after) {
  if (!after)
    return false;
  for (auto &[name, value] : names)
    if (value == before)
      value = after;
  return true;
}

bool HostBody::assignElement(const ast::Subscript *target, const Value *value) {
  auto *name = llvm::dyn_cast<ast::Name>(target->value);
  if (!toBind.empty() && name && !names.contains(name->id))
    return true; // another name of the module, which is not asked for
  const Value *before = changeable(target->value);
  const Value *index = before ? evaluate(target->slice) : nullptr;
  return index &&
         replace(before, withElement(compilation, before, index, value));
}

std::optional<bool> HostBody::change(const ast::Expression *expression) {
  auto *node = llvm::dyn_cast<ast::Call>(expression);
  auto *method = node ? llvm::dyn_cast<ast::Attribute>(node->func) : nullptr;
  auto *name = method ? llvm::dyn_cast<ast::Name>(method->value) : nullptr;
  if (!name || !isChangingMethod(method->attr))
    return std::nullopt;
  if (!toBind.empty() && !names.contains(name->id))
    return true; // another name of the module, which is not asked for
  const Value *value = evaluate(name);
  if (!value)
    return false;
  if (!llvm::isa<TupleValue, DictValue>(value))
    return std::nullopt;
  const Value *before = changeable(name);
  auto given = before ? arguments(node) : std::nullopt;
  return given &&
         replace(before, changedBy(compilation, before, method->attr, *given));
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
  if (!compilation.spend())
    return std::nullopt;
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
      .Case([&](const ast::Expr *node) {
        auto changed = change(node->value);
        return plain(changed ? *changed : evaluate(node->value) != nullptr);
      })
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
  auto bound = bindParameters(compilation, function->name(), function->args,
                              *function->module, arguments, function->captured);
  if (!bound)
    return nullptr;
  Compilation::Calling calling(compilation, function);
  if (!calling.isAllowed())
    return nullptr;
  // A call takes as long as some dozen expressions.
  if (!compilation.spend(16 + function->captured.size()))
    return nullptr;
  HostBody body(compilation, *function->module, function->captured);
  for (auto [parameter, value] :
       llvm::zip(parametersOf(function->args), *bound))
    body.receive(parameter->arg, value);
  return function->result ? body.evaluate(function->result)
                          : body.call(function->body);
}

} // namespace kiln::triton
