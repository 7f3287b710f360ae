//===- ParseStrings.cpp - strings that stand beside each other ------------===//

#include "frontend/triton/syntax/Literals.h"
#include "frontend/triton/syntax/Parser.h"

using namespace llvm;

namespace kiln::triton {

/// The pieces of an f-string: text that is being put together, and what stands
/// before it.
struct Parser::StringParts {
  SmallVector<Expression *> values;
  std::string text;
  /// Where the text stands, from its first piece to its last.
  SourceRange textRange;
  bool hasText = false;
  /// Whether the first piece of the text is u"...".
  bool hasU = false;

  /// Says that a piece of the text stands in `range`.
  void extend(SourceRange range, bool isU = false) {
    if (!hasText) {
      textRange = range;
      hasU = isU;
    }
    hasText = true;
    textRange.end = range.end;
  }
};

/// Appends what a range of the source means to the text.
bool Parser::appendText(StringParts &parts, SourceRange range,
                        const StringFrame &frame, bool hasDoubledBraces) {
  std::optional<LiteralError> wrong =
      readText(textOf(range), frame, hasDoubledBraces, parts.text);
  if (!wrong)
    return true;
  fail({uint32_t(range.begin + wrong->begin),
        uint32_t(range.begin + wrong->end)},
       wrong->message);
  return false;
}

/// Ends the text that is being put together: it becomes a Constant, unless it
/// is empty.
bool Parser::endText(StringParts &parts) {
  bool hasText = !parts.text.empty();
  if (hasText) {
    ast::ConstantValue value;
    value.type = ast::ConstantValue::Str;
    value.text = arena.copy(parts.text);
    parts.values.push_back(
        make<ast::Constant>(parts.textRange, value, parts.hasU ? "u" : ""));
  }
  parts.text.clear();
  parts.hasText = false;
  return !hasText || parts.values.back();
}

/// strings: (STRING | fstring)+
ast::Expression *Parser::parseStrings() {
  uint32_t begin = token->begin;
  StringParts parts;
  bool isFormatted = false;
  StringFrame first = readStringFrame(textOf(*token));
  while (is(TokenKind::String) || is(TokenKind::FStringStart)) {
    SourceRange range = token->getRange();
    StringFrame frame = readStringFrame(textOf(range));
    if (frame.isBytes != first.isBytes)
      return fail(range, "bytes and strings cannot stand beside each other");
    if (is(TokenKind::FStringStart)) {
      isFormatted = true;
      if (!parseFString(parts))
        return nullptr;
      continue;
    }
    next();
    parts.extend(range, frame.hasU);
    range.begin += frame.opening;
    range.end -= frame.closing;
    if (!appendText(parts, range, frame, /*hasDoubledBraces=*/false))
      return nullptr;
  }
  if (isFormatted) {
    if (!endText(parts))
      return nullptr;
    return make<ast::JoinedStr>(since(begin), list(parts.values));
  }
  ast::ConstantValue value;
  value.type =
      first.isBytes ? ast::ConstantValue::Bytes : ast::ConstantValue::Str;
  value.text = arena.copy(parts.text);
  return make<ast::Constant>(since(begin), value, first.hasU ? "u" : "");
}

/// fstring: FSTRING_START (FSTRING_MIDDLE | field)* FSTRING_END
bool Parser::parseFString(StringParts &parts) {
  StringFrame frame = readStringFrame(textOf(*token));
  next();
  while (!accept(TokenKind::FStringEnd)) {
    if (is(TokenKind::LBrace)) {
      if (!parseField(parts, frame))
        return false;
      continue;
    }
    SourceRange range = token->getRange();
    if (!expect(TokenKind::FStringMiddle, "the text of an f-string"))
      return false;
    parts.extend(range);
    if (!appendText(parts, range, frame, /*hasDoubledBraces=*/true))
      return false;
  }
  return true;
}

/// The source from one token up to another, without comments and with all ends
/// of lines as \n: what `{expression=}` prints.
std::string Parser::textOfTokens(const Token *first, const Token *last) const {
  std::string text;
  uint32_t at = first[-1].end;
  for (const Token *each = first;; ++each) {
    StringRef gap = textOf(SourceRange{at, each->begin});
    while (!gap.empty()) {
      appendWithLines(gap.take_until([](char c) { return c == '#'; }), text);
      gap = gap.drop_until([](char c) { return c == '#'; });
      gap = gap.drop_until([](char c) { return c == '\n' || c == '\r'; });
    }
    if (each == last)
      return text;
    appendWithLines(textOf(*each), text);
    at = each->end;
  }
}

/// field: '{' (yield_expr | star_expressions) ['='] ['!' NAME] [':' spec] '}'
bool Parser::parseField(StringParts &parts, const StringFrame &frame) {
  SourceRange open = token->getRange();
  next();
  const Token *first = token;
  if (!mayBeginExpression(kind()) && !is(TokenKind::KwYield) &&
      !is(TokenKind::Error)) {
    failExpected("an expression in the field of an f-string");
    note(open, "a brace of the text is written '{{'");
    return false;
  }
  Expression *value = parseYieldOrStarExpressions();
  if (!value)
    return false;
  bool isDebug = accept(TokenKind::Equal);
  if (isDebug) {
    parts.extend({open.end, token->begin});
    parts.text += textOfTokens(first, token);
  }
  int conversion = -1;
  if (is(TokenKind::Exclaim)) {
    uint32_t nameBegin = token->end;
    next();
    StringRef name = textOf(*token);
    if (token->begin != nameBegin ||
        !(name == "s" || name == "r" || name == "a")) {
      fail(token->getRange(), "expected 's', 'r' or 'a' right after '!' in an "
                              "f-string");
      return false;
    }
    conversion = name.front();
    next();
  }
  Expression *spec = nullptr;
  if (is(TokenKind::Colon)) {
    spec = parseFormatSpec(frame);
    if (!spec)
      return false;
  }
  if (!expectClosing(TokenKind::RBrace, open,
                     spec             ? ""
                     : conversion > 0 ? "':' or "
                     : isDebug        ? "'!', ':' or "
                                      : "'=', '!', ':' or "))
    return false;
  if (isDebug && !spec && conversion < 0)
    conversion = 'r';
  if (!endText(parts))
    return false;
  parts.values.push_back(
      make<ast::FormattedValue>(since(open.begin), value, conversion, spec));
  return parts.values.back() != nullptr;
}

/// spec: ':' (FSTRING_MIDDLE | field)*
ast::Expression *Parser::parseFormatSpec(const StringFrame &frame) {
  uint32_t begin = token->begin;
  next();
  StringParts parts;
  while (!is(TokenKind::RBrace)) {
    if (is(TokenKind::LBrace)) {
      if (!parseField(parts, frame))
        return nullptr;
      continue;
    }
    SourceRange range = token->getRange();
    if (!expect(TokenKind::FStringMiddle, "the text of an f-string"))
      return nullptr;
    parts.extend(range);
    if (!appendText(parts, range, frame, /*hasDoubledBraces=*/false))
      return nullptr;
  }
  if (!endText(parts))
    return nullptr;
  return make<ast::JoinedStr>(since(begin), list(parts.values));
}

} // namespace kiln::triton
