//===- Expressions.h - Python's expressions ---------------------*- C++ -*-===//
//
// https://docs.python.org/3/library/ast.html says what each class and field
// means; comments are only where this tree adds to that.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_FRONTEND_TRITON_SYNTAX_EXPRESSIONS_H
#define KILN_FRONTEND_TRITON_SYNTAX_EXPRESSIONS_H

#include "frontend/triton/syntax/Constant.h"

namespace kiln::triton::ast {

/// What is done with a name, an attribute, an element or a list of them.
enum class ExprContext : uint8_t { Load, Store, Del };

enum class BoolOperator : uint8_t { And, Or };

enum class Operator : uint8_t {
  Add,
  Sub,
  Mult,
  MatMult,
  Div,
  Mod,
  Pow,
  LShift,
  RShift,
  BitOr,
  BitXor,
  BitAnd,
  FloorDiv
};

enum class UnaryOperator : uint8_t { Invert, Not, UAdd, USub };

enum class CmpOperator : uint8_t {
  Eq,
  NotEq,
  Lt,
  LtE,
  Gt,
  GtE,
  Is,
  IsNot,
  In,
  NotIn
};

struct Arguments;
struct Comprehension;
struct Keyword;

struct BoolOp : NodeOf<NodeKind::BoolOp, Expression> {
  BoolOperator op;
  llvm::ArrayRef<Expression *> values;

  void fields(auto &&field) const {
    field("op", op);
    field("values", values);
  }
};

struct NamedExpr : NodeOf<NodeKind::NamedExpr, Expression> {
  Expression *target;
  Expression *value;

  void fields(auto &&field) const {
    field("target", target);
    field("value", value);
  }
};

struct BinOp : NodeOf<NodeKind::BinOp, Expression> {
  Expression *left;
  Operator op;
  Expression *right;

  void fields(auto &&field) const {
    field("left", left);
    field("op", op);
    field("right", right);
  }
};

struct UnaryOp : NodeOf<NodeKind::UnaryOp, Expression> {
  UnaryOperator op;
  Expression *operand;

  void fields(auto &&field) const {
    field("op", op);
    field("operand", operand);
  }
};

struct Lambda : NodeOf<NodeKind::Lambda, Expression> {
  Arguments *args;
  Expression *body;

  void fields(auto &&field) const {
    field("args", args);
    field("body", body);
  }
};

struct IfExp : NodeOf<NodeKind::IfExp, Expression> {
  Expression *test;
  Expression *body;
  Expression *orelse;

  void fields(auto &&field) const {
    field("test", test);
    field("body", body);
    field("orelse", orelse);
  }
};

struct Dict : NodeOf<NodeKind::Dict, Expression> {
  /// Null where `**value` stands.
  llvm::ArrayRef<Expression *> keys;
  llvm::ArrayRef<Expression *> values;

  void fields(auto &&field) const {
    field("keys", keys);
    field("values", values);
  }
};

struct Set : NodeOf<NodeKind::Set, Expression> {
  llvm::ArrayRef<Expression *> elts;

  void fields(auto &&field) const { field("elts", elts); }
};

/// `for target in iter if ifs[0] if ifs[1]` within a comprehension.
struct Comprehension : NodeOf<NodeKind::Comprehension, Node> {
  Expression *target;
  Expression *iter;
  llvm::ArrayRef<Expression *> ifs;
  /// 1 for `async for`, else 0.
  int is_async;

  void fields(auto &&field) const {
    field("target", target);
    field("iter", iter);
    field("ifs", ifs);
    field("is_async", is_async);
  }
};

struct ListComp : NodeOf<NodeKind::ListComp, Expression> {
  Expression *elt;
  llvm::ArrayRef<Comprehension *> generators;

  void fields(auto &&field) const {
    field("elt", elt);
    field("generators", generators);
  }
};

struct SetComp : NodeOf<NodeKind::SetComp, Expression> {
  Expression *elt;
  llvm::ArrayRef<Comprehension *> generators;

  void fields(auto &&field) const {
    field("elt", elt);
    field("generators", generators);
  }
};

struct DictComp : NodeOf<NodeKind::DictComp, Expression> {
  Expression *key;
  Expression *value;
  llvm::ArrayRef<Comprehension *> generators;

  void fields(auto &&field) const {
    field("key", key);
    field("value", value);
    field("generators", generators);
  }
};

struct GeneratorExp : NodeOf<NodeKind::GeneratorExp, Expression> {
  Expression *elt;
  llvm::ArrayRef<Comprehension *> generators;

  void fields(auto &&field) const {
    field("elt", elt);
    field("generators", generators);
  }
};

struct Await : NodeOf<NodeKind::Await, Expression> {
  Expression *value;

  void fields(auto &&field) const { field("value", value); }
};

struct Yield : NodeOf<NodeKind::Yield, Expression> {
  /// Null for `yield` alone.
  Expression *value;

  void fields(auto &&field) const { field("value", value); }
};

struct YieldFrom : NodeOf<NodeKind::YieldFrom, Expression> {
  Expression *value;

  void fields(auto &&field) const { field("value", value); }
};

/// `left ops[0] comparators[0] ops[1] comparators[1]`.
struct Compare : NodeOf<NodeKind::Compare, Expression> {
  Expression *left;
  llvm::ArrayRef<CmpOperator> ops;
  llvm::ArrayRef<Expression *> comparators;

  void fields(auto &&field) const {
    field("left", left);
    field("ops", ops);
    field("comparators", comparators);
  }
};

/// `name=value` in a call or after the bases of a class.
struct Keyword : NodeOf<NodeKind::Keyword, Node> {
  /// Empty for `**value`.
  Identifier arg;
  Expression *value;

  void fields(auto &&field) const {
    field("arg", arg);
    field("value", value);
  }
};

struct Call : NodeOf<NodeKind::Call, Expression> {
  Expression *func;
  llvm::ArrayRef<Expression *> args;
  llvm::ArrayRef<Keyword *> keywords;

  void fields(auto &&field) const {
    field("func", func);
    field("args", args);
    field("keywords", keywords);
  }
};

/// `{value!conversion:format_spec}` of an f-string.
struct FormattedValue : NodeOf<NodeKind::FormattedValue, Expression> {
  Expression *value;
  /// The character after `!`, or -1 where there is none.
  int conversion;
  /// A JoinedStr, or null.
  Expression *format_spec;

  void fields(auto &&field) const {
    field("value", value);
    field("conversion", conversion);
    field("format_spec", format_spec);
  }
};

/// An f-string, with the strings that stand beside it: Constants and
/// FormattedValues.
struct JoinedStr : NodeOf<NodeKind::JoinedStr, Expression> {
  llvm::ArrayRef<Expression *> values;

  void fields(auto &&field) const { field("values", values); }
};

struct Attribute : NodeOf<NodeKind::Attribute, Expression> {
  Expression *value;
  Identifier attr;
  ExprContext ctx;

  void fields(auto &&field) const {
    field("value", value);
    field("attr", attr);
    field("ctx", ctx);
  }
};

struct Subscript : NodeOf<NodeKind::Subscript, Expression> {
  Expression *value;
  /// A Slice, a Tuple with a Slice among its elements, or an index.
  Expression *slice;
  ExprContext ctx;

  void fields(auto &&field) const {
    field("value", value);
    field("slice", slice);
    field("ctx", ctx);
  }
};

struct Starred : NodeOf<NodeKind::Starred, Expression> {
  Expression *value;
  ExprContext ctx;

  void fields(auto &&field) const {
    field("value", value);
    field("ctx", ctx);
  }
};

struct Name : NodeOf<NodeKind::Name, Expression> {
  Identifier id;
  ExprContext ctx;

  void fields(auto &&field) const {
    field("id", id);
    field("ctx", ctx);
  }
};

struct List : NodeOf<NodeKind::List, Expression> {
  llvm::ArrayRef<Expression *> elts;
  ExprContext ctx;

  void fields(auto &&field) const {
    field("elts", elts);
    field("ctx", ctx);
  }
};

struct Tuple : NodeOf<NodeKind::Tuple, Expression> {
  llvm::ArrayRef<Expression *> elts;
  ExprContext ctx;

  void fields(auto &&field) const {
    field("elts", elts);
    field("ctx", ctx);
  }
};

/// `lower:upper:step`, each null where it is left out.
struct Slice : NodeOf<NodeKind::Slice, Expression> {
  Expression *lower;
  Expression *upper;
  Expression *step;

  void fields(auto &&field) const {
    field("lower", lower);
    field("upper", upper);
    field("step", step);
  }
};

} // namespace kiln::triton::ast

#endif // KILN_FRONTEND_TRITON_SYNTAX_EXPRESSIONS_H
