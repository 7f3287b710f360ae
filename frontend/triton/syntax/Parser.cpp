//===- Parser.cpp - tokens and errors of the parser -----------------------===//

#include "frontend/triton/syntax/Parser.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace kiln::triton {

ast::Module *parseModule(const SourceFile &file, ast::Arena &arena,
                         Diagnostics &diagnostics) {
  LexedFile lexed = lex(file);
  Parser parser(file, lexed, arena);
  ast::Module *module = parser.parseModule();
  if (!module)
    diagnostics.add(parser.getError());
  return module;
}

Parser::Parser(const SourceFile &file, const LexedFile &lexed,
               ast::Arena &arena)
    : file(file), lexed(lexed), arena(arena), token(lexed.tokens.data()) {}

ast::Module *Parser::parseModule() {
  SmallVector<Statement *, 32> body;
  while (!is(TokenKind::End))
    if (!parseStatement(body))
      return nullptr;
  SourceRange whole{0, uint32_t(file.getText().size())};
  return make<ast::Module>(whole, list(body));
}

//===- Tokens -------------------------------------------------------------===//

TokenKind Parser::peek(unsigned ahead) const {
  const Token &last = lexed.tokens.back();
  return token + ahead > &last ? last.kind : token[ahead].kind;
}

bool Parser::isName(StringRef name) const {
  return is(TokenKind::Name) && textOf(*token) == name;
}

void Parser::next() {
  if (!is(TokenKind::Newline) && !is(TokenKind::Indent) &&
      !is(TokenKind::Dedent))
    lastEnd = token->end;
  // The last token, End or Error, is never taken.
  if (token != &lexed.tokens.back())
    ++token;
}

bool Parser::accept(TokenKind wanted) {
  if (!is(wanted))
    return false;
  next();
  return true;
}

bool Parser::expect(TokenKind wanted, const Twine &what) {
  if (accept(wanted))
    return true;
  failExpected(what);
  return false;
}

bool Parser::expectClosing(TokenKind wanted, SourceRange open,
                           const Twine &others) {
  if (accept(wanted))
    return true;
  failExpected(others + describe(wanted));
  if (mayNote && error->notes.empty())
    note(open, "to close this '" + textOf(open) + "'");
  return false;
}

ast::Identifier Parser::expectName(const Twine &what) {
  if (!is(TokenKind::Name)) {
    failExpected(what);
    return {};
  }
  ast::Identifier name = arena.intern(textOf(*token));
  next();
  return name;
}

StringRef Parser::textOf(SourceRange range) const {
  return file.getText().slice(range.begin, range.end);
}

bool mayBeginExpression(TokenKind kind) {
  switch (kind) {
  case TokenKind::Name:
  case TokenKind::Number:
  case TokenKind::String:
  case TokenKind::FStringStart:
  case TokenKind::LParen:
  case TokenKind::LSquare:
  case TokenKind::LBrace:
  case TokenKind::Plus:
  case TokenKind::Minus:
  case TokenKind::Tilde:
  case TokenKind::Star:
  case TokenKind::Ellipsis:
  case TokenKind::KwNot:
  case TokenKind::KwLambda:
  case TokenKind::KwAwait:
  case TokenKind::KwNone:
  case TokenKind::KwTrue:
  case TokenKind::KwFalse:
    return true;
  default:
    return false;
  }
}

//===- Errors -------------------------------------------------------------===//

std::nullptr_t Parser::fail(SourceRange range, const Twine &message) {
  mayNote = false;
  if (error)
    return nullptr;
  if (is(TokenKind::Error) && range.begin >= token->begin) {
    error = lexed.error;
    return nullptr;
  }
  error = {Severity::Error, {&file, range}, message.str(), {}};
  mayNote = true;
  return nullptr;
}

void Parser::note(SourceRange range, const Twine &message) {
  if (mayNote)
    error->note({&file, range}, message);
}

bool Parser::failTooDeep(SourceRange range) {
  fail(range, "the code is nested too deeply; at most " + Twine(kMaxTreeDepth) +
                  " levels are read");
  return false;
}

std::string Parser::describeFound() const {
  switch (kind()) {
  case TokenKind::Name:
  case TokenKind::Number:
    return ("'" + textOf(*token) + "'").str();
  default:
    return ((isKeyword(kind()) ? "the keyword " : "") + describe(kind())).str();
  }
}

/// What other languages, or Python 2, write where the current token stands.
std::string Parser::explainSlip() const {
  bool isFirst = token == lexed.tokens.data();
  TokenKind before = isFirst ? TokenKind::Newline : token[-1].kind;
  bool touches = !isFirst && token[-1].end == token->begin;
  switch (kind()) {
  case TokenKind::Equal:
    if (isKeyword(before))
      return ("; " + describe(before) + " is a keyword and no name").str();
    return "; '=' assigns, '==' compares";
  case TokenKind::Exclaim:
    return "; Python writes 'not' for '!'";
  case TokenKind::Ampersand:
    if (before == kind() && touches)
      return "; Python writes 'and' for '&&'";
    break;
  case TokenKind::Pipe:
    if (before == kind() && touches)
      return "; Python writes 'or' for '||'";
    break;
  case TokenKind::Newline:
    if (token - lexed.tokens.data() >= 2 && token[-2].kind == before &&
        token[-2].end == token[-1].begin) {
      if (before == TokenKind::Plus)
        return "; Python writes '+= 1' for '++'";
      if (before == TokenKind::Minus)
        return "; Python writes '-= 1' for '--'";
    }
    break;
  case TokenKind::KwIf:
    if (before == TokenKind::KwElse)
      return "; Python writes 'elif' for 'else if'";
    break;
  default:
    break;
  }
  return {};
}

std::nullptr_t Parser::failExpected(const Twine &what) {
  fail(token->getRange(),
       "expected " + what + ", found " + describeFound() + explainSlip());
  // A bracket that is open up to the end of the file explains an error on a
  // line far below it.
  if (mayNote && !lexed.error) {
    auto open = find_if(reverse(lexed.unclosed),
                        [&](uint32_t offset) { return offset < token->begin; });
    if (open != lexed.unclosed.rend())
      note({*open, *open + 1},
           "this '" + textOf({*open, *open + 1}) + "' is never closed");
  }
  return nullptr;
}

} // namespace kiln::triton
