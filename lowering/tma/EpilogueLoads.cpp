// A block that threads load in rows and need in another layout, an
// accumulator's, takes their registers twice: for what is in flight, with
// addresses and masks, and for what the exchange gives. TMA brings it to where
// the exchange would put it. (A gated product with two such blocks had 200
// registers a thread by pointers, and 144 in Triton.)
//
// Loads with nothing but computation between them are one group: their copies
// arrive at one mbarrier, so that they are in flight together.
#include "lowering/tma/EpilogueLoads.h"
#include "lowering/axis/WideAccess.h"
#include "lowering/interface/FeedsDot.h"
#include "lowering/interface/Scratch.h"
#include "lowering/tma/BlockMaps.h"
#include "lowering/tma/SlotBarriers.h"
#include "lowering/tma/TensorStores.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {
namespace {

struct EpilogueLoad {
  tt::LoadOp load;
  gpu::MemDescType buffer;
  gpu::TensorMapType map;
};

/// The ops whose results are what threads have of the block: exchanges of it
/// through shared memory alone, or the load itself.
SmallVector<Operation *> readersOf(tt::LoadOp load) {
  SmallVector<Operation *> exchanges;
  for (Operation *user : load->getUsers()) {
    auto convert = dyn_cast<gpu::ConvertLayoutOp>(user);
    if (!convert || convert->getBlock() != load->getBlock() ||
        !scratchBytes(convert))
      return {load};
    exchanges.push_back(convert);
  }
  return exchanges;
}

/// Whether it stays in its block and reaches no dot there: operands of dots lie
/// as those want them.
bool isForEpilogue(Operation *reader) {
  Value value = reader->getResult(0);
  return !feedsDot(value) &&
         llvm::all_of(value.getUsers(), [&](Operation *user) {
           return user->getBlock() == reader->getBlock();
         });
}

/// Whether threads load the block as it is wanted, with the widest accesses.
bool isLoadedWell(tt::LoadOp load, ArrayRef<Operation *> readers) {
  auto vector = load->getAttrOfType<IntegerAttr>(gpu::kVectorAttr);
  return readers.front() == load && vector &&
         vector.getInt() * elementBits(load.getType()) >= 8 * kMaxAccessBytes;
}

/// Where a reader's value is needed first.
Operation *neededAt(Operation *reader) {
  if (!isa<tt::LoadOp>(reader))
    return reader;
  Operation *first = *reader->user_begin();
  for (Operation *user : reader->getUsers())
    if (user->isBeforeInBlock(first))
      first = user;
  return first;
}

class Group {
public:
  explicit Group(Operation *begin) : begin(begin) {}

  void add(const EpilogueLoad &load) { loads.push_back(load); }
  bool empty() const { return loads.empty(); }
  int64_t bytes() const {
    int64_t sum = 0;
    for (const EpilogueLoad &load : loads)
      sum += load.buffer.bytes();
    return sum;
  }

  /// Whether all that the copy takes is known where the group begins.
  bool mayTake(tt::LoadOp load, const DominanceInfo &dominance) const {
    gpu::BlockOfOp block = blockBehind(load);
    return llvm::all_of(block->getOperands(), [&](Value operand) {
      return operand == block.getPointers() ||
             dominance.properlyDominates(operand, begin);
    });
  }

  void write(const TensorLoads &tensors) const {
    OpBuilder builder(begin);
    Location loc = begin->getLoc();
    MLIRContext *context = builder.getContext();
    Value all = gpu::AllocOp::create(
        builder, loc,
        gpu::MemDescType::get(context, {1}, builder.getI64Type(),
                              gpu::SharedLayoutAttr::rowMajor(context, {})));
    beginMbarriers(builder, all);
    Value zero = arith::ConstantIntOp::create(builder, loc, 0, 32);
    Value barrier = gpu::IndexOp::create(
        builder, loc, cast<gpu::MemDescType>(all.getType()).slot(), all, zero);
    gpu::MbarrierExpectOp::create(builder, loc, barrier, bytes(), Value());
    SmallVector<Value> buffers;
    for (const EpilogueLoad &each : loads) {
      auto alloc = gpu::AllocOp::create(builder, loc, each.buffer);
      alloc.setAlignment(gpu::kSharedAlignment);
      buffers.push_back(alloc);
      tensors.copy(each.load, each.map, alloc, barrier)->moveBefore(begin);
    }
    read(buffers, barrier, all, zero);
  }

private:
  /// Waits where the first of them is needed, and reads each where it is.
  void read(ArrayRef<Value> buffers, Value barrier, Value all,
            Value phase) const {
    Operation *first = nullptr;
    for (const EpilogueLoad &each : loads)
      for (Operation *reader : readersOf(each.load))
        if (Operation *here = neededAt(reader);
            !first || here->isBeforeInBlock(first))
          first = here;
    OpBuilder builder(first);
    Value arrived = gpu::MbarrierWaitOp::create(
        builder, first->getLoc(), gpu::TokenType::get(builder.getContext()),
        barrier, phase);
    Operation *last = arrived.getDefiningOp();
    for (auto [each, buffer] : llvm::zip_equal(loads, buffers)) {
      for (Operation *reader : readersOf(each.load)) {
        builder.setInsertionPoint(neededAt(reader));
        Value value = reader->getResult(0);
        auto read = gpu::LocalLoadOp::create(builder, reader->getLoc(),
                                             value.getType(), buffer, arrived);
        if (last->isBeforeInBlock(read))
          last = read;
        value.replaceAllUsesWith(read);
        if (reader != each.load)
          reader->erase();
      }
      tt::LoadOp(each.load)->erase();
    }
    builder.setInsertionPointAfter(last);
    endMbarriers(builder, all);
  }

  Operation *begin;
  SmallVector<EpilogueLoad> loads;
};

/// The groups of one block of the kernel.
class GroupFinder {
public:
  GroupFinder(const TensorLoads &tensors, int64_t available)
      : tensors(tensors), available(available) {}

  std::vector<Group> find(Block &block, const DominanceInfo &dominance) {
    for (Operation &op : block) {
      auto load = dyn_cast<tt::LoadOp>(op);
      std::optional<EpilogueLoad> copied;
      if (load)
        copied = asCopy(load);
      if (copied)
        add(*copied, dominance);
      else if (!load && !isMemoryEffectFree(&op) &&
               !isa<gpu::ConvertLayoutOp>(op))
        isOpen = false; // what it does may have to come first
    }
    return std::move(groups);
  }

private:
  std::optional<EpilogueLoad> asCopy(tt::LoadOp load) const {
    auto type = dyn_cast<RankedTensorType>(load.getType());
    if (!type || !blockBehind(load) || load.getIsVolatile() ||
        load->use_empty())
      return std::nullopt;
    SmallVector<Operation *> readers = readersOf(load);
    if (!llvm::all_of(readers, isForEpilogue) || isLoadedWell(load, readers))
      return std::nullopt;
    gpu::MemDescType buffer = bufferOfRows(type);
    if (!buffer || buffer.bytes() > available)
      return std::nullopt;
    gpu::TensorMapType map = tensors.mapFor(load, buffer);
    if (!map)
      return std::nullopt;
    return EpilogueLoad{load, buffer, map};
  }

  void add(EpilogueLoad load, const DominanceInfo &dominance) {
    if (!isOpen || !groups.back().mayTake(load.load, dominance) ||
        groups.back().bytes() + load.buffer.bytes() > available)
      groups.emplace_back(load.load);
    groups.back().add(load);
    isOpen = true;
  }

  const TensorLoads &tensors;
  int64_t available;
  std::vector<Group> groups;
  /// Whether the last group may have more.
  bool isOpen = false;
};

} // namespace

void copyEpilogueLoads(tt::FuncOp kernel, const TensorLoads &tensors,
                       int64_t available) {
  // A buffer for an mbarrier besides.
  available -= gpu::kSharedAlignment;
  SmallVector<Block *> blocks;
  kernel.walk([&](Block *block) {
    Operation *parent = block->getParentOp();
    if (!isa<LoopLikeOpInterface>(parent) &&
        !parent->getParentOfType<LoopLikeOpInterface>())
      blocks.push_back(block);
  });
  for (Block *block : blocks) {
    std::vector<Group> groups;
    {
      DominanceInfo dominance(kernel);
      groups = GroupFinder(tensors, available).find(*block, dominance);
    }
    for (const Group &group : groups)
      group.write(tensors);
  }
}

} // namespace kiln
