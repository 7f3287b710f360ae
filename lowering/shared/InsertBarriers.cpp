// The pass kiln-insert-barriers: a barrier before an op that touches shared
// bytes which other threads may still be using, and nowhere else.
//
// A forward data-flow over the kernel's ops carries the accesses since the last
// barrier: reads, writes, and writes of copies that the thread has seen arrive,
// which the other threads see after a barrier. Copies in flight are carried too
// until a wait has seen them arrive. An op whose access conflicts with one of
// those gets a barrier, and each barrier counts for all ops after it: outside
// of loops the flow visits an op when all ops before it are known, and goes on
// with the barrier; a loop's flow is recomputed. Loads and stores of global
// memory that may meet in different threads (GlobalTouch.h) are carried beside
// them.
#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/passes/Passes.h"
#include "lowering/shared/AccessFlow.h"
#include "lowering/shared/Outstanding.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include <set>

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_INSERTBARRIERS
#include "lowering/passes/Passes.h.inc"

namespace {

class BarrierPlacement {
public:
  BarrierPlacement(const FlowGraph &graph, const Buffers &buffers,
                   const PointerBases &bases)
      : graph(graph), buffers(buffers), flow(graph, buffers, bases),
        barriers(graph.size()) {
    for (unsigned number = 0; number < graph.size(); ++number)
      silent.push_back(flow.isSilent(number));
    findCycles();
  }

  LogicalResult run() {
    place();
    for (unsigned number = 0; number < graph.size(); ++number)
      if (isa<LoopLikeOpInterface>(graph.nodes()[number].op))
        placeBefore(number);
    if (failed(checkArrivals()) || failed(checkOngoingReads()))
      return failure();
    for (auto [number, node] : llvm::enumerate(graph.nodes())) {
      if (barriers[number] != Barrier::None) {
        OpBuilder builder(node.op);
        gpu::BarrierOp::create(builder, node.op->getLoc(),
                               barriers[number] == Barrier::Local,
                               flow.publishesStores(before[number]));
      }
      if (auto own = dyn_cast<gpu::BarrierOp>(node.op);
          own && flow.publishesStores(before[number]))
        own.setAsyncProxy(true);
    }
    return success();
  }

private:
  /// Edges back make cycles, of which those that overlap are one; a node
  /// outside of any is one of its own.
  void findCycles() {
    for (unsigned number = 0; number < graph.size(); ++number)
      cycleEnd.push_back(number);
    for (unsigned number = 0; number < graph.size(); ++number)
      for (unsigned first : graph.nodes()[number].repeats)
        cycleEnd[first] = std::max(cycleEnd[first], number);
    unsigned end = 0;
    for (unsigned &own : cycleEnd)
      own = end = std::max(end, own);
  }

  /// The node, or the first after it that is not silent.
  unsigned heard(unsigned number) const {
    while (silent[number])
      number = graph.nodes()[number].successors.front();
    return number;
  }

  /// Nodes that a cycle may have for the fewest barriers: each barrier computes
  /// its flow anew. A guess, eight times all ops of the largest loop of the
  /// corpus (248).
  static constexpr unsigned kManyNodes = 2000;
  /// Passes of nodes after which no loop tries a barrier before it any more: a
  /// guess, about a second's work.
  static constexpr size_t kMostPasses = 1'000'000;

  /// Barriers where they are needed, and `before` with them.
  void place() {
    before.assign(graph.size(), Outstanding());
    reached.assign(graph.size(), false);
    worklist = {heard(0)};
    while (!worklist.empty()) {
      unsigned node = *worklist.begin(), end = cycleEnd[node];
      if (end == node) {
        // All that comes before it has been passed.
        barriers[node] =
            std::max(barriers[node], flow.neededAt(node, before[node]));
        passFirst();
      } else if (isLarge(node, end)) {
        while (!worklist.empty() && *worklist.begin() <= end) {
          unsigned next = *worklist.begin();
          barriers[next] =
              std::max(barriers[next], flow.neededAt(next, before[next]));
          passFirst();
        }
      } else {
        placeInCycle(node, end);
      }
    }
  }

  bool isLarge(unsigned first, unsigned end) const {
    return end - first >= kManyNodes &&
           std::count(silent.begin() + first, silent.begin() + end + 1, false) >
               kManyNodes;
  }

  /// Barriers in the nodes from `first` to `end`, after which none leads back:
  /// one for the first node that needs one, then the flow of all of them anew.
  /// Where that one only waits for accesses of the iteration before, one that
  /// comes later in the loop may do for it: those that the others do for go
  /// again.
  void placeInCycle(unsigned first, unsigned end) {
    std::set<unsigned> entries = worklist;
    std::map<unsigned, Outstanding> entered;
    for (unsigned node : entries)
      entered[node] = before[node];
    auto flowAnew = [&] {
      for (unsigned node = first; node <= end; ++node) {
        before[node] = Outstanding();
        reached[node] = false;
      }
      for (unsigned node : worklist)
        before[node] = Outstanding();
      for (const auto &[node, state] : entered)
        before[node] = state;
      worklist = entries;
      passUntil(end);
    };
    passUntil(end);
    for (unsigned node = firstLacking(first, end); node <= end;
         node = firstLacking(first, end)) {
      barriers[node] = flow.neededAt(node, before[node]);
      flowAnew();
    }
    auto isPlaced = [](Barrier barrier) { return barrier != Barrier::None; };
    auto inCycle = MutableArrayRef(barriers).slice(first, end + 1 - first);
    for (unsigned node = first; node <= end && passes <= kMostPasses; ++node) {
      if (!isPlaced(barriers[node]) || llvm::count_if(inCycle, isPlaced) == 1)
        continue;
      Barrier placed = std::exchange(barriers[node], Barrier::None);
      flowAnew();
      if (firstLacking(first, end) > end)
        continue;
      barriers[node] = placed;
      flowAnew();
    }
  }
  void passUntil(unsigned end) {
    while (!worklist.empty() && *worklist.begin() <= end)
      passFirst();
  }
  /// The first of the nodes that needs more of a barrier than it has; after
  /// `end`: none.
  unsigned firstLacking(unsigned first, unsigned end) const {
    while (first <= end &&
           !(reached[first] &&
             flow.neededAt(first, before[first]) > barriers[first]))
      ++first;
    return first;
  }

  /// Gives a loop a barrier before it where that spares its iterations one, or
  /// a fence: what was stored before the loop is published once then, not in
  /// each iteration. A fence waits for what the thread has in flight, copies,
  /// too.
  void placeBefore(unsigned loop) {
    unsigned inside = costInside(loop);
    if (!inside || barriers[loop] != Barrier::None ||
        !before[loop].awaitsBarrier() || passes > kMostPasses)
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
        cost += 1 + flow.publishesStores(before[number]);
    });
    return cost;
  }
  void forEachInside(unsigned loop,
                     llvm::function_ref<void(unsigned)> call) const {
    Operation *op = graph.nodes()[loop].op;
    for (unsigned number = loop + 1;
         number < graph.size() &&
         op->isProperAncestor(graph.nodes()[number].op);
         ++number)
      call(number);
  }

  /// Adds what is outstanding after the first node of the worklist, none of
  /// which is silent, to what is before those that follow it.
  void passFirst() {
    unsigned node = *worklist.begin();
    worklist.erase(worklist.begin());
    ++passes;
    reached[node] = true;
    Outstanding state = before[node];
    flow.passBarrier(state, barriers[node]);
    flow.pass(state, node);
    for (unsigned successor : graph.nodes()[node].successors) {
      unsigned next = heard(successor);
      bool repeats = llvm::is_contained(graph.nodes()[node].repeats, successor);
      bool grown = before[next].join(
          repeats ? state.inNextIteration(graph.nodes()[node].op, buffers)
                  : state);
      if (grown || !reached[next])
        worklist.insert(next);
    }
  }

  /// Refuses writes to bytes that a warpgroup, or TMA, may still be reading.
  LogicalResult checkOngoingReads() const {
    auto refuse = [&](Operation *op, unsigned buffer, StringRef why) {
      InFlightDiagnostic error = op->emitError(why);
      error.attachNote(buffers.all()[buffer].op->getLoc()) << "the buffer";
      return failure();
    };
    for (auto [number, node] : llvm::enumerate(graph.nodes()))
      for (const BufferAccess &access : flow.accessesOf(number)) {
        if (access.kind == AccessKind::Read ||
            access.kind == AccessKind::ReadArrived)
          continue;
        for (const auto &[range, younger] : before[number].matrixReads)
          if (range.meets(access.range))
            return refuse(node.op, range.buffer,
                          "writes shared memory that a dot may still be "
                          "reading; wait for the dot before");
        for (const auto &[range, younger] : before[number].tmaReads)
          if (range.meets(access.range))
            return refuse(node.op, range.buffer,
                          "writes shared memory that a store by a tensor map "
                          "may still be reading; wait for the store before");
      }
    return success();
  }

  /// Refuses accesses to what a copy may still be writing. Copies into other
  /// slots may be in flight: what a wait has seen arrive is the token's.
  LogicalResult checkArrivals() const {
    for (auto [number, node] : llvm::enumerate(graph.nodes()))
      for (const BufferAccess &access : flow.accessesOf(number)) {
        if (access.kind != AccessKind::Read && access.kind != AccessKind::Write)
          continue;
        for (const auto &[range, age] : before[number].copies)
          if (range.meets(access.range)) {
            InFlightDiagnostic error = node.op->emitError(
                "touches shared memory into which a copy may be in flight; "
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
  AccessFlow flow;
  // Of every node.
  std::vector<bool> silent;
  /// The last node of the cycle that a node belongs to.
  std::vector<unsigned> cycleEnd;
  std::vector<Barrier> barriers;
  std::vector<Outstanding> before;
  std::vector<bool> reached;
  size_t passes = 0; ///< of nodes, in all
  /// What place() has yet to pass, in the order of the program.
  std::set<unsigned> worklist;
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
