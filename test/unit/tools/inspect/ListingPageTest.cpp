#include "tools/inspect/ListingPage.h"
#include "targets/gpu/GpuTarget.h"
#include "test/unit/tools/inspect/SmallCode.h"
#include "tools/inspect/ListingSequence.h"
#include "gtest/gtest.h"

using namespace kiln;

namespace {

/// A load ahead of a loop that waits for it, and loads again at its end.
Listing loopListing() {
  Listing listing;
  listing.resources.kernel = "k<int>";
  listing.resources.target = "sm_90a";
  listing.code = codeOf({
      raising(0, 2),             // 0
      waiting(0, 0, 3),          // 1 header
      step({0}, {8}),            // 2
      raising(0, 4),             // 3
      jump(CodeFlow::Branch, 1), // 4
      jump(CodeFlow::End),       // 5
  });
  listing.code.gpu = lookupGpuTarget("sm_90a");
  for (CodeInstruction &one : listing.code.instructions) {
    one.text = "I" + std::to_string(one.address);
    if (!one.cycles)
      one.cycles = 1;
  }
  listing.graph.emplace(listing.code.instructions);
  listing.lines.resize(6);
  listing.lines[2].live = {12, 0, 0, 0};
  listing.lines[3].spill = ListingSpill::Store;
  listing.waits = waitCauses(listing.code, *listing.graph);
  listing.lines[1].endWait = 1;
  listing.loops.resize(listing.graph->loops.size());
  listing.peaks.push_back({0, 12, 2, {}});
  return listing;
}

TEST(ListingPage, AWaitForTheIterationBeforeGoesOverItsEnd) {
  Listing listing = loopListing();
  ASSERT_EQ(hottestLoop(listing), 0u);
  WaitTimeline timeline = waitTimelineOf(listing, 0);
  EXPECT_EQ(timeline.unit, "cycles by stall counts");
  EXPECT_EQ(timeline.length, 3 + 1 + 4 + 1);
  ASSERT_EQ(timeline.spans.size(), 1u);
  EXPECT_EQ(timeline.spans[0].issued, 4);
  EXPECT_EQ(timeline.spans[0].waited, 0);
  EXPECT_EQ(timeline.spans[0].later, 1u);
}

TEST(ListingPage, TheCurveHasLoopsAndSpills) {
  LiveCurve curve = liveCurveOf(loopListing(), 0);
  ASSERT_EQ(curve.live.size(), 6u);
  EXPECT_EQ(livePeak(curve), 2u);
  ASSERT_EQ(curve.loops.size(), 1u);
  EXPECT_EQ(curve.loops[0].first, 1u);
  EXPECT_EQ(curve.loops[0].last, 4u);
  ASSERT_EQ(curve.spills.size(), 1u);
  EXPECT_TRUE(curve.spills[0].isStore);
}

TEST(ListingPage, LinesHaveTheirKinds) {
  ListingPage page;
  page.add(loopListing());
  std::string text = page.text();
  for (llvm::StringRef part :
       {"k&lt;int&gt; on sm_90a", "class=\"wait\"", "class=\"peak\"",
        "class=\"spill\"", "id=\"listing1-5\""})
    EXPECT_TRUE(llvm::StringRef(text).contains(part)) << part.str();
  EXPECT_FALSE(llvm::StringRef(text).contains("<int>"));
}

TEST(ListingSequence, KeepsWhatAComparisonNeeds) {
  CodeSequence code = codeSequence(loopListing(), "a.cubin");
  ASSERT_EQ(code.lines.size(), 6u);
  EXPECT_EQ(code.name, "a.cubin");
  EXPECT_EQ(code.lines[2].live, 12u);
  EXPECT_EQ(code.lines[3].stall, 4u);
  EXPECT_EQ(code.lines[2].depth, 1u);
  EXPECT_EQ(code.lines[5].depth, 0u);
}

} // namespace
