// Scales of operands on the tensor core: where they lie in shared memory, and
// that copies bring each to the column that instructions read it in.
#include "lowering/dot/TensorScales.h"
#include "lowering/dot/TensorDot.h"
#include "targets/gpu/GpuTarget.h"
#include "targets/isa/matrix/WarpgroupMultiply.h"
#include "gtest/gtest.h"

using namespace kiln;

namespace {

// As Triton's kernels arrange them in global memory, too.
TEST(TensorScales, BlocksOf128Rows) {
  LinearLayout layout = TensorScales(128, 8).sharedLayout();
  for (unsigned byte = 0; byte != 1024; ++byte) {
    auto at = layout.apply(byte, 0, 0);
    unsigned block = at[1] / 4;
    EXPECT_EQ(byte,
              512 * block + 16 * (at[0] % 32) + 4 * (at[0] / 32) + at[1] % 4);
  }
}

TEST(TensorScales, CopiesBringThemToTheirColumns) {
  for (int64_t rows : {16, 32, 64, 128, 256})
    for (int64_t numbers : {1, 2, 4, 8, 16, 32}) {
      TensorScales scales(rows, numbers);
      SCOPED_TRACE(testing::Message() << rows << "x" << numbers);
      EXPECT_EQ(scales.columns(), 4 * scales.copies());
      LinearLayout layout = scales.sharedLayout();
      ASSERT_EQ(int64_t(layout.size(HwDim::Register)),
                scales.copies() * TensorScales::kBytesOfCopy);
      // As tcgen05.cp does it.
      auto from = SharedMatrix::ofTensor(TensorScales::descriptor());
      ASSERT_TRUE(from);
      for (int64_t row = 0; row != rows; ++row)
        for (int64_t number = 0; number != numbers; ++number) {
          unsigned byte = layout.owner({row, number})->reg,
                   copy = byte / TensorScales::kBytesOfCopy;
          unsigned lane = row % 32;
          unsigned source = copy * TensorScales::kBytesOfCopy +
                            from->alongK(TensorScales::kCopy.rowOf(lane), 0);
          ASSERT_LT(byte - source, 16u);
          EXPECT_EQ(byte % 4, number % 4);
          EXPECT_EQ(scales.columnOf(row, number),
                    copy * 4 + (byte - source) / 4);
        }
    }
}

TEST(TensorScales, RowsOfAColumnStandTogether) {
  TensorScales scales(256, 8);
  // An instruction reads the columns of its rows from one on.
  EXPECT_EQ(scales.columnOf(32, 0), 1);
  EXPECT_EQ(scales.columnOf(128, 0), 4);
  EXPECT_EQ(scales.columnOf(0, 4), 8);
  EXPECT_EQ(scales.columnOf(128, 7), 12);
}

DotProblem scaled(MatrixType a, MatrixType b, MatrixType scale, unsigned run,
                  int64_t m, int64_t n, int64_t k) {
  DotProblem problem{a, b, MatrixType::F32, DotPrecision::Ieee, {m, n}, k};
  problem.run = run;
  problem.scale = scale;
  return problem;
}

/// The kind of the product on a GPU; nothing if it is not native.
std::optional<TensorKind> kindOn(const char *name, const DotProblem &problem) {
  const GpuTarget &gpu = *lookupGpuTarget(name);
  std::vector<DotInstruction> choices = dotInstructions(problem, gpu);
  if (choices.empty() || !choices.front().isOfTensorCore)
    return std::nullopt;
  for (const LinearLayout &layout : accumulatorLayouts(problem, gpu, 4)) {
    DotPlan plan = planDot(problem, gpu, layout);
    EXPECT_TRUE(plan.tensor);
    EXPECT_LT(dotCost(problem, plan, 4), kImpossible);
  }
  return tensorMultiplyFor(problem, choices.front(), gpu)->kind;
}

TEST(TensorScales, KindsOfProducts) {
  using T = MatrixType;
  for (const char *gpu : {"sm_100a", "sm_103a"}) {
    for (T a : {T::E4M3, T::E5M2})
      for (T b : {T::E4M3, T::E5M2})
        EXPECT_EQ(kindOn(gpu, scaled(a, b, T::E8M0, 32, 128, 128, 128)),
                  TensorKind::MXF8F6F4);
    EXPECT_EQ(kindOn(gpu, scaled(T::E2M1, T::E2M1, T::E8M0, 32, 128, 128, 128)),
              TensorKind::MXF4);
    EXPECT_EQ(kindOn(gpu, scaled(T::E2M1, T::E2M1, T::UE4M3, 16, 128, 128, 64)),
              TensorKind::MXF4NVF4);
    // Of 4 bits beside 8, few columns, and scales that leave bytes out.
    for (const DotProblem &other :
         {scaled(T::E4M3, T::E2M1, T::E8M0, 32, 128, 128, 128),
          scaled(T::E2M1, T::E5M2, T::E8M0, 32, 128, 128, 128),
          scaled(T::E4M3, T::E4M3, T::E8M0, 32, 128, 16, 128),
          scaled(T::E4M3, T::E4M3, T::E8M0, 32, 128, 128, 32)})
      EXPECT_EQ(kindOn(gpu, other), TensorKind::MXF8F6F4);
    // Runs that no kind has; rows, columns, k, and columns of tensor memory.
    for (const DotProblem &other :
         {scaled(T::E4M3, T::E4M3, T::E8M0, 16, 128, 128, 128),
          scaled(T::E2M1, T::E2M1, T::UE4M3, 32, 128, 128, 128),
          scaled(T::E4M3, T::E4M3, T::E8M0, 32, 64, 128, 128),
          scaled(T::E4M3, T::E4M3, T::E8M0, 32, 128, 8, 128),
          scaled(T::E2M1, T::E2M1, T::E8M0, 32, 128, 128, 32),
          scaled(T::E4M3, T::E4M3, T::E8M0, 32, 256, 256, 128)})
      EXPECT_EQ(kindOn(gpu, other), std::nullopt);
  }
  EXPECT_EQ(
      kindOn("sm_90a", scaled(T::E4M3, T::E4M3, T::E8M0, 32, 128, 128, 128)),
      std::nullopt);
  EXPECT_EQ(
      kindOn("sm_120a", scaled(T::E4M3, T::E4M3, T::E8M0, 32, 128, 128, 128)),
      std::nullopt);
}

} // namespace
