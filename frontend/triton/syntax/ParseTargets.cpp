//===- ParseTargets.cpp - what may be assigned to or deleted --------------===//
//
// A target is read as an expression first: only what follows says that it is
// one.
//
//===----------------------------------------------------------------------===//

#include "frontend/triton/syntax/Parser.h"

using namespace llvm;

namespace kiln::triton {

/// What an expression is that can be no target.
static StringRef describe(const ast::Expression &expression) {
  using ast::NodeKind;
  switch (expression.nodeKind) {
  case NodeKind::Call:
    return "a call";
  case NodeKind::Constant:
    switch (cast<ast::Constant>(expression).value.type) {
    case ast::ConstantValue::None:
      return "None";
    case ast::ConstantValue::True:
      return "True";
    case ast::ConstantValue::False:
      return "False";
    case ast::ConstantValue::Ellipsis:
      return "'...'";
    default:
      return "a literal";
    }
  case NodeKind::JoinedStr:
    return "an f-string";
  case NodeKind::Compare:
    return "a comparison";
  case NodeKind::IfExp:
    return "a conditional expression";
  case NodeKind::Lambda:
    return "a lambda";
  case NodeKind::NamedExpr:
    return "a ':=' expression";
  case NodeKind::Await:
    return "an await expression";
  case NodeKind::Yield:
  case NodeKind::YieldFrom:
    return "a yield expression";
  case NodeKind::Dict:
    return "a dictionary";
  case NodeKind::Set:
    return "a set";
  case NodeKind::ListComp:
  case NodeKind::SetComp:
  case NodeKind::DictComp:
    return "a comprehension";
  case NodeKind::GeneratorExp:
    return "a generator expression";
  case NodeKind::Starred:
    return "an element with '*'";
  case NodeKind::Tuple:
    return "a tuple";
  case NodeKind::List:
    return "a list";
  default:
    return "an operation";
  }
}

/// Makes an expression a target, and its elements if it is a list of them; or
/// fails where it cannot be one.
bool Parser::makeTarget(Expression *target, ast::ExprContext context) {
  bool isStore = context == ast::ExprContext::Store;
  if (auto *name = dyn_cast<ast::Name>(target)) {
    name->ctx = context;
    return true;
  }
  if (auto *attribute = dyn_cast<ast::Attribute>(target)) {
    attribute->ctx = context;
    return true;
  }
  if (auto *subscript = dyn_cast<ast::Subscript>(target)) {
    subscript->ctx = context;
    return true;
  }
  auto all = [&](ArrayRef<Expression *> elements) {
    return all_of(elements,
                  [&](Expression *e) { return makeTarget(e, context); });
  };
  if (auto *tuple = dyn_cast<ast::Tuple>(target)) {
    tuple->ctx = context;
    return all(tuple->elts);
  }
  if (auto *elements = dyn_cast<ast::List>(target)) {
    elements->ctx = context;
    return all(elements->elts);
  }
  auto *starred = dyn_cast<ast::Starred>(target);
  if (starred && isStore) {
    starred->ctx = context;
    return makeTarget(starred->value, context);
  }
  StringRef hint =
      isStore && is(TokenKind::Equal) ? "; a comparison is '=='" : "";
  fail(target->range, (isStore ? "cannot assign to " : "cannot delete ") +
                          describe(*target) + hint);
  return false;
}

/// Makes an expression the target of `what`, which takes no list of targets.
bool Parser::checkSingleTarget(Expression *target, StringRef what) {
  if (isa<ast::Name, ast::Attribute, ast::Subscript>(target))
    return makeTarget(target, ast::ExprContext::Store);
  fail(target->range, what + " needs a name, an attribute or an element, not " +
                          describe(*target));
  return false;
}

/// star_target: '*' target | target
ast::Expression *Parser::parseStarTarget() {
  return is(TokenKind::Star) ? parseStarred(&Parser::parseBitwiseOr)
                             : parseBitwiseOr();
}

/// The targets of 'for', up to 'in'.
ast::Expression *Parser::parseTargets() {
  Expression *targets = parseList(&Parser::parseStarTarget);
  if (!targets || !makeTarget(targets, ast::ExprContext::Store))
    return nullptr;
  return targets;
}

} // namespace kiln::triton
