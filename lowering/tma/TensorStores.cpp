// TMA stores a block from shared memory, where it lies in rows under the
// hardware's swizzle, so that threads store there without bank conflicts. The
// buffer is live until thread 0 has waited for TMA to have read it. In a loop
// over tiles a tile is stored in parts, and the next tile is computed
// meanwhile.
#include "lowering/tma/TensorStores.h"
#include "lowering/dialect/Boxes.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/dot/Warpgroup.h"
#include "lowering/layout/AxisLayout.h"
#include "lowering/shared/GlobalTouch.h"
#include "lowering/tma/BlockMaps.h"
#include "lowering/tma/TensorReductions.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace kiln {
namespace {

/// Bytes of a part of a tile: two parts fit beside four slots of a matmul with
/// tiles of 128x256 and iterations of 64 (f16), and 128 rows of it are as wide
/// as TMA's widest swizzle.
constexpr int64_t kPartBytes = 16 * 1024;
/// Buffers that the parts of a tile alternate between (double buffering), so
/// that threads write to one while TMA reads the other.
constexpr unsigned kTurns = 2;

/// The buffer for columns of a value, in rows as TMA takes them; null: it takes
/// none such.
gpu::MemDescType bufferFor(RankedTensorType value, int64_t columns) {
  if (value.getRank() != 2 || value.getElementTypeBitWidth() % 8)
    return {};
  int64_t shape[] = {value.getShape()[0], columns};
  std::optional<WarpgroupOperand> rows =
      WarpgroupOperand::create(shape, value.getElementTypeBitWidth() / 8, 1);
  if (!rows)
    return {};
  MLIRContext *context = value.getContext();
  return gpu::MemDescType::get(
      context, shape, value.getElementType(),
      gpu::SharedLayoutAttr::get(context, rows->sharedLayout()));
}

int64_t columnsOf(RankedTensorType value) { return value.getShape().back(); }

/// The columns of a part.
int64_t columnsOfPart(RankedTensorType value) {
  int64_t columns = columnsOf(value),
          columnBytes =
              value.getShape()[0] * value.getElementTypeBitWidth() / 8;
  const LinearLayout &layout = gpu::getLayout(value);
  while (columns * columnBytes > kPartBytes && bufferFor(value, columns / 2) &&
         layoutOfColumns(layout, columns / 2))
    columns /= 2;
  return columns;
}

/// What a tt.store stores, or a kiln.reduce_block combines with memory: both
/// are stores here.
Value valueOf(Operation *store) {
  if (auto reduce = dyn_cast<gpu::ReduceBlockOp>(store))
    return reduce.getValue();
  return cast<tt::StoreOp>(store).getValue();
}

RankedTensorType typeOf(Operation *store) {
  return cast<RankedTensorType>(valueOf(store).getType());
}

/// The loop over tiles that a store ends an iteration of, while the next tile's
/// loads are in flight; null: there is none.
scf::ForOp tilesOf(Operation *store) {
  auto tiles = dyn_cast<scf::ForOp>(store->getParentOp());
  if (!tiles)
    return {};
  for (auto loop : tiles.getBody()->getOps<scf::ForOp>())
    if (!loop.getBody()->getOps<gpu::RunsOnOp>().empty())
      return tiles;
  return {};
}

/// The value as it was computed: threads store to the buffer in any layout.
Value computed(Operation *store) {
  Value value = valueOf(store);
  if (auto convert = value.getDefiningOp<gpu::ConvertLayoutOp>())
    return convert.getSrc();
  return value;
}

/// The buffers of a store in a loop over tiles, together.
int64_t bytesOfParts(Operation *store) {
  auto type = cast<RankedTensorType>(computed(store).getType());
  int64_t count = columnsOfPart(type);
  return bufferFor(type, count).bytes() *
         (count < columnsOf(type) ? kTurns : 1);
}

/// Whether TMA is to store the value. A value whose layout is memory's own is
/// stored by the threads' pointers.
bool isForTma(Operation *store) {
  gpu::BlockOfOp block = blockBehind(store);
  return block && (!block.getOfTiles() ||
                   (tilesOf(store) &&
                    valueOf(store).getDefiningOp<gpu::ConvertLayoutOp>()));
}

/// One store by TMA.
class StoreRewriter {
public:
  explicit StoreRewriter(Operation *store)
      : store(store), block(blockBehind(store)) {}

  void rewrite() {
    OpBuilder builder(store);
    RankedTensorType type = typeOf(store);
    Location loc = store->getLoc();
    Value buffer = allocate(builder, loc, bufferFor(type, columnsOf(type)));
    write(builder, computed(store), buffer, 0);
    gpu::TmaStoreWaitOp::create(builder, loc, buffer, 0);
    store->erase();
  }

  /// Part by part, each from the buffer whose turn it is, which TMA has read by
  /// then. All are waited for after the last tile.
  void rewriteIn(scf::ForOp tiles) {
    Location loc = store->getLoc();
    OpBuilder builder(tiles);
    Value value = computed(store);
    auto type = cast<RankedTensorType>(value.getType());
    int64_t count = columnsOfPart(type);
    // An even number of parts: each tile begins with the first buffer again.
    SmallVector<Value> buffers;
    for (unsigned turn = 0; turn < (count < columnsOf(type) ? kTurns : 1);
         ++turn)
      buffers.push_back(allocate(builder, loc, bufferFor(type, count)));
    builder.setInsertionPointAfter(tiles);
    gpu::TmaStoreWaitOp::create(builder, loc, buffers, 0);
    builder.setInsertionPoint(store);
    for (int64_t first = 0; first < columnsOf(type); first += count) {
      Value buffer = buffers[first / count % buffers.size()];
      gpu::TmaStoreWaitOp::create(builder, loc, buffer, buffers.size() - 1);
      write(builder, columns(builder, value, first, count), buffer, first);
    }
    store->erase();
  }

private:
  /// Columns of the value, in the layout that they have there.
  static Value columns(OpBuilder &builder, Value value, int64_t first,
                       int64_t count) {
    auto type = cast<RankedTensorType>(value.getType());
    if (count == columnsOf(type))
      return value;
    int64_t shape[] = {type.getShape()[0], count};
    return gpu::ColumnsOp::create(
        builder, value.getLoc(),
        gpu::withLayout(RankedTensorType::get(shape, type.getElementType()),
                        *layoutOfColumns(gpu::getLayout(type), count)),
        value, first);
  }

  void write(OpBuilder &builder, Value value, Value buffer, int64_t first) {
    Location loc = block.getLoc();
    SmallVector<Value> offsets(block.getOffsets());
    if (first)
      offsets.back() = arith::AddIOp::create(
          builder, loc, offsets.back(),
          arith::ConstantIntOp::create(builder, loc, first, 32));
    gpu::LocalStoreOp::create(builder, loc, value, buffer);
    tt::DescriptorReduceKindAttr kind;
    Type element;
    auto evict = tt::EvictionPolicy::NORMAL;
    if (auto reduce = dyn_cast<gpu::ReduceBlockOp>(store)) {
      kind = reduce.getKindAttr();
      element = BlockReduction::of(reduce).mapElement();
    } else {
      evict = cast<tt::StoreOp>(store).getEvict();
    }
    gpu::TensorMapType map = mapFor(cast<gpu::MemDescType>(buffer.getType()),
                                    block.getSizes().size(), element);
    gpu::TmaStoreOp::create(builder, loc, buffer, makeMap(block, map), offsets,
                            kind, evict);
  }

  static Value allocate(OpBuilder &builder, Location loc,
                        gpu::MemDescType buffer) {
    auto alloc = gpu::AllocOp::create(builder, loc, buffer);
    alloc.setAlignment(gpu::kSharedAlignment);
    return alloc;
  }

  Operation *store;
  gpu::BlockOfOp block;
};

} // namespace

gpu::MemDescType bufferOfRows(RankedTensorType block) {
  return bufferFor(block, columnsOf(block));
}

Refusal whyNotStored(Type value, gpu::BlockOfOp block) {
  Refusal problem = whyNoMap(block);
  if (problem)
    return problem;
  auto type = cast<RankedTensorType>(value);
  gpu::MemDescType buffer = bufferFor(type, columnsOf(type));
  if (!buffer || !mapFor(buffer, block.getSizes().size()))
    return RefusalCode::BlockRows;
  return {};
}

TensorStores::TensorStores(tt::FuncOp kernel, const PointerBases &bases,
                           int64_t available)
    : kernel(kernel), bases(bases), available(available) {
  kernel.walk([&](Operation *op) {
    GlobalTouches touches = globalTouches(op, bases);
    PointerBaseSet touched;
    for (const GlobalTouch &touch : touches.loads)
      touched.insert(touch.base);
    for (const GlobalTouch &touch : touches.stores)
      touched.insert(touch.base);
    gpu::BlockOfOp block = blockBehind(op);
    for (unsigned base : touched)
      if (base == kAnyBase && block)
        ++touchingTensors[block.getBase()];
      else
        ++touching[base];
  });
}

/// Which tensors are assumed noalias: TensorLoads.cpp.
bool TensorStores::isTouchedElsewhere(gpu::BlockOfOp block) const {
  return touching.contains(kAnyBase) ||
         llvm::any_of(bases.after(block.getBase()), [&](unsigned base) {
           return (base == kAnyBase ? touchingTensors.lookup(block.getBase())
                                    : touching.at(base)) != 1;
         });
}

Refusal TensorStores::whyNot(Operation *store) const {
  gpu::BlockOfOp block = blockBehind(store);
  RankedTensorType type = typeOf(store);
  if (!block)
    return RefusalCode::BlockLayout;
  auto reduce = dyn_cast<gpu::ReduceBlockOp>(store);
  if (reduce && !BlockReduction::of(reduce).mapElement())
    return RefusalCode::BlockReduction;
  Refusal problem = whyNotStored(type, block);
  if (problem)
    return problem;
  // Other accesses would see TMA's through another proxy.
  if (isTouchedElsewhere(block))
    return RefusalCode::BlockTouched;
  auto loop = store->getParentOfType<scf::ForOp>();
  if (loop && loop->hasAttr(gpu::kNumStagesAttr))
    return RefusalCode::BlockLoop;
  if ((tilesOf(store) ? bytesOfParts(store)
                      : bufferFor(type, columnsOf(type)).bytes()) > available)
    return RefusalCode::BlockTooLarge;
  return {};
}

int64_t TensorStores::bytesOfTiles(tt::StoreOp store) const {
  return isForTma(store) && tilesOf(store) && !whyNot(store)
             ? bytesOfParts(store)
             : 0;
}

LogicalResult TensorStores::write() {
  SmallVector<Operation *> stores;
  function().walk([&](Operation *op) {
    if (isa<gpu::ReduceBlockOp>(op) || (isa<tt::StoreOp>(op) && isForTma(op)))
      stores.push_back(op);
  });
  for (Operation *store : stores) {
    if (Refusal problem = whyNot(store)) {
      if (gpu::BlockOfOp block = blockBehind(store))
        note(block, problem);
      auto reduce = dyn_cast<gpu::ReduceBlockOp>(store);
      if (reduce && failed(reduceByAtomics(reduce, problem.text())))
        return failure();
    } else if (scf::ForOp tiles = tilesOf(store)) {
      StoreRewriter(store).rewriteIn(tiles);
    } else {
      StoreRewriter(store).rewrite();
    }
  }
  return success();
}

} // namespace kiln
