//===- Constant.h - the values of literals ----------------------*- C++ -*-===//
#ifndef KILN_FRONTEND_TRITON_SYNTAX_CONSTANT_H
#define KILN_FRONTEND_TRITON_SYNTAX_CONSTANT_H

#include "frontend/triton/syntax/Node.h"
#include "llvm/ADT/APInt.h"
#include <optional>

namespace kiln::triton::ast {

/// What a Constant holds: the types that Python's constants have.
struct ConstantValue {
  enum Type : uint8_t {
    None,
    False,
    True,
    Ellipsis,
    Int,
    Float,
    Complex,
    Str,
    Bytes
  };

  Type type = None;
  /// Float: the value; Complex: the imaginary part, for literals have no other.
  double number = 0;
  /// Str: UTF-8, in which a lone surrogate ("\ud800") is three bytes as well;
  /// Bytes: the bytes.
  llvm::StringRef text;
  /// Int: the magnitude, lowest word first. Literals have no sign.
  llvm::ArrayRef<uint64_t> words;

  bool isBool() const { return type == False || type == True; }
  bool isInt() const { return type == Int; }
  bool isFloat() const { return type == Float; }
  bool isStr() const { return type == Str; }

  /// Int: the value, unsigned, as wide as it needs and at least 64 bits.
  llvm::APInt getInt() const {
    assert(isInt());
    return llvm::APInt(words.size() * 64, words);
  }

  /// Int: the value where 64 unsigned bits hold it.
  std::optional<uint64_t> getUInt64() const {
    assert(isInt());
    return words.size() == 1 ? std::optional(words.front()) : std::nullopt;
  }
};

/// A literal, `None`, `True`, `False` or `...`.
struct Constant : NodeOf<NodeKind::Constant, Expression> {
  ConstantValue value;
  /// "u" for u"...", which means nothing; else empty.
  llvm::StringRef kind = {};

  void fields(auto &&field) const {
    field("value", value);
    field("kind", kind);
  }
};

} // namespace kiln::triton::ast

#endif // KILN_FRONTEND_TRITON_SYNTAX_CONSTANT_H
