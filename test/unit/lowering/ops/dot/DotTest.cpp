// Dots against the reference: every family of instructions, multiply-adds,
// precisions of f32, chains and batches.
#include "test/unit/lowering/Differential.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// GPUs of every family of matrix instructions, and one without any.
const std::vector<const char *> allFamilies = {"sm_75",   "sm_80",  "sm_90a",
                                               "gfx90a",  "gfx942", "gfx950",
                                               "gfx1100", "gfx1201"};

/// Row-major pointers %q<name> to `rows` times `columns` elements at %p<name>.
std::string pointers(const char *name, const char *rows, const char *columns,
                     const char *type) {
  return fill(R"(
  %i$x = tt.make_range {start = 0 : i32, end = $r : i32} : tensor<$rxi32>
  %j$x = tt.make_range {start = 0 : i32, end = $c : i32} : tensor<$cxi32>
  %ie$x = tt.expand_dims %i$x {axis = 1 : i32} : tensor<$rxi32> -> tensor<$rx1xi32>
  %je$x = tt.expand_dims %j$x {axis = 0 : i32} : tensor<$cxi32> -> tensor<1x$cxi32>
  %w$x = arith.constant dense<$c> : tensor<$rx1xi32>
  %iw$x = arith.muli %ie$x, %w$x : tensor<$rx1xi32>
  %ib$x = tt.broadcast %iw$x : tensor<$rx1xi32> -> tensor<$rx$cxi32>
  %jb$x = tt.broadcast %je$x : tensor<1x$cxi32> -> tensor<$rx$cxi32>
  %o$x = arith.addi %ib$x, %jb$x : tensor<$rx$cxi32>
  %s$x = tt.splat %p$x : !tt.ptr<$t> -> tensor<$rx$cx!tt.ptr<$t>>
  %q$x = tt.addptr %s$x, %o$x : tensor<$rx$cx!tt.ptr<$t>>, tensor<$rx$cxi32>)",
              {{"x", name}, {"r", rows}, {"c", columns}, {"t", type}});
}

/// Loads %a (MxK), %b (KxN) and %c (MxN); `body` makes %d (MxN) of them.
struct DotKernel {
  unsigned m, n, k;
  std::string type, sum;
  std::string body = "%d = tt.dot %a, %b, %c$p : tensor<$MxK> * "
                     "tensor<$KxN> -> tensor<$MxN>";
  std::string precision = "";

  std::string text() const {
    return fill(
        R"(
tt.func public @k(%pa: !tt.ptr<$type> {tt.divisibility = 16 : i32}, %pb: !tt.ptr<$type> {tt.divisibility = 16 : i32}, %pc: !tt.ptr<$sum> {tt.divisibility = 16 : i32}, %pd: !tt.ptr<$sum> {tt.divisibility = 16 : i32}) {)" +
            pointers("a", "$m", "$k", "$type") +
            pointers("b", "$k", "$n", "$type") +
            pointers("c", "$m", "$n", "$sum") +
            pointers("d", "$m", "$n", "$sum") + R"(
  %a = tt.load %qa : tensor<$mx$kx!tt.ptr<$type>>
  %b = tt.load %qb : tensor<$kx$nx!tt.ptr<$type>>
  %c = tt.load %qc : tensor<$mx$nx!tt.ptr<$sum>>
  )" + body +
            R"(
  tt.store %qd, %d : tensor<$mx$nx!tt.ptr<$sum>>
  tt.return
})",
        {{"MxK", "$mx$kx$type"},
         {"KxN", "$kx$nx$type"},
         {"MxN", "$mx$nx$sum"},
         {"precision", precision},
         {"p", precision.empty() ? "" : ", inputPrecision = " + precision},
         {"type", type},
         {"sum", sum},
         {"m", std::to_string(m)},
         {"n", std::to_string(n)},
         {"k", std::to_string(k)}});
  }

  /// Small whole numbers, whose sums are exact in every type.
  template <typename T, typename Sum>
  void compare(std::vector<unsigned> warps = {1, 4}) const {
    SCOPED_TRACE(type + " " + std::to_string(m) + "x" + std::to_string(n) +
                 "x" + std::to_string(k) + " " + precision);
    Differential(text())
        .buffer(smallNumbers<T>(m * k))
        .buffer(smallNumbers<T>(k * n, -4, 4, 8))
        .buffer(smallNumbers<Sum>(m * n, -4, 4, 9))
        .buffer(std::vector<Sum>(m * n))
        .on(allFamilies)
        .template compare<Sum>(0, 0, warps);
  }
  /// Numbers with all their bits.
  void compareFloats(double tolerance) const {
    SCOPED_TRACE(precision);
    auto values = [](size_t count, unsigned seed) {
      std::mt19937 engine(seed);
      std::normal_distribution<float> distribution;
      std::vector<float> result(count);
      for (float &value : result)
        value = distribution(engine);
      return result;
    };
    Differential(text())
        .buffer(values(m * k, 1))
        .buffer(values(k * n, 2))
        .buffer(values(m * n, 3))
        .buffer(std::vector<float>(m * n))
        .on(allFamilies)
        .compare<float>(0, tolerance);
  }
};

TEST(LowerDot, Of16Bits) {
  for (auto [m, n, k] :
       {std::tuple(16u, 16u, 16u), {32u, 64u, 32u}, {64u, 16u, 64u}}) {
    DotKernel{m, n, k, "f16", "f32"}.compare<_Float16, float>();
    DotKernel{m, n, k, "bf16", "f32"}.compare<Bf16, float>();
  }
  DotKernel{32, 32, 16, "f16", "f16"}.compare<_Float16, _Float16>();
}

/// A small whole number as an 8-bit float with `mantissa` bits behind the point
/// and this bias.
template <unsigned mantissa, int bias> struct Float8 {
  uint8_t bits = 0;
  Float8() = default;
  explicit Float8(int number) {
    if (!number)
      return;
    int size = std::abs(number),
        exponent = 31 - llvm::countl_zero(unsigned(size));
    int fraction = (size << mantissa >> exponent) & ((1 << mantissa) - 1);
    bits = (number < 0 ? 0x80 : 0) | (exponent + bias) << mantissa | fraction;
  }
};

TEST(LowerDot, Of8BitFloats) {
  DotKernel{32, 32, 32, "f8E4M3FN", "f32"}.compare<Float8<3, 7>, float>();
  DotKernel{16, 32, 64, "f8E5M2", "f32"}.compare<Float8<2, 15>, float>({4});
  DotKernel{32, 16, 32, "f8E4M3FNUZ", "f32"}.compare<Float8<3, 8>, float>({4});
  DotKernel{32, 32, 32, "f8E5M2FNUZ", "f32"}.compare<Float8<2, 16>, float>({4});
}

TEST(LowerDot, OfF64AndIntegers) {
  DotKernel{16, 32, 16, "f64", "f64"}.compare<double, double>();
  DotKernel{32, 32, 32, "i8", "i32"}.compare<int8_t, int32_t>();
  DotKernel{16, 16, 64, "i8", "i32"}.compare<int8_t, int32_t>();
}

TEST(LowerDot, PrecisionsOfF32) {
  // Relative to sums of 32 products: what the parts that are kept amount to.
  for (auto [precision, tolerance] : {std::pair("ieee", 1e-4),
                                      {"tf32", 4e-2},
                                      {"tf32x3", 1e-4},
                                      {"bf16x3", 2e-3},
                                      {"bf16x6", 1e-4}})
    DotKernel{.m = 32,
              .n = 32,
              .k = 32,
              .type = "f32",
              .sum = "f32",
              .precision = precision}
        .compareFloats(tolerance);
}

// The result of a dot as the first operand of the next one, as in attention.
TEST(LowerDot, Chains) {
  DotKernel{32, 32, 32, "f16", "f32", R"(
  %s = tt.dot %a, %b, %c : tensor<$MxK> * tensor<$KxN> -> tensor<$MxN>
  %h = arith.truncf %s : tensor<$MxN> to tensor<$mx$nx$type>
  %d = tt.dot %h, %b, %s : tensor<$mx$nx$type> * tensor<$KxN> -> tensor<$MxN>)"}
      .compare<_Float16, float>();
}

// Operands and results transposed.
TEST(LowerDot, Transposes) {
  DotKernel{32, 32, 32, "bf16", "f32", R"(
  %at = tt.trans %a {order = array<i32: 1, 0>} : tensor<$MxK> -> tensor<$kx$mx$type>
  %e = tt.dot %at, %b, %c : tensor<$kx$mx$type> * tensor<$KxN> -> tensor<$MxN>
  %d = tt.trans %e {order = array<i32: 1, 0>} : tensor<$MxN> -> tensor<$nx$mx$sum>)"}
      .compare<Bf16, float>();
}

TEST(LowerDot, InALoop) {
  DotKernel{32, 32, 16, "f16", "f32", R"(
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %d = scf.for %i = %zero to %three step %one iter_args(%sum = %c) -> (tensor<$MxN>) : i32 {
    %next = tt.dot %a, %b, %sum : tensor<$MxK> * tensor<$KxN> -> tensor<$MxN>
    scf.yield %next : tensor<$MxN>
  })"}
      .compare<_Float16, float>();
}

TEST(LowerDot, Batches) {
  DotKernel{64, 16, 16, "f16", "f32", R"(
  %a3 = tt.reshape %a : tensor<$MxK> -> tensor<4x16x16xf16>
  %b1 = tt.reshape %b : tensor<$KxN> -> tensor<1x16x16xf16>
  %b3 = tt.broadcast %b1 : tensor<1x16x16xf16> -> tensor<4x16x16xf16>
  %c3 = tt.reshape %c : tensor<$MxN> -> tensor<4x16x16xf32>
  %d3 = tt.dot %a3, %b3, %c3 : tensor<4x16x16xf16> * tensor<4x16x16xf16> -> tensor<4x16x16xf32>
  %d = tt.reshape %d3 : tensor<4x16x16xf32> -> tensor<$MxN>)"}
      .compare<_Float16, float>();
}

} // namespace
