//===- Expressions.cpp - evaluation of expressions ------------------------===//

#include "frontend/triton/evaluate/Evaluator.h"
#include "frontend/triton/evaluate/Modules.h"
#include "frontend/triton/language/Semantics.h"
#include "frontend/triton/value/Fold.h"
#include "llvm/ADT/TypeSwitch.h"
#include <array>

namespace kiln::triton {

Compilation::At Evaluator::at(const ast::Node &node) {
  return Compilation::At(compilation, module.file(), node.range);
}

const Value *Evaluator::bindable(const ast::Expression *, const Value *value) {
  return value;
}

const Value *Evaluator::select(const ast::IfExp *, const Value *condition) {
  return compilation.error("a conditional expression of plain Python needs a "
                           "condition that is known at compile time, not " +
                           condition->text());
}

bool Evaluator::assignElement(const ast::Subscript *, const Value *) {
  compilation.error("elements of a tensor or a tuple cannot be assigned; use "
                    "tl.where or a store");
  return false;
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
  return compilation.spend() ? compilation.admit(walk(expression)) : nullptr;
}

const Value *Evaluator::walk(const ast::Expression *expression) {
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
      .Case([&](const ast::Set *node) { return set(list(node->elts)); })
      .Case([&](const ast::Slice *node) { return slice(node); })
      .Case([&](const ast::Dict *node) { return dictionary(node); })
      .Case([&](const ast::JoinedStr *node) { return formatted(node); })
      .Case([&](const ast::ListComp *node) {
        return comprehension(node->elt, node->generators);
      })
      .Case([&](const ast::GeneratorExp *node) {
        return comprehension(node->elt, node->generators);
      })
      .Case([&](const ast::SetComp *node) {
        return set(comprehension(node->elt, node->generators));
      })
      .Case([&](const ast::DictComp *node) { return comprehension(node); })
      .Case([&](const ast::Lambda *node) -> const Value * {
        auto function = std::make_unique<HostValue>(node, &module);
        if (!compilation.spend(names.size()))
          return nullptr;
        function->captured = visible();
        return compilation.values.make<HostValue>(std::move(*function));
      })
      .Case([&](const ast::NamedExpr *node) -> const Value * {
        const Value *value = evaluate(node->value);
        value = value ? bindable(node->target, value) : nullptr;
        return value && assign(node->target, value) ? value : nullptr;
      })
      .Default([&](const ast::Expression *other) {
        return compilation.error(
            "the language has no expression of the kind '" +
            ast::getKindName(other->nodeKind) + "'" +
            adviceOn(other->nodeKind));
      });
}

const Value *Evaluator::name(const ast::Name *node) {
  if (auto found = names.find(node->id); found != names.end()) {
    // A name whose assignment has failed: that error has been reported.
    auto *unknown = llvm::dyn_cast<UnknownValue>(found->second);
    return unknown && unknown->why.empty() ? nullptr : found->second;
  }
  for (auto [outer, value] : enclosing)
    if (outer == node->id)
      return takeGlobal(outer, value);
  if (const Value *global = module.lookup(node->id))
    return takeGlobal(node->id, global);
  if (const Value *function = lookupPythonFunction(compilation, node->id))
    return function;
  if (std::string why = whyUndefined(node->id); !why.empty())
    return compilation.error("'" + node->id + "' is not defined here: " + why);
  if (node->id == "tl" || node->id == "triton" || node->id == "math")
    return compilation.error(
        "'" + node->id + "' is not defined; write `import " +
        (node->id == "tl" ? "triton.language as tl" : node->id) +
        "` at the top of the file");
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
  if (llvm::isa<TupleValue>(value) &&
      llvm::is_contained({"append", "extend", "insert"}, node->attr))
    return compilation.error("a tuple has no '" + node->attr +
                             "', nor has a list, which is one here; write "
                             "a = a + [x]");
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
  if (llvm::isa<AggregateValue>(value))
    if (const Value *method = memberOf(compilation, value, "__getitem__"))
      return compilation.call(method, {{index}, {}});
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
  if (!result)
    return compilation.error(llvm::toString(result.takeError()));
  bool isConstexpr =
      compilation.isConstexprObject(a) || compilation.isConstexprObject(b);
  return isConstexpr ? compilation.constexprOf(*result) : *result;
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
  if (!result)
    return compilation.error(llvm::toString(result.takeError()));
  return compilation.isConstexprObject(operand) && op != UnaryOperator::Not
             ? compilation.constexprOf(*result)
             : *result;
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
  for (const Value *tensor : tensors) {
    auto *scalar =
        llvm::dyn_cast<ScalarType>(llvm::cast<TensorValue>(tensor)->scalar());
    if (tensors.size() > 1 && scalar && scalar->bits() > 1)
      return compilation.error(
          "Cannot bitcast data-type of size " + llvm::Twine(scalar->bits()) +
          " to data-type of size 1: 'and' and 'or' take truths; compare first, "
          "as by x != 0");
  }
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

const Value *Evaluator::call(const ast::Call *node) {
  const Value *callee = evaluate(node->func);
  if (!callee || (node == dropped && !checkDropped(node, callee)))
    return nullptr;
  if (llvm::isa<UnknownValue>(callee)) {
    // Its arguments may be the host's, too, and do not matter.
    return compilation.values.make<UnknownValue>(
        llvm::cast<UnknownValue>(callee)->why);
  }
  auto list = arguments(node);
  return list ? compilation.call(callee, std::move(*list)) : nullptr;
}

} // namespace kiln::triton
