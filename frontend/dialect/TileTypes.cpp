//===- TileTypes.cpp - reading, printing and checking the types -----------===//

#include "frontend/dialect/TileTypes.h"
#include "frontend/dialect/Expect.h"
#include "frontend/dialect/TileDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace kiln::tt {

bool isTensorPointer(Type type) {
  auto pointer = dyn_cast_or_null<PointerType>(type);
  return pointer && pointer.isTensorPointer();
}

Type getPointeeType(Type type) {
  if (auto tensor = dyn_cast_or_null<RankedTensorType>(type)) {
    auto pointer = dyn_cast<PointerType>(tensor.getElementType());
    return pointer && !pointer.isTensorPointer()
               ? tensor.clone(pointer.getPointeeType())
               : type;
  }
  auto pointer = dyn_cast_or_null<PointerType>(type);
  return pointer ? pointer.getPointeeType() : type;
}

Type getI1SameShape(Type type) {
  if (!type)
    return type;
  auto i1 = IntegerType::get(type.getContext(), 1);
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return tensor.clone(i1);
  return i1;
}

Type getBasePointerType(Type type) {
  if (!isTensorPointer(type))
    return type;
  auto pointer = cast<PointerType>(type);
  return PointerType::get(getElementTypeOrSelf(pointer.getPointeeType()),
                          pointer.getAddressSpace());
}

bool isTileScalar(Type type, bool anySign) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return (anySign || integer.isSignless()) &&
           llvm::is_contained({1u, 4u, 8u, 16u, 32u, 64u}, integer.getWidth());
  return isa<Float8E4M3FNType, Float8E4M3FNUZType, Float8E5M2Type,
             Float8E5M2FNUZType, Float16Type, BFloat16Type, Float32Type,
             Float64Type>(type);
}

//===- !tt.ptr ------------------------------------------------------------===//

LogicalResult PointerType::verify(function_ref<InFlightDiagnostic()> emitError,
                                  Type pointee, int addressSpace) {
  if (addressSpace < 0)
    return emitError() << "an address space has a number from 0 on, but found "
                       << addressSpace;
  if (auto tensor = dyn_cast<RankedTensorType>(pointee))
    return verifyTensorSize(emitError, tensor);
  if (isTileScalar(pointee) ||
      (isa<PointerType>(pointee) && !tt::isTensorPointer(pointee)))
    return success();
  return emitError() << "a pointer points to i1, i4, i8, i16, i32, i64, an 8-, "
                        "16-, 32- or 64-bit float, a pointer or a tensor, but "
                        "found "
                     << pointee;
}

Type PointerType::parse(AsmParser &parser) {
  SMLoc loc = parser.getCurrentLocation();
  Type pointee;
  int addressSpace = 1;
  if (parser.parseLess() || parser.parseType(pointee))
    return {};
  if (succeeded(parser.parseOptionalComma()) &&
      parser.parseInteger(addressSpace))
    return {};
  if (parser.parseGreater())
    return {};
  return parser.getChecked<PointerType>(loc, pointee, addressSpace);
}

void PointerType::print(AsmPrinter &printer) const {
  printer << '<' << getPointeeType();
  if (getAddressSpace() != 1)
    printer << ", " << getAddressSpace();
  printer << '>';
}

//===- !tt.tensordesc -----------------------------------------------------===//

LogicalResult
TensorDescType::verify(function_ref<InFlightDiagnostic()> emitError,
                       RankedTensorType block) {
  if (!isTileScalar(block.getElementType(), /*anySign=*/true))
    return emitError() << "a tensor descriptor describes numbers, but found "
                          "elements of type "
                       << block.getElementType();
  return verifyTensorSize(emitError, block);
}

Type TensorDescType::parse(AsmParser &parser) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess())
    return {};
  Type type;
  OptionalParseResult wholeTensor = parser.parseOptionalType(type);
  if (wholeTensor.has_value()) {
    if (failed(*wholeTensor))
      return {};
  } else {
    SmallVector<int64_t> shape;
    Type element;
    if (parser.parseDimensionList(shape, /*allowDynamic=*/false) ||
        parser.parseType(element))
      return {};
    if (!TensorType::isValidElementType(element)) {
      parser.emitError(loc) << "expected a number as the element of a tensor "
                               "descriptor, but found "
                            << element;
      return {};
    }
    type = RankedTensorType::get(shape, element);
  }
  if (parser.parseGreater())
    return {};
  auto block = dyn_cast<RankedTensorType>(type);
  if (!block) {
    parser.emitError(loc)
        << "expected a block like tensor<64x32xf16> or 64x32xf16 in a tensor "
           "descriptor, but found "
        << type;
    return {};
  }
  return parser.getChecked<TensorDescType>(loc, block);
}

void TensorDescType::print(AsmPrinter &printer) const {
  printer << '<' << getBlockType() << '>';
}

RankedTensorType TensorDescType::getSignlessBlockType() const {
  RankedTensorType block = getBlockType();
  if (auto integer = dyn_cast<IntegerType>(block.getElementType()))
    return cast<RankedTensorType>(
        block.clone(IntegerType::get(getContext(), integer.getWidth())));
  return block;
}

} // namespace kiln::tt
