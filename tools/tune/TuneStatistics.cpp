#include "tools/tune/TuneStatistics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>
#include <limits>

using namespace llvm;

namespace kiln {

double medianOf(std::vector<double> values) {
  llvm::sort(values);
  size_t middle = values.size() / 2;
  return values.size() % 2 ? values[middle]
                           : (values[middle - 1] + values[middle]) / 2;
}

/// How many of `n` values may lie below the true median before that is less
/// likely than 5 %: the largest k with P(Binomial(n, 1/2) < k) <= 0.05.
static unsigned rankOfBound(unsigned n) {
  double probability = std::pow(0.5, n), sum = 0;
  unsigned k = 0;
  for (; k < n; ++k) {
    sum += probability;
    if (sum > 0.05)
      return k;
    probability *= double(n - k) / (k + 1);
  }
  return k;
}

MedianBounds medianBounds(std::vector<double> values) {
  llvm::sort(values);
  unsigned n = values.size(), k = rankOfBound(n);
  double infinity = std::numeric_limits<double>::infinity();
  return {k ? values[k - 1] : -infinity, medianOf(values),
          k ? values[n - k] : infinity};
}

std::vector<double> ratios(ArrayRef<double> over, ArrayRef<double> under) {
  std::vector<double> list;
  for (auto [a, b] : zip_equal(over, under))
    list.push_back(a / b);
  return list;
}

RaceOutcome decide(ArrayRef<double> baseline, ArrayRef<double> again,
                   ArrayRef<Finalist> finalists) {
  RaceOutcome evaluated;
  MedianBounds itself = medianBounds(ratios(baseline, again));
  evaluated.noise =
      std::max(std::abs(itself.median - 1), (itself.high - itself.low) / 2);
  evaluated.margin = 1 + std::max(0.005, evaluated.noise);
  int best = -1;
  for (auto [index, finalist] : enumerate(finalists)) {
    MedianBounds speedup = medianBounds(ratios(baseline, finalist.times));
    evaluated.speedups.push_back(speedup);
    if (speedup.low > evaluated.margin &&
        (best < 0 || speedup.median > evaluated.speedups[best].median))
      best = int(index);
  }
  if (best < 0) {
    evaluated.reason = formatv(
        "the baseline stays: no finalist is surely faster by {0:F2} %, which "
        "is "
        "what the baseline differs from itself and at least half a per cent",
        100 * (evaluated.margin - 1));
    return evaluated;
  }
  auto rank = [&](int index) {
    return std::tuple(finalists[index].deviations,
                      StringRef(finalists[index].name));
  };
  evaluated.chosen = best;
  for (auto [index, finalist] : enumerate(finalists)) {
    bool accepted = evaluated.speedups[index].low > evaluated.margin;
    // By how much the best is faster than this one.
    double after =
        medianBounds(ratios(finalist.times, finalists[best].times)).low;
    if (accepted && after <= evaluated.margin &&
        rank(int(index)) < rank(evaluated.chosen))
      evaluated.chosen = int(index);
  }
  evaluated.reason =
      evaluated.chosen == best
          ? "the fastest that is surely faster than the baseline"
          : "as fast as the fastest, as far as can be told, and nearer to the "
            "default";
  return evaluated;
}

} // namespace kiln
