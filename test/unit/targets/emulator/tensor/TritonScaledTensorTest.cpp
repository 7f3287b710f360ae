//===- TritonScaledTensorTest.cpp - scaled products in tensor memory ------===//
//
// What Triton 3.9.0 made of tl.dot_scaled for sm_100, by pointers, without its
// debug information. It stores scales to tensor memory by tcgen05.st.
//
//   a [m][k], scales of a [m][k / run], b [n][k], scales of b [n][k / run],
//   out [m][n], m, n, k
//
// And attention of one block, whose second product takes its A from there:
// q [m][16], k [n][16], v [n][16], out [m][16], n.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"
#include "test/unit/targets/ScaledProduct.h"
#include "test/unit/targets/TestFiles.h"
#include <algorithm>

using namespace kiln;
using kiln::testing::EmulatorTest;
using kiln::testing::Format;
using kiln::testing::formatNamed;
using kiln::testing::Packed;
using kiln::testing::ScaledProduct;

namespace {

constexpr unsigned kTokens = 128, kWidth = 32, kScaledThreads = 128;

struct ScaledProgram {
  const char *file, *left, *right;
  unsigned run, shared;
};

class EmulatorTritonScaledTensor
    : public EmulatorTest,
      public ::testing::WithParamInterface<ScaledProgram> {};

TEST_P(EmulatorTritonScaledTensor, IsTheProduct) {
  constexpr unsigned depth = 384;
  const ScaledProgram &what = GetParam();
  const Format &left = formatNamed(what.left), &right = formatNamed(what.right);
  auto text = testFile("targets/emulator/Inputs/tensor/" +
                       llvm::Twine(what.file) + ".ll");
  ASSERT_EQ(compileText(text->getBuffer(), "sm_103a"), "");
  constexpr unsigned seed = 20261129;
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  ScaledProduct product(kTokens, kWidth, depth, left, right,
                        what.run == 16 ? llvm::APFloat::Float8E4M3FN()
                                       : llvm::APFloat::Float8E8M0FNU(),
                        what.run, random);
  std::fill(product.c.begin(), product.c.end(), 0.0f);
  Packed a, b, ofA, ofB;
  for (unsigned bits : product.a)
    a.add(bits, left.bits);
  for (unsigned j = 0; j != kWidth; ++j)
    for (unsigned at = 0; at != depth; ++at)
      b.add(product.b[at * kWidth + j], right.bits);
  for (unsigned bits : product.ofA)
    ofA.add(bits, 8);
  for (unsigned bits : product.ofB)
    ofB.add(bits, 8);
  dynamicShared = what.shared;
  std::vector<uint8_t> scratch(8);
  ASSERT_EQ(run({buffer("a", a.bytes), buffer("scales of a", ofA.bytes),
                 buffer("b", b.bytes), buffer("scales of b", ofB.bytes),
                 buffer("out", std::vector<float>(kTokens * kWidth)),
                 KernelArg::scalar(kTokens, 4), KernelArg::scalar(kWidth, 4),
                 KernelArg::scalar(depth, 4), buffer("scratch", scratch),
                 buffer("scratch", scratch)},
                1, kScaledThreads),
            "");
  std::vector<float> out = contents<float>(4);
  for (unsigned i = 0; i != kTokens; ++i)
    for (unsigned j = 0; j != kWidth; ++j) {
      double size, expected = product.expected(i, j, size);
      ASSERT_NEAR(out[i * kWidth + j], expected, size * 0x1p-18)
          << i << ", " << j;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Triton, EmulatorTritonScaledTensor,
    ::testing::Values(ScaledProgram{"mxfp8", "e4m3", "e5m2", 32, 20992},
                      ScaledProgram{"mxfp4", "e2m1", "e2m1", 32, 10752},
                      ScaledProgram{"nvfp4", "e2m1", "e2m1", 16, 11264},
                      ScaledProgram{"mixed", "e4m3", "e2m1", 32, 20992}),
    [](const ::testing::TestParamInfo<ScaledProgram> &info) {
      return info.param.file;
    });

class EmulatorTritonAttention : public EmulatorTest {};

TEST_F(EmulatorTritonAttention, IsTheWeightedMean) {
  constexpr unsigned depth = 16, keys = 96;
  auto text = testFile("targets/emulator/Inputs/tensor/attention.ll");
  ASSERT_EQ(compileText(text->getBuffer(), "sm_100a"), "");
  for (unsigned seed = 0; seed != 2; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    auto numbers = [&](unsigned count) {
      std::vector<_Float16> result;
      while (result.size() != count)
        result.push_back(_Float16((int(random() % 65) - 32) / 32.0f));
      return result;
    };
    std::vector<_Float16> q = numbers(kTokens * depth),
                          k = numbers(keys * depth), v = numbers(keys * depth);
    buffers.clear();
    dynamicShared = 5128;
    EmulatorOptions options;
    options.seed = seed;
    std::vector<uint8_t> scratch(8);
    ASSERT_EQ(run({buffer("q", q), buffer("k", k), buffer("v", v),
                   buffer("out", std::vector<float>(kTokens * depth)),
                   KernelArg::scalar(keys, 4), buffer("scratch", scratch),
                   buffer("scratch", scratch)},
                  1, kScaledThreads, options),
              "");
    std::vector<float> out = contents<float>(3);
    for (unsigned i = 0; i != kTokens; ++i) {
      double weights = 0, sums[depth] = {};
      for (unsigned j = 0; j != keys; ++j) {
        double score = 0;
        for (unsigned d = 0; d != depth; ++d)
          score += double(q[i * depth + d]) * double(k[j * depth + d]);
        double weight = std::exp2(score);
        weights += weight;
        for (unsigned d = 0; d != depth; ++d)
          sums[d] += weight * double(v[j * depth + d]);
      }
      // Weights are rounded to f16.
      for (unsigned d = 0; d != depth; ++d)
        ASSERT_NEAR(out[i * depth + d], sums[d] / weights, 0x1p-10)
            << i << ", " << d;
    }
  }
}

} // namespace
