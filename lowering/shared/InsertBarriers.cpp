// The pass kiln-insert-barriers: a barrier before an op that touches shared
// bytes which other threads may still be using, and nowhere else.
//
// A forward data-flow over the kernel's ops carries the accesses since the last
// barrier: reads, writes, and writes of copies that the thread has seen arrive,
// which the other threads see behind a barrier. Copies on their way are carried
// too until a wait has seen them arrive. An op whose access meets one of those
// gets a barrier; then the flow is computed anew, so that each barrier counts
// for all that comes behind it. Loads and stores of global memory that may meet
// in different threads (GlobalTouch.h) are carried beside them.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/passes/Passes.h"
#include "lowering/shared/Outstanding.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <set>

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_INSERTBARRIERS
#include "lowering/passes/Passes.h.inc"

namespace {

bool meetsAny(const std::set<BufferRange> &ranges, const BufferRange &range) {
  return llvm::any_of(
      ranges, [&](const BufferRange &other) { return other.meets(range); });
}

bool meetsAnyLoad(const std::set<GlobalTouch> &loads,
                  const GlobalTouch &store) {
  return llvm::any_of(loads, [&](const GlobalTouch &load) {
    return GlobalTouch::meet(load, store);
  });
}
bool meetsAnyStore(const std::set<GlobalTouch> &stores,
                   const GlobalTouch &load) {
  return llvm::any_of(stores, [&](const GlobalTouch &store) {
    return GlobalTouch::meet(load, store);
  });
}

/// Whether the op itself writes more than the block's own memory. An atomic
/// that releases wants a barrier for that, too, and one does for both.
bool writesOutside(Operation *op) {
  auto effects = getEffectsRecursively(op);
  return !effects ||
         llvm::any_of(*effects, [](const MemoryEffects::EffectInstance &it) {
           return isa<MemoryEffects::Write>(it.getEffect()) &&
                  it.getResource() != gpu::SharedMemory::get();
         });
}

class BarrierPlacement {
public:
  BarrierPlacement(const FlowGraph &graph, const Buffers &buffers,
                   const PointerBases &bases)
      : graph(graph), buffers(buffers), barriers(graph.size()) {
    for (const FlowGraph::Node &node : graph.nodes()) {
      touches.push_back(globalTouches(node.op, bases));
      accesses.push_back(bufferAccesses(node.op, buffers));
      for (BufferAccess access : accesses.back())
        if (access.byEngine) {
          access.range.index = {}; // any slot
          engineRanges.insert(access.range);
        }
    }
    for (unsigned number = 0; number < graph.size(); ++number)
      silent.push_back(isSilent(number));
  }

  LogicalResult run() {
    place();
    for (unsigned number = 0; number < graph.size(); ++number)
      if (isa<LoopLikeOpInterface>(graph.nodes()[number].op))
        placeInFrontOf(number);
    if (failed(checkArrivals()) || failed(checkOngoingReads()))
      return failure();
    for (auto [number, node] : llvm::enumerate(graph.nodes())) {
      if (barriers[number] != Barrier::None) {
        OpBuilder builder(node.op);
        gpu::BarrierOp::create(builder, node.op->getLoc(),
                               barriers[number] == Barrier::Local,
                               publishesStores(before[number]));
      }
      if (auto own = dyn_cast<gpu::BarrierOp>(node.op);
          own && publishesStores(before[number]))
        own.setAsyncProxy(true);
    }
    return success();
  }

private:
  /// Whether warpgroups or the copy engine may meet what threads have stored
  /// before. What
  /// asynchronous copies brought they read without a fence, as in CUTLASS
  /// (sm90_mma_multistage_gmma_ss) and Triton 3.6, though PTX's rules do not say
  /// so; the fence would cost 1 to 3 % of a matmul (H200, 2026-11-22).
  bool publishesStores(const Outstanding &state) const {
    return !state.unfenced.empty() || publishesToWarpgroups(state);
  }
  bool publishesToWarpgroups(const Outstanding &state) const {
    auto isOf = [&](unsigned buffer, auto predicate) {
      return llvm::any_of(accesses, [&](ArrayRef<BufferAccess> ofNode) {
        return llvm::any_of(ofNode, [&](const BufferAccess &access) {
          return access.range.buffer == buffer && predicate(access);
        });
      });
    };
    return llvm::any_of(state.writes, [&](const BufferRange &range) {
      return isOf(range.buffer,
                  [](const BufferAccess &it) { return it.goesOn; }) &&
             isOf(range.buffer, [](const BufferAccess &it) {
               return it.kind == AccessKind::Write;
             });
    });
  }

  /// What stands before a node; each serves for those before it, too.
  enum class Barrier { None, Local, Full };

  /// Whether a node leaves what is outstanding as it is, needs no barrier, and
  /// has one way on: of a large kernel most, which the flow passes over.
  bool isSilent(unsigned number) const {
    const FlowGraph::Node &node = graph.nodes()[number];
    return node.successors.size() == 1 && node.repeats.empty() &&
           touches[number].loads.empty() && touches[number].stores.empty() &&
           !touches[number].waitsBefore && !touches[number].waitsAfter &&
           accesses[number].empty() && !stepsCopies(node.op) &&
           !isa<LoopLikeOpInterface, gpu::BarrierOp, gpu::WarpgroupWaitOp,
                gpu::TmaStoreWaitOp>(node.op);
  }

  /// The node, or the first behind it that is not silent.
  unsigned heard(unsigned number) const {
    while (silent[number])
      number = graph.nodes()[number].successors.front();
    return number;
  }

  /// Barriers where they are needed, and `before` with them.
  void place() {
    while (placeFirst()) {
    }
  }

  /// Gives a loop a barrier in front where that spares its rounds one, or a
  /// fence: what was stored before the loop is published once then, not in each
  /// round. A fence waits for what the thread has under way, copies, too.
  void placeInFrontOf(unsigned loop) {
    unsigned inside = costInside(loop);
    if (!inside || barriers[loop] != Barrier::None ||
        !before[loop].awaitsBarrier())
      return;
    std::vector<Barrier> placed = barriers;
    std::vector<Outstanding> outstanding = before;
    forEachInside(loop, [&](unsigned number) {
      barriers[loop] = std::max(barriers[loop], barriers[number]);
      barriers[number] = Barrier::None;
    });
    barriers[loop] = std::max(barriers[loop], Barrier::Local);
    place();
    if (costInside(loop) < inside)
      return;
    barriers = std::move(placed);
    before = std::move(outstanding);
  }

  /// Barriers in the loop, and their fences.
  unsigned costInside(unsigned loop) const {
    unsigned cost = 0;
    forEachInside(loop, [&](unsigned number) {
      bool isOwn = isa<gpu::BarrierOp>(graph.nodes()[number].op);
      if (barriers[number] != Barrier::None || isOwn)
        cost += 1 + publishesStores(before[number]);
    });
    return cost;
  }
  void forEachInside(unsigned loop,
                     llvm::function_ref<void(unsigned)> call) const {
    Operation *op = graph.nodes()[loop].op;
    for (unsigned number = 0; number < graph.size(); ++number)
      if (op->isProperAncestor(graph.nodes()[number].op))
        call(number);
  }

  /// Computes what is outstanding before each node that is not silent, and
  /// gives the first node that needs a barrier, or more of one than it has,
  /// that barrier.
  bool placeFirst() {
    before.assign(graph.size(), Outstanding());
    std::vector<bool> reached(graph.size());
    std::set<unsigned> worklist = {heard(0)}; // in the order of the program
    while (!worklist.empty()) {
      unsigned node = *worklist.begin();
      worklist.erase(worklist.begin());
      reached[node] = true;
      Outstanding state = before[node];
      passBarrier(state, barriers[node]);
      pass(state, node);
      for (unsigned successor : graph.nodes()[node].successors) {
        unsigned next = heard(successor);
        bool repeats =
            llvm::is_contained(graph.nodes()[node].repeats, successor);
        bool grown = before[next].join(
            repeats ? state.inNextRound(graph.nodes()[node].op, buffers)
                    : state);
        if (grown || !reached[next])
          worklist.insert(next);
      }
    }
    for (unsigned number = 0; number < graph.size(); ++number)
      if (Barrier needed = neededAt(number);
          reached[number] && needed > barriers[number]) {
        barriers[number] = needed;
        return true;
      }
    return false;
  }

  Barrier neededAt(unsigned node) const {
    const Outstanding &state = before[node];
    if (meetsInGlobalMemory(state, touches[node]))
      return Barrier::Full;
    if (!meetsInBuffers(state, accesses[node]) &&
        !(exchanges(accesses[node]) && publishesToWarpgroups(state)))
      return Barrier::None;
    return writesOutside(graph.nodes()[node].op) ? Barrier::Full
                                                 : Barrier::Local;
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

  static bool meetsInBuffers(const Outstanding &state,
                             ArrayRef<BufferAccess> accesses) {
    return llvm::any_of(accesses, [&](const BufferAccess &access) {
      if (access.byEngine && meetsAny(state.unfenced, access.range))
        return true;
      bool reads = access.kind == AccessKind::Read ||
                   access.kind == AccessKind::ReadArrived;
      return meetsAny(state.writes, access.range) ||
             (!reads && meetsAnyRead(state, access));
    });
  }

  /// Reads of the buffer itself end by an mbarrier where the access is freed.
  static bool meetsAnyRead(const Outstanding &state,
                           const BufferAccess &access) {
    return llvm::any_of(state.reads, [&](const BufferRange &read) {
      return read.meets(access.range) &&
             !(access.isFreed && read.buffer == access.range.buffer);
    });
  }

  /// Whether an op has a barrier of its own, which publishes no stores.
  static bool exchanges(ArrayRef<BufferAccess> accesses) {
    return llvm::any_of(accesses, [](const BufferAccess &access) {
      return access.kind == AccessKind::Exchange;
    });
  }

  void passBarrier(Outstanding &state, Barrier barrier) const {
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

  void pass(Outstanding &state, unsigned node) const {
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
      switch (access.kind) {
      case AccessKind::Read:
      case AccessKind::ReadArrived:
        if (access.goesOn)
          (access.byEngine ? state.engineReads
                           : state.matrixReads)[access.range] = 0;
        else
          state.reads.insert(access.range);
        break;
      case AccessKind::Write:
        state.writes.insert(access.range);
        addUnfenced(state, access.range);
        break;
      case AccessKind::Copy:
        if (auto copy = dyn_cast<gpu::TmaCopyOp>(op)) {
          state.copies[access.range] = engineCopy(copy.getBarrier(), buffers);
        } else {
          state.copies[access.range].least = 0;
          addUnfenced(state, access.range);
        }
        break;
      case AccessKind::Exchange:
        // Its barrier has everybody past what came before.
        state.localBarrier();
        state.reads.insert(access.range);
        addUnfenced(state, access.range);
        break;
      }
  }

  /// What the copy engine would not see, of bytes that it touches anywhere.
  void addUnfenced(Outstanding &state, const BufferRange &range) const {
    if (meetsAny(engineRanges, range))
      state.unfenced.insert(range);
  }

  /// Each dot, or store by the engine, makes those before it one older; a wait
  /// leaves the youngest.
  static void passOngoingReads(Outstanding &state, Operation *op) {
    if (isa<gpu::WarpgroupDotOp>(op))
      for (auto &[range, younger] : state.matrixReads)
        ++younger;
    if (isa<gpu::TmaStoreOp>(op))
      for (auto &[range, younger] : state.engineReads)
        ++younger;
    if (auto wait = dyn_cast<gpu::WarpgroupWaitOp>(op))
      endReads(state, state.matrixReads, wait.getPending());
    if (auto wait = dyn_cast<gpu::TmaStoreWaitOp>(op))
      endReads(state, state.engineReads, wait.getPending());
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

  /// Refuses writes to what a warpgroup, or the engine, may still be reading.
  LogicalResult checkOngoingReads() const {
    auto refuse = [&](Operation *op, unsigned buffer, StringRef why) {
      InFlightDiagnostic error = op->emitError(why);
      error.attachNote(buffers.all()[buffer].op->getLoc()) << "the buffer";
      return failure();
    };
    for (auto [number, node] : llvm::enumerate(graph.nodes()))
      for (const BufferAccess &access : accesses[number]) {
        if (access.kind == AccessKind::Read ||
            access.kind == AccessKind::ReadArrived)
          continue;
        for (const auto &[range, younger] : before[number].matrixReads)
          if (range.meets(access.range))
            return refuse(node.op, range.buffer,
                          "writes shared memory that a warpgroup's dot may "
                          "still be reading; wait for the dot before");
        for (const auto &[range, younger] : before[number].engineReads)
          if (range.meets(access.range))
            return refuse(node.op, range.buffer,
                          "writes shared memory that a store by a tensor map "
                          "may still be reading; wait for the store before");
      }
    return success();
  }

  /// Refuses accesses to what a copy may still be writing. Copies into other
  /// slots may be on their way: what a wait has seen arrive is the token's.
  LogicalResult checkArrivals() const {
    for (auto [number, node] : llvm::enumerate(graph.nodes()))
      for (const BufferAccess &access : accesses[number]) {
        if (access.kind != AccessKind::Read && access.kind != AccessKind::Write)
          continue;
        for (const auto &[range, age] : before[number].copies)
          if (range.meets(access.range)) {
            InFlightDiagnostic error = node.op->emitError(
                "touches shared memory into which a copy may be on its way; "
                "wait for it, and read with the wait's token");
            error.attachNote(buffers.all()[range.buffer].op->getLoc())
                << "the buffer";
            return error;
          }
      }
    return success();
  }

  const FlowGraph &graph;
  const Buffers &buffers;
  // Of every node.
  std::vector<GlobalTouches> touches;
  std::vector<SmallVector<BufferAccess, 2>> accesses;
  /// What the copy engine reads and writes.
  std::set<BufferRange> engineRanges;
  std::vector<bool> silent;
  std::vector<Barrier> barriers;
  std::vector<Outstanding> before;
};

class InsertBarriers : public impl::InsertBarriersBase<InsertBarriers> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<tt::FuncOp>()) {
      if (function.isExternal())
        continue;
      FlowGraph graph(function);
      Buffers buffers(function);
      if (failed(buffers.readOffsets()) ||
          failed(
              BarrierPlacement(graph, buffers, PointerBases(function)).run()))
        return signalPassFailure();
    }
  }
};

} // namespace
} // namespace kiln
