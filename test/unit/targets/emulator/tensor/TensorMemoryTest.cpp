//===- TensorMemoryTest.cpp - tcgen05 by LLVM's intrinsics ----------------===//
//
// A product of 128 x 16 x 16 with small whole numbers, sums, and with scales.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/emulator/tensor/TensorKernel.h"
#include "llvm/ADT/APFloat.h"
#include <cmath>

using namespace kiln;
using namespace kiln::testing;

namespace {

TEST_F(EmulatorTensorMemory, Multiplies) {
  for (const char *gpu : {"sm_100a", "sm_103a"})
    for (uint64_t seed : {0, 1, 3}) {
      EmulatorOptions options;
      options.seed = seed;
      ASSERT_EQ(evaluate(TensorKernel(), gpu, options), "");
      expectProduct(0);
    }
  // Another GPU has none.
  std::string problem = evaluate(TensorKernel(), "sm_120a");
  EXPECT_NE(problem.find("unknown to the emulator: llvm.nvvm.tcgen05."),
            std::string::npos)
      << problem;
}

TEST_F(EmulatorTensorMemory, AddsToWhatIsThere) {
  TensorKernel kernel;
  kernel.prepare = kStoreOnes + kWaitForStores;
  kernel.issue = multiplyText("true") + kCommit;
  ASSERT_EQ(evaluate(kernel), "");
  expectProduct(1);
  // In order, without waits between.
  kernel.issue = multiplyText("true") + multiplyText("true") + kCommit;
  ASSERT_EQ(evaluate(kernel), "");
  expectProduct(1, 2);
  // Halved twice before.
  kernel.issue = tensorCall("mma.shared.scale_d(ptr addrspace(6) %d, i64 "
                            "%desc.a, i64 %desc.b, i32 134479888, i1 true, i64 "
                            "2, i32 0, i32 1, i32 0)") +
                 kCommit;
  ASSERT_EQ(evaluate(kernel), "");
  expectProduct(0.25);
  // B negated.
  kernel.issue = multiplyText("true", "134496272") + kCommit;
  ASSERT_EQ(evaluate(kernel), "");
  expectProduct(1, -1);
}

TEST_F(EmulatorTensorMemory, CopiesRows) {
  TensorKernel kernel;
  kernel.issue = multiplyText() + // in columns 8 to 15 only this stays
                 tensorCall("cp.128x256b.cg1(ptr addrspace(6) %d, i64 "
                            "%desc.a)") +
                 kCommit;
  ASSERT_EQ(evaluate(kernel), "");
  std::vector<_Float16> found = contents<_Float16>(2);
  for (unsigned row = 0; row != kRows; ++row)
    for (unsigned k = 0; k != kDepth; ++k)
      ASSERT_EQ(float(found[row * 2 * kColumns + k]), float(left(row, k)));
}

/// A product of e4m3 with scales, which are copied from shared memory: 128 rows
/// and four runs along K in 512 bytes, for A and then for B. One run counts.
TEST_F(EmulatorTensorMemory, CopiesScales) {
  constexpr unsigned depth = 32, bytesOfScales = 512;
  auto issue = [](const char *shape, const char *from) {
    return "  %n = add i32 %address, 16\n"
           "  %s.a = inttoptr i32 %n to ptr addrspace(6)\n"
           "  %m = add i32 %address, 20\n"
           "  %s.b = inttoptr i32 %m to ptr addrspace(6)\n"
           // After A and B, rows of 16 bytes.
           "  %s.start = add i64 %start, 288\n"
           "  %desc.s = or i64 %s.start, 70403103916032\n"
           "  %desc.t = add i64 %desc.s, 32\n" +
           tensorCall("cp." + std::string(shape) +
                      ".cg1(ptr addrspace(6) %s.a, i64 " + from + ")") +
           tensorCall("cp.32x128b_warpx4.cg1(ptr addrspace(6) %s.b, i64 "
                      "%desc.t)") +
           tensorCall("mma.shared.mxf8f6f4.block_scale.block32(ptr "
                      "addrspace(6) %d, i64 %desc.a, i64 %desc.b, i32 "
                      "142868480, i1 false, ptr addrspace(6) %s.a, ptr "
                      "addrspace(6) %s.b, i32 1, i32 0)") +
           kCommit;
  };
  TensorKernel kernel;
  kernel.prepare = R"(
  %s.offset = mul i32 %t, 8
  %s.base = getelementptr i8, ptr addrspace(1) %b, i32 512
  %s.from = getelementptr i8, ptr addrspace(1) %s.base, i32 %s.offset
  %s.word = load i64, ptr addrspace(1) %s.from, align 8
  %s.place = getelementptr i8, ptr addrspace(3) @shared, i32 4608
  %s.to = getelementptr i8, ptr addrspace(3) %s.place, i32 %s.offset
  store i64 %s.word, ptr addrspace(3) %s.to, align 8
)";
  kernel.issue = issue("32x128b_warpx4", "%desc.s");
  ASSERT_EQ(compile(kernel.text(), "sm_100a"), "");
  auto bitsOf = [](int number) {
    llvm::APFloat value{double(number)};
    bool losesInfo;
    value.convert(llvm::APFloat::Float8E4M3FN(),
                  llvm::APFloat::rmNearestTiesToEven, &losesInfo);
    return uint8_t(value.bitcastToAPInt().getZExtValue());
  };
  std::vector<uint8_t> a, b;
  for (unsigned i = 0; i != kRows; ++i)
    for (unsigned k = 0; k != depth; ++k)
      a.push_back(bitsOf(left(i, k)));
  for (unsigned j = 0; j != kColumns; ++j)
    for (unsigned k = 0; k != depth; ++k)
      b.push_back(bitsOf(right(j, k)));
  auto scale = [](bool ofB, unsigned row) {
    return int(row * (ofB ? 3 : 1)) % 5 - 2;
  };
  size_t first = b.size();
  b.resize(first + 2 * bytesOfScales, 255); // NaNs where none counts
  for (bool ofB : {false, true})
    for (unsigned row = 0; row != kRows; ++row)
      b[first + bytesOfScales * ofB + row % 32 * 16 + row / 32 * 4] =
          127 + scale(ofB, row);
  std::vector<KernelArg> args = {
      buffer("a", a), buffer("b", b),
      buffer("out", std::vector<float>(kRows * kColumns))};
  ASSERT_EQ(run(args, 1, kRows), "");
  std::vector<float> found = contents<float>(2);
  for (unsigned i = 0; i != kRows; ++i)
    for (unsigned j = 0; j != kColumns; ++j) {
      int sum = 0;
      for (unsigned k = 0; k != depth; ++k)
        sum += left(i, k) * right(j, k);
      ASSERT_EQ(found[i * kColumns + j],
                std::ldexp(float(sum), scale(false, i) + scale(true, j)))
          << i << ", " << j;
    }
  // Each warp's lanes need all of them.
  kernel.issue = issue("128x128b", "%desc.a");
  ASSERT_EQ(compile(kernel.text(), "sm_100a"), "");
  std::string problem = run(args, 1, kRows);
  EXPECT_NE(problem.find("takes scales that differ between the lanes of the "
                         "four warps"),
            std::string::npos)
      << problem;
}

} // namespace
