// Operands of dots on their way through shared memory: over shapes, types,
// GPUs, warps and both orders in global memory, copies write whole vectors,
// reads are as wide as they can be, and nobody waits for a bank.
#include "lowering/conversion/MatrixAccess.h"
#include "lowering/conversion/SharedPlan.h"
#include "lowering/conversion/StagingLayout.h"
#include "lowering/dot/DotPlan.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/lowering/RandomLayout.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// What loads of global memory look like: vectors along the fast dimension.
LinearLayout wideLoad(llvm::ArrayRef<int64_t> shape, unsigned fast,
                      unsigned vector, unsigned lanes, unsigned warps) {
  unsigned across = std::min<int64_t>(lanes, shape[fast] / vector);
  std::array<unsigned, 2> perThread, perWarp, perBlock;
  perThread[fast] = vector;
  perThread[1 - fast] = 1;
  perWarp[fast] = across;
  perWarp[1 - fast] = lanes / across;
  perBlock[fast] = 1;
  perBlock[1 - fast] = warps;
  return LinearLayout::blocked(shape, perThread, perWarp, perBlock,
                               {fast, 1 - fast});
}

/// Cycles if nobody waited.
unsigned fewestCycles(const LocalAccess &plan) {
  LocalAccess apart = plan;
  uint32_t place = plan.vector;
  for (uint32_t &basis : apart.side.laneBases) {
    basis = basis ? place : 0;
    place *= basis ? 2 : 1;
  }
  return bankCycles(apart);
}

struct Operand {
  const GpuTarget *gpu;
  LinearLayout load, operand;
  unsigned bytes, vector, kDim;
  /// Whether k is in an order of its own, so that lanes have neighbours of what
  /// is loaded; warpgroups take it as it is.
  bool kIsFast, ordersK, isPlain;
};

void expectFast(const Operand &x) {
  LinearLayout memory = stagingLayout(x.load, x.operand, 8 * x.bytes, x.vector,
                                      matrixMovesOf(*x.gpu));
  ASSERT_TRUE(memory.isSurjective());
  ASSERT_EQ(memory.freeMask(HwDim::Register), 0u);
  SCOPED_TRACE(memory.str());
  LocalAccess write = planLocalAccess(x.load, memory, x.bytes, x.vector);
  EXPECT_EQ(write.vector, x.vector);
  // Narrow copies may wait where reads become so much cheaper.
  bool isNarrow = x.vector * x.bytes < 16;
  unsigned waits = isNarrow ? 4 : 1;
  EXPECT_LE(bankCycles(write), waits * fewestCycles(write));
  LocalAccess read = planCheapestAccess(x.operand, memory, x.bytes,
                                        matrixMovesOf(*x.gpu), false);
  int64_t k = x.operand.shape()[x.kDim];
  if (x.gpu->isAmd() && x.ordersK && x.kIsFast && k * x.bytes >= 64 &&
      !isNarrow) {
    EXPECT_EQ(read.vector * x.bytes, 16u);
  }
  // Parts of the copies' vectors: lanes that want the same part may wait.
  unsigned waiting = x.gpu->isAmd() ? std::min(16 / (read.vector * x.bytes), 4u)
                     : isNarrow     ? 2
                                    : 1;
  EXPECT_LE(bankCycles(read), waiting * fewestCycles(read));
  bool isMore =
      x.operand.withoutFreeRegisters().size(HwDim::Register) * x.bytes >
      4; // than any load has
  if (x.gpu->isNvidia() && isMore && !isNarrow && !x.isPlain &&
      (x.kIsFast ? x.bytes <= 4 : x.bytes == 2)) {
    EXPECT_GT(read.matrices, 0u);
    EXPECT_EQ(read.transposed, !x.kIsFast);
  }
}

TEST(Staging, NobodyWaitsForABank) {
  const std::pair<MatrixType, unsigned> types[] = {{MatrixType::F16, 2},
                                                   {MatrixType::BF16, 2},
                                                   {MatrixType::S8, 1},
                                                   {MatrixType::F32, 4},
                                                   {MatrixType::F16, 1}};
  // The last ones are converted after the load.
  const char *const gpus[] = {"sm_80",  "sm_90a", "sm_120a", "gfx90a",
                              "gfx942", "gfx950", "gfx1100", "gfx1201"};
  Random random(11);
  for (unsigned iteration = 0; iteration < 400; ++iteration) {
    auto [type, bytes] = types[draw(random, 0, 4)];
    const GpuTarget &gpu = *lookupGpuTarget(gpus[draw(random, 0, 7)]);
    unsigned warps = 1u << draw(random, 0, 3);
    MatrixType accumulator =
        type == MatrixType::S8 ? MatrixType::S32 : MatrixType::F32;
    DotProblem problem{
        type,
        type,
        accumulator,
        DotPrecision::Tf32,
        {int64_t(16) << draw(random, 0, 4), int64_t(16) << draw(random, 0, 4)},
        int64_t(16) << draw(random, 0, 3),
        8 * bytes < bitsOf(type) || draw(random, 0, 1) ? 8 * bytes : 0};
    std::vector<LinearLayout> layouts = accumulatorLayouts(problem, gpu, warps);
    DotPlan plan =
        planDot(problem, gpu, layouts[draw(random, 0, layouts.size() - 1)]);
    if (!plan.instruction)
      continue;
    for (bool isA : {true, false})
      for (bool kIsFast : {true, false}) {
        const LinearLayout &operand = isA ? plan.a : plan.b;
        unsigned fast = kIsFast == isA;
        unsigned vector = std::min<int64_t>((4u << draw(random, 0, 2)) / bytes,
                                            operand.shape()[fast]);
        Operand x{&gpu,
                  wideLoad(operand.shape(), fast, vector, gpu.warpSize, warps),
                  operand,
                  bytes,
                  vector,
                  isA ? 1u : 0u,
                  kIsFast,
                  problem.loadedBits > 0,
                  plan.warpgroup && 8 * bytes < bitsOf(type)};
        SCOPED_TRACE((gpu.name() + " " + plan.instruction->matrix->name +
                      (isA ? " A " : " B ") + (kIsFast ? "k " : "mn ") +
                      x.load.str() + " -> " + operand.str())
                         .str());
        expectFast(x);
        if (::testing::Test::HasFailure())
          return;
      }
  }
}

// A thread that loaded two rows of B transposes words; what is read are whole
// vectors along k all the same, and nobody waits for a bank where the lanes
// that store together have the rows of one vector.
TEST(Staging, ReadersHaveTheirVectors) {
  const GpuTarget &gpu = *lookupGpuTarget("gfx942");
  DotProblem problem{MatrixType::F16,    MatrixType::F16, MatrixType::F32,
                     DotPrecision::Tf32, {128, 128},      32,
                     /*loadedBits=*/16};
  for (const LinearLayout &c : accumulatorLayouts(problem, gpu, 4)) {
    LinearLayout operand = planDot(problem, gpu, c).b;
    SCOPED_TRACE(operand.str());
    LinearLayout lines({{{{0, 1}, {0, 2}, {0, 4}, {1, 0}},
                         {{0, 8}, {0, 16}, {0, 32}, {2, 0}, {4, 0}, {8, 0}},
                         {{0, 64}, {16, 0}},
                         {}}},
                       {32, 128});
    LinearLayout places = exchangeLayout(lines, operand, 16, MatrixMoves());
    LocalAccess store = planLocalAccess(lines, places, 2),
                read = planCheapestAccess(operand, places, 2, MatrixMoves(),
                                          /*stores=*/false);
    EXPECT_EQ(store.vector, 2u);
    EXPECT_EQ(read.vector, 8u);
    EXPECT_EQ(bankCycles(store), fewestCycles(store));
    EXPECT_EQ(bankCycles(read), fewestCycles(read));
    std::optional<LinearLayout> halves = readersLayout(lines, operand, 16, 8);
    ASSERT_TRUE(halves);
    EXPECT_EQ(planLocalAccess(operand, *halves, 2).vector, 4u);
    EXPECT_FALSE(readersLayout(operand, lines, 16, 2));
  }
}

// Elements that come one by one, lanes along k, are stored one by one and read
// as matrices: wider accesses would have them put together before and taken
// apart after, which is more instructions beside those that multiply.
TEST(Staging, ElementsAloneAreReadAsMatrices) {
  const GpuTarget &gpu = *lookupGpuTarget("sm_120a");
  DotProblem problem{MatrixType::F16,    MatrixType::F16, MatrixType::F32,
                     DotPrecision::Tf32, {64, 128},       32,
                     /*loadedBits=*/16};
  MatrixMoves moves = matrixMovesOf(gpu);
  unsigned tried = 0;
  for (const LinearLayout &c : accumulatorLayouts(problem, gpu, 4)) {
    LinearLayout operand = planDot(problem, gpu, c).a;
    // Those that every warp needs whole: 32 registers a thread.
    if (operand.freeMask(HwDim::Warp) != 3)
      continue;
    ++tried;
    SCOPED_TRACE(operand.str());
    LinearLayout alone({{{{4, 0}, {8, 0}, {16, 0}, {32, 0}},
                         {{0, 1}, {0, 2}, {0, 4}, {0, 8}, {0, 16}},
                         {{1, 0}, {2, 0}},
                         {}}},
                       {64, 32});
    LinearLayout places = exchangeLayout(alone, operand, 16, moves);
    LocalAccess store = planLocalAccess(alone, places, 2),
                read = planCheapestAccess(operand, places, 2, moves,
                                          /*stores=*/false);
    EXPECT_EQ(store.vector, 1u);
    EXPECT_EQ(read.matrices, 4u);
    EXPECT_FALSE(hasBankConflicts(store));
    EXPECT_FALSE(hasBankConflicts(read));
  }
  EXPECT_GT(tried, 0u);
}

} // namespace
