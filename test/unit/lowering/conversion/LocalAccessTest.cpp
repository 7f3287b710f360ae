// Every element of every thread is accessed once, in its slot.
#include "lowering/conversion/LocalAccess.h"
#include "lowering/emit/Coordinates.h"
#include "test/unit/lowering/RandomLayout.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace kiln::test;

namespace {

LinearLayout slots(llvm::ArrayRef<LinearLayout::Basis> bases,
                   llvm::ArrayRef<int64_t> shape) {
  return LinearLayout({LinearLayout::Bases(bases.begin(), bases.end())}, shape);
}

void expectRight(const LinearLayout &registers, const LinearLayout &memory,
                 unsigned elementBytes) {
  LocalAccess plan = planLocalAccess(registers, memory, elementBytes);
  EXPECT_LE(plan.vector * elementBytes, 16u);
  uint32_t free = registers.freeMask(HwDim::Register), accessed = 0;
  for (const SharedAccess &access : plan.side.accesses) {
    EXPECT_EQ(access.registers.size(), plan.vector);
    for (auto [element, reg] : llvm::enumerate(access.registers)) {
      EXPECT_FALSE(reg & free);
      ++accessed;
      for (uint32_t lane = 0; lane < registers.size(HwDim::Lane); ++lane)
        for (uint32_t warp = 0; warp < registers.size(HwDim::Warp); ++warp) {
          uint32_t slot = access.offset ^
                          xorOfBases(plan.side.laneBases, lane) ^
                          xorOfBases(plan.side.warpBases, warp);
          EXPECT_EQ(slot % plan.vector, 0u);
          EXPECT_EQ(memory.apply(slot + element, 0, 0),
                    registers.apply(reg, lane, warp));
        }
    }
  }
  EXPECT_EQ(accessed, registers.size(HwDim::Register) >> llvm::popcount(free));
}

TEST(LocalAccess, RandomLayouts) {
  Random random(3);
  for (unsigned trial = 0; trial < 100; ++trial) {
    llvm::SmallVector<int64_t> shape = randomShape(random, 8);
    LinearLayout registers = randomLayout(random, shape, 3, 1, trial % 2),
                 memory = randomLayout(random, shape, 0, 0, trial % 3 == 0);
    if (memory.freeMask(HwDim::Register))
      continue;
    SCOPED_TRACE(registers.str() + " at " + memory.str());
    expectRight(registers, memory, 1u << draw(random, 0, 3));
  }
}

TEST(LocalAccess, VectorsOfWhatLiesTogether) {
  LinearLayout registers =
      LinearLayout::blocked({8, 64}, {1, 8}, {4, 8}, {1, 1}, {1, 0});
  LinearLayout rows = slots({{0, 1},
                             {0, 2},
                             {0, 4},
                             {0, 8},
                             {0, 16},
                             {0, 32},
                             {1, 0},
                             {2, 0},
                             {4, 0}},
                            {8, 64});
  EXPECT_EQ(planLocalAccess(registers, rows, 2).vector, 8u);
  EXPECT_EQ(planLocalAccess(registers, rows, 4).vector, 4u);
  EXPECT_EQ(planLocalAccess(registers, rows, 2, 2).vector, 2u);
  // Vectors of eight change slots with the row.
  LinearLayout swizzled = slots({{0, 1},
                                 {0, 2},
                                 {0, 4},
                                 {0, 8},
                                 {0, 16},
                                 {0, 32},
                                 {1, 8},
                                 {2, 16},
                                 {4, 32}},
                                {8, 64});
  EXPECT_EQ(planLocalAccess(registers, swizzled, 2).vector, 8u);
  expectRight(registers, swizzled, 2);
  LinearLayout columns = slots({{1, 0},
                                {2, 0},
                                {4, 0},
                                {0, 1},
                                {0, 2},
                                {0, 4},
                                {0, 8},
                                {0, 16},
                                {0, 32}},
                               {8, 64});
  EXPECT_EQ(planLocalAccess(registers, columns, 2).vector, 1u);
}

TEST(LocalAccess, CountsWhatIsPutTogether) {
  // Two rows of four columns of a thread, in words along rows or along columns.
  LinearLayout registers =
      LinearLayout::blocked({2, 64}, {2, 4}, {1, 16}, {1, 1}, {1, 0});
  LinearLayout rows = slots(
      {{0, 1}, {0, 2}, {0, 4}, {0, 8}, {0, 16}, {0, 32}, {1, 0}}, {2, 64});
  LinearLayout columns = slots(
      {{1, 0}, {0, 1}, {0, 2}, {0, 4}, {0, 8}, {0, 16}, {0, 32}}, {2, 64});
  for (bool loads : {false, true}) {
    EXPECT_EQ(countPacks(planLocalAccess(registers, rows, 2).side, 2, loads),
              0u);
    EXPECT_EQ(countPacks(planLocalAccess(registers, columns, 2).side, 2, loads),
              4u);
    EXPECT_EQ(countPacks(planLocalAccess(registers, columns, 4).side, 4, loads),
              0u);
  }
  // Where each element has a register: words along rows or columns are put
  // together, and single bytes and larger elements stored as they are.
  auto separate = [&](const LinearLayout &memory, unsigned bytes,
                      unsigned most) {
    return countPacksOfSeparate(
        planLocalAccess(registers, memory, bytes, most).side, bytes);
  };
  EXPECT_EQ(separate(rows, 2, 16), 4u);
  EXPECT_EQ(separate(columns, 2, 16), 4u);
  EXPECT_EQ(separate(rows, 1, 16), 6u);
  EXPECT_EQ(separate(rows, 1, 1), 0u);
  EXPECT_EQ(separate(rows, 4, 16), 0u);
}

} // namespace
