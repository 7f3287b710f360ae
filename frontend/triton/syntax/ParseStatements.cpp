//===- ParseStatements.cpp - statements without blocks --------------------===//

#include "frontend/triton/syntax/Parser.h"

using namespace llvm;

namespace kiln::triton {

/// simple_stmts: simple_stmt (';' simple_stmt)* [';'] NEWLINE
bool Parser::parseSimpleStatements(ListOf<Statement> &body) {
  do {
    body.push_back(parseSimpleStatement());
    if (!body.back())
      return false;
  } while (accept(TokenKind::Semicolon) && !is(TokenKind::Newline));
  if (is(TokenKind::ColonEqual)) {
    fail(token->getRange(), "':=' assigns only within an expression in "
                            "brackets; a statement assigns with '='");
    return false;
  }
  return expect(TokenKind::Newline, "the end of the line after a statement");
}

ast::Statement *Parser::parseSimpleStatement() {
  SourceRange range = token->getRange();
  switch (kind()) {
  case TokenKind::KwPass:
    next();
    return make<ast::Pass>(range);
  case TokenKind::KwBreak:
    next();
    return make<ast::Break>(range);
  case TokenKind::KwContinue:
    next();
    return make<ast::Continue>(range);
  case TokenKind::KwReturn:
    return parseReturn();
  case TokenKind::KwRaise:
    return parseRaise();
  case TokenKind::KwDel:
    return parseDelete();
  case TokenKind::KwAssert:
    return parseAssert();
  case TokenKind::KwImport:
    return parseImport();
  case TokenKind::KwFrom:
    return parseImportFrom();
  case TokenKind::KwGlobal:
  case TokenKind::KwNonlocal:
    return parseScope();
  case TokenKind::Name:
    if (isName("type") && peek() == TokenKind::Name)
      return parseTypeAlias();
    return parseExpressionStatement();
  default:
    return parseExpressionStatement();
  }
}

//===- Expressions and assignments ----------------------------------------===//

static std::optional<ast::Operator> findAugmented(TokenKind kind) {
  using ast::Operator;
  switch (kind) {
  case TokenKind::PlusEqual:
    return Operator::Add;
  case TokenKind::MinusEqual:
    return Operator::Sub;
  case TokenKind::StarEqual:
    return Operator::Mult;
  case TokenKind::AtEqual:
    return Operator::MatMult;
  case TokenKind::SlashEqual:
    return Operator::Div;
  case TokenKind::PercentEqual:
    return Operator::Mod;
  case TokenKind::StarStarEqual:
    return Operator::Pow;
  case TokenKind::LessLessEqual:
    return Operator::LShift;
  case TokenKind::GreaterGreaterEqual:
    return Operator::RShift;
  case TokenKind::PipeEqual:
    return Operator::BitOr;
  case TokenKind::CaretEqual:
    return Operator::BitXor;
  case TokenKind::AmpersandEqual:
    return Operator::BitAnd;
  case TokenKind::SlashSlashEqual:
    return Operator::FloorDiv;
  default:
    return std::nullopt;
  }
}

ast::Statement *Parser::parseExpressionStatement() {
  uint32_t begin = token->begin;
  SourceRange head = token->getRange();
  bool isMatch = isName("match");
  bool isOldStatement = isName("print") || isName("exec");
  if (!mayBeginExpression(kind()) && !is(TokenKind::KwYield))
    return failExpected("a statement");
  Expression *first = parseYieldOrStarExpressions();
  if (!first)
    return nullptr;
  if (isOldStatement && isa<ast::Name>(first) && mayBeginExpression(kind()))
    return fail(head, "'" + textOf(head) +
                          "' is a function since Python 3; write '" +
                          textOf(head) + "(...)'");
  if (isMatch && isa<ast::Name>(first) && mayBeginExpression(kind()))
    return fail(head, "the line of a 'match' statement has to end with ':'");
  if (is(TokenKind::Equal))
    return parseAssignment(begin, first);
  if (is(TokenKind::Colon))
    return parseAnnotation(begin, first);
  if (std::optional<ast::Operator> op = findAugmented(kind())) {
    if (!checkSingleTarget(first, "an augmented assignment"))
      return nullptr;
    next();
    Expression *value = parseYieldOrStarExpressions();
    if (!value)
      return nullptr;
    return make<ast::AugAssign>(since(begin), first, *op, value);
  }
  return make<ast::Expr>(since(begin), first);
}

/// (targets '=')+ (yield_expr | star_expressions), at the first '='
ast::Statement *Parser::parseAssignment(uint32_t begin, Expression *first) {
  SmallVector<Expression *, 2> targets;
  Expression *value = first;
  while (is(TokenKind::Equal)) {
    if (!makeTarget(value, ast::ExprContext::Store))
      return nullptr;
    targets.push_back(value);
    next();
    value = parseYieldOrStarExpressions();
    if (!value)
      return nullptr;
  }
  return make<ast::Assign>(since(begin), list(targets), value);
}

/// target ':' expression ['=' (yield_expr | star_expressions)], at the colon
ast::Statement *Parser::parseAnnotation(uint32_t begin, Expression *target) {
  // Other expressions with a colon after them miss their `if` or `while`.
  if (!isa<ast::Name, ast::Attribute, ast::Subscript>(target))
    return failExpected("the end of the line after a statement");
  if (!checkSingleTarget(target, "an annotation"))
    return nullptr;
  // A name in brackets is annotated, but not declared.
  int simple = isa<ast::Name>(target) && target->range.begin == begin;
  next();
  Expression *annotation = parseExpression();
  if (!annotation)
    return nullptr;
  Expression *value = nullptr;
  if (accept(TokenKind::Equal) && !(value = parseYieldOrStarExpressions()))
    return nullptr;
  return make<ast::AnnAssign>(since(begin), target, annotation, value, simple);
}

/// 'type' NAME [type_params] '=' expression
ast::Statement *Parser::parseTypeAlias() {
  uint32_t begin = token->begin;
  next();
  SourceRange range = token->getRange();
  auto *name =
      make<ast::Name>(range, expectName("a name"), ast::ExprContext::Store);
  SmallVector<ast::TypeParam *> params;
  if (!name || !parseTypeParams(params) ||
      !expect(TokenKind::Equal, "'=' after the name of the type"))
    return nullptr;
  Expression *value = parseExpression();
  if (!value)
    return nullptr;
  return make<ast::TypeAlias>(since(begin), name, list(params), value);
}

//===- Statements that begin with a keyword -------------------------------===//

/// 'return' [star_expressions]
ast::Statement *Parser::parseReturn() {
  uint32_t begin = token->begin;
  next();
  Expression *value = nullptr;
  if (mayBeginExpression(kind()) && !(value = parseStarExpressions()))
    return nullptr;
  return make<ast::Return>(since(begin), value);
}

/// 'raise' [expression ['from' expression]]
ast::Statement *Parser::parseRaise() {
  uint32_t begin = token->begin;
  next();
  Expression *exc = nullptr, *cause = nullptr;
  if (mayBeginExpression(kind())) {
    if (!(exc = parseExpression()))
      return nullptr;
    if (accept(TokenKind::KwFrom) && !(cause = parseExpression()))
      return nullptr;
  }
  return make<ast::Raise>(since(begin), exc, cause);
}

/// 'del' target (',' target)* [',']
ast::Statement *Parser::parseDelete() {
  uint32_t begin = token->begin;
  next();
  SmallVector<Expression *> targets;
  do {
    targets.push_back(parseStarTarget());
    if (!targets.back() || !makeTarget(targets.back(), ast::ExprContext::Del))
      return nullptr;
  } while (accept(TokenKind::Comma) && mayBeginExpression(kind()));
  return make<ast::Delete>(since(begin), list(targets));
}

/// 'assert' expression [',' expression]
ast::Statement *Parser::parseAssert() {
  uint32_t begin = token->begin;
  next();
  Expression *test = parseExpression();
  Expression *msg = nullptr;
  if (!test || (accept(TokenKind::Comma) && !(msg = parseExpression())))
    return nullptr;
  return make<ast::Assert>(since(begin), test, msg);
}

/// NAME (',' NAME)*
bool Parser::parseNames(SmallVectorImpl<ast::Identifier> &names) {
  do {
    names.push_back(expectName("a name"));
    if (names.back().empty())
      return false;
  } while (accept(TokenKind::Comma));
  return true;
}

/// ('global' | 'nonlocal') NAME (',' NAME)*
ast::Statement *Parser::parseScope() {
  uint32_t begin = token->begin;
  bool isGlobal = is(TokenKind::KwGlobal);
  next();
  SmallVector<ast::Identifier> names;
  if (!parseNames(names))
    return nullptr;
  if (isGlobal)
    return make<ast::Global>(since(begin), list(names));
  return make<ast::Nonlocal>(since(begin), list(names));
}

//===- Imports ------------------------------------------------------------===//

/// NAME ('.' NAME)*; empty after an error.
ast::Identifier Parser::parseDottedName() {
  std::string name;
  do {
    ast::Identifier part = expectName("the name of a module");
    if (part.empty())
      return {};
    name += (name.empty() ? "" : ".") + part.str();
  } while (accept(TokenKind::Dot));
  return arena.intern(name);
}

/// name ['as' NAME], where a name may have dots or not.
ast::Alias *Parser::parseAlias(bool mayHaveDots) {
  uint32_t begin = token->begin;
  ast::Identifier name =
      mayHaveDots ? parseDottedName() : expectName("the name to import");
  ast::Identifier asname;
  if (name.empty() || (accept(TokenKind::KwAs) &&
                       (asname = expectName("a name after 'as'")).empty()))
    return nullptr;
  return make<ast::Alias>(since(begin), name, asname);
}

/// 'import' alias (',' alias)*
ast::Statement *Parser::parseImport() {
  uint32_t begin = token->begin;
  next();
  SmallVector<ast::Alias *> names;
  do {
    names.push_back(parseAlias(/*mayHaveDots=*/true));
    if (!names.back())
      return nullptr;
  } while (accept(TokenKind::Comma));
  return make<ast::Import>(since(begin), list(names));
}

/// 'from' ('.' | '...')* [module] 'import' ('*' | aliases | '(' aliases ')')
ast::Statement *Parser::parseImportFrom() {
  uint32_t begin = token->begin;
  next();
  int level = 0;
  for (; is(TokenKind::Dot) || is(TokenKind::Ellipsis); next())
    level += is(TokenKind::Dot) ? 1 : 3;
  ast::Identifier module;
  if ((level == 0 || is(TokenKind::Name)) &&
      (module = parseDottedName()).empty())
    return nullptr;
  if (!expect(TokenKind::KwImport, "'import' after the name of the module"))
    return nullptr;

  SmallVector<ast::Alias *, 8> names;
  SourceRange open = token->getRange();
  if (accept(TokenKind::Star)) {
    names.push_back(make<ast::Alias>(open, arena.intern("*"), ""));
    if (!names.back())
      return nullptr;
    return make<ast::ImportFrom>(since(begin), module, list(names), level);
  }
  bool hasBrackets = accept(TokenKind::LParen);
  do {
    names.push_back(parseAlias(/*mayHaveDots=*/false));
    if (!names.back())
      return nullptr;
  } while (accept(TokenKind::Comma) && !(hasBrackets && is(TokenKind::RParen)));
  if (hasBrackets && !expectClosing(TokenKind::RParen, open, "',' or "))
    return nullptr;
  return make<ast::ImportFrom>(since(begin), module, list(names), level);
}

} // namespace kiln::triton
