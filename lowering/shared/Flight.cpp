#include "lowering/shared/Flight.h"
#include "lowering/dialect/GpuDialect.h"

using namespace mlir;

namespace kiln {

/// Groups that are told apart; no wait leaves as many pending (guess: a
/// pipeline has at most a dozen stages).
static constexpr unsigned kMaxAge = 64;

void CopyAge::join(const CopyAge &other) {
  least = std::min(least, other.least);
  most = std::max(most, other.most);
  if (mbarrierOfTma != other.mbarrierOfTma)
    mbarrierOfTma = kManyBarriers;
}

CopyAge tmaCopy(Value barrier, const Buffers &buffers) {
  BufferSet after = buffers.after(barrier);
  CopyAge age;
  age.mbarrierOfTma =
      after.size() == 1 ? *after.begin() : CopyAge::kManyBarriers;
  return age;
}

CopyStep stepCopy(CopyAge age, Operation *op, const Buffers &buffers) {
  if (age.mbarrierOfTma != CopyAge::kByThreads) {
    auto end = dyn_cast<gpu::MbarrierInvalidateOp>(op);
    bool ends =
        end &&
        tmaCopy(end.getBarrier(), buffers).mbarrierOfTma == age.mbarrierOfTma &&
        age.mbarrierOfTma != CopyAge::kManyBarriers;
    // A thread that has waited for the mbarrier needs no barrier after that.
    return {age, /*mayArrive=*/false, /*mustArrive=*/ends};
  }
  if (isa<gpu::AsyncCommitOp>(op))
    return {
        {std::min(age.least + 1, kMaxAge), std::min(age.most + 1, kMaxAge)}};
  if (auto wait = dyn_cast<gpu::AsyncWaitOp>(op))
    return {age, age.most > wait.getPending(), age.least > wait.getPending()};
  return {age};
}

bool stepsCopies(Operation *op) {
  return isa<gpu::AsyncCommitOp, gpu::AsyncWaitOp, gpu::MbarrierInvalidateOp>(
      op);
}

static void passOp(InFlight &state, Operation *op, const Buffers &buffers) {
  for (auto entry = state.begin(); entry != state.end();) {
    CopyStep step = stepCopy(entry->second, op, buffers);
    entry->second = step.age;
    entry = step.mustArrive ? state.erase(entry) : std::next(entry);
  }
  if (auto copy = dyn_cast<gpu::AsyncCopyOp>(op))
    for (unsigned buffer : buffers.after(copy.getDestination()))
      state[buffer].least = 0;
  if (auto copy = dyn_cast<gpu::TmaCopyOp>(op))
    for (unsigned buffer : buffers.after(copy.getDestination()))
      state[buffer] = tmaCopy(copy.getBarrier(), buffers);
}

std::vector<InFlight> copiesInFlight(const FlowGraph &graph,
                                     const Buffers &buffers) {
  std::vector<InFlight> before(graph.size());
  std::vector<bool> reached(graph.size());
  SmallVector<unsigned> worklist = {0};
  while (!worklist.empty()) {
    unsigned node = worklist.pop_back_val();
    reached[node] = true;
    InFlight state = before[node];
    passOp(state, graph.nodes()[node].op, buffers);
    for (unsigned next : graph.nodes()[node].successors) {
      InFlight joined = before[next];
      for (auto [buffer, age] : state)
        joined.try_emplace(buffer, age).first->second.join(age);
      if (reached[next] && joined == before[next])
        continue;
      before[next] = std::move(joined);
      worklist.push_back(next);
    }
  }
  return before;
}

} // namespace kiln
