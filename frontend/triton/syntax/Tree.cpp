//===- Tree.cpp - Python's syntax tree ------------------------------------===//

#include "frontend/triton/syntax/Tree.h"

using namespace llvm;

namespace kiln::triton::ast {

StringRef getKindName(NodeKind kind) {
  static constexpr StringLiteral names[] = {
#define KILN_NODE(CLASS, NAME) NAME,
#include "frontend/triton/syntax/Nodes.def"
  };
  return names[unsigned(kind)];
}

void forEachChild(const Node &node, function_ref<void(Node &)> f) {
  visit(node, [&](const auto &known) { forEachChildOf(known, f); });
}

} // namespace kiln::triton::ast
