// Block pointers and tensor descriptors: a block of a larger tensor in memory,
// accessed as the tensor of its elements' addresses with a mask of those
// inside. Either is carried as one tensor of 64-bit words: the base, then
// shape and strides, one word per dimension; then a block pointer's offsets or
// a descriptor's padding.
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
  bool padWithNan = false;
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

/// Field `index` of `rank` words after the base.
static SmallVector<int64_t, 4> field(ArrayRef<uint64_t> words, size_t index,
                                     size_t rank) {
  auto part = words.slice(1 + index * rank, rank);
  return SmallVector<int64_t, 4>(part.begin(), part.end());
}

static Block blockPointer(const Tensor &packed, size_t rank,
                          tt::PaddingOption padding) {
  ArrayRef<uint64_t> words = packed.words();
  return {words[0], field(words, 0, rank), field(words, 1, rank),
          field(words, 2, rank), padding == tt::PaddingOption::PAD_NAN};
}

static Words operandWords(Interpreter &run, Operation &op) {
  Words words;
  for (Value operand : op.getOperands())
    words.push_back(uint64_t(run.get(operand).asInteger()));
  return words;
}

static Error makeBlockPointer(Interpreter &run, Operation &op) {
  run.set(op.getResult(0), pack(operandWords(run, op)));
  return Error::success();
}

static Error makeDescriptor(Interpreter &run, Operation &op) {
  Words words = operandWords(run, op);
  words.push_back(cast<tt::MakeTensorDescOp>(op).getPadding() ==
                  tt::PaddingOption::PAD_NAN);
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

/// Binds what an access of `extent` reads, in the shape of the op's result.
static Error read(Interpreter &run, Operation &op, const BlockAccess &access,
                  bool padWithNan) {
  Type type = op.getResult(0).getType();
  Expected<ElementType> element = run.elementType(type);
  if (!element)
    return element.takeError();
  uint64_t padding = 0;
  if (padWithNan && element->kind == ElementType::Float)
    padding =
        encodeFloat(std::numeric_limits<double>::quiet_NaN(), *element->format);
  Tensor other = Tensor::splat(*element, shapeOf(type), padding);
  Expected<Tensor> loaded =
      loadThrough(run, access.pointers, &access.inside, &other, *element);
  if (!loaded)
    return loaded.takeError();
  run.set(op.getResult(0), loaded->as(*element, shapeOf(type)));
  return Error::success();
}

Error loadBlock(Interpreter &run, Operation &op) {
  auto load = cast<tt::LoadOp>(op);
  Shape extent = shapeOf(op.getResult(0).getType());
  Expected<ElementType> element = run.elementType(op.getResult(0).getType());
  if (!element)
    return element.takeError();
  Block block =
      blockPointer(run.get(load.getPtr()), extent.size(),
                   load.getPadding().value_or(tt::PaddingOption::PAD_ZERO));
  return read(run, op,
              elementsOf(block, extent, load.getBoundaryCheck(), *element),
              block.padWithNan);
}

Error storeBlock(Interpreter &run, Operation &op) {
  auto store = cast<tt::StoreOp>(op);
  const Tensor &value = run.get(store.getValue());
  Block block = blockPointer(run.get(store.getPtr()), value.shape().size(),
                             tt::PaddingOption::PAD_ZERO);
  BlockAccess access =
      elementsOf(block, value.shape(), store.getBoundaryCheck(), value.type());
  return storeThrough(run, access.pointers, value, &access.inside);
}

//===- Descriptors --------------------------------------------------------===//

/// A descriptor of `rank` dimensions.
static Block descriptor(Interpreter &run, Value value, size_t rank) {
  ArrayRef<uint64_t> words = run.get(value).words();
  return {words[0],
          field(words, 0, rank),
          field(words, 1, rank),
          {},
          words.back() != 0};
}

/// The block of a descriptor at the given indices. Every dimension is checked.
/// A tensor may lack the block's leading dimensions of 1.
static std::pair<Block, BlockAccess> blockAt(Interpreter &run, Value desc,
                                             ValueRange indices,
                                             ArrayRef<int64_t> shape,
                                             ElementType element) {
  Block block = descriptor(run, desc, indices.size());
  for (Value index : indices)
    block.offsets.push_back(run.get(index).asInteger());
  Shape extent(indices.size() - shape.size(), 1);
  extent.append(shape.begin(), shape.end());
  auto all = llvm::to_vector(llvm::seq<int32_t>(indices.size()));
  return {block, elementsOf(block, extent, all, element)};
}

static Error loadDescriptor(Interpreter &run, Operation &op) {
  auto load = cast<tt::DescriptorLoadOp>(op);
  Expected<ElementType> element = run.elementType(load.getType());
  if (!element)
    return element.takeError();
  auto [block, access] = blockAt(run, load.getDesc(), load.getIndices(),
                                 shapeOf(load.getType()), *element);
  return read(run, op, access, block.padWithNan);
}

static Error storeDescriptor(Interpreter &run, Operation &op) {
  auto store = cast<tt::DescriptorStoreOp>(op);
  const Tensor &value = run.get(store.getSrc());
  auto [block, access] = blockAt(run, store.getDesc(), store.getIndices(),
                                 value.shape(), value.type());
  return storeThrough(run, access.pointers, value, &access.inside);
}

/// The elementwise operation a reducing store applies; empty for increment and
/// decrement, which wrap at the value.
static StringRef combiner(tt::DescriptorReduceKind kind, bool isFloat,
                          bool isUnsigned) {
  switch (kind) {
  case tt::DescriptorReduceKind::ADD:
    return isFloat ? "arith.addf" : "arith.addi";
  case tt::DescriptorReduceKind::MIN:
    return isFloat ? "arith.minnumf"
                   : (isUnsigned ? "arith.minui" : "arith.minsi");
  case tt::DescriptorReduceKind::MAX:
    return isFloat ? "arith.maxnumf"
                   : (isUnsigned ? "arith.maxui" : "arith.maxsi");
  case tt::DescriptorReduceKind::AND:
    return "arith.andi";
  case tt::DescriptorReduceKind::OR:
    return "arith.ori";
  case tt::DescriptorReduceKind::XOR:
    return "arith.xori";
  case tt::DescriptorReduceKind::INC:
  case tt::DescriptorReduceKind::DEC:
    return "";
  }
  return "";
}

/// PTX's atom.inc and atom.dec, which the kinds are named after.
static uint64_t wrapping(tt::DescriptorReduceKind kind, uint64_t old,
                         uint64_t value) {
  if (kind == tt::DescriptorReduceKind::INC)
    return old >= value ? 0 : old + 1;
  return old == 0 || old > value ? value : old - 1;
}

static Error reduceDescriptor(Interpreter &run, Operation &op) {
  auto update = cast<tt::DescriptorReduceOp>(op);
  const Tensor &value = run.get(update.getSrc());
  ElementType type = value.type();
  auto [block, access] =
      blockAt(run, update.getDesc(), update.getIndices(), value.shape(), type);
  bool isUnsigned = update.getDesc()
                        .getType()
                        .getBlockType()
                        .getElementType()
                        .isUnsignedInteger();
  StringRef operation =
      combiner(update.getKind(), type.kind == ElementType::Float, isUnsigned);
  for (size_t i = 0; i < value.size(); ++i) {
    if (!access.inside[i])
      continue;
    Expected<uint64_t> old = run.memory.load(access.pointers[i], type.bytes());
    if (!old)
      return old.takeError();
    Expected<uint64_t> updated =
        operation.empty() ? wrapping(update.getKind(), *old, value[i])
                          : combineWords(operation, type, *old, value[i]);
    if (!updated)
      return updated.takeError();
    if (Error error =
            run.memory.store(access.pointers[i], type.bytes(), *updated))
      return error;
  }
  return Error::success();
}

/// The elements of numbered rows, from column `first` on.
static BlockAccess elementsOfRows(const Block &block, const Tensor &rows,
                                  int64_t first, ArrayRef<int64_t> shape,
                                  ElementType element) {
  Words pointers, inside;
  for (int64_t i = 0; i < shape[0]; ++i)
    for (int64_t j = first; j < first + shape[1]; ++j) {
      int64_t row = signExtend(rows[i], rows.type().bits);
      int64_t at = row * block.strides[0] + j * block.strides[1];
      pointers.push_back(block.base + uint64_t(at) * element.bytes());
      inside.push_back(row >= 0 && row < block.shape[0] && j >= 0 &&
                       j < block.shape[1]);
    }
  return {Tensor(ElementType::pointer(element.bytes()), Shape(shape),
                 std::move(pointers)),
          Tensor(ElementType::integer(1), Shape(shape), std::move(inside))};
}

static Error gatherRows(Interpreter &run, Operation &op) {
  auto load = cast<tt::DescriptorGatherOp>(op);
  Expected<ElementType> element = run.elementType(load.getType());
  if (!element)
    return element.takeError();
  Block block = descriptor(run, load.getDesc(), 2);
  return read(run, op,
              elementsOfRows(block, run.get(load.getXOffsets()),
                             run.get(load.getYOffset()).asInteger(),
                             shapeOf(load.getType()), *element),
              block.padWithNan);
}

static Error scatterRows(Interpreter &run, Operation &op) {
  auto store = cast<tt::DescriptorScatterOp>(op);
  const Tensor &value = run.get(store.getSrc());
  BlockAccess access = elementsOfRows(
      descriptor(run, store.getDesc(), 2), run.get(store.getXOffsets()),
      run.get(store.getYOffset()).asInteger(), value.shape(), value.type());
  return storeThrough(run, access.pointers, value, &access.inside);
}

void addBlockHandlers(HandlerTable &table) {
  table["tt.make_tensor_ptr"] = makeBlockPointer;
  table["tt.make_tensor_descriptor"] = makeDescriptor;
  table["tt.advance"] = advance;
  table["tt.descriptor_load"] = loadDescriptor;
  table["tt.descriptor_store"] = storeDescriptor;
  table["tt.descriptor_reduce"] = reduceDescriptor;
  table["tt.descriptor_gather"] = gatherRows;
  table["tt.descriptor_scatter"] = scatterRows;
}

} // namespace kiln::reference
