// The reference's integer operations.
#include "test/unit/frontend/ElementwiseTesting.h"

using namespace kiln::test;

namespace {

template <typename T> void integerArithmetic() {
  using U = std::make_unsigned_t<T>;
  constexpr unsigned bits = sizeof(T) * 8;
  auto wide = [](auto a) { return static_cast<__int128>(a); };
  checkBinary<T>("arith.addi", [](T a, T b) { return U(a) + U(b); });
  checkBinary<T>("arith.subi", [](T a, T b) { return U(a) - U(b); });
  checkBinary<T>("arith.muli", [](T a, T b) {
    return T(static_cast<unsigned __int128>(U(a)) * U(b));
  });
  checkBinary<T>("tt.mulhiui", [](T a, T b) {
    return T(static_cast<unsigned __int128>(U(a)) * U(b) >> bits);
  });
  checkBinary<T>(
      "arith.divsi", [&](T a, T b) { return T(wide(a) / wide(b)); },
      Second::NonZero);
  checkBinary<T>(
      "arith.remsi", [&](T a, T b) { return T(wide(a) % wide(b)); },
      Second::NonZero);
  checkBinary<T>(
      "arith.divui", [](T a, T b) { return T(U(a) / U(b)); }, Second::NonZero);
  checkBinary<T>(
      "arith.remui", [](T a, T b) { return T(U(a) % U(b)); }, Second::NonZero);
  auto floor = [&](T a, T b) {
    __int128 q = wide(a) / wide(b);
    return T(q - (wide(a) % wide(b) != 0 && (a < 0) != (b < 0)));
  };
  checkBinary<T>("arith.floordivsi", floor, Second::NonZero);
  checkBinary<T>(
      "arith.ceildivsi",
      [&](T a, T b) {
        __int128 q = wide(a) / wide(b);
        return T(q + (wide(a) % wide(b) != 0 && (a < 0) == (b < 0)));
      },
      Second::NonZero);
  checkBinary<T>(
      "arith.ceildivui",
      [](T a, T b) { return T(U(a) / U(b) + (U(a) % U(b) != 0)); },
      Second::NonZero);
}

template <typename T> void integerBits() {
  using U = std::make_unsigned_t<T>;
  checkBinary<T>("arith.andi", [](T a, T b) { return a & b; });
  checkBinary<T>("arith.ori", [](T a, T b) { return a | b; });
  checkBinary<T>("arith.xori", [](T a, T b) { return a ^ b; });
  // A shift by the width or more is left open (ErrorsTest.cpp).
  checkBinary<T>(
      "arith.shli", [](T a, T b) { return T(uint64_t(U(a)) << U(b)); },
      Second::BelowWidth);
  checkBinary<T>(
      "arith.shrui", [](T a, T b) { return T(U(a) >> U(b)); },
      Second::BelowWidth);
  checkBinary<T>(
      "arith.shrsi", [](T a, T b) { return T(a >> U(b)); }, Second::BelowWidth);
  checkBinary<T>("arith.maxsi", [](T a, T b) { return std::max(a, b); });
  checkBinary<T>("arith.minsi", [](T a, T b) { return std::min(a, b); });
  checkBinary<T>("arith.maxui",
                 [](T a, T b) { return T(std::max(U(a), U(b))); });
  checkBinary<T>("arith.minui",
                 [](T a, T b) { return T(std::min(U(a), U(b))); });
  checkUnary<T>("math.absi", [](T a) { return a < 0 ? T(0 - U(a)) : a; });
  checkUnary<T>("math.ctpop", [](T a) { return llvm::popcount(U(a)); });
  checkUnary<T>("math.ctlz", [](T a) { return llvm::countl_zero(U(a)); });
  checkUnary<T>("math.cttz", [](T a) { return llvm::countr_zero(U(a)); });
}

TEST(ReferenceInteger, IntegerArithmetic) {
  integerArithmetic<int8_t>();
  integerArithmetic<int16_t>();
  integerArithmetic<int32_t>();
  integerArithmetic<int64_t>();
}
TEST(ReferenceInteger, IntegerBits) {
  integerBits<int8_t>();
  integerBits<int16_t>();
  integerBits<int32_t>();
  integerBits<int64_t>();
}

TEST(ReferenceInteger, IntegerComparisons) {
  Random random;
  std::vector<int32_t> x = values<int32_t>(random), y = values<int32_t>(random);
  std::copy_n(x.begin() + 40, 40, y.begin() + 40); // equal ones too
  auto check = [&](const char *predicate, auto host) {
    std::vector<int8_t> found =
        apply<int8_t>(std::string("arith.cmpi ") + predicate + ", %x0, %x1",
                      "tensor<256xi32>", x, y);
    for (size_t i = 0; i < count; ++i)
      ASSERT_EQ(found[i], host(x[i], y[i])) << predicate;
  };
  using U = uint32_t;
  check("eq", [](int a, int b) { return a == b; });
  check("ne", [](int a, int b) { return a != b; });
  check("slt", [](int a, int b) { return a < b; });
  check("sle", [](int a, int b) { return a <= b; });
  check("sgt", [](int a, int b) { return a > b; });
  check("sge", [](int a, int b) { return a >= b; });
  check("ult", [](U a, U b) { return a < b; });
  check("ule", [](U a, U b) { return a <= b; });
  check("ugt", [](U a, U b) { return a > b; });
  check("uge", [](U a, U b) { return a >= b; });
}

TEST(ReferenceInteger, DivisionByZeroIsAnError) {
  std::vector<int32_t> x(1, 5), y(1, 0), z(1);
  std::string error = ReferenceProgram::fromText(R"(
tt.func public @k(%x: !tt.ptr<i32>, %y: !tt.ptr<i32>, %z: !tt.ptr<i32>) {
  %a = tt.load %x : !tt.ptr<i32>
  %b = tt.load %y : !tt.ptr<i32>
  %c = arith.divsi %a, %b : i32
  tt.store %z, %c : !tt.ptr<i32>
  tt.return
})")
                          .buffer(x)
                          .buffer(y)
                          .buffer(z)
                          .tryRun();
  EXPECT_EQ(error, "test.ttir:5:8: arith.divsi: division by zero (in program "
                   "0,0,0)");
}

} // namespace
