//===- Dump.cpp - a syntax tree as text -----------------------------------===//

#include "frontend/triton/syntax/print/Dump.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace kiln::triton {

//===- Operators ----------------------------------------------------------===//

static StringRef getName(ast::ExprContext context) {
  static constexpr StringLiteral names[] = {"Load", "Store", "Del"};
  return names[unsigned(context)];
}

static StringRef getName(ast::BoolOperator op) {
  return op == ast::BoolOperator::And ? "And" : "Or";
}

static StringRef getName(ast::Operator op) {
  static constexpr StringLiteral names[] = {
      "Add",    "Sub",    "Mult",  "MatMult", "Div",    "Mod",     "Pow",
      "LShift", "RShift", "BitOr", "BitXor",  "BitAnd", "FloorDiv"};
  return names[unsigned(op)];
}

static StringRef getName(ast::UnaryOperator op) {
  static constexpr StringLiteral names[] = {"Invert", "Not", "UAdd", "USub"};
  return names[unsigned(op)];
}

static StringRef getName(ast::CmpOperator op) {
  static constexpr StringLiteral names[] = {
      "Eq", "NotEq", "Lt", "LtE", "Gt", "GtE", "Is", "IsNot", "In", "NotIn"};
  return names[unsigned(op)];
}

//===- Nodes --------------------------------------------------------------===//

namespace {
class Dumper {
public:
  Dumper(raw_ostream &out, const SourceFile *positions)
      : out(out), positions(positions) {}

  void print(const ast::Node &node);

private:
  struct FieldPrinter;

  void printPositions(SourceRange range);
  void printValue(const ast::ConstantValue &value);

  void printField(const ast::Node *child) {
    if (child)
      print(*child);
    else
      out << "None";
  }
  void printField(ast::Identifier name) {
    printRepr(name, /*isBytes=*/false, out);
  }
  void printField(const ast::ConstantValue &value) { printValue(value); }
  void printField(int number) { out << number; }
  template <typename T>
    requires std::is_enum_v<T>
  void printField(T op) {
    out << getName(op) << "()";
  }
  template <typename T> void printField(ArrayRef<T> items) {
    out << '[';
    ListSeparator comma;
    for (const T &item : items) {
      out << comma;
      printField(item);
    }
    out << ']';
  }

  /// Whether Python leaves a field out: None of those that may be None, and
  /// what its older versions have not.
  template <typename T> static bool isLeftOut(T *child) { return !child; }
  static bool isLeftOut(ast::Identifier name) { return name.empty(); }
  static bool isLeftOut(ArrayRef<ast::TypeParam *> list) {
    return list.empty();
  }
  template <typename T> static bool isLeftOut(const T &) { return false; }

  raw_ostream &out;
  const SourceFile *positions;
};
} // namespace

void Dumper::print(const ast::Node &node) {
  out << ast::getKindName(node.nodeKind) << '(';
  ListSeparator comma;
  ast::visit(node, [&](const auto &known) {
    known.fields([&](StringRef name, const auto &field) {
      if (isLeftOut(field))
        return;
      out << comma << name << '=';
      printField(field);
    });
  });
  if (isa<ast::Module>(node))
    out << comma << "type_ignores=[]";
  bool hasPositions =
      isa<ast::Expression, ast::Statement, ast::Pattern, ast::TypeParam,
          ast::ExceptHandler, ast::Arg, ast::Keyword, ast::Alias>(node);
  if (positions && hasPositions) {
    out << comma;
    printPositions(node.range);
  }
  out << ')';
}

void Dumper::printPositions(SourceRange range) {
  LineColumn begin = positions->getLineByteColumn(range.begin);
  LineColumn end = positions->getLineByteColumn(range.end);
  out << "lineno=" << begin.line << ", col_offset=" << begin.byteColumn
      << ", end_lineno=" << end.line << ", end_col_offset=" << end.byteColumn;
}

/// The bits of 4300 decimal digits, more than which Python does not print
/// (sys.int_info.default_max_str_digits), for that takes quadratic time.
static constexpr size_t kMaxDecimalBits = 14284;

static void printInt(const ast::ConstantValue &value, raw_ostream &out) {
  if (value.words.size() * 64 <= kMaxDecimalBits) {
    value.getInt().print(out, /*isSigned=*/false);
    return;
  }
  out << "0x" << utohexstr(value.words.back(), /*LowerCase=*/true);
  for (uint64_t word : reverse(value.words.drop_back()))
    out << format_hex_no_prefix(word, 16);
}

void Dumper::printValue(const ast::ConstantValue &value) {
  using ast::ConstantValue;
  switch (value.type) {
  case ConstantValue::None:
    out << "None";
    return;
  case ConstantValue::False:
    out << "False";
    return;
  case ConstantValue::True:
    out << "True";
    return;
  case ConstantValue::Ellipsis:
    out << "Ellipsis";
    return;
  case ConstantValue::Int:
    printInt(value, out);
    return;
  case ConstantValue::Float:
    printRepr(value.number, /*isImaginary=*/false, out);
    return;
  case ConstantValue::Complex:
    printRepr(value.number, /*isImaginary=*/true, out);
    out << 'j';
    return;
  case ConstantValue::Str:
  case ConstantValue::Bytes:
    printRepr(value.text, value.type == ConstantValue::Bytes, out);
    return;
  }
  llvm_unreachable("no type of constant");
}

void dump(const ast::Node &node, raw_ostream &out,
          const SourceFile *positions) {
  Dumper(out, positions).print(node);
}

} // namespace kiln::triton
