//===- ElementwiseOps.cpp - ops on each element alone ---------------------===//

#include "frontend/dialect/Expect.h"
#include "frontend/dialect/Tile.h"
#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace kiln::tt {

//===- Casts --------------------------------------------------------------===//

OpFoldResult BitcastOp::fold(FoldAdaptor) {
  return getSrc().getType() == getType() ? OpFoldResult(getSrc())
                                         : OpFoldResult();
}

LogicalResult BitcastOp::verify() {
  Type from = getElementTypeOrSelf(getSrc().getType());
  Type to = getElementTypeOrSelf(getType());
  auto fromPtr = dyn_cast<PointerType>(from);
  auto toPtr = dyn_cast<PointerType>(to);
  if (!fromPtr != !toPtr)
    return emitOpError() << "expects two pointers or none (tt.ptr_to_int and "
                            "tt.int_to_ptr convert), but found "
                         << from << " and " << to;
  if (fromPtr && fromPtr.getAddressSpace() != toPtr.getAddressSpace())
    return emitOpError() << "expects one address space, but found "
                         << fromPtr.getAddressSpace() << " and "
                         << toPtr.getAddressSpace();
  if (!fromPtr && from.getIntOrFloatBitWidth() != to.getIntOrFloatBitWidth())
    return emitOpError() << "expects types of the same width, but found "
                         << from << " of " << from.getIntOrFloatBitWidth()
                         << " bits and " << to << " of "
                         << to.getIntOrFloatBitWidth() << " bits";
  return success();
}

OpFoldResult FpToFpOp::fold(FoldAdaptor) {
  return getSrc().getType() == getType() ? OpFoldResult(getSrc())
                                         : OpFoldResult();
}

LogicalResult FpToFpOp::verify() {
  Type from = getElementTypeOrSelf(getSrc().getType());
  Type to = getElementTypeOrSelf(getType());
  if (to.getIntOrFloatBitWidth() < from.getIntOrFloatBitWidth() &&
      !getRounding())
    return emitOpError() << "expects 'rounding = rtne' or 'rounding = rtz' for "
                            "the narrowing from "
                         << from << " to " << to << ", but found none";
  return success();
}

//===- Arithmetic ---------------------------------------------------------===//

OpFoldResult MulhiUIOp::fold(FoldAdaptor adaptor) {
  // Anything times 0 or 1 has an upper half of 0.
  for (Attribute factor : adaptor.getOperands())
    if (matchPattern(factor, m_Zero()) || matchPattern(factor, m_One()))
      return Builder(getContext()).getZeroAttr(getType());
  return {};
}

OpFoldResult AddPtrOp::fold(FoldAdaptor adaptor) {
  return matchPattern(adaptor.getOffset(), m_Zero()) ? OpFoldResult(getPtr())
                                                     : OpFoldResult();
}

//===- Code from outside --------------------------------------------------===//

/// Code that does not claim to be pure may do anything to memory.
static void
addEffects(bool pure,
           SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
               &effects) {
  if (pure)
    return;
  effects.emplace_back(MemoryEffects::Read::get(), GlobalMemory::get());
  effects.emplace_back(MemoryEffects::Write::get(), GlobalMemory::get());
}

void ExternElementwiseOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  addEffects(getPure(), effects);
}

Speculation::Speculatability ExternElementwiseOp::getSpeculatability() {
  return getPure() ? Speculation::Speculatable : Speculation::NotSpeculatable;
}

void ElementwiseInlineAsmOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  addEffects(getPure(), effects);
}

Speculation::Speculatability ElementwiseInlineAsmOp::getSpeculatability() {
  return getPure() ? Speculation::Speculatable : Speculation::NotSpeculatable;
}

LogicalResult ElementwiseInlineAsmOp::verify() {
  if (getNumResults() == 0)
    return emitOpError("expects at least 1 result, but found 0");
  int64_t pack = getPackedElementAttr().getInt();
  if (pack < 1)
    return emitOpError() << "expects 'packed_element' to be at least 1, but "
                            "found "
                         << pack;
  for (Type type : getOperandTypes()) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (tensor && tensor.getNumElements() % pack != 0)
      return emitOpError() << "expects a number of elements that "
                              "'packed_element' = "
                           << pack << " divides, but found " << tensor;
  }
  return success();
}

//===- map_elementwise ----------------------------------------------------===//

LogicalResult MapElementwiseOp::verify() {
  if (getSrcs().empty() || getNumResults() == 0)
    return emitOpError() << "expects at least 1 source and 1 result, but found "
                         << getSrcs().size() << " and " << getNumResults();
  int64_t pack = getPackAttr().getInt();
  if (pack < 1 || !llvm::isPowerOf2_64(pack))
    return emitOpError() << "expects 'pack' to be a power of two, but found "
                         << pack;
  auto shape = cast<RankedTensorType>(getSrcs().front().getType()).getShape();
  for (Type type : llvm::concat<Type>(llvm::to_vector(getOperandTypes()),
                                      llvm::to_vector(getResultTypes()))) {
    auto tensor = cast<RankedTensorType>(type);
    if (tensor.getShape() != shape)
      return emitOpError() << "expects one shape for all tensors, but found "
                           << getSrcs().front().getType() << " and " << tensor;
    if (tensor.getNumElements() % pack != 0)
      return emitOpError() << "expects a number of elements that 'pack' = "
                           << pack << " divides, but found " << tensor;
  }
  return success();
}

/// Each element type of `types`, `pack` times: how a region of map_elementwise
/// takes and returns groups of elements.
static SmallVector<Type> packedElements(TypeRange types, int64_t pack) {
  SmallVector<Type> elements;
  for (Type type : types)
    elements.append(pack, getElementTypeOrSelf(type));
  return elements;
}

LogicalResult MapElementwiseOp::verifyRegions() {
  int64_t pack = getPackAttr().getInt();
  if (getScalarOp().empty())
    return emitOpError("expects a region with at least 1 block");
  SmallVector<Type> arguments = packedElements(getOperandTypes(), pack);
  SmallVector<Type> results = packedElements(getResultTypes(), pack);
  TypeRange found = getScalarOp().front().getArgumentTypes();
  if (TypeRange(arguments) != found)
    return emitOpError() << "expects a region with arguments ("
                         << TypeRange(arguments) << "), but found (" << found
                         << ")";
  WalkResult walk = getScalarOp().walk([&](Operation *op) {
    if (auto ret = dyn_cast<MapElementwiseReturnOp>(op);
        ret && ret->getParentOp() == getOperation() &&
        TypeRange(results) != TypeRange(ret.getOperandTypes())) {
      ret.emitOpError() << "expects values of types (" << TypeRange(results)
                        << "), but found (" << ret.getOperandTypes() << ")";
      return WalkResult::interrupt();
    }
    if (isa<StoreOp, DescriptorStoreOp, DescriptorReduceOp>(op)) {
      op->emitOpError("cannot stand inside tt.map_elementwise: the number of "
                      "times the region runs is not specified");
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return failure(walk.wasInterrupted());
}

} // namespace kiln::tt
