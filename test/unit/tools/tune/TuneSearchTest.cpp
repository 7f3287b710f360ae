// In which sequence points are asked for, and where it ends.
#include "tools/tune/TuneSearch.h"

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
    return std::vector<AutoOrders>{{"source", "", std::nullopt},
                                   {"latency", "", std::nullopt},
                                   {"source", "", 64}};
  };
  return options;
}

/// Runs a search to its end; `time` says how long a point takes, 0: refused.
std::vector<TunePoint> runSearch(TuneSearch &search,
                                 function_ref<double(const TunePoint &)> time) {
  std::vector<TunePoint> all;
  for (auto list = search.next(); !list.empty(); list = search.next())
    for (const TunePoint &point : list) {
      EXPECT_FALSE(is_contained(all, point)) << nameOf(point.orders);
      all.push_back(point);
      double taken = time(point);
      search.tell(point, {taken ? TuneStatus::Ok : TuneStatus::Refused, taken,
                          taken > 0, point.orders});
    }
  return all;
}

TEST(TuneSearch, ConfigurationsThenPortfolioThenNeighbours) {
  TuneSearch search(options(5, 64));
  std::vector<TunePoint> first = search.next();
  ASSERT_EQ(first.size(), 10u);
  EXPECT_EQ(first[0].orders.strategy, "source");
  EXPECT_EQ(first[9].orders.strategy, kTunedAuto);
  for (const TunePoint &point : first)
    search.tell(point, {TuneStatus::Ok, 100.0 + point.configuration, true,
                        point.orders});
  // The three best, turn by turn; `source` is known.
  std::vector<TunePoint> second = search.next();
  ASSERT_EQ(second.size(), 6u);
  EXPECT_EQ(second[0].configuration, 0u);
  EXPECT_EQ(second[1].configuration, 1u);
  EXPECT_EQ(second[2].configuration, 2u);
  EXPECT_EQ(second[0].orders.strategy, "latency");
  EXPECT_EQ(second[3].orders.maxRegs, 64u);
  for (const TunePoint &point : second)
    search.tell(point, {TuneStatus::Ok, point.configuration == 1 ? 50. : 200.,
                        true, point.orders});
  for (const TunePoint &point : search.next())
    EXPECT_EQ(point.configuration, 1u);
}

TEST(TuneSearch, WaysOfTheBestConfigurationsThenOrdersInTheirBest) {
  const LoweringPlan maps{.tensorMaps = TensorMapUse::Blocks};
  TuneSearch::Options given = options(5, 64);
  given.domain.ways = tunedPlans(*lookupGpuTarget("sm_90a"));
  std::vector<LoweringPlan> asked;
  given.portfolio = [&](unsigned, const LoweringPlan &way) {
    asked.push_back(way);
    return std::vector<AutoOrders>{{"source", "", std::nullopt},
                                   {"latency", "", std::nullopt}};
  };
  TuneSearch search(std::move(given));
  for (const TunePoint &point : search.next()) {
    EXPECT_TRUE(point.orders.way.isPlain());
    search.tell(point, {TuneStatus::Ok, 100.0 + point.configuration, true,
                        point.orders});
  }
  // All but plain, which was measured.
  std::vector<TunePoint> second = search.next();
  ASSERT_EQ(second.size(), 24u);
  for (const TunePoint &point : second) {
    EXPECT_LT(point.configuration, 3u);
    EXPECT_EQ(point.orders.strategy, "source");
    EXPECT_FALSE(point.orders.way.isPlain());
    bool best = point.configuration == 1 && point.orders.way == maps;
    search.tell(point, {TuneStatus::Ok, best ? 50. : 200., true, point.orders});
  }
  std::vector<TunePoint> third = search.next();
  ASSERT_EQ(third.size(), 3u);
  for (const TunePoint &point : third) {
    EXPECT_EQ(point.orders.strategy, "latency");
    EXPECT_EQ(point.orders.way,
              point.configuration == 1 ? maps : LoweringPlan());
  }
  EXPECT_EQ(asked, (std::vector<LoweringPlan>{{}, maps, {}}));
}

TEST(TuneSearch, FindsASumOfAttributes) {
  // Each of these makes it a tenth faster; the portfolio has two of them.
  auto time = [](const TunePoint &point) {
    StringRef text = point.orders.strategy;
    return 100.0 * (text.starts_with("latency") ? 0.9 : 1) *
           (text.contains("loop-reduce") ? 0.9 : 1) *
           (point.orders.remat == "address(keep=always)" ? 0.9 : 1) *
           (text.contains("isel-order") ? 1.1 : 1) *
           (point.orders.maxRegs ? 1.1 : 1);
  };
  TuneSearch search(options(1, 200));
  runSearch(search, time);
  EXPECT_NEAR(search.bestMicroseconds(), 72.9, 0.01);
  EXPECT_EQ(nameOf(search.best()->orders),
            "latency; veto(pass=loop-reduce) + address(keep=always)");
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
    return point.orders.strategy == "latency" ? 10.0
                                              : 100.0 + point.configuration;
  });
  for (unsigned c = 0; c < 6; ++c)
    EXPECT_TRUE(is_contained(all, TunePoint{c, search.best()->orders})) << c;
}

TEST(Neighbours, NumbersMoveInLog2) {
  TuneDomain domain;
  std::vector<AutoOrders> around =
      neighboursOf({"load-early(distance_global=256)", "", 96}, domain, {});
  auto has = [&](const AutoOrders &orders) {
    return is_contained(around, orders);
  };
  EXPECT_TRUE(has({"load-early(distance_global=256)", "", 80}));
  EXPECT_TRUE(has({"load-early(distance_global=256)", "", 112}));
  EXPECT_TRUE(has({"load-early(distance_global=256)", "", std::nullopt}));
  EXPECT_TRUE(has({"load-early(distance_global=512)", "", 96}));
  EXPECT_TRUE(has({"load-early(distance_global=128)", "", 96}));
}

TEST(Neighbours, PointersToSharedMemoryAreAnAxisOfTheirOwn) {
  constexpr StringLiteral wide = "short-shared-pointers(enable=false)";
  auto around = [](StringRef strategy, StringRef gpu) {
    return neighboursOf({strategy.str(), "address", 96},
                        domainOf(*lookupGpuTarget(gpu)), {});
  };
  auto has = [](ArrayRef<AutoOrders> list, const std::string &strategy) {
    return is_contained(list, AutoOrders{strategy, "address", 96});
  };
  // It comes and goes, and stays where another attribute changes.
  EXPECT_TRUE(has(around("latency", "sm_90a"), "latency; " + wide.str()));
  std::vector<AutoOrders> list =
      around(("latency; veto(pass=loop-reduce); " + wide).str(), "sm_90a");
  EXPECT_TRUE(has(list, "latency; veto(pass=loop-reduce)"));
  EXPECT_TRUE(has(list, "latency; " + wide.str()));
  EXPECT_TRUE(has(list, "source; veto(pass=loop-reduce); " + wide.str()));
  // AMD's are short, always.
  for (const AutoOrders &orders : around("latency", "gfx942"))
    EXPECT_FALSE(StringRef(orders.strategy).contains(wide));
}

TEST(Neighbours, WaysAreAnAxisOfTheirOwn) {
  const LoweringPlan maps{.tensorMaps = TensorMapUse::Blocks},
      wave{.tensorMaps = TensorMapUse::Blocks, .persistent = PersistentUse::On};
  TuneDomain domain = domainOf(*lookupGpuTarget("sm_90a"));
  domain.ways = tunedPlans(*lookupGpuTarget("sm_90a"));
  std::vector<AutoOrders> around =
      neighboursOf({"latency", "address(keep=always)", 96, maps}, domain, {});
  EXPECT_TRUE(is_contained(
      around, AutoOrders{"latency", "address(keep=always)", 96, wave}));
  EXPECT_TRUE(is_contained(
      around, AutoOrders{"latency", "address(keep=always)", 96, {}}));
  // It stays where another attribute changes.
  for (const AutoOrders &orders : around)
    EXPECT_TRUE(orders.way == maps || (orders.strategy == "latency" &&
                                       orders.remat == "address(keep=always)" &&
                                       orders.maxRegs == 96))
        << nameOf(orders);
  EXPECT_EQ(nameOf({"latency", "", 96, wave}),
            "latency @96 [tensor maps, persistent]");
  EXPECT_EQ(deviationsOf({"source", "", std::nullopt, wave}), 2u);
}

TEST(Neighbours, Deviations) {
  EXPECT_EQ(deviationsOf({"source", "", std::nullopt}), 0u);
  EXPECT_EQ(deviationsOf({"source; veto(pass=loop-reduce)", "", 64}), 2u);
  EXPECT_EQ(deviationsOf({"latency", "address; descriptor", std::nullopt}), 3u);
}

} // namespace
