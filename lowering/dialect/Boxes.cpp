// A run of a box, which the swizzle is as wide as, is a row of the hardware's
// pattern; a wider buffer is several columns of runs, one after the other, as
// the operands of warpgroups lie (lowering/dot/Warpgroup.h). The tensor's last
// dimension is the one whose neighbours lie together in the buffer, be it the
// buffer's last or, transposed, its first.
#include "lowering/dialect/Boxes.h"
#include "lowering/dot/Warpgroup.h"

using namespace mlir;

namespace kiln {

std::optional<TensorMapElement> tensorMapElement(Type type) {
  if (type.isF16())
    return TensorMapElement::F16;
  if (type.isBF16())
    return TensorMapElement::BF16;
  if (type.isF32())
    return TensorMapElement::F32;
  if (type.isF64())
    return TensorMapElement::F64;
  if (!type.isIntOrFloat())
    return std::nullopt;
  switch (type.getIntOrFloatBitWidth()) {
  case 8:
    return TensorMapElement::U8;
  case 16:
    return TensorMapElement::U16;
  case 32:
    return type.isSignedInteger() ? TensorMapElement::S32
                                  : TensorMapElement::U32;
  case 64:
    return type.isSignedInteger() ? TensorMapElement::S64
                                  : TensorMapElement::U64;
  default:
    return std::nullopt;
  }
}

TensorReduction reductionOf(tt::DescriptorReduceKind kind) {
  // Tile IR has PTX's names for them.
  return *tensorReductionOf(tt::stringifyDescriptorReduceKind(kind));
}

gpu::TensorMapType mapFor(gpu::MemDescType buffer, unsigned rank,
                          Type mapElement) {
  std::optional<TensorMapElement> element =
      tensorMapElement(buffer.getElementType());
  const LinearLayout &sharedLayout = buffer.getLayout().getLayout();
  if (!element || sharedLayout.rank() != 2 || rank < 2 ||
      rank > TensorMap::kMaxRank)
    return {};
  unsigned bytes = bytesOf(*element);
  std::optional<WarpgroupOperand> operand =
      WarpgroupOperand::of(sharedLayout, bytes);
  if (!operand)
    return {};
  SmallVector<int64_t> box(rank, 1);
  box[rank - 2] =
      std::min<int64_t>(sharedLayout.shape()[1 - operand->contiguous()],
                        int64_t(TensorMap::kMaxBox));
  box[rank - 1] = operand->run() / bytes;
  return gpu::TensorMapType::get(
      buffer.getContext(), box,
      mapElement ? mapElement : buffer.getElementType(), operand->run());
}

gpu::TensorMapType mapOfRows(gpu::MemDescType buffer, unsigned rank) {
  std::optional<TensorMapElement> element =
      tensorMapElement(buffer.getElementType());
  ArrayRef<int64_t> shape = buffer.getLayout().getLayout().shape();
  if (!element || buffer.hasSlots() || shape.empty() || shape.size() > rank ||
      rank < 2 || rank > TensorMap::kMaxRank ||
      shape.back() * bytesOf(*element) % TensorMap::kAlignment ||
      llvm::any_of(
          shape,
          [](int64_t size) { return size > int64_t(TensorMap::kMaxBox); }) ||
      buffer.getLayout() !=
          gpu::SharedLayoutAttr::rowMajor(buffer.getContext(), shape))
    return {};
  SmallVector<int64_t> box(rank - shape.size(), 1);
  llvm::append_range(box, shape);
  return gpu::TensorMapType::get(buffer.getContext(), box,
                                 buffer.getElementType(), /*swizzleBytes=*/0);
}

std::optional<SmallVector<Box>> boxesOf(gpu::TensorMapType map,
                                        gpu::MemDescType buffer) {
  unsigned rank = map.getBox().size();
  if (mapOfRows(buffer, rank) == map)
    return SmallVector<Box>{{SmallVector<int64_t>(rank, 0), 0}};
  if (mapFor(buffer, rank, map.getElementType()) != map)
    return std::nullopt;
  const LinearLayout &sharedLayout = buffer.getLayout().getLayout();
  unsigned along =
      WarpgroupOperand::of(sharedLayout,
                           bytesOf(*tensorMapElement(buffer.getElementType())))
          ->contiguous();
  int64_t rows = map.getBox()[rank - 2], columns = map.getBox()[rank - 1];
  SmallVector<Box> boxes;
  for (int64_t column = 0; column < sharedLayout.shape()[along];
       column += columns)
    for (int64_t row = 0; row < sharedLayout.shape()[1 - along]; row += rows) {
      SmallVector<int64_t> at(rank, 0);
      at[rank - 2] = row;
      at[rank - 1] = column;
      boxes.push_back({at, int64_t(boxes.size()) * map.boxBytes()});
    }
  return boxes;
}

} // namespace kiln
