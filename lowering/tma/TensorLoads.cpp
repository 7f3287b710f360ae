// A load whose pointers are a block's (kiln.block_of) is masked to the tensor
// and fills what is outside as TMA does, since kiln-rewrite-blocks made it so.
// Left to check: whether there is a map, and whether boxes fill the buffer.
#include "lowering/tma/TensorLoads.h"
#include "lowering/dialect/Boxes.h"
#include "lowering/interface/TileLowering.h"
#include "lowering/shared/GlobalTouch.h"
#include "lowering/tma/BlockMaps.h"

using namespace mlir;

namespace kiln {

static gpu::BlockOfOp blockOf(tt::LoadOp load) {
  return load.getPtr().getDefiningOp<gpu::BlockOfOp>();
}

TensorLoads::TensorLoads(tt::FuncOp kernel, const PointerBases &bases)
    : kernel(kernel), bases(bases) {
  kernel.walk([&](Operation *op) {
    gpu::BlockOfOp block = blockBehind(op);
    for (const GlobalTouch &store : globalTouches(op, bases).stores)
      if (store.base == kAnyBase && block)
        writtenTensors.insert(block.getBase());
      else
        written.insert(store.base);
  });
}

/// A tensor of a descriptor whose base is no parameter is assumed noalias with
/// tensors of other bases, as in Triton, whose copies are ordered with no other
/// access.
bool TensorLoads::isWritten(gpu::BlockOfOp block) const {
  return writtenTensors.contains(block.getBase()) ||
         written.contains(kAnyBase) ||
         llvm::any_of(bases.after(block.getBase()),
                      [&](unsigned base) { return written.contains(base); });
}

void TensorLoads::note(tt::LoadOp load, const Refusal &why) {
  if (gpu::BlockOfOp block = blockOf(load))
    kiln::note(block, why);
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

gpu::TensorMapType TensorLoads::mapFor(tt::LoadOp load,
                                       gpu::MemDescType buffer) const {
  return mapBy(load, [&](unsigned rank) { return kiln::mapFor(buffer, rank); });
}
gpu::TensorMapType TensorLoads::mapOfRows(tt::LoadOp load,
                                          gpu::MemDescType buffer) const {
  return mapBy(load,
               [&](unsigned rank) { return kiln::mapOfRows(buffer, rank); });
}

gpu::TensorMapType TensorLoads::mapBy(
    tt::LoadOp load,
    llvm::function_ref<gpu::TensorMapType(unsigned)> mapOfRank) const {
  gpu::BlockOfOp block = blockOf(load);
  if (!block)
    return {};
  Refusal problem = whyNoMap(block);
  gpu::TensorMapType type;
  if (auto loop = load->getParentOfType<scf::ForOp>(); loop && !problem)
    problem = whyNoMapBefore(block, loop);
  if (!problem && isWritten(block))
    problem = RefusalCode::BlockWritten;
  if (!problem)
    type = mapOfRank(block.getSizes().size());
  if (!problem && !type)
    problem = RefusalCode::BlockBoxes;
  if (problem)
    kiln::note(block, problem);
  return type;
}

gpu::TmaCopyOp TensorLoads::copy(tt::LoadOp load, gpu::TensorMapType type,
                                 Value slot, Value barrier) const {
  gpu::BlockOfOp block = blockOf(load);
  Value map = makeMap(block, type);
  OpBuilder builder(load);
  return gpu::TmaCopyOp::create(builder, load.getLoc(), map, block.getOffsets(),
                                slot, barrier, /*predicate=*/Value(),
                                /*freed=*/Value(), load.getEvict());
}

} // namespace kiln
