#include "lowering/shared/AccessFlow.h"
#include "lowering/dialect/GpuDialect.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace kiln {

static bool meetsAny(const std::set<BufferRange> &ranges,
                     const BufferRange &range) {
  return llvm::any_of(
      ranges, [&](const BufferRange &other) { return other.meets(range); });
}

static bool meetsAnyLoad(const std::set<GlobalTouch> &loads,
                         const GlobalTouch &store) {
  return llvm::any_of(loads, [&](const GlobalTouch &load) {
    return GlobalTouch::meet(load, store);
  });
}
static bool meetsAnyStore(const std::set<GlobalTouch> &stores,
                          const GlobalTouch &load) {
  return llvm::any_of(stores, [&](const GlobalTouch &store) {
    return GlobalTouch::meet(load, store);
  });
}

/// Whether the op itself writes more than the block's own memory. An atomic
/// that releases wants a barrier for that, too, and one does for both.
static bool writesOutside(Operation *op) {
  auto effects = getEffectsRecursively(op);
  return !effects ||
         llvm::any_of(*effects, [](const MemoryEffects::EffectInstance &it) {
           return isa<MemoryEffects::Write>(it.getEffect()) &&
                  it.getResource() != gpu::SharedMemory::get() &&
                  it.getResource() != gpu::TensorMemory::get();
         });
}

static bool meetsInGlobalMemory(const Outstanding &state,
                                const GlobalTouches &touches) {
  return !touches.waitsBefore &&
         (llvm::any_of(touches.stores,
                       [&](const GlobalTouch &store) {
                         return meetsAnyLoad(state.loads, store);
                       }) ||
          llvm::any_of(touches.loads, [&](const GlobalTouch &load) {
            return meetsAnyStore(state.stores, load);
          }));
}

/// Reads of the buffer itself end by an mbarrier where the access is freed.
static bool meetsAnyRead(const Outstanding &state, const BufferAccess &access) {
  return llvm::any_of(state.reads, [&](const BufferRange &read) {
    return read.meets(access.range) &&
           !(access.isFreed && read.buffer == access.range.buffer);
  });
}

static bool meetsInBuffers(const Outstanding &state,
                           ArrayRef<BufferAccess> accesses) {
  return llvm::any_of(accesses, [&](const BufferAccess &access) {
    if (access.byTma && meetsAny(state.unfenced, access.range))
      return true;
    bool reads = access.kind == AccessKind::Read ||
                 access.kind == AccessKind::ReadArrived;
    return meetsAny(state.writes, access.range) ||
           (!reads && meetsAnyRead(state, access));
  });
}

/// Whether threads access tensor memory.
static bool isOnTensors(Operation *op) {
  return isa<gpu::TensorLoadOp, gpu::TensorStoreOp>(op);
}

/// Whether several warps have the same of it, of which one stores.
static bool isSharedByWarps(Operation *op) {
  Value tensor =
      isa<gpu::TensorLoadOp>(op) ? op->getResult(0) : Value(op->getOperand(0));
  auto type = cast<RankedTensorType>(tensor.getType());
  return gpu::getLayout(type).freeMask(HwDim::Warp);
}

/// Whether it is a dot that others wait for by the turn that it takes. Of other
/// dots mbarriers of their own say when threads may access what they do.
static bool takesTurns(Operation *op) {
  auto dot = dyn_cast<gpu::TensorDotOp>(op);
  return dot && dot.takesTurns();
}

/// Whether an op has a barrier of its own, which publishes no stores.
static bool exchanges(ArrayRef<BufferAccess> accesses) {
  return llvm::any_of(accesses, [](const BufferAccess &access) {
    return access.kind == AccessKind::Exchange;
  });
}

AccessFlow::AccessFlow(const FlowGraph &graph, const Buffers &buffers,
                       const PointerBases &bases)
    : graph(graph), buffers(buffers) {
  for (const FlowGraph::Node &node : graph.nodes()) {
    touches.push_back(globalTouches(node.op, bases));
    accesses.push_back(bufferAccesses(node.op, buffers));
    for (BufferAccess access : accesses.back())
      if (access.byTma) {
        access.range.index = {}; // any slot
        tmaRanges.insert(access.range);
      }
  }
  findPublished();
}

bool AccessFlow::publishesStores(const Outstanding &state) const {
  return !state.unfenced.empty() || publishesToWarpgroups(state);
}
bool AccessFlow::publishesToWarpgroups(const Outstanding &state) const {
  return llvm::any_of(state.writes, [&](const BufferRange &range) {
    return published.test(range.buffer);
  });
}
/// Which buffers threads write and warpgroups or TMA read.
void AccessFlow::findPublished() {
  llvm::BitVector read(buffers.all().size());
  published.resize(buffers.all().size());
  for (ArrayRef<BufferAccess> ofNode : accesses)
    for (const BufferAccess &access : ofNode) {
      if (access.goesOn)
        read.set(access.range.buffer);
      if (access.kind == AccessKind::Write)
        published.set(access.range.buffer);
    }
  for (auto [node, ofNode] : llvm::zip_equal(graph.nodes(), accesses))
    if (isa<gpu::TensorDotOp>(node.op))
      for (const BufferAccess &access : ofNode)
        if (access.goesOn)
          published.set(access.range.buffer);
  published &= read;
}

bool AccessFlow::isSilent(unsigned number) const {
  const FlowGraph::Node &node = graph.nodes()[number];
  return node.successors.size() == 1 && node.repeats.empty() &&
         touches[number].loads.empty() && touches[number].stores.empty() &&
         !touches[number].waitsBefore && !touches[number].waitsAfter &&
         accesses[number].empty() && !stepsCopies(node.op) &&
         !isa<LoopLikeOpInterface, gpu::BarrierOp, gpu::WarpgroupWaitOp,
              gpu::TensorDotOp, gpu::TensorWaitOp, gpu::TensorLoadOp,
              gpu::TensorStoreOp, gpu::TmaStoreWaitOp>(node.op);
}

Barrier AccessFlow::neededAt(unsigned node, const Outstanding &state) const {
  if (meetsInGlobalMemory(state, touches[node]))
    return Barrier::Full;
  Operation *op = graph.nodes()[node].op;
  bool meetsInTensors = (state.touchedTensors && takesTurns(op)) ||
                        (state.tensorsChange && isOnTensors(op));
  if (!meetsInTensors && !meetsInBuffers(state, accesses[node]) &&
      !(exchanges(accesses[node]) && publishesToWarpgroups(state)))
    return Barrier::None;
  return writesOutside(op) ? Barrier::Full : Barrier::Local;
}

void AccessFlow::passBarrier(Outstanding &state, Barrier barrier) const {
  if (barrier != Barrier::None && publishesStores(state))
    state.unfenced.clear();
  if (barrier == Barrier::Local)
    state.localBarrier();
  else if (barrier == Barrier::Full)
    state.barrier();
}

static void passGlobal(Outstanding &state, const GlobalTouches &touches) {
  if (touches.waitsBefore)
    state.forgetGlobal();
  state.loads.insert(touches.loads.begin(), touches.loads.end());
  state.stores.insert(touches.stores.begin(), touches.stores.end());
  if (touches.waitsAfter)
    state.forgetGlobal();
}

static void endReads(Outstanding &state,
                     std::map<BufferRange, unsigned> &ongoing,
                     unsigned pending) {
  for (auto entry = ongoing.begin(); entry != ongoing.end();) {
    bool ended = entry->second >= pending;
    if (ended)
      state.reads.insert(entry->first);
    entry = ended ? ongoing.erase(entry) : std::next(entry);
  }
}

/// Each dot, or TMA store, makes those before it one older; a wait leaves the
/// youngest.
static void passOngoingReads(Outstanding &state, Operation *op) {
  if (isa<gpu::WarpgroupDotOp, gpu::TensorDotOp>(op))
    for (auto &[range, younger] : state.matrixReads)
      ++younger;
  if (isa<gpu::TmaStoreOp>(op))
    for (auto &[range, younger] : state.tmaReads)
      ++younger;
  if (auto wait = dyn_cast<gpu::WarpgroupWaitOp>(op))
    endReads(state, state.matrixReads, wait.getPending());
  if (auto wait = dyn_cast<gpu::TensorWaitOp>(op)) {
    std::set<BufferRange> before = state.reads;
    endReads(state, state.matrixReads, wait.getPending());
    if (wait.getAllWarps())
      state.reads = std::move(before);
    else
      state.tensorsChange = true;
  }
  if (isOnTensors(op)) {
    state.touchedTensors = true;
    state.tensorsChange |= isSharedByWarps(op);
  }
  if (auto wait = dyn_cast<gpu::TmaStoreWaitOp>(op))
    endReads(state, state.tmaReads, wait.getPending());
}

void AccessFlow::pass(Outstanding &state, unsigned node) const {
  Operation *op = graph.nodes()[node].op;
  if (auto barrier = dyn_cast<gpu::BarrierOp>(op))
    passBarrier(state, barrier.getLocal() ? Barrier::Local : Barrier::Full);
  passGlobal(state, touches[node]);
  for (auto entry = state.copies.begin(); entry != state.copies.end();) {
    CopyStep step = stepCopy(entry->second, op, buffers);
    entry->second = step.age;
    if (step.mayArrive)
      state.writes.insert(entry->first);
    entry = step.mustArrive ? state.copies.erase(entry) : std::next(entry);
  }
  passOngoingReads(state, op);
  for (const BufferAccess &access : accesses[node])
    passAccess(state, op, access);
}

void AccessFlow::passAccess(Outstanding &state, Operation *op,
                            const BufferAccess &access) const {
  switch (access.kind) {
  case AccessKind::Read:
  case AccessKind::ReadArrived:
    if (access.goesOn)
      (access.byTma ? state.tmaReads : state.matrixReads)[access.range] = 0;
    else
      state.reads.insert(access.range);
    break;
  case AccessKind::Write:
    state.writes.insert(access.range);
    addUnfenced(state, access.range);
    break;
  case AccessKind::Copy:
    if (auto copy = dyn_cast<gpu::TmaCopyOp>(op)) {
      state.copies[access.range] = tmaCopy(copy.getBarrier(), buffers);
    } else {
      state.copies[access.range].least = 0;
      addUnfenced(state, access.range);
    }
    break;
  case AccessKind::Exchange:
    // After its barrier all threads are past earlier ops.
    state.localBarrier();
    state.reads.insert(access.range);
    addUnfenced(state, access.range);
    break;
  }
}

/// Stores that TMA would not see, to bytes that it touches anywhere.
void AccessFlow::addUnfenced(Outstanding &state,
                             const BufferRange &range) const {
  if (meetsAny(tmaRanges, range))
    state.unfenced.insert(range);
}

} // namespace kiln
