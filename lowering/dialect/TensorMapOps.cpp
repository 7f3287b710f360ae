// Parsing, printing and verifying of tensor maps and copies by them
// (TensorMapOps.td).
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/Boxes.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/dialect/LaunchValues.h"
#include "mlir/IR/Builders.h"
#include "targets/launch/abi/TensorMap.h"

using namespace mlir;
using namespace kiln;
using namespace kiln::gpu;

//===--- The type ---------------------------------------------------------===//

Type TensorMapType::parse(AsmParser &parser) {
  SmallVector<int64_t> box;
  Type element;
  unsigned swizzle = 0;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseLess() ||
      parser.parseDimensionList(box, /*allowDynamic=*/false) ||
      parser.parseType(element) || parser.parseComma() ||
      parser.parseInteger(swizzle) || parser.parseGreater())
    return {};
  return parser.getChecked<TensorMapType>(
      loc, parser.getContext(), ArrayRef<int64_t>(box), element, swizzle);
}

void TensorMapType::print(AsmPrinter &printer) const {
  printer << '<';
  for (int64_t extent : getBox())
    printer << extent << 'x';
  printer << getElementType() << ", " << getSwizzleBytes() << '>';
}

int64_t TensorMapType::boxBytes() const {
  int64_t bytes = getElementType().getIntOrFloatBitWidth() / 8;
  for (int64_t extent : getBox())
    bytes *= extent;
  return bytes;
}

Type TensorMapType::getSignlessElementType() const {
  auto integer = dyn_cast<IntegerType>(getElementType());
  return integer ? IntegerType::get(getContext(), integer.getWidth())
                 : getElementType();
}

LogicalResult
TensorMapType::verify(function_ref<InFlightDiagnostic()> emitError,
                      ArrayRef<int64_t> box, Type element,
                      unsigned swizzleBytes) {
  std::optional<TensorMapElement> kind = tensorMapElement(element);
  if (!kind)
    return emitError() << "a tensor map has elements of 8, 16, 32 or 64 bits, "
                          "not "
                       << element;
  // The recipe's own rules.
  TensorMapRecipe recipe;
  recipe.element = *kind;
  recipe.box.assign(box.begin(), box.end());
  recipe.sizes.resize(box.size());
  recipe.strides.resize(box.empty() ? 0 : box.size() - 1);
  recipe.swizzleBytes = swizzleBytes;
  if (std::string problem = recipe.problem(); !problem.empty())
    return emitError() << problem;
  return success();
}

//===--- Ops --------------------------------------------------------------===//

/// What a tensor map has to fulfil, whoever makes it.
template <typename Op> static LogicalResult verifyTensor(Op op) {
  size_t rank = op.getType().getBox().size();
  if (op.getSizes().size() != rank || op.getStrides().size() + 1 != rank)
    return op.emitOpError("is of a tensor of ")
           << rank << " dimensions and has " << op.getSizes().size()
           << " sizes and " << op.getStrides().size() << " strides, not "
           << rank << " and " << rank - 1;
  auto pointer = dyn_cast<tt::PointerType>(op.getBase().getType());
  if (!pointer ||
      pointer.getPointeeType() != op.getType().getSignlessElementType())
    return op.emitOpError("is of elements of ")
           << op.getType().getElementType() << ", and its base is a "
           << op.getBase().getType();
  return success();
}

LogicalResult TensorMapOp::verify() { return verifyTensor(*this); }

LogicalResult MakeTensorMapOp::verify() {
  if (int64_t bytes = getScratch().getType().bytes(); bytes != kTensorMapBytes)
    return emitOpError("is made in ")
           << kTensorMapBytes << " bytes, not " << bytes;
  return verifyTensor(*this);
}

LogicalResult BlockOfOp::verify() {
  size_t rank = getSizes().size();
  if (getStrides().size() != rank || getOffsets().size() != rank)
    return emitOpError("is of a tensor with ")
           << rank << " sizes, " << getStrides().size() << " strides and "
           << getOffsets().size() << " offsets";
  auto pointers = cast<RankedTensorType>(getPointers().getType());
  if (pointers.getElementType() != getBase().getType())
    return emitOpError("has pointers of another type than its base: ")
           << pointers << " and " << getBase().getType();
  if (pointers.getRank() > int64_t(rank))
    return emitOpError("is a block of more dimensions than the tensor's ")
           << rank;
  return success();
}

/// What a copy by a tensor map has to fulfil in either direction.
static LogicalResult verifyBoxes(Operation *op, TensorMapType map,
                                 MemDescType buffer, size_t coordinates) {
  if (coordinates != map.getBox().size())
    return op->emitOpError("has ")
           << coordinates << " coordinates in a tensor of "
           << map.getBox().size() << " dimensions";
  if (buffer.getElementType() != map.getSignlessElementType())
    return op->emitOpError("has elements ")
           << buffer.getElementType() << " in the buffer and "
           << map.getElementType() << " in the tensor";
  if (!boxesOf(map, buffer))
    return op->emitOpError("has a buffer that boxes of ")
           << map << " do not fill as it lies: " << buffer;
  return success();
}

LogicalResult TmaCopyOp::verify() {
  return verifyBoxes(*this, getMap().getType(), getDestination().getType(),
                     getCoordinates().size());
}

LogicalResult TmaStoreOp::verify() {
  Type element = getMap().getType().getElementType();
  if (getReduction() &&
      !hasReduction(reductionOf(*getReduction()), *tensorMapElement(element)))
    return emitOpError("has a reduction by '")
           << tt::stringifyDescriptorReduceKind(*getReduction())
           << "', which TMA does not have of " << element;
  return verifyBoxes(*this, getMap().getType(), getSource().getType(),
                     getCoordinates().size());
}
