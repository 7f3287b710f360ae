//===- Attributes.cpp -----------------------------------------------------===//

#include "frontend/triton/language/Attributes.h"
#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Builtin.h"
#include "frontend/triton/language/Shapes.h"

namespace kiln::triton {

static const Value *shapeValue(ValueTable &values,
                               llvm::ArrayRef<int64_t> shape) {
  std::vector<const Value *> extents;
  for (int64_t extent : shape)
    extents.push_back(values.integer(extent));
  return values.make<TupleValue>(std::move(extents));
}

static int64_t elementsOf(const Type *type) {
  auto *block = llvm::dyn_cast<BlockType>(type);
  return block ? block->elements() : 1;
}

static const Value *tensorAttribute(Emitter &emitter, const TensorValue *tensor,
                                    llvm::StringRef name) {
  ValueTable &values = emitter.values;
  if (name == "dtype")
    return values.make<TypeValue>(tensor->scalar());
  if (name == "type")
    return values.make<TypeValue>(tensor->type);
  if (name == "shape")
    return shapeValue(values, tensor->shape());
  if (name == "numel")
    return values.integer(elementsOf(tensor->type));
  return name == "T" ? permute(emitter, tensor, {1, 0}) : nullptr;
}

static const Value *descriptorAttribute(Emitter &emitter,
                                        const DescriptorValue *descriptor,
                                        llvm::StringRef name) {
  ValueTable &values = emitter.values;
  const BlockType *block = descriptor->type->block();
  if (name == "dtype")
    return values.make<TypeValue>(block->element());
  if (name == "type")
    return values.make<TypeValue>(descriptor->type);
  if (name == "block_type")
    return values.make<TypeValue>(block);
  if (name == "block_shape")
    return shapeValue(values, block->dimensions());
  if (name == "shape")
    return descriptor->shape;
  return name == "strides" ? descriptor->strides : nullptr;
}

/// What the exponent of a float is greater by than the power of two.
static int64_t exponentBias(Scalar which) {
  switch (which) {
  case Scalar::FP8E4NV:
    return 7;
  case Scalar::FP8E4B8:
    return 8;
  case Scalar::FP8E4B15:
  case Scalar::FP8E5:
  case Scalar::FP16:
    return 15;
  case Scalar::FP8E5B16:
    return 16;
  case Scalar::BF16:
  case Scalar::FP32:
    return 127;
  case Scalar::FP64:
    return 1023;
  default:
    llvm_unreachable("no float");
  }
}

static const Value *scalarAttribute(ValueTable &values, const ScalarType *type,
                                    llvm::StringRef name) {
  if (name == "primitive_bitwidth" ||
      (name == "int_bitwidth" && type->isInteger()))
    return values.integer(type->bits());
  if (name == "itemsize")
    return values.integer(type->bits() / 8);
  if (name == "fp_mantissa_width" && type->isFloat())
    return values.integer(type->mantissaBits());
  if (name == "exponent_bias" && type->isFloat())
    return values.integer(exponentBias(type->which()));
  return nullptr;
}

static const Value *typeAttribute(Emitter &emitter, const Type *type,
                                  llvm::StringRef name) {
  ValueTable &values = emitter.values;
  if (name == "name")
    return values.make<StringValue>(type->text());
  if (name == "scalar")
    return values.make<TypeValue>(type->scalar());
  auto *pointer = llvm::dyn_cast<PointerType>(type);
  auto *block = llvm::dyn_cast<BlockType>(type);
  if (name == "element_ty" && (pointer || block))
    return values.make<TypeValue>(pointer ? pointer->element()
                                          : block->element());
  if (name == "address_space" && pointer)
    return values.integer(pointer->addressSpace());
  if (name == "shape" && block)
    return shapeValue(values, block->dimensions());
  if (name == "numel" && block)
    return values.integer(block->elements());
  if (auto *element = llvm::dyn_cast<ScalarType>(type->scalar());
      name == "nbytes" && block && element)
    return values.integer(block->elements() * (element->bits() / 8));
  if (auto *scalar = llvm::dyn_cast<ScalarType>(type))
    if (const Value *attribute = scalarAttribute(values, scalar, name))
      return attribute;
  const Builtin *method = lookupTypeMethod(name);
  if (!method)
    return nullptr;
  return values.make<BoundValue>(values.make<TypeValue>(type),
                                 values.make<BuiltinValue>(*method));
}

const Value *attributeOf(Emitter &emitter, const Value *value,
                         llvm::StringRef name) {
  if (auto *tensor = llvm::dyn_cast<TensorValue>(value))
    return tensorAttribute(emitter, tensor, name);
  if (auto *descriptor = llvm::dyn_cast<DescriptorValue>(value))
    return descriptorAttribute(emitter, descriptor, name);
  if (auto *type = llvm::dyn_cast<TypeValue>(value))
    return typeAttribute(emitter, type->type, name);
  return nullptr;
}

const Value *languageConstant(Emitter &emitter, llvm::StringRef name) {
  ValueTable &values = emitter.values;
  if (name == "TRITON_MAX_TENSOR_NUMEL")
    return values.integer(maxBlockElements);
  if (name == "pi32_t")
    return values.make<TypeValue>(
        emitter.types.pointer(emitter.scalar(Scalar::Int32)));
  if (name == "PropagateNan")
    return values.make<TupleValue>(
        std::vector<const Value *>{
            values.make<StringValue>("PropagateNan.NONE"),
            values.make<StringValue>("PropagateNan.ALL")},
        std::vector<std::string>{"NONE", "ALL"});
  // Modules say float16, and have no fp16.
  bool isShort = name.starts_with("fp") || name.starts_with("bf1");
  const ScalarType *type = isShort ? nullptr : emitter.types.lookup(name);
  return type ? values.make<TypeValue>(type) : nullptr;
}

} // namespace kiln::triton
