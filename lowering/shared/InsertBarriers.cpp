// The pass kiln-insert-barriers: a barrier before an op that touches shared
// bytes which other threads may still be using, and nowhere else.
//
// A forward data-flow over the kernel's ops carries the accesses since the last
// barrier: reads, writes, and writes of copies that the thread has seen arrive,
// which the other threads see behind a barrier. Copies on their way are carried
// too until a wait has seen them arrive. An op whose access meets one of those
// gets a barrier; then the flow is computed anew, so that each barrier counts
// for all that comes behind it.
#include "frontend/dialect/Tile.h"
#include "lowering/GpuDialect.h"
#include "lowering/Passes.h"
#include "lowering/shared/BufferAccesses.h"
#include "lowering/shared/Flight.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include <set>

using namespace mlir;

namespace kiln {
#define GEN_PASS_DEF_INSERTBARRIERS
#include "lowering/Passes.h.inc"

namespace {

/// What may be outstanding at a point of the program.
struct Outstanding {
  std::set<BufferRange> reads, writes;
  std::map<BufferRange, CopyAge> copies;
  bool operator==(const Outstanding &) const = default;

  void join(const Outstanding &other) {
    reads.insert(other.reads.begin(), other.reads.end());
    writes.insert(other.writes.begin(), other.writes.end());
    for (auto [range, age] : other.copies)
      copies.try_emplace(range, age).first->second.join(age);
  }
  void barrier() {
    reads.clear();
    writes.clear();
  }
  /// Indices are other numbers in the next round of a loop.
  Outstanding withoutIndices() const {
    Outstanding result;
    auto forget = [](BufferRange range) {
      range.index = {};
      range.ahead = 0;
      return range;
    };
    for (const BufferRange &range : reads)
      result.reads.insert(forget(range));
    for (const BufferRange &range : writes)
      result.writes.insert(forget(range));
    for (auto [range, age] : copies)
      result.copies.try_emplace(forget(range), age).first->second.join(age);
    return result;
  }
};

bool meetsAny(const std::set<BufferRange> &ranges, const BufferRange &range) {
  return llvm::any_of(
      ranges, [&](const BufferRange &other) { return other.meets(range); });
}

/// Whether the op itself writes more than the block's own memory. An atomic that
/// releases wants a barrier for that, too, and one does for both.
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
  BarrierPlacement(const FlowGraph &graph, const Buffers &buffers)
      : graph(graph), buffers(buffers), needsBarrier(graph.size()) {}

  LogicalResult run() {
    for (std::optional<unsigned> node; (node = firstUnsafe());)
      needsBarrier[*node] = true;
    if (failed(checkArrivals()))
      return failure();
    for (auto [number, node] : llvm::enumerate(graph.nodes()))
      if (needsBarrier[number]) {
        OpBuilder builder(node.op);
        gpu::BarrierOp::create(builder, node.op->getLoc(),
                               /*local=*/!writesOutside(node.op));
      }
    return success();
  }

private:
  /// Computes what is outstanding before each node, and returns the first node
  /// that needs a barrier and has none yet.
  std::optional<unsigned> firstUnsafe() {
    before.assign(graph.size(), Outstanding());
    std::vector<bool> reached(graph.size());
    std::set<unsigned> worklist = {0}; // in the order of the program
    while (!worklist.empty()) {
      unsigned node = *worklist.begin();
      worklist.erase(worklist.begin());
      reached[node] = true;
      Outstanding state = before[node];
      if (needsBarrier[node])
        state.barrier();
      pass(state, graph.nodes()[node].op);
      for (unsigned next : graph.nodes()[node].successors) {
        Outstanding joined = before[next];
        joined.join(llvm::is_contained(graph.nodes()[node].repeats, next)
                        ? state.withoutIndices()
                        : state);
        if (reached[next] && joined == before[next])
          continue;
        before[next] = std::move(joined);
        worklist.insert(next);
      }
    }
    for (auto [number, node] : llvm::enumerate(graph.nodes()))
      if (reached[number] && !needsBarrier[number] &&
          isUnsafe(before[number], node.op))
        return number;
    return std::nullopt;
  }

  bool isUnsafe(const Outstanding &state, Operation *op) const {
    return llvm::any_of(
        bufferAccesses(op, buffers), [&](const BufferAccess &access) {
          bool reads = access.kind == AccessKind::Read ||
                       access.kind == AccessKind::ReadArrived;
          return meetsAny(state.writes, access.range) ||
                 (!reads && meetsAny(state.reads, access.range));
        });
  }

  void pass(Outstanding &state, Operation *op) const {
    if (isa<gpu::BarrierOp>(op))
      state.barrier();
    for (auto entry = state.copies.begin(); entry != state.copies.end();) {
      CopyStep step = stepCopy(entry->second, op);
      entry->second = step.age;
      if (step.mayArrive)
        state.writes.insert(entry->first);
      entry = step.mustArrive ? state.copies.erase(entry) : std::next(entry);
    }
    for (const BufferAccess &access : bufferAccesses(op, buffers))
      switch (access.kind) {
      case AccessKind::Read:
      case AccessKind::ReadArrived:
        state.reads.insert(access.range);
        break;
      case AccessKind::Write:
        state.writes.insert(access.range);
        break;
      case AccessKind::Copy:
        state.copies[access.range].least = 0;
        break;
      case AccessKind::Exchange:
        // Its barrier has everybody past what came before.
        state.barrier();
        state.reads.insert(access.range);
        break;
      }
  }

  /// Refuses accesses to what a copy may still be writing. Copies into other
  /// slots may be on their way: what a wait has seen arrive is the token's.
  LogicalResult checkArrivals() const {
    for (auto [number, node] : llvm::enumerate(graph.nodes()))
      for (const BufferAccess &access : bufferAccesses(node.op, buffers)) {
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
  std::vector<bool> needsBarrier;
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
          failed(BarrierPlacement(graph, buffers).run()))
        return signalPassFailure();
    }
  }
};

} // namespace
} // namespace kiln
