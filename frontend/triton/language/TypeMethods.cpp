//===- TypeMethods.cpp - methods of types: dtype.is_floating() ------------===//

#include "frontend/triton/language/Arguments.h"
#include "frontend/triton/language/Attributes.h"
#include "frontend/triton/language/Builtin.h"

namespace kiln::triton {

using Arguments = llvm::ArrayRef<const Value *>;

static const Type *selfOf(Arguments arguments) {
  return llvm::cast<TypeValue>(arguments[0])->type;
}

template <bool (*holds)(const Type *)>
static const Value *emitQuestion(Emitter &emitter, Arguments arguments) {
  return emitter.values.get(holds(selfOf(arguments)));
}

template <Scalar which>
static const Value *emitIs(Emitter &emitter, Arguments arguments) {
  return emitter.values.get(selfOf(arguments) == emitter.scalar(which));
}

/// Triton asks the name, so pointers to such floats and blocks of them are.
static bool isSmallFloat(const Type *type) {
  return type->text().find("fp8") != std::string::npos;
}
static bool isAnyFloat(const Type *type) { return type->isFloat(); }
static bool isStandardFloat(const Type *type) {
  return type->isFloat() && !type->isFloat8();
}
static bool isSignedInteger(const Type *type) { return type->isSigned(); }
static bool isUnsignedInteger(const Type *type) { return type->isUnsigned(); }
static bool isAnyInteger(const Type *type) { return type->isInteger(); }
static bool isBoolean(const Type *type) { return type->isBool(); }
static bool isBlockType(const Type *type) { return type->isBlock(); }
static bool isPointerType(const Type *type) { return type->isPointer(); }
static bool isConstPointer(const Type *type) {
  auto *pointer = llvm::dyn_cast<PointerType>(type);
  return pointer && pointer->isConst();
}

/// The least or the greatest number of an integer type.
template <bool isMaximum>
static const Value *emitLimit(Emitter &emitter, Arguments arguments) {
  auto *type = llvm::dyn_cast<ScalarType>(selfOf(arguments));
  if (!type || !type->isInteger())
    return emitter.error("only integer types have a range, and " +
                         selfOf(arguments)->text() + " is none");
  llvm::DynamicAPInt limit(1);
  for (unsigned bit = type->isSigned() ? 1 : 0; bit != type->bits(); ++bit)
    limit *= llvm::DynamicAPInt(2);
  if (isMaximum)
    limit -= llvm::DynamicAPInt(1);
  else
    limit = type->isSigned() ? -limit : llvm::DynamicAPInt(0);
  return emitter.values.make<IntValue>(limit);
}

static const Value *emitBlockShapes(Emitter &emitter, Arguments arguments) {
  if (!selfOf(arguments)->isBlock())
    return emitter.error(selfOf(arguments)->text() + " is no type of a block");
  std::vector<const Value *> extents;
  for (int64_t extent : selfOf(arguments)->shape())
    extents.push_back(emitter.values.integer(extent));
  return emitter.values.make<TupleValue>(std::move(extents));
}

static const Value *emitWithElement(Emitter &emitter, Arguments arguments) {
  const Type *scalar =
      typeArgument(emitter, arguments[1], "with_element_ty()'s type");
  return scalar ? emitter.values.make<TypeValue>(
                      emitter.types.withScalar(selfOf(arguments), scalar))
                : nullptr;
}

const Builtin *lookupTypeMethod(llvm::StringRef name) {
  static constexpr llvm::StringLiteral self = "self";
  static const Builtin records[] = {
      {"is_fp8", self, emitQuestion<isSmallFloat>},
      {"is_fp8e4nv", self, emitIs<Scalar::FP8E4NV>},
      {"is_fp8e4b8", self, emitIs<Scalar::FP8E4B8>},
      {"is_fp8e4b15", self, emitIs<Scalar::FP8E4B15>},
      {"is_fp8e5", self, emitIs<Scalar::FP8E5>},
      {"is_fp8e5b16", self, emitIs<Scalar::FP8E5B16>},
      {"is_fp16", self, emitIs<Scalar::FP16>},
      {"is_bf16", self, emitIs<Scalar::BF16>},
      {"is_fp32", self, emitIs<Scalar::FP32>},
      {"is_fp64", self, emitIs<Scalar::FP64>},
      {"is_int1", self, emitQuestion<isBoolean>},
      {"is_bool", self, emitQuestion<isBoolean>},
      {"is_int8", self, emitIs<Scalar::Int8>},
      {"is_int16", self, emitIs<Scalar::Int16>},
      {"is_int32", self, emitIs<Scalar::Int32>},
      {"is_int64", self, emitIs<Scalar::Int64>},
      {"is_uint8", self, emitIs<Scalar::UInt8>},
      {"is_uint16", self, emitIs<Scalar::UInt16>},
      {"is_uint32", self, emitIs<Scalar::UInt32>},
      {"is_uint64", self, emitIs<Scalar::UInt64>},
      {"is_floating", self, emitQuestion<isAnyFloat>},
      {"is_standard_floating", self, emitQuestion<isStandardFloat>},
      {"is_int_signed", self, emitQuestion<isSignedInteger>},
      {"is_int_unsigned", self, emitQuestion<isUnsignedInteger>},
      {"is_int", self, emitQuestion<isAnyInteger>},
      {"is_block", self, emitQuestion<isBlockType>},
      {"is_ptr", self, emitQuestion<isPointerType>},
      {"is_const", self, emitQuestion<isConstPointer>},
      {"get_int_max_value", self, emitLimit<true>},
      {"get_int_min_value", self, emitLimit<false>},
      {"get_block_shapes", self, emitBlockShapes},
      {"with_element_ty", "self, element_ty", emitWithElement},
  };
  for (const Builtin &record : records)
    if (record.name == name)
      return &record;
  return nullptr;
}

} // namespace kiln::triton
