// Dots of random types, shapes, bodies and numbers of warps against the
// reference, each on one GPU of every family in turn.
#include "test/unit/lowering/ops/dot/DotKernel.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// What is done with %a, %b and %c; all of it is exact in small numbers.
const std::vector<std::string> bodies = {
    "%d = tt.dot %a, %b, %c$p : tensor<$MxK> * tensor<$KxN> -> tensor<$MxN>",
    // The operands exchanged, both transposed.
    R"(
  %at = tt.trans %a {order = array<i32: 1, 0>} : tensor<$MxK> -> tensor<$kx$mx$type>
  %bt = tt.trans %b {order = array<i32: 1, 0>} : tensor<$KxN> -> tensor<$nx$kx$type>
  %ct = tt.trans %c {order = array<i32: 1, 0>} : tensor<$MxN> -> tensor<$nx$mx$sum>
  %e = tt.dot %bt, %at, %ct$p : tensor<$nx$kx$type> * tensor<$kx$mx$type> -> tensor<$nx$mx$sum>
  %d = tt.trans %e {order = array<i32: 1, 0>} : tensor<$nx$mx$sum> -> tensor<$MxN>)",
    // Two dots in a loop whose sums meet.
    R"(
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %d = scf.for %i = %zero to %two step %one iter_args(%sum = %c) -> (tensor<$MxN>) : i32 {
    %first = tt.dot %a, %b, %sum$p : tensor<$MxK> * tensor<$KxN> -> tensor<$MxN>
    %second = tt.dot %a, %b, %first$p : tensor<$MxK> * tensor<$KxN> -> tensor<$MxN>
    scf.yield %second : tensor<$MxN>
  })"};

class RandomDot : public testing::TestWithParam<unsigned> {};

TEST_P(RandomDot, MatchesTheReference) {
  std::mt19937 random(GetParam());
  auto among = [&](auto choices) { return choices[random() % choices.size()]; };
  using Sizes = std::vector<unsigned>;
  DotKernel kernel{among(Sizes{8, 16, 32, 64, 128}),
                   among(Sizes{8, 16, 32, 64, 128}),
                   among(Sizes{4, 8, 16, 32, 64}),
                   "",
                   "f32",
                   among(bodies)};
  kernel.gpus = {allFamilies[GetParam() % allFamilies.size()]};
  std::vector<unsigned> warps = {among(Sizes{1, 2, 4, 8})};
  switch (random() % 7) {
  case 0:
    kernel.type = "bf16";
    return kernel.compare<Bf16, float>(warps);
  case 1:
    kernel.type = "f32";
    kernel.precision = among(
        std::vector<std::string>{"ieee", "tf32", "tf32x3", "bf16x3", "bf16x6"});
    return kernel.compare<float, float>(warps);
  case 2:
    kernel.type = "f64";
    kernel.sum = "f64";
    kernel.m = kernel.n = 16; // slow where it is computed by multiply-adds
    return kernel.compare<double, double>(warps);
  case 3:
    kernel.type = "i8";
    kernel.sum = "i32";
    return kernel.compare<int8_t, int32_t>(warps);
  case 4:
    kernel.type = "f8E4M3FN";
    return kernel.compare<Float8<3, 7>, float>(warps);
  default:
    kernel.type = "f16";
    return kernel.compare<_Float16, float>(warps);
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomDot, testing::Range(0u, 48u));

} // namespace
