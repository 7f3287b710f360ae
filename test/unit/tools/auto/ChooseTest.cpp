// The one function that decides between builds: a pure function of figures and a
// rule.
#include "tools/auto/Choose.h"
#include "targets/directives/AllDirectives.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

namespace {

AutoCandidate build(double time, unsigned blocks, unsigned spills) {
  AutoCandidate result;
  result.directives.schedule = sourceSchedule();
  result.cycles = time;
  result.blocks = blocks;
  result.resources.spillStoreBytes = spills;
  return result;
}

Choice choiceOf(std::vector<AutoCandidate> list,
                SmallVector<Criterion, 4> criteria) {
  return choose(list, Rule{criteria});
}

TEST(Choose, CriteriaDecideInTheirSequence) {
  std::vector<AutoCandidate> list = {build(1, 2, 8), build(2, 3, 0),
                                     build(3, 4, 0)};
  EXPECT_EQ(choiceOf(list, {{Figure::Spills}}).chosen, 1u);
  Choice both = choiceOf(list, {{Figure::Spills}, {Figure::Blocks}});
  EXPECT_EQ(both.chosen, 2u);
  EXPECT_EQ(both.decidedBy, 1u);
  EXPECT_EQ(choiceOf(list, {{Figure::Time}}).chosen, 0u);
  EXPECT_EQ(choiceOf(list, {{Figure::Time}}).decidedBy, 0u);
}

// Nothing decides between equals: the first is taken.
TEST(Choose, EqualsGoToTheFirst) {
  Choice choice = choiceOf({build(1, 2, 0), build(1, 2, 0)},
                           {{Figure::Spills}, {Figure::Blocks}});
  EXPECT_EQ(choice.chosen, 0u);
  EXPECT_FALSE(choice.decidedBy);
  EXPECT_EQ(choice.compared.size(), 2u);
}

TEST(Choose, WithinItsToleranceACriterionSaysNothing) {
  SmallVector<Criterion, 4> criteria = {{Figure::Time, 0.1}, {Figure::Spills}};
  EXPECT_EQ(choiceOf({build(1, 1, 8), build(1.05, 1, 0)}, criteria).chosen, 1u);
  EXPECT_EQ(choiceOf({build(1, 1, 8), build(1.2, 1, 0)}, criteria).chosen, 0u);
  EXPECT_EQ(choiceOf({build(1, 1, 0), build(0.95, 1, 8)}, criteria).chosen, 0u);
  EXPECT_EQ(choiceOf({build(1, 1, 0), build(0.8, 1, 8)}, criteria).chosen, 1u);
  // The best by it, not the first that is better, whatever follows.
  EXPECT_EQ(
      choiceOf({build(1, 1, 0), build(0.8, 1, 0), build(0.7, 1, 8)}, criteria)
          .chosen,
      2u);
}

TEST(Choose, ACriterionThatOnlyDropsWinsNothing) {
  SmallVector<Criterion, 4> criteria = {
      {Figure::SpillStores, 16, /*onlyDrops=*/true}, {Figure::Blocks}};
  EXPECT_EQ(choiceOf({build(1, 2, 0), build(1, 3, 16)}, criteria).chosen, 1u);
  EXPECT_EQ(choiceOf({build(1, 2, 0), build(1, 3, 20)}, criteria).chosen, 0u);
  EXPECT_EQ(choiceOf({build(1, 2, 64), build(1, 2, 0)}, criteria).chosen, 0u);
  AutoCandidate serialized = build(1, 3, 0);
  serialized.error = "C7510";
  EXPECT_EQ(choiceOf({build(1, 2, 0), serialized}, criteria).chosen, 0u);
}

// What is nearly as fast as the fastest equals it, whatever the baseline is.
TEST(Choose, WhatIsNearTheBestEqualsIt) {
  SmallVector<Criterion, 4> criteria = {
      {Figure::Time, 0.05, /*onlyDrops=*/true, /*toBest=*/true},
      {Figure::Spills}};
  EXPECT_EQ(choiceOf({build(2, 1, 0), build(1, 1, 8), build(1.04, 1, 4),
                      build(1.06, 1, 0)},
                     criteria)
                .chosen,
            2u);
  EXPECT_EQ(choiceOf({build(1.04, 1, 8), build(1, 1, 8)}, criteria).chosen, 0u);
}

// The gain is that of the best, whether it is enough or not.
TEST(Choose, TheGreatestGainIsSaid) {
  SmallVector<Criterion, 4> criteria = {{Figure::Time, 0.5}, {Figure::Spills}};
  Choice choice = choiceOf({build(3, 2, 8), build(2, 3, 8)}, criteria);
  EXPECT_EQ(choice.chosen, 0u);
  EXPECT_FALSE(choice.decidedBy);
  EXPECT_DOUBLE_EQ(choice.gain, std::log(1.5));
  choice =
      choiceOf({build(2, 2, 8), build(1, 3, 16), build(3, 1, 0)}, criteria);
  EXPECT_EQ(choice.chosen, 1u);
  EXPECT_EQ(choice.decidedBy, 0u);
  EXPECT_DOUBLE_EQ(choice.gain, std::log(2.0));
}

TEST(Choose, WhatCannotBeComparedIsNot) {
  constexpr double infinite = std::numeric_limits<double>::infinity();
  SmallVector<Criterion, 4> bySpills = {{Figure::Spills}};
  AutoCandidate failed = build(1, 1, 0), copy = build(1, 1, 0);
  failed.error = "no";
  copy.sameAs = 0;
  Choice choice = choiceOf({build(1, 1, 8), failed, copy}, bySpills);
  EXPECT_EQ(choice.chosen, 0u);
  EXPECT_EQ(choice.compared, (SmallVector<unsigned>{0}));
  EXPECT_EQ(choiceOf({failed, build(1, 1, 8)}, bySpills).chosen, 1u);
  EXPECT_EQ(choiceOf({build(infinite, 0, 0), build(1, 1, 8)}, bySpills).chosen,
            1u);
  std::vector<AutoCandidate> never = {build(infinite, 0, 8),
                                      build(infinite, 0, 0)};
  EXPECT_EQ(choiceOf(never, bySpills).chosen, 1u);
  EXPECT_EQ(choose(never, Rule{bySpills, /*needsTime=*/true}).chosen, 0u);
  EXPECT_EQ(choiceOf({failed, failed}, bySpills).chosen, 0u);
}

// What needs half of the warps and takes longer is no gain, though it spills
// nothing; what is faster with them is. Today's build is the rival's, if any.
TEST(Choose, FewerWarpsNeedLessTime) {
  AutoCandidate source = build(3, 1, 8), slow = build(4, 1, 0),
                fast = build(1, 1, 0), rival = build(2, 1, 9);
  source.warps = rival.warps = 8;
  slow.warps = fast.warps = 4;
  Rule rule{{{Figure::Spills}},
            /*needsTime=*/false,
            /*fewerWarpsNeedLessTime=*/true};
  EXPECT_EQ(choose({source, slow}, rule).chosen, 0u);
  EXPECT_EQ(choose({source, slow, fast}, rule).chosen, 2u);
  slow.cycles = 2.5;
  EXPECT_EQ(choose({source, slow}, rule).chosen, 1u);
  rival.directives.isRival = true;
  EXPECT_EQ(choose({source, slow, rival}, rule).chosen, 0u);
  rival.error = "no";
  EXPECT_EQ(choose({source, slow, rival}, rule).chosen, 1u);
}

} // namespace
