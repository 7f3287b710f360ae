// The engine takes a block from shared memory where it lies in rows under the
// hardware's swizzle, so that threads store there without bank conflicts. The
// buffer lives until thread 0 has waited for the engine to have read it.
#include "lowering/tma/TensorStores.h"
#include "lowering/GpuDialect.h"
#include "lowering/dot/Warpgroup.h"
#include "lowering/shared/GlobalTouch.h"
#include "lowering/tma/BlockMaps.h"
#include "lowering/tma/Boxes.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include <map>

using namespace mlir;

namespace kiln {
namespace {

class StoreRewriter {
public:
  StoreRewriter(tt::FuncOp kernel, const PointerBases &bases, int64_t available)
      : bases(bases), available(available) {
    kernel.walk([&](Operation *op) {
      GlobalTouches touches = globalTouches(op, bases);
      PointerBaseSet touched;
      for (const GlobalTouch &touch : touches.loads)
        touched.insert(touch.base);
      for (const GlobalTouch &touch : touches.stores)
        touched.insert(touch.base);
      for (unsigned base : touched)
        ++touching[base];
    });
  }

  void run(tt::StoreOp store) {
    auto block = store.getPtr().getDefiningOp<gpu::BlockOfOp>();
    if (!block)
      return;
    std::string problem = whyNoMap(block);
    if (problem.empty())
      problem = whyNotStored(store, block);
    gpu::MemDescType buffer;
    gpu::TensorMapType type;
    if (problem.empty()) {
      buffer = bufferFor(store);
      type = buffer ? mapFor(buffer, block.getSizes().size())
                    : gpu::TensorMapType();
      if (!type)
        problem = "its rows are too short or too few for the engine";
      else if (buffer.bytes() > available)
        problem = "it does not fit in a block's shared memory";
    }
    if (problem.empty())
      rewrite(store, block, buffer, type);
    else
      note(block, problem);
  }

private:
  std::string whyNotStored(tt::StoreOp store, gpu::BlockOfOp block) {
    // Other accesses would see the engine's through another proxy.
    for (unsigned base : bases.behind(block.getBase()))
      if (touching.at(base) != 1 || touching.contains(kAnyBase))
        return "the kernel reads or writes the tensor elsewhere, too";
    auto loop = store->getParentOfType<scf::ForOp>();
    if (loop && loop->hasAttr(gpu::kNumStagesAttr))
      return "its loop is pipelined, and has shared memory for that";
    return "";
  }

  static gpu::MemDescType bufferFor(tt::StoreOp store) {
    auto type = cast<RankedTensorType>(store.getValue().getType());
    if (type.getRank() != 2)
      return {};
    unsigned bytes = type.getElementTypeBitWidth() / 8;
    std::optional<WarpgroupOperand> rows =
        WarpgroupOperand::create(type.getShape(), bytes, 1);
    if (!rows)
      return {};
    MLIRContext *context = store.getContext();
    return gpu::MemDescType::get(
        context, type.getShape(), type.getElementType(),
        gpu::SharedLayoutAttr::get(context, rows->places()));
  }

  void rewrite(tt::StoreOp store, gpu::BlockOfOp block, gpu::MemDescType buffer,
               gpu::TensorMapType type) {
    OpBuilder builder(store);
    Location loc = store.getLoc();
    // As it was computed: threads store to the buffer in any layout.
    Value value = store.getValue();
    if (auto convert = value.getDefiningOp<gpu::ConvertLayoutOp>())
      value = convert.getSrc();
    scf::ForOp tiles = tilesOf(store);
    Value alloc = tiles ? bufferOfTiles(tiles, loc, buffer)
                        : allocate(builder, loc, buffer);
    // Of the tile before.
    if (tiles)
      gpu::TmaStoreWaitOp::create(builder, loc, ValueRange{alloc}, 0);
    gpu::LocalStoreOp::create(builder, loc, value, alloc);
    gpu::TmaStoreOp::create(builder, loc, alloc, makeMap(block, type),
                            block.getOffsets());
    if (!tiles)
      gpu::TmaStoreWaitOp::create(builder, loc, ValueRange{alloc}, 0);
    store.erase();
  }

  static Value allocate(OpBuilder &builder, Location loc,
                        gpu::MemDescType buffer) {
    auto alloc = gpu::AllocOp::create(builder, loc, buffer);
    alloc.setAlignment(gpu::kSharedAlignment);
    return alloc;
  }

  /// The loop over tiles that a store ends a round of, while the next tile's
  /// loads are on their way; null: there is none.
  static scf::ForOp tilesOf(tt::StoreOp store) {
    auto tiles = dyn_cast<scf::ForOp>(store->getParentOp());
    if (!tiles)
      return {};
    for (auto loop : tiles.getBody()->getOps<scf::ForOp>())
      if (!loop.getBody()->getOps<gpu::RunsOnOp>().empty())
        return tiles;
    return {};
  }

  /// One for all tiles, read until behind the last.
  Value bufferOfTiles(scf::ForOp tiles, Location loc, gpu::MemDescType type) {
    Value &buffer = buffers[{tiles, type}];
    if (buffer)
      return buffer;
    OpBuilder builder(tiles);
    buffer = allocate(builder, loc, type);
    builder.setInsertionPointAfter(tiles);
    gpu::TmaStoreWaitOp::create(builder, loc, ValueRange{buffer}, 0);
    return buffer;
  }

  const PointerBases &bases;
  int64_t available;
  std::map<unsigned, unsigned> touching; ///< ops, by parameter
  llvm::DenseMap<std::pair<Operation *, Type>, Value> buffers; ///< of tiles
};

} // namespace

void storeBlocksByMaps(tt::FuncOp kernel, const PointerBases &bases,
                       int64_t available) {
  StoreRewriter rewriter(kernel, bases, available);
  SmallVector<tt::StoreOp> stores;
  kernel.walk([&](tt::StoreOp store) { stores.push_back(store); });
  for (tt::StoreOp store : stores)
    rewriter.run(store);
}

} // namespace kiln
