// Which way an operand lies in shared memory that threads store there.
#include "lowering/interface/InPlaceStores.h"
#include "lowering/conversion/LocalAccess.h"
#include "lowering/dot/Warpgroup.h"
#include "gtest/gtest.h"

using namespace kiln;

namespace {

constexpr unsigned kRows = 64, kColumns = 128;

/// A warp's lanes along columns, and a thread's registers along rows.
const LinearLayout lanesAlongColumns =
    LinearLayout::blocked({kRows, kColumns}, {1, 1}, {1, 32}, {4, 1}, {1, 0});

/// As matrix instructions read it, contiguous along a dimension of `allowed`.
std::optional<InPlaceStores> storesOf(const LinearLayout &from, unsigned bytes,
                                      bool areSeparate,
                                      std::vector<unsigned> allowed) {
  return planInPlaceStores(
      from, bytes, areSeparate,
      [&](unsigned dim) -> std::optional<LinearLayout> {
        if (!llvm::is_contained(allowed, dim))
          return std::nullopt;
        auto operand = WarpgroupOperand::create({kRows, kColumns}, bytes, dim);
        return operand ? std::optional(operand->sharedLayout()) : std::nullopt;
      });
}

unsigned conflictsOf(const LinearLayout &from, const InPlaceStores &stores,
                     unsigned bytes) {
  return bankConflicts(planLocalAccess(from, stores.memory, bytes));
}

TEST(InPlaceStores, ElementsLieAsLanesHaveThem) {
  for (unsigned bytes : {1, 2}) {
    SCOPED_TRACE(bytes);
    auto any = storesOf(lanesAlongColumns, bytes, true, {0, 1}),
         alongRows = storesOf(lanesAlongColumns, bytes, true, {0});
    ASSERT_TRUE(any && alongRows);
    EXPECT_EQ(conflictsOf(lanesAlongColumns, *any, bytes), 1u);
    EXPECT_GT(conflictsOf(lanesAlongColumns, *alongRows, bytes), 1u);
    EXPECT_LT(any->cost, alongRows->cost);
    EXPECT_EQ(
        any->memory,
        WarpgroupOperand::create({kRows, kColumns}, bytes, 1)->sharedLayout());
  }
}

TEST(InPlaceStores, NeighboursOfAThreadStayTogether) {
  // What has been loaded in vectors lies along them or nowhere.
  LinearLayout vectors =
      LinearLayout::blocked({kRows, kColumns}, {1, 8}, {2, 16}, {4, 1}, {1, 0});
  EXPECT_FALSE(storesOf(vectors, 2, false, {0}));
  auto stores = storesOf(vectors, 2, false, {0, 1});
  ASSERT_TRUE(stores);
  // 8 of 16 bytes, without packing.
  EXPECT_EQ(stores->cost, 2 * 8);
  // Elements of their own are put together for such a store.
  auto separate = storesOf(vectors, 2, true, {1});
  ASSERT_TRUE(separate);
  EXPECT_EQ(separate->cost, 2 * 8 + 8 * 4);
}

TEST(InPlaceStores, ThereMayBeNone) {
  EXPECT_FALSE(storesOf(lanesAlongColumns, 2, true, {}));
}

} // namespace
