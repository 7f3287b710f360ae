// Which operands LDS hands out by columns, and that every lane gets its own
// elements, by what CDNA 4's ISA guide says of DS_READ_B64_TR_B16 and _B8: over
// random problems, both operands and random orders of the rows in memory.
#include "lowering/conversion/TransposedReads.h"
#include "lowering/conversion/MatrixAccess.h"
#include "lowering/conversion/StagingLayout.h"
#include "lowering/dot/DotPlan.h"
#include "lowering/emit/Coordinates.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/lowering/RandomLayout.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// The slot whose element lane `lane` of `warp` gets in `row`.
uint32_t slotRead(const LocalAccess &plan, const SharedAccess &access,
                  unsigned warp, unsigned lane, unsigned row) {
  constexpr unsigned columns = 16;
  unsigned lanesOfRow = columns / plan.vector, column = lane % columns;
  unsigned giver = lane - column + row * lanesOfRow + column / plan.vector;
  return (access.offset ^ xorOfBases(plan.side.laneBases, giver) ^
          xorOfBases(plan.side.warpBases, warp)) +
         column % plan.vector;
}

void expectRight(const LinearLayout &registers, const LinearLayout &memory,
                 const LocalAccess &plan) {
  unsigned seen = 0;
  for (const SharedAccess &access : plan.side.accesses) {
    ASSERT_EQ(access.registers.size(), plan.vector);
    for (auto [row, reg] : llvm::enumerate(access.registers)) {
      ++seen;
      for (unsigned lane = 0; lane < registers.size(HwDim::Lane); ++lane)
        for (unsigned warp = 0; warp < registers.size(HwDim::Warp); ++warp)
          ASSERT_EQ(memory.apply(slotRead(plan, access, warp, lane, row), 0, 0),
                    registers.apply(reg, lane, warp));
    }
  }
  EXPECT_EQ(seen, registers.withoutFreeRegisters().size(HwDim::Register));
}

/// Lines of vectors of 16 bytes along `fast`.
LinearLayout lines(llvm::ArrayRef<int64_t> shape, unsigned fast,
                   unsigned vector, unsigned warps) {
  std::array<unsigned, 2> perThread = {1, 1}, perWarp = {1, 1},
                          perBlock = {1, 1};
  perThread[fast] = std::min<int64_t>(vector, shape[fast]);
  perWarp[fast] = std::min<int64_t>(64, shape[fast] / perThread[fast]);
  perWarp[1 - fast] = 64 / perWarp[fast];
  perBlock[1 - fast] = warps;
  return LinearLayout::blocked(shape, perThread, perWarp, perBlock,
                               {fast, 1 - fast});
}

TEST(TransposedReads, OperandsWhoseKIsNotContiguous) {
  const GpuTarget &gpu = *lookupGpuTarget("gfx950");
  MatrixMoves moves = matrixMovesOf(gpu);
  EXPECT_TRUE(moves.transposedReads);
  const std::pair<MatrixType, unsigned> types[] = {{MatrixType::F16, 2},
                                                   {MatrixType::BF16, 2},
                                                   {MatrixType::E4M3, 1},
                                                   {MatrixType::S8, 1}};
  unsigned transposed = 0;
  for (unsigned seed = 0; seed < 200; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    auto [type, bytes] = types[draw(random, 0, 3)];
    unsigned warps = 1u << draw(random, 0, 3);
    DotProblem problem{
        type,
        type,
        type == MatrixType::S8 ? MatrixType::S32 : MatrixType::F32,
        DotPrecision::Tf32,
        {int64_t(16) << draw(random, 0, 4), int64_t(16) << draw(random, 0, 4)},
        int64_t(32) << draw(random, 0, 3),
        draw(random, 0, 1) ? 8 * bytes : 0};
    std::vector<LinearLayout> layouts = accumulatorLayouts(problem, gpu, warps);
    DotPlan plan =
        planDot(problem, gpu, layouts[draw(random, 0, layouts.size() - 1)]);
    if (!plan.instruction)
      continue;
    bool isA = draw(random, 0, 1), kIsFast = draw(random, 0, 3) == 0;
    const LinearLayout &operand = isA ? plan.a : plan.b;
    LinearLayout load =
        lines(operand.shape(), kIsFast == isA ? 1 : 0, 16 / bytes, warps);
    LinearLayout memory =
        stagingLayout(load, operand, 8 * bytes, 16 / bytes, moves);
    SCOPED_TRACE(operand.str() + " from " + memory.str());
    LocalAccess read = planCheapestAccess(operand, memory, bytes, moves,
                                          /*stores=*/false);
    EXPECT_EQ(read.transposed, !kIsFast);
    EXPECT_EQ(read.matrices, 0u);
    if (!read.transposed)
      continue;
    ++transposed;
    ASSERT_NO_FATAL_FAILURE(expectRight(operand, memory, read));
    // The copies write whole vectors, and nobody waits for a bank.
    LocalAccess write = planLocalAccess(load, memory, bytes);
    EXPECT_EQ(write.vector * bytes, 16u);
    EXPECT_FALSE(hasBankConflicts(write));
    EXPECT_FALSE(hasBankConflicts(read));
  }
  EXPECT_GT(transposed, 100u);
}

TEST(TransposedReads, OthersAreNone) {
  // 32 x 16, columns in lanes; rows in registers and the last lanes.
  using Bases = LinearLayout::Bases;
  LinearLayout registers(
      {Bases{{1, 0}, {2, 0}, {4, 0}},
       Bases{{0, 1}, {0, 2}, {0, 4}, {0, 8}, {8, 0}, {16, 0}}},
      {32, 16});
  LinearLayout rows({Bases{{0, 1},
                           {0, 2},
                           {0, 4},
                           {0, 8},
                           {1, 0},
                           {2, 0},
                           {4, 0},
                           {8, 0},
                           {16, 0}}},
                    {32, 16});
  for (unsigned bytes : {1, 2})
    EXPECT_TRUE(planTransposedReads(registers, rows, bytes)) << bytes;
  EXPECT_FALSE(planTransposedReads(registers, rows, 4));
  // A row does not begin where vectors do.
  LinearLayout shifted({Bases{{0, 1},
                              {0, 2},
                              {0, 4},
                              {0, 8},
                              {1, 2},
                              {2, 0},
                              {4, 0},
                              {8, 0},
                              {16, 0}}},
                       {32, 16});
  EXPECT_FALSE(planTransposedReads(registers, shifted, 2));
  // Columns that are none in memory.
  LinearLayout columns({Bases{{1, 0},
                              {2, 0},
                              {4, 0},
                              {8, 0},
                              {16, 0},
                              {0, 1},
                              {0, 2},
                              {0, 4},
                              {0, 8}}},
                       {32, 16});
  EXPECT_FALSE(planTransposedReads(registers, columns, 2));
  // GPUs without the instruction do not get it.
  MatrixMoves moves = matrixMovesOf(*lookupGpuTarget("gfx942"));
  EXPECT_FALSE(planCheapestAccess(registers, rows, 2, moves, /*stores=*/false)
                   .transposed);
}

} // namespace
