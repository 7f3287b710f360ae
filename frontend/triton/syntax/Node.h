//===- Node.h - what all nodes of Python's syntax tree share ----*- C++ -*-===//
//
// The classes and their fields are named as in Python's module `ast`
// (https://docs.python.org/3/library/ast.html), so that its page explains this
// tree: ast.BinOp(left, op, right) is ast::BinOp with left, op and right. What
// is lower case there (the abstract expr, stmt and pattern; arguments, keyword,
// ...) is spelled Expression, Statement, Pattern, Arguments, Keyword here.
//
// Nodes, their lists and their text live in an Arena and are freed with it,
// with no destructor run. A field that Python leaves out (None) is a null
// pointer or, of names, an empty string.
//
// Each class says its fields once more in `fields`, a function that calls
// another with the name and the value of each, in Python's sequence: children
// (forEachChild) and the dump (Dump.h) are made from it.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_FRONTEND_TRITON_SYNTAX_NODE_H
#define KILN_FRONTEND_TRITON_SYNTAX_NODE_H

#include "frontend/triton/diagnose/SourceFile.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/StringSaver.h"
#include <type_traits>
#include <utility>

namespace kiln::triton::ast {

enum class NodeKind : uint8_t {
#define KILN_NODE(CLASS, NAME) CLASS,
#include "frontend/triton/syntax/Nodes.def"
};

/// A name of the program; of an optional one, empty for none.
using Identifier = llvm::StringRef;

/// The name that Python's ast module has for a kind.
llvm::StringRef getKindName(NodeKind kind);

/// What every node has: what it is, and where it stands. The range is that of
/// Python's lineno, col_offset, end_lineno and end_col_offset: brackets around
/// an expression do not belong to it (but to what begins or ends with it), and
/// decorators do not belong to a definition.
struct Node {
  NodeKind nodeKind;
  /// How many nodes there are from this one down to its deepest child, both
  /// counted. The parser refuses what is deeper than kMaxTreeDepth.
  uint16_t height = 1;
  SourceRange range;

  Node(NodeKind kind, SourceRange range) : nodeKind(kind), range(range) {}
};

/// Python's `expr`.
struct Expression : Node {
  using Node::Node;
  static bool classof(const Node *node) {
    return node->nodeKind >= NodeKind::BoolOp &&
           node->nodeKind <= NodeKind::Slice;
  }
};

/// Python's `stmt`.
struct Statement : Node {
  using Node::Node;
  static bool classof(const Node *node) {
    return node->nodeKind <= NodeKind::Continue;
  }
};

/// Python's `pattern`, of a case of `match`.
struct Pattern : Node {
  using Node::Node;
  static bool classof(const Node *node) {
    return node->nodeKind >= NodeKind::MatchValue &&
           node->nodeKind <= NodeKind::MatchOr;
  }
};

/// Python's `type_param`: what stands in the brackets of `def f[T]()`.
struct TypeParam : Node {
  using Node::Node;
  static bool classof(const Node *node) {
    return node->nodeKind >= NodeKind::TypeVar &&
           node->nodeKind <= NodeKind::TypeVarTuple;
  }
};

/// The base of the class of one kind. Those classes are aggregates:
/// Arena::create fills their fields in the sequence in which they stand.
template <NodeKind Kind, typename Base> struct NodeOf : Base {
  NodeOf(SourceRange range) : Base(Kind, range) {}
  static bool classof(const Node *node) { return node->nodeKind == Kind; }
};

/// Owns the nodes of trees. Equal names share one text, so that names of one
/// arena may be compared by their data pointers.
class Arena {
public:
  Arena() : names(allocator) {}

  /// A new node. Nothing ever destroys it, so nothing in it may need that.
  template <typename T, typename... Fields>
  T *create(SourceRange range, Fields &&...fields) {
    static_assert(std::is_trivially_destructible_v<T>);
    return new (allocator.Allocate<T>())
        T{{range}, std::forward<Fields>(fields)...};
  }

  /// A copy of a list that lives as long as the nodes.
  template <typename T> llvm::ArrayRef<T> copy(llvm::ArrayRef<T> list) {
    return list.copy(allocator);
  }

  /// A copy of a text that lives as long as the nodes.
  llvm::StringRef copy(llvm::StringRef text) { return text.copy(allocator); }

  /// The one copy of a name.
  llvm::StringRef intern(llvm::StringRef name) { return names.save(name); }

private:
  llvm::BumpPtrAllocator allocator;
  llvm::UniqueStringSaver names;
};

/// Calls `f` with each child of a node whose class is known, in the sequence of
/// its fields; what is left out (null) is left out.
template <typename T, typename F>
void forEachChildOf(const T &node, const F &f) {
  node.fields([&](llvm::StringRef, const auto &field) {
    using Field = std::decay_t<decltype(field)>;
    if constexpr (std::is_pointer_v<Field>) {
      if (field)
        f(*field);
    } else if constexpr (requires { field.empty(); }) {
      if constexpr (std::is_pointer_v<typename Field::value_type>)
        for (auto *child : field)
          if (child)
            f(*child);
    }
  });
}

} // namespace kiln::triton::ast

#endif // KILN_FRONTEND_TRITON_SYNTAX_NODE_H
