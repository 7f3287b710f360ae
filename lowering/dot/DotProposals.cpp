// The accumulators that a dot would like, and what a plan costs.
#include "lowering/dot/DotPlan.h"
#include "lowering/dot/TensorDot.h"
#include "lowering/dot/Warpgroup.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <bit>

using namespace llvm;

namespace kiln {

/// Arrangements of `warps` over (m, n), those first that read least of A and B;
/// and all of them along m, which keeps rows within a warp.
static SmallVector<std::pair<unsigned, unsigned>>
warpSplits(const DotProblem &problem, int64_t tileM, int64_t tileN,
           unsigned warps) {
  SmallVector<std::pair<unsigned, unsigned>> splits;
  for (unsigned warpsM = 1; warpsM <= warps; warpsM *= 2)
    splits.push_back({warpsM, warps / warpsM});
  auto rank = [&](std::pair<unsigned, unsigned> split) {
    return std::pair(std::max(tileM, problem.m() / split.first) +
                         std::max(tileN, problem.n() / split.second),
                     split);
  };
  sort(splits, [&](auto x, auto y) { return rank(x) < rank(y); });
  constexpr unsigned kept = 2; // guess: the others read much more
  std::pair<unsigned, unsigned> rows = {warps, 1};
  if (splits.size() > kept)
    splits.resize(kept);
  if (!is_contained(splits, rows))
    splits.push_back(rows);
  return splits;
}

/// Layouts for multiply-adds: squares of up to 4 by 4 elements a thread, so
/// that each operand read serves four of them.
static LinearLayout blockedAccumulator(const DotProblem &problem,
                                       unsigned lanes, unsigned warps) {
  unsigned rank = problem.shape.size();
  SmallVector<unsigned> perThread(rank, 1), perWarp(rank, 1), perBlock(rank, 1);
  SmallVector<unsigned> order;
  for (unsigned dim = rank; dim-- > 0;)
    order.push_back(dim);
  int64_t share = std::max<int64_t>(1, problem.m() * problem.n() /
                                           (int64_t(lanes) * warps));
  unsigned side = share >= 16 ? 4 : share >= 4 ? 2 : 1;
  perThread[rank - 1] = std::min<int64_t>(side, problem.n());
  perThread[rank - 2] = std::min<int64_t>(side, problem.m());
  perWarp[rank - 1] =
      std::min<int64_t>(lanes / 4, problem.n() / perThread[rank - 1]);
  perWarp[rank - 2] = lanes / perWarp[rank - 1];
  perBlock[rank - 2] = warps;
  return LinearLayout::blocked(problem.shape, perThread, perWarp, perBlock,
                               order);
}

std::vector<LinearLayout> accumulatorLayouts(const DotProblem &problem,
                                             const GpuTarget &gpu,
                                             unsigned warps) {
  std::vector<LinearLayout> result;
  for (const DotInstruction &choice : dotInstructions(problem, gpu)) {
    const MatrixInstruction &row = *choice.matrix;
    // AMD's accumulators are narrow along columns; transposed, a lane has
    // neighbours of a row, which it stores at once.
    for (bool swapped : {gpu.isAmd(), !gpu.isAmd()}) {
      int64_t tileM = swapped ? row.n : row.m, tileN = swapped ? row.m : row.n;
      if ((tileM > problem.m() || tileN > problem.n()) && fits(problem, row))
        continue;
      auto add = [&](LinearLayout layout) {
        if (!is_contained(result, layout))
          result.push_back(std::move(layout));
      };
      if (!swapped && warpgroupSlice(problem, choice, gpu))
        for (LinearLayout &layout :
             warpgroupAccumulators(row, problem.shape, warps))
          add(std::move(layout));
      if (!swapped && tensorMultiplyFor(problem, choice, gpu)) {
        for (LinearLayout &layout :
             tensorAccumulators(row, problem.shape, warps))
          add(std::move(layout));
        for (LinearLayout &layout : tensorRows(problem.shape, warps))
          add(std::move(layout));
      }
      if (choice.isOfTensorCore)
        continue;
      for (auto [warpsM, warpsN] : warpSplits(problem, tileM, tileN, warps))
        add(tiledAccumulator(row, swapped, problem.shape, warpsM, warpsN));
    }
  }
  if (result.empty())
    result.push_back(blockedAccumulator(problem, gpu.warpSize, warps));
  return result;
}

/// Multiply-adds of an SM or CU in half a cycle by matrix instructions, for
/// 16-bit operands: NVIDIA A100 white paper, 1024 a cycle; CDNA 3 has as many,
/// RDNA 3 half of them. Only the order of magnitude matters: all proposals have
/// the same work.
static constexpr int64_t kMatrixRate = 512;

/// Instructions of a thread by which pairs of elements of 4 bits become bytes,
/// and bytes beside them get their order (orderWithScales): two shifts and two
/// masks a word, or one permutation.
static int64_t unpackCost(const DotPlan &plan) {
  if (plan.tensor)
    return 0;
  const MatrixInstruction &row = *plan.instruction->matrix;
  auto isInByte = [](MatrixType type) {
    return type == MatrixType::E2M1InByte;
  };
  if (!isInByte(row.aType) && !isInByte(row.bType))
    return 0;
  auto words = [](const LinearLayout &layout) {
    return layout.size(HwDim::Register) / 4;
  };
  return words(plan.a) * (isInByte(row.aType) ? 4 : 1) +
         words(plan.b) * (isInByte(row.bType) ? 4 : 1);
}

/// Whether an instruction computes the plan.
static bool isComputed(const DotPlan &plan) {
  return plan.instruction && (plan.tensor || !plan.instruction->isOfTensorCore);
}

int64_t warpgroupCost(const DotProblem &problem) {
  int64_t work = problem.k * bitsOf(problem.a) / 16;
  for (int64_t extent : problem.shape)
    work *= extent;
  return work / (2 * kMatrixRate);
}

int64_t dotCost(const DotProblem &problem, const DotPlan &plan,
                unsigned warps) {
  int64_t registers = plan.c.size(HwDim::Register) >>
                      std::popcount(plan.c.freeMask(HwDim::Register));
  if (problem.run && !isComputed(plan))
    return kImpossible;
  if (!plan.instruction)
    return warps * registers * problem.k;
  const MatrixInstruction &row =
      plan.warpgroup ? *plan.warpgroup->slice : *plan.instruction->matrix;
  int64_t tiles = std::max<int64_t>(1, registers / row.c.elements());
  int64_t instructions =
      tiles * (problem.k / row.k) * plan.instruction->products;
  int64_t work = int64_t(row.m) * row.n * row.k * bitsOf(row.aType) / 16;
  // Hopper does as much with half of its mma.sync (4096 and some 2500 FLOP a
  // cycle), and operands need no registers. Tensor memory: likewise, at least.
  int64_t rate = plan.warpgroup || plan.tensor ? 2 * kMatrixRate : kMatrixRate;
  return warps *
         (instructions * std::max<int64_t>(1, work / rate) + unpackCost(plan));
}

} // namespace kiln
