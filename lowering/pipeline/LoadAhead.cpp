#include "lowering/pipeline/LoadAhead.h"
#include "frontend/dialect/Tile.h"
#include "lowering/conversion/LocalAccess.h"
#include "lowering/conversion/SharedPlan.h"
#include "lowering/conversion/StagingLayout.h"
#include "lowering/interface/FeedsDot.h"
#include "lowering/interface/Scratch.h"
#include "lowering/interface/TileLowering.h"
#include "lowering/pipeline/AcrossTiles.h"
#include "lowering/remarks/Refuse.h"
#include "lowering/staging/LaneCopies.h"
#include "lowering/staging/Staging.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace kiln {

static gpu::MemDescType bufferOf(tt::LoadOp load, RankedTensorType operand,
                                 bool isCopy, MatrixMoves moves,
                                 const std::optional<LinearLayout> &inPlace) {
  if (inPlace)
    return stagingBuffer(operand, *inPlace);
  const LinearLayout &from = gpu::getLayout(load.getType()),
                     &to = gpu::getLayout(operand);
  unsigned bits = elementBits(operand);
  return stagingBuffer(
      operand, isCopy ? stagingLayout(from, to, bits, vectorOf(load), moves)
                      : exchangeLayout(from, to, bits, moves));
}

/// Registers of a thread for all loads of a loop prefetched into registers:
/// enough for vectors of scales, and what a kernel of 100 registers can spare
/// (guess).
static constexpr unsigned kPrefetchRegisters = 8;

static unsigned registersOf(tt::LoadOp load) {
  auto type = cast<RankedTensorType>(load.getType());
  SmallVector<unsigned> first =
      gpu::equalRegisters(cast<OpResult>(load.getResult()),
                          gpu::getLayout(type).size(HwDim::Register));
  llvm::SmallDenseSet<unsigned> distinct(first.begin(), first.end());
  return llvm::divideCeil(distinct.size() * elementBits(type), 32);
}

tt::LoadOp loadBehind(scf::ForOp loop, gpu::ConvertLayoutOp convert) {
  auto load = convert.getSrc().getDefiningOp<tt::LoadOp>();
  return load && load->getBlock() == loop.getBody() ? load : nullptr;
}

LoadAhead::LoadAhead(scf::ForOp loopOp,
                     ArrayRef<gpu::ConvertLayoutOp> conversions,
                     const TargetOps &target, LoopWrites loopWrites,
                     const TensorLoads &tensorLoads)
    : loop(loopOp), target(target), writes(std::move(loopWrites)),
      tensors(&tensorLoads) {
  if (gpu::RunsOnOp across = runsOn(loop)) {
    exists = across.getExists();
    if (Operation *op = exists.getDefiningOp())
      addEarlySlice(loop, op, early);
  }
  for (gpu::ConvertLayoutOp convert : conversions)
    addOperand(convert);
  dropNeededEarly();
  for (AheadOperand &operand : ahead)
    if (operand.isCopy && !operand.map)
      addConversionsOf(operand);
  findOthers();
}

/// TMA copies rows, whatever layout threads would load.
bool LoadAhead::addTensorCopy(tt::LoadOp load, gpu::ConvertLayoutOp convert,
                              unsigned contiguous, OpSet &slice) {
  auto type = cast<RankedTensorType>(convert.getType());
  if (!load->hasOneUse())
    return false;
  auto rows = layoutReadInPlace(convert, contiguous);
  if (!rows)
    return false;
  gpu::MemDescType buffer = stagingBuffer(type, *rows);
  gpu::TensorMapType map = tensors->mapFor(load, buffer);
  if (!map)
    return false;
  early = std::move(slice);
  ahead.push_back({load,
                   {{convert}},
                   /*isCopy=*/true,
                   buffer,
                   /*isInPlace=*/true,
                   map,
                   {}});
  return true;
}

/// The matrix that a conversion takes transposed, where it was loaded; else
/// null.
static tt::LoadOp transposedLoad(scf::ForOp loop,
                                 gpu::ConvertLayoutOp convert) {
  Operation *trans = convert.getSrc().getDefiningOp();
  if (!transposes(trans) || trans->getBlock() != loop.getBody())
    return nullptr;
  auto load = trans->getOperand(0).getDefiningOp<tt::LoadOp>();
  return load && load->getBlock() == loop.getBody() ? load : nullptr;
}

bool LoadAhead::addLaneCopy(tt::LoadOp load, gpu::ConvertLayoutOp convert) {
  std::optional<LaneCopy> lanes = laneCopyOf(load, convert, moves());
  if (!lanes)
    return false;
  AheadOperand &operand = ahead.emplace_back();
  operand.load = load;
  operand.uses = {{convert}};
  operand.isCopy = true;
  operand.buffer =
      stagingBuffer(cast<RankedTensorType>(convert.getType()), lanes->memory);
  operand.shifts = std::move(lanes->shifts);
  return true;
}

bool LoadAhead::dropLaneCopies() {
  bool dropped = false;
  for (AheadOperand &operand : ahead) {
    if (!operand.isOfLanes())
      continue;
    dropped = true;
    operand.shifts.reset();
    operand.isCopy = false;
    operand.buffer =
        bufferOf(cast<tt::LoadOp>(operand.load),
                 cast<RankedTensorType>(operand.uses.front().convert.getType()),
                 /*isCopy=*/false, moves(), std::nullopt);
  }
  return dropped;
}

/// One more dot that reads a copied load's buffer. The first that reads it in
/// place decides how the buffer is laid out, else the first.
void LoadAhead::addCopiedUse(tt::LoadOp load, AheadUse use) {
  auto type = cast<RankedTensorType>(use.convert.getType());
  std::optional<LinearLayout> inPlace = layoutReadInPlace(use.convert);
  gpu::MemDescType buffer;
  if (inPlace)
    buffer = stagingBuffer(type, *inPlace);
  else
    buffer = stagingBuffer(
        type, stagingLayout(gpu::getLayout(use.convert.getSrc().getType()),
                            gpu::getLayout(type), elementBits(type),
                            vectorOf(load), moves()));
  if (use.isTransposed)
    buffer = buffer.transposed();
  auto *known = llvm::find_if(ahead, [&](const AheadOperand &operand) {
    return operand.load == load && operand.isCopy && !operand.map;
  });
  if (known == ahead.end()) {
    ahead.push_back(
        {load, {use}, /*isCopy=*/true, buffer, inPlace.has_value(), {}, {}});
    return;
  }
  known->uses.push_back(use);
  if (inPlace && !known->isInPlace) {
    known->buffer = buffer;
    known->isInPlace = true;
  }
}

/// Whether vectors that are copied lie together where dots read them in place,
/// as scales that were loaded along rows do not.
static bool staysTogether(tt::LoadOp load, gpu::ConvertLayoutOp convert,
                          const TargetOps &target) {
  std::optional<LinearLayout> inPlace = layoutReadInPlace(convert);
  const LinearLayout &from = gpu::getLayout(convert.getSrc().getType());
  unsigned bytes = sharedElementBytes(elementBits(load.getType()));
  return !inPlace ||
         target.canCopyAsync(
             bytes *
             planLocalAccess(from, *inPlace, bytes, vectorOf(load)).vector);
}

/// Scales that lie in the buffer as they are loaded, in vectors of what is one
/// after the other in both.
void LoadAhead::addViewedScales(const ViewedScales &scales,
                                gpu::ConvertLayoutOp convert) {
  tt::LoadOp load = scales.load;
  OpSet slice = early;
  if (auto why = addEarlySlice(loop, load, slice, &writes)) {
    refuse(load, {RefusalCode::LoadNotAhead, why});
    refused.insert(load);
    return;
  }
  gpu::MemDescType buffer =
      stagingBuffer(cast<RankedTensorType>(load.getType()), scales.memory);
  gpu::TensorMapType map = tensors->mapOfRows(load, buffer);
  if (!map && !canCopy(load, target))
    return;
  early = std::move(slice);
  ahead.push_back({load,
                   {{convert, /*isTransposed=*/false, scales.view}},
                   /*isCopy=*/true,
                   buffer,
                   /*isInPlace=*/true,
                   map,
                   {}});
}

void LoadAhead::addOperand(gpu::ConvertLayoutOp convert) {
  if (auto scales = viewedScales(convert);
      scales && scales->load->getBlock() == loop.getBody())
    return addViewedScales(*scales, convert);
  auto type = cast<RankedTensorType>(convert.getType());
  tt::LoadOp load = loadBehind(loop, convert);
  tt::LoadOp ofTensor = load ? load : TensorLoads::loadBehind(convert);
  bool isTransposed = !load;
  if (isTransposed)
    load = ofTensor ? ofTensor : transposedLoad(loop, convert);
  if (!load)
    return;
  OpSet slice = early;
  if (auto why = addEarlySlice(loop, load, slice, &writes)) {
    tensors->note(load, RefusalCode::BlockNotAhead);
    if (!isTransposed || !ofTensor) {
      refuse(load, {RefusalCode::LoadNotAhead, why});
      refused.insert(load);
    }
    return;
  }
  if (ofTensor && addTensorCopy(load, convert,
                                isTransposed ? 0 : type.getRank() - 1, slice))
    return;
  bool isCopy = canCopy(load, target) && staysTogether(load, convert, target);
  if (isTransposed && (!isCopy || !transposedLoad(loop, convert)))
    return;
  early = std::move(slice);
  if (!isTransposed && addLaneCopy(load, convert))
    return;
  if (isCopy) {
    addCopiedUse(load, {convert, isTransposed});
    return;
  }
  std::optional<LinearLayout> inPlace = layoutReadInPlace(convert);
  ahead.push_back({load,
                   {{convert}},
                   /*isCopy=*/false,
                   bufferOf(load, type, /*isCopy=*/false, moves(), inPlace),
                   inPlace.has_value(),
                   {},
                   {}});
}

/// A copy is read from its buffer when it has arrived: not for addresses of
/// other loads that run ahead.
void LoadAhead::dropNeededEarly() {
  llvm::erase_if(ahead, [&](const AheadOperand &operand) {
    return operand.isCopy && !operand.map &&
           llvm::any_of(operand.load->getUsers(), [&](Operation *user) {
             return early.contains(
                 loop.getBody()->findAncestorOpInBlock(*user));
           });
  });
}

/// What else converts a copied value reads its buffer, too.
void LoadAhead::addConversionsOf(AheadOperand &operand) {
  for (Operation *user : operand.load->getUsers()) {
    auto convert = dyn_cast<gpu::ConvertLayoutOp>(user);
    bool isKnown = llvm::any_of(operand.uses, [&](const AheadUse &use) {
      return use.convert == convert;
    });
    if (convert && !isKnown && convert->getBlock() == loop.getBody() &&
        !early.contains(convert))
      operand.uses.push_back({convert});
  }
}

bool LoadAhead::takesAsItIs(tt::LoadOp load) {
  auto type = dyn_cast<RankedTensorType>(load.getType());
  return type && type.getElementType().isIntOrFloat() && !load->use_empty() &&
         !early.contains(load) && !refused.contains(load);
}

/// Whether all loads that cannot be copied may be prefetched into registers:
/// one load that is not costs an iteration as much latency as all. Where the
/// GPU has cp.async, loops without dots gain more from more resident blocks;
/// where it has not, what becomes an operand of a dot has as many registers in
/// an iteration if it is stored to a buffer, so it does not count.
template <typename Loads> bool LoadAhead::mayHold(Loads &&loads, bool mayCopy) {
  bool hasCopies = target.canCopyAsync(16);
  unsigned registers = 0;
  for (tt::LoadOp load : loads)
    if ((!mayCopy || !canCopy(load, target)) &&
        (hasCopies || !feedsDot(load.getResult())))
      registers += registersOf(load);
  bool hasDots = !loop.getBody()->getOps<tt::DotLike>().empty();
  return registers <= kPrefetchRegisters && (hasDots || !hasCopies);
}

void LoadAhead::findOthers() {
  OpSet waitedFor; // loads for which addresses of others wait
  for (auto load : loop.getBody()->getOps<tt::LoadOp>()) {
    OpSet slice;
    if (!takesAsItIs(load))
      continue;
    if (auto why = addEarlySlice(loop, load, slice, &writes)) {
      refuse(load, {RefusalCode::LoadNotAhead, why});
      continue;
    }
    // Nothing gets fewer iterations because such a load has to wait for
    // another.
    bool waits = llvm::any_of(slice, [&](Operation *op) {
      return op != load && isa<tt::LoadOp>(op) && !early.contains(op);
    });
    for (Operation *op : slice) {
      if (op != load && isa<tt::LoadOp>(op))
        waitedFor.insert(op);
      waits |= llvm::any_of(ahead, [&](const AheadOperand &operand) {
        return operand.isCopy && operand.load == op;
      });
    }
    if (!waits)
      others.emplace_back(load, std::move(slice));
  }
  llvm::erase_if(others,
                 [&](auto &one) { return waitedFor.contains(one.first); });
}

void LoadAhead::addOthers(bool mayCopy) {
  bool holds = mayHold(llvm::make_first_range(others), mayCopy);
  for (auto &[load, slice] : others) {
    bool isCopy = mayCopy && canCopy(load, target);
    if (!isCopy && !holds)
      continue;
    early.insert_range(slice);
    auto type = cast<RankedTensorType>(load.getType());
    ahead.push_back({load, {}, isCopy, {}, false, {}, {}});
    if (isCopy)
      ahead.back().buffer = bufferOf(load, type, true, moves(), std::nullopt);
    if (isCopy)
      addConversionsOf(ahead.back());
  }
}

/// Whether an op makes another tensor of the same element type and count: as a
/// rule it moves elements.
static bool movesElements(Operation *op) {
  if (op->getNumOperands() != 1 || op->getNumResults() != 1 ||
      op->getNumRegions() != 0)
    return false;
  auto from = dyn_cast<RankedTensorType>(op->getOperand(0).getType()),
       to = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  return from && to && from.getElementType() == to.getElementType() &&
         from.getNumElements() == to.getNumElements();
}

/// Whether all users of the value are dots, directly or through a transpose.
static bool isForDots(Value value) {
  return llvm::all_of(value.getUsers(), [](Operation *user) {
    return isa<tt::DotLike>(user) ||
           (movesElements(user) && isForDots(user->getResult(0)));
  });
}

SmallVector<tt::LoadOp> LoadAhead::prefetchSideOperands() {
  llvm::SmallSetVector<Operation *, 4> prefetched;
  for (AheadOperand &operand : ahead)
    if (!operand.uses.empty() && !operand.isCopy &&
        (!operand.load->hasOneUse() ||
         !isForDots(operand.uses.front().convert)))
      prefetched.insert(operand.load);
  llvm::erase_if(ahead, [&](const AheadOperand &operand) {
    return prefetched.contains(operand.load);
  });
  SmallVector<tt::LoadOp> loads;
  for (Operation *load : prefetched) {
    ahead.push_back({load, {}, /*isCopy=*/false, {}, false, {}, {}});
    loads.push_back(cast<tt::LoadOp>(load));
  }
  return loads;
}

} // namespace kiln
