// Block pointers and tensor descriptors: a block of a larger tensor in memory,
// accessed as the tensor of its elements' addresses with a mask of those
// inside. Either is carried as one tensor of 64-bit words: the base, then
// shape, strides and (for a block pointer) offsets, one word per dimension.
#include "frontend/reference/Interpreter.h"

#include "frontend/dialect/Tile.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

namespace kiln::reference {

namespace {

/// The unpacked words of a block pointer or descriptor.
struct Block {
  uint64_t base;
  SmallVector<int64_t, 4> shape, strides, offsets;
};

/// The elements of a block: their addresses and which are in bounds.
struct BlockAccess {
  Tensor pointers, inside;
};

} // namespace

static Tensor pack(Words words) {
  Shape shape = {int64_t(words.size())};
  return Tensor(ElementType::integer(64), shape, std::move(words));
}

static Block unpack(const Tensor &packed, size_t rank) {
  ArrayRef<uint64_t> words = packed.words();
  auto field = [&](size_t index) {
    auto part = words.slice(1 + index * rank, rank);
    return SmallVector<int64_t, 4>(part.begin(), part.end());
  };
  Block block{words[0], field(0), field(1), {}};
  if (words.size() > 1 + 2 * rank)
    block.offsets = field(2);
  return block;
}

static Error makeBlock(Interpreter &run, Operation &op) {
  Words words;
  for (Value operand : op.getOperands())
    words.push_back(uint64_t(run.get(operand).asInteger()));
  run.set(op.getResult(0), pack(std::move(words)));
  return Error::success();
}

static Error advance(Interpreter &run, Operation &op) {
  auto step = cast<tt::AdvanceOp>(op);
  Words words = run.get(step.getPtr()).words();
  size_t rank = step.getOffsets().size();
  for (auto [i, offset] : llvm::enumerate(step.getOffsets()))
    words[1 + 2 * rank + i] += uint64_t(run.get(offset).asInteger());
  run.set(op.getResult(0), pack(std::move(words)));
  return Error::success();
}

/// Every element of a block of `extent`; only the `checked` dimensions count as
/// out of bounds.
static BlockAccess elementsOf(const Block &block, ArrayRef<int64_t> extent,
                              ArrayRef<int32_t> checked, ElementType element) {
  size_t count = elementCount(extent);
  Words pointers(count), inside(count, 1);
  SmallVector<int64_t, 4> steps = rowMajorStrides(extent);
  for (size_t i = 0; i < count; ++i) {
    int64_t position = 0;
    for (size_t d = 0; d < extent.size(); ++d) {
      int64_t index = block.offsets[d] + int64_t(i) / steps[d] % extent[d];
      position += index * block.strides[d];
      if (is_contained(checked, int32_t(d)) &&
          (index < 0 || index >= block.shape[d]))
        inside[i] = 0;
    }
    pointers[i] = block.base + uint64_t(position) * element.bytes();
  }
  return {Tensor(ElementType::pointer(element.bytes()), Shape(extent),
                 std::move(pointers)),
          Tensor(ElementType::integer(1), Shape(extent), std::move(inside))};
}

/// Reads a block of the result's type; `padWithNan` says what is outside.
static Error readBlock(Interpreter &run, Operation &op, const Block &block,
                       ArrayRef<int32_t> checked, bool padWithNan) {
  Type type = op.getResult(0).getType();
  Expected<ElementType> element = run.elementType(type);
  if (!element)
    return element.takeError();
  BlockAccess access = elementsOf(block, shapeOf(type), checked, *element);
  uint64_t padding = 0;
  if (padWithNan && element->kind == ElementType::Float)
    padding =
        encodeFloat(std::numeric_limits<double>::quiet_NaN(), *element->format);
  Tensor other = Tensor::splat(*element, shapeOf(type), padding);
  Expected<Tensor> loaded =
      loadThrough(run, access.pointers, &access.inside, &other, *element);
  if (!loaded)
    return loaded.takeError();
  run.set(op.getResult(0), std::move(*loaded));
  return Error::success();
}

static Error writeBlock(Interpreter &run, const Block &block,
                        ArrayRef<int32_t> checked, const Tensor &value) {
  BlockAccess access = elementsOf(block, value.shape(), checked, value.type());
  return storeThrough(run, access.pointers, value, &access.inside);
}

Error loadBlock(Interpreter &run, Operation &op) {
  auto load = cast<tt::LoadOp>(op);
  size_t rank = shapeOf(op.getResult(0).getType()).size();
  return readBlock(run, op, unpack(run.get(load.getPtr()), rank),
                   load.getBoundaryCheck(),
                   load.getPadding() == tt::PaddingOption::PAD_NAN);
}

Error storeBlock(Interpreter &run, Operation &op) {
  auto store = cast<tt::StoreOp>(op);
  const Tensor &value = run.get(store.getValue());
  return writeBlock(run, unpack(run.get(store.getPtr()), value.shape().size()),
                    store.getBoundaryCheck(), value);
}

/// A descriptor's block at the given indices. The descriptor may have more
/// dimensions than the block read from it; then the leading ones are 1.
static Block blockAt(Interpreter &run, Value descriptor, ValueRange indices) {
  Block block = unpack(run.get(descriptor), indices.size());
  for (Value index : indices)
    block.offsets.push_back(run.get(index).asInteger());
  return block;
}

/// Every dimension of a descriptor is checked.
static SmallVector<int32_t> allDimensions(size_t rank) {
  SmallVector<int32_t> dimensions(rank);
  std::iota(dimensions.begin(), dimensions.end(), 0);
  return dimensions;
}

static Error sameRank(size_t indices, size_t rank) {
  if (indices == rank)
    return Error::success();
  return createStringError("a block of %zu dimensions through a descriptor of "
                           "%zu is not supported by the reference",
                           rank, indices);
}

static Error loadDescriptor(Interpreter &run, Operation &op) {
  auto load = cast<tt::DescriptorLoadOp>(op);
  size_t rank = load.getIndices().size();
  if (Error error = sameRank(rank, shapeOf(load.getResult().getType()).size()))
    return error;
  bool padWithNan = false;
  if (auto make = load.getDesc().getDefiningOp<tt::MakeTensorDescOp>())
    padWithNan = make.getPadding() == tt::PaddingOption::PAD_NAN;
  return readBlock(run, op, blockAt(run, load.getDesc(), load.getIndices()),
                   allDimensions(rank), padWithNan);
}

static Error storeDescriptor(Interpreter &run, Operation &op) {
  auto store = cast<tt::DescriptorStoreOp>(op);
  const Tensor &value = run.get(store.getSrc());
  size_t rank = store.getIndices().size();
  if (Error error = sameRank(rank, value.shape().size()))
    return error;
  return writeBlock(run, blockAt(run, store.getDesc(), store.getIndices()),
                    allDimensions(rank), value);
}

void addBlockHandlers(HandlerTable &table) {
  table["tt.make_tensor_ptr"] = makeBlock;
  table["tt.make_tensor_descriptor"] = makeBlock;
  table["tt.advance"] = advance;
  table["tt.descriptor_load"] = loadDescriptor;
  table["tt.descriptor_store"] = storeDescriptor;
}

} // namespace kiln::reference
