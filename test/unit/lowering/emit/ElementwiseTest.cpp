// The lowering against the reference: arithmetic, conversions and functions.
#include "test/unit/lowering/emit/ElementwiseKernel.h"

using namespace kiln;
using namespace kiln::test;

namespace {

TEST(LowerElementwise, ComputesIntegers) {
  unsigned size = 256;
  std::vector<uint32_t> words(size);
  std::mt19937 engine(3);
  for (uint32_t &word : words)
    word = engine();
  Differential(elementwise("i32", "i32", size, R"(
  %k = arith.constant dense<-766435501> : tensor<$nxi32>
  %h = tt.mulhiui %x, %k : tensor<$nxi32>
  %a = arith.xori %h, %i : tensor<$nxi32>
  %seven = arith.constant dense<7> : tensor<$nxi32>
  %s = arith.shrsi %a, %seven : tensor<$nxi32>
  %d = arith.divsi %x, %seven : tensor<$nxi32>
  %r = arith.remui %x, %seven : tensor<$nxi32>
  %f = arith.floordivsi %x, %seven : tensor<$nxi32>
  %t = arith.addi %s, %d : tensor<$nxi32>
  %u = arith.subi %t, %r : tensor<$nxi32>
  %v = arith.xori %u, %f : tensor<$nxi32>
  %c = arith.cmpi ult, %v, %x : tensor<$nxi32>
  %y = arith.select %c, %v, %r : tensor<$nxi1>, tensor<$nxi32>)"))
      .buffer(words)
      .buffer(std::vector<uint32_t>(size))
      .compare<uint32_t>();
  Differential(elementwise("i64", "i64", size, R"(
  %h = tt.mulhiui %x, %x : tensor<$nxi64>
  %e = arith.extsi %i : tensor<$nxi32> to tensor<$nxi64>
  %a = arith.muli %h, %e : tensor<$nxi64>
  %t = arith.trunci %a : tensor<$nxi64> to tensor<$nxi16>
  %w = arith.extui %t : tensor<$nxi16> to tensor<$nxi64>
  %y = arith.subi %w, %x : tensor<$nxi64>)"))
      .buffer(smallNumbers<int64_t>(size, -1 << 30, 1 << 30))
      .buffer(std::vector<int64_t>(size))
      .compare<int64_t>();
}

TEST(LowerElementwise, ConvertsFloats) {
  unsigned size = 64;
  std::vector<float> x(size);
  for (unsigned index = 0; index < size; ++index)
    x[index] = std::ldexp(1.0f + index * 0.0173f, int(index % 30) - 20) *
               (index % 2 ? -1 : 1);
  x[5] = INFINITY, x[6] = NAN, x[7] = -0.0f, x[8] = 1e-42f, x[9] = 65519.0f;
  Differential(
      elementwise("f32", "f16", size,
                  "%y = arith.truncf %x : tensor<$nxf32> to tensor<$nxf16>"))
      .buffer(x)
      .buffer(std::vector<_Float16>(size))
      .compare<_Float16>();
  Differential(elementwise("f32", "bf16", size,
                           "%y = tt.fp_to_fp %x, rounding = rtne : "
                           "tensor<$nxf32> -> tensor<$nxbf16>"))
      .buffer(x)
      .buffer(std::vector<Bf16>(size))
      .compare<Bf16>();
  Differential(elementwise("f32", "f64", size, R"(
  %h = arith.truncf %x : tensor<$nxf32> to tensor<$nxbf16>
  %d = arith.mulf %h, %h : tensor<$nxbf16>
  %y = arith.extf %d : tensor<$nxbf16> to tensor<$nxf64>)"))
      .buffer(x)
      .buffer(std::vector<double>(size))
      .compare<double>();
  Differential(elementwise("f32", "i32", size, R"(
  %lo = arith.constant dense<-1.0e3> : tensor<$nxf32>
  %hi = arith.constant dense<1.0e3> : tensor<$nxf32>
  %z = tt.clampf %x, %lo, %hi, propagateNan = none : tensor<$nxf32>
  %y = arith.fptosi %z : tensor<$nxf32> to tensor<$nxi32>)"))
      .buffer(x)
      .buffer(std::vector<int32_t>(size))
      .compare<int32_t>();
}

/// Arguments spread over [low, high], ends included.
std::vector<float> spread(unsigned size, float low, float high) {
  std::vector<float> x(size);
  for (unsigned index = 0; index < size; ++index)
    x[index] = low + (high - low) * index / (size - 1);
  return x;
}

void compareMath(std::string op, float low, float high, double relative,
                 double absolute = 1e-37) {
  SCOPED_TRACE(op);
  unsigned size = 1024;
  Differential(
      elementwise("f32", "f32", size, "%y = " + op + " %x : tensor<$nxf32>"))
      .buffer(spread(size, low, high))
      .buffer(std::vector<float>(size))
      .compare<float>(relative, absolute, {4});
}

TEST(LowerElementwise, ComputesFunctions) {
  compareMath("math.exp", -80, 80,
              8e-6); // the argument of exp2 has an error of |x| / 2^24
  compareMath("math.exp2", -120, 120, 5e-7);
  compareMath("math.log", 1e-30f, 1e30f, 3e-7);
  compareMath("math.log", 0.5f, 2.0f, 3e-7, 1e-9);
  compareMath("math.log2", 0.5f, 2.0f, 3e-7, 1e-9);
  compareMath("math.log2", 1e-41f, 1e-38f, 3e-7);
  compareMath("math.sqrt", 0, 1e10f, 3e-7);
  compareMath("math.rsqrt", 1e-6f, 1e6f, 3e-7);
  compareMath("math.sin", -7, 7, 3e-7, 1e-8);
  compareMath("math.cos", -1e6f, 1e6f, 3e-7, 1e-7);
  compareMath("math.erf", -4, 4, 2e-7);
  compareMath("math.erf", 0.8f, 1.1f, 2e-7);
  compareMath("math.erf", 4, 200, 0);
  compareMath("math.erf", 1e-30f, 1e-3f, 2e-7);
  compareMath("math.tanh", -9, 9, 3e-7);
  compareMath("math.tanh", 0.3f, 0.8f, 3e-7);
  compareMath("math.tanh", 20, 200, 0);
  compareMath("math.tanh", 1e-30f, 1e-3f, 2e-7);
  compareMath("math.absf", -9, 9, 0);
  compareMath("math.floor", -9, 9, 0);
  compareMath("math.ceil", -9, 9, 0);
  compareMath("tt.precise_sqrt", 0, 1e10f, 0);
}

TEST(LowerElementwise, ComputesFunctionsAtTheEnds) {
  std::vector<float> x = {0.0f, -0.0f, INFINITY, -INFINITY,
                          NAN,  -1.0f, 1.0f,     1e-45f};
  for (const char *op : {"math.log", "math.log2", "math.exp2", "math.sqrt",
                         "math.sin", "math.exp", "math.tanh", "math.erf"}) {
    SCOPED_TRACE(op);
    Differential(
        elementwise("f32", "f32", 8,
                    std::string("%y = ") + op + " %x : tensor<$nxf32>"))
        .buffer(x)
        .buffer(std::vector<float>(8))
        .compare<float>(3e-7, 1e-40, {1});
  }
}

TEST(LowerElementwise, ComputesFunctionsOfHalves) {
  std::vector<float> wide = spread(256, 0.1f, 8);
  std::vector<_Float16> x(wide.begin(), wide.end());
  for (const char *op :
       {"math.exp", "math.log", "math.sin", "math.erf", "math.rsqrt"}) {
    SCOPED_TRACE(op);
    Differential(
        elementwise("f16", "f16", 256,
                    std::string("%y = ") + op + " %x : tensor<$nxf16>"))
        .buffer(x)
        .buffer(std::vector<_Float16>(256))
        .compare<_Float16>(1e-3, 1e-6, {4});
  }
  Differential(
      elementwise("f16", "f16", 256, "%y = arith.divf %x, %x : tensor<$nxf16>"))
      .buffer(x)
      .buffer(std::vector<_Float16>(256))
      .compare<_Float16>(1e-3);
}

} // namespace
