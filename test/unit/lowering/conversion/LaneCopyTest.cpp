// Copies that a warp's lanes make together: over random operands each lane's
// vector lies after its neighbour's, shifts stay within what is contiguous in
// global memory, and reads wait no longer for banks than of what threads store.
#include "lowering/conversion/LaneCopy.h"
#include "lowering/conversion/MatrixAccess.h"
#include "lowering/conversion/SharedPlan.h"
#include "lowering/dot/DotPlan.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/lowering/RandomLayout.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// Vectors of 16 bytes along `fast`, 64 lanes a warp.
LinearLayout vectorsAlong(llvm::ArrayRef<int64_t> shape, unsigned fast,
                          unsigned vector, unsigned warps) {
  std::array<unsigned, 2> perThread = {1, 1}, perWarp = {1, 1},
                          perBlock = {1, 1};
  perThread[fast] = vector;
  perWarp[fast] = std::min<int64_t>(64, shape[fast] / vector);
  perWarp[1 - fast] = 64 / perWarp[fast];
  perBlock[1 - fast] = warps;
  return LinearLayout::blocked(shape, perThread, perWarp, perBlock,
                               {fast, 1 - fast});
}

unsigned readCycles(const LinearLayout &operand, const LinearLayout &memory,
                    unsigned bytes, MatrixMoves moves) {
  return bankCycles(planCheapestAccess(operand, memory, bytes, moves,
                                       /*stores=*/false));
}

TEST(LaneCopy, LanesLieOneAfterTheOther) {
  const GpuTarget &gpu = *lookupGpuTarget("gfx950");
  MatrixMoves moves = matrixMovesOf(gpu);
  const std::pair<MatrixType, unsigned> types[] = {{MatrixType::BF16, 2},
                                                   {MatrixType::E4M3, 1}};
  unsigned planned = 0, swizzled = 0;
  for (unsigned seed = 0; seed < 100; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    auto [type, bytes] = types[draw(random, 0, 1)];
    unsigned warps = 1u << draw(random, 0, 3), vector = kLaneCopyBytes / bytes;
    DotProblem problem{
        type,
        type,
        MatrixType::F32,
        DotPrecision::Tf32,
        {int64_t(32) << draw(random, 0, 3), int64_t(32) << draw(random, 0, 3)},
        int64_t(32) << draw(random, 0, 3),
        8 * bytes};
    std::vector<LinearLayout> layouts = accumulatorLayouts(problem, gpu, warps);
    DotPlan plan =
        planDot(problem, gpu, layouts[draw(random, 0, layouts.size() - 1)]);
    bool isA = draw(random, 0, 1);
    unsigned fast = draw(random, 0, 1);
    const LinearLayout &operand = isA ? plan.a : plan.b;
    LinearLayout load = vectorsAlong(operand.shape(), fast, vector, warps);
    int64_t run = operand.shape()[fast] >> draw(random, 0, 1);
    std::optional<LaneCopy> copy =
        planLaneCopy(load, operand, bytes, run, moves);
    // Where threads have none of the elements, or the same, nothing is planned,
    // nor where reads would be slower than of what threads store.
    unsigned stored = readCycles(
        operand, exchangeLayout(load, operand, 8 * bytes, moves), bytes, moves);
    if (!copy)
      continue;
    EXPECT_FALSE(load.freeMask(HwDim::Lane) || load.freeMask(HwDim::Warp));
    EXPECT_LE(readCycles(operand, copy->memory, bytes, moves), stored);
    ++planned;
    ASSERT_TRUE(copy->memory.isSurjective());
    for (int32_t shift : copy->shifts) {
      EXPECT_LT(shift, run);
      EXPECT_EQ(shift % vector, 0);
    }
    LocalAccess writes = planLocalAccess(shifted(load, fast, copy->shifts),
                                         copy->memory, bytes, vector);
    ASSERT_EQ(writes.vector, vector);
    for (auto [bit, basis] : llvm::enumerate(writes.side.laneBases))
      EXPECT_EQ(basis, vector << bit);
    // Where rows may not be swizzled, fewer are read as fast.
    swizzled += !planLaneCopy(load, operand, bytes, /*run=*/1, moves);
  }
  EXPECT_GT(planned, 30u);
  EXPECT_GT(swizzled, 10u);
}

} // namespace
