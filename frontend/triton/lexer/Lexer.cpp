//===- Lexer.cpp - lines, names and operators of Python -------------------===//
//
// https://docs.python.org/3/reference/lexical_analysis.html is the
// specification; where it is silent, what Python's tokenizer accepts.
//
//===----------------------------------------------------------------------===//

#include "frontend/triton/lexer/Lexer.h"
#include "frontend/triton/lexer/Characters.h"
#include "frontend/triton/lexer/Encoding.h"
#include "frontend/triton/lexer/LexerState.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <utility>

using namespace llvm;

namespace kiln::triton {

StringRef describe(TokenKind kind) {
  static constexpr StringLiteral what[] = {
#define KILN_TOKEN(KIND, WHAT) WHAT,
#include "frontend/triton/lexer/Tokens.def"
  };
  return what[unsigned(kind)];
}

LexedFile lex(const SourceFile &file) { return Lexer(file).run(); }

Lexer::Lexer(const SourceFile &theFile)
    : file(theFile), begin(file.getText().begin()), end(file.getText().end()),
      cur(begin) {}

Diagnostic &Lexer::fail(const char *first, const char *last,
                        const Twine &message) {
  isDone = true;
  out.tokens.push_back({TokenKind::Error, offsetOf(first), offsetOf(last)});
  SourceRange range = out.tokens.back().getRange();
  out.error = {Severity::Error, {&file, range}, message.str(), {}};
  return *out.error;
}

LexedFile Lexer::run() {
  if (std::optional<Diagnostic> wrong = checkEncoding(file)) {
    out.tokens.push_back({TokenKind::Error, 0, 0});
    out.error = std::move(wrong);
    return std::move(out);
  }
  cur += file.getLineBegin(1); // after a byte order mark
  // A token takes three to six bytes in the files at hand.
  out.tokens.reserve((end - begin) / 4 + 2);
  blocks.push_back({0, 0});
  while (!isDone) {
    if (isInFStringText())
      lexFStringText();
    else if (isAtLineBegin)
      lexLineBegin();
    else
      lexToken();
  }
  for (const Bracket &bracket : brackets)
    out.unclosed.push_back(bracket.offset);
  return std::move(out);
}

//===- Lines --------------------------------------------------------------===//

/// Skips a backslash and the end of the line after it.
bool Lexer::skipContinuation() {
  const char *backslash = cur++;
  if (!isAtLineEnd() && cur != end) {
    fail(backslash, cur, "expected the end of the line after a backslash");
    return false;
  }
  if (cur != end)
    skipLineEnd();
  if (cur == end)
    fail(backslash, backslash + 1,
         "expected a line after a backslash, found the end of the file");
  return !isDone;
}

/// Skips lines without tokens, and opens or closes blocks as the next line is
/// indented.
void Lexer::lexLineBegin() {
  for (;;) {
    Indentation found{0, 0};
    // Of a line that a backslash continues while it is indented, what counts is
    // the indentation of its first part.
    unsigned continued = 0;
    for (;; ++cur) {
      if (*cur == ' ') {
        ++found.column;
        ++found.alternative;
      } else if (*cur == '\t') {
        found.column = (found.column / 8 + 1) * 8;
        ++found.alternative;
      } else if (*cur == '\f') {
        found = {0, 0};
      } else if (*cur == '\\') {
        continued = continued ? continued : found.column;
        if (!skipContinuation())
          return;
        --cur;
      } else {
        break;
      }
    }
    if (*cur == '#')
      while (!isAtLineEnd() && cur != end)
        ++cur;
    if (cur == end)
      return lexEnd();
    if (isAtLineEnd()) {
      skipLineEnd();
      continue;
    }
    isAtLineBegin = false;
    if (continued)
      found = {continued, continued};
    return changeBlock(found);
  }
}

void Lexer::changeBlock(Indentation next) {
  const char *line = cur;
  while (line != begin && line[-1] != '\n' && line[-1] != '\r')
    --line;
  auto failMixed = [&] {
    fail(line, cur,
         "tabs and spaces are mixed in the indentation, so that the block "
         "depends on how wide a tab is; indent it with spaces alone");
  };
  Indentation block = blocks.back();
  if (next.column > block.column) {
    if (next.alternative <= block.alternative)
      return failMixed();
    if (blocks.size() == kMaxBlocks) {
      fail(line, cur, "blocks are nested too deeply; at most 99 may be");
      return;
    }
    blocks.push_back(next);
    return add(TokenKind::Indent, cur);
  }
  while (next.column < blocks.back().column) {
    blocks.pop_back();
    add(TokenKind::Dedent, cur);
  }
  if (next.column != blocks.back().column)
    fail(line, cur,
         "the indentation is that of no block around it; expected " +
             Twine(blocks.back().column) + " columns or those of a block");
  else if (next.alternative != blocks.back().alternative)
    failMixed();
}

void Lexer::lexEnd() {
  isDone = true;
  // In a bracket that is open nothing ends but the file.
  if (brackets.empty()) {
    if (!isAtLineBegin)
      add(TokenKind::Newline, cur);
    for (size_t i = 1; i < blocks.size(); ++i)
      add(TokenKind::Dedent, cur);
  }
  add(TokenKind::End, cur);
}

//===- Tokens -------------------------------------------------------------===//

void Lexer::lexToken() {
  while (*cur == ' ' || *cur == '\t' || *cur == '\f')
    ++cur;
  if (cur == end)
    return lexEnd();
  if (isAlpha(*cur) || *cur == '_' || (*cur & 0x80))
    return lexName();
  if (isDigit(*cur) || (*cur == '.' && isDigit(cur[1])))
    return lexNumber();
  switch (*cur) {
  case '\'':
  case '"':
    lexStringAfterPrefix(cur);
    return;
  case '#':
    while (!isAtLineEnd() && cur != end)
      ++cur;
    return;
  case '\\':
    skipContinuation();
    return;
  case '\n':
  case '\r':
    if (brackets.empty()) {
      const char *first = cur;
      skipLineEnd();
      add(TokenKind::Newline, first);
      isAtLineBegin = true;
    } else {
      skipLineEnd();
    }
    return;
  default:
    return lexOperator();
  }
}

static TokenKind classifyName(StringRef name) {
  if (name.size() < 2 || name.size() > 8)
    return TokenKind::Name;
  return StringSwitch<TokenKind>(name)
#define KILN_KEYWORD(KIND, SPELLING) .Case(SPELLING, TokenKind::KIND)
#include "frontend/triton/lexer/Tokens.def"
      .Default(TokenKind::Name);
}

void Lexer::lexName() {
  const char *first = cur;
  bool isAscii = true;
  for (; isAlnum(*cur) || *cur == '_' || (*cur & 0x80); ++cur)
    isAscii &= !(*cur & 0x80);
  if ((*cur == '\'' || *cur == '"') && lexStringAfterPrefix(first))
    return;
  if (!isAscii) {
    unsigned size;
    for (const char *at = first; at != cur; at += size) {
      StringRef text(at, end - at);
      uint32_t character = decodeCharacter(text, size);
      if (at == first ? mayBeginName(character) : mayFollowInName(character))
        continue;
      fail(at, at + size,
           describeCharacter(text) + " may not stand outside of strings and "
                                     "comments");
      return;
    }
  }
  add(classifyName(StringRef(first, cur - first)), first);
}

void Lexer::openBracket() {
  if (brackets.size() == kMaxBrackets) {
    fail(cur, cur + 1,
         "brackets are nested too deeply; at most " + Twine(kMaxBrackets) +
             " may be open");
    return;
  }
  brackets.push_back({*cur, Bracket::Plain, offsetOf(cur)});
}

void Lexer::closeBracket() {
  if (brackets.empty()) {
    fail(cur, cur + 1, "this '" + Twine(*cur) + "' closes no bracket");
    return;
  }
  Bracket open = brackets.back();
  char matching = open.open == '(' ? ')' : open.open == '[' ? ']' : '}';
  if (*cur != matching) {
    Diagnostic &error =
        fail(cur, cur + 1,
             "expected '" + Twine(matching) + "', found '" + Twine(*cur) + "'");
    error.note({&file, {open.offset, open.offset + 1}},
               "to close this '" + Twine(open.open) + "'");
    return;
  }
  brackets.pop_back();
}

/// Takes the longest operator or bracket that stands here.
std::optional<TokenKind> Lexer::takeOperator() {
  auto next = [&](char c) {
    bool isNext = *cur == c;
    cur += isNext;
    return isNext;
  };
  auto orEqual = [&](TokenKind with, TokenKind without) {
    return next('=') ? with : without;
  };
  using enum TokenKind;
  switch (*cur++) {
  case '(':
    return LParen;
  case ')':
    return RParen;
  case '[':
    return LSquare;
  case ']':
    return RSquare;
  case '{':
    return LBrace;
  case '}':
    return RBrace;
  case ',':
    return Comma;
  case ';':
    return Semicolon;
  case '~':
    return Tilde;
  case '.':
    if (!rest().starts_with(".."))
      return Dot;
    cur += 2;
    return Ellipsis;
  case ':':
    return orEqual(ColonEqual, Colon);
  case '=':
    return orEqual(EqualEqual, Equal);
  case '!':
    return orEqual(NotEqual, Exclaim);
  case '+':
    return orEqual(PlusEqual, Plus);
  case '-':
    return next('>') ? Arrow : orEqual(MinusEqual, Minus);
  case '*':
    return next('*') ? orEqual(StarStarEqual, StarStar)
                     : orEqual(StarEqual, Star);
  case '/':
    return next('/') ? orEqual(SlashSlashEqual, SlashSlash)
                     : orEqual(SlashEqual, Slash);
  case '<':
    return next('<') ? orEqual(LessLessEqual, LessLess)
                     : orEqual(LessEqual, Less);
  case '>':
    return next('>') ? orEqual(GreaterGreaterEqual, GreaterGreater)
                     : orEqual(GreaterEqual, Greater);
  case '%':
    return orEqual(PercentEqual, Percent);
  case '@':
    return orEqual(AtEqual, At);
  case '|':
    return orEqual(PipeEqual, Pipe);
  case '^':
    return orEqual(CaretEqual, Caret);
  case '&':
    return orEqual(AmpersandEqual, Ampersand);
  default:
    return std::nullopt;
  }
}

void Lexer::lexOperator() {
  const char *first = cur;
  // In a field of an f-string, outside of other brackets, a colon begins the
  // format specification, and != is the only operator with !.
  bool isInField = !brackets.empty() && brackets.back().role == Bracket::Field;
  if (isInField && *cur == ':') {
    brackets.back().role = Bracket::FormatSpec;
    ++cur;
    return add(TokenKind::Colon, first);
  }
  if (rest().starts_with("<>")) {
    fail(cur, cur + 2, "'<>' is no operator since Python 3; write '!='");
    return;
  }
  std::optional<TokenKind> kind = takeOperator();
  if (!kind) {
    cur = first;
    fail(cur, cur + 1,
         "no token of Python begins with " + describeCharacter(rest()));
    return;
  }
  // Brackets look at the character that they are.
  const char *last = std::exchange(cur, first);
  switch (*kind) {
  case TokenKind::LParen:
  case TokenKind::LSquare:
  case TokenKind::LBrace:
    openBracket();
    break;
  case TokenKind::RParen:
  case TokenKind::RSquare:
  case TokenKind::RBrace:
    closeBracket();
    break;
  default:
    break;
  }
  if (isDone)
    return;
  cur = last;
  add(*kind, first);
}

} // namespace kiln::triton
