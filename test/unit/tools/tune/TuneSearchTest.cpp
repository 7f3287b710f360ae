// In which sequence points are asked for, and where it ends.
#include "tools/tune/TuneSearch.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/tools/DirectivesByText.h"

#include "llvm/ADT/STLExtras.h"
#include <gtest/gtest.h>

using namespace kiln;
using namespace llvm;

namespace {

TuneSearch::Options options(unsigned configurations, unsigned budget) {
  TuneSearch::Options options;
  options.configurations = configurations;
  options.budget = budget;
  options.domain = domainOf(*lookupGpuTarget("sm_90a"));
  options.portfolio = [](unsigned, const LoweringPlan &) {
    return std::vector<AutoDirectives>{by("source"), by("latency"),
                                       by("source", "", 64)};
  };
  return options;
}

/// Runs a search to its end; `time` says how long a point takes, 0: refused.
std::vector<TunePoint> runSearch(TuneSearch &search,
                                 function_ref<double(const TunePoint &)> time) {
  std::vector<TunePoint> all;
  for (auto list = search.next(); !list.empty(); list = search.next())
    for (const TunePoint &point : list) {
      EXPECT_FALSE(is_contained(all, point)) << nameOf(point.directives);
      all.push_back(point);
      double taken = time(point);
      search.tell(point, {taken ? TuneStatus::Ok : TuneStatus::Refused, taken,
                          taken > 0, point.directives});
    }
  return all;
}

TEST(TuneSearch, ConfigurationsThenPortfolioThenNeighbours) {
  TuneSearch search(options(5, 64));
  std::vector<TunePoint> first = search.next();
  ASSERT_EQ(first.size(), 10u);
  EXPECT_EQ(first[0].directives.strategySpec(), "source");
  EXPECT_EQ(first[9].directives, by("auto(budget=16)"));
  for (const TunePoint &point : first)
    search.tell(point, {TuneStatus::Ok, 100.0 + point.configuration, true,
                        point.directives});
  // The three best, turn by turn; `source` is known.
  std::vector<TunePoint> second = search.next();
  ASSERT_EQ(second.size(), 6u);
  EXPECT_EQ(second[0].configuration, 0u);
  EXPECT_EQ(second[1].configuration, 1u);
  EXPECT_EQ(second[2].configuration, 2u);
  EXPECT_EQ(second[0].directives.strategySpec(), "latency");
  EXPECT_EQ(second[3].directives.maxRegs, 64u);
  for (const TunePoint &point : second)
    search.tell(point, {TuneStatus::Ok, point.configuration == 1 ? 50. : 200.,
                        true, point.directives});
  for (const TunePoint &point : search.next())
    EXPECT_EQ(point.configuration, 1u);
}

TEST(TuneSearch, VariantsOfTheBestConfigurationsThenDirectivesInTheirBest) {
  const LoweringPlan maps{.tensorMaps = TensorMapUse::Blocks};
  TuneSearch::Options given = options(5, 64);
  given.domain.plans = tunedPlans(*lookupGpuTarget("sm_90a"));
  std::vector<LoweringPlan> asked;
  given.portfolio = [&](unsigned, const LoweringPlan &plan) {
    asked.push_back(plan);
    return std::vector<AutoDirectives>{by("source"), by("latency")};
  };
  TuneSearch search(std::move(given));
  for (const TunePoint &point : search.next()) {
    EXPECT_TRUE(point.directives.plan.isPlain());
    search.tell(point, {TuneStatus::Ok, 100.0 + point.configuration, true,
                        point.directives});
  }
  // All but plain, which was measured.
  std::vector<TunePoint> second = search.next();
  ASSERT_EQ(second.size(), 24u);
  for (const TunePoint &point : second) {
    EXPECT_LT(point.configuration, 3u);
    EXPECT_EQ(point.directives.strategySpec(), "source");
    EXPECT_FALSE(point.directives.plan.isPlain());
    bool best = point.configuration == 1 && point.directives.plan == maps;
    search.tell(point,
                {TuneStatus::Ok, best ? 50. : 200., true, point.directives});
  }
  std::vector<TunePoint> third = search.next();
  ASSERT_EQ(third.size(), 3u);
  for (const TunePoint &point : third) {
    EXPECT_EQ(point.directives.strategySpec(), "latency");
    EXPECT_EQ(point.directives.plan,
              point.configuration == 1 ? maps : LoweringPlan());
  }
  EXPECT_EQ(asked, (std::vector<LoweringPlan>{{}, maps, {}}));
}

TEST(TuneSearch, FindsASumOfAttributes) {
  // Each of these makes it a tenth faster; the portfolio has two of them.
  auto time = [](const TunePoint &point) {
    std::string spec = point.directives.strategySpec();
    StringRef text = spec;
    return 100.0 * (text.starts_with("latency") ? 0.9 : 1) *
           (text.contains("loop-reduce") ? 0.9 : 1) *
           (point.directives.rematSpec() == "address(keep=always)" ? 0.9 : 1) *
           (text.contains("isel-order") ? 1.1 : 1) *
           (point.directives.maxRegs ? 1.1 : 1);
  };
  TuneSearch search(options(1, 200));
  runSearch(search, time);
  EXPECT_NEAR(search.bestMicroseconds(), 72.9, 0.01);
  EXPECT_EQ(nameOf(search.best()->directives),
            "latency; disable(pass=loop-reduce) + address(keep=always)");
}

TEST(TuneSearch, KeepsItsBudget) {
  for (unsigned budget : {1u, 6u, 24u}) {
    TuneSearch search(options(1, budget));
    unsigned count = 0;
    runSearch(search, [&](const TunePoint &) { return 100.0 - ++count; });
    EXPECT_LE(search.used(), std::max(budget, 2u));
  }
}

TEST(TuneSearch, EndsWhereNothingWorks) {
  TuneSearch search(options(4, 24));
  EXPECT_EQ(runSearch(search, [](const TunePoint &) { return 0.0; }).size(),
            8u);
  EXPECT_FALSE(search.best());
}

TEST(TuneSearch, SweepsTheOtherConfigurationsUnderTheWinner) {
  TuneSearch search(options(6, 24));
  std::vector<TunePoint> all = runSearch(search, [](const TunePoint &point) {
    return point.directives == by("latency") ? 10.0
                                             : 100.0 + point.configuration;
  });
  for (unsigned c = 0; c < 6; ++c)
    EXPECT_TRUE(is_contained(all, TunePoint{c, search.best()->directives}))
        << c;
}

TEST(TuneSearch, NoaliasIsAskedOfAutoWhereItIsSaid) {
  for (bool noalias : {false, true}) {
    TuneSearch::Options given = options(2, 8);
    given.noalias = noalias;
    EXPECT_EQ(
        TuneSearch(given).next()[3].directives,
        by(noalias ? "auto(budget=16, noalias=true)" : "auto(budget=16)"));
  }
}

} // namespace
