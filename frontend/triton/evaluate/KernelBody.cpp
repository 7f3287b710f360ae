//===- KernelBody.cpp - statements without control flow -------------------===//

#include "frontend/triton/evaluate/KernelBody.h"
#include "frontend/triton/diagnose/Limits.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/language/Builtin.h"
#include "frontend/triton/language/Semantics.h"
#include "frontend/triton/library/Library.h"
#include "frontend/triton/syntax/AssignedNames.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "llvm/ADT/TypeSwitch.h"

namespace kiln::triton {

llvm::StringRef adviceOn(ast::NodeKind kind) {
  using ast::NodeKind;
  switch (kind) {
  case NodeKind::Break:
    return "; loop by 'while' over a condition that the body clears";
  case NodeKind::Continue:
    return "; put the rest of the body under an 'if'";
  case NodeKind::Try:
  case NodeKind::TryStar:
  case NodeKind::Raise:
    return "; a GPU has no exceptions: use tl.static_assert, or "
           "tl.device_assert";
  case NodeKind::With:
  case NodeKind::AsyncWith:
    return "; a kernel has nothing to open or close";
  case NodeKind::FunctionDef:
  case NodeKind::AsyncFunctionDef:
    return "; define functions at the top level, under @triton.jit, and pass "
           "what they need as arguments";
  case NodeKind::ClassDef:
  case NodeKind::Import:
  case NodeKind::ImportFrom:
    return "; it belongs at the top level of the file";
  case NodeKind::Global:
  case NodeKind::Nonlocal:
    return "; pass values as arguments, and return them";
  case NodeKind::Delete:
    return "; names end with the function";
  case NodeKind::Match:
    return "; use 'if' and 'elif'";
  case NodeKind::AsyncFor:
    return "; use a plain 'for' over tl.range";
  case NodeKind::Yield:
  case NodeKind::YieldFrom:
  case NodeKind::Await:
    return "; a kernel's function returns once";
  default:
    return "";
  }
}

void KernelBody::poison(const ast::Statement *statement) {
  for (llvm::StringRef name : assignedNames(statement))
    names[name] = compilation.values.make<UnknownValue>("");
}

void KernelBody::forgetOthers(const ast::Statement *statement,
                              llvm::StringRef where) {
  unsigned line = module.file().getLineColumn(statement->range.begin).line;
  for (llvm::StringRef name : assignedNames(statement))
    if (!names.count(name))
      forgotten[name] = ("it is assigned " + where + " in line " +
                         llvm::Twine(line) + " alone; give it a value before")
                            .str();
}

std::string KernelBody::whyUndefined(llvm::StringRef name) const {
  return forgotten.lookup(name);
}

const Value *KernelBody::materialize(const Value *value) {
  return llvm::TypeSwitch<const Value *, const Value *>(value)
      .Case<NoneValue, TypeValue, TensorValue, DescriptorValue, AggregateValue,
            CallableValue, ModuleValue>(
          [](const Value *value) { return value; })
      .Case([&](const TupleValue *value) -> const Value * {
        std::vector<const Value *> elements;
        for (const Value *element : value->elements) {
          elements.push_back(materialize(element));
          if (!elements.back())
            return nullptr;
        }
        return compilation.values.make<TupleValue>(
            std::move(elements), value->fields, value->madeBy);
      })
      .Case<BoolValue, IntValue, FloatValue>(
          [&](const Value *value) { return toTensor(compilation, value); })
      .Case([&](const UnknownValue *value) {
        return compilation.error("a kernel needs this value, and " +
                                 value->why);
      })
      .Default([&](const Value *value) {
        return compilation.error(
            value->text() +
            " cannot be assigned to a name of a kernel; annotate the name with "
            "tl.constexpr if it is to stay known at compile time");
      });
}

void KernelBody::takeArguments(llvm::ArrayRef<const Value *> arguments) {
  mlir::Block *entry = emitted.addEntryBlock();
  compilation.builder.setInsertionPointToStart(entry);
  llvm::SmallVector<mlir::Value> parameters(entry->getArguments());
  llvm::ArrayRef<mlir::Value> rest = parameters;
  for (auto [parameter, argument] :
       llvm::zip(parametersOf(function->syntax->args), arguments)) {
    size_t before = rest.size();
    names[parameter->arg] = unflatten(argument, rest, compilation.values);
    for (mlir::Value value :
         llvm::ArrayRef(parameters)
             .slice(parameters.size() - before, before - rest.size()))
      value.setLoc(mlir::NameLoc::get(
          compilation.builder.getStringAttr(parameter->arg), emitted.getLoc()));
  }
}

Compilation::Instance KernelBody::emit(llvm::StringRef name,
                                       llvm::ArrayRef<const Value *> arguments,
                                       bool isKernel) {
  auto scope = at(*function->syntax);
  Compilation::Emitting emitting(compilation, true);
  isEntry = isKernel;
  mlir::OpBuilder &builder = compilation.builder;
  builder.setInsertionPointToEnd(compilation.module.getBody());
  llvm::SmallVector<mlir::Type> types;
  for (const Value *argument : arguments)
    flattenTypes(argument, builder.getContext(), types);
  emitted = tt::FuncOp::create(builder, compilation.location(), name,
                               builder.getFunctionType(types, {}));
  emitted.setSymVisibility(isKernel ? "public" : "private");
  const Value *noInline = function->keyword("noinline");
  emitted->setAttr("noinline",
                   builder.getBoolAttr(noInline && isTrue(noInline)));
  takeArguments(arguments);

  Flow flow = run(function->syntax->body);
  if (failed || !emitReturns()) {
    emitted.erase();
    return {};
  }
  llvm::SmallVector<mlir::Type> resultTypes;
  if (result)
    flattenTypes(result, builder.getContext(), resultTypes);
  emitted.setType(builder.getFunctionType(types, resultTypes));
  if (flow == Flow::Continues) {
    // Who falls off the end of a function that returns a value elsewhere gives
    // an undefined one, as in Triton.
    llvm::SmallVector<mlir::Value> undefined;
    for (mlir::Type type : resultTypes)
      undefined.push_back(compilation.create<mlir::ub::PoisonOp>(type));
    compilation.create<tt::ReturnOp>(undefined);
  }
  return {emitted, result};
}

KernelBody::Flow KernelBody::run(llvm::ArrayRef<ast::Statement *> statements) {
  // What follows an error in the language's own text is no news.
  unsigned errors = 0;
  unsigned most = lookupLibraryModule(module.name()) ? 1 : kMaxErrors;
  for (const ast::Statement *statement : statements) {
    auto flow = run(statement);
    if (!flow) {
      failed = true;
      poison(statement);
      if (++errors == most)
        break;
      continue;
    }
    // What stands after a return never runs.
    if (*flow == Flow::Returns)
      return Flow::Returns;
  }
  return Flow::Continues;
}

std::optional<KernelBody::Flow>
KernelBody::run(const ast::Statement *statement) {
  auto scope = at(*statement);
  // A structured statement copies the names, and looks at what they hold.
  uint64_t size = 0;
  if (llvm::isa<ast::If, ast::For, ast::While>(statement))
    for (auto [name, value] : names)
      size += extentOf(value).size;
  if (!compilation.spend(1 + size / 16))
    return std::nullopt;
  auto plain = [](bool succeeded) -> std::optional<Flow> {
    return succeeded ? std::optional(Flow::Continues) : std::nullopt;
  };
  return llvm::TypeSwitch<const ast::Statement *, std::optional<Flow>>(
             statement)
      .Case([&](const ast::Assign *node) {
        return plain(assignStatement(node->targets, node->value));
      })
      .Case([&](const ast::AnnAssign *node) { return plain(annotated(node)); })
      .Case([&](const ast::AugAssign *node) { return plain(augmented(node)); })
      .Case([&](const ast::Return *node) { return returns(node); })
      .Case([&](const ast::If *node) { return branch(node); })
      .Case([&](const ast::For *node) -> std::optional<Flow> {
        const Value *range = evaluate(node->iter);
        if (!range)
          return std::nullopt;
        auto *iterator = llvm::dyn_cast<IteratorValue>(range);
        if (iterator && iterator->condition)
          iterator = nullptr;
        if (iterator && iterator->isStatic)
          return staticLoop(node, iterator);
        if (!iterator) {
          auto there = at(*node->iter);
          compilation.error("a loop of a kernel runs over range, tl.range or "
                            "tl.static_range, not over " +
                            range->text());
          return std::nullopt;
        }
        return plain(loop(node, iterator));
      })
      .Case([&](const ast::While *node) { return plain(whileLoop(node)); })
      .Case([&](const ast::Assert *node) { return plain(asserts(node)); })
      .Case([&](const ast::Expr *node) { return plain(expression(node)); })
      .Case([&](const ast::Pass *) { return Flow::Continues; })
      .Default([&](const ast::Statement *other) -> std::optional<Flow> {
        compilation.error("the language has no statement of the kind '" +
                          ast::getKindName(other->nodeKind) + "'" +
                          adviceOn(other->nodeKind));
        return std::nullopt;
      });
}

bool KernelBody::assignStatement(llvm::ArrayRef<ast::Expression *> targets,
                                 const ast::Expression *expression) {
  auto *single = llvm::dyn_cast<ast::Name>(targets.front());
  Compilation::Naming naming(compilation,
                             single ? single->id : llvm::StringRef());
  const Value *value = evaluate(expression);
  if (!value)
    return false;
  const Value *shared = nullptr;
  for (const ast::Expression *target : targets) {
    const Value *bound = shared;
    if (!bound || !declared.empty())
      bound = bindable(target, value);
    shared = bound;
    if (!bound || !assign(target, bound))
      return false;
  }
  return true;
}

const Value *KernelBody::bindable(const ast::Expression *target,
                                  const Value *value) {
  if (declared.empty())
    return materialize(value);
  if (auto *name = llvm::dyn_cast<ast::Name>(target);
      name && declared.erase(name->id))
    return value;
  auto *targets = llvm::dyn_cast<ast::Tuple>(target);
  auto *tuple = llvm::dyn_cast<TupleValue>(value);
  if (!targets || !tuple || targets->elts.size() != tuple->elements.size())
    return materialize(value);
  std::vector<const Value *> elements;
  for (auto [inner, element] : llvm::zip(targets->elts, tuple->elements)) {
    elements.push_back(bindable(inner, element));
    if (!elements.back())
      return nullptr;
  }
  return compilation.values.make<TupleValue>(std::move(elements), tuple->fields,
                                             tuple->madeBy);
}

bool KernelBody::annotated(const ast::AnnAssign *statement) {
  if (!statement->value) {
    // For the assignment to come.
    auto *target = llvm::dyn_cast<ast::Name>(statement->target);
    if (target && isConstexpr(compilation, module, statement->annotation))
      declared.insert(target->id);
    return true;
  }
  if (!isConstexpr(compilation, module, statement->annotation, enclosing)) {
    ast::Expression *targets[] = {statement->target};
    return assignStatement(targets, statement->value);
  }
  auto *target = llvm::dyn_cast<ast::Name>(statement->target);
  if (!target) {
    compilation.error("only a name can be constexpr");
    return false;
  }
  if (names.count(target->id)) {
    compilation.error("'" + target->id +
                      "' exists already, and a constexpr is assigned once");
    return false;
  }
  const Value *value = evaluate(statement->value);
  if (!value)
    return false;
  names[target->id] = value;
  return true;
}

bool KernelBody::augmented(const ast::AugAssign *statement) {
  auto *target = llvm::dyn_cast<ast::Name>(statement->target);
  if (!target) {
    compilation.error("elements of a tensor or a tuple cannot be assigned; use "
                      "tl.where or a store");
    return false;
  }
  Compilation::Naming naming(compilation, target->id);
  const Value *before = evaluate(target);
  const Value *value = before ? evaluate(statement->value) : nullptr;
  value = value ? augment(statement->op, before, value) : nullptr;
  value = value ? materialize(value) : nullptr;
  return value && assign(target, value);
}

bool KernelBody::asserts(const ast::Assert *statement) {
  const Value *condition = evaluate(statement->test);
  const Value *message =
      statement->msg ? evaluate(statement->msg)
                     : compilation.values.make<StringValue>(std::string());
  if (!condition || !message)
    return false;
  const Builtin *builtin = lookupBuiltin("triton.language", "device_assert",
                                         compilation.options.version);
  assert(builtin && "the language has device_assert");
  return compilation.call(compilation.values.make<BuiltinValue>(*builtin),
                          {{condition, message}, {}});
}

bool KernelBody::expression(const ast::Expr *statement) {
  if (llvm::isa<ast::Constant>(statement->value))
    return true; // a docstring, or `...`
  dropped = statement->value;
  const Value *value = evaluate(statement->value);
  dropped = nullptr;
  return value;
}

} // namespace kiln::triton
