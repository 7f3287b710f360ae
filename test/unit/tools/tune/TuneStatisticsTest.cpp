// Bounds that hold, and choices that two runs agree on.
#include "tools/tune/TuneStatistics.h"

#include "tools/case/CaseData.h"
#include <cmath>
#include <gtest/gtest.h>

using namespace kiln;

namespace {

TEST(TuneStatistics, Median) {
  EXPECT_EQ(medianOf({3, 1, 2}), 2);
  EXPECT_EQ(medianOf({4, 1, 2, 3}), 2.5);
}

TEST(TuneStatistics, BoundsAreOrderStatistics) {
  // P(Binomial(9, 1/2) < 2) = 10/512, with 2 instead of 3 (46/512 > 5 %).
  MedianBounds bounds = medianBounds({9, 8, 7, 6, 5, 4, 3, 2, 1});
  EXPECT_EQ(bounds.low, 2);
  EXPECT_EQ(bounds.median, 5);
  EXPECT_EQ(bounds.high, 8);
  EXPECT_TRUE(std::isinf(medianBounds({1, 2, 3, 4}).low));
  EXPECT_EQ(medianBounds({1, 2, 3, 4, 5}).low, 1); // 1/32
}

TEST(TuneStatistics, BoundsHoldOftenEnough) {
  CaseRandom random(1, 0);
  unsigned below = 0;
  for (unsigned run = 0; run < 2000; ++run) {
    std::vector<double> values;
    for (unsigned i = 0; i < 21; ++i)
      values.push_back(std::exp(random.normal())); // its median is 1
    below += medianBounds(values).low > 1;
  }
  EXPECT_LT(below, 2000 * 0.06);
}

/// A series around `time`, the same in every run.
std::vector<double> series(double time, uint64_t stream, double noise = 0.001) {
  CaseRandom random(5, stream);
  std::vector<double> values;
  for (unsigned i = 0; i < 21; ++i)
    values.push_back(time * (1 + noise * random.normal()));
  return values;
}

TEST(TuneStatistics, TheFastestWins) {
  RaceOutcome outcome =
      decide(series(100, 1), series(100, 2),
             {{"a", 1, series(99, 3)}, {"b", 3, series(90, 4)}});
  EXPECT_EQ(outcome.chosen, 1);
  EXPECT_NEAR(outcome.speedups[1].median, 100.0 / 90, 0.005);
  EXPECT_LT(outcome.speedups[1].low, outcome.speedups[1].median);
}

TEST(TuneStatistics, AWinOfNoiseIsNone) {
  EXPECT_EQ(decide(series(100, 1), series(100, 2), {{"a", 1, series(99.8, 3)}})
                .chosen,
            -1);
  // The baseline differs from itself by more than what the other wins.
  EXPECT_EQ(decide(series(100, 1, 0.03), series(100, 2, 0.03),
                   {{"a", 1, series(99, 3, 0.03)}})
                .chosen,
            -1);
  EXPECT_EQ(decide(series(100, 1), series(100, 2), {}).chosen, -1);
}

TEST(TuneStatistics, TiesGoToTheFewestDeviationsAndThenToTheName) {
  RaceOutcome outcome = decide(series(100, 1), series(100, 2),
                               {{"c", 2, series(90.0, 3)},
                                {"z", 1, series(90.1, 4)},
                                {"b", 1, series(90.1, 5)},
                                {"a", 1, series(95, 6)}});
  EXPECT_EQ(outcome.chosen, 2);
  EXPECT_NE(outcome.reason.find("nearer to the default"), std::string::npos);
}

} // namespace
