// Dots under `matrix_instr_nonkdim` and `kpack` against the reference: random
// shapes, programs and numbers of warps, in every type that MFMA has and pairs
// of 8-bit floats, and what WMMA makes of the same options.
#include "test/unit/lowering/ops/dot/DotKernel.h"

using namespace kiln;
using namespace kiln::test;

namespace {

const std::vector<const char *> amdGpus = {"gfx908", "gfx90a",  "gfx942",
                                           "gfx950", "gfx1100", "gfx1201"};

const std::string oneDot = "%d = tt.dot %a, %b, %c$p : tensor<$MxK> * "
                           "tensor<$KxN> -> tensor<$MxN>";
const std::vector<std::string> programs = {
    oneDot,
    // In a loop, whose operands it does not change.
    R"(
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %d = scf.for %i = %zero to %two step %one iter_args(%sum = %c) -> (tensor<$MxN>) : i32 {
    %next = tt.dot %a, %b, %sum$p : tensor<$MxK> * tensor<$KxN> -> tensor<$MxN>
    scf.yield %next : tensor<$MxN>
  })",
    // A first operand that a dot computes, as in attention. K and N are equal,
    // and so small that sums fit into f16.
    R"(
  %none = arith.constant dense<0> : tensor<$mx$nxi32>
  %nosum = arith.sitofp %none : tensor<$mx$nxi32> to tensor<$mx$nxf32>
  %first = tt.dot %a, %b, %nosum : tensor<$MxK> * tensor<$KxN> -> tensor<$mx$nxf32>
  %h = arith.truncf %first : tensor<$mx$nxf32> to tensor<$mx$nx$type>
  %d = tt.dot %h, %b, %c : tensor<$mx$nx$type> * tensor<$KxN> -> tensor<$MxN>)"};

using Fp8 = Float8<3, 7>;
using Bf8 = Float8<2, 15>;
using Fp8Fnuz = Float8<3, 8>;
using Bf8Fnuz = Float8<2, 16>;

/// Compares with operands of two types of 8-bit floats.
template <typename A, typename B>
void comparePair(DotKernel kernel, std::string a, std::string b,
                 std::vector<unsigned> warps) {
  kernel.type = std::move(a);
  kernel.second = std::move(b);
  kernel.compare<A, float, B>(warps);
}

class RandomMatrixShape : public testing::TestWithParam<unsigned> {};

TEST_P(RandomMatrixShape, MatchesTheReference) {
  SCOPED_TRACE("seed " + std::to_string(GetParam()));
  std::mt19937 random(GetParam());
  auto among = [&](auto choices) { return choices[random() % choices.size()]; };
  using Sizes = std::vector<unsigned>;
  DotKernel kernel{among(Sizes{8, 16, 32, 64, 128}),
                   among(Sizes{8, 16, 32, 64, 128}),
                   among(Sizes{8, 16, 32, 64, 128}),
                   "",
                   "f32",
                   oneDot};
  kernel.gpus = {amdGpus[GetParam() % amdGpus.size()]};
  kernel.shape = MatrixShape(random() % 3);
  kernel.pack = KPack(random() % 2);
  std::vector<unsigned> warps = {among(Sizes{1, 2, 4, 8})};
  unsigned body = random() % programs.size();
  if (body != 2)
    kernel.body = programs[body];
  switch (random() % 9) {
  case 0:
    kernel.type = "bf16";
    return kernel.compare<Bf16, float>(warps);
  case 1:
    kernel.type = "f32";
    kernel.precision = among(std::vector<std::string>{"ieee", "tf32"});
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
    return comparePair<Fp8, Fp8>(kernel, "f8E4M3FN", "f8E4M3FN", warps);
  case 5:
    return comparePair<Fp8, Bf8>(kernel, "f8E4M3FN", "f8E5M2", warps);
  case 6:
    return comparePair<Fp8Fnuz, Bf8Fnuz>(kernel, "f8E4M3FNUZ", "f8E5M2FNUZ",
                                         warps);
  case 7:
    return comparePair<Bf8Fnuz, Fp8Fnuz>(kernel, "f8E5M2FNUZ", "f8E4M3FNUZ",
                                         warps);
  default:
    kernel.type = "f16";
    kernel.n = body == 2 ? kernel.k = 16 : kernel.n;
    kernel.body = programs[body];
    return kernel.compare<_Float16, float>(warps);
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomMatrixShape, testing::Range(0u, 96u));

} // namespace
