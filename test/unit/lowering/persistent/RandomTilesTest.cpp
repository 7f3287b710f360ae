// Matmuls over several tiles, of which each block of a wave takes some, against
// the reference: random tiles, ragged sizes, loops without an iteration,
// tiled grids of one to three axes, stages and warps, by pointers and by tensor
// maps.
#include "test/unit/lowering/MaskedStore.h"

using namespace kiln;
using namespace kiln::test;

namespace {

using Sizes = std::vector<unsigned>;

/// C[z] (m x n) = A[z] (m x k) * B[z] (k x n), a tile to a program, the numbers
/// of a tile along m and n in %row and %column.
struct Tiles {
  unsigned tileM, tileN, tileK, m, n, k, batches = 1, axes;
  bool aligned;

  unsigned rows() const { return llvm::divideCeil(m, tileM); }
  unsigned columns() const { return llvm::divideCeil(n, tileN); }
  std::array<unsigned, 3> grid() const {
    if (axes == 1)
      return {rows() * columns(), 1, 1};
    return {columns(), rows(), batches};
  }

  /// Groups of rows as Triton's tutorial has them; or the programs' own axes,
  /// from the last row up.
  std::string tiles() const {
    if (axes == 1)
      return R"(
  %batch = arith.constant 0 : i32
  %pid = tt.get_program_id x : i32
  %group = arith.constant 2 : i32
  %mmore = arith.constant $lastm : i32
  %nmore = arith.constant $lastn : i32
  %mu = arith.addi %m, %mmore : i32
  %nu = arith.addi %n, %nmore : i32
  %tm = arith.divsi %mu, %bm : i32
  %tn = arith.divsi %nu, %bn : i32
  %in = arith.muli %tn, %group : i32
  %gid = arith.divsi %pid, %in : i32
  %first = arith.muli %gid, %group : i32
  %leftm = arith.subi %tm, %first : i32
  %gs = arith.minsi %leftm, %group : i32
  %rest = arith.remsi %pid, %in : i32
  %inner = arith.remsi %rest, %gs : i32
  %row = arith.addi %first, %inner : i32
  %column = arith.divsi %rest, %gs : i32
  %isrow = arith.cmpi sge, %row, %zero : i32
  llvm.intr.assume %isrow : i1
  %iscolumn = arith.cmpi sge, %column, %zero : i32
  llvm.intr.assume %iscolumn : i1)";
    return std::string(R"(
  %column = tt.get_program_id x : i32
  %py = tt.get_program_id y : i32
  %ny = tt.get_num_programs y : i32
  %up = arith.subi %ny, %py : i32
  %row = arith.subi %up, %one : i32)") +
           (axes == 3 ? R"(
  %batch = tt.get_program_id z : i32)"
                      : R"(
  %batch = arith.constant 0 : i32)");
  }

  std::string text() const {
    return fill(
        R"(
tt.func public @k(%a: !tt.ptr<f16>$align, %b: !tt.ptr<f16>$align, %c: !tt.ptr<f32>$align, %m: i32$align, %n: i32$align, %k: i32$align) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %bm = arith.constant $BM : i32
  %bn = arith.constant $BN : i32
  %bk = arith.constant $BK : i32
  %more = arith.constant $last : i32
  %none = arith.constant dense<0.0> : tensor<$Cxf32>
  %za = arith.constant dense<0.0> : tensor<$Axf16>
  %zb = arith.constant dense<0.0> : tensor<$Bxf16>)" +
            tiles() + R"(
  %fm = arith.muli %row, %bm : i32
  %fn = arith.muli %column, %bn : i32
  %mi0 = tt.make_range {start = 0 : i32, end = $BM : i32} : tensor<$BMxi32>
  %ni0 = tt.make_range {start = 0 : i32, end = $BN : i32} : tensor<$BNxi32>
  %ki = tt.make_range {start = 0 : i32, end = $BK : i32} : tensor<$BKxi32>
  %fms = tt.splat %fm : i32 -> tensor<$BMxi32>
  %fns = tt.splat %fn : i32 -> tensor<$BNxi32>
  %mi = arith.addi %fms, %mi0 : tensor<$BMxi32>
  %ni = arith.addi %fns, %ni0 : tensor<$BNxi32>
  %rows = tt.expand_dims %mi {axis = 1 : i32} : tensor<$BMxi32> -> tensor<$BMx1xi32>
  %columns = tt.expand_dims %ni {axis = 0 : i32} : tensor<$BNxi32> -> tensor<1x$BNxi32>
  %down = tt.expand_dims %ki {axis = 1 : i32} : tensor<$BKxi32> -> tensor<$BKx1xi32>
  %across = tt.expand_dims %ki {axis = 0 : i32} : tensor<$BKxi32> -> tensor<1x$BKxi32>
  %mk = arith.muli %m, %k : i32
  %kn = arith.muli %k, %n : i32
  %mn = arith.muli %m, %n : i32
  %ba = arith.muli %mk, %batch : i32
  %bb = arith.muli %kn, %batch : i32
  %bc = arith.muli %mn, %batch : i32
  %pa0 = tt.addptr %a, %ba : !tt.ptr<f16>, i32
  %pb0 = tt.addptr %b, %bb : !tt.ptr<f16>, i32
  %pc0 = tt.addptr %c, %bc : !tt.ptr<f32>, i32
  %ks = tt.splat %k : i32 -> tensor<$BMx1xi32>
  %ar = arith.muli %rows, %ks : tensor<$BMx1xi32>
  %arb = tt.broadcast %ar : tensor<$BMx1xi32> -> tensor<$Axi32>
  %acb = tt.broadcast %across : tensor<1x$BKxi32> -> tensor<$Axi32>
  %ao = arith.addi %arb, %acb : tensor<$Axi32>
  %as = tt.splat %pa0 : !tt.ptr<f16> -> tensor<$Ax!tt.ptr<f16>>
  %ap = tt.addptr %as, %ao : tensor<$Ax!tt.ptr<f16>>, tensor<$Axi32>
  %ns0 = tt.splat %n : i32 -> tensor<$BKx1xi32>
  %br = arith.muli %down, %ns0 : tensor<$BKx1xi32>
  %brb = tt.broadcast %br : tensor<$BKx1xi32> -> tensor<$Bxi32>
  %bcb = tt.broadcast %columns : tensor<1x$BNxi32> -> tensor<$Bxi32>
  %bo = arith.addi %brb, %bcb : tensor<$Bxi32>
  %bs = tt.splat %pb0 : !tt.ptr<f16> -> tensor<$Bx!tt.ptr<f16>>
  %bp = tt.addptr %bs, %bo : tensor<$Bx!tt.ptr<f16>>, tensor<$Bxi32>
  %ms = tt.splat %m : i32 -> tensor<$BMx1xi32>
  %ns = tt.splat %n : i32 -> tensor<1x$BNxi32>
  %hasrow = arith.cmpi slt, %rows, %ms : tensor<$BMx1xi32>
  %hascolumn = arith.cmpi slt, %columns, %ns : tensor<1x$BNxi32>
  %hasrowa = tt.broadcast %hasrow : tensor<$BMx1xi1> -> tensor<$Axi1>
  %hascolumnb = tt.broadcast %hascolumn : tensor<1x$BNxi1> -> tensor<$Bxi1>
  %stepa = tt.splat %bk : i32 -> tensor<$Axi32>
  %step = arith.muli %n, %bk : i32
  %stepb = tt.splat %step : i32 -> tensor<$Bxi32>
  %kmore = arith.addi %k, %more : i32
  %iterations = arith.divsi %kmore, %bk : i32
  %r:3 = scf.for %i = %zero to %iterations step %one iter_args(%pa = %ap, %pb = %bp, %sum = %none) -> (tensor<$Ax!tt.ptr<f16>>, tensor<$Bx!tt.ptr<f16>>, tensor<$Cxf32>) : i32 {
    %done = arith.muli %i, %bk : i32
    %left = arith.subi %k, %done : i32
    %lefta = tt.splat %left : i32 -> tensor<1x$BKxi32>
    %leftb = tt.splat %left : i32 -> tensor<$BKx1xi32>
    %ka = arith.cmpi slt, %across, %lefta : tensor<1x$BKxi32>
    %kb = arith.cmpi slt, %down, %leftb : tensor<$BKx1xi32>
    %kab = tt.broadcast %ka : tensor<1x$BKxi1> -> tensor<$Axi1>
    %kbb = tt.broadcast %kb : tensor<$BKx1xi1> -> tensor<$Bxi1>
    %maska = arith.andi %kab, %hasrowa : tensor<$Axi1>
    %maskb = arith.andi %kbb, %hascolumnb : tensor<$Bxi1>
    %x = tt.load %pa, %maska, %za : tensor<$Ax!tt.ptr<f16>>
    %y = tt.load %pb, %maskb, %zb : tensor<$Bx!tt.ptr<f16>>
    %d = tt.dot %x, %y, %sum, inputPrecision = tf32 : tensor<$Axf16> * tensor<$Bxf16> -> tensor<$Cxf32>
    %na = tt.addptr %pa, %stepa : tensor<$Ax!tt.ptr<f16>>, tensor<$Axi32>
    %nb = tt.addptr %pb, %stepb : tensor<$Bx!tt.ptr<f16>>, tensor<$Bxi32>
    scf.yield %na, %nb, %d : tensor<$Ax!tt.ptr<f16>>, tensor<$Bx!tt.ptr<f16>>, tensor<$Cxf32>
  })" + maskedStore("pc0", "f32", "r#2"),
        {{"align", aligned ? " {tt.divisibility = 16 : i32}" : ""},
         {"lastm", std::to_string(tileM - 1)},
         {"lastn", std::to_string(tileN - 1)},
         {"last", std::to_string(tileK - 1)},
         {"BM", std::to_string(tileM)},
         {"BN", std::to_string(tileN)},
         {"BK", std::to_string(tileK)},
         {"A", std::to_string(tileM) + "x" + std::to_string(tileK)},
         {"B", std::to_string(tileK) + "x" + std::to_string(tileN)},
         {"C", std::to_string(tileM) + "x" + std::to_string(tileN)}});
  }

  void compare(const char *gpu, unsigned warps, unsigned stages, bool byMaps,
               bool hasRoles = false) const {
    SCOPED_TRACE(hasRoles ? "with roles"
                 : byMaps ? "by tensor maps"
                          : "by pointers");
    Differential test(text(), grid());
    if (byMaps)
      test.tensorMaps();
    if (hasRoles)
      test.warpSpecialize();
    test.buffer(smallNumbers<_Float16>(std::max(1u, batches * m * k), -2, 2))
        .buffer(smallNumbers<_Float16>(std::max(1u, batches * k * n), -2, 2, 8))
        .buffer(std::vector<float>(batches * m * n, 7))
        .scalar(m, 4)
        .scalar(n, 4)
        .scalar(k, 4)
        .on({gpu})
        .stages(stages)
        .persistent()
        .compare<float>(0, 0, {warps});
  }
};

class RandomTiles : public testing::TestWithParam<unsigned> {};

TEST_P(RandomTiles, MatchesTheReference) {
  std::mt19937 random(GetParam());
  auto among = [&](auto choices) { return choices[random() % choices.size()]; };
  Tiles tiles;
  tiles.tileM = among(Sizes{16, 64, 64, 128});
  tiles.tileN = among(Sizes{16, 32, 64, 128});
  tiles.tileK = among(Sizes{16, 32, 64});
  tiles.axes = among(Sizes{1, 1, 2, 3});
  tiles.batches = tiles.axes == 3 ? 2 : 1;
  tiles.aligned = random() % 3;
  auto size = [&](unsigned tile, Sizes counts) {
    unsigned whole = tile * among(counts);
    if (!whole || random() % 2)
      return whole;
    return tiles.aligned ? std::max(16u, whole - 16)
                         : whole - unsigned(random() % 7);
  };
  // One tile is less than a wave; without an iteration of the loop there are
  // zeros.
  tiles.m = size(tiles.tileM, {1, 2, 3});
  tiles.n = size(tiles.tileN, {1, 2, 3});
  tiles.k = size(tiles.tileK, {0, 1, 2, 3, 5});
  const char *gpus[] = {"sm_90a", "sm_100a", "sm_90a", "sm_80"};
  llvm::StringRef gpu = gpus[GetParam() % std::size(gpus)];
  unsigned warps = among(Sizes{4, 8}), stages = among(Sizes{1, 2, 3, 4});
  SCOPED_TRACE("seed " + std::to_string(GetParam()) + ", stages " +
               std::to_string(stages));
  tiles.compare(gpu.data(), warps, stages, /*byMaps=*/false);
  if (tiles.aligned && tiles.k && gpu != "sm_80")
    tiles.compare(gpu.data(), warps, stages, /*byMaps=*/true);
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomTiles, testing::Range(0u, 64u));

// With warps of their own for copies and for dots on the tensor core, which hand
// over one or two accumulators.
class RandomTilesWithRoles : public testing::TestWithParam<unsigned> {};

TEST_P(RandomTilesWithRoles, MatchTheReference) {
  std::mt19937 random(GetParam());
  auto among = [&](auto choices) { return choices[random() % choices.size()]; };
  Tiles tiles;
  tiles.tileM = among(Sizes{64, 128});
  tiles.tileN = among(Sizes{16, 32, 64, 128, 256});
  tiles.tileK = among(Sizes{32, 64});
  tiles.axes = among(Sizes{1, 2, 3});
  tiles.batches = tiles.axes == 3 ? 2 : 1;
  tiles.aligned = true;
  auto size = [&](unsigned tile, Sizes counts) {
    unsigned whole = tile * among(counts);
    return random() % 2 ? whole : std::max(16u, whole - 16);
  };
  tiles.m = size(tiles.tileM, {1, 2, 3});
  tiles.n = size(tiles.tileN, {1, 2});
  tiles.k = size(tiles.tileK, {1, 2, 3, 5});
  const char *gpu = among(std::array{"sm_100a", "sm_103a"});
  unsigned warps = among(Sizes{4, 8}), stages = among(Sizes{2, 3, 4});
  SCOPED_TRACE("seed " + std::to_string(GetParam()) + ", stages " +
               std::to_string(stages));
  tiles.compare(gpu, warps, stages, /*byMaps=*/true, /*hasRoles=*/true);
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomTilesWithRoles, testing::Range(0u, 24u));

} // namespace
