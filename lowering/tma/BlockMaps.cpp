// What is outside of the tensor, a load masks and fills as the engine does, and a
// store discards, since kiln-rewrite-blocks made it so. What is left to ask is
// whether the launch can make the map.
#include "lowering/tma/BlockMaps.h"
#include "frontend/dialect/Tile.h"
#include "lowering/tma/Boxes.h"
#include "lowering/tma/LaunchValues.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace kiln {

/// string, between passes: why a block is not copied by a tensor map.
static constexpr StringLiteral kReasonAttr = "kiln.reason";

/// A constant that a value is, in bytes of elements of `type`.
static std::optional<int64_t> constantBytes(Value value, Type type) {
  APInt constant;
  if (!matchPattern(value, m_ConstantInt(&constant)))
    return std::nullopt;
  return constant.getSExtValue() * (type.getIntOrFloatBitWidth() / 8);
}

std::string whyNoMap(gpu::BlockOfOp block) {
  unsigned rank = block.getSizes().size();
  if (rank > TensorMap::kMaxRank)
    return "a tensor map has at most 5 dimensions, the tensor " +
           std::to_string(rank);
  Type element =
      cast<tt::PointerType>(block.getBase().getType()).getPointeeType();
  if (!tensorMapElement(element))
    return "the engine knows no such elements";
  if (!parameterOf(block.getBase()))
    return "the tensor's base is no parameter of the kernel";
  for (Value number : block.getSizes())
    if (!launchNumberOf(number))
      return "a size of the tensor does not follow from the kernel's arguments "
             "alone";
  for (Value number : block.getStrides())
    if (!launchNumberOf(number))
      return "a stride of the tensor does not follow from the kernel's "
             "arguments alone";
  if (!launchNumberOf(block.getNan()))
    return "what is read outside of the tensor does not follow from the "
           "kernel's arguments alone";
  if (!matchPattern(block.getStrides().back(), m_One()))
    return "elements along the tensor's last dimension are not known to be "
           "neighbours";
  for (Value stride : block.getStrides().drop_back())
    if (std::optional<int64_t> bytes = constantBytes(stride, element);
        bytes && (*bytes < 0 || *bytes % TensorMap::kAlignment))
      return "a stride of " + std::to_string(*bytes) +
             " bytes is no multiple of 16";
  return "";
}

/// The value at the kernel's begin, computed there once more unless it is there.
static Value atBegin(OpBuilder &builder, Value value, IRMapping &copies) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return value;
  if (!copies.contains(value)) {
    for (Value operand : op->getOperands())
      atBegin(builder, operand, copies);
    builder.clone(*op, copies);
  }
  return copies.lookup(value);
}

Value makeMap(gpu::BlockOfOp block, gpu::TensorMapType type) {
  OpBuilder builder =
      OpBuilder::atBlockBegin(&block->getParentOfType<tt::FuncOp>().front());
  IRMapping copies;
  auto all = [&](ValueRange values) {
    SmallVector<Value> result;
    for (Value value : values)
      result.push_back(atBegin(builder, value, copies));
    return result;
  };
  SmallVector<Value> sizes = all(block.getSizes()),
                     strides = all(block.getStrides().drop_back());
  Value nan = atBegin(builder, block.getNan(), copies);
  return gpu::TensorMapOp::create(builder, block.getLoc(), type,
                                  block.getBase(), sizes, strides, nan,
                                  block.getNonNegative());
}

void note(gpu::BlockOfOp block, StringRef why) {
  block->setAttr(kReasonAttr, StringAttr::get(block.getContext(), why));
}

void forgetBlocks(tt::FuncOp kernel) {
  kernel.walk(
      [&](gpu::BlockOfOp block) {
        auto why = block->getAttrOfType<StringAttr>(kReasonAttr);
        // Of no loop over tiles: it was never to be.
        bool isLeft = !block->use_empty() && (why || !block.getOfTiles());
        if (isLeft)
          block.emitRemark()
              << kByPointers
              << (why ? why.getValue()
                      : "no dot of a pipelined loop reads it as it was loaded");
        block.replaceAllUsesWith(block.getPointers());
        block.erase();
      });
}

} // namespace kiln
