//===- SuggestTest.cpp - the name somebody probably meant -----------------===//
#include "targets/support/Suggest.h"
#include "gtest/gtest.h"

using namespace kiln;
using namespace llvm;

namespace {

const StringRef known[] = {"pressure", "latency", "occupancy-step", "source"};

TEST(Suggest, FindsSlipsOfTheHand) {
  EXPECT_EQ(nearestName("presure", known), "pressure");
  EXPECT_EQ(nearestName("LATENCY", known), "latency");
  EXPECT_EQ(nearestName("occupancy", known), "occupancy-step");
  EXPECT_EQ(nearestName("-source-first", known), "source");
  EXPECT_EQ(nearestName("-mcpu=sm_90a", {"sm_80", "sm_90", "sm_90a"}),
            "sm_90a");
  EXPECT_EQ(nearestName("zzz", known), "");
  EXPECT_EQ(nearestName("pressure", {}), "");
}

TEST(Suggest, EndsMessages) {
  EXPECT_EQ(didYouMean("sorce", known), "; did you mean 'source'?");
  EXPECT_EQ(didYouMean("zzz", known), "");
  EXPECT_EQ(suggestNearest("zzz", known),
            " (known: pressure, latency, occupancy-step, source)");
  EXPECT_EQ(suggestNearest("zzz", {}), "; there are none");
}

} // namespace
