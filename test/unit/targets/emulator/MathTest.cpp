//===- MathTest.cpp - functions of numbers that only hardware has ---------===//
//
// The names of intrinsics end in modifiers and types; a modifier that is not
// known makes another function, which is refused.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"
#include "llvm/ADT/APFloat.h"
#include <limits>

using namespace kiln;
using kiln::testing::EmulatorTest;

namespace {

class EmulatorMath : public EmulatorTest {
protected:
  /// The bytes of a number in a type of LLVM's.
  static std::vector<uint8_t> encoded(const std::string &type, double value) {
    llvm::APFloat number(value);
    bool isLossy;
    number.convert(type == "half"     ? llvm::APFloat::IEEEhalf()
                   : type == "bfloat" ? llvm::APFloat::BFloat()
                   : type == "float"  ? llvm::APFloat::IEEEsingle()
                                      : llvm::APFloat::IEEEdouble(),
                   llvm::APFloat::rmNearestTiesToEven, &isLossy);
    uint64_t bits = number.bitcastToAPInt().getZExtValue();
    std::vector<uint8_t> bytes;
    for (unsigned i = 0; i < number.bitcastToAPInt().getBitWidth(); i += 8)
      bytes.push_back(uint8_t(bits >> i));
    return bytes;
  }

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

/// What LLVM calls a function for on some host, if not on this one: conversions
/// that its instructions lack, divisions of 128 bits, powers.
TEST_F(EmulatorMath, KnowsWhatTheHostLacks) {
  struct {
    const char *from, *to, *code;
    double in, out;
  } rows[] = {
      {"double", "half", "%y = fptrunc double %x to half", 1.0009765625,
       1.0009765625},
      {"float", "half", "%y = fptrunc float %x to half", 65504, 65504},
      {"half", "float", "%y = fpext half %x to float", -2.5, -2.5},
      {"half", "double", "%y = fpext half %x to double", -2.5, -2.5},
      {"double", "bfloat", "%y = fptrunc double %x to bfloat", -1.5, -1.5},
      {"float", "bfloat", "%y = fptrunc float %x to bfloat", 3.25, 3.25},
      {"bfloat", "float", "%y = fpext bfloat %x to float", 3.25, 3.25},
      {"bfloat", "double", "%y = fpext bfloat %x to double", 3.25, 3.25},
      {"bfloat", "half",
       "%w = fpext bfloat %x to float\n%y = fptrunc float %w to half", 3.25,
       3.25},
      {"float", "float",
       "%i = fptosi float %x to i128\n%y = sitofp i128 %i to float", 0x1p100,
       0x1p100},
      {"double", "double",
       "%i = fptoui double %x to i128\n%y = uitofp i128 %i to double", 0x1p127,
       0x1p127},
      {"half", "half",
       "%i = fptosi half %x to i128\n%y = sitofp i128 %i to half", -7, -7},
      {"double", "double",
       "%i = fptosi double %x to i128\n%q = sdiv i128 %i, -3\n"
       "%r = srem i128 %i, 7\n%s = add i128 %q, %r\n"
       "%y = sitofp i128 %s to double",
       1000, -333 + 6},
      {"double", "double",
       "%i = fptoui double %x to i128\n%q = udiv i128 %i, 3\n"
       "%r = urem i128 %i, 7\n%s = mul i128 %q, %r\n"
       "%y = uitofp i128 %s to double",
       1000, 333 * 6},
      {"double", "double",
       "%y = call double @llvm.powi.f64.i32(double %x, i32 -2)", 4, 0.0625},
      {"float", "float", "%y = call float @llvm.powi.f32.i32(float %x, i32 3)",
       3, 27},
      {"double", "double", "%y = call double @llvm.exp10.f64(double %x)", 2,
       100},
      {"double", "double", "%y = call double @llvm.roundeven.f64(double %x)",
       2.5, 2},
      {"float", "float",
       "%s = call float @llvm.sin.f32(float %x)\n"
       "%c = call float @llvm.cos.f32(float %x)\n%y = fadd float %s, %c",
       0, 1},
      {"double", "double",
       "%m = call {double, i32} @llvm.frexp.f64.i32(double %x)\n"
       "%y = extractvalue {double, i32} %m, 0",
       12, 0.75},
      {"double", "double",
       "%i = call i64 @llvm.llround.i64.f64(double %x)\n"
       "%y = sitofp i64 %i to double",
       2.5, 3},
  };
  for (const auto &row : rows) {
    SCOPED_TRACE(row.code);
    std::string from = row.from, to = row.to;
    std::string problem = compile(R"(
declare double @llvm.powi.f64.i32(double, i32)
declare float @llvm.powi.f32.i32(float, i32)
declare double @llvm.exp10.f64(double)
declare double @llvm.roundeven.f64(double)
declare float @llvm.sin.f32(float)
declare float @llvm.cos.f32(float)
declare {double, i32} @llvm.frexp.f64.i32(double)
declare i64 @llvm.llround.i64.f64(double)
define ptx_kernel void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %x = load )" + from + ", ptr addrspace(1) %in\n" +
                                      row.code + "\n  store " + to +
                                      R"( %y, ptr addrspace(1) %out
  ret void
}
)",
                                  "sm_90a");
    ASSERT_EQ(problem, "");
    buffers.clear();
    ASSERT_EQ(run({buffer("in", encoded(from, row.in)),
                   buffer("out", std::vector<uint8_t>(8))},
                  1, 1),
              "");
    std::vector<uint8_t> expected = encoded(to, row.out);
    expected.resize(8);
    EXPECT_EQ(contents<uint8_t>(1), expected);
  }
}

TEST_F(EmulatorMath, RefusesModifiersItDoesNotKnow) {
  std::string problem = problemOf("llvm.nvvm.add.rn.sat.f", {1, 2});
  EXPECT_NE(problem.find("llvm.nvvm.add.rn.sat.f"), std::string::npos)
      << problem;
}

} // namespace
