//===- MathTest.cpp - functions of numbers that only hardware has ---------===//
//
// The names of intrinsics end in modifiers and types; a modifier that is not
// known makes another function, which is refused.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"
#include <limits>

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

class EmulatorMath : public EmulatorTest {
protected:
  /// What `function` of two floats leaves of pairs of them, or the problem.
  std::string problemOf(const std::string &function,
                        const std::vector<float> &pairs) {
    std::string problem = compile(R"(
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare float @)" + function + R"((float, float)
define ptx_kernel void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr <2 x float>, ptr addrspace(1) %in, i32 %t
  %pair = load <2 x float>, ptr addrspace(1) %from, align 8
  %a = extractelement <2 x float> %pair, i32 0
  %b = extractelement <2 x float> %pair, i32 1
  %result = call float @)" + function +
                                      R"((float %a, float %b)
  %to = getelementptr float, ptr addrspace(1) %out, i32 %t
  store float %result, ptr addrspace(1) %to, align 4
  ret void
}
)",
                                  "sm_90a");
    if (!problem.empty())
      return problem;
    buffers.clear();
    unsigned count = pairs.size() / 2;
    return run({buffer("in", pairs), buffer("out", std::vector<float>(count))},
               1, count);
  }
};

// PTX ISA, "min": .xorsign.abs compares sizes; the sign is that of the product.
TEST_F(EmulatorMath, ComparesSizes) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  std::vector<float> pairs = {-3, 2, -3, -2, 1, -4, nan, -5};
  ASSERT_EQ(problemOf("llvm.nvvm.fmin.xorsign.abs.f", pairs), "");
  EXPECT_EQ(contents<float>(1), (std::vector<float>{-2, 2, -1, -5}));
  ASSERT_EQ(problemOf("llvm.nvvm.fmax.ftz.xorsign.abs.f", pairs), "");
  EXPECT_EQ(contents<float>(1), (std::vector<float>{-3, 3, -4, -5}));
  ASSERT_EQ(problemOf("llvm.nvvm.fmin.f", pairs), "");
  EXPECT_EQ(contents<float>(1), (std::vector<float>{-3, -3, -4, -5}));
}

TEST_F(EmulatorMath, RefusesModifiersItDoesNotKnow) {
  std::string problem = problemOf("llvm.nvvm.add.rn.sat.f", {1, 2});
  EXPECT_NE(problem.find("llvm.nvvm.add.rn.sat.f"), std::string::npos)
      << problem;
}

} // namespace
