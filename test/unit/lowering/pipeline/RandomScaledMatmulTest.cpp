// Matmuls of scaled operands in pipelined loops on the tensor core of sm_100a
// and sm_103a, and on sm_90a, where both operands are converted, of random types, tiles, alignments, ragged sizes, warps and
// stages, with and without tensor maps, for a grid and for resident blocks,
// against the reference. KILN_SCALED_MATMUL_SEEDS=<a>-<b> runs other seeds.
#include "test/unit/Seeds.h"
#include "test/unit/lowering/pipeline/ScaledMatmul.h"

using namespace kiln;
using namespace kiln::test;

namespace {

using Sizes = std::vector<unsigned>;

/// Where one runs.
struct Variant {
  const char *gpu;
  unsigned warps, stages;
  bool byMaps, resident;
};

void compare(const ScaledMatmul &matmul, const Variant &on,
             std::mt19937 random) {
  SCOPED_TRACE(std::string(on.byMaps ? "by tensor maps" : "by pointers") +
               (on.resident ? ", resident" : ""));
  Differential test(matmul.text(),
                    {llvm::divideCeil(matmul.m, matmul.tileM),
                     llvm::divideCeil(matmul.n, matmul.tileN), 1});
  if (on.byMaps)
    test.tensorMaps();
  if (on.resident)
    test.persistent();
  matmul.fillArguments(test, random);
  test.on({on.gpu}).stages(on.stages).compare<float>(0, 0, {on.warps});
}

bool agrees(uint64_t seed) {
  SCOPED_TRACE("KILN_SCALED_MATMUL_SEEDS=" + std::to_string(seed) + "-" +
               std::to_string(seed));
  std::mt19937 random(seed);
  auto among = [&](auto choices) { return choices[random() % choices.size()]; };
  ScaledMatmul matmul;
  matmul.run = 32;
  matmul.scale = "i8";
  switch (seed % 4) {
  case 0:
    matmul.a = among(std::vector<Element>{kE4M3, kE5M2});
    matmul.b = among(std::vector<Element>{kE4M3, kE5M2});
    break;
  case 3:
    matmul.a = among(std::vector<Element>{kE4M3, kE5M2});
    matmul.b = kE2M1;
    if (random() % 2)
      std::swap(matmul.a, matmul.b);
    break;
  case 1:
    matmul.a = matmul.b = kE2M1;
    break;
  default:
    matmul.a = matmul.b = kE2M1;
    matmul.run = 16;
    matmul.scale = "f8E4M3FN";
  }
  matmul.tileM = among(Sizes{128, 128, 128, 256});
  matmul.tileN = among(Sizes{16, 32, 64, 128, 128, 256});
  matmul.tileK = among(Sizes{64, 128, 128, 256});
  if (matmul.tileM * matmul.tileN > 128 * 128)
    matmul.tileK = 128;
  matmul.aligned = random() % 3;
  auto size = [&](unsigned tile) {
    unsigned whole = random() % 2 ? tile : tile + 16;
    return matmul.aligned ? whole : whole - random() % 7;
  };
  matmul.m = size(matmul.tileM);
  matmul.n = size(matmul.tileN);
  unsigned last = random() % 2 ? 0 : matmul.tileK / 2;
  matmul.k = matmul.tileK * among(Sizes{1, 2, 3, 5}) - last;
  if (random() % 6 == 0)
    (random() % 2 ? matmul.scalesA : matmul.scalesB) = false;
  Variant on;
  on.gpu = among(std::vector<const char *>{"sm_100a", "sm_103a", "sm_90a"});
  on.warps = among(Sizes{4, 4, 8});
  on.stages = among(Sizes{1, 2, 3, 4});
  on.byMaps = random() % 3 == 0;
  on.resident = random() % 4 == 0;
  compare(matmul, on, random);
  return !testing::Test::HasFailure();
}

TEST(RandomScaledMatmul, MatchesTheReference) {
  runSeeds("KILN_SCALED_MATMUL_SEEDS", 12, agrees);
}

} // namespace
