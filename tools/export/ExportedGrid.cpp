// The grid of an exported kernel: the case's expressions in C.
#include "tools/export/ExportedFiles.h"
#include "tools/export/ExportedNames.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <set>

using namespace llvm;

namespace kiln {

/// The arithmetic of case files, which rounds as Python does and refuses what
/// does not fit.
static constexpr StringLiteral arithmetic = R"(
/* The arithmetic of grids. What cannot be computed sets `*bad`. */
#define KILN_ARITHMETIC static inline __attribute__((unused)) int64_t
KILN_ARITHMETIC kiln_add(int64_t a, int64_t b, int *bad) {
  int64_t result;
  *bad |= __builtin_add_overflow(a, b, &result);
  return result;
}
KILN_ARITHMETIC kiln_sub(int64_t a, int64_t b, int *bad) {
  int64_t result;
  *bad |= __builtin_sub_overflow(a, b, &result);
  return result;
}
KILN_ARITHMETIC kiln_mul(int64_t a, int64_t b, int *bad) {
  int64_t result;
  *bad |= __builtin_mul_overflow(a, b, &result);
  return result;
}
KILN_ARITHMETIC kiln_div(int64_t a, int64_t b, int *bad) {
  if (b == 0 || b == -1) {
    *bad |= b == 0;
    return kiln_sub(0, a, bad);
  }
  return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
KILN_ARITHMETIC kiln_mod(int64_t a, int64_t b, int *bad) {
  return kiln_sub(a, kiln_mul(kiln_div(a, b, bad), b, bad), bad);
}
KILN_ARITHMETIC kiln_cdiv(int64_t a, int64_t b, int *bad) {
  return kiln_div(a, b, bad) + (b != 0 && b != -1 && a % b != 0);
}
KILN_ARITHMETIC kiln_min(int64_t a, int64_t b, int *bad) {
  (void)bad;
  return a < b ? a : b;
}
KILN_ARITHMETIC kiln_max(int64_t a, int64_t b, int *bad) {
  (void)bad;
  return a < b ? b : a;
}
)";

/// The expressions of a case's grid. They were checked when it was read.
static std::array<CaseExpression, 3> gridOf(const CaseFile &file) {
  std::array<CaseExpression, 3> grid;
  for (auto [text, expression] : zip_equal(file.grid, grid))
    expression =
        cantFail(CaseExpression::parse(text)).with(file.python.integers);
  return grid;
}

/// The sizes that a grid depends on, in the order of their names.
static std::set<std::string>
sizesOf(const std::array<CaseExpression, 3> &grid) {
  std::set<std::string> sizes;
  for (const CaseExpression &expression : grid)
    for (const CaseExpression::Node &node : expression.nodes())
      if (node.kind == CaseExpression::Size)
        sizes.insert(node.size);
  return sizes;
}

static std::string inC(const CaseExpression &expression, unsigned index) {
  const CaseExpression::Node &node = expression.nodes()[index];
  auto call = [&](StringRef name) {
    return (name + "(" + inC(expression, node.left) + ", " +
            inC(expression, node.right) + ", &bad)")
        .str();
  };
  switch (node.kind) {
  case CaseExpression::Number:
    return "INT64_C(" + itostr(node.number) + ")";
  case CaseExpression::Size:
    return nameInC(node.size);
  case CaseExpression::Neg:
    return "kiln_sub(0, " + inC(expression, node.left) + ", &bad)";
  case CaseExpression::Add:
    return call("kiln_add");
  case CaseExpression::Sub:
    return call("kiln_sub");
  case CaseExpression::Mul:
    return call("kiln_mul");
  case CaseExpression::Div:
    return call("kiln_div");
  case CaseExpression::Mod:
    return call("kiln_mod");
  case CaseExpression::Cdiv:
    return call("kiln_cdiv");
  case CaseExpression::Min:
    return call("kiln_min");
  case CaseExpression::Max:
    return call("kiln_max");
  }
  llvm_unreachable("every kind of step has its C");
}

std::string gridPrototype(const ExportedKernel &kernel) {
  if (!kernel.file)
    return "";
  std::string text = "int " + kernel.name + "_grid(uint32_t grid[3]";
  for (const std::string &size : sizesOf(gridOf(*kernel.file)))
    text += ", int64_t " + nameInC(size);
  return text + ")";
}

std::string gridDefinition(const ExportedKernel &kernel) {
  if (!kernel.file)
    return "";
  std::array<CaseExpression, 3> grid = gridOf(*kernel.file);
  std::string text = "\n" + gridPrototype(kernel) + " {\n  int bad = 0, d;\n";
  text += "  int64_t extent[3];\n";
  bool computes = false;
  for (auto [d, expression] : enumerate(grid)) {
    computes |=
        any_of(expression.nodes(), [](const CaseExpression::Node &node) {
          return node.kind != CaseExpression::Number &&
                 node.kind != CaseExpression::Size;
        });
    text += "  extent[" + utostr(d) +
            "] = " + inC(expression, expression.nodes().size() - 1) + ";\n";
  }
  // What a launch can have in x is the largest of all.
  text += "  for (d = 0; d < 3; ++d) {\n"
          "    bad |= extent[d] < 0 || extent[d] > INT32_MAX;\n"
          "    grid[d] = bad ? 0 : (uint32_t)extent[d];\n"
          "  }\n"
          "  return bad ? KILN_INVALID_ARGUMENT : 0;\n"
          "}\n";
  return (computes ? arithmetic.str() : "") + text;
}

} // namespace kiln
