//===- ParseFunctions.cpp - calls, parameters, functions and classes ------===//

#include "frontend/triton/syntax/Parser.h"

using namespace llvm;

namespace kiln::triton {

//===- Calls --------------------------------------------------------------===//

/// '(' arguments ')'
bool Parser::parseCallArguments(CallArguments &arguments,
                                bool mayHaveGenerator) {
  SourceRange open = token->getRange();
  next();
  while (!is(TokenKind::RParen)) {
    if (!parseCallArgument(arguments, open, mayHaveGenerator))
      return false;
    if (!accept(TokenKind::Comma))
      break;
  }
  return expectClosing(TokenKind::RParen, open, "',' or ");
}

/// One argument; or all of them, where it is a generator expression without
/// brackets of its own.
bool Parser::parseCallArgument(CallArguments &arguments, SourceRange open,
                               bool mayHaveGenerator) {
  uint32_t begin = token->begin;
  bool isAfterKeyword = !arguments.keywords.empty();
  bool isAfterDouble = any_of(arguments.keywords,
                              [](ast::Keyword *k) { return k->arg.empty(); });
  auto addKeyword = [&](ast::Identifier name) {
    Expression *value = parseExpression();
    if (!value)
      return false;
    arguments.keywords.push_back(make<ast::Keyword>(since(begin), name, value));
    return arguments.keywords.back() != nullptr;
  };
  if (accept(TokenKind::StarStar))
    return addKeyword({});
  if (is(TokenKind::Name) && peek() == TokenKind::Equal) {
    ast::Identifier name = expectName("a name");
    next();
    return addKeyword(name);
  }
  if (is(TokenKind::Star)) {
    if (isAfterDouble) {
      fail(token->getRange(), "an argument with '*' after one with '**'");
      return false;
    }
    arguments.args.push_back(parseStarred(&Parser::parseExpression));
    return arguments.args.back() != nullptr;
  }

  Expression *value = parseNamedExpression();
  if (!value)
    return false;
  if (isAtComprehension()) {
    SmallVector<ast::Comprehension *> generators;
    if (!parseComprehensions(generators))
      return false;
    bool isAlone = is(TokenKind::RParen) && arguments.args.empty() &&
                   arguments.keywords.empty();
    // The brackets of the call are those of the generator expression, too.
    SourceRange range = since(begin);
    if (isAlone)
      range = {open.begin, token->end};
    if ((!isAlone || !mayHaveGenerator) &&
        (is(TokenKind::RParen) || is(TokenKind::Comma))) {
      fail(range, "a generator expression that is not the only argument of a "
                  "call has to be in brackets");
      return false;
    }
    value = make<ast::GeneratorExp>(range, value, list(generators));
  } else if (is(TokenKind::Equal)) {
    fail(token->getRange(), "expected ',' or ')', found '='; what stands "
                            "before it is no name of a parameter, and a "
                            "comparison is '=='");
    return false;
  }
  if (value && isAfterKeyword &&
      (is(TokenKind::RParen) || is(TokenKind::Comma))) {
    fail(value->range, isAfterDouble
                           ? "an argument without a name after one with '**'"
                           : "an argument without a name after one with a "
                             "name");
    return false;
  }
  arguments.args.push_back(value);
  return value != nullptr;
}

//===- Parameters ---------------------------------------------------------===//

/// What has been read of the parameters of a function.
struct Parser::ParameterLists {
  SmallVector<ast::Arg *> posonlyargs, args, kwonlyargs;
  SmallVector<Expression *> defaults, kw_defaults;
  ast::Arg *vararg = nullptr, *kwarg = nullptr;
  bool hasSlash = false, hasStar = false;
};

/// NAME [':' annotation]; before a colon that closes the parameters of lambda,
/// NAME alone.
ast::Arg *Parser::parseArg(TokenKind closing, bool mayBeStarred) {
  uint32_t begin = token->begin;
  ast::Identifier name = expectName("the name of a parameter");
  if (name.empty())
    return nullptr;
  Expression *annotation = nullptr;
  if (closing != TokenKind::Colon && accept(TokenKind::Colon)) {
    annotation = mayBeStarred ? parseStarExpression() : parseExpression();
    if (!annotation)
      return nullptr;
  }
  return make<ast::Arg>(since(begin), name, annotation);
}

/// One parameter, or a '/' or '*' among them.
bool Parser::parseParameter(ParameterLists &lists, TokenKind closing) {
  SourceRange range = token->getRange();
  auto failAt = [&](const Twine &message) {
    fail(range, message);
    return false;
  };
  if (lists.kwarg)
    return failAt("the parameter with '**' has to be the last");
  if (accept(TokenKind::Slash)) {
    if (lists.hasSlash || lists.hasStar)
      return failAt(lists.hasSlash ? "'/' stands twice among the parameters"
                                   : "'/' has to stand before '*'");
    if (lists.args.empty())
      return failAt("expected a parameter before '/'");
    lists.hasSlash = true;
    lists.posonlyargs = std::move(lists.args);
    lists.args.clear();
    return true;
  }
  if (accept(TokenKind::StarStar)) {
    lists.kwarg = parseArg(closing, /*mayBeStarred=*/false);
    if (lists.kwarg && is(TokenKind::Equal))
      return failAt("the parameter with '**' has no default");
    return lists.kwarg != nullptr;
  }
  if (accept(TokenKind::Star)) {
    if (lists.hasStar)
      return failAt("'*' stands twice among the parameters");
    lists.hasStar = true;
    if (is(TokenKind::Comma)) {
      if (peek() == TokenKind::Name)
        return true;
      return failAt("expected a parameter after '*'");
    }
    lists.vararg = parseArg(closing, /*mayBeStarred=*/true);
    if (lists.vararg && is(TokenKind::Equal))
      return failAt("the parameter with '*' has no default");
    return lists.vararg != nullptr;
  }
  if (is(TokenKind::LParen))
    return failAt("parameters cannot be unpacked since Python 3; expected a "
                  "name");

  ast::Arg *arg = parseArg(closing, /*mayBeStarred=*/false);
  if (!arg)
    return false;
  Expression *value = nullptr;
  if (accept(TokenKind::Equal) && !(value = parseExpression()))
    return false;
  if (lists.hasStar) {
    lists.kwonlyargs.push_back(arg);
    lists.kw_defaults.push_back(value);
    return true;
  }
  if (value)
    lists.defaults.push_back(value);
  else if (!lists.defaults.empty())
    return failAt("the parameter '" + arg->arg +
                  "' without a default stands after one with a default");
  lists.args.push_back(arg);
  return true;
}

/// Parameters up to what closes them, which is not taken.
ast::Arguments *Parser::parseParameters(TokenKind closing) {
  uint32_t begin = token->begin;
  uint32_t before = lastEnd;
  ParameterLists lists;
  while (!is(closing)) {
    if (!parseParameter(lists, closing))
      return nullptr;
    if (!is(closing) &&
        !expect(TokenKind::Comma,
                "',' or " + describe(closing) + " after a parameter"))
      return nullptr;
  }
  SourceRange range{begin, begin};
  if (lastEnd != before)
    range = since(begin);
  return make<ast::Arguments>(range, list(lists.posonlyargs), list(lists.args),
                              lists.vararg, list(lists.kwonlyargs),
                              list(lists.kw_defaults), lists.kwarg,
                              list(lists.defaults));
}

/// lambda: 'lambda' parameters ':' expression
ast::Expression *Parser::parseLambda() {
  uint32_t begin = token->begin;
  next();
  ast::Arguments *args = parseParameters(TokenKind::Colon);
  if (!args || !expect(TokenKind::Colon, "':' after the parameters"))
    return nullptr;
  Expression *body = parseExpression();
  if (!body)
    return nullptr;
  return make<ast::Lambda>(since(begin), args, body);
}

/// type_params: '[' type_param (',' type_param)* [','] ']', or nothing
bool Parser::parseTypeParams(SmallVectorImpl<ast::TypeParam *> &params) {
  SourceRange open = token->getRange();
  if (!accept(TokenKind::LSquare))
    return true;
  do {
    params.push_back(parseTypeParam());
    if (!params.back())
      return false;
  } while (accept(TokenKind::Comma) && !is(TokenKind::RSquare));
  return expectClosing(TokenKind::RSquare, open, "',' or ");
}

/// type_param: NAME [':' bound] ['=' default] | '*' NAME ['=' default]
/// | '**' NAME ['=' default]
ast::TypeParam *Parser::parseTypeParam() {
  uint32_t begin = token->begin;
  bool isTuple = accept(TokenKind::Star);
  bool isSpec = !isTuple && accept(TokenKind::StarStar);
  ast::Identifier name = expectName("the name of a type parameter");
  if (name.empty())
    return nullptr;
  Expression *bound = nullptr, *value = nullptr;
  if (is(TokenKind::Colon) && (isTuple || isSpec))
    return fail(token->getRange(), "only a type parameter without '*' or '**' "
                                   "has a bound");
  if (accept(TokenKind::Colon) && !(bound = parseExpression()))
    return nullptr;
  if (accept(TokenKind::Equal)) {
    value = isTuple ? parseStarExpression() : parseExpression();
    if (!value)
      return nullptr;
  }
  SourceRange range = since(begin);
  if (isTuple)
    return make<ast::TypeVarTuple>(range, name, value);
  if (isSpec)
    return make<ast::ParamSpec>(range, name, value);
  return make<ast::TypeVar>(range, name, bound, value);
}

//===- Definitions --------------------------------------------------------===//

/// ['async'] 'def' NAME [type_params] '(' parameters ')' ['->' expression]
/// ':' block
ast::Statement *Parser::parseFunction(ArrayRef<Expression *> decorators) {
  SourceRange head = token->getRange();
  bool isAsync = accept(TokenKind::KwAsync);
  next();
  SourceRange nameRange = token->getRange();
  ast::Identifier name = expectName("the name of the function after 'def'");
  SmallVector<ast::TypeParam *> typeParams;
  if (name.empty() || !parseTypeParams(typeParams))
    return nullptr;
  SourceRange open = token->getRange();
  if (!expect(TokenKind::LParen, "'(' after the name of the function"))
    return nullptr;
  ast::Arguments *args = parseParameters(TokenKind::RParen);
  if (!args || !expectClosing(TokenKind::RParen, open))
    return nullptr;
  Expression *returns = nullptr;
  if (accept(TokenKind::Arrow) && !(returns = parseExpression()))
    return nullptr;
  SmallVector<Statement *, 16> body;
  if (!parseBlock(body, head, "the head of the function '" + name + "'"))
    return nullptr;
  ast::FunctionFields fields{name,       args,
                             list(body), arena.copy(decorators),
                             returns,    list(typeParams),
                             nameRange};
  if (isAsync)
    return make<ast::AsyncFunctionDef>(since(head.begin), fields);
  return make<ast::FunctionDef>(since(head.begin), fields);
}

/// 'class' NAME [type_params] ['(' arguments ')'] ':' block
ast::Statement *Parser::parseClass(ArrayRef<Expression *> decorators) {
  SourceRange head = token->getRange();
  next();
  SourceRange nameRange = token->getRange();
  ast::Identifier name = expectName("the name of the class after 'class'");
  SmallVector<ast::TypeParam *> typeParams;
  if (name.empty() || !parseTypeParams(typeParams))
    return nullptr;
  CallArguments bases;
  if (is(TokenKind::LParen) &&
      !parseCallArguments(bases, /*mayHaveGenerator=*/false))
    return nullptr;
  SmallVector<Statement *, 16> body;
  if (!parseBlock(body, head, "the head of the class '" + name + "'"))
    return nullptr;
  return make<ast::ClassDef>(
      since(head.begin), name, list(bases.args), list(bases.keywords),
      list(body), arena.copy(decorators), list(typeParams), nameRange);
}

/// ('@' named_expression NEWLINE)+ (function | class)
ast::Statement *Parser::parseDecorated() {
  SmallVector<Expression *> decorators;
  while (accept(TokenKind::At)) {
    decorators.push_back(parseNamedExpression());
    if (!decorators.back() ||
        !expect(TokenKind::Newline, "the end of the line after a decorator"))
      return nullptr;
  }
  if (is(TokenKind::KwClass))
    return parseClass(decorators);
  if (is(TokenKind::KwDef) ||
      (is(TokenKind::KwAsync) && peek() == TokenKind::KwDef))
    return parseFunction(decorators);
  return failExpected("'def', 'async def' or 'class' after decorators");
}

} // namespace kiln::triton
