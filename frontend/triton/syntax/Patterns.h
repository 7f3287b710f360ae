//===- Patterns.h - the patterns of `match` ---------------------*- C++ -*-===//
#ifndef KILN_FRONTEND_TRITON_SYNTAX_PATTERNS_H
#define KILN_FRONTEND_TRITON_SYNTAX_PATTERNS_H

#include "frontend/triton/syntax/Expressions.h"

namespace kiln::triton::ast {

struct MatchValue : NodeOf<NodeKind::MatchValue, Pattern> {
  Expression *value;

  void fields(auto &&field) const { field("value", value); }
};

/// `None`, `True` or `False`.
struct MatchSingleton : NodeOf<NodeKind::MatchSingleton, Pattern> {
  ConstantValue value;

  void fields(auto &&field) const { field("value", value); }
};

struct MatchSequence : NodeOf<NodeKind::MatchSequence, Pattern> {
  llvm::ArrayRef<Pattern *> patterns;

  void fields(auto &&field) const { field("patterns", patterns); }
};

struct MatchMapping : NodeOf<NodeKind::MatchMapping, Pattern> {
  llvm::ArrayRef<Expression *> keys;
  llvm::ArrayRef<Pattern *> patterns;
  /// The name after `**`, or empty.
  Identifier rest;

  void fields(auto &&field) const {
    field("keys", keys);
    field("patterns", patterns);
    field("rest", rest);
  }
};

struct MatchClass : NodeOf<NodeKind::MatchClass, Pattern> {
  Expression *cls;
  llvm::ArrayRef<Pattern *> patterns;
  llvm::ArrayRef<Identifier> kwd_attrs;
  llvm::ArrayRef<Pattern *> kwd_patterns;

  void fields(auto &&field) const {
    field("cls", cls);
    field("patterns", patterns);
    field("kwd_attrs", kwd_attrs);
    field("kwd_patterns", kwd_patterns);
  }
};

struct MatchStar : NodeOf<NodeKind::MatchStar, Pattern> {
  /// Empty for `*_`.
  Identifier name;

  void fields(auto &&field) const { field("name", name); }
};

/// `pattern as name`, `name`, or `_` with neither.
struct MatchAs : NodeOf<NodeKind::MatchAs, Pattern> {
  Pattern *pattern;
  Identifier name;

  void fields(auto &&field) const {
    field("pattern", pattern);
    field("name", name);
  }
};

struct MatchOr : NodeOf<NodeKind::MatchOr, Pattern> {
  llvm::ArrayRef<Pattern *> patterns;

  void fields(auto &&field) const { field("patterns", patterns); }
};

struct MatchCase : NodeOf<NodeKind::MatchCase, Node> {
  Pattern *pattern;
  /// Null where there is none.
  Expression *guard;
  llvm::ArrayRef<Statement *> body;

  void fields(auto &&field) const {
    field("pattern", pattern);
    field("guard", guard);
    field("body", body);
  }
};

} // namespace kiln::triton::ast

#endif // KILN_FRONTEND_TRITON_SYNTAX_PATTERNS_H
