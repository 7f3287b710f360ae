// Dots against the reference: every family of instructions, multiply-adds,
// precisions of f32, chains and batches.
#include "test/unit/lowering/ops/dot/DotKernel.h"

using namespace kiln;
using namespace kiln::test;

namespace {

TEST(LowerDot, Of16Bits) {
  for (auto [m, n, k] :
       {std::tuple(16u, 16u, 16u), {32u, 64u, 32u}, {64u, 16u, 64u}}) {
    DotKernel{m, n, k, "f16", "f32"}.compare<_Float16, float>();
    DotKernel{m, n, k, "bf16", "f32"}.compare<Bf16, float>();
  }
  DotKernel{32, 32, 16, "f16", "f16"}.compare<_Float16, _Float16>();
}

TEST(LowerDot, Of8BitFloats) {
  DotKernel{32, 32, 32, "f8E4M3FN", "f32"}.compare<Float8<3, 7>, float>();
  DotKernel{16, 32, 64, "f8E5M2", "f32"}.compare<Float8<2, 15>, float>({4});
  DotKernel{32, 16, 32, "f8E4M3FNUZ", "f32"}.compare<Float8<3, 8>, float>({4});
  DotKernel{32, 32, 32, "f8E5M2FNUZ", "f32"}.compare<Float8<2, 16>, float>({4});
}

// Where an instruction computes the transposed product, B's type is its first
// operand's.
TEST(LowerDot, OfTwo8BitFloats) {
  auto compare = [](auto a, auto b, const char *first, const char *second,
                    std::vector<const char *> gpus) {
    for (unsigned m : {16u, 64u}) {
      DotKernel kernel{m, 32, 32, first, "f32"};
      kernel.second = second;
      kernel.gpus = gpus;
      kernel.compare<decltype(a), float, decltype(b)>({4});
    }
  };
  Float8<3, 7> fp8;
  Float8<2, 15> bf8;
  std::vector<const char *> ocp = {"sm_89", "sm_90a", "gfx950", "gfx1201"};
  compare(fp8, bf8, "f8E4M3FN", "f8E5M2", ocp);
  compare(bf8, fp8, "f8E5M2", "f8E4M3FN", ocp);
  Float8<3, 8> fp8Fnuz;
  Float8<2, 16> bf8Fnuz;
  compare(fp8Fnuz, bf8Fnuz, "f8E4M3FNUZ", "f8E5M2FNUZ", {"gfx942"});
  compare(bf8Fnuz, fp8Fnuz, "f8E5M2FNUZ", "f8E4M3FNUZ", {"gfx942"});
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

// By warpgroups, whose sums of 8-bit floats are added up in parts: of k, and of
// iterations. B has k along its rows.
TEST(LowerDot, SumsOfSmallFloatsInParts) {
  for (const char *limit : {"0", "96", "1073741824"}) {
    SCOPED_TRACE(limit);
    DotKernel{64,
              16,
              256,
              "f8E4M3FN",
              "f32",
              fill(R"(
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %three = arith.constant 3 : i32
  %depth = arith.constant dense<256> : tensor<1x16xi32>
  %jt = arith.muli %jeb, %depth : tensor<1x16xi32>
  %jts = tt.broadcast %jt : tensor<1x16xi32> -> tensor<256x16xi32>
  %its = tt.broadcast %ieb : tensor<256x1xi32> -> tensor<256x16xi32>
  %ot = arith.addi %jts, %its : tensor<256x16xi32>
  %qt = tt.addptr %sb, %ot : tensor<256x16x!tt.ptr<f8E4M3FN>>, tensor<256x16xi32>
  %d = scf.for %i = %zero to %three step %one iter_args(%sum = %c) -> (tensor<$MxN>) : i32 {
    %x = tt.load %qa : tensor<64x256x!tt.ptr<f8E4M3FN>>
    %y = tt.load %qt : tensor<256x16x!tt.ptr<f8E4M3FN>>
    %next = tt.dot %x, %y, %sum {maxNumImpreciseAcc = $limit : i32} : tensor<$MxK> * tensor<$KxN> -> tensor<$MxN>
    scf.yield %next : tensor<$MxN>
  })",
                   {{"limit", limit}}),
              "",
              {"sm_90a", "sm_80", "gfx942"}}
        .compare<Float8<3, 7>, float>({4, 8});
  }
}

} // namespace
