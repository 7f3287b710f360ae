//===- ParseCompound.cpp - statements with blocks -------------------------===//

#include "frontend/triton/syntax/Parser.h"

using namespace llvm;

namespace kiln::triton {

/// Whether `match` begins a statement here, and is no name: no other statement
/// ends its line with a colon.
bool Parser::isAtMatch() const {
  if (!isName("match") || !mayBeginExpression(peek()))
    return false;
  const Token *last = token;
  while (last->kind != TokenKind::Newline && last->kind != TokenKind::End &&
         last->kind != TokenKind::Error)
    ++last;
  return last[-1].kind == TokenKind::Colon;
}

/// One compound statement, or a line of simple ones.
bool Parser::parseStatement(ListOf<Statement> &body) {
  Depth here(*this);
  if (!here.isGood)
    return false;
  switch (kind()) {
  case TokenKind::KwIf:
  case TokenKind::KwWhile:
  case TokenKind::KwFor:
  case TokenKind::KwTry:
  case TokenKind::KwWith:
  case TokenKind::KwDef:
  case TokenKind::KwClass:
  case TokenKind::KwAsync:
  case TokenKind::At:
    body.push_back(parseCompoundStatement());
    return body.back() != nullptr;
  case TokenKind::Indent:
    fail(token->getRange(), "the line is indented, but stands in no block");
    return false;
  case TokenKind::KwElif:
  case TokenKind::KwElse:
  case TokenKind::KwExcept:
  case TokenKind::KwFinally:
    fail(token->getRange(),
         "this " + describe(kind()) +
             " belongs to no statement before it that is indented alike");
    return false;
  default:
    if (!isAtMatch())
      return parseSimpleStatements(body);
    body.push_back(parseMatch());
    return body.back() != nullptr;
  }
}

ast::Statement *Parser::parseCompoundStatement() {
  switch (kind()) {
  case TokenKind::KwIf:
    return parseIf();
  case TokenKind::KwWhile:
    return parseWhile();
  case TokenKind::KwFor:
    return parseFor(token->begin, /*isAsync=*/false);
  case TokenKind::KwTry:
    return parseTry();
  case TokenKind::KwWith:
    return parseWith(token->begin, /*isAsync=*/false);
  case TokenKind::KwDef:
    return parseFunction({});
  case TokenKind::KwClass:
    return parseClass({});
  case TokenKind::KwAsync:
    return parseAsync();
  default:
    return parseDecorated();
  }
}

ast::Statement *Parser::parseAsync() {
  if (peek() == TokenKind::KwDef)
    return parseFunction({});
  uint32_t begin = token->begin;
  next();
  if (is(TokenKind::KwFor))
    return parseFor(begin, /*isAsync=*/true);
  if (is(TokenKind::KwWith))
    return parseWith(begin, /*isAsync=*/true);
  return failExpected("'def', 'for' or 'with' after 'async'");
}

//===- Blocks -------------------------------------------------------------===//

bool Parser::parseBlock(ListOf<Statement> &body, SourceRange head,
                        const Twine &what) {
  if (!expect(TokenKind::Colon, "':' after " + what))
    return false;
  if (!accept(TokenKind::Newline))
    return parseSimpleStatements(body);
  if (!accept(TokenKind::Indent)) {
    failExpected("an indented block after " + what);
    note(head, "the block of this '" + textOf(head) + "' is missing");
    return false;
  }
  while (!accept(TokenKind::Dedent))
    if (!parseStatement(body))
      return false;
  return true;
}

/// ['else' ':' block]
bool Parser::parseElse(ListOf<Statement> &body) {
  SourceRange head = token->getRange();
  return !accept(TokenKind::KwElse) || parseBlock(body, head, "'else'");
}

//===- if, while and for --------------------------------------------------===//

/// 'if' named_expression ':' block ('elif' named_expression ':' block)* [else]
ast::Statement *Parser::parseIf() {
  struct Branch {
    uint32_t begin;
    Expression *test;
    ArrayRef<Statement *> body;
  };
  SmallVector<Branch, 4> branches;
  do {
    SourceRange head = token->getRange();
    next();
    Expression *test = parseNamedExpression();
    SmallVector<Statement *, 16> body;
    if (!test ||
        !parseBlock(body, head, "the condition of '" + textOf(head) + "'"))
      return nullptr;
    branches.push_back({head.begin, test, list(body)});
  } while (is(TokenKind::KwElif));
  SmallVector<Statement *, 16> orelse;
  if (!parseElse(orelse))
    return nullptr;
  // Each `elif` is the `else` of what stands before it.
  ast::If *statement = nullptr;
  for (const Branch &branch : reverse(branches)) {
    if (statement)
      orelse.assign(1, statement);
    statement = make<ast::If>(since(branch.begin), branch.test, branch.body,
                              list(orelse));
    if (!statement)
      return nullptr;
  }
  return statement;
}

/// 'while' named_expression ':' block [else]
ast::Statement *Parser::parseWhile() {
  SourceRange head = token->getRange();
  next();
  Expression *test = parseNamedExpression();
  SmallVector<Statement *, 16> body, orelse;
  if (!test || !parseBlock(body, head, "the condition of 'while'") ||
      !parseElse(orelse))
    return nullptr;
  return make<ast::While>(since(head.begin), test, list(body), list(orelse));
}

/// 'for' targets 'in' star_expressions ':' block [else]; the statement begins
/// at `begin`, where 'async' may stand
ast::Statement *Parser::parseFor(uint32_t begin, bool isAsync) {
  SourceRange head = token->getRange();
  next();
  Expression *target = parseTargets();
  if (!target || !expect(TokenKind::KwIn, "'in' after the targets of 'for'"))
    return nullptr;
  Expression *iter = parseStarExpressions();
  SmallVector<Statement *, 16> body, orelse;
  if (!iter || !parseBlock(body, head, "what 'for' iterates over") ||
      !parseElse(orelse))
    return nullptr;
  ast::ForFields fields{target, iter, list(body), list(orelse)};
  if (isAsync)
    return make<ast::AsyncFor>(since(begin), fields);
  return make<ast::For>(since(begin), fields);
}

//===- with ---------------------------------------------------------------===//

/// expression ['as' target]
ast::WithItem *Parser::parseWithItem() {
  uint32_t begin = token->begin;
  Expression *context = parseExpression();
  if (!context)
    return nullptr;
  Expression *vars = nullptr;
  if (accept(TokenKind::KwAs)) {
    vars = parseStarTarget();
    if (!vars || !makeTarget(vars, ast::ExprContext::Store))
      return nullptr;
  }
  return make<ast::WithItem>(since(begin), context, vars);
}

/// '(' item (',' item)* [','] ')' before a colon
bool Parser::parseWithItemsInBrackets(ListOf<ast::WithItem> &items) {
  SourceRange open = token->getRange();
  next();
  do {
    items.push_back(parseWithItem());
    if (!items.back())
      return false;
  } while (accept(TokenKind::Comma) && !is(TokenKind::RParen));
  if (!expectClosing(TokenKind::RParen, open, "',' or "))
    return false;
  if (is(TokenKind::Colon))
    return true;
  failExpected("':' after the items of 'with'");
  return false;
}

/// Items with brackets around all of them, or without. That the brackets
/// belong to an expression shows only after them: they are read as those of
/// the items first, as in Python, and once more if that fails.
bool Parser::parseWithItems(ListOf<ast::WithItem> &items) {
  std::optional<Diagnostic> firstError;
  if (is(TokenKind::LParen)) {
    const Token *start = token;
    uint32_t startEnd = lastEnd;
    if (parseWithItemsInBrackets(items))
      return true;
    firstError = std::move(error);
    error.reset();
    items.clear();
    token = start;
    lastEnd = startEnd;
  }
  bool isGood = true;
  do {
    items.push_back(parseWithItem());
    isGood = items.back() != nullptr;
  } while (isGood && accept(TokenKind::Comma));
  if (isGood && !is(TokenKind::Colon)) {
    failExpected("':' after the items of 'with'");
    isGood = false;
  }
  // Of two errors, the one that is further on tells more.
  if (!isGood && firstError &&
      firstError->location.range.begin > error->location.range.begin) {
    error = std::move(firstError);
    mayNote = false;
  }
  return isGood;
}

/// 'with' items ':' block; the statement begins at `begin`, where 'async' may
/// stand
ast::Statement *Parser::parseWith(uint32_t begin, bool isAsync) {
  SourceRange head = token->getRange();
  next();
  SmallVector<ast::WithItem *> items;
  SmallVector<Statement *, 16> body;
  if (!parseWithItems(items) || !parseBlock(body, head, "the items of 'with'"))
    return nullptr;
  ast::WithFields fields{list(items), list(body)};
  if (isAsync)
    return make<ast::AsyncWith>(since(begin), fields);
  return make<ast::With>(since(begin), fields);
}

//===- try ----------------------------------------------------------------===//

/// 'except' ['*'] [expression ['as' NAME]] ':' block
ast::ExceptHandler *Parser::parseHandler(bool &isStar) {
  SourceRange head = token->getRange();
  next();
  isStar = accept(TokenKind::Star);
  Expression *type = nullptr;
  ast::Identifier name;
  if (isStar || !is(TokenKind::Colon)) {
    type = parseExpression();
    if (!type)
      return nullptr;
    if (is(TokenKind::Comma))
      return fail(token->getRange(), "several types of 'except' have to be in "
                                     "brackets; the exception gets its name "
                                     "with 'as'");
    if (accept(TokenKind::KwAs) &&
        (name = expectName("a name after 'as'")).empty())
      return nullptr;
  }
  SmallVector<Statement *, 16> body;
  if (!parseBlock(body, head, "'except'"))
    return nullptr;
  return make<ast::ExceptHandler>(since(head.begin), type, name, list(body));
}

/// 'try' ':' block (except+ [else] [finally] | finally)
ast::Statement *Parser::parseTry() {
  SourceRange head = token->getRange();
  next();
  SmallVector<Statement *, 16> body, orelse, finalbody;
  if (!parseBlock(body, head, "'try'"))
    return nullptr;
  SmallVector<ast::ExceptHandler *> handlers;
  bool isStar = false;
  while (is(TokenKind::KwExcept)) {
    SourceRange range = token->getRange();
    bool isThisStar = false;
    handlers.push_back(parseHandler(isThisStar));
    if (!handlers.back())
      return nullptr;
    if (handlers.size() > 1 && isStar != isThisStar)
      return fail(range, "one 'try' cannot have both 'except' and 'except*'");
    isStar = isThisStar;
  }
  if (!handlers.empty() && !parseElse(orelse))
    return nullptr;
  SourceRange last = token->getRange();
  if (accept(TokenKind::KwFinally)) {
    if (!parseBlock(finalbody, last, "'finally'"))
      return nullptr;
  } else if (handlers.empty()) {
    failExpected("'except' or 'finally' after the block of 'try'");
    note(head, "of this 'try'");
    return nullptr;
  }
  ast::TryFields fields{list(body), list(handlers), list(orelse),
                        list(finalbody)};
  if (isStar)
    return make<ast::TryStar>(since(head.begin), fields);
  return make<ast::Try>(since(head.begin), fields);
}

} // namespace kiln::triton
