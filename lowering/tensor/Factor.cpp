#include "lowering/tensor/Factor.h"
#include "lowering/dot/TensorDot.h"
#include "lowering/dot/TensorPlan.h"
#include "lowering/dot/TensorScales.h"
#include "lowering/dot/Warpgroup.h"
#include "lowering/staging/Staging.h"
#include "lowering/transforms/OperandsInPlace.h"

using namespace mlir;

namespace kiln {

static std::optional<WarpgroupOperand> operandIn(gpu::MemDescType buffer) {
  return WarpgroupOperand::ofTensorCore(
      buffer.getLayout().getLayout(),
      buffer.getElementType().getIntOrFloatBitWidth() / 8);
}

Factor Factor::matrix(Value value, unsigned kDim,
                      const TensorMultiply &multiply, MatrixType type) {
  bool padded = takesPadded(multiply, type);
  gpu::LocalLoadOp load = loadForTensorCore(value, kDim, type);
  if (load && operandIn(load.getSource().getType())->isPadded() != padded)
    load = {}; // as another dot takes it
  return {value, kDim, load, padded};
}

Factor Factor::scales(Value value) {
  return {value, std::nullopt, loadScalesInPlace(value)};
}

/// What is stored to a buffer that this load alone reads; null: the buffer has
/// other uses.
static gpu::LocalStoreOp onlyStore(gpu::LocalLoadOp load) {
  auto alloc =
      load ? load.getSource().getDefiningOp<gpu::AllocOp>() : gpu::AllocOp();
  gpu::LocalStoreOp store;
  if (!alloc || !load->hasOneUse())
    return {};
  for (Operation *user : alloc->getUsers()) {
    if (user == load)
      continue;
    auto stores = dyn_cast<gpu::LocalStoreOp>(user);
    if (store || !stores || stores->getBlock() != load->getBlock())
      return {};
    store = stores;
  }
  return store;
}

/// As threads made it, before any conversion.
static Value asMade(Value value) {
  auto convert = value.getDefiningOp<gpu::ConvertLayoutOp>();
  return convert ? Value(convert.getSrc()) : value;
}

Value Factor::inTensorMemory(int64_t &columns) {
  gpu::LocalStoreOp stored = onlyStore(load);
  if (load && !stored)
    return {};
  Value made = asMade(stored ? stored.getValue() : value);
  auto type = cast<RankedTensorType>(made.getType());
  if (type.getShape()[0] % TensorMultiply::kLanes)
    return {};
  auto memory = gpu::TensorMemoryType::get(type.getContext(), type.getShape(),
                                           type.getElementType());
  auto location = [&](int64_t row, int64_t column) {
    auto [lane, first] = memory.locationOf(row, column);
    return TensorAccess::Location{unsigned(lane), unsigned(first)};
  };
  if (memory.columns() > columns ||
      !planTensorAccess(gpu::getLayout(type), type.getElementTypeBitWidth(),
                        location))
    return {};
  columns -= memory.columns();
  OpBuilder builder(type.getContext());
  if (stored)
    builder.setInsertionPoint(stored);
  else
    builder.setInsertionPointAfterValue(made);
  Value result = gpu::TensorAllocOp::create(builder, made.getLoc(), memory,
                                            Value(), IntegerAttr());
  gpu::TensorStoreOp::create(builder, made.getLoc(), made, result);
  if (stored)
    stored.erase();
  return result;
}

static LinearLayout layoutInMemory(RankedTensorType type,
                                   const Factor &factor) {
  ArrayRef<int64_t> shape = type.getShape();
  if (!factor.kDim)
    return TensorScales(shape[0], shape[1]).sharedLayout();
  unsigned bytes = type.getElementType().getIntOrFloatBitWidth() / 8;
  auto operand = factor.padded
                     ? WarpgroupOperand::createPadded(shape, *factor.kDim)
                     : WarpgroupOperand::create(shape, bytes, *factor.kDim);
  return operand->sharedLayout();
}

Value Factor::inSharedMemory() {
  if (load) {
    if (kDim)
      gpu::allocBehind(load.getSource()).setAlignment(gpu::kSharedAlignment);
    return load.getSource();
  }
  Value made = asMade(value);
  auto type = cast<RankedTensorType>(made.getType());
  OpBuilder builder(type.getContext());
  builder.setInsertionPointAfterValue(made);
  Value buffer = allocFor(builder, made.getLoc(),
                          stagingBuffer(type, layoutInMemory(type, *this)),
                          /*isInPlace=*/kDim.has_value());
  gpu::LocalStoreOp::create(builder, made.getLoc(), made, buffer);
  return buffer;
}

void Factor::eraseUnused() {
  if (!load || !load->use_empty())
    return;
  auto alloc = load.getSource().getDefiningOp<gpu::AllocOp>();
  load->erase();
  if (alloc && alloc->use_empty())
    alloc->erase();
}

} // namespace kiln
