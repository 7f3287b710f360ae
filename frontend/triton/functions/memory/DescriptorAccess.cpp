//===- DescriptorAccess.cpp - accesses through tensor descriptors ---------===//

#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/functions/Target.h"
#include "frontend/triton/functions/memory/Access.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Semantics.h"

namespace kiln::triton {

namespace {

/// A descriptor and the offsets of an access.
struct Position {
  const DescriptorValue *descriptor = nullptr;
  llvm::SmallVector<mlir::Value> offsets;
  const BlockType *block() const { return descriptor->type->block(); }
};

const DescriptorValue *descriptorArgument(Emitter &emitter,
                                          const Value *value) {
  if (auto *descriptor = llvm::dyn_cast<DescriptorValue>(value))
    return descriptor;
  return emitter.error("expected a tensor descriptor, got " + value->text());
}

std::optional<Position> readPosition(Emitter &emitter, const Value *value,
                                     const Value *offsets) {
  Position position;
  position.descriptor = descriptorArgument(emitter, value);
  if (!position.descriptor)
    return std::nullopt;
  size_t rank = position.block()->dimensions().size();
  size_t given = elementsOf(offsets).size();
  if (given != rank) {
    emitter.error("expected " + llvm::Twine(rank) + " offsets, but got " +
                  llvm::Twine(given));
    return std::nullopt;
  }
  auto indices = readIndices(emitter, offsets, /*wide=*/false);
  if (!indices)
    return std::nullopt;
  position.offsets = std::move(*indices);
  return position;
}

const Value *emitDescriptorLoad(Emitter &emitter, Values arguments) {
  auto position = readPosition(emitter, arguments[0], arguments[1]);
  if (!position)
    return nullptr;
  const BlockType *block = position->block();
  return emitter.tensor(emitter.create<tt::DescriptorLoadOp>(
                            emitter.tileType(block),
                            position->descriptor->handle, position->offsets),
                        block);
}

/// A value of the descriptor's block; null after an error.
const TensorValue *readStored(Emitter &emitter, const Value *argument,
                              const BlockType *block) {
  const TensorValue *value =
      operandArgument(emitter, argument, "the value to store");
  if (value && value->shape() != block->dimensions())
    return emitter.error("expected value shape " +
                         shapeText(block->dimensions()) + ", got " +
                         shapeText(value->shape()));
  return value;
}

const Value *emitDescriptorStore(Emitter &emitter, Values arguments) {
  auto position = readPosition(emitter, arguments[0], arguments[1]);
  if (!position)
    return nullptr;
  auto *value = readStored(emitter, arguments[2], position->block());
  if (value)
    value = cast(emitter, value, position->block()->element());
  if (!value)
    return nullptr;
  emitter.create<tt::DescriptorStoreOp>(position->descriptor->handle,
                                        value->handle, position->offsets);
  return emitter.values.none();
}

/// Whether the hardware combines elements of the type so: Triton's lists.
bool canReduce(tt::DescriptorReduceKind kind, const Type *element) {
  auto *scalar = llvm::dyn_cast<ScalarType>(element);
  if (!scalar)
    return false;
  switch (scalar->which()) {
  case Scalar::UInt32:
  case Scalar::Int32:
  case Scalar::UInt64:
    return true;
  case Scalar::Int64:
    return kind != tt::DescriptorReduceKind::ADD;
  case Scalar::FP32:
    return kind == tt::DescriptorReduceKind::ADD;
  case Scalar::FP16:
  case Scalar::BF16:
    return kind == tt::DescriptorReduceKind::ADD ||
           kind == tt::DescriptorReduceKind::MIN ||
           kind == tt::DescriptorReduceKind::MAX;
  default:
    return false;
  }
}

template <tt::DescriptorReduceKind kind>
const Value *emitReduce(Emitter &emitter, Values arguments) {
  auto position = readPosition(emitter, arguments[0], arguments[1]);
  if (!position)
    return nullptr;
  const Type *element = position->block()->element();
  auto *value = readStored(emitter, arguments[2], position->block());
  if (!value)
    return nullptr;
  if (!canReduce(kind, element))
    return emitter.error(
        "Unsupported dtype " + element->text() + " of an atomic_" +
        stringifyDescriptorReduceKind(kind) + " through a descriptor");
  if (element->isFloat() && kind != tt::DescriptorReduceKind::ADD &&
      cudaCapability(emitter.options) < 90)
    return emitter.error("16-bit float types require native tma support");
  if (value->scalar() != element)
    return emitter.error("expected a value of type " + element->text() +
                         ", found " + value->scalar()->text());
  emitter.create<tt::DescriptorReduceOp>(kind, position->descriptor->handle,
                                         value->handle, position->offsets);
  return emitter.values.none();
}

/// A descriptor of rows, and which rows; false after an error.
bool readRows(Emitter &emitter, const DescriptorValue *descriptor,
              const Value *rows, llvm::StringRef what) {
  auto fail = [&](const llvm::Twine &message) {
    emitter.error(message);
    return false;
  };
  const BlockType *block = descriptor->type->block();
  std::string shape = shapeText(block->dimensions());
  if (block->dimensions().size() != 2)
    return fail("descriptor must be 2D, but got " + shape);
  if (block->dimensions()[0] != 1)
    return fail("descriptor block must have 1 row, but got " + shape);
  auto *tensor = llvm::dyn_cast<TensorValue>(rows);
  if (!tensor || tensor->shape().size() != 1)
    return fail("x offsets must be 1D, but got " + rows->text());
  const Type *scalar = tensor->scalar();
  // 3.6 takes int32 or uint32, 3.9 int16 or int32.
  bool isNew = emitter.options.version == LanguageVersion::V3_9;
  unsigned bits = scalar->isInteger() ? scalarBits(scalar) : 0;
  if (isNew ? !scalar->isSigned() || (bits != 16 && bits != 32) : bits != 32)
    return fail("x offsets must have dtype " +
                llvm::StringRef(isNew ? "int16 or int32" : "int32") +
                ", but got " + scalar->text());
  if (tensor->shape()[0] < 8)
    return fail("descriptor " + what + " must have at least 8 rows, but got " +
                shapeText(tensor->shape()));
  if (scalarBits(block->element()) > 32)
    return fail("descriptor " + what +
                " supports elements of at most 32 bits, found " +
                block->element()->text());
  // 32 bytes of a row are what an instruction moves of each row at least.
  int64_t columns = 32 / scalarBits(block->element()) * 8;
  if (block->dimensions()[1] < columns)
    return fail("descriptor " + what + " of " + block->element()->text() +
                " must have at least " + llvm::Twine(columns) +
                " columns, but got " + llvm::Twine(block->dimensions()[1]));
  return true;
}

/// The column where rows begin, null after an error.
mlir::Value readColumn(Emitter &emitter, const Value *value) {
  if (llvm::isa<TupleValue>(value)) {
    emitter.error("expected one scalar as y offset, found " + value->text());
    return {};
  }
  auto indices = readIndices(emitter, value, /*wide=*/false);
  return indices ? indices->front() : mlir::Value();
}

const Value *emitGather(Emitter &emitter, Values arguments) {
  auto *descriptor = descriptorArgument(emitter, arguments[0]);
  if (!descriptor || !readRows(emitter, descriptor, arguments[1], "gather"))
    return nullptr;
  mlir::Value column = readColumn(emitter, arguments[2]);
  if (!column)
    return nullptr;
  auto *rows = llvm::cast<TensorValue>(arguments[1]);
  const BlockType *block = descriptor->type->block();
  const Type *type = emitter.types.block(
      block->element(), {rows->shape()[0], block->dimensions()[1]});
  return emitter.tensor(
      emitter.create<tt::DescriptorGatherOp>(
          emitter.tileType(type), descriptor->handle, rows->handle, column),
      type);
}

const Value *emitScatter(Emitter &emitter, Values arguments) {
  auto *descriptor = descriptorArgument(emitter, arguments[0]);
  if (!descriptor || !readRows(emitter, descriptor, arguments[2], "scatter"))
    return nullptr;
  auto *rows = llvm::cast<TensorValue>(arguments[2]);
  const BlockType *block = descriptor->type->block();
  const BlockType *expected = emitter.types.block(
      block->element(), {rows->shape()[0], block->dimensions()[1]});
  auto *value = llvm::dyn_cast<TensorValue>(arguments[1]);
  if (!value || value->type != expected)
    return emitter.error("expected a value of type " + expected->text() +
                         ", found " + arguments[1]->text());
  mlir::Value column = readColumn(emitter, arguments[3]);
  if (!column)
    return nullptr;
  emitter.create<tt::DescriptorScatterOp>(descriptor->handle, rows->handle,
                                          column, value->handle);
  return emitter.values.none();
}

} // namespace

llvm::ArrayRef<Builtin> descriptorAccessBuiltins() {
  static const Builtin records[] = {
      {.name = "load_tensor_descriptor",
       .parameters = "desc, offsets",
       .emit = emitDescriptorLoad},
      {.name = "store_tensor_descriptor",
       .parameters = "desc, offsets, value",
       .emit = emitDescriptorStore},
  };
  return records;
}

llvm::ArrayRef<Builtin> descriptorMethodBuiltins() {
  using Kind = tt::DescriptorReduceKind;
  constexpr llvm::StringLiteral stored = "self, offsets, value";
  static const Builtin records[] = {
      {.name = "load",
       .parameters = "self, offsets",
       .emit = emitDescriptorLoad},
      {.name = "store", .parameters = stored, .emit = emitDescriptorStore},
      {.name = "gather",
       .parameters = "self, x_offsets, y_offset",
       .emit = emitGather},
      {.name = "scatter",
       .parameters = "self, value, x_offsets, y_offset",
       .emit = emitScatter},
      {.name = "atomic_add",
       .parameters = stored,
       .emit = emitReduce<Kind::ADD>},
      {.name = "atomic_min",
       .parameters = stored,
       .emit = emitReduce<Kind::MIN>},
      {.name = "atomic_max",
       .parameters = stored,
       .emit = emitReduce<Kind::MAX>},
      {.name = "atomic_and",
       .parameters = stored,
       .emit = emitReduce<Kind::AND>},
      {.name = "atomic_or", .parameters = stored, .emit = emitReduce<Kind::OR>},
      {.name = "atomic_xor",
       .parameters = stored,
       .emit = emitReduce<Kind::XOR>},
  };
  return records;
}

} // namespace kiln::triton
