#include "frontend/triton/lexer/Lexer.h"
#include "test/unit/frontend/triton/Python.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace kiln::triton;
using kiln::triton::test::makeFile;

/// The tokens of a text: what they are called with their spelling, and the
/// error.
static std::string tokensOf(StringRef text) {
  SourceFile file = makeFile(text);
  LexedFile lexed = lex(file);
  std::string line;
  for (const Token &token : lexed.tokens) {
    line += line.empty() ? "" : " ";
    StringRef spelling = file.getText().slice(token.begin, token.end);
    switch (token.kind) {
    case TokenKind::End:
      line += "END";
      break;
    case TokenKind::Error:
      line += "ERROR";
      break;
    case TokenKind::Newline:
      line += "NL";
      break;
    case TokenKind::Indent:
      line += ">";
      break;
    case TokenKind::Dedent:
      line += "<";
      break;
    case TokenKind::FStringStart:
    case TokenKind::FStringMiddle:
    case TokenKind::FStringEnd:
      line += ("`" + spelling + "`").str();
      break;
    default:
      line += spelling;
    }
  }
  return lexed.error ? line + ": " + lexed.error->message : line;
}

TEST(Lexer, FindsTheLongestOperator) {
  EXPECT_EQ(tokensOf("a**=b**c*d"), "a **= b ** c * d NL END");
  EXPECT_EQ(tokensOf("a//=b//c/d"), "a //= b // c / d NL END");
  EXPECT_EQ(tokensOf("a<<=b<<c<=d<e"), "a <<= b << c <= d < e NL END");
  EXPECT_EQ(tokensOf("a>>=b>>c>=d>e"), "a >>= b >> c >= d > e NL END");
  EXPECT_EQ(tokensOf("a->b-=c-d"), "a -> b -= c - d NL END");
  EXPECT_EQ(tokensOf("a:=b:c!=d==e=f"), "a := b : c != d == e = f NL END");
  EXPECT_EQ(tokensOf("a...b..c.d"), "a ... b . . c . d NL END");
  EXPECT_EQ(tokensOf("a@=b@c|=d|e^=f^g&=h&i%=j%k+=l+m~n"),
            "a @= b @ c |= d | e ^= f ^ g &= h & i %= j % k += l + m ~ n NL "
            "END");
}

TEST(Lexer, KnowsBlocks) {
  EXPECT_EQ(tokensOf("a\n  b\n  c\n    d\ne\n"),
            "a NL > b NL c NL > d NL < < e NL END");
  EXPECT_EQ(tokensOf("a\n  b"), "a NL > b NL < END");
  EXPECT_EQ(tokensOf("a\n\tb\n        # c\n\n\tc\n"), "a NL > b NL c NL < END");
  EXPECT_EQ(tokensOf("a\n  \f  b\n  c\n"), "a NL > b NL c NL < END");
  EXPECT_EQ(tokensOf("# a\n\n   \n\f\n"), "END");
  EXPECT_EQ(tokensOf(""), "END");
}

TEST(Lexer, RefusesBlocksThatDependOnTabs) {
  StringRef mixed = "ERROR: tabs and spaces are mixed in the indentation, so "
                    "that the block depends on how wide a tab is; indent it "
                    "with spaces alone";
  EXPECT_EQ(tokensOf("a\n\tb\n        c\n"), "a NL > b NL " + mixed.str());
  EXPECT_EQ(tokensOf("a\n        b\n\tc\n"), "a NL > b NL " + mixed.str());
  EXPECT_EQ(tokensOf("a\n    b\n\tc\n"), "a NL > b NL " + mixed.str());
  EXPECT_EQ(tokensOf("a\n\tb\n\t c\n"), "a NL > b NL > c NL < < END");
  EXPECT_EQ(tokensOf("a\n    b\n  c\n"),
            "a NL > b NL < ERROR: the indentation is that of no block around "
            "it; expected 0 columns or those of a block");
}

TEST(Lexer, JoinsLines) {
  EXPECT_EQ(tokensOf("a \\\n  b\n"), "a b NL END");
  EXPECT_EQ(tokensOf("a \\\r\n  b\r\n"), "a b NL END");
  EXPECT_EQ(tokensOf("(a # b\n  c\n\n  )\n"), "( a c ) NL END");
  EXPECT_EQ(tokensOf("if a:\n    b\n  \\\n  c\n"),
            "if a : NL > b NL < ERROR: the indentation is that of no block "
            "around it; expected 0 columns or those of a block");
  EXPECT_EQ(tokensOf("a \\ b"),
            "a ERROR: expected the end of the line after a backslash");
  EXPECT_EQ(tokensOf("a \\"), "a ERROR: expected a line after a backslash, "
                              "found the end of the file");
  EXPECT_EQ(tokensOf("a \\\n"), "a ERROR: expected a line after a backslash, "
                                "found the end of the file");
}

TEST(Lexer, SplitsFStrings) {
  EXPECT_EQ(tokensOf("f'a{b!r:>{c}}d'"),
            "`f'` `a` { b ! r : `>` { c } } `d` `'` NL END");
  EXPECT_EQ(tokensOf("f'{{a}}'"), "`f'` `{{a}}` `'` NL END");
  EXPECT_EQ(tokensOf("f'{a['b']}'"), "`f'` { a [ 'b' ] } `'` NL END");
  EXPECT_EQ(tokensOf("f'{f\"{a}\"}'"), "`f'` { `f\"` { a } `\"` } `'` NL END");
  EXPECT_EQ(tokensOf("f'\\N{DASH}{a}\\{b}'"),
            "`f'` `\\N{DASH}` { a } `\\` { b } `'` NL END");
  EXPECT_EQ(tokensOf("rf'\\N{a}'"), "`rf'` `\\N` { a } `'` NL END");
  EXPECT_EQ(tokensOf("f'{a:=1}{b!=c}{lambda: 1}'"),
            "`f'` { a : `=1` } { b != c } { lambda : ` 1` } `'` NL END");
  EXPECT_EQ(tokensOf("f'''{a:\n'}\n'''"),
            "`f'''` { a : `\n'` } `\n` `'''` NL END");
}

TEST(Lexer, SaysWhereBracketsAreOpen) {
  SourceFile file = makeFile("f(a, [b,\n c");
  LexedFile lexed = lex(file);
  EXPECT_EQ(lexed.unclosed, (std::vector<uint32_t>{1, 5}));
  EXPECT_EQ(lexed.tokens.back().kind, TokenKind::End);
  file = makeFile("f(a)");
  EXPECT_TRUE(lex(file).unclosed.empty());
}

TEST(Lexer, SaysWhatIsNoToken) {
  struct {
    const char *text, *tokens;
  } cases[] = {
      {"a $", "a ERROR: no token of Python begins with '$'"},
      {"a <> b", "a ERROR: '<>' is no operator since Python 3; write '!='"},
      {"a = “b”", "a = ERROR: '“' (U+201C) may not stand outside of strings "
                  "and comments"},
      {"a\u00a0b", "ERROR: U+00A0 may not stand outside of strings and "
                   "comments"},
      {"x\u00b7 \u00b7", "x\u00b7 ERROR: '\u00b7' (U+00B7) may not stand "
                         "outside of strings and comments"},
      {"0x", "ERROR: expected a digit of a hexadecimal number"},
      {"0o8", "ERROR: '8' is no digit of an octal number"},
      {"0b12", "ERROR: '2' is no digit of a binary number"},
      {"0b_", "ERROR: expected a digit of a binary number"},
      {"1__0", "ERROR: expected a digit after '_' in a number"},
      {"1_", "ERROR: expected a digit after '_' in a number"},
      {"1e+", "ERROR: expected a digit in the exponent of a number"},
      {"1._0", "ERROR: expected the end of a decimal number, found '_'"},
      {"1jx", "ERROR: expected the end of an imaginary number, found 'x'"},
      {"1é", "ERROR: expected the end of a decimal number, found 'é' "
             "(U+00E9)"},
      {"010", "ERROR: a decimal number may not begin with 0; octal numbers "
              "begin with 0o"},
      {"'a", "ERROR: the string is not closed at the end of the line"},
      {"'a\\", "ERROR: the string is not closed at the end of the line"},
      {"'''a'\n", "ERROR: the string of several lines that begins here is "
                  "never closed"},
      {"f'a{b}", "`f'` `a` { b } ERROR: the f-string is not closed at the end "
                 "of the line"},
      {"f'}'", "`f'` ERROR: this '}' of the f-string closes no field; write "
               "'}}' for a brace"},
      {"f'{a:'", "`f'` { a : ERROR: expected '}' before the end of the "
                 "f-string"},
      {"f'{a:{b:{c:{d}}}}'", "`f'` { a : { b : { c : ERROR: format "
                             "specifications are nested too deeply; at most 2 "
                             "may be"},
      {"(]", "( ERROR: expected ')', found ']'"},
      {")", "ERROR: this ')' closes no bracket"},
  };
  for (auto &[text, tokens] : cases)
    EXPECT_EQ(tokensOf(text), tokens) << text;
}
