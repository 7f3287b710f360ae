// load-early on a region small enough to derive its sequence by hand.
#include "test/unit/sched-strategies/SmallRegion.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// Four additions of one issue slot each, slots 0 to 3, then a load of four
/// slots, 4 to 7, whose word is read at slot 8.
const std::vector<Instr> lateLoad{add("w", "i", "i"),   add("x", "w", "w"),
                                  add("y", "x", "x"),   add("z", "y", "y"),
                                  load("a", 0),         add("sum", "a", "z"),
                                  store("st", "sum", 0)};

} // namespace

/// 6 slots before slot 8 is slot 2, where y stands; the load goes after it.
TEST(LoadEarly, StandsTheDistanceAheadOfItsUse) {
  Answer answer =
      onNvidia("load-early(distance_global=6, margin=0)", 20, lateLoad);
  EXPECT_EQ(answer.sequence, "w x y a z sum st");
  EXPECT_TRUE(answer.kept);
}

/// 8 slots and more are the region's beginning, where w stands.
TEST(LoadEarly, StopsAtTheBeginning) {
  for (llvm::StringRef spec : {"load-early(distance_global=8, margin=0)",
                               "load-early(distance_global=64, margin=0)"})
    EXPECT_EQ(onNvidia(spec, 20, lateLoad).sequence, "w a x y z sum st");
}

/// 4 slots are what source order has.
TEST(LoadEarly, LeavesALoadThatStandsFarEnough) {
  Answer answer =
      onNvidia("load-early(distance_global=4, margin=0)", 20, lateLoad);
  EXPECT_EQ(answer.sequence, "w x y z a sum st");
  EXPECT_FALSE(answer.kept);
}

/// After w, %p, %q and w are alive, 2 + 2 + 1 = 5, and the load, which ends %p,
/// needs no more. A target of 6 less a margin of 1 leaves room for that, less a
/// margin of 2 it does not.
TEST(LoadEarly, LeavesALoadThatHasNoRoom) {
  EXPECT_EQ(onNvidia("load-early(distance_global=64, margin=1)", 6, lateLoad)
                .sequence,
            "w a x y z sum st");
  EXPECT_EQ(onNvidia("load-early(distance_global=64, margin=2)", 6, lateLoad)
                .sequence,
            "w x y z a sum st");
}
