//===- BanksTest.cpp - which lanes of an access are served at once --------===//
#include "targets/gpu/Banks.h"
#include "targets/gpu/GpuTarget.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace kiln;

namespace {

/// The lanes below `lanes` that are served together with lane 0.
std::vector<unsigned> withLane0(const char *gpu, unsigned bytes, bool reads,
                                unsigned lanes) {
  BankPhases phases = bankPhases(*lookupGpuTarget(gpu), bytes, reads);
  std::vector<unsigned> result;
  for (unsigned lane = 0; lane != lanes; ++lane)
    if (phases.firstLane(lane) == 0)
      result.push_back(lane);
  return result;
}

std::vector<unsigned> below(unsigned end) {
  std::vector<unsigned> lanes;
  for (unsigned lane = 0; lane != end; ++lane)
    lanes.push_back(lane);
  return lanes;
}

TEST(Banks, NeighboursFillARowOfBanks) {
  for (bool reads : {false, true}) {
    EXPECT_EQ(withLane0("sm_90a", 1, reads, 32), below(32));
    EXPECT_EQ(withLane0("sm_90a", 4, reads, 32), below(32));
    EXPECT_EQ(withLane0("sm_90a", 8, reads, 32), below(16));
    EXPECT_EQ(withLane0("sm_80", 16, reads, 32), below(8));
    EXPECT_EQ(withLane0("gfx1100", 16, reads, 32), below(8));
  }
  EXPECT_EQ(withLane0("gfx942", 16, /*reads=*/false, 64), below(8));
}

TEST(Banks, CdnaReadsFarLanesTogether) {
  std::vector<unsigned> cdna3 = {0, 1, 2, 3, 20, 21, 22, 23};
  EXPECT_EQ(withLane0("gfx942", 16, /*reads=*/true, 64), cdna3);
  EXPECT_EQ(withLane0("gfx90a", 12, /*reads=*/true, 64), cdna3);
  std::vector<unsigned> cdna4 = {0,  1,  2,  3,  12, 13, 14, 15,
                                 20, 21, 22, 23, 24, 25, 26, 27};
  EXPECT_EQ(withLane0("gfx950", 16, /*reads=*/true, 64), cdna4);
  EXPECT_EQ(withLane0("gfx950", 8, /*reads=*/true, 64), below(32));
  const GpuTarget &gpu = *lookupGpuTarget("gfx950");
  EXPECT_EQ(bankPhases(gpu, 16, /*reads=*/true).banks, 2 * kBanks);
  EXPECT_EQ(bankPhases(gpu, 16, /*reads=*/false).banks, kBanks);
  // Every phase has as many lanes, and each lane is in one.
  BankPhases phases = bankPhases(gpu, 16, /*reads=*/true);
  std::vector<unsigned> sizes(64, 0);
  for (unsigned lane = 0; lane != 64; ++lane)
    ++sizes[phases.firstLane(lane)];
  EXPECT_EQ(llvm::count(sizes, 16u), 4);
}

TEST(Banks, WordsOfABank) {
  EXPECT_EQ(mostWordsOfBank({0, 4, 8}, 4), 1u);
  EXPECT_EQ(mostWordsOfBank({0, 1, 2, 3}, 1), 1u); // one word
  EXPECT_EQ(mostWordsOfBank({0, 128, 256, 128}, 4), 3u);
  EXPECT_EQ(mostWordsOfBank({0, 128}, 4, /*banks=*/64), 1u);
  EXPECT_EQ(mostWordsOfBank({0, 16, 128 + 12}, 16), 2u);
}

} // namespace
