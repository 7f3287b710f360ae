// For each strategy that trades registers for time, a region small enough to
// derive its optimum by hand. Cycles are Hopper's (NvidiaCosts.td): a load
// issues for 4 and its word is there after 288; an addition issues for 1 and
// takes 5; a store issues for 8.
#include "test/unit/sched-strategies/SmallRegion.h"

using namespace kiln;
using namespace kiln::test;

namespace {

/// The sum of four words, loads first. %p and %q weigh 2, everything else 1;
/// The last use of %p is the last load, that of %q the store.
///
/// Registers. x needs a and b, and nothing but x can free a register before:
/// whoever loads a third word first holds %q, %p or the fourth word, and three
/// words: 2 + 2 + 3 = 7. That is the source's peak, at c. With x between, the
/// peak is 2 + 2 + 2 = 6, at a and b, and no sequence is below: just after the
/// second load, %q, %p and two words are alive.
///
/// Time. x waits for the second load: 4 + 288. With all loads first the three
/// additions and the store follow at once: 292 + 3 * 5 + 8 = 315, which no
/// sequence can beat. Within 6 registers c issues after x, at 293, so y at
/// 293 + 288 = 581; d issues after c at 297, since %p has its last use and the
/// load holds %q, %p, x, c = 6 before and %q, x, c, d = 5 after. Its word is
/// there at 585, z issues at 586, the store at 591: 599 cycles. Were d loaded
/// after y, there would be three round trips instead of two: c at 293, y at
/// 581, d at 582, z at 870, the store at 875, 883 cycles.
const std::vector<Instr> loadsFirst{load("a", 0),       load("b", 4),
                                    load("c", 8),       load("d", 12),
                                    add("x", "a", "b"), add("y", "x", "c"),
                                    add("z", "y", "d"), store("st", "z", 0)};

/// The same sum, each word loaded just before it is added: 6 registers, 883
/// cycles.
const std::vector<Instr> loadsLate{
    load("a", 0),       load("b", 4),  add("x", "a", "b"), load("c", 8),
    add("y", "x", "c"), load("d", 12), add("z", "y", "d"), store("st", "z", 0)};

/// A chain that does not wait for anything, and a load after it.
const std::vector<Instr> lateLoad{add("x", "i", "i"), add("y", "x", "x"),
                                  load("a", 0), add("z", "a", "y"),
                                  store("st", "z", 0)};

/// Two words go from %p to %q, increased, in parallel.
const std::vector<Instr> twoTrees{load("a", 0),       load("b", 4),
                                  add("x", "a", "i"), add("y", "b", "i"),
                                  store("s", "x", 0), store("t", "y", 4)};

void expect(const Answer &answer, llvm::StringRef sequence, int peak,
            uint64_t cycles) {
  EXPECT_EQ(answer.sequence, sequence.str());
  EXPECT_EQ(answer.profile.budgeted, peak);
  EXPECT_EQ(answer.profile.cycles, cycles);
}

} // namespace

TEST(Source, LeavesEveryRegionAlone) {
  for (llvm::StringRef spec : {"source", "freeze"}) {
    Answer answer = onNvidia(spec, 1, loadsFirst);
    expect(answer, "a b c d x y z st", 7, 315);
    EXPECT_FALSE(answer.suits) << spec.str();
    EXPECT_FALSE(answer.kept) << spec.str();
  }
}

TEST(Pressure, KeepsTheSourceSequenceWithinTheTarget) {
  Answer answer = onNvidia("pressure", 7, loadsFirst);
  expect(answer, "a b c d x y z st", 7, 315);
  EXPECT_FALSE(answer.suits); // not even asked
}

/// One register fewer: c would be the seventh, so x goes first. After it
/// source order fits again, so d need not wait for y.
TEST(Pressure, LeavesTheSourceSequenceOnlyWhereItIsOver) {
  Answer answer = onNvidia("pressure", 6, loadsFirst);
  expect(answer, "a b x c d y z st", 6, 599);
  EXPECT_TRUE(answer.kept);
}

/// Below what is possible the least is found all the same. Bottom-up every
/// instruction is over the target, so the one that makes the fewest operands
/// live goes: the operand of the reader just placed.
TEST(Pressure, FindsTheLeastWhenTheTargetIsOutOfReach) {
  for (int target : {1, 5}) {
    Answer answer = onNvidia("pressure", target, loadsFirst);
    EXPECT_EQ(answer.profile.budgeted, 6);
    EXPECT_TRUE(answer.kept);
  }
}

/// The worst point of the loads-late sum cannot be lowered, so whatever the
/// list scheduler finds does not replace it.
TEST(Pressure, IsNoWorseThanTheSource) {
  Answer answer = onNvidia("pressure", 5, loadsLate);
  EXPECT_EQ(answer.source.budgeted, 6);
  EXPECT_FALSE(answer.kept);
}

/// The load at 0, its word at 288; x and y, 5 cycles, fit below. z issues at
/// 288, the store at 293: 301 cycles, and load, addition and store alone take
/// as long. In source order the load waits for the issue of y: x at 0, y at 5,
/// the load at 6, 307 cycles. The most is alive on entry: %p, %q and %i, 5.
TEST(Latency, StartsTheCriticalPathFirst) {
  Answer answer = onNvidia("latency", 20, lateLoad);
  expect(answer, "a x y z st", 5, 301);
  EXPECT_EQ(answer.source.cycles, 307u);
  EXPECT_TRUE(answer.kept);
}

/// x, v and w wait for the load, y, z and t for nothing; the path from x is the
/// longer one (3 additions against 2), but what is ready goes first: y at 4, z
/// when y is there at 9, the store t at 14. x issues at 288, v at 293, w at
/// 298, s at 303: 311 cycles. In source order y waits for s, and t is done at
/// 329.
TEST(Latency, FillsTheWaitForALoad) {
  const std::vector<Instr> beside{load("a", 0),       add("x", "a", "i"),
                                  add("v", "x", "x"), add("w", "v", "v"),
                                  store("s", "w", 0), add("y", "i", "i"),
                                  add("z", "y", "y"), store("t", "z", 4)};
  Answer answer = onNvidia("latency", 20, beside);
  EXPECT_EQ(answer.sequence, "a y z t x v w s");
  EXPECT_EQ(answer.profile.cycles, 311u);
  EXPECT_EQ(answer.source.cycles, 329u);
  EXPECT_TRUE(answer.kept);
}

TEST(Latency, LoadsEverythingFirstWhereRegistersReach) {
  Answer answer = onNvidia("latency", 7, loadsLate);
  expect(answer, "a b c d x y z st", 7, 315);
  EXPECT_TRUE(answer.kept);
}

TEST(Latency, TakesTwoRoundTripsWithinSixRegisters) {
  for (const auto *source : {&loadsFirst, &loadsLate}) {
    Answer answer = onNvidia("latency", 6, *source);
    expect(answer, "a b x c d y z st", 6, 599);
    EXPECT_TRUE(answer.kept);
  }
}

TEST(OccupancyStep, IsAsFastAsTheStepAllows) {
  expect(onNvidia("occupancy-step", 7, loadsLate), "a b c d x y z st", 7, 315);
  expect(onNvidia("occupancy-step", 6, loadsLate), "a b x c d y z st", 6, 599);
  expect(onNvidia("occupancy-step", 6, loadsFirst), "a b x c d y z st", 6, 599);
}

/// No sequence has 5 registers: the fewest are what is left, however slow.
TEST(OccupancyStep, FallsBackToTheFewestRegisters) {
  Answer answer = onNvidia("occupancy-step", 5, loadsFirst);
  EXPECT_EQ(answer.profile.budgeted, 6);
  EXPECT_TRUE(answer.kept);
}

/// The search reaches both optima from either side, with any seed: 8
/// instructions have few legal sequences. It may swap a and b, which cost the
/// same.
TEST(Anneal, FindsTheOptimumOfASmallRegion) {
  for (llvm::StringRef spec :
       {"anneal(seed=1, start=source)", "anneal(seed=2, start=source)",
        "anneal(seed=3, start=pressure)", "anneal(seed=4, start=latency)"})
    for (const auto *source : {&loadsFirst, &loadsLate}) {
      Answer six = onNvidia(spec, 6, *source);
      EXPECT_EQ(six.profile.budgeted, 6);
      EXPECT_EQ(six.profile.cycles, 599u);
      Answer seven = onNvidia(spec, 7, *source);
      EXPECT_EQ(seven.profile.budgeted, 7);
      EXPECT_EQ(seven.profile.cycles, 315u);
    }
}

/// Nothing tells the trees apart, so the one that waited longest, then the
/// later in source order, is placed from the end: b's tree stands last. Each
/// tree needs one register at a time. Until the second load all of %p, %q, %i
/// and a word are alive, in any sequence: 2 + 2 + 1 + 1.
TEST(SubtreeIlp, FinishesOneTreeBeforeTheNext) {
  Answer answer = onNvidia("subtree-ilp", 20, twoTrees);
  EXPECT_EQ(answer.sequence, "a x s b y t");
  EXPECT_EQ(answer.profile.budgeted, 6);
  EXPECT_TRUE(answer.kept);
}

/// The tree of a counts one instruction more over a path as long (4 after the
/// load, 1 after the addition), so it stands last, although it is the earlier
/// one; its first instruction is the region's.
TEST(SubtreeIlp, PutsTheTreeWithMoreInstructionsLast) {
  const std::vector<Instr> unequalTrees{
      load("a", 0), add("c", "i", "i"), add("x", "a", "c"), store("s", "x", 0),
      load("b", 4), add("y", "b", "i"), store("t", "y", 4)};
  EXPECT_EQ(onNvidia("subtree-ilp", 20, unequalTrees).sequence,
            "b y t a c x s");
  EXPECT_EQ(onNvidia("subtree-ilp(prefer=min)", 20, unequalTrees).sequence,
            "a c x s b y t");
  EXPECT_EQ(onNvidia("subtree-ilp(prefer=min)", 20, twoTrees).sequence,
            "a x s b y t");
}
