//===- TopLevel.cpp - what the statements of a module bind ----------------===//
//
// Of a module's top level, what one name needs: imports, definitions with their
// decorators, assignments, and these under `if` and `try`.
//
//===----------------------------------------------------------------------===//

#include "frontend/triton/evaluate/HostBody.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/syntax/AssignedNames.h"

namespace kiln::triton {

void HostBody::unknown(llvm::StringRef name, const ast::Node &node,
                       const llvm::Twine &why) {
  LineColumn place = module.file().getLineColumn(node.range.begin);
  names[name] = compilation.values.make<UnknownValue>(
      ("'" + name + "' (" + module.file().getName() + ":" +
       llvm::Twine(place.line) + ") is known on the host alone: " + why)
          .str());
}

/// The function of the GPU in `name = decorator(name)`, or null: a decorator
/// that only the host knows changes nothing here, as above a definition.
static const Value *decoratedAgain(const ast::Statement *statement,
                                   llvm::StringRef name, const Names &names) {
  auto *assignment = llvm::dyn_cast<ast::Assign>(statement);
  auto *call =
      assignment ? llvm::dyn_cast<ast::Call>(assignment->value) : nullptr;
  auto *argument = call && call->args.size() == 1
                       ? llvm::dyn_cast<ast::Name>(call->args.front())
                       : nullptr;
  auto found = names.find(name);
  bool isFunction =
      found != names.end() && llvm::isa<FunctionValue>(found->second);
  return isFunction && argument && argument->id == name ? found->second
                                                        : nullptr;
}

void HostBody::bind(const ast::Statement *statement, llvm::StringRef name) {
  auto scope = at(*statement);
  toBind = name;
  Compilation::Emitting outside(compilation, false);
  if (auto *node = llvm::dyn_cast<ast::If>(statement))
    return bindIf(node, name);
  if (auto *node = llvm::dyn_cast<ast::Try>(statement))
    return bindTry(node, name);
  if (auto *node = llvm::dyn_cast<ast::Import>(statement)) {
    for (const ast::Alias *alias : node->names) {
      llvm::StringRef first = alias->name.split('.').first;
      if (alias->asname == name)
        names[name] = compilation.modules().value(alias->name);
      else if (alias->asname.empty() && first == name)
        names[name] = compilation.modules().value(first);
    }
    return;
  }
  if (auto *node = llvm::dyn_cast<ast::ImportFrom>(statement)) {
    for (const ast::Alias *alias : node->names)
      if ((alias->asname.empty() ? alias->name : alias->asname) == name)
        names[name] = imported(node, alias);
    return;
  }
  if (auto *node = llvm::dyn_cast<ast::ClassDef>(statement)) {
    names[name] = define(node);
    return;
  }
  // What is no list and no dictionary has methods of the same names.
  auto before = names.find(name);
  if (!assignedNames(statement).contains(name) &&
      (before == names.end() ||
       !llvm::isa<TupleValue, DictValue>(before->second)))
    return;
  const Value *decorated = decoratedAgain(statement, name, names);
  Compilation::Attempt attempt(compilation);
  auto flow = run(statement);
  auto bound = names.find(name);
  bool isKnown =
      flow && bound != names.end() && !llvm::isa<UnknownValue>(bound->second);
  if (decorated && !isKnown)
    names[name] = decorated;
  else if (!flow || bound == names.end())
    unknown(name, *statement,
            attempt.message.empty() ? "it is not computed here"
                                    : attempt.message);
  else if (auto *value = llvm::dyn_cast<UnknownValue>(bound->second))
    unknown(name, *statement, value->why);
}

/// The statements among `list` that bind `name`.
static llvm::SmallVector<const ast::Statement *>
bindingStatements(llvm::ArrayRef<ast::Statement *> list, llvm::StringRef name) {
  llvm::SmallVector<const ast::Statement *> found;
  for (ast::Statement *statement : list)
    if (boundOrChangedNames(statement).contains(name))
      found.push_back(statement);
  return found;
}

void HostBody::bindIf(const ast::If *statement, llvm::StringRef name) {
  const Value *condition;
  std::string why;
  {
    Compilation::Attempt attempt(compilation);
    condition = evaluate(statement->test);
    why = attempt.message;
  }
  auto bindAll = [&](llvm::ArrayRef<ast::Statement *> list) {
    for (const ast::Statement *inner : bindingStatements(list, name))
      bind(inner, name);
  };
  if (condition && condition->isConstant() &&
      !llvm::isa<UnknownValue>(condition))
    return bindAll(isTrue(condition) ? statement->body : statement->orelse);
  if (auto *unknownCondition = llvm::dyn_cast_or_null<UnknownValue>(condition))
    why = unknownCondition->why;
  // The condition is the host's: the name is known where one side alone binds
  // it, or both alike.
  Names before = names;
  bindAll(statement->body);
  Names first = names;
  names = before;
  bindAll(statement->orelse);
  auto a = first.find(name), b = names.find(name);
  if (b == names.end() ||
      (a != first.end() && llvm::isa<UnknownValue>(b->second)))
    names = first;
  else if (a != first.end() && !llvm::isa<UnknownValue>(a->second) &&
           a->second != b->second && !isEqual(a->second, b->second))
    unknown(name, *statement, why);
}

void HostBody::bindTry(const ast::TryFields *statement, llvm::StringRef name) {
  auto bindAll = [&](llvm::ArrayRef<ast::Statement *> list) {
    for (const ast::Statement *inner : bindingStatements(list, name))
      bind(inner, name);
  };
  bindAll(statement->body);
  auto isKnown = [&] {
    auto found = names.find(name);
    return found != names.end() && !llvm::isa<UnknownValue>(found->second);
  };
  for (const ast::ExceptHandler *handler : statement->handlers)
    if (!isKnown())
      bindAll(handler->body);
  if (!isKnown() || statement->handlers.empty())
    bindAll(statement->orelse);
  bindAll(statement->finalbody);
}

const Value *HostBody::imported(const ast::ImportFrom *statement,
                                const ast::Alias *alias) {
  Modules &modules = compilation.modules();
  std::string from = module.absoluteName(statement->module, statement->level);
  const Value *value = modules.attribute(modules.value(from), alias->name);
  if (value)
    return value;
  return compilation.values.make<UnknownValue>(
      "'" + alias->name.str() + "' of module '" + from + "' is not known here");
}

const Value *HostBody::known(const ast::Expression *expression) {
  Compilation::Attempt attempt(compilation);
  const Value *value = evaluate(expression);
  return value ? value : compilation.values.make<UnknownValue>(attempt.message);
}

const Value *HostBody::define(const ast::FunctionDef *node) {
  // A name that only the host knows decorates in ways that do not matter here,
  // so long as another decorator makes the function one of a kernel.
  bool isKernel = false, isHost = false, isDecorated = false;
  const Value *mustUse = nullptr;
  std::vector<std::pair<std::string, const Value *>> keywords;
  std::vector<const ast::Call *> tuners;
  for (const ast::Expression *decorator : node->decorator_list) {
    auto *call = llvm::dyn_cast<ast::Call>(decorator);
    Compilation::Attempt attempt(compilation);
    auto *function = llvm::dyn_cast_or_null<HostValue>(
        evaluate(call ? call->func : decorator));
    if (!function || !function->native) {
      isDecorated = true;
      continue;
    }
    if (function->name() == "jit") {
      isKernel = true;
      for (const ast::Keyword *keyword :
           call ? call->keywords : llvm::ArrayRef<ast::Keyword *>())
        keywords.emplace_back(keyword->arg.str(), known(keyword->value));
    } else if (function->name() == "autotune" ||
               function->name() == "heuristics") {
      if (call)
        tuners.push_back(call);
    } else if (function->name() == "must_use_result") {
      // Alone, or with what the error says besides. It marks what it stands
      // above, and Triton looks at what jit and constexpr_function make.
      const Value *why =
          call && !call->args.empty() ? evaluate(call->args.front()) : nullptr;
      if (!isKernel && !isHost)
        mustUse = why ? why : compilation.values.get(true);
    } else if (function->name() == "constexpr_function") {
      isHost = true;
    }
  }
  Captured captured;
  if (isFunction && compilation.spend(names.size()))
    captured = visible();
  if (!isKernel || isHost) {
    auto host = std::make_unique<HostValue>(node, &module);
    host->isDecorated = isHost || isDecorated;
    host->mustUse = isHost ? mustUse : nullptr;
    host->captured = std::move(captured);
    return compilation.values.make<HostValue>(std::move(*host));
  }
  auto function = std::make_unique<FunctionValue>(node, &module);
  if (mustUse)
    keywords.emplace_back("must_use_result", mustUse);
  function->captured = std::move(captured);
  function->keywords = std::move(keywords);
  function->tuners = std::move(tuners);
  return compilation.values.make<FunctionValue>(std::move(*function));
}

const Value *HostBody::define(const ast::ClassDef *node) {
  bool isTuple = false;
  std::vector<const ClassValue *> bases;
  for (const ast::Expression *base : node->bases) {
    Compilation::Attempt attempt(compilation);
    const Value *value = evaluate(base);
    auto *host = llvm::dyn_cast_or_null<HostValue>(value);
    isTuple |= host && host->native && host->name() == "NamedTuple";
    if (auto *own = llvm::dyn_cast_or_null<ClassValue>(value)) {
      isTuple |= own->isTuple;
      bases.push_back(own);
    }
  }
  auto type = std::make_unique<ClassValue>(node, &module, isTuple);
  auto add = [&](const std::string &name, ClassValue::Default value) {
    auto found = llvm::find(type->fields, name);
    if (found != type->fields.end()) {
      type->defaults[found - type->fields.begin()] = value;
      return;
    }
    type->fields.push_back(name);
    type->defaults.push_back(value);
  };
  for (const ClassValue *base : bases)
    for (auto [index, name] : llvm::enumerate(base->fields))
      add(name, index < base->defaults.size() ? base->defaults[index]
                                              : ClassValue::Default());
  type->bases = std::move(bases);
  for (const ast::Statement *statement : node->body) {
    if (auto *field = llvm::dyn_cast<ast::AnnAssign>(statement)) {
      if (auto *name = llvm::dyn_cast<ast::Name>(field->target))
        add(name->id.str(), {field->value, &module});
    } else if (auto *method = llvm::dyn_cast<ast::FunctionDef>(statement)) {
      if (auto *callable =
              llvm::dyn_cast_or_null<CallableValue>(define(method)))
        type->methods.emplace_back(method->name.str(), callable);
    }
  }
  return compilation.values.make<ClassValue>(std::move(*type));
}

} // namespace kiln::triton
