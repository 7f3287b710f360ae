// What is one attribute away.
#include "tools/auto/candidates/Neighbours.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/tools/DirectivesByText.h"
#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

namespace {

TEST(Neighbours, NumbersMoveInLog2) {
  DirectiveDomain domain;
  std::vector<AutoDirectives> around =
      neighboursOf(by("load-early(distance_global=256)", "", 96), domain,
                   capsAround(96, {}));
  auto has = [&](const AutoDirectives &directives) {
    return is_contained(around, directives);
  };
  EXPECT_TRUE(has(by("load-early(distance_global=256)", "", 80)));
  EXPECT_TRUE(has(by("load-early(distance_global=256)", "", 112)));
  EXPECT_TRUE(has(by("load-early(distance_global=256)", "", std::nullopt)));
  EXPECT_TRUE(has(by("load-early(distance_global=512)", "", 96)));
  EXPECT_TRUE(has(by("load-early(distance_global=128)", "", 96)));
}

// All that `auto` may choose under the same assumption, and nothing else.
TEST(Neighbours, NoaliasIsSearchedWhereItIsSaid) {
  const GpuTarget &gpu = *lookupGpuTarget("sm_90a");
  for (bool noalias : {false, true}) {
    DirectiveDomain domain = domainOf(gpu, noalias);
    unsigned assuming = 0;
    for (const std::vector<Directive> &policies : domain.policies)
      assuming += any_of(policies, [](const Directive &policy) {
        return policy.info().param("noalias") && policy.getBool("noalias");
      });
    EXPECT_EQ(assuming > 0, noalias);
    for (const AutoPoint &point : autoPoints(gpu, noalias)) {
      EXPECT_TRUE(is_contained(domain.strategies, point.schedule.strategy));
      EXPECT_TRUE(is_contained(domain.policies, point.schedule.policies));
      EXPECT_TRUE(is_contained(domain.remats, point.remats));
    }
  }
}

TEST(Neighbours, PointersToSharedMemoryAreAnAxisOfTheirOwn) {
  constexpr StringLiteral wide = "short-shared-pointers(enable=false)";
  auto around = [](StringRef strategy, StringRef gpu) {
    return neighboursOf(by(strategy, "address", 96),
                        domainOf(*lookupGpuTarget(gpu)), {});
  };
  auto has = [](ArrayRef<AutoDirectives> list, const std::string &strategy) {
    return is_contained(list, by(strategy, "address", 96));
  };
  // It comes and goes, and stays where another attribute changes.
  EXPECT_TRUE(has(around("latency", "sm_90a"), "latency; " + wide.str()));
  std::vector<AutoDirectives> list =
      around(("latency; disable(pass=loop-reduce); " + wide).str(), "sm_90a");
  EXPECT_TRUE(has(list, "latency; disable(pass=loop-reduce)"));
  EXPECT_TRUE(has(list, "latency; " + wide.str()));
  EXPECT_TRUE(has(list, "source; disable(pass=loop-reduce); " + wide.str()));
  // AMD's are short, always.
  for (const AutoDirectives &directives : around("latency", "gfx942"))
    EXPECT_FALSE(StringRef(directives.strategySpec()).contains(wide));
}

TEST(Neighbours, VariantsAreAnAxisOfTheirOwn) {
  const LoweringPlan maps{.tensorMaps = TensorMapUse::Blocks},
      wave{.tensorMaps = TensorMapUse::Blocks, .persistent = PersistentUse::On};
  DirectiveDomain domain = domainOf(*lookupGpuTarget("sm_90a"));
  domain.plans = tunedPlans(*lookupGpuTarget("sm_90a"));
  std::vector<AutoDirectives> around =
      neighboursOf(by("latency", "address(keep=always)", 96, maps), domain, {});
  EXPECT_TRUE(
      is_contained(around, by("latency", "address(keep=always)", 96, wave)));
  EXPECT_TRUE(is_contained(around, by("latency", "address(keep=always)", 96)));
  // It stays where another attribute changes.
  for (const AutoDirectives &directives : around)
    EXPECT_TRUE(directives.plan == maps ||
                directives ==
                    by("latency", "address(keep=always)", 96, directives.plan))
        << nameOf(directives);
  EXPECT_EQ(nameOf(by("latency", "", 96, wave)),
            "latency @96 [tensor maps, persistent]");
  EXPECT_EQ(deviationsOf(by("source", "", std::nullopt, wave)), 2u);
}

TEST(Neighbours, TheLevelOfRegisterUsageIsAnAxisOfItsOwn) {
  AutoDirectives capped = by("latency", "", 96), low = capped;
  low.registerUsageLevel = 0;
  auto around = [](const AutoDirectives &directives, StringRef gpu) {
    return neighboursOf(directives, domainOf(*lookupGpuTarget(gpu)), {});
  };
  EXPECT_TRUE(is_contained(around(capped, "sm_90a"), low));
  EXPECT_TRUE(is_contained(around(low, "sm_90a"), capped));
  // It stays where another attribute changes.
  for (const AutoDirectives &other : around(low, "sm_90a"))
    EXPECT_TRUE(other.registerUsageLevel == 0u || other == capped)
        << nameOf(other);
  EXPECT_FALSE(is_contained(around(capped, "gfx942"), low));
  EXPECT_EQ(nameOf(low), "latency @96 level 0");
  EXPECT_EQ(deviationsOf(low), deviationsOf(capped) + 1);
}

// Near good directives, each attribute takes the values of the others.
TEST(Neighbours, ValuesOfGoodOnesAreExchanged) {
  const AutoDirectives good[] = {by("latency", "", 96),
                                 by("source; unroll(count=8)", "address"),
                                 by("source")};
  DirectiveDomain domain = domainOf(good, *lookupGpuTarget("sm_90a"));
  std::vector<AutoDirectives> around =
      neighboursOf(good[0], domain, {std::optional<unsigned>(80)});
  AutoDirectives low = good[0];
  low.registerUsageLevel = 0;
  EXPECT_EQ(around, (std::vector<AutoDirectives>{
                        by("latency", "", 80), low,
                        by("latency; unroll(count=8)", "", 96),
                        by("latency", "address", 96), by("source", "", 96)}));
  EXPECT_TRUE(domainOf(good, *lookupGpuTarget("gfx942")).usageLevels.empty());
}

TEST(Neighbours, Deviations) {
  EXPECT_EQ(deviationsOf(by("source")), 0u);
  EXPECT_EQ(deviationsOf(by("source; disable(pass=loop-reduce)", "", 64)), 2u);
  EXPECT_EQ(deviationsOf(by("latency", "address; never-killed")), 3u);
}

} // namespace
