// Dots by warpgroups: which accumulators they compute, and that the descriptors
// of their operands mean the places that the layouts say, for every element.
#include "lowering/dot/Warpgroup.h"
#include "lowering/conversion/LocalAccess.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/lowering/RandomLayout.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace kiln::test;

namespace {

const GpuTarget &gpu(llvm::StringRef name) { return *lookupGpuTarget(name); }

DotProblem problemOf(MatrixType type, int64_t m, int64_t n, int64_t k) {
  MatrixType accumulator =
      type == MatrixType::S8 ? MatrixType::S32 : MatrixType::F32;
  return {type, type, accumulator, DotPrecision::Tf32, {m, n}, k, bitsOf(type)};
}

/// The first plan of the accumulators proposed; its warpgroups' instruction.
std::string instructionFor(const DotProblem &problem, llvm::StringRef target,
                           unsigned warps) {
  LinearLayout best = accumulatorLayouts(problem, gpu(target), warps).front();
  DotPlan plan = planDot(problem, gpu(target), best);
  return plan.warpgroup ? mnemonicOf(*plan.warpgroup) : "";
}

TEST(Warpgroup, TakesTheWidestInstruction) {
  std::string prefix = "wgmma.mma_async.sync.aligned.";
  auto f16 = [&](int64_t m, int64_t n) {
    return problemOf(MatrixType::F16, m, n, 64);
  };
  EXPECT_EQ(instructionFor(f16(128, 256), "sm_90a", 8),
            prefix + "m64n256k16.f32.f16.f16");
  EXPECT_EQ(instructionFor(f16(64, 512), "sm_90a", 4),
            prefix + "m64n256k16.f32.f16.f16");
  // Two groups side by side.
  EXPECT_EQ(instructionFor(f16(64, 256), "sm_90a", 8),
            prefix + "m64n128k16.f32.f16.f16");
  EXPECT_EQ(
      instructionFor(problemOf(MatrixType::BF16, 64, 16, 16), "sm_90a", 4),
      prefix + "m64n16k16.f32.bf16.bf16");
  EXPECT_EQ(instructionFor(problemOf(MatrixType::S8, 64, 32, 32), "sm_90a", 4),
            prefix + "m64n32k32.s32.s8.s8");
  EXPECT_EQ(instructionFor(problemOf(MatrixType::F32, 64, 64, 8), "sm_90a", 4),
            prefix + "m64n64k8.f32.tf32.tf32");
  // mma.sync has to convert these, wgmma not.
  DotProblem fp8 = problemOf(MatrixType::E4M3, 64, 64, 64);
  EXPECT_EQ(instructionFor(fp8, "sm_90a", 4),
            prefix + "m64n64k32.f32.e4m3.e4m3");
  fp8.b = MatrixType::E5M2;
  EXPECT_EQ(instructionFor(fp8, "sm_90a", 4),
            prefix + "m64n64k32.f32.e4m3.e5m2");
}

TEST(Warpgroup, IsNotForOthers) {
  DotProblem problem = problemOf(MatrixType::F16, 128, 128, 64);
  for (const char *target : {"sm_80", "sm_90", "sm_120a", "gfx942"})
    EXPECT_EQ(instructionFor(problem, target, 4), "") << target;
  EXPECT_EQ(instructionFor(problem, "sm_90a", 2), "");
  EXPECT_EQ(
      instructionFor(problemOf(MatrixType::F16, 32, 128, 64), "sm_90a", 4), "");
  DotProblem halves = problem;
  halves.c = MatrixType::F16;
  EXPECT_EQ(instructionFor(halves, "sm_90a", 4), "");
  // Too short for 32 bytes of k; one operand of 16 bits.
  EXPECT_EQ(
      instructionFor(problemOf(MatrixType::E4M3, 64, 64, 16), "sm_90a", 4), "");
  DotProblem mixed = problemOf(MatrixType::E4M3, 64, 64, 64);
  mixed.b = MatrixType::F16;
  EXPECT_EQ(instructionFor(mixed, "sm_90a", 4), "");
  DotProblem batches = problem;
  batches.shape = {2, 128, 128};
  EXPECT_EQ(instructionFor(batches, "sm_90a", 4), "");
  DotProblem split = problemOf(MatrixType::F32, 128, 128, 64);
  split.precision = DotPrecision::Tf32x3;
  EXPECT_EQ(instructionFor(split, "sm_90a", 4), "");
}

/// Checks every chunk of every tile of an operand against what the hardware
/// reads; `kDim` is 1 for A and 0 for B.
void expectDescribed(const WarpgroupOperand &operand, unsigned bytes,
                     unsigned kDim) {
  int64_t k = operand.sharedLayout().shape()[kDim],
          rows = operand.sharedLayout().shape()[1 - kDim],
          tile = std::min<int64_t>(rows, kDim == 1 ? 64 : 256),
          depth = WarpgroupMultiply::kBytesOfK / bytes;
  auto byteOf = [&](int64_t row, int64_t atK) {
    return kDim == 1 ? operand.byteOf(row, atK) : operand.byteOf(atK, row);
  };
  constexpr uint32_t base = 3 * 1024;
  for (int64_t firstRow = 0; firstRow < rows; firstRow += tile)
    for (int64_t firstK = 0; firstK < k; firstK += depth) {
      uint64_t start = base + byteOf(firstRow, firstK);
      ASSERT_EQ(start % 16, 0u);
      SharedMatrix matrix(operand.descriptor(kDim) | start / 16);
      ASSERT_FALSE(matrix.hasBaseOffset());
      for (int64_t row = 0; row < tile; ++row)
        for (int64_t atK = 0; atK < depth; ++atK) {
          uint32_t found =
              operand.contiguous() == kDim
                  ? matrix.alongK(row, atK * bytes / 16 * 16) + atK * bytes % 16
                  : matrix.acrossK(row / 8 * 8 * bytes, atK) + row % 8 * bytes;
          ASSERT_EQ(found, base + byteOf(firstRow + row, firstK + atK))
              << "row " << firstRow + row << ", k " << firstK + atK;
        }
    }
}

TEST(Warpgroup, DescriptorsMeanTheLayouts) {
  for (unsigned bytes : {1, 2, 4})
    for (unsigned kDim : {0, 1})
      for (unsigned contiguous : {0, 1})
        for (int64_t rows = kDim == 1 ? 64 : 8; rows <= 512; rows *= 2)
          for (int64_t k = 32 / bytes; k <= 256; k *= 2) {
            // Beyond that no block has shared memory.
            if (rows * k * bytes > 128 * 1024 ||
                (contiguous != kDim && !mayBeTransposed(8 * bytes)))
              continue;
            int64_t shape[] = {kDim == 0 ? k : rows, kDim == 0 ? rows : k};
            auto operand = WarpgroupOperand::create(shape, bytes, contiguous);
            if (!operand) {
              EXPECT_LT(shape[contiguous] * bytes, 32);
              continue;
            }
            SCOPED_TRACE(
                std::to_string(bytes) + " bytes, " + std::to_string(shape[0]) +
                "x" + std::to_string(shape[1]) + ", contiguous " +
                std::to_string(contiguous) + ", k " + std::to_string(kDim));
            expectDescribed(*operand, bytes, kDim);
            if (testing::Test::HasFailure())
              return;
            auto again = WarpgroupOperand::of(operand->sharedLayout(), bytes);
            ASSERT_TRUE(again);
            EXPECT_EQ(again->contiguous(), contiguous);
          }
}

TEST(Warpgroup, OtherAddressesAreNoOperands) {
  auto operand = WarpgroupOperand::create({64, 64}, 2, 1);
  ASSERT_TRUE(operand);
  EXPECT_FALSE(WarpgroupOperand::of(operand->sharedLayout(), 4));
  std::array<LinearLayout::Bases, 4> rowMajor;
  for (int32_t step = 1; step < 64; step *= 2)
    rowMajor[0].push_back({0, step});
  for (int32_t step = 1; step < 64; step *= 2)
    rowMajor[0].push_back({step, 0});
  EXPECT_FALSE(WarpgroupOperand::of(LinearLayout(rowMajor, {64, 64}), 2));
}

/// Copies of whole rows, 16 bytes a lane, write them without waiting for a
/// bank.
TEST(Warpgroup, CopiesDoNotWait) {
  for (int64_t fast : {16, 32, 64, 128, 256}) {
    auto operand = WarpgroupOperand::create({64, fast}, 2, 1);
    ASSERT_TRUE(operand);
    unsigned across = std::min<int64_t>(32, fast / 8);
    LinearLayout load = LinearLayout::blocked(
        {64, fast}, {1, 8}, {32 / across, across}, {4, 1}, {1, 0});
    LocalAccess write = planLocalAccess(load, operand->sharedLayout(), 2, 8);
    EXPECT_EQ(write.vector, 8u);
    // 512 bytes each, 128 in a cycle.
    EXPECT_EQ(bankCycles(write), 4 * write.side.accesses.size()) << fast;
  }
}

} // namespace
