// The reference's casts.
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

/// The nearest integer of type T to a truncated float; NaN is 0.
template <typename T> T saturated(double value) {
  if (std::isnan(value))
    return 0;
  if (value <= double(std::numeric_limits<T>::min()))
    return std::numeric_limits<T>::min();
  if (value >= double(std::numeric_limits<T>::max()))
    return std::numeric_limits<T>::max();
  return T(value);
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
  checkCast<float, int32_t>("arith.fptosi", saturated<int32_t>);
  checkCast<float, int32_t>(
      "arith.fptoui", [](float a) { return int32_t(saturated<uint32_t>(a)); });
  checkCast<double, int64_t>("arith.fptosi", saturated<int64_t>);
  checkCast<Half, int8_t>("arith.fptosi",
                          [](Half a) { return saturated<int8_t>(a); });
  checkCast<float, int32_t>("tt.bitcast",
                            [](float a) { return llvm::bit_cast<int32_t>(a); });
  checkCast<int16_t, Half>("arith.bitcast",
                           [](int16_t a) { return llvm::bit_cast<Half>(a); });
}

} // namespace
