//===- Tree.h - Python's syntax tree ----------------------------*- C++ -*-===//
//
// The header to include: all classes of nodes, the module that holds them, and
// a walk over them.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_FRONTEND_TRITON_SYNTAX_TREE_H
#define KILN_FRONTEND_TRITON_SYNTAX_TREE_H

#include "frontend/triton/syntax/Expressions.h"
#include "frontend/triton/syntax/Functions.h"
#include "frontend/triton/syntax/Patterns.h"
#include "frontend/triton/syntax/Statements.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/ErrorHandling.h"

namespace kiln::triton::ast {

/// A whole file. Python's `type_ignores`, of comments, is always empty.
struct Module : NodeOf<NodeKind::Module, Node> {
  llvm::ArrayRef<Statement *> body;

  void fields(auto &&field) const { field("body", body); }
};

/// Calls `f` with the node as what it is: `visit(node, [](const auto &node) {
/// ... })`.
template <typename F> decltype(auto) visit(const Node &node, F &&f) {
  switch (node.nodeKind) {
#define KILN_NODE(CLASS, NAME)                                                 \
  case NodeKind::CLASS:                                                        \
    return f(static_cast<const CLASS &>(node));
#include "frontend/triton/syntax/Nodes.def"
  }
  llvm_unreachable("no kind of node");
}

/// Calls `f` with each child, in the sequence of the fields; children that are
/// left out (null) are left out.
void forEachChild(const Node &node, llvm::function_ref<void(Node &)> f);

} // namespace kiln::triton::ast

#endif // KILN_FRONTEND_TRITON_SYNTAX_TREE_H
