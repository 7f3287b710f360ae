//===- Type.h - types of values of the Triton language --------------------===//
//
// What Triton calls a dtype: scalars, whose integers have signs, pointers,
// blocks (tensors), and what is more than one value of tile IR. Types are
// uniqued by a TypeTable: equal types are one object.
//
//===----------------------------------------------------------------------===//

#ifndef KILN_FRONTEND_TRITON_VALUE_TYPE_H
#define KILN_FRONTEND_TRITON_VALUE_TYPE_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/Casting.h"
#include <map>
#include <optional>
#include <string>

namespace kiln::triton {

class BlockType;
class PointerType;
class ScalarType;

class Type {
public:
  enum class Kind { Scalar, Pointer, Block, Descriptor, Tuple };
  Kind kind() const { return typeKind; }

  /// As Triton writes it in its messages: int32, pointer<fp16>,
  /// <[128, 64], fp32>.
  std::string text() const;
  /// The type of an element of a block, else the type itself.
  const Type *scalar() const;

  bool isBlock() const { return typeKind == Kind::Block; }
  /// A pointer to a scalar or to a block; of a block of pointers ask scalar().
  bool isPointer() const { return typeKind == Kind::Pointer; }
  /// A block pointer, `make_block_ptr`'s.
  bool isBlockPointer() const;
  // Of a scalar type alone; others are none of it.
  bool isInteger() const;
  bool isBool() const;
  bool isUnsigned() const; ///< int1 is, as in Triton
  bool isSigned() const { return isInteger() && !isUnsigned(); }
  bool isFloat() const;
  bool isFloat8() const;
  /// The dimensions of a block; none of another type.
  llvm::ArrayRef<int64_t> shape() const;

protected:
  explicit Type(Kind kind) : typeKind(kind) {}

private:
  Kind typeKind;
};

/// The scalars, in the order of Scalars.def.
enum class Scalar {
#define KILN_TRITON_SCALAR(Name, text, bits, kind) Name,
#include "frontend/triton/value/Scalars.def"
};

class ScalarType : public Type {
public:
  static bool classof(const Type *type) { return type->kind() == Kind::Scalar; }
  Scalar which() const { return scalar; }
  /// int32, fp8e4nv.
  llvm::StringRef name() const;
  unsigned bits() const; ///< 0 of void
  /// Bits of a float's mantissa, without the implicit one.
  unsigned mantissaBits() const;
  /// How scalars are ordered when a Python number meets a tensor: bool,
  /// integer, float.
  unsigned promotionKind() const { return isBool() ? 0 : isInteger() ? 1 : 2; }

private:
  friend class TypeTable;
  explicit ScalarType(Scalar scalar) : Type(Kind::Scalar), scalar(scalar) {}
  Scalar scalar;
};

class PointerType : public Type {
public:
  static bool classof(const Type *type) {
    return type->kind() == Kind::Pointer;
  }
  /// A scalar type, a pointer, or the block of a block pointer.
  const Type *element() const { return elementType; }
  unsigned addressSpace() const { return space; }
  bool isConst() const { return constant; }

private:
  friend class TypeTable;
  PointerType(const Type *element, unsigned space, bool constant)
      : Type(Kind::Pointer), elementType(element), space(space),
        constant(constant) {}
  const Type *elementType;
  unsigned space;
  bool constant;
};

class BlockType : public Type {
public:
  static bool classof(const Type *type) { return type->kind() == Kind::Block; }
  const Type *element() const { return elementType; }
  llvm::ArrayRef<int64_t> dimensions() const { return shape; }
  int64_t elements() const;

private:
  friend class TypeTable;
  BlockType(const Type *element, llvm::ArrayRef<int64_t> shape)
      : Type(Kind::Block), elementType(element), shape(shape) {}
  const Type *elementType;
  llvm::ArrayRef<int64_t> shape; ///< in the table's memory
};

/// A tensor descriptor: the block that its loads give, and how many
/// dimensions the tensor has. As a value of tile IR it is the descriptor, and
/// its shape (i32) and strides (i64).
class DescriptorType : public Type {
public:
  static bool classof(const Type *type) {
    return type->kind() == Kind::Descriptor;
  }
  const BlockType *block() const { return blockType; }

private:
  friend class TypeTable;
  explicit DescriptorType(const BlockType *block)
      : Type(Kind::Descriptor), blockType(block) {}
  const BlockType *blockType;
};

/// A tuple's, with its fields' names where it is a named tuple. An element that
/// is known at compile time is null.
class TupleType : public Type {
public:
  static bool classof(const Type *type) { return type->kind() == Kind::Tuple; }
  llvm::ArrayRef<const Type *> elements() const { return elementTypes; }

private:
  friend class TypeTable;
  explicit TupleType(llvm::ArrayRef<const Type *> elements)
      : Type(Kind::Tuple), elementTypes(elements) {}
  llvm::ArrayRef<const Type *> elementTypes; ///< in the table's memory
};

/// All types of one compilation.
class TypeTable {
public:
  const ScalarType *get(Scalar scalar);
  const PointerType *pointer(const Type *element, unsigned addressSpace = 1,
                             bool isConst = false);
  const BlockType *block(const Type *element, llvm::ArrayRef<int64_t> shape);
  const DescriptorType *descriptor(const BlockType *block);
  const TupleType *tuple(llvm::ArrayRef<const Type *> elements);
  /// The same type with another scalar: of a block a block of its shape.
  const Type *withScalar(const Type *type, const Type *scalar);
  /// The scalar that has the name (`fp16`, also `float16`, as modules spell
  /// it), or null.
  const ScalarType *lookup(llvm::StringRef name);
  /// The signed or unsigned integer of so many bits: 8, 16, 32, 64.
  const ScalarType *integer(unsigned bits, bool isSigned);

private:
  template <typename T, typename... Arguments> T *make(Arguments... arguments) {
    return new (memory.Allocate<T>()) T(arguments...);
  }
  template <typename T> llvm::ArrayRef<T> keep(llvm::ArrayRef<T> list);

  llvm::BumpPtrAllocator memory;
  llvm::DenseMap<unsigned, ScalarType *> scalars;
  std::map<std::tuple<const Type *, unsigned, bool>, PointerType *> pointers;
  std::map<std::pair<const Type *, std::vector<int64_t>>, BlockType *> blocks;
  llvm::DenseMap<const Type *, DescriptorType *> descriptors;
  std::map<std::vector<const Type *>, TupleType *> tuples;
};

/// The type that a value of `type` has in tile IR: integers without signs; a
/// tuple and a descriptor have several (`flatten` of Value.h). fp8e4b15, which
/// no GPU of ours has, is null, and void.
mlir::Type tileType(const Type *type, mlir::MLIRContext *context);
/// The type of a descriptor's handle in tile IR: its block, whose integers keep
/// their signs. Null of what no type of tile IR is.
mlir::Type tileDescriptor(const DescriptorType *type,
                          mlir::MLIRContext *context);

} // namespace kiln::triton

#endif // KILN_FRONTEND_TRITON_VALUE_TYPE_H
