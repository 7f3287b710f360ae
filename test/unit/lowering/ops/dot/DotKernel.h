// A kernel of one dot, for tests against the reference.
#pragma once

#include "test/unit/lowering/Differential.h"

namespace kiln::test {

/// GPUs of every family of matrix instructions, and one without any.
inline const std::vector<const char *> allFamilies = {
    "sm_75",  "sm_80",  "sm_90a",  "sm_100a", "gfx90a",
    "gfx942", "gfx950", "gfx1100", "gfx1201"};

/// Row-major pointers %q<name> to `rows` times `columns` elements at %p<name>.
inline std::string pointers(const char *name, const char *rows,
                            const char *columns, const char *type) {
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
  std::vector<const char *> gpus = allFamilies;
  /// The type of B where that is another one.
  std::string second = "";
  MatrixShape shape = MatrixShape::Any;
  KPack pack = KPack::Two;

  std::string text() const {
    return fill(
        R"(
tt.func public @k(%pa: !tt.ptr<$type> {tt.divisibility = 16 : i32}, %pb: !tt.ptr<$tb> {tt.divisibility = 16 : i32}, %pc: !tt.ptr<$sum> {tt.divisibility = 16 : i32}, %pd: !tt.ptr<$sum> {tt.divisibility = 16 : i32}) {)" +
            pointers("a", "$m", "$k", "$type") +
            pointers("b", "$k", "$n", "$tb") +
            pointers("c", "$m", "$n", "$sum") +
            pointers("d", "$m", "$n", "$sum") + R"(
  %a = tt.load %qa : tensor<$mx$kx!tt.ptr<$type>>
  %b = tt.load %qb : tensor<$kx$nx!tt.ptr<$tb>>
  %c = tt.load %qc : tensor<$mx$nx!tt.ptr<$sum>>
  )" + body +
            R"(
  tt.store %qd, %d : tensor<$mx$nx!tt.ptr<$sum>>
  tt.return
})",
        {{"MxK", "$mx$kx$type"},
         {"KxN", "$kx$nx$tb"},
         {"MxN", "$mx$nx$sum"},
         {"precision", precision},
         {"p", precision.empty() ? "" : ", inputPrecision = " + precision},
         {"tb", second.empty() ? type : second},
         {"type", type},
         {"sum", sum},
         {"m", std::to_string(m)},
         {"n", std::to_string(n)},
         {"k", std::to_string(k)}});
  }

  /// Small whole numbers, whose sums are exact in every type.
  template <typename T, typename Accumulator, typename B = T>
  void compare(std::vector<unsigned> warps = {1, 4}) const {
    SCOPED_TRACE(type + " " + second + " " + std::to_string(m) + "x" +
                 std::to_string(n) + "x" + std::to_string(k) + " " + precision +
                 ", size " + std::to_string(sizeOf(shape)) + ", kpack " +
                 (pack == KPack::One ? "1" : "2"));
    Differential(text())
        .buffer(smallNumbers<T>(m * k))
        .buffer(smallNumbers<B>(k * n, -4, 4, 8))
        .buffer(smallNumbers<Accumulator>(m * n, -4, 4, 9))
        .buffer(std::vector<Accumulator>(m * n))
        .on(gpus)
        .matrices(shape, pack)
        .template compare<Accumulator>(0, 0, warps);
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
        .on(gpus)
        .compare<float>(0, tolerance);
  }
};

/// A small whole number as an 8-bit float with `mantissa` bits after the point
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

} // namespace kiln::test
