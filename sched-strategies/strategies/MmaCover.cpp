// mma-cover: one memory instruction, then k matrix instructions, and again, so
// that the loads of the next group run under the matrix instructions of this
// one.
//
// Idea:   matrix instructions keep their source order and are cut into groups
//         of k. The loads a group needs are issued `lookahead` groups earlier,
//         spread evenly between the matrix instructions there; what computes
//         their addresses comes just before them, everything else just before
//         what needs it. Over the register target the instruction that frees
//         the most goes first.
//
// Source: Meta's plan of sched_group_barrier from the tile IR
//         (facebookexperimental triton #2831, #2882: batched matmul -12.2 %,
//         addmm +5.98 % on gfx950), here without barriers: the order itself is
//         the plan, counted per region.
//
// Wins:   by its source, unrolled inner loops with operands in registers:
//         mma.sync, MFMA, WMMA; not measured by us.
//
// Loses:  where the pipe is fed by asynchronous copies and matrix instructions
//         read shared memory themselves (wgmma): nothing to interleave, no gain
//         on the matrix kernels we ran on an H200.
#include "sched-strategies/core/ListSchedule.h"
#include "sched-strategies/core/Strategy.h"

#include "llvm/ADT/STLExtras.h"

namespace kiln {
namespace {

bool isMatrix(OpClass opClass) {
  return opClass == OpClass::Matrix || opClass == OpClass::AsyncMatrix;
}

bool isAnchor(OpClass opClass) {
  return opClass == OpClass::LoadGlobal || opClass == OpClass::LoadShared ||
         opClass == OpClass::MatrixLoad;
}

class MmaCover : public Strategy {
public:
  using Strategy::Strategy;

  int target(const KernelFacts &kernel) const override {
    return orderedTarget(kernel).value_or(
        freeTarget(kernel, order.getInt("reserve")));
  }

  bool suits(const Region &region) const override {
    return !Plan(region).anchors.empty();
  }

  std::vector<unsigned> schedule(const Region &region,
                                 int target) const override {
    Plan plan(region);
    plan.place(order.getInt("mma_per_load"), order.getInt("lookahead"));
    std::vector<int64_t> priority(region.size());
    for (unsigned node = 0; node != region.size(); ++node)
      priority[node] = -plan.times[node];
    return byPriority(region, std::move(priority), target);
  }

  bool joinsHalves() const override { return true; }

  bool isBetter(const Profile &after, const Profile &before,
                int target) const override {
    return std::tuple(std::max(after.budgeted, target), after.cycles,
                      after.issue, after.area) <
           std::tuple(std::max(before.budgeted, target), before.cycles,
                      before.issue, before.area);
  }

private:
  /// When each node should go, in kStep units of one matrix instruction.
  struct Plan {
    static constexpr int64_t kStep = 1024;
    explicit Plan(const Region &region);
    void place(int64_t perLoad, int64_t lookahead);

    const Region &region;
    int64_t matrixCount = 0;
    std::vector<int64_t> neededBy; // the first matrix instruction that needs it
    std::vector<unsigned> anchors; // by that
    std::vector<int64_t> times;
  };
};

MmaCover::Plan::Plan(const Region &region)
    : region(region), neededBy(region.size()), times(region.size()) {
  for (unsigned node = 0; node != region.size(); ++node)
    matrixCount += isMatrix(region.cost(node).opClass);
  int64_t next = matrixCount;
  for (unsigned node = region.size(); node-- > 0;) {
    neededBy[node] = matrixCount; // none
    if (isMatrix(region.cost(node).opClass))
      neededBy[node] = --next;
    for (const Region::Edge &edge : region.succs(node))
      neededBy[node] = std::min(neededBy[node], neededBy[edge.node]);
    if (isAnchor(region.cost(node).opClass) && neededBy[node] != matrixCount)
      anchors.push_back(node);
  }
  llvm::sort(anchors, [&](unsigned a, unsigned b) {
    return std::pair(neededBy[a], a) < std::pair(neededBy[b], b);
  });
}

void MmaCover::Plan::place(int64_t perLoad, int64_t lookahead) {
  int64_t group = perLoad;
  if (!group)
    group = std::max<int64_t>(1, matrixCount / int64_t(anchors.size()));
  std::vector<bool> isPlaced(region.size());
  for (unsigned first = 0; first != anchors.size();) {
    int64_t number = neededBy[anchors[first]] / group;
    unsigned last = first;
    while (last != anchors.size() && neededBy[anchors[last]] / group == number)
      ++last;
    int64_t start = (number - lookahead) * group * kStep;
    for (unsigned i = first; i != last; ++i) {
      times[anchors[i]] =
          start + (i - first) * group * kStep / (last - first) - kStep / 2;
      isPlaced[anchors[i]] = true;
    }
    first = last;
  }
  // What a matrix instruction or an anchor needs goes just before it; the rest
  // stays behind the matrix instructions it stood behind.
  for (unsigned node = region.size(); node-- > 0;) {
    if (neededBy[node] == matrixCount)
      continue;
    int64_t time = neededBy[node] * kStep;
    for (const Region::Edge &edge : region.succs(node))
      if (neededBy[edge.node] != matrixCount)
        time = std::min(time, times[edge.node]);
    times[node] = isPlaced[node] ? std::min(time, times[node]) : time;
  }
  int64_t passed = -kStep;
  for (unsigned node = 0; node != region.size(); ++node) {
    if (isMatrix(region.cost(node).opClass))
      passed = std::max(passed, times[node]);
    if (neededBy[node] != matrixCount)
      continue;
    times[node] = passed + 1;
    for (const Region::Edge &edge : region.preds(node))
      times[node] = std::max(times[node], times[edge.node]);
  }
}

RegisterStrategy<MmaCover> registration(
    {"mma-cover",
     "one load, then k matrix instructions, so that these cover the loads of "
     "the next group",
     {ParamInfo::integer("mma_per_load", 0, 0, 256,
                         "matrix instructions per load; 0: the ratio in the "
                         "region"),
      ParamInfo::integer("lookahead", 1, 0, 64,
                         "groups between a load and the group that needs it"),
      reserveParam(), maxRegsParam()}});

} // namespace
} // namespace kiln
