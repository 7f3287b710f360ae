// First bytes for buffers: nothing that interferes overlaps, and where the
// fewest bytes are known they are found.
#include "lowering/shared/Placement.h"
#include "test/unit/lowering/RandomLayout.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace kiln::test;

namespace {

TEST(Placement, SharesWhatIsNotLiveTogether) {
  llvm::SmallVector<PlacedBuffer> buffers = {{256, 16}, {512, 16}, {256, 16}};
  auto neighbours = [](unsigned a, unsigned b) {
    return a + 1 == b || b + 1 == a;
  };
  EXPECT_EQ(placeBuffers(buffers, neighbours), 768);
  EXPECT_EQ(buffers[0].offset, buffers[2].offset);
}

TEST(Placement, KeepsAlignment) {
  llvm::SmallVector<PlacedBuffer> buffers = {{100, 16}, {2048, 1024}, {8, 128}};
  auto all = [](unsigned, unsigned) { return true; };
  EXPECT_EQ(placeBuffers(buffers, all), 2048 + 112 + 24);
  EXPECT_EQ(buffers[1].offset % 1024, 0);
  EXPECT_EQ(buffers[2].offset % 128, 0);
}

TEST(Placement, WhatIsFirstAmongEquals) {
  llvm::SmallVector<PlacedBuffer> buffers = {
      {256, 16}, {256, 16, /*isFirst=*/true}, {512, 16}};
  EXPECT_EQ(placeBuffers(buffers, [](unsigned, unsigned) { return true; }),
            1024);
  EXPECT_EQ(buffers[2].offset, 0);
  EXPECT_EQ(buffers[1].offset, 512);
  EXPECT_EQ(buffers[0].offset, 768);
}

TEST(Placement, NothingIsNothing) {
  llvm::SmallVector<PlacedBuffer> buffers;
  EXPECT_EQ(placeBuffers(buffers, [](unsigned, unsigned) { return true; }), 0);
}

// Intervals on a line need no more than their deepest point if they are all of
// one size, and that is found.
TEST(Placement, RandomIntervals) {
  Random random(11);
  for (unsigned iteration = 0; iteration < 200; ++iteration) {
    bool sameSize = iteration % 2;
    llvm::SmallVector<PlacedBuffer> buffers;
    llvm::SmallVector<std::pair<unsigned, unsigned>> lives;
    for (unsigned count = draw(random, 1, 12); count--;) {
      unsigned begin = draw(random, 0, 20);
      lives.push_back({begin, begin + draw(random, 1, 8)});
      buffers.push_back({sameSize ? 64 : 16 * draw(random, 1, 32), 16});
    }
    auto interfere = [&](unsigned a, unsigned b) {
      return lives[a].first < lives[b].second &&
             lives[b].first < lives[a].second;
    };
    int64_t total = placeBuffers(buffers, interfere), deepest = 0;
    for (unsigned point = 0; point < 30; ++point) {
      int64_t live = 0;
      for (unsigned a = 0; a < buffers.size(); ++a)
        if (lives[a].first <= point && point < lives[a].second)
          live += buffers[a].bytes;
      deepest = std::max(deepest, live);
    }
    EXPECT_GE(total, deepest);
    EXPECT_LE(total, 2 * deepest);
    for (unsigned a = 0; a < buffers.size(); ++a) {
      EXPECT_EQ(buffers[a].offset % buffers[a].alignment, 0);
      EXPECT_LE(buffers[a].offset + buffers[a].bytes, total);
      for (unsigned b = 0; b < a; ++b)
        EXPECT_FALSE(interfere(a, b) &&
                     buffers[a].offset < buffers[b].offset + buffers[b].bytes &&
                     buffers[b].offset < buffers[a].offset + buffers[a].bytes);
    }
  }
}

} // namespace
