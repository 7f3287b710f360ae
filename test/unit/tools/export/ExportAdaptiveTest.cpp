// Which candidates of `auto` an exported kernel holds beside its own build.
#include "tools/export/ExportAdaptive.h"
#include "targets/directives/AllDirectives.h"
#include "llvm/Testing/Support/Error.h"
#include "gtest/gtest.h"
#include <limits>

using namespace kiln;
using namespace llvm;

namespace {

AutoCandidate candidate(StringRef schedule, double relative,
                        std::optional<unsigned> sameAs = {},
                        unsigned spills = 0) {
  AutoCandidate result;
  result.directives.schedule = cantFail(parseSchedule(schedule));
  result.relative = relative;
  result.sameAs = sameAs;
  result.resources.spillStoreBytes = spills;
  return result;
}

std::vector<std::string> raced(std::vector<AutoCandidate> candidates) {
  std::vector<std::string> specs;
  for (const AutoCandidate *one : candidatesToRace(candidates))
    specs.push_back(one->directives.strategySpec());
  return specs;
}

using Specs = std::vector<std::string>;

TEST(ExportAdaptive, TheFastestByTheModelComesFirstAndOfEqualsTheFirst) {
  EXPECT_EQ(raced({candidate("source", 1), candidate("latency", 0.9),
                   candidate("pressure", 1.15), candidate("load-early", 0.9)}),
            (Specs{"latency", "load-early", "source", "pressure"}));
}

TEST(ExportAdaptive, WhatIsClearlySlowerOrSpillsMoreIsLeftOut) {
  EXPECT_EQ(
      raced({candidate("source", 1, {}, 8), candidate("latency", 1.16, {}, 8),
             candidate("pressure", 0.8, {}, 16),
             candidate("load-early", 0.8, {}, 4)}),
      (Specs{"load-early", "source"}));
  AutoCandidate failed = candidate("latency", 0.5);
  failed.error = "C7510";
  EXPECT_EQ(raced({candidate("source", 1), failed}), (Specs{"source"}));
}

TEST(ExportAdaptive, ATimeThatTheModelDoesNotKnowSaysNothing) {
  double unknown = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(raced({candidate("source", 1), candidate("latency", unknown)}),
            (Specs{"source", "latency"}));
}

// Also where the first candidate with a code asks for something that it does
// not get: a kernel without loops has nothing to unroll.
TEST(ExportAdaptive, EachMachineCodeIsThereOnceAndNothingUnrolls) {
  EXPECT_EQ(raced({candidate("source", 1), candidate("latency", 1, 0),
                   candidate("latency; unroll(count=4)", 0.5),
                   candidate("pressure; unroll", 0.9),
                   candidate("load-early", 0.9, 3),
                   candidate("subtree-ilp", 0.9, 3)}),
            (Specs{"load-early", "source"}));
}

} // namespace
