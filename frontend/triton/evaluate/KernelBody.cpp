//===- KernelBody.cpp - statements without control flow -------------------===//

#include "frontend/triton/evaluate/KernelBody.h"
#include "frontend/triton/evaluate/AssignedNames.h"
#include "frontend/triton/language/Builtin.h"
#include "frontend/triton/language/Semantics.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "llvm/ADT/TypeSwitch.h"

namespace kiln::triton {

/// After so many errors in one function the rest is not looked at.
static constexpr unsigned kMostErrors = 20;

void KernelBody::poison(const ast::Statement *statement) {
  for (llvm::StringRef name : assignedNames(statement))
    names[name] = compilation.values.make<UnknownValue>("");
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
  if (failed) {
    emitted.erase();
    return {};
  }
  if (isKernel && result) {
    compilation.error("a kernel returns nothing");
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
  unsigned errors = 0;
  for (const ast::Statement *statement : statements) {
    auto flow = run(statement);
    if (!flow) {
      failed = true;
      poison(statement);
      if (++errors == kMostErrors)
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
                          ast::getKindName(other->nodeKind) + "'");
        return std::nullopt;
      });
}

bool KernelBody::assignStatement(llvm::ArrayRef<ast::Expression *> targets,
                                 const ast::Expression *expression) {
  auto *single = llvm::dyn_cast<ast::Name>(targets.front());
  Compilation::Naming naming(compilation,
                             single ? single->id : llvm::StringRef());
  const Value *value = evaluate(expression);
  value = value ? materialize(value) : nullptr;
  return value && llvm::all_of(targets, [&](const ast::Expression *target) {
           return assign(target, value);
         });
}

bool KernelBody::annotated(const ast::AnnAssign *statement) {
  if (!statement->value) {
    compilation.error("an annotation needs a value in a kernel");
    return false;
  }
  if (!isConstexpr(compilation, module, statement->annotation)) {
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

std::optional<KernelBody::Flow>
KernelBody::returns(const ast::Return *statement) {
  if (structured) {
    compilation.error(
        "a function cannot return from inside a loop, nor from an "
        "'if' inside one");
    return std::nullopt;
  }
  const Value *value =
      statement->value ? evaluate(statement->value) : compilation.values.none();
  value = value ? materialize(value) : nullptr;
  if (!value)
    return std::nullopt;
  const Value *returned = value->isNone() ? nullptr : value;
  auto typeText = [](const Value *value) {
    return value ? value->text() : std::string("nothing");
  };
  if (hasReturned && typeText(result) != typeText(returned)) {
    compilation.error("this returns " + typeText(returned) +
                      ", and another return of the function " +
                      typeText(result));
    return std::nullopt;
  }
  hasReturned = true;
  result = returned;
  llvm::SmallVector<mlir::Value> handles;
  if (returned)
    flatten(returned, handles);
  compilation.create<tt::ReturnOp>(handles);
  return Flow::Returns;
}

} // namespace kiln::triton
