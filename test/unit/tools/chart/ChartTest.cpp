#include "tools/chart/LiveCurve.h"
#include "tools/chart/Plot.h"
#include "tools/chart/ResourceBars.h"
#include "tools/chart/Scatter.h"
#include "tools/chart/StaircaseChart.h"
#include "tools/chart/WaitTimeline.h"
#include "gtest/gtest.h"

using namespace llvm;

namespace kiln {
namespace {

Staircase hopperKernel() {
  Staircase stairs;
  stairs.kernel = "k";
  stairs.target = lookupGpuTarget("sm_90a");
  stairs.request.threadsPerBlock = 256;
  stairs.request.registers = 100;
  return stairs;
}

TEST(Markup, NothingGetsThroughUnescaped) {
  EXPECT_EQ(markupText("<a href='x'>&\"</a>"),
            "&lt;a href=&apos;x&apos;&gt;&amp;&quot;&lt;/a&gt;");
  EXPECT_EQ(markupText(StringRef("a\0b\x1b", 4)), "a\xEF\xBF\xBD"
                                                  "b\xEF\xBF\xBD");
  EXPECT_EQ(markupText("\xff"), "\xEF\xBF\xBD");
}

TEST(Markup, NumbersAreShort) {
  EXPECT_EQ(markupNumber(12), "12");
  EXPECT_EQ(markupNumber(0.5), "0.5");
  EXPECT_EQ(markupNumber(-0.001), "0");
  EXPECT_EQ(markupNumber(1.0 / 3), "0.33");
}

TEST(Markup, LongTextsAreCutBetweenLetters) {
  EXPECT_EQ(fittedText("abcd", 4), "abcd");
  EXPECT_EQ(fittedText("abcde", 4), "abc\u2026");
  EXPECT_EQ(fittedText("\u00e4\u00f6\u00fc\u00e4", 3), "\u00e4\u00f6\u2026");
  EXPECT_EQ(fittedText("", 3), "");
}

TEST(Plot, TicksAreRound) {
  EXPECT_EQ(roundTicks({0, 255}, 8, true),
            (SmallVector<double>{0, 50, 100, 150, 200, 250}));
  EXPECT_EQ(roundTicks({0, 3}, 10, true), (SmallVector<double>{0, 1, 2, 3}));
  EXPECT_EQ(roundTicks({0, 0}, 5, true), (SmallVector<double>{0}));
}

/// sm_90: 64 warps, 65,536 registers, given by 8 a thread.
TEST(Staircase, StepsBesideTheKernel) {
  StairNeighbours steps = neighboursOf(hopperKernel());
  EXPECT_EQ(steps.warps, 16u);
  EXPECT_EQ(steps.highest, 128u);
  EXPECT_EQ(steps.below, 8u);
  ASSERT_TRUE(steps.above);
  EXPECT_EQ(steps.above->first, 80u);
  EXPECT_EQ(steps.above->second, 24u);
}

TEST(Staircase, StepsAreThoseOfTheOccupancyRules) {
  for (const GpuTarget &gpu : allGpuTargets())
    for (unsigned threads : {64u, 256u, 1024u})
      for (unsigned registers = 1; registers <= gpu.maxRegistersPerThread;
           registers += 13) {
        Staircase stairs{"k", &gpu, {}, false};
        stairs.request.threadsPerBlock = threads;
        stairs.request.registers = registers;
        StairNeighbours steps = neighboursOf(stairs);
        auto warps = [&](unsigned count) {
          OccupancyRequest request = stairs.request;
          request.registers = count;
          return residentWarps(gpu, request);
        };
        EXPECT_EQ(steps.warps, warps(registers));
        EXPECT_EQ(warps(steps.highest), steps.warps);
        if (steps.below) {
          EXPECT_EQ(warps(steps.highest + 1), *steps.below);
          EXPECT_LT(*steps.below, steps.warps);
        }
        if (steps.above) {
          EXPECT_EQ(warps(steps.above->first), steps.above->second);
          EXPECT_GT(steps.above->second, steps.warps);
          EXPECT_EQ(warps(steps.above->first + 1), steps.warps);
        }
      }
}

TEST(Staircase, KernelsThatCannotLaunchAreDrawn) {
  Staircase stairs = hopperKernel();
  stairs.request.threadsPerBlock = 1024;
  stairs.request.registers = 255;
  std::string svg = drawStaircase(stairs).file();
  EXPECT_NE(svg.find("255 registers: cannot launch"), std::string::npos);
}

/// What is taken never exceeds what there is, and the limiting resource has no
/// room for another block.
TEST(ResourceBars, SharesFit) {
  for (const GpuTarget &gpu : allGpuTargets())
    for (unsigned threads : {32u, 96u, 256u, 1024u})
      for (unsigned registers : {16u, 33u, 100u, 168u})
        for (unsigned shared : {0u, 1000u, 40000u})
          for (unsigned lanes : {gpu.warpSize, gpu.otherWarpSize})
            for (bool cuMode : {false, true}) {
              if (!lanes || (cuMode && !gpu.hasCuMode))
                continue;
              OccupancyRequest request;
              request.threadsPerBlock = threads;
              request.registers = registers;
              request.staticShared = shared;
              request.warpSize = lanes;
              request.cuMode = cuMode;
              Occupancy occupancy = computeOccupancy(gpu, request);
              if (!occupancy.launchable())
                continue;
              for (const ResourceShare &share :
                   resourceShares(gpu, request, occupancy)) {
                EXPECT_LE(share.asked, share.given) << share.name;
                EXPECT_LE(share.given * occupancy.blocksPerUnit, share.capacity)
                    << gpu.name().str() << ' ' << share.name << ' ' << threads;
              }
            }
}

TEST(LiveCurve, LongKernelsKeepTheirPeak) {
  LiveCurve curve;
  curve.kernel = "k";
  curve.live.assign(20000, 10);
  curve.live[12345] = 200;
  EXPECT_EQ(livePeak(curve), 12345u);
  std::string svg = drawLiveCurve(curve).file();
  EXPECT_LT(svg.size(), 100000u);
  EXPECT_NE(svg.find("most live: 200, at instruction 12345"),
            std::string::npos);
  EXPECT_NE(drawLiveCurve({}).file().find("no instructions"),
            std::string::npos);
}

TEST(WaitTimeline, SaysWhatItLeavesOut) {
  WaitTimeline timeline;
  timeline.name = "k";
  timeline.length = 1000;
  for (unsigned at = 0; at < mostWaitSpans + 7; ++at)
    timeline.spans.push_back({double(at), double(at + 1), 0, "LDG", "FADD"});
  EXPECT_NE(drawWaitTimeline(timeline).file().find("7 more operations"),
            std::string::npos);
}

TEST(Scatter, NothingToDrawIsDrawn) {
  Scatter scatter;
  scatter.title = "none";
  scatter.bestSoFar = true;
  EXPECT_NE(drawScatter(scatter).file().find("0 points"), std::string::npos);
}

} // namespace
} // namespace kiln
