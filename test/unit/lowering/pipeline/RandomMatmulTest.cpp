// Matmuls in pipelined loops with random types, tiles, orders of B in memory,
// alignments, ragged sizes that are masked off or wrap around, warps and stages
// against the reference, by warpgroups (sm_90a), with and without tensor maps,
// and by each warp for itself; and as many again on gfx950, whose LDS hands out
// columns and takes copies from global memory, and on sm_100a, whose tensor
// core keeps the accumulators.
#include "targets/gpu/GpuTarget.h"
#include "targets/gpu/GpuTraits.h"
#include "test/unit/lowering/MaskedStore.h"
#include "test/unit/lowering/ops/dot/DotKernel.h"

using namespace kiln;
using namespace kiln::test;

namespace {

using Sizes = std::vector<unsigned>;

/// One block: C (m x n, in a tile of BM x BN) = A (mxk) times B, iterations of
/// BK. B is stored by columns or by rows. Rows of A and columns of B that there
/// are not are masked off, or wrap around to those that there are.
struct Matmul {
  unsigned tileM, tileN, tileK, m, n, k;
  std::string type, result;
  bool byColumns, aligned, wraps;
  unsigned limit;
  MatrixShape shape = MatrixShape::Any; // on AMD
  KPack pack = KPack::Two;

  std::string text() const {
    return fill(
        R"(
tt.func public @k(%a: !tt.ptr<$t>$from, %b: !tt.ptr<$t>$from, %c: !tt.ptr<$r>$align, %m: i32$align, %n: i32$align, %k: i32$align) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %bk = arith.constant $BK : i32
  %more = arith.constant $last : i32
  %none = arith.constant dense<0.0> : tensor<$Cxf32>
  %za = arith.constant dense<0.0> : tensor<$Ax$t>
  %zb = arith.constant dense<0.0> : tensor<$Bx$t>
  %mi = tt.make_range {start = 0 : i32, end = $BM : i32} : tensor<$BMxi32>
  %ni = tt.make_range {start = 0 : i32, end = $BN : i32} : tensor<$BNxi32>
  %ki = tt.make_range {start = 0 : i32, end = $BK : i32} : tensor<$BKxi32>
  %rows = tt.expand_dims %mi {axis = 1 : i32} : tensor<$BMxi32> -> tensor<$BMx1xi32>
  %columns = tt.expand_dims %ni {axis = 0 : i32} : tensor<$BNxi32> -> tensor<1x$BNxi32>
  %down = tt.expand_dims %ki {axis = 1 : i32} : tensor<$BKxi32> -> tensor<$BKx1xi32>
  %across = tt.expand_dims %ki {axis = 0 : i32} : tensor<$BKxi32> -> tensor<1x$BKxi32>
  %ks = tt.splat %k : i32 -> tensor<$BMx1xi32>
)" +
            std::string(wraps ? R"(
  %msize = tt.splat %m : i32 -> tensor<$BMxi32>
  %nsize = tt.splat %n : i32 -> tensor<$BNxi32>
  %mw = arith.remsi %mi, %msize : tensor<$BMxi32>
  %nw = arith.remsi %ni, %nsize : tensor<$BNxi32>
  %rowsa = tt.expand_dims %mw {axis = 1 : i32} : tensor<$BMxi32> -> tensor<$BMx1xi32>
  %columnsb = tt.expand_dims %nw {axis = 0 : i32} : tensor<$BNxi32> -> tensor<1x$BNxi32>)"
                              : R"(
  %none0 = arith.constant dense<0> : tensor<$BMx1xi32>
  %none1 = arith.constant dense<0> : tensor<1x$BNxi32>
  %rowsa = arith.addi %rows, %none0 : tensor<$BMx1xi32>
  %columnsb = arith.addi %columns, %none1 : tensor<1x$BNxi32>)") +
            R"(
  %ar = arith.muli %rowsa, %ks : tensor<$BMx1xi32>
  %arb = tt.broadcast %ar : tensor<$BMx1xi32> -> tensor<$Axi32>
  %acb = tt.broadcast %across : tensor<1x$BKxi32> -> tensor<$Axi32>
  %ao = arith.addi %arb, %acb : tensor<$Axi32>
  %as = tt.splat %a : !tt.ptr<$t> -> tensor<$Ax!tt.ptr<$t>>
  %ap = tt.addptr %as, %ao : tensor<$Ax!tt.ptr<$t>>, tensor<$Axi32>)" +
            std::string(byColumns ? R"(
  %bw = tt.splat %k : i32 -> tensor<1x$BNxi32>
  %bc = arith.muli %columnsb, %bw : tensor<1x$BNxi32>
  %bcb = tt.broadcast %bc : tensor<1x$BNxi32> -> tensor<$Bxi32>
  %brb = tt.broadcast %down : tensor<$BKx1xi32> -> tensor<$Bxi32>
  %step = arith.constant $BK : i32)"
                                  : R"(
  %bw = tt.splat %n : i32 -> tensor<$BKx1xi32>
  %br = arith.muli %down, %bw : tensor<$BKx1xi32>
  %brb = tt.broadcast %br : tensor<$BKx1xi32> -> tensor<$Bxi32>
  %bcb = tt.broadcast %columnsb : tensor<1x$BNxi32> -> tensor<$Bxi32>
  %step = arith.muli %n, %bk : i32)") +
            R"(
  %bo = arith.addi %brb, %bcb : tensor<$Bxi32>
  %bs = tt.splat %b : !tt.ptr<$t> -> tensor<$Bx!tt.ptr<$t>>
  %bp = tt.addptr %bs, %bo : tensor<$Bx!tt.ptr<$t>>, tensor<$Bxi32>
  %ms = tt.splat %m : i32 -> tensor<$BMx1xi32>
  %ns = tt.splat %n : i32 -> tensor<1x$BNxi32>
  %hasrow = arith.cmpi slt, %rows, %ms : tensor<$BMx1xi32>
  %hascolumn = arith.cmpi slt, %columns, %ns : tensor<1x$BNxi32>
  %hasrowa = tt.broadcast %hasrow : tensor<$BMx1xi1> -> tensor<$Axi1>
  %hascolumnb = tt.broadcast %hascolumn : tensor<1x$BNxi1> -> tensor<$Bxi1>
  %stepa = tt.splat %bk : i32 -> tensor<$Axi32>
  %stepb = tt.splat %step : i32 -> tensor<$Bxi32>
  %kmore = arith.addi %k, %more : i32
  %iterations = arith.divsi %kmore, %bk : i32
  %r:3 = scf.for %i = %zero to %iterations step %one iter_args(%pa = %ap, %pb = %bp, %sum = %none) -> (tensor<$Ax!tt.ptr<$t>>, tensor<$Bx!tt.ptr<$t>>, tensor<$Cxf32>) : i32 {
    %done = arith.muli %i, %bk : i32
    %left = arith.subi %k, %done : i32
    %lefta = tt.splat %left : i32 -> tensor<1x$BKxi32>
    %leftb = tt.splat %left : i32 -> tensor<$BKx1xi32>
    %ka = arith.cmpi slt, %across, %lefta : tensor<1x$BKxi32>
    %kb = arith.cmpi slt, %down, %leftb : tensor<$BKx1xi32>
    %kab = tt.broadcast %ka : tensor<1x$BKxi1> -> tensor<$Axi1>
    %kbb = tt.broadcast %kb : tensor<$BKx1xi1> -> tensor<$Bxi1>
)" +
            std::string(wraps ? R"(
    %maska = arith.andi %kab, %kab : tensor<$Axi1>
    %maskb = arith.andi %kbb, %kbb : tensor<$Bxi1>)"
                              : R"(
    %maska = arith.andi %kab, %hasrowa : tensor<$Axi1>
    %maskb = arith.andi %kbb, %hascolumnb : tensor<$Bxi1>)") +
            R"(
    %x = tt.load %pa, %maska, %za : tensor<$Ax!tt.ptr<$t>>
    %y = tt.load %pb, %maskb, %zb : tensor<$Bx!tt.ptr<$t>>
    %d = tt.dot %x, %y, %sum, inputPrecision = tf32 {maxNumImpreciseAcc = $limit : i32} : tensor<$Ax$t> * tensor<$Bx$t> -> tensor<$Cxf32>
    %na = tt.addptr %pa, %stepa : tensor<$Ax!tt.ptr<$t>>, tensor<$Axi32>
    %nb = tt.addptr %pb, %stepb : tensor<$Bx!tt.ptr<$t>>, tensor<$Bxi32>
    scf.yield %na, %nb, %d : tensor<$Ax!tt.ptr<$t>>, tensor<$Bx!tt.ptr<$t>>, tensor<$Cxf32>
  })" +
            std::string(result == "f32" ? R"(
  %v = arith.addf %r#2, %none : tensor<$Cxf32>)"
                                        : R"(
  %v = arith.truncf %r#2 : tensor<$Cxf32> to tensor<$Cx$r>)") +
            maskedStore("c", "$r", "v"),
        {{"align", aligned ? " {tt.divisibility = 16 : i32}" : ""},
         {"from",
          aligned ? " {tt.divisibility = 16 : i32, tt.pointer_range = 32 : i32}"
                  : ""},
         {"limit", std::to_string(limit)},
         {"last", std::to_string(tileK - 1)},
         {"BM", std::to_string(tileM)},
         {"BN", std::to_string(tileN)},
         {"BK", std::to_string(tileK)},
         {"A", std::to_string(tileM) + "x" + std::to_string(tileK)},
         {"B", std::to_string(tileK) + "x" + std::to_string(tileN)},
         {"C", std::to_string(tileM) + "x" + std::to_string(tileN)},
         {"t", type},
         {"r", result}});
  }

  template <typename T, typename Result>
  void compare(const char *gpu, unsigned warps, unsigned stages) const {
    for (bool byMaps : {false, true})
      compare<T, Result>(gpu, warps, stages, byMaps);
  }
  template <typename T, typename Result>
  void compare(const char *gpu, unsigned warps, unsigned stages,
               bool byMaps) const {
    if (byMaps && !hasTensorCopies(*lookupGpuTarget(gpu)))
      return;
    SCOPED_TRACE(byMaps ? "by tensor maps" : "by pointers");
    Differential test(text());
    if (byMaps)
      test.tensorMaps();
    test.buffer(smallNumbers<T>(m * k, -2, 2))
        .buffer(smallNumbers<T>(k * n, -2, 2, 8))
        .buffer(std::vector<Result>(m * n))
        .scalar(m, 4)
        .scalar(n, 4)
        .scalar(k, 4)
        .on({gpu})
        .stages(stages)
        .matrices(shape, pack)
        .template compare<Result>(0, 0, {warps});
  }
  template <typename T>
  void compareAs(const char *gpu, unsigned warps, unsigned stages) const {
    if (result == "f32")
      compare<T, float>(gpu, warps, stages);
    else
      compare<T, _Float16>(gpu, warps, stages);
  }
};

/// The matmul of a seed; on any GPU where `only` is null.
void compareSeed(unsigned seed, const char *only) {
  std::mt19937 random(seed);
  auto among = [&](auto choices) { return choices[random() % choices.size()]; };
  Matmul matmul;
  matmul.tileM = among(Sizes{16, 64, 64, 128});
  matmul.tileN = among(Sizes{8, 16, 32, 64, 128});
  matmul.tileK = among(Sizes{16, 32, 64, 128});
  matmul.aligned = random() % 3;
  auto size = [&](unsigned tile) {
    unsigned whole = std::max<unsigned>(16, tile - 16 * (random() % 2));
    return matmul.aligned ? whole : whole - random() % 7;
  };
  matmul.m = size(matmul.tileM);
  matmul.n = size(std::max(16u, matmul.tileN));
  matmul.k = size(matmul.tileK * among(Sizes{1, 2, 5}));
  matmul.result = among(std::vector<std::string>{"f16", "f32"});
  matmul.wraps = seed % 3 == 1;
  matmul.byColumns = random() % 2;
  matmul.limit = among(Sizes{0, 32, 100, 1u << 30});
  const char *gpu = only ? only
                    : seed % 4 == 3
                        ? among(std::vector<const char *>{"sm_80", "gfx942"})
                        : "sm_90a";
  unsigned warps = among(Sizes{4, 8}), stages = among(Sizes{1, 2, 3, 4});
  std::mt19937 more(~seed);
  if (llvm::StringRef(gpu).starts_with("gfx9")) {
    matmul.shape = MatrixShape(more() % 3);
    matmul.pack = KPack(more() % 2);
  }
  SCOPED_TRACE("seed " + std::to_string(seed) + ", stages " +
               std::to_string(stages));
  switch (random() % 5) {
  case 0:
    matmul.type = "f16";
    return matmul.compareAs<_Float16>(gpu, warps, stages);
  case 1:
    matmul.type = "bf16";
    return matmul.compareAs<Bf16>(gpu, warps, stages);
  case 2:
    matmul.type = "f32";
    return matmul.compareAs<float>(gpu, warps, stages);
  case 3:
    matmul.type = "f8E5M2";
    return matmul.compareAs<Float8<2, 15>>(gpu, warps, stages);
  default:
    matmul.type = "f8E4M3FN";
    return matmul.compareAs<Float8<3, 7>>(gpu, warps, stages);
  }
}

class RandomMatmul : public testing::TestWithParam<unsigned> {};

TEST_P(RandomMatmul, MatchesTheReference) { compareSeed(GetParam(), nullptr); }
TEST_P(RandomMatmul, MatchesTheReferenceOnCdna4) {
  compareSeed(GetParam(), "gfx950");
}
TEST_P(RandomMatmul, MatchesTheReferenceInTensorMemory) {
  compareSeed(GetParam(), "sm_100a");
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomMatmul, testing::Range(0u, 64u));

} // namespace
