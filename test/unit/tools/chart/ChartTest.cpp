#include "targets/gpu/GpuTarget.h"
#include "tools/chart/IntervalBars.h"
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
  StairNeighbours steps =
      neighboursOf(hopperKernel(), StairResource::Registers);
  EXPECT_EQ(steps.warps, 16u);
  EXPECT_EQ(steps.highest, 128u);
  EXPECT_EQ(steps.below, 8u);
  ASSERT_TRUE(steps.above);
  EXPECT_EQ(steps.above->first, 80u);
  EXPECT_EQ(steps.above->second, 24u);
}

/// sm_90: 233,472 bytes, 1,024 of each block the driver's, given by 128.
TEST(Staircase, StepsOfSharedMemoryBesideTheKernel) {
  Staircase stairs = hopperKernel();
  stairs.request.registers = 32;
  stairs.request.staticShared = 20000;
  stairs.request.dynamicShared = 10000;
  StairNeighbours steps = neighboursOf(stairs, StairResource::Shared);
  EXPECT_EQ(steps.warps, 56u);
  EXPECT_EQ(steps.highest, 233472u / 7 / 128 * 128 - 1024);
  EXPECT_EQ(steps.below, 48u);
  ASSERT_TRUE(steps.above);
  EXPECT_EQ(steps.above->first, 233472u / 8 / 128 * 128 - 1024);
  EXPECT_EQ(steps.above->second, 64u);
  // No shared memory is a place, too; and so is too much.
  stairs.request.staticShared = stairs.request.dynamicShared = 0;
  EXPECT_FALSE(neighboursOf(stairs, StairResource::Shared).above);
  stairs.request.dynamicShared = 300000;
  steps = neighboursOf(stairs, StairResource::Shared);
  EXPECT_EQ(steps.warps, 0u);
  ASSERT_TRUE(steps.above);
  EXPECT_EQ(steps.above->first, 232448u);
  EXPECT_EQ(steps.above->second, 8u);
}

/// `with` gives the request with another amount.
template <typename With>
void expectStepsOfTheRules(const Staircase &stairs, StairResource resource,
                           uint64_t here, With with) {
  StairNeighbours steps = neighboursOf(stairs, resource);
  auto warps = [&](uint64_t amount) {
    return residentWarps(*stairs.target, with(amount));
  };
  EXPECT_EQ(steps.warps, warps(here));
  EXPECT_GE(steps.highest, here);
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

TEST(Staircase, StepsAreThoseOfTheOccupancyRules) {
  for (const GpuTarget &gpu : allGpuTargets())
    for (unsigned threads : {64u, 256u, 1024u}) {
      Staircase stairs{"k", &gpu, {}, false};
      OccupancyRequest &request = stairs.request;
      request.threadsPerBlock = threads;
      for (request.registers = 1;
           request.registers <= gpu.maxRegistersPerThread;
           request.registers += 13)
        expectStepsOfTheRules(stairs, StairResource::Registers,
                              request.registers, [&](uint64_t amount) {
                                OccupancyRequest tried = request;
                                tried.registers = amount;
                                return tried;
                              });
      request.registers = 40;
      for (request.staticShared = 0;
           request.staticShared <= gpu.maxSharedPerBlock;
           request.staticShared += 9999)
        expectStepsOfTheRules(stairs, StairResource::Shared,
                              request.staticShared, [&](uint64_t amount) {
                                OccupancyRequest tried = request;
                                tried.staticShared = amount;
                                return tried;
                              });
    }
}

TEST(Staircase, KernelsThatCannotLaunchAreDrawn) {
  Staircase stairs = hopperKernel();
  stairs.request.threadsPerBlock = 1024;
  stairs.request.registers = 255;
  std::string svg = drawStaircase(stairs).file();
  EXPECT_NE(svg.find("255 registers: cannot launch"), std::string::npos);
}

TEST(Staircase, BothStairsAreDrawn) {
  Staircase stairs = hopperKernel();
  stairs.request.registers = 32;
  stairs.request.staticShared = 30000;
  std::string svg = drawStaircase(stairs).file();
  for (StringRef text :
       {"registers a thread</text>", "KiB of shared memory a block</text>",
        "32 registers: 56 warps</title>", "30000 bytes: 56 warps</title>",
        "28161 to 32256 bytes: 56 warps (7 blocks)</title>",
        "and 30000 bytes of shared memory. The kernel stands at 32 registers",
        "with 32 registers. The kernel stands at 30000 bytes: 56 warps; 28160 "
        "bytes would let 64 warps; beyond 32256 bytes: 48 warps."})
    EXPECT_TRUE(StringRef(svg).contains(text)) << text.str();
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

TEST(IntervalBars, FiguresAreShort) {
  EXPECT_EQ(figureText(1.0436), "1.044");
  EXPECT_EQ(figureText(1e300), "1.000E+300");
  EXPECT_EQ(intervalText(0.98, 1.02), "0.980 to 1.020");
  EXPECT_EQ(intervalText(std::nullopt, 1.02), "? to 1.020");
  EXPECT_EQ(intervalText(0.98, std::nullopt), "0.980 to ?");
  EXPECT_EQ(intervalText(std::nullopt, std::nullopt), "?");
}

IntervalBars twoBuilds() {
  IntervalBars bars;
  bars.oneName = "baseline";
  bars.series = {{"all", SvgMark::Circle, 'a'}};
  bars.rows = {{"first", 0.9, 0.8, 0.95}, {"second", 1.1, 1.05, 1.2}};
  return bars;
}

size_t countOf(const std::string &svg, StringRef what) {
  return StringRef(svg).count(what);
}

/// Each half of an interval is a line, with a stroke across its end.
TEST(IntervalBars, EndsThatAreNotKnownAreDashed) {
  IntervalBars bars = twoBuilds();
  std::string svg = drawIntervalBars(bars).file();
  EXPECT_EQ(countOf(svg, "class=\"kd-line-a\""), 8u);
  EXPECT_EQ(countOf(svg, "kd-line-a kd-dash"), 0u);
  EXPECT_EQ(countOf(svg, "first: 0.900, 0.800 to 0.950; second: 1.100"), 1u);
  EXPECT_EQ(countOf(svg, "<title>1: baseline</title>"), 1u);
  bars.rows[0].low = std::nullopt;
  svg = drawIntervalBars(bars).file();
  EXPECT_EQ(countOf(svg, "class=\"kd-line-a\""), 6u);
  EXPECT_EQ(countOf(svg, "kd-line-a kd-dash"), 1u);
}

/// One that goes far beyond all factors would press the others together.
TEST(IntervalBars, WideIntervalsAreDrawnToTheEdge) {
  IntervalBars bars = twoBuilds();
  bars.rows[1].high = 1e308;
  bars.rows[0].value = 1e300;
  bars.rows[0].high = 1e300;
  std::string svg = drawIntervalBars(bars).file();
  EXPECT_EQ(countOf(svg, "class=\"kd-line-a\""), 5u);
  EXPECT_LT(svg.size(), 10000u);
  EXPECT_NE(drawIntervalBars({}).file().find("<desc"), std::string::npos);
}

} // namespace
} // namespace kiln
