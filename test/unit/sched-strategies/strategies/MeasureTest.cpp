// By what each strategy rates one sequence better than another: its keys, of
// which the first that differs decides. A register counts only above the
// target.
#include "test/unit/sched-strategies/SmallRegion.h"

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

constexpr int target = 8;

/// What every key is before a test changes one.
Profile usual() {
  Profile profile;
  profile.budgeted = 10;
  profile.excess = 20;
  profile.area = 100;
  profile.cycles = 50;
  profile.overlapped = 40;
  profile.issue = 30;
  return profile;
}

struct Key {
  StringLiteral name;
  void (*worsen)(Profile &profile);
};
constexpr Key budgeted{"budgeted", [](Profile &p) { ++p.budgeted; }},
    excess{"excess", [](Profile &p) { ++p.excess; }},
    area{"area", [](Profile &p) { ++p.area; }},
    cycles{"cycles", [](Profile &p) { ++p.cycles; }},
    overlapped{"overlapped", [](Profile &p) { ++p.overlapped; }},
    issue{"issue", [](Profile &p) { ++p.issue; }};

struct Measure {
  StringLiteral strategy;
  std::vector<Key> keys; ///< the most important first
  bool takesEqual = false;
};

std::vector<Measure> measures() {
  return {{"pressure", {budgeted, excess}},
          {"latency", {budgeted, cycles}},
          {"occupancy-step", {budgeted, cycles, issue}},
          {"overlap", {budgeted, overlapped, cycles, area}},
          {"subtree-ilp", {budgeted, excess}, /*takesEqual=*/true}};
}

} // namespace

/// Worse by one key and better by all after it is worse, and vice versa; a key
/// that is not of the measure decides nothing.
TEST(Measure, IsDecidedByItsFirstKeyThatDiffers) {
  for (const Measure &measure : measures()) {
    std::unique_ptr<Strategy> strategy = regionStrategy(measure.strategy);
    for (unsigned i = 0; i != measure.keys.size(); ++i) {
      SCOPED_TRACE(measure.strategy.str() + ", " + measure.keys[i].name.str());
      Profile better = usual(), worse = usual();
      measure.keys[i].worsen(worse);
      for (unsigned j = i + 1; j != measure.keys.size(); ++j)
        measure.keys[j].worsen(better);
      EXPECT_TRUE(strategy->isBetter(better, worse, target));
      EXPECT_FALSE(strategy->isBetter(worse, better, target));
    }
    EXPECT_EQ(strategy->isBetter(usual(), usual(), target), measure.takesEqual)
        << measure.strategy.str();
  }
}

/// One register is as good as another up to the target.
TEST(Measure, CountsNoRegistersWithinTheTarget) {
  for (const Measure &measure : measures()) {
    SCOPED_TRACE(measure.strategy.str());
    std::unique_ptr<Strategy> strategy = regionStrategy(measure.strategy);
    Profile fewer = usual(), more = usual();
    fewer.budgeted = target - 2;
    more.budgeted = target;
    measure.keys[1].worsen(fewer);
    EXPECT_TRUE(strategy->isBetter(more, fewer, target));
    EXPECT_FALSE(strategy->isBetter(fewer, more, target));
  }
}

/// `load-early` may spend registers up to the target, or up to what there were,
/// whatever they are; among those cycles, issue slots and the sum of registers
/// decide.
TEST(Measure, OfLoadEarlySpendsFreeRegisters) {
  std::unique_ptr<Strategy> strategy = regionStrategy("load-early");
  Profile before = usual(), after = usual();
  EXPECT_FALSE(strategy->isBetter(after, before, target));
  --after.area;
  EXPECT_TRUE(strategy->isBetter(after, before, target));
  ++after.issue;
  EXPECT_FALSE(strategy->isBetter(after, before, target));
  --after.cycles;
  EXPECT_TRUE(strategy->isBetter(after, before, target));
  ++after.budgeted;
  EXPECT_FALSE(strategy->isBetter(after, before, target));
  EXPECT_TRUE(strategy->isBetter(after, before, after.budgeted));
}
