// The reference's casts.
#include "frontend/reference/Elementwise.h"
#include "test/unit/frontend/ElementwiseTesting.h"

using namespace kiln::test;

namespace {

template <typename From, typename To, typename F>
void checkCast(const std::string &name, F host) {
  SCOPED_TRACE(name + " " + typeName<From>() + " to " + typeName<To>());
  Random random;
  std::vector<From> x = values<From>(random);
  std::vector<To> found =
      apply<To>(name + " %x0",
                "tensor<256x" + typeName<From>() + "> " +
                    (name.substr(0, 2) == "tt" ? "->" : "to") + " tensor<256x" +
                    typeName<To>() + ">",
                x);
  for (size_t i = 0; i < count; ++i)
    ASSERT_TRUE(same(found[i], To(host(x[i]))))
        << show(x[i]) << ": expected " << show(To(host(x[i]))) << ", found "
        << show(found[i]);
}

/// Floats whose whole part an integer of type To has; what others become is left
/// open (ErrorsTest.cpp).
template <typename From, typename To>
void checkToInteger(const std::string &name) {
  SCOPED_TRACE(name + " " + typeName<From>() + " to " + typeName<To>());
  Random random;
  std::vector<From> x = values<From>(random);
  for (From &value : x) {
    double whole = std::trunc(double(value));
    double limit = std::ldexp(1.0, std::numeric_limits<To>::digits);
    if (!(whole >= double(std::numeric_limits<To>::min()) && whole < limit))
      value = From(0.0f);
  }
  std::vector<std::make_signed_t<To>> found = apply<std::make_signed_t<To>>(
      name + " %x0",
      "tensor<256x" + typeName<From>() + "> to tensor<256x" + typeName<To>() +
          ">",
      x);
  for (size_t i = 0; i < count; ++i)
    ASSERT_EQ(To(found[i]), To(double(x[i]))) << show(x[i]);
}

TEST(ReferenceConvert, Casts) {
  checkCast<int32_t, int64_t>("arith.extsi", [](int32_t a) { return a; });
  checkCast<int32_t, int64_t>("arith.extui", [](uint32_t a) { return a; });
  checkCast<int64_t, int16_t>("arith.trunci", [](int64_t a) { return a; });
  checkCast<Half, float>("arith.extf", [](Half a) { return a; });
  checkCast<float, double>("arith.extf", [](float a) { return a; });
  checkCast<float, Half>("arith.truncf", [](float a) { return a; });
  checkCast<double, float>("arith.truncf", [](double a) { return a; });
  checkCast<double, Half>("arith.truncf", [](double a) { return Half(a); });
  checkCast<int32_t, float>("arith.sitofp", [](int32_t a) { return a; });
  checkCast<int64_t, float>("arith.sitofp", [](int64_t a) { return a; });
  checkCast<int64_t, float>("arith.uitofp", [](uint64_t a) { return a; });
  checkCast<int64_t, double>("arith.uitofp", [](uint64_t a) { return a; });
  checkCast<int32_t, Half>("arith.sitofp", [](int32_t a) { return Half(a); });
  checkToInteger<float, int32_t>("arith.fptosi");
  checkToInteger<float, uint32_t>("arith.fptoui");
  checkToInteger<double, int64_t>("arith.fptosi");
  checkToInteger<Half, int8_t>("arith.fptosi");
  checkCast<float, int32_t>("tt.bitcast",
                            [](float a) { return llvm::bit_cast<int32_t>(a); });
  checkCast<int16_t, Half>("arith.bitcast",
                           [](int16_t a) { return llvm::bit_cast<Half>(a); });
}

// Where nobody asks what is left open: as the machines' conversions to 32 and 64
// bits.
TEST(ReferenceConvert, TakesTheNearestIntegerWhereOpen) {
  using namespace kiln::reference;
  auto convert = [](const char *name, double value, unsigned bits) {
    ElementType f64 = *parseElementType("f64");
    Tensor operand = Tensor::scalar(f64, llvm::bit_cast<uint64_t>(value));
    auto result = applyElementwise(*findElementwise(name),
                                   {operand, ElementType::integer(bits)});
    return result ? result->asInteger()
                  : (consumeError(result.takeError()), 77);
  };
  EXPECT_EQ(convert("arith.fptosi", 1e30, 32), INT32_MAX);
  EXPECT_EQ(convert("arith.fptosi", -INFINITY, 64), INT64_MIN);
  EXPECT_EQ(convert("arith.fptoui", -3, 32), 0);
  EXPECT_EQ(convert("arith.fptoui", 300, 8), -1); // 255
  EXPECT_EQ(convert("arith.fptosi", NAN, 16), 0);
}

} // namespace
