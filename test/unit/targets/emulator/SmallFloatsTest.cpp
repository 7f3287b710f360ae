//===- SmallFloatsTest.cpp - AMD's conversions of small floats ------------===//
//
// Random numbers, and those at the edges of the formats, against APFloat's
// conversion to the nearest; with the mode in which what is too large becomes
// the largest number, and without.
//
//===----------------------------------------------------------------------===//
#include "test/unit/targets/EmulatorTesting.h"
#include "llvm/ADT/APFloat.h"
#include <cmath>
#include <limits>
#include <random>

using namespace kiln;
using kiln::testing::EmulatorTest;
using llvm::APFloat;

namespace {

/// The pattern of the nearest number.
unsigned nearest(const llvm::fltSemantics &format, float value, bool clamps) {
  APFloat largest = APFloat::getLargest(format, value < 0);
  APFloat number(value);
  bool isLossy;
  number.convert(format, APFloat::rmNearestTiesToEven, &isLossy);
  if (clamps && !std::isnan(value) && !number.isFinite())
    number = largest;
  if (number.isNaN()) // the sign is not said
    return APFloat::getZero(format, true).isNegative() ? 0x7f : 0x80;
  return number.bitcastToAPInt().getZExtValue();
}

std::vector<float> numbers() {
  std::vector<float> list = {0,        -0.0f,    448,     449,    464,  465,
                             -464,     480,      240,     248,    249,  57344,
                             61440,    -61440.f, 61439,   65536,  1e30, -1e30,
                             0.00098f, 0.0009f,  -1e-30f, 0.0156f};
  list.push_back(std::numeric_limits<float>::quiet_NaN());
  std::mt19937 random(1);
  while (list.size() != 1024) {
    float size = std::ldexp(1.0f, int(random() % 36) - 19);
    list.push_back((int(random() % 4096) - 2048) / 1024.0f * size);
  }
  return list;
}

class EmulatorSmallFloats : public EmulatorTest {
protected:
  /// Narrows pairs into the upper half of a register whose lower half is 7.
  std::vector<uint32_t> narrowed(const std::string &type, const char *gpu,
                                 bool clamps) {
    bool isScaled = std::string(gpu) == "gfx950";
    std::string call =
        isScaled ? "%v = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk." + type +
                       ".f32(<2 x i16> <i16 7, i16 0>, float %a, float %b, "
                       "float 1.0, i1 true)\n  %r = bitcast <2 x i16> %v to "
                       "i32\n"
                 : "%r = call i32 @llvm.amdgcn.cvt.pk." + type +
                       ".f32(float %a, float %b, i32 7, i1 true)\n";
    std::string problem = compile(
        R"(
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.setreg(i32 immarg, i32)
declare i32 @llvm.amdgcn.cvt.pk.fp8.f32(float, float, i32, i1 immarg)
declare i32 @llvm.amdgcn.cvt.pk.bf8.f32(float, float, i32, i1 immarg)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f32(<2 x i16>, float, float, float, i1 immarg)
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(<2 x i16>, float, float, float, i1 immarg)
define amdgpu_kernel void @kernel(ptr addrspace(1) %in, ptr addrspace(1) %out) {
)" +
            std::string(
                clamps ? "  call void @llvm.amdgcn.s.setreg(i32 1473, i32 1)\n"
                       : "") +
            R"(  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr <2 x float>, ptr addrspace(1) %in, i32 %t
  %pair = load <2 x float>, ptr addrspace(1) %from, align 8
  %a = extractelement <2 x float> %pair, i32 0
  %b = extractelement <2 x float> %pair, i32 1
  )" + call +
            R"(  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %r, ptr addrspace(1) %to, align 4
  ret void
}
)",
        gpu);
    EXPECT_EQ(problem, "");
    buffers.clear();
    std::vector<float> in = numbers();
    unsigned count = in.size() / 2;
    EXPECT_EQ(
        run({buffer("in", in), buffer("out", std::vector<uint32_t>(count))}, 1,
            count),
        "");
    return contents<uint32_t>(1);
  }
};

TEST_F(EmulatorSmallFloats, IsNarrowedToTheNearest) {
  struct {
    const char *gpu, *type;
    const llvm::fltSemantics &format;
  } rows[] = {{"gfx942", "fp8", APFloat::Float8E4M3FNUZ()},
              {"gfx942", "bf8", APFloat::Float8E5M2FNUZ()},
              {"gfx950", "fp8", APFloat::Float8E4M3FN()},
              {"gfx950", "bf8", APFloat::Float8E5M2()}};
  std::vector<float> in = numbers();
  for (const auto &row : rows)
    for (bool clamps : {false, true}) {
      std::vector<uint32_t> out = narrowed(row.type, row.gpu, clamps);
      ASSERT_EQ(out.size(), in.size() / 2);
      for (unsigned i = 0; i != out.size(); ++i)
        ASSERT_EQ(out[i], 7u | nearest(row.format, in[2 * i], clamps) << 16 |
                              nearest(row.format, in[2 * i + 1], clamps) << 24)
            << row.gpu << " " << row.type << (clamps ? " clamped: " : ": ")
            << in[2 * i] << ", " << in[2 * i + 1];
    }
}

} // namespace
