//===- Functions.h - functions, classes and their parameters ----*- C++ -*-===//
#ifndef KILN_FRONTEND_TRITON_SYNTAX_FUNCTIONS_H
#define KILN_FRONTEND_TRITON_SYNTAX_FUNCTIONS_H

#include "frontend/triton/syntax/Expressions.h"

namespace kiln::triton::ast {

/// One parameter.
struct Arg : NodeOf<NodeKind::Arg, Node> {
  Identifier arg;
  /// Null where there is none.
  Expression *annotation;

  void fields(auto &&field) const {
    field("arg", arg);
    field("annotation", annotation);
  }
};

/// The parameters of a function. `defaults` are those of the last of
/// `posonlyargs` and `args` together.
struct Arguments : NodeOf<NodeKind::Arguments, Node> {
  llvm::ArrayRef<Arg *> posonlyargs = {};
  llvm::ArrayRef<Arg *> args = {};
  /// The parameter after `*`, or null.
  Arg *vararg = nullptr;
  llvm::ArrayRef<Arg *> kwonlyargs = {};
  /// As many as kwonlyargs; null where a parameter has no default.
  llvm::ArrayRef<Expression *> kw_defaults = {};
  /// The parameter after `**`, or null.
  Arg *kwarg = nullptr;
  llvm::ArrayRef<Expression *> defaults = {};

  void fields(auto &&field) const {
    field("posonlyargs", posonlyargs);
    field("args", args);
    field("vararg", vararg);
    field("kwonlyargs", kwonlyargs);
    field("kw_defaults", kw_defaults);
    field("kwarg", kwarg);
    field("defaults", defaults);
  }
};

/// `name: bound = default_value`; of the three kinds of type parameters alone
/// this one may have a bound. The default is Python 3.13's.
struct TypeVar : NodeOf<NodeKind::TypeVar, TypeParam> {
  Identifier name;
  Expression *bound;
  Expression *default_value;

  void fields(auto &&field) const {
    field("name", name);
    field("bound", bound);
    field("default_value", default_value);
  }
};

/// `**name = default_value`.
struct ParamSpec : NodeOf<NodeKind::ParamSpec, TypeParam> {
  Identifier name;
  Expression *default_value;

  void fields(auto &&field) const {
    field("name", name);
    field("default_value", default_value);
  }
};

/// `*name = default_value`.
struct TypeVarTuple : NodeOf<NodeKind::TypeVarTuple, TypeParam> {
  Identifier name;
  Expression *default_value;

  void fields(auto &&field) const {
    field("name", name);
    field("default_value", default_value);
  }
};

/// What `def` and `async def` share. The range begins at `def` or `async`.
struct FunctionFields {
  Identifier name;
  Arguments *args;
  llvm::ArrayRef<Statement *> body;
  llvm::ArrayRef<Expression *> decorator_list;
  /// Null where there is none.
  Expression *returns;
  llvm::ArrayRef<TypeParam *> type_params;
  /// Where the name stands; no field of Python's.
  SourceRange nameRange;

  void fields(auto &&field) const {
    field("name", name);
    field("args", args);
    field("body", body);
    field("decorator_list", decorator_list);
    field("returns", returns);
    field("type_params", type_params);
  }
};

struct FunctionDef : NodeOf<NodeKind::FunctionDef, Statement>,
                     FunctionFields {};

struct AsyncFunctionDef : NodeOf<NodeKind::AsyncFunctionDef, Statement>,
                          FunctionFields {};

/// The range begins at `class`.
struct ClassDef : NodeOf<NodeKind::ClassDef, Statement> {
  Identifier name;
  llvm::ArrayRef<Expression *> bases;
  llvm::ArrayRef<Keyword *> keywords;
  llvm::ArrayRef<Statement *> body;
  llvm::ArrayRef<Expression *> decorator_list;
  llvm::ArrayRef<TypeParam *> type_params;
  /// Where the name stands; no field of Python's.
  SourceRange nameRange;

  void fields(auto &&field) const {
    field("name", name);
    field("bases", bases);
    field("keywords", keywords);
    field("body", body);
    field("decorator_list", decorator_list);
    field("type_params", type_params);
  }
};

} // namespace kiln::triton::ast

#endif // KILN_FRONTEND_TRITON_SYNTAX_FUNCTIONS_H
