//===- ParseAtoms.cpp - names, literals, displays and what follows them ---===//

#include "frontend/triton/syntax/Literals.h"
#include "frontend/triton/syntax/Parser.h"
#include <utility>

using namespace llvm;

namespace kiln::triton {

/// primary: atom ('.' NAME | '(' arguments ')' | '[' slices ']')*
ast::Expression *Parser::parsePrimary() {
  uint32_t begin = token->begin;
  Expression *value = parseAtom();
  while (value) {
    if (accept(TokenKind::Dot)) {
      ast::Identifier name = expectName("the name of an attribute after '.'");
      if (name.empty())
        return nullptr;
      value = make<ast::Attribute>(since(begin), value, name,
                                   ast::ExprContext::Load);
    } else if (is(TokenKind::LParen)) {
      CallArguments arguments;
      if (!parseCallArguments(arguments, /*mayHaveGenerator=*/true))
        return nullptr;
      value = make<ast::Call>(since(begin), value, list(arguments.args),
                              list(arguments.keywords));
    } else if (is(TokenKind::LSquare)) {
      SourceRange open = token->getRange();
      next();
      Expression *slice = parseSlices();
      if (!slice || !expectClosing(TokenKind::RSquare, open, "',', ':' or "))
        return nullptr;
      value = make<ast::Subscript>(since(begin), value, slice,
                                   ast::ExprContext::Load);
    } else {
      return value;
    }
  }
  return nullptr;
}

ast::Expression *Parser::parseAtom() {
  SourceRange range = token->getRange();
  switch (kind()) {
  case TokenKind::Name:
    return make<ast::Name>(range, expectName("a name"), ast::ExprContext::Load);
  case TokenKind::Number:
    return parseNumber();
  case TokenKind::String:
  case TokenKind::FStringStart:
    return parseStrings();
  case TokenKind::LParen:
    return parseGroup();
  case TokenKind::LSquare:
    return parseSquare();
  case TokenKind::LBrace:
    return parseBrace();
  case TokenKind::Ellipsis:
    return parseConstant(ast::ConstantValue::Ellipsis);
  case TokenKind::KwNone:
    return parseConstant(ast::ConstantValue::None);
  case TokenKind::KwTrue:
    return parseConstant(ast::ConstantValue::True);
  case TokenKind::KwFalse:
    return parseConstant(ast::ConstantValue::False);
  case TokenKind::KwYield:
    return fail(range, "'yield' has to be in brackets here");
  case TokenKind::KwLambda:
    return fail(range, "'lambda' has to be in brackets here");
  case TokenKind::KwNot:
    return fail(range, "'not' has to be in brackets here");
  default:
    return failExpected("an expression");
  }
}

ast::Expression *Parser::parseConstant(ast::ConstantValue::Type type) {
  SourceRange range = token->getRange();
  next();
  ast::ConstantValue value;
  value.type = type;
  return make<ast::Constant>(range, value);
}

ast::Expression *Parser::parseNumber() {
  SourceRange range = token->getRange();
  next();
  ast::ConstantValue value;
  if (std::optional<LiteralError> wrong =
          readNumber(textOf(range), arena, value))
    return fail(range, wrong->message);
  return make<ast::Constant>(range, value);
}

//===- Brackets -----------------------------------------------------------===//

bool Parser::isAtComprehension() const {
  return is(TokenKind::KwFor) ||
         (is(TokenKind::KwAsync) && peek() == TokenKind::KwFor);
}

/// for_if_clauses: (['async'] 'for' targets 'in' disjunction ('if'
/// disjunction)*)+
bool Parser::parseComprehensions(ListOf<ast::Comprehension> &generators) {
  while (isAtComprehension()) {
    uint32_t begin = token->begin;
    bool isAsync = accept(TokenKind::KwAsync);
    next();
    Expression *target = parseTargets();
    if (!target || !expect(TokenKind::KwIn, "'in' after the targets of 'for'"))
      return false;
    Expression *iter = parseDisjunction();
    if (!iter)
      return false;
    SmallVector<Expression *> ifs;
    while (accept(TokenKind::KwIf)) {
      ifs.push_back(parseDisjunction());
      if (!ifs.back())
        return false;
    }
    generators.push_back(make<ast::Comprehension>(since(begin), target, iter,
                                                  list(ifs), int(isAsync)));
    if (!generators.back())
      return false;
  }
  return true;
}

/// Elements with commas between them, after a first one that is there already,
/// up to a closing bracket.
bool Parser::parseElements(ListOf<Expression> &elements, TokenKind closing) {
  while (accept(TokenKind::Comma) && !is(closing)) {
    elements.push_back(parseStarNamedExpression());
    if (!elements.back())
      return false;
  }
  return true;
}

/// '(': a tuple, a generator expression, or an expression in brackets.
ast::Expression *Parser::parseGroup() {
  SourceRange open = token->getRange();
  next();
  if (accept(TokenKind::RParen))
    return make<ast::Tuple>(since(open.begin), ArrayRef<Expression *>(),
                            ast::ExprContext::Load);
  if (is(TokenKind::KwYield)) {
    Expression *value = parseYield();
    return value && expectClosing(TokenKind::RParen, open) ? value : nullptr;
  }
  Expression *first = parseStarNamedExpression();
  if (!first)
    return nullptr;
  bool isStarred = isa<ast::Starred>(first);
  if (isAtComprehension()) {
    if (isStarred)
      return fail(first->range, "a comprehension has no element with '*'");
    SmallVector<ast::Comprehension *> generators;
    if (!parseComprehensions(generators) ||
        !expectClosing(TokenKind::RParen, open, "'for', 'if' or "))
      return nullptr;
    return make<ast::GeneratorExp>(since(open.begin), first, list(generators));
  }
  if (!is(TokenKind::Comma)) {
    if (isStarred && is(TokenKind::RParen))
      return fail(first->range, "'*' stands only before elements of a list, "
                                "a tuple or a set and before arguments; write "
                                "',' before ')' for a tuple");
    return expectClosing(TokenKind::RParen, open, "',' or ") ? first : nullptr;
  }
  SmallVector<Expression *, 8> elements = {first};
  if (!parseElements(elements, TokenKind::RParen) ||
      !expectClosing(TokenKind::RParen, open, "',' or "))
    return nullptr;
  return make<ast::Tuple>(since(open.begin), list(elements),
                          ast::ExprContext::Load);
}

/// '[': a list or a list comprehension.
ast::Expression *Parser::parseSquare() {
  SourceRange open = token->getRange();
  next();
  SmallVector<Expression *, 8> elements;
  if (!is(TokenKind::RSquare)) {
    elements.push_back(parseStarNamedExpression());
    if (!elements.back())
      return nullptr;
    if (isAtComprehension()) {
      if (isa<ast::Starred>(elements.front()))
        return fail(elements.front()->range,
                    "a comprehension has no element with '*'");
      SmallVector<ast::Comprehension *> generators;
      if (!parseComprehensions(generators) ||
          !expectClosing(TokenKind::RSquare, open, "'for', 'if' or "))
        return nullptr;
      return make<ast::ListComp>(since(open.begin), elements.front(),
                                 list(generators));
    }
    if (!parseElements(elements, TokenKind::RSquare))
      return nullptr;
  }
  if (!expectClosing(TokenKind::RSquare, open, "',' or "))
    return nullptr;
  return make<ast::List>(since(open.begin), list(elements),
                         ast::ExprContext::Load);
}

/// '{': a dictionary, a set, or a comprehension of either.
ast::Expression *Parser::parseBrace() {
  SourceRange open = token->getRange();
  next();
  if (is(TokenKind::RBrace) || is(TokenKind::StarStar))
    return parseDict(open, nullptr);
  bool isNamed = is(TokenKind::Name) && peek() == TokenKind::ColonEqual;
  Expression *first = parseStarNamedExpression();
  if (!first)
    return nullptr;
  if (is(TokenKind::Colon)) {
    if (isNamed || isa<ast::Starred>(first))
      return fail(first->range, "this is no key of a dictionary");
    return parseDict(open, first);
  }
  if (isAtComprehension()) {
    if (isa<ast::Starred>(first))
      return fail(first->range, "a comprehension has no element with '*'");
    SmallVector<ast::Comprehension *> generators;
    if (!parseComprehensions(generators) ||
        !expectClosing(TokenKind::RBrace, open, "'for', 'if' or "))
      return nullptr;
    return make<ast::SetComp>(since(open.begin), first, list(generators));
  }
  SmallVector<Expression *, 8> elements = {first};
  if (!parseElements(elements, TokenKind::RBrace) ||
      !expectClosing(TokenKind::RBrace, open, "',' or "))
    return nullptr;
  return make<ast::Set>(since(open.begin), list(elements));
}

/// The rest of a dictionary or of its comprehension after '{' or, where it is
/// not null, after the first key.
ast::Expression *Parser::parseDict(SourceRange open, Expression *key) {
  SmallVector<Expression *, 8> keys, values;
  for (bool isFirst = true; key || !is(TokenKind::RBrace); isFirst = false) {
    Expression *value;
    if (!key && accept(TokenKind::StarStar)) {
      value = parseBitwiseOr();
    } else {
      if (!key && !(key = parseExpression()))
        return nullptr;
      if (!expect(TokenKind::Colon, "':' after the key of a dictionary"))
        return nullptr;
      value = parseExpression();
    }
    if (!value)
      return nullptr;
    if (isFirst && isAtComprehension()) {
      if (!key)
        return fail(value->range, "a comprehension has no element with '**'");
      SmallVector<ast::Comprehension *> generators;
      if (!parseComprehensions(generators) ||
          !expectClosing(TokenKind::RBrace, open, "'for', 'if' or "))
        return nullptr;
      return make<ast::DictComp>(since(open.begin), key, value,
                                 list(generators));
    }
    keys.push_back(std::exchange(key, nullptr));
    values.push_back(value);
    if (!accept(TokenKind::Comma))
      break;
  }
  if (!expectClosing(TokenKind::RBrace, open, "',' or "))
    return nullptr;
  return make<ast::Dict>(since(open.begin), list(keys), list(values));
}

//===- Subscripts ---------------------------------------------------------===//

/// slices: slice | (slice | '*' expression) (',' (slice | '*' expression))*
ast::Expression *Parser::parseSlices() {
  uint32_t begin = token->begin;
  bool isStarred = is(TokenKind::Star);
  Expression *first = parseSlice();
  if (!first || (!is(TokenKind::Comma) && !isStarred))
    return first;
  SmallVector<Expression *, 8> elements = {first};
  while (accept(TokenKind::Comma) && !is(TokenKind::RSquare)) {
    elements.push_back(parseSlice());
    if (!elements.back())
      return nullptr;
  }
  return make<ast::Tuple>(since(begin), list(elements), ast::ExprContext::Load);
}

/// slice: [expression] ':' [expression] [':' [expression]] | named_expression
/// | '*' expression
ast::Expression *Parser::parseSlice() {
  if (is(TokenKind::Star))
    return parseStarred(&Parser::parseExpression);
  uint32_t begin = token->begin;
  Expression *parts[3] = {};
  bool isNamed = is(TokenKind::Name) && peek() == TokenKind::ColonEqual;
  if (!is(TokenKind::Colon)) {
    parts[0] = parseNamedExpression();
    if (!parts[0] || isNamed || !is(TokenKind::Colon))
      return parts[0];
  }
  for (int i = 1; i < 3 && accept(TokenKind::Colon); ++i)
    if (!is(TokenKind::Colon) && !is(TokenKind::Comma) &&
        !is(TokenKind::RSquare) && !(parts[i] = parseExpression()))
      return nullptr;
  return make<ast::Slice>(since(begin), parts[0], parts[1], parts[2]);
}

} // namespace kiln::triton
