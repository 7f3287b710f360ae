#include "test/unit/lowering/RandomLayout.h"
#include "gtest/gtest.h"
#include <set>

using namespace kiln;
using namespace kiln::test;
using llvm::SmallVector;

namespace {

TEST(LinearLayout, BlockedSaysWhereElementsAre) {
  // 2 elements a thread, 4x8 threads, 2 warps along the rows of a 16 x 16 tile.
  LinearLayout layout =
      LinearLayout::blocked({16, 16}, {1, 2}, {4, 8}, {2, 1}, {1, 0});
  EXPECT_EQ(layout.str(), "{register = [[0, 1], [8, 0]], lane = [[0, 2], [0, "
                          "4], [0, 8], [1, 0], [2, 0]], warp = [[4, 0]]}");
  EXPECT_EQ(layout.apply(1, 9, 1), (SmallVector<int64_t>{5, 3}));
  EXPECT_EQ(layout.contiguousRegisters(1), 2u);
  EXPECT_EQ(layout.contiguousRegisters(0), 1u);
  EXPECT_EQ(layout.registerDim(), 1u);
  EXPECT_EQ(layout.freeMask(HwDim::Lane), 0u);
}

TEST(LinearLayout, SmallTensorsLeaveThreadsFree) {
  LinearLayout layout = LinearLayout::blocked({64}, {4}, {32}, {4}, {0});
  EXPECT_EQ(layout.freeMask(HwDim::Lane), 16u);
  EXPECT_EQ(layout.freeMask(HwDim::Warp), 3u);
  EXPECT_EQ(layout.size(HwDim::Register), 4u);
  EXPECT_EQ(layout.apply(3, 31, 3), (SmallVector<int64_t>{63}));
}

TEST(LinearLayout, LargeTensorsRepeatInRegisters) {
  LinearLayout layout = LinearLayout::blocked({4096}, {4}, {32}, {8}, {0});
  EXPECT_EQ(layout.size(HwDim::Register), 16u);
  EXPECT_EQ(layout.apply(4, 0, 0), (SmallVector<int64_t>{1024}));
  EXPECT_EQ(layout.contiguousRegisters(0), 4u);
}

TEST(LinearLayout, EveryElementIsCoveredAndOwnersAreRight) {
  Random random(1);
  for (unsigned iteration = 0; iteration < 300; ++iteration) {
    SmallVector<int64_t> shape = randomShape(random, 11);
    LinearLayout layout =
        randomLayout(random, shape, 5, draw(random, 0, 3), iteration % 2);
    ASSERT_TRUE(layout.isSurjective()) << layout.str();
    ASSERT_TRUE(layout.isInjectiveUpToFreeBits()) << layout.str();
    std::set<uint64_t> covered;
    for (uint32_t warp = 0; warp < layout.size(HwDim::Warp); ++warp)
      for (uint32_t lane = 0; lane < layout.size(HwDim::Lane); ++lane)
        for (uint32_t reg = 0; reg < layout.size(HwDim::Register); ++reg) {
          SmallVector<int64_t> element = layout.apply(reg, lane, warp);
          covered.insert(layout.flatten(element));
          HwIndex canonical = {reg & ~layout.freeMask(HwDim::Register),
                               lane & ~layout.freeMask(HwDim::Lane),
                               warp & ~layout.freeMask(HwDim::Warp), 0};
          ASSERT_EQ(*layout.owner(element), canonical) << layout.str();
        }
    int64_t elements = 1;
    for (int64_t extent : shape)
      elements *= extent;
    ASSERT_EQ(int64_t(covered.size()), elements);
  }
}

TEST(LinearLayout, SliceAndExpandUndoEachOther) {
  Random random(2);
  for (unsigned iteration = 0; iteration < 100; ++iteration) {
    LinearLayout layout =
        randomLayout(random, randomShape(random, 9), 5, 2, true);
    unsigned dim = draw(random, 0, layout.rank());
    EXPECT_EQ(layout.expanded(dim).sliced(dim), layout);
    dim = draw(random, 0, layout.rank() - 1);
    EXPECT_EQ(layout.collapsed(dim).sliced(dim), layout.sliced(dim));
    EXPECT_TRUE(layout.sliced(dim).isSurjective());
  }
}

TEST(LinearLayout, TransposeAndReshapeKeepTheElements) {
  LinearLayout layout =
      LinearLayout::blocked({8, 32}, {1, 4}, {4, 8}, {2, 1}, {1, 0});
  LinearLayout turned = layout.transposed({1, 0});
  LinearLayout flat = layout.reshaped({256});
  for (uint32_t lane = 0; lane < 32; ++lane)
    for (uint32_t reg = 0; reg < 4; ++reg) {
      SmallVector<int64_t> at = layout.apply(reg, lane, 1);
      EXPECT_EQ(turned.apply(reg, lane, 1),
                (SmallVector<int64_t>{at[1], at[0]}));
      EXPECT_EQ(flat.apply(reg, lane, 1),
                (SmallVector<int64_t>{at[0] * 32 + at[1]}));
    }
  EXPECT_EQ(flat.reshaped({8, 32}), layout);
}

TEST(LinearLayout, RepresentsAMatrixCoreAccumulator) {
  // mma.m16n8 accumulator (PTX ISA, "Matrix Fragments for mma.m16n8k16"): rows
  // lane/4 and +8, columns 2*(lane%4)+{0,1}.
  LinearLayout accumulator(
      {LinearLayout::Bases{{0, 1}, {8, 0}},
       LinearLayout::Bases{{0, 2}, {0, 4}, {1, 0}, {2, 0}, {4, 0}},
       LinearLayout::Bases{}, LinearLayout::Bases{}},
      {16, 8});
  for (int64_t lane = 0; lane < 32; ++lane)
    for (int64_t reg = 0; reg < 4; ++reg)
      EXPECT_EQ(accumulator.apply(reg, lane, 0),
                (SmallVector<int64_t>{lane / 4 + 8 * (reg / 2),
                                      lane % 4 * 2 + reg % 2}));
  EXPECT_TRUE(accumulator.isSurjective() &&
              accumulator.isInjectiveUpToFreeBits());
}

TEST(Gf2, InverseAfterMatrixIsIdentity) {
  Random random(3);
  for (unsigned bits = 1; bits < 20; ++bits) {
    Gf2Matrix matrix(randomBasis(random, bits, true));
    EXPECT_EQ(matrix.inverse()->after(matrix), Gf2Matrix::identity(bits));
    EXPECT_EQ(matrix.after(*matrix.inverse()), Gf2Matrix::identity(bits));
  }
  EXPECT_FALSE(Gf2Matrix({1, 2, 3}).inverse());
}

TEST(Gf2, IntersectionsAndComplements) {
  Random random(4);
  for (unsigned iteration = 0; iteration < 200; ++iteration) {
    unsigned bits = draw(random, 1, 12), size = draw(random, 0, bits);
    SmallVector<uint64_t> a = randomBasis(random, bits, true),
                          b = randomBasis(random, bits, true);
    a.resize(size);
    b.resize(size);
    SmallVector<uint64_t> both(a);
    both.append(b.begin(), b.end());
    SmallVector<uint64_t> common = intersectSpans(a, b);
    EXPECT_EQ(common.size(), 2 * size - Gf2Matrix(both).rank());
    for (uint64_t vector : common)
      EXPECT_TRUE(Gf2Space(a).contains(vector) && Gf2Space(b).contains(vector));
    SmallVector<uint64_t> complement = commonComplement(a, b, bits);
    EXPECT_EQ(complement.size(), bits - size);
    for (SmallVector<uint64_t> side : {a, b}) {
      side.append(complement.begin(), complement.end());
      EXPECT_EQ(Gf2Matrix(side).rank(), bits);
    }
  }
}

} // namespace
