//===- Expressions.cpp - evaluation of expressions ------------------------===//

#include "frontend/triton/evaluate/Evaluator.h"
#include "frontend/triton/evaluate/HostModules.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/language/Semantics.h"
#include "frontend/triton/value/Fold.h"
#include "llvm/ADT/TypeSwitch.h"
#include <array>

namespace kiln::triton {

Compilation::At Evaluator::at(const ast::Node &node) {
  return Compilation::At(compilation, module.file(), node.range);
}

const Value *Evaluator::select(const ast::IfExp *, const Value *condition) {
  return compilation.error("a conditional expression of plain Python needs a "
                           "condition that is known at compile time, not " +
                           condition->text());
}

bool Evaluator::assignAttribute(const ast::Attribute *target, const Value *) {
  compilation.error("attributes cannot be assigned in a kernel");
  return false;
}

std::optional<bool> Evaluator::truth(const Value *value, llvm::StringRef what) {
  if (auto *unknown = llvm::dyn_cast<UnknownValue>(value)) {
    compilation.error(what + " has to be known at compile time, and " +
                      unknown->why);
    return std::nullopt;
  }
  if (!value->isConstant() && !llvm::isa<TupleValue>(value)) {
    compilation.error(what + " has to be known at compile time, but is " +
                      value->text());
    return std::nullopt;
  }
  return isTrue(value);
}

const Value *Evaluator::evaluate(const ast::Expression *expression) {
  auto scope = at(*expression);
  return llvm::TypeSwitch<const ast::Expression *, const Value *>(expression)
      .Case([&](const ast::Name *node) { return name(node); })
      .Case([&](const ast::Constant *node) { return constant(node); })
      .Case([&](const ast::Attribute *node) { return attribute(node); })
      .Case([&](const ast::Subscript *node) { return subscript(node); })
      .Case([&](const ast::Call *node) { return call(node); })
      .Case([&](const ast::BinOp *node) -> const Value * {
        const Value *a = evaluate(node->left);
        const Value *b = a ? evaluate(node->right) : nullptr;
        return b ? augment(node->op, a, b) : nullptr;
      })
      .Case([&](const ast::UnaryOp *node) { return unary(node); })
      .Case([&](const ast::BoolOp *node) { return boolean(node); })
      .Case([&](const ast::Compare *node) { return compare(node); })
      .Case([&](const ast::IfExp *node) { return conditional(node); })
      .Case([&](const ast::Tuple *node) { return list(node->elts); })
      .Case([&](const ast::List *node) { return list(node->elts); })
      .Case([&](const ast::Set *node) { return list(node->elts); })
      .Case([&](const ast::Slice *node) { return slice(node); })
      .Case([&](const ast::Dict *node) { return dictionary(node); })
      .Case([&](const ast::JoinedStr *node) { return formatted(node); })
      .Case([&](const ast::ListComp *node) {
        return comprehension(node->elt, node->generators);
      })
      .Case([&](const ast::GeneratorExp *node) {
        return comprehension(node->elt, node->generators);
      })
      .Case([&](const ast::Lambda *node) -> const Value * {
        auto function = std::make_unique<HostValue>(node, &module);
        for (auto [local, value] : names)
          function->captured.emplace_back(local, value);
        return compilation.values.make<HostValue>(std::move(*function));
      })
      .Case([&](const ast::NamedExpr *node) -> const Value * {
        const Value *value = evaluate(node->value);
        return value && assign(node->target, value) ? value : nullptr;
      })
      .Default([&](const ast::Expression *other) {
        return compilation.error(
            "the language has no expression of the kind '" +
            ast::getKindName(other->nodeKind) + "'");
      });
}

const Value *Evaluator::name(const ast::Name *node) {
  if (auto found = names.find(node->id); found != names.end()) {
    // A name whose assignment has failed: that error has been reported.
    auto *unknown = llvm::dyn_cast<UnknownValue>(found->second);
    return unknown && unknown->why.empty() ? nullptr : found->second;
  }
  if (const Value *global = module.lookup(node->id))
    return global;
  if (const Value *function = lookupPythonFunction(compilation, node->id))
    return function;
  std::vector<llvm::StringRef> known = module.names();
  for (auto [local, value] : names)
    known.push_back(local);
  return compilation.unknownName("'" + node->id + "' is not defined", node->id,
                                 known);
}

const Value *Evaluator::constant(const ast::Constant *node) {
  const ast::ConstantValue &value = node->value;
  switch (value.type) {
  case ast::ConstantValue::None:
    return compilation.values.none();
  case ast::ConstantValue::False:
  case ast::ConstantValue::True:
    return compilation.values.get(value.type == ast::ConstantValue::True);
  case ast::ConstantValue::Ellipsis:
    return compilation.values.make<EllipsisValue>();
  case ast::ConstantValue::Int: {
    llvm::APInt magnitude = value.getInt();
    return compilation.values.make<IntValue>(
        llvm::DynamicAPInt(magnitude.zext(magnitude.getBitWidth() + 1)));
  }
  case ast::ConstantValue::Float:
    return compilation.values.make<FloatValue>(value.number);
  case ast::ConstantValue::Complex:
    return compilation.error("the language has no complex numbers");
  case ast::ConstantValue::Str:
  case ast::ConstantValue::Bytes:
    return compilation.values.make<StringValue>(value.text.str());
  }
  llvm_unreachable("all constants are above");
}

const Value *Evaluator::attribute(const ast::Attribute *node) {
  const Value *value = evaluate(node->value);
  if (!value)
    return nullptr;
  if (const Value *member = memberOf(compilation, value, node->attr))
    return member;
  return compilation.unknownName(kindText(value) + " has no '" + node->attr +
                                     "'",
                                 node->attr, membersOf(compilation, value));
}

const Value *Evaluator::subscript(const ast::Subscript *node) {
  const Value *value = evaluate(node->value);
  const Value *index = value ? evaluate(node->slice) : nullptr;
  if (!index)
    return nullptr;
  if (auto *tensor = llvm::dyn_cast<TensorValue>(value))
    return emitSubscript(compilation, tensor, index);
  if (llvm::isa<UnknownValue>(value))
    return value;
  if (llvm::isa<CallableValue>(value))
    return compilation.error("a kernel cannot launch " + value->text());
  if (llvm::isa<TensorValue>(index))
    return compilation.error("the index of a tuple has to be known at compile "
                             "time, but is " +
                             index->text());
  FoldResult result = foldSubscript(compilation.values, value, index);
  return result ? *result
                : compilation.error(llvm::toString(result.takeError()));
}

const Value *Evaluator::binary(BinaryOperator op, const Value *a,
                               const Value *b) {
  for (const Value *operand : {a, b})
    if (llvm::isa<UnknownValue>(operand))
      return operand;
  if (llvm::isa<TensorValue>(a) || llvm::isa<TensorValue>(b))
    return emitBinary(compilation, op, a, b);
  // A class may say what its objects do with an operator.
  if (auto *object = llvm::dyn_cast<AggregateValue>(a))
    if (const Value *method = memberOf(compilation, object, methodName(op)))
      return compilation.call(method, {{b}, {}});
  FoldResult result = foldBinary(compilation.values, op, a, b);
  return result ? *result
                : compilation.error(llvm::toString(result.takeError()));
}

const Value *Evaluator::augment(ast::Operator op, const Value *a,
                                const Value *b) {
  static constexpr BinaryOperator operators[] = {
      BinaryOperator::Add,        BinaryOperator::Sub,
      BinaryOperator::Mul,        BinaryOperator::Mul, // MatMult, see below
      BinaryOperator::TrueDiv,    BinaryOperator::Mod,
      BinaryOperator::Pow,        BinaryOperator::ShiftLeft,
      BinaryOperator::ShiftRight, BinaryOperator::Or,
      BinaryOperator::Xor,        BinaryOperator::And,
      BinaryOperator::FloorDiv};
  if (op == ast::Operator::MatMult)
    return compilation.error("the language has no operator '@'; use tl.dot");
  return binary(operators[unsigned(op)], a, b);
}

const Value *Evaluator::unary(const ast::UnaryOp *node) {
  static constexpr UnaryOperator operators[] = {
      UnaryOperator::Invert, UnaryOperator::Not, UnaryOperator::Plus,
      UnaryOperator::Minus};
  const Value *operand = evaluate(node->operand);
  if (!operand || llvm::isa<UnknownValue>(operand))
    return operand;
  UnaryOperator op = operators[unsigned(node->op)];
  if (auto *tensor = llvm::dyn_cast<TensorValue>(operand))
    return emitUnary(compilation, op, tensor);
  FoldResult result = foldUnary(compilation.values, op, operand);
  return result ? *result
                : compilation.error(llvm::toString(result.takeError()));
}

const Value *Evaluator::boolean(const ast::BoolOp *node) {
  bool isAnd = node->op == ast::BoolOperator::And;
  llvm::SmallVector<const Value *> tensors;
  const Value *last = nullptr, *unknown = nullptr;
  for (const ast::Expression *operand : node->values) {
    last = evaluate(operand);
    if (!last)
      return last;
    if (llvm::isa<UnknownValue>(last)) {
      // Another operand may decide, whatever this one is.
      unknown = last;
      continue;
    }
    if (llvm::isa<TensorValue>(last)) {
      tensors.push_back(last);
      continue;
    }
    // What is known decides at once, or takes no part. Beside an unknown value
    // it decides as a bool, since as another object it may not be the result.
    if (isTrue(last) != isAnd)
      return unknown && !llvm::isa<BoolValue>(last) ? unknown : last;
  }
  if (unknown || tensors.empty())
    return unknown ? unknown : last;
  const Value *result = tensors.pop_back_val();
  while (result && !tensors.empty())
    result = emitBinary(compilation,
                        isAnd ? BinaryOperator::LogicalAnd
                              : BinaryOperator::LogicalOr,
                        tensors.pop_back_val(), result);
  return result;
}

const Value *Evaluator::comparison(ast::CmpOperator op, const Value *a,
                                   const Value *b) {
  ValueTable &values = compilation.values;
  switch (op) {
  case ast::CmpOperator::Is:
  case ast::CmpOperator::IsNot: {
    // Constants that are equal and of one kind are one object to a program.
    bool same = a == b || (a->kind() == b->kind() && a->isConstant() &&
                           b->isConstant() && isEqual(a, b));
    if (llvm::isa<UnknownValue>(a) || llvm::isa<UnknownValue>(b))
      return llvm::isa<UnknownValue>(a) ? a : b;
    return values.get(same == (op == ast::CmpOperator::Is));
  }
  case ast::CmpOperator::In:
  case ast::CmpOperator::NotIn: {
    if (llvm::isa<UnknownValue>(a) || llvm::isa<UnknownValue>(b))
      return llvm::isa<UnknownValue>(a) ? a : b;
    FoldResult result = foldContains(values, a, b);
    if (!result)
      return compilation.error(llvm::toString(result.takeError()));
    return values.get(isTrue(*result) == (op == ast::CmpOperator::In));
  }
  default:
    break;
  }
  static constexpr BinaryOperator operators[] = {
      BinaryOperator::Equal,   BinaryOperator::NotEqual,
      BinaryOperator::Less,    BinaryOperator::LessEqual,
      BinaryOperator::Greater, BinaryOperator::GreaterEqual};
  return binary(operators[unsigned(op)], a, b);
}

const Value *Evaluator::compare(const ast::Compare *node) {
  const Value *left = evaluate(node->left);
  const Value *result = nullptr;
  for (auto [op, comparator] : llvm::zip(node->ops, node->comparators)) {
    const Value *right = left ? evaluate(comparator) : nullptr;
    const Value *next = right ? comparison(op, left, right) : nullptr;
    if (!next)
      return nullptr;
    if (llvm::isa<TensorValue>(next) && node->ops.size() > 1)
      return compilation.error("tensors are not compared in a chain; use '&' "
                               "of two comparisons");
    result = next;
    if (!llvm::isa<TensorValue>(next) && !isTrue(next))
      break;
    left = right;
  }
  return result;
}

const Value *Evaluator::conditional(const ast::IfExp *node) {
  const Value *condition = evaluate(node->test);
  if (!condition)
    return nullptr;
  if (llvm::isa<TensorValue>(condition))
    return select(node, condition);
  auto holds = truth(condition, "the condition");
  return holds ? evaluate(*holds ? node->body : node->orelse) : nullptr;
}

bool Evaluator::assign(const ast::Expression *target, const Value *value) {
  auto scope = at(*target);
  if (auto *local = llvm::dyn_cast<ast::Name>(target)) {
    names[local->id] = value;
    return true;
  }
  if (auto *object = llvm::dyn_cast<ast::Attribute>(target))
    return assignAttribute(object, value);
  llvm::ArrayRef<ast::Expression *> targets;
  if (auto *tuple = llvm::dyn_cast<ast::Tuple>(target))
    targets = tuple->elts;
  else if (auto *brackets = llvm::dyn_cast<ast::List>(target))
    targets = brackets->elts;
  else {
    compilation.error("elements of a tensor or a tuple cannot be assigned; use "
                      "tl.where or a store");
    return false;
  }
  auto *elements = llvm::dyn_cast<TupleValue>(value);
  if (!elements) {
    compilation.error("only a tuple can be unpacked, not " + value->text());
    return false;
  }
  if (elements->elements.size() != targets.size()) {
    compilation.error("there are " + llvm::Twine(elements->elements.size()) +
                      " values for " + llvm::Twine(targets.size()) +
                      " targets");
    return false;
  }
  return llvm::all_of(llvm::zip(targets, elements->elements), [&](auto pair) {
    return assign(std::get<0>(pair), std::get<1>(pair));
  });
}

std::optional<CallArguments> Evaluator::arguments(const ast::Call *node) {
  CallArguments result;
  for (const ast::Expression *argument : node->args) {
    auto *starred = llvm::dyn_cast<ast::Starred>(argument);
    const Value *value = evaluate(starred ? starred->value : argument);
    if (!value)
      return std::nullopt;
    if (!starred) {
      result.positional.push_back(value);
      continue;
    }
    auto *tuple = llvm::dyn_cast<TupleValue>(value);
    if (!tuple) {
      compilation.error("only a tuple can stand after '*', not " +
                        value->text());
      return std::nullopt;
    }
    llvm::append_range(result.positional, tuple->elements);
  }
  for (const ast::Keyword *keyword : node->keywords) {
    const Value *value = evaluate(keyword->value);
    if (!value)
      return std::nullopt;
    if (!keyword->arg.empty()) {
      result.named.emplace_back(keyword->arg.str(), value);
      continue;
    }
    auto *dict = llvm::dyn_cast<DictValue>(value);
    if (!dict) {
      compilation.error("only a dictionary can stand after '**', not " +
                        value->text());
      return std::nullopt;
    }
    for (auto [key, entry] : dict->entries)
      if (auto *text = llvm::dyn_cast<StringValue>(key))
        result.named.emplace_back(text->value, entry);
  }
  return result;
}

const Value *Evaluator::call(const ast::Call *node) {
  const Value *callee = evaluate(node->func);
  if (!callee || (node == dropped && !checkDropped(node, callee)))
    return nullptr;
  if (llvm::isa<UnknownValue>(callee)) {
    llvm::StringRef path = module.file().getText().slice(
        node->func->range.begin, node->func->range.end);
    if (const Value *known = askedOfDevice(compilation, path))
      return known;
    // Its arguments may be the host's, too, and do not matter.
    return compilation.values.make<UnknownValue>(
        llvm::cast<UnknownValue>(callee)->why);
  }
  auto list = arguments(node);
  return list ? compilation.call(callee, std::move(*list)) : nullptr;
}

} // namespace kiln::triton
