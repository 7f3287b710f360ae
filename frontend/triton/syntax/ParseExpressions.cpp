//===- ParseExpressions.cpp - operators -----------------------------------===//

#include "frontend/triton/syntax/Parser.h"

using namespace llvm;

namespace kiln::triton {

/// expression: disjunction ['if' disjunction 'else' expression] | lambda
ast::Expression *Parser::parseExpression() {
  Depth here(*this);
  if (!here.isGood)
    return nullptr;
  if (is(TokenKind::KwLambda))
    return parseLambda();
  uint32_t begin = token->begin;
  Expression *body = parseDisjunction();
  if (!body || !accept(TokenKind::KwIf))
    return body;
  Expression *test = parseDisjunction();
  if (!test ||
      !expect(TokenKind::KwElse, "'else' of the conditional expression"))
    return nullptr;
  Expression *orelse = parseExpression();
  if (!orelse)
    return nullptr;
  return make<ast::IfExp>(since(begin), test, body, orelse);
}

/// named_expression: NAME ':=' expression | expression
ast::Expression *Parser::parseNamedExpression() {
  if (!is(TokenKind::Name) || peek() != TokenKind::ColonEqual) {
    Expression *value = parseExpression();
    if (value && is(TokenKind::ColonEqual))
      return fail(value->range, "':=' assigns to names alone");
    return value;
  }
  uint32_t begin = token->begin;
  SourceRange range = token->getRange();
  auto *target =
      make<ast::Name>(range, expectName("a name"), ast::ExprContext::Store);
  next();
  Expression *value = parseExpression();
  if (!target || !value)
    return nullptr;
  return make<ast::NamedExpr>(since(begin), target, value);
}

/// disjunction: conjunction ('or' conjunction)*
ast::Expression *Parser::parseDisjunction() {
  uint32_t begin = token->begin;
  Expression *first = parseConjunction();
  if (!first || !is(TokenKind::KwOr))
    return first;
  SmallVector<Expression *> values = {first};
  while (accept(TokenKind::KwOr)) {
    values.push_back(parseConjunction());
    if (!values.back())
      return nullptr;
  }
  return make<ast::BoolOp>(since(begin), ast::BoolOperator::Or, list(values));
}

/// conjunction: inversion ('and' inversion)*
ast::Expression *Parser::parseConjunction() {
  uint32_t begin = token->begin;
  Expression *first = parseInversion();
  if (!first || !is(TokenKind::KwAnd))
    return first;
  SmallVector<Expression *> values = {first};
  while (accept(TokenKind::KwAnd)) {
    values.push_back(parseInversion());
    if (!values.back())
      return nullptr;
  }
  return make<ast::BoolOp>(since(begin), ast::BoolOperator::And, list(values));
}

/// inversion: 'not' inversion | comparison
ast::Expression *Parser::parseInversion() {
  if (!is(TokenKind::KwNot))
    return parseComparison();
  Depth here(*this);
  if (!here.isGood)
    return nullptr;
  uint32_t begin = token->begin;
  next();
  Expression *operand = parseInversion();
  if (!operand)
    return nullptr;
  return make<ast::UnaryOp>(since(begin), ast::UnaryOperator::Not, operand);
}

std::optional<ast::CmpOperator> Parser::takeComparison() {
  using ast::CmpOperator;
  auto take = [&](CmpOperator op) {
    next();
    return op;
  };
  switch (kind()) {
  case TokenKind::EqualEqual:
    return take(CmpOperator::Eq);
  case TokenKind::NotEqual:
    return take(CmpOperator::NotEq);
  case TokenKind::Less:
    return take(CmpOperator::Lt);
  case TokenKind::LessEqual:
    return take(CmpOperator::LtE);
  case TokenKind::Greater:
    return take(CmpOperator::Gt);
  case TokenKind::GreaterEqual:
    return take(CmpOperator::GtE);
  case TokenKind::KwIn:
    return take(CmpOperator::In);
  case TokenKind::KwIs:
    next();
    return accept(TokenKind::KwNot) ? CmpOperator::IsNot : CmpOperator::Is;
  case TokenKind::KwNot:
    if (peek() != TokenKind::KwIn)
      return std::nullopt;
    next();
    return take(CmpOperator::NotIn);
  default:
    return std::nullopt;
  }
}

/// comparison: bitwise_or (operator bitwise_or)*
ast::Expression *Parser::parseComparison() {
  uint32_t begin = token->begin;
  Expression *left = parseBitwiseOr();
  if (!left)
    return nullptr;
  std::optional<ast::CmpOperator> op = takeComparison();
  if (!op)
    return left;
  SmallVector<ast::CmpOperator> ops;
  SmallVector<Expression *> comparators;
  for (; op; op = takeComparison()) {
    ops.push_back(*op);
    comparators.push_back(parseBitwiseOr());
    if (!comparators.back())
      return nullptr;
  }
  return make<ast::Compare>(since(begin), left, list(ops), list(comparators));
}

namespace {
struct BinaryOperator {
  ast::Operator op;
  /// The larger, the tighter it binds.
  unsigned precedence;
};
} // namespace

static std::optional<BinaryOperator> findBinary(TokenKind kind) {
  using ast::Operator;
  switch (kind) {
  case TokenKind::Pipe:
    return BinaryOperator{Operator::BitOr, 0};
  case TokenKind::Caret:
    return BinaryOperator{Operator::BitXor, 1};
  case TokenKind::Ampersand:
    return BinaryOperator{Operator::BitAnd, 2};
  case TokenKind::LessLess:
    return BinaryOperator{Operator::LShift, 3};
  case TokenKind::GreaterGreater:
    return BinaryOperator{Operator::RShift, 3};
  case TokenKind::Plus:
    return BinaryOperator{Operator::Add, 4};
  case TokenKind::Minus:
    return BinaryOperator{Operator::Sub, 4};
  case TokenKind::Star:
    return BinaryOperator{Operator::Mult, 5};
  case TokenKind::At:
    return BinaryOperator{Operator::MatMult, 5};
  case TokenKind::Slash:
    return BinaryOperator{Operator::Div, 5};
  case TokenKind::SlashSlash:
    return BinaryOperator{Operator::FloorDiv, 5};
  case TokenKind::Percent:
    return BinaryOperator{Operator::Mod, 5};
  default:
    return std::nullopt;
  }
}

/// bitwise_or and what binds tighter, but `**`: all of them group to the left.
/// Operators of at least the precedence `minimum` are taken.
ast::Expression *Parser::parseBinary(unsigned minimum) {
  uint32_t begin = token->begin;
  Expression *left = parseUnary();
  while (left) {
    std::optional<BinaryOperator> found = findBinary(kind());
    if (!found || found->precedence < minimum)
      return left;
    next();
    Expression *right = parseBinary(found->precedence + 1);
    if (!right)
      return nullptr;
    left = make<ast::BinOp>(since(begin), left, found->op, right);
  }
  return nullptr;
}

/// factor: ('+' | '-' | '~') factor | power
ast::Expression *Parser::parseUnary() {
  ast::UnaryOperator op;
  switch (kind()) {
  case TokenKind::Plus:
    op = ast::UnaryOperator::UAdd;
    break;
  case TokenKind::Minus:
    op = ast::UnaryOperator::USub;
    break;
  case TokenKind::Tilde:
    op = ast::UnaryOperator::Invert;
    break;
  default:
    return parsePower();
  }
  Depth here(*this);
  if (!here.isGood)
    return nullptr;
  uint32_t begin = token->begin;
  next();
  Expression *operand = parseUnary();
  if (!operand)
    return nullptr;
  return make<ast::UnaryOp>(since(begin), op, operand);
}

/// power: ['await'] primary ['**' factor]
ast::Expression *Parser::parsePower() {
  uint32_t begin = token->begin;
  bool isAwait = accept(TokenKind::KwAwait);
  Expression *base = parsePrimary();
  if (base && isAwait)
    base = make<ast::Await>(since(begin), base);
  if (!base || !is(TokenKind::StarStar))
    return base;
  Depth here(*this);
  if (!here.isGood)
    return nullptr;
  next();
  Expression *exponent = parseUnary();
  if (!exponent)
    return nullptr;
  return make<ast::BinOp>(since(begin), base, ast::Operator::Pow, exponent);
}

//===- Lists --------------------------------------------------------------===//

/// '*' and an operand.
ast::Expression *Parser::parseStarred(Expression *(Parser::*operand)()) {
  uint32_t begin = token->begin;
  next();
  Expression *value = (this->*operand)();
  if (!value)
    return nullptr;
  return make<ast::Starred>(since(begin), value, ast::ExprContext::Load);
}

/// star_expression: '*' bitwise_or | expression
ast::Expression *Parser::parseStarExpression() {
  return is(TokenKind::Star) ? parseStarred(&Parser::parseBitwiseOr)
                             : parseExpression();
}

/// star_named_expression: '*' bitwise_or | named_expression
ast::Expression *Parser::parseStarNamedExpression() {
  return is(TokenKind::Star) ? parseStarred(&Parser::parseBitwiseOr)
                             : parseNamedExpression();
}

/// One element, or several with commas between them as a Tuple.
ast::Expression *Parser::parseList(Expression *(Parser::*element)()) {
  uint32_t begin = token->begin;
  Expression *first = (this->*element)();
  if (!first || !is(TokenKind::Comma))
    return first;
  SmallVector<Expression *, 8> elements = {first};
  while (accept(TokenKind::Comma) && mayBeginExpression(kind())) {
    elements.push_back((this->*element)());
    if (!elements.back())
      return nullptr;
  }
  return make<ast::Tuple>(since(begin), list(elements), ast::ExprContext::Load);
}

ast::Expression *Parser::parseStarExpressions() {
  return parseList(&Parser::parseStarExpression);
}

/// yield_expr: 'yield' 'from' expression | 'yield' [star_expressions]
ast::Expression *Parser::parseYield() {
  uint32_t begin = token->begin;
  next();
  if (accept(TokenKind::KwFrom)) {
    Expression *value = parseExpression();
    if (!value)
      return nullptr;
    return make<ast::YieldFrom>(since(begin), value);
  }
  Expression *value = nullptr;
  if (mayBeginExpression(kind()) && !(value = parseStarExpressions()))
    return nullptr;
  return make<ast::Yield>(since(begin), value);
}

ast::Expression *Parser::parseYieldOrStarExpressions() {
  return is(TokenKind::KwYield) ? parseYield() : parseStarExpressions();
}

} // namespace kiln::triton
