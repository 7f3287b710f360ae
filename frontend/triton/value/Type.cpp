//===- Type.cpp -----------------------------------------------------------===//

#include "frontend/triton/value/Type.h"
#include "frontend/dialect/Tile.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/InterleavedRange.h"
#include "llvm/Support/raw_ostream.h"

namespace kiln::triton {

namespace {

/// What the last column of Scalars.def says.
enum ScalarKind : int { Void = -1, Bool = -2, Signed = -3, Unsigned = -4 };

struct ScalarFacts {
  llvm::StringLiteral name;
  unsigned bits;
  int kind;
};

const ScalarFacts scalarFacts[] = {
#define KILN_TRITON_SCALAR(Name, text, bits, kind) {text, bits, kind},
#include "frontend/triton/value/Scalars.def"
};

const ScalarFacts &factsOf(Scalar scalar) {
  return scalarFacts[static_cast<unsigned>(scalar)];
}

/// Of a scalar type its kind, else Void.
int kindOf(const Type *type) {
  auto *scalar = llvm::dyn_cast<ScalarType>(type);
  return scalar ? factsOf(scalar->which()).kind : Void;
}

} // namespace

llvm::StringRef ScalarType::name() const { return factsOf(scalar).name; }
unsigned ScalarType::bits() const { return factsOf(scalar).bits; }
unsigned ScalarType::mantissaBits() const {
  assert(isFloat() && "an integer has no mantissa");
  return factsOf(scalar).kind;
}

bool Type::isInteger() const {
  int kind = kindOf(this);
  return kind == Bool || kind == Signed || kind == Unsigned;
}
bool Type::isBool() const { return kindOf(this) == Bool; }
bool Type::isUnsigned() const {
  int kind = kindOf(this);
  return kind == Bool || kind == Unsigned;
}
bool Type::isFloat() const { return kindOf(this) >= 0; }
bool Type::isFloat8() const {
  return isFloat() && llvm::cast<ScalarType>(this)->bits() == 8;
}

bool Type::isBlockPointer() const {
  auto *pointer = llvm::dyn_cast<PointerType>(this);
  return pointer && pointer->element()->isBlock();
}

const Type *Type::scalar() const {
  auto *block = llvm::dyn_cast<BlockType>(this);
  return block ? block->element() : this;
}

llvm::ArrayRef<int64_t> Type::shape() const {
  auto *block = llvm::dyn_cast<BlockType>(this);
  return block ? block->dimensions() : llvm::ArrayRef<int64_t>();
}

int64_t BlockType::elements() const {
  int64_t product = 1;
  for (int64_t extent : shape)
    product *= extent;
  return product;
}

std::string Type::text() const {
  std::string result;
  llvm::raw_string_ostream os(result);
  switch (typeKind) {
  case Kind::Scalar:
    os << llvm::cast<ScalarType>(this)->name();
    break;
  case Kind::Pointer: {
    auto *pointer = llvm::cast<PointerType>(this);
    os << (pointer->isConst() ? "const_pointer<" : "pointer<")
       << pointer->element()->text() << '>';
    break;
  }
  case Kind::Block: {
    auto *block = llvm::cast<BlockType>(this);
    os << "<[" << llvm::interleaved(block->dimensions()) << "], "
       << block->element()->text() << '>';
    break;
  }
  case Kind::Descriptor:
    os << "tensor_descriptor<"
       << llvm::cast<DescriptorType>(this)->block()->text() << '>';
    break;
  case Kind::Tuple: {
    llvm::ListSeparator comma;
    os << "tuple[";
    for (const Type *element : llvm::cast<TupleType>(this)->elements())
      os << comma << (element ? element->text() : "constexpr");
    os << ']';
    break;
  }
  }
  return result;
}

template <typename T>
llvm::ArrayRef<T> TypeTable::keep(llvm::ArrayRef<T> list) {
  T *copy = memory.Allocate<T>(list.size());
  std::uninitialized_copy(list.begin(), list.end(), copy);
  return {copy, list.size()};
}

const ScalarType *TypeTable::get(Scalar scalar) {
  ScalarType *&type = scalars[static_cast<unsigned>(scalar)];
  if (!type)
    type = make<ScalarType>(scalar);
  return type;
}

const PointerType *TypeTable::pointer(const Type *element,
                                      unsigned addressSpace, bool isConst) {
  PointerType *&type = pointers[{element, addressSpace, isConst}];
  if (!type)
    type = make<PointerType>(element, addressSpace, isConst);
  return type;
}

const BlockType *TypeTable::block(const Type *element,
                                  llvm::ArrayRef<int64_t> shape) {
  BlockType *&type = blocks[{element, shape.vec()}];
  if (!type)
    type = make<BlockType>(element, keep(shape));
  return type;
}

const DescriptorType *TypeTable::descriptor(const BlockType *block) {
  DescriptorType *&type = descriptors[block];
  if (!type)
    type = make<DescriptorType>(block);
  return type;
}

const TupleType *TypeTable::tuple(llvm::ArrayRef<const Type *> elements) {
  TupleType *&type = tuples[elements.vec()];
  if (!type)
    type = make<TupleType>(keep(elements));
  return type;
}

const Type *TypeTable::withScalar(const Type *type, const Type *scalar) {
  return type->isBlock() ? block(scalar, type->shape()) : scalar;
}

const ScalarType *TypeTable::lookup(llvm::StringRef name) {
  // Modules say float16 and bfloat16 where messages say fp16 and bf16.
  std::string shortened = name.str();
  if (name.consume_front("float"))
    shortened = ("fp" + name).str();
  else if (name.consume_front("bfloat"))
    shortened = ("bf" + name).str();
  for (unsigned index = 0; index != std::size(scalarFacts); ++index)
    if (scalarFacts[index].name == shortened)
      return get(static_cast<Scalar>(index));
  return nullptr;
}

const ScalarType *TypeTable::integer(unsigned bits, bool isSigned) {
  for (unsigned index = 0; index != std::size(scalarFacts); ++index)
    if (scalarFacts[index].bits == bits &&
        scalarFacts[index].kind == (isSigned ? Signed : Unsigned))
      return get(static_cast<Scalar>(index));
  return nullptr;
}

static mlir::Type tileScalar(const ScalarType *type,
                             mlir::MLIRContext *context) {
  switch (type->which()) {
  case Scalar::Void:
  case Scalar::FP8E4B15:
    return {};
  case Scalar::FP8E4NV:
    return mlir::Float8E4M3FNType::get(context);
  case Scalar::FP8E4B8:
    return mlir::Float8E4M3FNUZType::get(context);
  case Scalar::FP8E5:
    return mlir::Float8E5M2Type::get(context);
  case Scalar::FP8E5B16:
    return mlir::Float8E5M2FNUZType::get(context);
  case Scalar::FP16:
    return mlir::Float16Type::get(context);
  case Scalar::BF16:
    return mlir::BFloat16Type::get(context);
  case Scalar::FP32:
    return mlir::Float32Type::get(context);
  case Scalar::FP64:
    return mlir::Float64Type::get(context);
  default:
    return mlir::IntegerType::get(context, type->bits());
  }
}

mlir::Type tileType(const Type *type, mlir::MLIRContext *context) {
  switch (type->kind()) {
  case Type::Kind::Scalar:
    return tileScalar(llvm::cast<ScalarType>(type), context);
  case Type::Kind::Pointer: {
    auto *pointer = llvm::cast<PointerType>(type);
    mlir::Type element = tileType(pointer->element(), context);
    return element ? tt::PointerType::get(element, pointer->addressSpace())
                   : mlir::Type();
  }
  case Type::Kind::Block: {
    auto *block = llvm::cast<BlockType>(type);
    mlir::Type element = tileType(block->element(), context);
    return element ? mlir::RankedTensorType::get(block->dimensions(), element)
                   : mlir::Type();
  }
  case Type::Kind::Descriptor:
  case Type::Kind::Tuple:
    return {};
  }
  llvm_unreachable("all kinds are above");
}

mlir::Type tileDescriptor(const DescriptorType *type,
                          mlir::MLIRContext *context) {
  const BlockType *block = type->block();
  mlir::Type element = tileType(block->element(), context);
  if (!element)
    return {};
  if (block->element()->isInteger())
    element = mlir::IntegerType::get(context, element.getIntOrFloatBitWidth(),
                                     block->element()->isSigned()
                                         ? mlir::IntegerType::Signed
                                         : mlir::IntegerType::Unsigned);
  return tt::TensorDescType::get(
      mlir::RankedTensorType::get(block->dimensions(), element));
}

} // namespace kiln::triton
