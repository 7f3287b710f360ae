#include "lowering/tma/TensorReductions.h"
#include "lowering/dialect/Boxes.h"

using namespace mlir;

namespace kiln {

BlockReduction BlockReduction::of(tt::DescriptorReduceOp op) {
  tt::TensorDescType type = op.getDesc().getType();
  return {op.getKind(), type.getSignlessBlockType().getElementType(),
          type.getBlockType().getElementType().isUnsignedInteger()};
}

BlockReduction BlockReduction::of(gpu::ReduceBlockOp op) {
  return {op.getKind(), getElementTypeOrSelf(op.getValue().getType()),
          op.getIsUnsigned()};
}

std::optional<tt::RMWOp> BlockReduction::atomic() const {
  bool isFloat = isa<FloatType>(element);
  switch (kind) {
  case tt::DescriptorReduceKind::ADD:
    return isFloat ? tt::RMWOp::FADD : tt::RMWOp::ADD;
  case tt::DescriptorReduceKind::AND:
    return tt::RMWOp::AND;
  case tt::DescriptorReduceKind::OR:
    return tt::RMWOp::OR;
  case tt::DescriptorReduceKind::XOR:
    return tt::RMWOp::XOR;
  case tt::DescriptorReduceKind::MIN:
    if (!isFloat)
      return isUnsigned ? tt::RMWOp::UMIN : tt::RMWOp::MIN;
    return std::nullopt;
  case tt::DescriptorReduceKind::MAX:
    if (!isFloat)
      return isUnsigned ? tt::RMWOp::UMAX : tt::RMWOp::MAX;
    return std::nullopt;
  case tt::DescriptorReduceKind::INC:
  case tt::DescriptorReduceKind::DEC:
    return std::nullopt;
  }
  return std::nullopt;
}

Type BlockReduction::mapElement() const {
  Type type = element;
  bool compares = kind == tt::DescriptorReduceKind::MIN ||
                  kind == tt::DescriptorReduceKind::MAX;
  if (type.isInteger() && compares && !isUnsigned)
    type = IntegerType::get(type.getContext(), type.getIntOrFloatBitWidth(),
                            IntegerType::Signed);
  std::optional<TensorMapElement> known = tensorMapElement(type);
  return known && hasReduction(reductionOf(kind), *known) ? type : Type();
}

LogicalResult reduceByAtomics(gpu::ReduceBlockOp op, StringRef why) {
  std::optional<tt::RMWOp> atomic = BlockReduction::of(op).atomic();
  if (!atomic)
    return op.emitError("'tt.descriptor_reduce' of this kind and type is not "
                        "lowered here: no atomic operation does it, and "
                        "TMA does not since ")
           << why;
  OpBuilder builder(op);
  tt::AtomicRMWOp::create(builder, op.getLoc(), op.getValue().getType(),
                          *atomic, op.getPointers(), op.getValue(),
                          op.getMask(), tt::MemSemantic::RELAXED,
                          tt::MemSyncScope::GPU);
  op.erase();
  return success();
}

} // namespace kiln
