//===- Statements.h - Python's statements -----------------------*- C++ -*-===//
//
// https://docs.python.org/3/library/ast.html says what each class and field
// means; comments are only where this tree adds to that.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_FRONTEND_TRITON_SYNTAX_STATEMENTS_H
#define KILN_FRONTEND_TRITON_SYNTAX_STATEMENTS_H

#include "frontend/triton/syntax/Expressions.h"

namespace kiln::triton::ast {

struct MatchCase;

struct Return : NodeOf<NodeKind::Return, Statement> {
  /// Null for `return` alone.
  Expression *value;

  void fields(auto &&field) const { field("value", value); }
};

struct Delete : NodeOf<NodeKind::Delete, Statement> {
  llvm::ArrayRef<Expression *> targets;

  void fields(auto &&field) const { field("targets", targets); }
};

/// `targets[0] = targets[1] = value`.
struct Assign : NodeOf<NodeKind::Assign, Statement> {
  llvm::ArrayRef<Expression *> targets;
  Expression *value;

  void fields(auto &&field) const {
    field("targets", targets);
    field("value", value);
  }
};

/// `type name[type_params] = value`.
struct TypeAlias : NodeOf<NodeKind::TypeAlias, Statement> {
  Expression *name;
  llvm::ArrayRef<TypeParam *> type_params;
  Expression *value;

  void fields(auto &&field) const {
    field("name", name);
    field("type_params", type_params);
    field("value", value);
  }
};

struct AugAssign : NodeOf<NodeKind::AugAssign, Statement> {
  Expression *target;
  Operator op;
  Expression *value;

  void fields(auto &&field) const {
    field("target", target);
    field("op", op);
    field("value", value);
  }
};

struct AnnAssign : NodeOf<NodeKind::AnnAssign, Statement> {
  Expression *target;
  Expression *annotation;
  /// Null where there is none.
  Expression *value;
  /// 1 where the target is a name without brackets around it, else 0.
  int simple;

  void fields(auto &&field) const {
    field("target", target);
    field("annotation", annotation);
    field("value", value);
    field("simple", simple);
  }
};

/// What `for` and `async for` share.
struct ForFields {
  Expression *target;
  Expression *iter;
  llvm::ArrayRef<Statement *> body;
  llvm::ArrayRef<Statement *> orelse;

  void fields(auto &&field) const {
    field("target", target);
    field("iter", iter);
    field("body", body);
    field("orelse", orelse);
  }
};

struct For : NodeOf<NodeKind::For, Statement>, ForFields {};

struct AsyncFor : NodeOf<NodeKind::AsyncFor, Statement>, ForFields {};

struct While : NodeOf<NodeKind::While, Statement> {
  Expression *test;
  llvm::ArrayRef<Statement *> body;
  llvm::ArrayRef<Statement *> orelse;

  void fields(auto &&field) const {
    field("test", test);
    field("body", body);
    field("orelse", orelse);
  }
};

/// `elif` is an If alone in `orelse`, which begins at `elif`.
struct If : NodeOf<NodeKind::If, Statement> {
  Expression *test;
  llvm::ArrayRef<Statement *> body;
  llvm::ArrayRef<Statement *> orelse;

  void fields(auto &&field) const {
    field("test", test);
    field("body", body);
    field("orelse", orelse);
  }
};

/// `context_expr as optional_vars` of `with`.
struct WithItem : NodeOf<NodeKind::WithItem, Node> {
  Expression *context_expr;
  /// Null where there is none.
  Expression *optional_vars;

  void fields(auto &&field) const {
    field("context_expr", context_expr);
    field("optional_vars", optional_vars);
  }
};

/// What `with` and `async with` share.
struct WithFields {
  llvm::ArrayRef<WithItem *> items;
  llvm::ArrayRef<Statement *> body;

  void fields(auto &&field) const {
    field("items", items);
    field("body", body);
  }
};

struct With : NodeOf<NodeKind::With, Statement>, WithFields {};

struct AsyncWith : NodeOf<NodeKind::AsyncWith, Statement>, WithFields {};

struct Match : NodeOf<NodeKind::Match, Statement> {
  Expression *subject;
  llvm::ArrayRef<MatchCase *> cases;

  void fields(auto &&field) const {
    field("subject", subject);
    field("cases", cases);
  }
};

struct Raise : NodeOf<NodeKind::Raise, Statement> {
  /// Null for `raise` alone.
  Expression *exc;
  /// What stands after `from`, or null.
  Expression *cause;

  void fields(auto &&field) const {
    field("exc", exc);
    field("cause", cause);
  }
};

struct ExceptHandler : NodeOf<NodeKind::ExceptHandler, Node> {
  /// Null for `except:`.
  Expression *type;
  Identifier name;
  llvm::ArrayRef<Statement *> body;

  void fields(auto &&field) const {
    field("type", type);
    field("name", name);
    field("body", body);
  }
};

/// What `try` with `except` and with `except*` share.
struct TryFields {
  llvm::ArrayRef<Statement *> body;
  llvm::ArrayRef<ExceptHandler *> handlers;
  llvm::ArrayRef<Statement *> orelse;
  llvm::ArrayRef<Statement *> finalbody;

  void fields(auto &&field) const {
    field("body", body);
    field("handlers", handlers);
    field("orelse", orelse);
    field("finalbody", finalbody);
  }
};

struct Try : NodeOf<NodeKind::Try, Statement>, TryFields {};

struct TryStar : NodeOf<NodeKind::TryStar, Statement>, TryFields {};

struct Assert : NodeOf<NodeKind::Assert, Statement> {
  Expression *test;
  /// Null where there is none.
  Expression *msg;

  void fields(auto &&field) const {
    field("test", test);
    field("msg", msg);
  }
};

/// `name as asname` of an import; the name may have dots or be `*`.
struct Alias : NodeOf<NodeKind::Alias, Node> {
  Identifier name;
  Identifier asname;

  void fields(auto &&field) const {
    field("name", name);
    field("asname", asname);
  }
};

struct Import : NodeOf<NodeKind::Import, Statement> {
  llvm::ArrayRef<Alias *> names;

  void fields(auto &&field) const { field("names", names); }
};

struct ImportFrom : NodeOf<NodeKind::ImportFrom, Statement> {
  /// Empty for `from . import name`.
  Identifier module;
  llvm::ArrayRef<Alias *> names;
  /// The number of dots before the module.
  int level;

  void fields(auto &&field) const {
    field("module", module);
    field("names", names);
    field("level", level);
  }
};

struct Global : NodeOf<NodeKind::Global, Statement> {
  llvm::ArrayRef<Identifier> names;

  void fields(auto &&field) const { field("names", names); }
};

struct Nonlocal : NodeOf<NodeKind::Nonlocal, Statement> {
  llvm::ArrayRef<Identifier> names;

  void fields(auto &&field) const { field("names", names); }
};

/// An expression as a statement.
struct Expr : NodeOf<NodeKind::Expr, Statement> {
  Expression *value;

  void fields(auto &&field) const { field("value", value); }
};

struct Pass : NodeOf<NodeKind::Pass, Statement> {
  void fields(auto &&) const {}
};

struct Break : NodeOf<NodeKind::Break, Statement> {
  void fields(auto &&) const {}
};

struct Continue : NodeOf<NodeKind::Continue, Statement> {
  void fields(auto &&) const {}
};

} // namespace kiln::triton::ast

#endif // KILN_FRONTEND_TRITON_SYNTAX_STATEMENTS_H
