//===- TritonDotScaledTest.cpp - another compiler's scaled products -------===//
//
// What Triton 3.9.0 made of tl.dot_scaled of one tile, by pointers, without its
// debug information: which lanes it gives which elements and scales is not from
// our records.
//
//   a [m][k], scales of a [m][k / run], b [n][k], scales of b [n][k / run]
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

struct Program {
  const char *file, *gpu, *left, *right;
  unsigned m, n, k, run, warpSize, shared;
};

class EmulatorTritonDotScaled : public EmulatorTest,
                                public ::testing::WithParamInterface<Program> {
};

TEST_P(EmulatorTritonDotScaled, IsTheProduct) {
  const Program &what = GetParam();
  const Format &left = formatNamed(what.left), &right = formatNamed(what.right);
  auto text = testFile("targets/emulator/Inputs/dot-scaled/" +
                       llvm::Twine(what.file) + ".ll");
  ASSERT_EQ(compileText(text->getBuffer(), what.gpu), "");
  constexpr unsigned seed = 20261129;
  SCOPED_TRACE("seed " + std::to_string(seed));
  std::mt19937 random(seed);
  ScaledProduct product(what.m, what.n, what.k, left, right,
                        what.run == 16 ? llvm::APFloat::Float8E4M3FN()
                                       : llvm::APFloat::Float8E8M0FNU(),
                        what.run, random);
  std::fill(product.c.begin(), product.c.end(), 0.0f);
  Packed a, b, ofA, ofB;
  for (unsigned bits : product.a)
    a.add(bits, left.bits);
  for (unsigned j = 0; j != what.n; ++j)
    for (unsigned at = 0; at != what.k; ++at)
      b.add(product.b[at * what.n + j], right.bits);
  for (unsigned bits : product.ofA)
    ofA.add(bits, 8);
  for (unsigned bits : product.ofB)
    ofB.add(bits, 8);
  dynamicShared = what.shared;
  std::vector<uint8_t> scratch(8);
  ASSERT_EQ(run({buffer("a", a.bytes), buffer("scales of a", ofA.bytes),
                 buffer("b", b.bytes), buffer("scales of b", ofB.bytes),
                 buffer("out", std::vector<float>(what.m * what.n)),
                 buffer("scratch", scratch), buffer("scratch", scratch)},
                1, 2 * what.warpSize),
            "");
  std::vector<float> out = contents<float>(4);
  for (unsigned i = 0; i != what.m; ++i)
    for (unsigned j = 0; j != what.n; ++j) {
      double size, expected = product.expected(i, j, size);
      ASSERT_NEAR(out[i * what.n + j], expected, size * 0x1p-18)
          << i << ", " << j;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Triton, EmulatorTritonDotScaled,
    ::testing::Values(Program{"gfx950-e4m3-e5m2-32", "gfx950", "e4m3", "e5m2",
                              32, 32, 128, 32, 64, 4096},
                      Program{"gfx950-e2m1-e2m1-32", "gfx950", "e2m1", "e2m1",
                              32, 32, 128, 32, 64, 2048},
                      Program{"gfx950-e4m3-e2m1-16", "gfx950", "e4m3", "e2m1",
                              32, 32, 256, 32, 64, 8192},
                      Program{"sm_120a-e4m3-e5m2", "sm_120a", "e4m3", "e5m2",
                              32, 16, 64, 32, 32, 3072},
                      Program{"sm_120a-e2m1-e2m1-nv", "sm_120a", "e2m1", "e2m1",
                              32, 16, 128, 16, 32, 3072}),
    [](const ::testing::TestParamInfo<Program> &info) {
      std::string name = info.param.file;
      std::replace(name.begin(), name.end(), '-', '_');
      return name;
    });

} // namespace
