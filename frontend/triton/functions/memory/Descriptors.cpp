//===- Descriptors.cpp - make_tensor_descriptor ---------------------------===//

#include "frontend/triton/functions/Families.h"
#include "frontend/triton/functions/Inputs.h"
#include "frontend/triton/functions/memory/Access.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Semantics.h"

namespace kiln::triton {

namespace {

/// The scalars of a shape or of strides, converted; null after an error.
const TupleValue *readScalars(Emitter &emitter, Values list, Scalar which) {
  const Type *type = emitter.scalar(which);
  std::vector<const Value *> scalars;
  for (const Value *value : list) {
    auto *tensor = llvm::dyn_cast<TensorValue>(value);
    if (tensor && tensor->isBlock())
      return emitter.error("expected scalars as shape and strides of a "
                           "descriptor, found " +
                           tensor->type->text());
    scalars.push_back(tensor ? cast(emitter, tensor, type)
                             : constant(emitter, value, type));
    if (!scalars.back())
      return nullptr;
  }
  return emitter.values.make<TupleValue>(std::move(scalars));
}

/// The handles of scalars.
llvm::SmallVector<mlir::Value> handlesOf(const TupleValue *scalars) {
  llvm::SmallVector<mlir::Value> handles;
  flatten(scalars, handles);
  return handles;
}

/// Whether strides that are known suit the hardware, which 3.9 checks.
bool checkStrides(Emitter &emitter, Values strides, unsigned bytes) {
  if (emitter.options.version != LanguageVersion::V3_9)
    return true;
  for (const Value *stride : strides.drop_back())
    if (const IntValue *integer = integerValue(emitter, stride)) {
      std::optional<int64_t> small = integer->small();
      if (small && *small * bytes % 16 == 0)
        continue;
      emitter.error("Tensor descriptor strides must be 16-byte aligned, but "
                    "got a stride of " +
                    stride->text() + " * " + llvm::Twine(bytes) + " bytes");
      return false;
    }
  return true;
}

/// Whether the parts of a descriptor fit together.
bool checkDescriptor(Emitter &emitter, const TensorValue *base, Values shape,
                     Values strides, llvm::ArrayRef<int64_t> block) {
  auto fail = [&](const llvm::Twine &message) {
    emitter.error(message);
    return false;
  };
  size_t rank = shape.size();
  if (rank < 1 || rank > 5)
    return fail("Expected 1 <= ndim <= 5 but got " + llvm::Twine(rank) +
                " dimensions");
  if (strides.size() != rank)
    return fail("Expected " + llvm::Twine(rank) + " strides but got " +
                llvm::Twine(strides.size()));
  if (block.size() != rank)
    return fail("Expected block_shape to have " + llvm::Twine(rank) +
                " dimensions but got " + llvm::Twine(block.size()));
  unsigned bytes = scalarBits(pointee(base)) / 8;
  // The least that a copy by tensor map moves: CUDA's programming guide.
  if (block.back() * bytes < 16)
    return fail("Descriptor block shape must have at least 16 bytes in the "
                "last dimension, but got " +
                llvm::Twine(block.back()) + " * " + llvm::Twine(bytes) + " = " +
                llvm::Twine(block.back() * bytes) + " bytes");
  if (!isEqual(strides.back(), emitter.values.integer(1)))
    return fail("Tensor descriptor last dim must be 1 but got " +
                strides.back()->text());
  return checkStrides(emitter, strides, bytes);
}

const Value *emitMake(Emitter &emitter, Values arguments) {
  auto *base = llvm::dyn_cast<TensorValue>(arguments[0]);
  if (!base || !base->type->isPointer() || base->type->isBlockPointer())
    return emitter.error("base must be a pointer type, got " +
                         arguments[0]->text());
  Values shape = elementsOf(arguments[1]), strides = elementsOf(arguments[2]);
  auto block = shapeArgument(emitter, elementsOf(arguments[3]));
  if (!block || !checkDescriptor(emitter, base, shape, strides, *block))
    return nullptr;
  const Type *element = pointee(base);
  const TupleValue *extents = readScalars(emitter, shape, Scalar::Int32);
  const TupleValue *steps =
      extents ? readScalars(emitter, strides, Scalar::Int64) : nullptr;
  if (!steps)
    return nullptr;
  auto padding = readPadding(emitter, arguments[4], element);
  if (!padding)
    return nullptr;
  if (!*padding)
    return emitter.error("expected `zero` or `nan` as `padding_option` of a "
                         "descriptor");
  const DescriptorType *type =
      emitter.types.descriptor(emitter.types.block(element, *block));
  mlir::Type tile = tileDescriptor(type, emitter.builder.getContext());
  if (!tile)
    return emitter.error("no descriptor can have elements of type " +
                         element->text());
  auto op = emitter.create<tt::MakeTensorDescOp>(
      tile, base->handle, handlesOf(extents), handlesOf(steps), *padding);
  return emitter.values.make<DescriptorValue>(op, type, extents, steps);
}

} // namespace

llvm::ArrayRef<Builtin> descriptorBuiltins() {
  static const Builtin records[] = {
      {.name = "make_tensor_descriptor",
       .parameters = "base, shape, strides, block_shape, padding_option='zero'",
       .emit = emitMake},
  };
  return records;
}

} // namespace kiln::triton
