// The searches on random regions of both vendors: exact search against every
// legal order, its bound, what it does when the budget ends, and the same
// answer twice. The seed is in the message; set KILN_TEST_SEED to repeat one.
#include "sched-strategies/core/ListSchedule.h"
#include "sched-strategies/search/Annealing.h"
#include "sched-strategies/search/BeamSearch.h"
#include "sched-strategies/search/BranchAndBound.h"
#include "test/unit/sched-strategies/RandomRegion.h"
#include "test/unit/sched-strategies/SmallRegion.h"
#include <set>

using namespace llvm;
using namespace kiln;
using namespace kiln::test;

namespace {

/// The least excess of any order, by trying them all.
class BruteForce {
public:
  BruteForce(const Region &region, int target)
      : region(region), target(target), waiting(region.size()) {
    for (unsigned node = 0; node != region.size(); ++node)
      waiting[node] = region.preds(node).size();
  }
  /// Nothing if there are more than `most` orders.
  std::optional<int64_t> run(unsigned most) {
    left = most;
    extend();
    return left ? std::optional(least) : std::nullopt;
  }

private:
  void extend() {
    if (!left)
      return;
    if (path.size() == region.size()) {
      least = std::min(least, region.measure(path, target).excess);
      --left;
      return;
    }
    for (unsigned node = 0; node != region.size(); ++node) {
      if (waiting[node] || is_contained(path, node))
        continue;
      path.push_back(node);
      for (const Region::Edge &edge : region.succs(node))
        --waiting[edge.node];
      extend();
      for (const Region::Edge &edge : region.succs(node))
        ++waiting[edge.node];
      path.pop_back();
    }
  }

  const Region &region;
  const int target;
  std::vector<unsigned> waiting, path;
  int64_t least = INT64_MAX;
  unsigned left = 0;
};

using LookAtSeed = std::function<void(const Region &, const std::string &)>;

/// Shows the regions of random programs of `least` to `most` lines.
void forRandomRegions(unsigned seeds, unsigned least, unsigned most,
                      LookAtSeed look) {
  const char *given = getenv("KILN_TEST_SEED");
  unsigned first = given ? atoi(given) : 1, count = given ? 1 : seeds;
  for (unsigned seed = first; seed != first + count; ++seed)
    for (bool amd : {false, true}) {
      RegionGenerator generator(seed);
      unsigned lines = least + generator.below(most - least + 1);
      StringRef triple = amd ? "amdgcn-amd-amdhsa" : "nvptx64-nvidia-cuda";
      std::string body = amd ? generator.amdgcn(lines) : generator.nvptx(lines);
      std::string where = "KILN_TEST_SEED=" + std::to_string(seed) +
                          (amd ? " amdgcn" : " nvptx");
      forEachRegion(regionModule(triple, "", body), triple,
                    [&](const Region &region) {
                      SCOPED_TRACE(where);
                      look(region, where);
                    });
      if (testing::Test::HasFailure())
        return;
    }
}

/// Targets at which some of a region's orders fit and some do not.
std::vector<int> targetsOf(const Region &region) {
  int source = region.measure(region.sourceSequence(), 0).budgeted;
  return {1, source / 2, source - 2, source - 1};
}

} // namespace

TEST(BranchAndBound, FindsWhatTryingEveryOrderFinds) {
  unsigned compared = 0, improved = 0;
  forRandomRegions(150, 3, 9, [&](const Region &region, const std::string &) {
    if (region.size() > 14)
      return;
    for (int target : targetsOf(region)) {
      std::optional<int64_t> least = BruteForce(region, target).run(20000);
      if (!least)
        continue;
      ++compared;
      std::vector<unsigned> source = region.sourceSequence();
      ExactOrder found = branchAndBound(region, target, source, 1000000);
      EXPECT_TRUE(found.proven);
      EXPECT_TRUE(region.isLegal(found.sequence));
      EXPECT_EQ(found.excess, *least) << "target " << target;
      EXPECT_EQ(region.measure(found.sequence, target).excess, found.excess);
      EXPECT_LE(leastExcessOf(region, target), *least);
      improved += *least < region.measure(source, target).excess;
    }
  });
  if (!getenv("KILN_TEST_SEED")) {
    EXPECT_GT(compared, 300u);
    EXPECT_GT(improved, 50u);
  }
}

/// With no budget the start comes back; with some, something no worse, and
/// never more is spent than was given. What is called proven is what the full
/// search finds.
TEST(BranchAndBound, KeepsToItsBudget) {
  unsigned exhausted = 0;
  forRandomRegions(40, 20, 45, [&](const Region &region, const std::string &) {
    if (region.size() > kMostExact)
      return;
    for (int target : targetsOf(region)) {
      std::vector<unsigned> source = region.sourceSequence();
      int64_t start = region.measure(source, target).excess, last = start;
      ExactOrder none = branchAndBound(region, target, source, 0);
      EXPECT_EQ(none.sequence, source);
      EXPECT_EQ(none.expanded, 0u);
      EXPECT_EQ(none.proven, start == leastExcessOf(region, target));
      std::optional<int64_t> proven;
      for (unsigned budget : {1u, 10u, 100u, 3000u}) {
        ExactOrder found = branchAndBound(region, target, source, budget);
        EXPECT_TRUE(region.isLegal(found.sequence));
        EXPECT_LE(found.expanded, budget);
        EXPECT_LE(found.excess, last) << "more budget, worse order";
        EXPECT_EQ(region.measure(found.sequence, target).excess, found.excess);
        if (proven) {
          EXPECT_EQ(found.excess, *proven);
        }
        if (found.proven)
          proven = found.excess;
        else
          ++exhausted;
        last = found.excess;
        EXPECT_EQ(found.sequence,
                  branchAndBound(region, target, source, budget).sequence);
      }
    }
  });
  EXPECT_GT(exhausted, 0u);
}

/// A word names a set of 64 instructions; every bit of it is used.
TEST(BranchAndBound, TakesSixtyFourInstructions) {
  std::vector<Instr> instrs;
  for (int i = 0; i != 32; ++i)
    instrs.push_back(load("x" + std::to_string(i), 4 * i));
  for (int i = 0; i != 31; ++i)
    instrs.push_back(add("s" + std::to_string(i),
                         i ? "s" + std::to_string(i - 1) : "x0",
                         "x" + std::to_string(i + 1)));
  instrs.push_back(store("out", "s30", 0));
  // Two pointers and the number are alive throughout; two words more suffice.
  Answer answer =
      onNvidia("min-spill(exact=64, moves=0, budget=200)", 7, instrs);
  EXPECT_EQ(answer.source.excess > 0, true);
  EXPECT_EQ(answer.profile.excess, 0);
  EXPECT_TRUE(answer.kept);
}

/// The most sets of instructions of one size that a legal order can begin with;
/// `most` if there are as many. Ends are beginnings seen from the other side.
static unsigned widestLayer(const Region &region, unsigned most) {
  std::set<uint64_t> layer{0};
  size_t widest = 1;
  for (unsigned length = 0; length != region.size(); ++length) {
    std::set<uint64_t> next;
    for (uint64_t set : layer)
      for (unsigned node = 0; node != region.size(); ++node)
        if (!(set >> node & 1) &&
            all_of(region.preds(node), [&](const Region::Edge &edge) {
              return set >> edge.node & 1;
            }))
          next.insert(set | uint64_t(1) << node);
    layer = std::move(next);
    widest = std::max(widest, layer.size());
    if (widest >= most)
      return most;
  }
  return widest;
}

/// A beam as wide as there are sets is exact, because it keeps each once; a
/// narrow one is legal, and the same every time; from either end.
TEST(BeamSearch, IsExactWhenItIsAsWideAsThereAreSets) {
  unsigned compared = 0;
  forRandomRegions(80, 3, 14, [&](const Region &region, const std::string &) {
    if (region.size() > 20)
      return;
    unsigned width = widestLayer(region, 600);
    for (int target : targetsOf(region))
      for (LiveTracker::Direction direction :
           {LiveTracker::TopDown, LiveTracker::BottomUp}) {
        std::vector<unsigned> narrow = beamSearch(region, direction, target, 2);
        EXPECT_TRUE(region.isLegal(narrow));
        EXPECT_EQ(narrow, beamSearch(region, direction, target, 2));
        if (width == 600)
          continue;
        std::vector<unsigned> wide =
            beamSearch(region, direction, target, width);
        EXPECT_TRUE(region.isLegal(wide));
        ExactOrder exact = branchAndBound(region, target, wide, 100000);
        EXPECT_TRUE(exact.proven);
        EXPECT_EQ(region.measure(wide, target).excess, exact.excess);
        ++compared;
      }
  });
  if (!getenv("KILN_TEST_SEED")) {
    EXPECT_GT(compared, 200u);
  }
}

/// Never above the source, nor above any list schedule it starts from, nor
/// above what the searches alone find.
TEST(MinSpill, IsNoWorseThanWhatItStartsFrom) {
  std::unique_ptr<Strategy> strategy = regionStrategy("min-spill");
  std::unique_ptr<Strategy> lists = regionStrategy("min-spill(max_region=0)");
  unsigned searched = 0;
  forRandomRegions(60, 20, 140, [&](const Region &region, const std::string &) {
    for (int target : targetsOf(region)) {
      std::vector<unsigned> sequence = strategy->schedule(region, target);
      EXPECT_TRUE(region.isLegal(sequence));
      EXPECT_EQ(sequence, strategy->schedule(region, target));
      // Its cost, to which the kernel's other regions add: lower is better.
      Profile searchedProfile = region.measure(sequence, target),
              unsearched =
                  region.measure(lists->schedule(region, target), target);
      EXPECT_FALSE(strategy->isBetter(unsearched, searchedProfile, target));
      for (LiveTracker::Direction direction :
           {LiveTracker::TopDown, LiveTracker::BottomUp})
        for (const auto &list :
             {leastPressure(region, direction, target),
              leastPressureBetweenFences(region, direction, target)})
          EXPECT_FALSE(strategy->isBetter(region.measure(list, target),
                                          unsearched, target));
      searched += strategy->isBetter(searchedProfile, unsearched, target);
    }
  });
  EXPECT_GT(searched, 0u);
}
