#include "targets/simulator/code/ModelLoops.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>

using namespace llvm;

namespace kiln {

/// Whether a loop waits for somebody else, and neither loads nor multiplies.
static bool spins(ArrayRef<ModelOp> body) {
  return any_of(body,
                [](const ModelOp &op) {
                  return op.opClass == OpClass::Atomic ||
                         op.opClass == OpClass::Wait;
                }) &&
         none_of(body, [](const ModelOp &op) {
           return op.deviceBytes || op.matrixWork;
         });
}

/// Whether the code goes from here to its end without a choice: a branch back to
/// it leaves the kernel.
static bool ends(ArrayRef<ModelOp> ops, uint32_t from) {
  const ModelOp *first = find_if(ops.drop_front(from), [](const ModelOp &op) {
    return op.flow != ModelOp::Next;
  });
  return first != ops.end() && first->flow == ModelOp::End;
}

/// What an iteration does, in operations that cannot be saved.
static unsigned workOf(ArrayRef<ModelOp> ops, const ModelLoop &loop) {
  return count_if(
      ops.slice(loop.header, loop.latch + 1 - loop.header),
      [](const ModelOp &op) { return op.deviceBytes || op.matrixWork; });
}

/// A loop that follows one whose iteration does a multiple of its own does the
/// rest.
static void findRemainders(ArrayRef<ModelOp> ops,
                           std::vector<ModelLoop> &loops) {
  for (ModelLoop &loop : loops)
    for (const ModelLoop &before : loops) {
      unsigned rest = workOf(ops, loop), work = workOf(ops, before);
      if (before.latch < loop.header && before.depth == loop.depth &&
          loop.isInnermost && before.isInnermost && rest && work % rest == 0 &&
          work >= 2 * rest)
        loop.isRemainder = true;
    }
}

std::vector<ModelLoop> findModelLoops(ArrayRef<ModelOp> ops) {
  std::vector<ModelLoop> loops;
  for (auto [index, op] : enumerate(ops)) {
    bool backward = (op.flow == ModelOp::Jump || op.flow == ModelOp::Branch) &&
                    op.target < index;
    if (!backward || spins(ops.slice(op.target, index + 1 - op.target)) ||
        (op.flow == ModelOp::Branch && ends(ops, op.target)))
      continue;
    auto same = find_if(
        loops, [&](const ModelLoop &loop) { return loop.header == op.target; });
    if (same == loops.end())
      loops.push_back({op.target, uint32_t(index)});
    else
      same->latch = index;
  }
  for (ModelLoop &loop : loops)
    for (ModelLoop &other : loops)
      if (other.header != loop.header && other.contains(loop.header)) {
        ++loop.depth;
        other.isInnermost = false;
      }
  findRemainders(ops, loops);
  return loops;
}

ModelWeights::ModelWeights(ArrayRef<ModelOp> ops, ArrayRef<ModelLoop> loops)
    : sums(ops.size() + 1) {
  for (auto [index, op] : enumerate(ops)) {
    double weight = 1 + (op.deviceBytes ? 8 : 0) + (op.matrixWork ? 8 : 0);
    for (const ModelLoop &loop : loops)
      if (loop.contains(index))
        weight *= 8;
    sums[index + 1] = sums[index] + weight;
  }
}

double ModelWeights::of(uint32_t begin, uint32_t end) const {
  end = std::min<uint32_t>(end, sums.size() - 1);
  return begin < end ? sums[end] - sums[begin] : 0;
}

} // namespace kiln
