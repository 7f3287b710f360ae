#include "lowering/staging/StoredValues.h"
#include "lowering/conversion/LocalAccess.h"
#include "lowering/conversion/MatrixAccess.h"
#include "lowering/conversion/MatrixMoves.h"
#include "lowering/conversion/SharedPlan.h"
#include "lowering/interface/Scratch.h"
#include "lowering/interface/TileLowering.h"
#include "lowering/shared/BytesTaken.h"
#include "lowering/staging/Staging.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/Sequence.h"

using namespace mlir;

namespace kiln {

namespace {
/// A value that lies in a buffer as it is wanted, or transposed.
struct Stored {
  gpu::AllocOp alloc;
  gpu::LocalStoreOp store;
  bool isTransposed;

  gpu::MemDescType type() {
    gpu::MemDescType type = alloc.getType();
    return isTransposed ? type.transposed() : type;
  }
  const LinearLayout &layout() { return type().getLayout().getLayout(); }
  /// The buffer as it is to be read.
  Value buffer() {
    if (!isTransposed)
      return alloc;
    OpBuilder builder(store->getContext());
    builder.setInsertionPointAfter(store);
    return gpu::TransposedOp::create(builder, store.getLoc(), type(), alloc);
  }
};
} // namespace

/// Whether a buffer is written once and then only read.
static bool isWrittenOnce(gpu::AllocOp alloc, gpu::LocalStoreOp store) {
  auto isRead = [](Operation *user) { return isa<gpu::LocalLoadOp>(user); };
  return llvm::all_of(alloc->getUsers(), [&](Operation *user) {
    return user == store || isRead(user) ||
           (isa<gpu::TransposedOp>(user) &&
            llvm::all_of(user->getUsers(), isRead));
  });
}

/// Where the converted value lies already, before the conversion's users.
static SmallVector<Stored> whereStored(gpu::ConvertLayoutOp convert) {
  SmallVector<Stored> found;
  Operation *reader = firstUser(convert);
  auto add = [&](Value value, bool isTransposed) {
    for (Operation *user : value.getUsers()) {
      auto store = dyn_cast<gpu::LocalStoreOp>(user);
      if (!store || store->getBlock() != convert->getBlock() ||
          !store->isBeforeInBlock(reader))
        continue;
      auto alloc = store.getDestination().getDefiningOp<gpu::AllocOp>();
      if (alloc && isWrittenOnce(alloc, store))
        found.push_back({alloc, store, isTransposed});
    }
  };
  Value source = convert.getSrc();
  add(source, false);
  if (transposes(source.getDefiningOp()))
    add(source.getDefiningOp()->getOperand(0), true);
  for (Operation *user : source.getUsers())
    if (transposes(user))
      add(user->getResult(0), true);
  return found;
}

/// Whether all users of the conversion read the buffer in place.
static bool isReadInPlace(gpu::ConvertLayoutOp convert, Stored stored) {
  const LinearLayout &memory = stored.layout();
  return stored.alloc.getAlignment() == gpu::kSharedAlignment &&
         llvm::any_of(llvm::seq(memory.rank()), [&](unsigned contiguous) {
           return layoutReadInPlace(convert, contiguous) == memory;
         });
}

/// Has the users of the conversion read there, if that fits, or takes no more
/// than is taken: that counts buffers in full of which later passes make less.
static bool readThere(gpu::ConvertLayoutOp convert, Stored stored,
                      int64_t sharedBytes) {
  auto function = convert->getParentOfType<tt::FuncOp>();
  int64_t most = std::max(sharedBytes, bytesTaken(function));
  return keepIfItFits(convert, readInstead(convert, stored.buffer()), most);
}

bool throughBufferThatIsThere(gpu::ConvertLayoutOp convert,
                              int64_t sharedBytes) {
  bool isForRegisters = !layoutReadInPlace(convert);
  for (Stored stored : whereStored(convert))
    // Into registers only what was stored for such a reader: any other layout
    // may take longer than a buffer of its own.
    if (isReadInPlace(convert, stored) ||
        (isForRegisters && stored.type() == exchangeBuffer(convert)))
      return readThere(convert, stored, sharedBytes);
  return false;
}

void readWhatIsStored(tt::FuncOp function, const GpuTarget &gpu,
                      int64_t sharedBytes) {
  MatrixMoves moves = matrixMovesOf(gpu);
  SmallVector<gpu::ConvertLayoutOp> conversions;
  function.walk([&](gpu::ConvertLayoutOp convert) {
    if (scratchBytes(convert) &&
        convert->getParentOfType<LoopLikeOpInterface>())
      conversions.push_back(convert);
  });
  for (gpu::ConvertLayoutOp convert : conversions) {
    const LinearLayout &from = gpu::getLayout(convert.getSrc().getType()),
                       &to = gpu::getLayout(convert.getType());
    unsigned bits = elementBits(convert.getType()),
             bytes = sharedElementBytes(bits);
    auto read = [&](const LinearLayout &memory) {
      return accessCost(planCheapestAccess(to, memory, bytes, moves,
                                           /*stores=*/false));
    };
    LinearLayout own = exchangeLayout(from, to, bits, moves);
    AccessCost most = accessCost(planLocalAccess(from, own, bytes)) + read(own);
    SmallVector<Stored> all = whereStored(convert);
    auto *cheap = llvm::find_if(
        all, [&](Stored stored) { return read(stored.layout()) <= most; });
    if (cheap != all.end())
      readThere(convert, *cheap, sharedBytes);
  }
}

} // namespace kiln
