//===- ParsePatterns.cpp - match and its patterns -------------------------===//

#include "frontend/triton/syntax/Parser.h"

using namespace llvm;

namespace kiln::triton {

/// "match" subject ':' NEWLINE INDENT case+ DEDENT
ast::Statement *Parser::parseMatch() {
  SourceRange head = token->getRange();
  next();
  Expression *subject = parseList(&Parser::parseStarNamedExpression);
  if (!subject)
    return nullptr;
  if (isa<ast::Starred>(subject))
    return fail(subject->range,
                "what 'match' looks at cannot have a '*'; write "
                "',' after it for a tuple");
  if (!expect(TokenKind::Colon, "':' after what 'match' looks at") ||
      !expect(TokenKind::Newline, "the end of the line after 'match'"))
    return nullptr;
  if (!accept(TokenKind::Indent)) {
    failExpected("an indented block of 'case' after 'match'");
    note(head, "the block of this 'match' is missing");
    return nullptr;
  }
  SmallVector<ast::MatchCase *, 8> cases;
  while (!accept(TokenKind::Dedent)) {
    cases.push_back(parseCase());
    if (!cases.back())
      return nullptr;
  }
  return make<ast::Match>(since(head.begin), subject, list(cases));
}

/// "case" patterns ['if' named_expression] ':' block
ast::MatchCase *Parser::parseCase() {
  SourceRange head = token->getRange();
  if (!isName("case"))
    return failExpected("'case'");
  next();
  Pattern *pattern = parsePatterns();
  Expression *guard = nullptr;
  if (!pattern ||
      (accept(TokenKind::KwIf) && !(guard = parseNamedExpression())))
    return nullptr;
  SmallVector<Statement *, 16> body;
  if (!parseBlock(body, head, "the pattern of 'case'"))
    return nullptr;
  return make<ast::MatchCase>(since(head.begin), pattern, guard, list(body));
}

/// The patterns of a sequence after the first one, up to what `isEnd` says.
template <typename IsEnd>
bool Parser::parsePatternsRest(ListOf<Pattern> &patterns, const IsEnd &isEnd) {
  while (accept(TokenKind::Comma) && !isEnd()) {
    patterns.push_back(parseMaybeStarPattern());
    if (!patterns.back())
      return false;
  }
  return true;
}

/// patterns: pattern | maybe_star (',' maybe_star)* [',']
ast::Pattern *Parser::parsePatterns() {
  uint32_t begin = token->begin;
  Pattern *first = parseMaybeStarPattern();
  if (!first)
    return nullptr;
  if (!is(TokenKind::Comma)) {
    if (isa<ast::MatchStar>(first))
      return fail(first->range, "a pattern with '*' stands only in a sequence; "
                                "write ',' after it for one");
    return first;
  }
  SmallVector<Pattern *, 8> patterns = {first};
  if (!parsePatternsRest(patterns, [&] {
        return is(TokenKind::Colon) || is(TokenKind::KwIf);
      }))
    return nullptr;
  return make<ast::MatchSequence>(since(begin), list(patterns));
}

/// pattern: or_pattern ['as' NAME]
ast::Pattern *Parser::parsePattern() {
  Depth here(*this);
  if (!here.isGood)
    return nullptr;
  uint32_t begin = token->begin;
  Pattern *pattern = parseOrPattern();
  if (!pattern || !accept(TokenKind::KwAs))
    return pattern;
  ast::Identifier name = expectCapture("a name after 'as'");
  if (name.empty())
    return nullptr;
  return make<ast::MatchAs>(since(begin), pattern, name);
}

/// or_pattern: closed_pattern ('|' closed_pattern)*
ast::Pattern *Parser::parseOrPattern() {
  uint32_t begin = token->begin;
  Pattern *first = parseClosedPattern();
  if (!first || !is(TokenKind::Pipe))
    return first;
  SmallVector<Pattern *> patterns = {first};
  while (accept(TokenKind::Pipe)) {
    patterns.push_back(parseClosedPattern());
    if (!patterns.back())
      return nullptr;
  }
  return make<ast::MatchOr>(since(begin), list(patterns));
}

/// A name that a pattern gives to what it matches.
ast::Identifier Parser::expectCapture(const Twine &what) {
  if (isName("_")) {
    fail(token->getRange(), "expected " + what + ", found '_', which is none");
    return {};
  }
  if (is(TokenKind::Name) &&
      (peek() == TokenKind::Dot || peek() == TokenKind::LParen)) {
    fail(token->getRange(), "expected " + what + " without more after it");
    return {};
  }
  return expectName(what);
}

/// maybe_star: '*' NAME | pattern
ast::Pattern *Parser::parseMaybeStarPattern() {
  uint32_t begin = token->begin;
  if (!accept(TokenKind::Star))
    return parsePattern();
  ast::Identifier name;
  if (isName("_"))
    next();
  else if ((name = expectCapture("a name after '*'")).empty())
    return nullptr;
  return make<ast::MatchStar>(since(begin), name);
}

ast::Pattern *Parser::parseClosedPattern() {
  switch (kind()) {
  case TokenKind::Name:
    return parseNamePattern();
  case TokenKind::LParen:
  case TokenKind::LSquare:
    return parseSequencePattern();
  case TokenKind::LBrace:
    return parseMappingPattern();
  case TokenKind::KwNone:
  case TokenKind::KwTrue:
  case TokenKind::KwFalse: {
    SourceRange range = token->getRange();
    auto *constant = cast_or_null<ast::Constant>(parseLiteralKey());
    if (!constant)
      return nullptr;
    return make<ast::MatchSingleton>(range, constant->value);
  }
  default: {
    uint32_t begin = token->begin;
    Expression *value = parseLiteralKey();
    if (!value)
      return nullptr;
    return make<ast::MatchValue>(since(begin), value);
  }
  }
}

/// A name alone, which captures; with dots, which is a value; or a class.
ast::Pattern *Parser::parseNamePattern() {
  SourceRange range = token->getRange();
  bool isWildcard = isName("_");
  ast::Identifier name = expectName("a name");
  if (isWildcard)
    return make<ast::MatchAs>(range, nullptr, "");
  if (!is(TokenKind::Dot) && !is(TokenKind::LParen))
    return make<ast::MatchAs>(range, nullptr, name);
  Expression *value = make<ast::Name>(range, name, ast::ExprContext::Load);
  if (value)
    value = parseDotted(range.begin, value);
  if (!value)
    return nullptr;
  if (is(TokenKind::LParen))
    return parseClassPattern(range.begin, value);
  return make<ast::MatchValue>(since(range.begin), value);
}

/// ('.' NAME)* after a name
ast::Expression *Parser::parseDotted(uint32_t begin, Expression *value) {
  while (value && accept(TokenKind::Dot)) {
    ast::Identifier name = expectName("the name of an attribute after '.'");
    if (name.empty())
      return nullptr;
    value =
        make<ast::Attribute>(since(begin), value, name, ast::ExprContext::Load);
  }
  return value;
}

//===- Literals -----------------------------------------------------------===//

/// A number, a string, or None, True or False.
ast::Expression *Parser::parseLiteralKey() {
  switch (kind()) {
  case TokenKind::String:
  case TokenKind::FStringStart:
    return parseStrings();
  case TokenKind::KwNone:
  case TokenKind::KwTrue:
  case TokenKind::KwFalse:
    return parseAtom();
  case TokenKind::Number:
  case TokenKind::Minus:
    break;
  default:
    return failExpected("a pattern");
  }
  uint32_t begin = token->begin;
  Expression *real = parseSignedNumber();
  if (!real || !(is(TokenKind::Plus) || is(TokenKind::Minus)))
    return real;
  auto isComplex = [](Expression *e) {
    if (auto *unary = dyn_cast<ast::UnaryOp>(e))
      e = unary->operand;
    return cast<ast::Constant>(e)->value.type == ast::ConstantValue::Complex;
  };
  ast::Operator op =
      is(TokenKind::Plus) ? ast::Operator::Add : ast::Operator::Sub;
  if (isComplex(real))
    return fail(real->range, "expected a real number before the sign");
  next();
  if (!is(TokenKind::Number))
    return failExpected("an imaginary number after the sign");
  Expression *imaginary = parseNumber();
  if (!imaginary)
    return nullptr;
  if (!isComplex(imaginary))
    return fail(imaginary->range, "expected an imaginary number after the "
                                  "sign");
  return make<ast::BinOp>(since(begin), real, op, imaginary);
}

/// ['-'] NUMBER
ast::Expression *Parser::parseSignedNumber() {
  uint32_t begin = token->begin;
  bool isNegative = accept(TokenKind::Minus);
  if (!is(TokenKind::Number))
    return failExpected("a number after '-'");
  Expression *number = parseNumber();
  if (!number || !isNegative)
    return number;
  return make<ast::UnaryOp>(since(begin), ast::UnaryOperator::USub, number);
}

//===- Brackets -----------------------------------------------------------===//

/// '[' patterns ']', '(' patterns ')', or a pattern in brackets
ast::Pattern *Parser::parseSequencePattern() {
  SourceRange open = token->getRange();
  bool isSquare = is(TokenKind::LSquare);
  TokenKind closing = isSquare ? TokenKind::RSquare : TokenKind::RParen;
  next();
  SmallVector<Pattern *, 8> patterns;
  bool isGroup = false;
  if (!is(closing)) {
    patterns.push_back(parseMaybeStarPattern());
    if (!patterns.back())
      return nullptr;
    isGroup = !isSquare && !is(TokenKind::Comma);
    if (isGroup && isa<ast::MatchStar>(patterns.front()) && is(closing))
      return fail(patterns.front()->range,
                  "a pattern with '*' stands only in a sequence; write ',' "
                  "after it for one");
    if (!parsePatternsRest(patterns, [&] { return is(closing); }))
      return nullptr;
  }
  if (!expectClosing(closing, open, "',' or "))
    return nullptr;
  if (isGroup)
    return patterns.front();
  return make<ast::MatchSequence>(since(open.begin), list(patterns));
}

/// '{' (key ':' pattern (',' key ':' pattern)* [',']) ['**' NAME [',']] '}'
ast::Pattern *Parser::parseMappingPattern() {
  SourceRange open = token->getRange();
  next();
  SmallVector<Expression *> keys;
  SmallVector<Pattern *> patterns;
  ast::Identifier rest;
  while (!is(TokenKind::RBrace)) {
    if (!rest.empty())
      return fail(token->getRange(), "what has '**' has to be the last of a "
                                     "pattern");
    if (accept(TokenKind::StarStar)) {
      rest = expectCapture("a name after '**'");
      if (rest.empty())
        return nullptr;
    } else {
      Expression *key;
      SourceRange range = token->getRange();
      if (is(TokenKind::Name)) {
        key = make<ast::Name>(range, expectName("a name"),
                              ast::ExprContext::Load);
        if (!is(TokenKind::Dot))
          return failExpected("'.' after a name that is a key");
        key = parseDotted(range.begin, key);
      } else {
        key = parseLiteralKey();
      }
      if (!key || !expect(TokenKind::Colon, "':' after a key"))
        return nullptr;
      keys.push_back(key);
      patterns.push_back(parsePattern());
      if (!patterns.back())
        return nullptr;
    }
    if (!accept(TokenKind::Comma))
      break;
  }
  if (!expectClosing(TokenKind::RBrace, open, "',' or "))
    return nullptr;
  return make<ast::MatchMapping>(since(open.begin), list(keys), list(patterns),
                                 rest);
}

/// '(' patterns, then NAME '=' pattern ... ')' after the name of a class
ast::Pattern *Parser::parseClassPattern(uint32_t begin, Expression *cls) {
  SourceRange open = token->getRange();
  next();
  SmallVector<Pattern *> patterns, namedPatterns;
  SmallVector<ast::Identifier> names;
  while (!is(TokenKind::RParen)) {
    SourceRange range = token->getRange();
    if (is(TokenKind::Name) && peek() == TokenKind::Equal) {
      names.push_back(expectName("a name"));
      next();
      namedPatterns.push_back(parsePattern());
      if (!namedPatterns.back())
        return nullptr;
    } else {
      if (!names.empty())
        return fail(range, "a pattern without a name after one with a name");
      patterns.push_back(parsePattern());
      if (!patterns.back())
        return nullptr;
    }
    if (!accept(TokenKind::Comma))
      break;
  }
  if (!expectClosing(TokenKind::RParen, open, "',' or "))
    return nullptr;
  return make<ast::MatchClass>(since(begin), cls, list(patterns), list(names),
                               list(namedPatterns));
}

} // namespace kiln::triton
