// A load whose pointers are a block's (kiln.block_of) is masked to the tensor
// and takes what is outside as the engine does, since kiln-rewrite-blocks made
// it so. What is left to ask: whether the launch can make the map, and whether
// boxes fill the buffer.
#include "lowering/tma/TensorLoads.h"
#include "lowering/TileLowering.h"
#include "lowering/shared/GlobalTouch.h"
#include "lowering/tma/Boxes.h"
#include "lowering/tma/LaunchValues.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace kiln {

/// string, between passes: why a block is not copied by a tensor map.
static constexpr StringLiteral kReasonAttr = "kiln.reason";

static gpu::BlockOfOp blockOf(tt::LoadOp load) {
  return load.getPtr().getDefiningOp<gpu::BlockOfOp>();
}

TensorLoads::TensorLoads(tt::FuncOp kernel, const PointerBases &bases)
    : kernel(kernel), bases(bases) {
  kernel.walk([&](Operation *op) {
    for (const GlobalTouch &store : globalTouches(op, bases).stores)
      written.insert(store.base);
  });
}

void TensorLoads::note(tt::LoadOp load, StringRef why) {
  if (gpu::BlockOfOp block = blockOf(load))
    block->setAttr(kReasonAttr, StringAttr::get(load.getContext(), why));
}

/// Whether an op only says that a matrix's rows are columns: the layout that it
/// makes of its operand's maps each place to the same element, transposed.
static bool transposes(Operation *op) {
  auto model = dyn_cast_if_present<TileLowering>(op);
  if (!model || op->getNumOperands() != 1 || op->getNumResults() != 1 ||
      op->getNumRegions() || isa<gpu::ConvertLayoutOp>(op))
    return false;
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType()),
       to = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!from || !to || from.getRank() != 2 || to.getRank() != 2 ||
      from.getElementType() != to.getElementType())
    return false;
  auto layout = cast<gpu::LinearLayoutAttr>(from.getEncoding());
  gpu::LinearLayoutAttr label = model.labelFromOperand(layout, 0);
  return label && label.getLayout() == layout.getLayout().transposed({1, 0});
}

tt::LoadOp TensorLoads::loadBehind(gpu::ConvertLayoutOp convert) {
  Operation *between = convert.getSrc().getDefiningOp();
  if (!transposes(between) || !between->hasOneUse())
    return nullptr;
  auto load = between->getOperand(0).getDefiningOp<tt::LoadOp>();
  if (!load || !blockOf(load) || !load->hasOneUse() ||
      load->getBlock() != convert->getBlock())
    return nullptr;
  return load;
}

void TensorLoads::convertBehindTranspositions() const {
  SmallVector<gpu::ConvertLayoutOp> conversions;
  function().walk([&](gpu::ConvertLayoutOp convert) {
    auto load = convert.getSrc().getDefiningOp<tt::LoadOp>();
    if (load && blockOf(load) && convert->hasOneUse() &&
        transposes(*convert->user_begin()))
      conversions.push_back(convert);
  });
  for (gpu::ConvertLayoutOp convert : conversions) {
    Operation *op = *convert->user_begin();
    Value result = op->getResult(0);
    auto converted = cast<RankedTensorType>(result.getType());
    const LinearLayout &loaded = gpu::getLayout(convert.getSrc().getType());
    op->setOperand(0, convert.getSrc());
    result.setType(gpu::withLayout(converted, loaded.transposed({1, 0})));
    OpBuilder builder(op->getContext());
    builder.setInsertionPointAfter(op);
    auto again = gpu::ConvertLayoutOp::create(builder, convert.getLoc(),
                                              converted, result);
    result.replaceAllUsesExcept(again, again);
    convert.erase();
  }
}

/// A constant that a value is, in bytes of elements of `type`.
static std::optional<int64_t> constantBytes(Value value, Type type) {
  APInt constant;
  if (!matchPattern(value, m_ConstantInt(&constant)))
    return std::nullopt;
  return constant.getSExtValue() * (type.getIntOrFloatBitWidth() / 8);
}

/// Why the launch cannot make a map of the block's tensor; empty: it can.
std::string TensorLoads::problemOf(gpu::BlockOfOp block) const {
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
  for (unsigned base : bases.behind(block.getBase()))
    if (written.contains(base) || written.contains(kAnyBase))
      return "the kernel writes to the tensor";
  return "";
}

gpu::TensorMapType TensorLoads::mapFor(tt::LoadOp load,
                                       gpu::MemDescType buffer) const {
  gpu::BlockOfOp block = blockOf(load);
  if (!block)
    return {};
  unsigned rank = block.getSizes().size();
  std::string problem = problemOf(block);
  gpu::TensorMapType type;
  if (problem.empty())
    type = kiln::mapFor(buffer, rank);
  if (problem.empty() && !type)
    problem = rank > TensorMap::kMaxRank
                  ? "a tensor map has at most 5 dimensions, the tensor " +
                        std::to_string(rank)
                  : "its dot does not read it as boxes of the tensor's rows "
                    "lie in shared memory";
  if (!problem.empty())
    note(load, problem);
  return type;
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

gpu::TmaCopyOp TensorLoads::copy(tt::LoadOp load, gpu::TensorMapType type,
                                 Value slot, Value barrier) const {
  gpu::BlockOfOp block = blockOf(load);
  OpBuilder builder = OpBuilder::atBlockBegin(&function().front());
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
  Value map = gpu::TensorMapOp::create(builder, block.getLoc(), type,
                                       block.getBase(), sizes, strides, nan);
  builder.setInsertionPoint(load);
  return gpu::TmaCopyOp::create(builder, load.getLoc(), map, block.getOffsets(),
                                slot, barrier, /*predicate=*/Value());
}

void TensorLoads::sayReasons() const {
  function().walk(
      [&](gpu::BlockOfOp block) {
        auto why = block->getAttrOfType<StringAttr>(kReasonAttr);
        if (!block->use_empty())
          block.emitRemark()
              << "this block is loaded by pointers, not by a tensor map (TMA): "
              << (why ? why.getValue()
                      : "no dot of a pipelined loop reads it as it was loaded");
        block.replaceAllUsesWith(block.getPointers());
        block.erase();
      });
}

} // namespace kiln
