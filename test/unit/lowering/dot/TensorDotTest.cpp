// Dots on the tensor core: the accumulators that it computes, and which words of
// tensor memory each thread has of them.
#include "lowering/dot/TensorDot.h"
#include "lowering/dot/TensorPlan.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/Sequence.h"
#include "gtest/gtest.h"

using namespace kiln;

namespace {

using Location = TensorAccess::Location;

/// Where an element of a matrix of so many rows lies.
Location locationOf(int64_t rows, int64_t columns, unsigned bits, int64_t row,
                    int64_t column) {
  unsigned perColumn = 32 / bits;
  if (rows == 64)
    return {unsigned(row / 16 * 32 + row % 16), unsigned(column / perColumn)};
  return {unsigned(row % 128),
          unsigned((row / 128 * columns + column) / perColumn)};
}

DotProblem problemOf(MatrixType type, int64_t m, int64_t n, int64_t k) {
  return {type,
          type,
          type == MatrixType::S8 ? MatrixType::S32 : MatrixType::F32,
          DotPrecision::Tf32,
          {m, n},
          k};
}

/// Every element once, in the register, lane and warp that have it.
void expectWords(const LinearLayout &layout, const TensorPlan &plan,
                 unsigned bits) {
  auto [rows, columns] = std::pair(layout.shape()[0], layout.shape()[1]);
  std::set<unsigned> seen;
  for (const TensorPlan::Step &step : plan.steps) {
    ASSERT_EQ(step.words.size(), plan.access.registers());
    ASSERT_LE(step.words.size(), TensorPlan::kMostWords);
    for (auto [word, registers] : llvm::enumerate(step.words)) {
      ASSERT_EQ(registers.size(), 32 / bits);
      for (auto [place, reg] : llvm::enumerate(registers)) {
        EXPECT_TRUE(seen.insert(reg).second);
        for (unsigned lane = 0; lane != 32; ++lane)
          for (unsigned warp = 0; warp != layout.size(HwDim::Warp); ++warp) {
            auto at = layout.apply(reg, lane, warp);
            Location wants = locationOf(rows, columns, bits, at[0], at[1]),
                     has = plan.access.at(lane, word);
            has.lane += step.at.lane;
            has.column += step.at.column;
            for (auto [bit, moved] : llvm::enumerate(plan.warps))
              if (warp >> bit & 1) {
                has.lane += moved.lane;
                has.column += moved.column;
              }
            ASSERT_EQ(std::pair(has.lane, has.column),
                      std::pair(wants.lane, wants.column))
                << "register " << reg << " lane " << lane << " warp " << warp;
            ASSERT_EQ(at[1] % (32 / bits), int64_t(place));
          }
      }
    }
  }
  EXPECT_EQ(seen.size(), layout.size(HwDim::Register));
}

TEST(TensorDot, AccumulatorsAreHandedOut) {
  const GpuTarget &gpu = *lookupGpuTarget("sm_100a");
  unsigned found = 0;
  for (int64_t m : {64, 128, 256})
    for (int64_t n : {16, 32, 64, 128, 256})
      for (unsigned warps : {4, 8, 16}) {
        SCOPED_TRACE(testing::Message() << m << "x" << n << ", " << warps);
        DotProblem problem = problemOf(MatrixType::F16, m, n, 64);
        bool first = true;
        for (const LinearLayout &layout :
             accumulatorLayouts(problem, gpu, warps)) {
          bool isComputed = planDot(problem, gpu, layout).tensor.has_value();
          // They are proposed before others, where there are any.
          if (first && isComputed)
            ++found;
          first = false;
          if (!isComputed)
            continue;
          for (unsigned bits : {32, 16}) {
            auto plan = planTensorAccess(
                layout, bits, [&](int64_t row, int64_t column) {
                  return locationOf(m, n, bits, row, column);
                });
            ASSERT_TRUE(plan);
            expectWords(layout, *plan, bits);
          }
        }
      }
  // All but those of 16 columns for 16 warps with less than 256 rows.
  EXPECT_EQ(found, 43u);
}

TEST(TensorDot, ThreadsHaveWholeRows) {
  LinearLayout layout({{{{0, 1}, {0, 2}, {0, 4}},
                        {{1, 0}, {2, 0}, {4, 0}, {8, 0}, {16, 0}},
                        {{32, 0}, {64, 0}},
                        {}}},
                      {128, 8});
  auto plan = planTensorAccess(layout, 32, [](int64_t row, int64_t column) {
    return locationOf(128, 8, 32, row, column);
  });
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->access.shape, TensorAccess::Of32x32);
  EXPECT_EQ(plan->access.times, 8u);
  expectWords(layout, *plan, 32);
}

TEST(TensorDot, OtherLayoutsAreNot) {
  // Warps whose rows are not those of the lanes that they reach.
  LinearLayout layout({{{{0, 1}, {0, 2}, {0, 4}},
                        {{1, 0}, {2, 0}, {4, 0}, {8, 0}, {64, 0}},
                        {{32, 0}, {16, 0}},
                        {}}},
                      {128, 8});
  EXPECT_FALSE(planTensorAccess(layout, 32, [](int64_t row, int64_t column) {
    return locationOf(128, 8, 32, row, column);
  }));
}

TEST(TensorDot, ComputesWhatTheCoreHas) {
  auto computes = [](const char *name, const DotProblem &problem) {
    const GpuTarget &gpu = *lookupGpuTarget(name);
    return llvm::any_of(
        dotInstructions(problem, gpu), [&](const DotInstruction &choice) {
          return tensorMultiplyFor(problem, choice, gpu).has_value();
        });
  };
  for (MatrixType type : {MatrixType::F16, MatrixType::BF16, MatrixType::F32,
                          MatrixType::E4M3, MatrixType::E5M2, MatrixType::S8}) {
    DotProblem problem = problemOf(type, 128, 64, 64);
    EXPECT_TRUE(computes("sm_100a", problem));
    EXPECT_EQ(computes("sm_103a", problem), type != MatrixType::S8);
    EXPECT_FALSE(computes("sm_90a", problem));
    EXPECT_FALSE(computes("sm_120a", problem));
  }
  EXPECT_FALSE(computes("sm_100a", problemOf(MatrixType::F64, 128, 64, 64)));
  EXPECT_FALSE(
      computes("sm_100a", problemOf(MatrixType::E4M3FNUZ, 128, 64, 64)));
  EXPECT_FALSE(computes("sm_100a", problemOf(MatrixType::F16, 32, 64, 64)));
  EXPECT_FALSE(computes("sm_100a", problemOf(MatrixType::F16, 128, 8, 64)));
  // Not enough for one instruction along k.
  EXPECT_FALSE(computes("sm_100a", problemOf(MatrixType::E4M3, 128, 64, 16)));
  DotProblem exact = problemOf(MatrixType::F32, 128, 64, 64);
  exact.precision = DotPrecision::Tf32x3;
  EXPECT_FALSE(computes("sm_100a", exact));
}

} // namespace
