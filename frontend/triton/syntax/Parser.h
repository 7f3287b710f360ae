//===- Parser.h - the parser's state ----------------------------*- C++ -*-===//
//
// For the files of the parser alone. It descends recursively over
// https://docs.python.org/3/reference/grammar.html, one function a rule, and
// builds chains of operators, attributes and `elif` in loops. A function
// returns null after an error, which is kept in `error`; the first one counts.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_FRONTEND_TRITON_SYNTAX_PARSER_H
#define KILN_FRONTEND_TRITON_SYNTAX_PARSER_H

#include "frontend/triton/lexer/Lexer.h"
#include "frontend/triton/syntax/Parse.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace kiln::triton {

struct StringFrame;

class Parser {
public:
  Parser(const SourceFile &file, const LexedFile &lexed, ast::Arena &arena);

  /// The whole file, or null with getError().
  ast::Module *parseModule();
  const Diagnostic &getError() const { return *error; }

private:
  using Expression = ast::Expression;
  using Statement = ast::Statement;
  using Pattern = ast::Pattern;
  template <typename T> using ListOf = llvm::SmallVectorImpl<T *>;

  //===- Tokens and errors: Parser.cpp ------------------------------------===//

  TokenKind kind() const { return token->kind; }
  bool is(TokenKind wanted) const { return token->kind == wanted; }
  /// The kind of the token `ahead` of the current one.
  TokenKind peek(unsigned ahead = 1) const;
  bool isName(llvm::StringRef name) const;
  void next();
  bool accept(TokenKind wanted);
  /// Takes a token of this kind, or fails with `what`, "':' after the class".
  bool expect(TokenKind wanted, const llvm::Twine &what);
  /// Takes the bracket that closes the one at `open`.
  bool expectClosing(TokenKind wanted, SourceRange open,
                     const llvm::Twine &others = "");
  /// Takes a name, which is empty after an error.
  ast::Identifier expectName(const llvm::Twine &what);
  llvm::StringRef textOf(SourceRange range) const;
  llvm::StringRef textOf(const Token &of) const {
    return textOf(of.getRange());
  }
  /// The range from `begin` to the last token taken.
  SourceRange since(uint32_t begin) const {
    return {begin, std::max(begin, lastEnd)};
  }

  std::nullptr_t fail(SourceRange range, const llvm::Twine &message);
  /// "expected WHAT, found TOKEN" at the current token.
  std::nullptr_t failExpected(const llvm::Twine &what);
  /// Adds a note to the error, where that is the one that just failed.
  void note(SourceRange range, const llvm::Twine &message);
  std::string describeFound() const;
  std::string explainSlip() const;

  /// A new node, or null with an error where the tree gets too deep.
  template <typename T, typename... Fields>
  T *make(SourceRange range, Fields &&...fields);
  template <typename T>
  llvm::ArrayRef<T> list(const llvm::SmallVectorImpl<T> &items) {
    return arena.copy(llvm::ArrayRef(items));
  }
  bool failTooDeep(SourceRange range);

  /// Counts how deep the parser has called itself while it lives.
  struct Depth {
    Parser &parser;
    bool isGood;
    explicit Depth(Parser &parser)
        : parser(parser), isGood(++parser.depth <= kMaxTreeDepth ||
                                 parser.failTooDeep(parser.token->getRange())) {
    }
    ~Depth() { --parser.depth; }
  };

  //===- Expressions: ParseExpressions.cpp --------------------------------===//

  Expression *parseExpression();
  Expression *parseNamedExpression();
  Expression *parseDisjunction();
  Expression *parseConjunction();
  Expression *parseInversion();
  Expression *parseComparison();
  std::optional<ast::CmpOperator> takeComparison();
  Expression *parseBinary(unsigned minimum);
  Expression *parseBitwiseOr() { return parseBinary(0); }
  Expression *parseUnary();
  Expression *parsePower();
  Expression *parseStarred(Expression *(Parser::*operand)());
  Expression *parseStarExpression();
  Expression *parseStarNamedExpression();
  Expression *parseList(Expression *(Parser::*element)());
  Expression *parseStarExpressions();
  Expression *parseYield();
  Expression *parseYieldOrStarExpressions();

  //===- Atoms: ParseAtoms.cpp --------------------------------------------===//

  Expression *parsePrimary();
  Expression *parseAtom();
  Expression *parseConstant(ast::ConstantValue::Type type);
  Expression *parseNumber();
  Expression *parseGroup();
  Expression *parseSquare();
  Expression *parseBrace();
  Expression *parseDict(SourceRange open, Expression *key);
  Expression *parseSlices();
  Expression *parseSlice();
  bool parseElements(ListOf<Expression> &elements, TokenKind closing);
  bool parseComprehensions(ListOf<ast::Comprehension> &generators);
  bool isAtComprehension() const;

  //===- Calls and functions: ParseFunctions.cpp --------------------------===//

  struct CallArguments {
    llvm::SmallVector<Expression *, 8> args;
    llvm::SmallVector<ast::Keyword *, 8> keywords;
  };
  bool parseCallArguments(CallArguments &arguments, bool mayHaveGenerator);
  bool parseCallArgument(CallArguments &arguments, SourceRange open,
                         bool mayHaveGenerator);
  struct ParameterLists;
  ast::Arguments *parseParameters(TokenKind closing);
  bool parseParameter(ParameterLists &lists, TokenKind closing);
  ast::Arg *parseArg(TokenKind closing, bool mayBeStarred);
  Expression *parseLambda();
  bool parseTypeParams(llvm::SmallVectorImpl<ast::TypeParam *> &params);
  ast::TypeParam *parseTypeParam();
  Statement *parseFunction(llvm::ArrayRef<Expression *> decorators);
  Statement *parseClass(llvm::ArrayRef<Expression *> decorators);
  Statement *parseDecorated();

  //===- Strings: ParseStrings.cpp ----------------------------------------===//

  struct StringParts;
  Expression *parseStrings();
  bool parseFString(StringParts &parts);
  bool parseField(StringParts &parts, const StringFrame &frame);
  Expression *parseFormatSpec(const StringFrame &frame);
  bool appendText(StringParts &parts, SourceRange range,
                  const StringFrame &frame, bool hasDoubledBraces);
  bool endText(StringParts &parts);
  std::string textOfTokens(const Token *first, const Token *last) const;

  //===- Targets: ParseTargets.cpp ----------------------------------------===//

  bool makeTarget(Expression *target, ast::ExprContext context);
  bool checkSingleTarget(Expression *target, llvm::StringRef what);
  Expression *parseTargets();
  Expression *parseStarTarget();

  //===- Simple statements: ParseStatements.cpp ---------------------------===//

  bool parseSimpleStatements(ListOf<Statement> &body);
  Statement *parseSimpleStatement();
  Statement *parseExpressionStatement();
  Statement *parseAssignment(uint32_t begin, Expression *first);
  Statement *parseAnnotation(uint32_t begin, Expression *target);
  Statement *parseTypeAlias();
  Statement *parseReturn();
  Statement *parseRaise();
  Statement *parseDelete();
  Statement *parseAssert();
  Statement *parseImport();
  Statement *parseImportFrom();
  ast::Alias *parseAlias(bool mayHaveDots);
  ast::Identifier parseDottedName();
  bool parseNames(llvm::SmallVectorImpl<ast::Identifier> &names);
  Statement *parseScope();

  //===- Compound statements: ParseCompound.cpp ---------------------------===//

  bool parseStatement(ListOf<Statement> &body);
  Statement *parseCompoundStatement();
  bool isAtMatch() const;
  /// Takes `:` and the block after it, of the statement that begins at `head`.
  bool parseBlock(ListOf<Statement> &body, SourceRange head,
                  const llvm::Twine &what);
  bool parseElse(ListOf<Statement> &body);
  Statement *parseIf();
  Statement *parseWhile();
  Statement *parseFor(uint32_t begin, bool isAsync);
  Statement *parseWith(uint32_t begin, bool isAsync);
  bool parseWithItems(ListOf<ast::WithItem> &items);
  bool parseWithItemsInBrackets(ListOf<ast::WithItem> &items);
  ast::WithItem *parseWithItem();
  Statement *parseTry();
  ast::ExceptHandler *parseHandler(bool &isStar);
  Statement *parseAsync();

  //===- match: ParsePatterns.cpp -----------------------------------------===//

  Statement *parseMatch();
  ast::MatchCase *parseCase();
  Pattern *parsePatterns();
  template <typename IsEnd>
  bool parsePatternsRest(ListOf<Pattern> &patterns, const IsEnd &isEnd);
  Pattern *parsePattern();
  Pattern *parseOrPattern();
  Pattern *parseClosedPattern();
  Pattern *parseMaybeStarPattern();
  Pattern *parseNamePattern();
  Expression *parseDotted(uint32_t begin, Expression *value);
  Expression *parseLiteralKey();
  Expression *parseSignedNumber();
  Pattern *parseSequencePattern();
  Pattern *parseMappingPattern();
  Pattern *parseClassPattern(uint32_t begin, Expression *cls);
  ast::Identifier expectCapture(const llvm::Twine &what);

  const SourceFile &file;
  const LexedFile &lexed;
  ast::Arena &arena;
  const Token *token;
  /// Where the last token ends that was taken, Newline, Indent and Dedent
  /// apart.
  uint32_t lastEnd = 0;
  unsigned depth = 0;
  std::optional<Diagnostic> error;
  /// Whether the last failure is what `error` says.
  bool mayNote = false;
};

/// Whether an expression may begin with a token.
bool mayBeginExpression(TokenKind kind);

//===- Implementation -----------------------------------------------------===//

template <typename T, typename... Fields>
T *Parser::make(SourceRange range, Fields &&...fields) {
  T *node = arena.create<T>(range, std::forward<Fields>(fields)...);
  unsigned height = 0;
  ast::forEachChildOf(*node, [&](const ast::Node &child) {
    height = std::max<unsigned>(height, child.height);
  });
  node->height = height + 1;
  if (height >= kMaxTreeDepth) {
    failTooDeep(range);
    return nullptr;
  }
  return node;
}

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_SYNTAX_PARSER_H
