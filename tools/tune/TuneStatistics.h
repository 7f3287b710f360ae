// What a few noisy times allow to say.
#ifndef KILN_TOOLS_TUNE_TUNESTATISTICS_H
#define KILN_TOOLS_TUNE_TUNESTATISTICS_H

#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace kiln {

/// The middle value, or the mean of the middle two; `values` is not empty.
double medianOf(std::vector<double> values);

/// A median, and bounds that it respects with 95 % confidence each. They are
/// order statistics (the sign test), so nothing is assumed of how the values
/// are distributed. Fewer than five values bound nothing: infinities.
struct MedianBounds {
  double low, median, high;
};
MedianBounds medianBounds(std::vector<double> values);

/// Value by value, `over` divided by `under`.
std::vector<double> ratios(llvm::ArrayRef<double> over,
                           llvm::ArrayRef<double> under);

/// A candidate in the last race, and its time in each round.
struct Finalist {
  std::string name;
  /// Attributes in which it is not the default.
  unsigned deviations = 0;
  std::vector<double> times;
};

/// What the last race says.
struct RaceOutcome {
  /// Index of the finalist; -1: the baseline stays.
  int chosen = -1;
  /// How many times faster than the baseline each finalist was.
  std::vector<MedianBounds> speedups;
  /// By how much the baseline differs from itself.
  double noise = 0;
  /// What a speed-up's lower bound has to exceed.
  double margin = 1;
  std::string reason;
};

/// Chooses among finalists that were raced in rounds with the baseline, which
/// ran twice in each. A finalist is accepted if the lower bound of its paired
/// speed-up exceeds 1 by half a per cent and by the noise; of those that the
/// best does not beat by as much, the one with the fewest deviations from the
/// default wins, then the first by name, so that two runs and two machines
/// agree.
RaceOutcome decide(llvm::ArrayRef<double> baseline,
                   llvm::ArrayRef<double> again,
                   llvm::ArrayRef<Finalist> finalists);

} // namespace kiln

#endif // KILN_TOOLS_TUNE_TUNESTATISTICS_H
