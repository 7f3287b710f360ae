// Which points a tuner measures, and in which sequence. It asks and is told;
// it knows neither compilers nor GPUs, so that a race's data can answer as
// well.
//
// Every configuration is tried under `source` and `auto`. The three best are
// then tried in each lowering variant that there is, and in the best of these
// get the directives of the race's portfolio (CandidateRanking.h), turn by
// turn, until half of what is left of the budget is spent; the other half goes
// into a local search from the best point, one attribute at a time. At the end
// the winner's directives are tried on the configurations that were not
// taken. On the committed race of 21 kernels no search did better than a
// portfolio with a local search after it, whatever its budget; how
// configurations and directives share one is a guess.
#ifndef KILN_TOOLS_TUNE_TUNESEARCH_H
#define KILN_TOOLS_TUNE_TUNESEARCH_H

#include "tools/auto/candidates/Neighbours.h"
#include "tools/case/CaseData.h"
#include "tools/tune/execute/Executor.h"
#include <functional>
#include <map>

namespace kiln {

/// A point's name among all points of a case, for tables.
std::string keyOf(const TunePoint &point);

/// What became of a point that was asked for.
struct TuneOutcome {
  TuneStatus status = TuneStatus::Refused;
  double microseconds = 0;
  /// It was a binary that no earlier point had.
  bool isNew = false;
  /// Where the point was `auto`: what that chose.
  AutoDirectives directives;
};

class TuneSearch {
public:
  struct Options {
    unsigned configurations = 1;
    /// Binaries to be measured.
    unsigned budget = 64;
    /// Points asked for at a time.
    unsigned batch = 8;
    uint64_t seed = 1;
    /// Tensors of different arguments do not overlap, so that `auto` may make
    /// use of it.
    bool noalias = false;
    DirectiveDomain domain;
    /// The directives to try on a configuration in one lowering variant, the
    /// likeliest first; asked after its `source` was told.
    std::function<std::vector<AutoDirectives>(unsigned, const LoweringPlan &)>
        portfolio;
  };
  explicit TuneSearch(Options options);

  /// The next points, none of them asked for before; none: the search is over.
  std::vector<TunePoint> next();
  void tell(const TunePoint &point, const TuneOutcome &outcome);

  /// Binaries measured so far.
  unsigned used() const { return measured; }
  /// The best point so far; nothing: none is right.
  const std::optional<TunePoint> &best() const { return bestPoint; }
  double bestMicroseconds() const { return bestTime; }

private:
  enum Phase { Configurations, Variants, Portfolio, Climb, Rest, Sweep, Over };
  std::vector<TunePoint> configurations();
  std::vector<TunePoint> variants();
  std::vector<TunePoint> portfolio(unsigned until);
  std::vector<TunePoint> climb();
  std::vector<TunePoint> sweep();
  void chooseConfigurations();
  void fillLists();
  void add(std::vector<TunePoint> &list, const TunePoint &point);

  Options options;
  CaseRandom random;
  Phase phase = Configurations;
  unsigned measured = 0, asked = 0;
  unsigned portfolioEnd = 0;        ///< binaries measured when the climb begins
  std::map<std::string, bool> seen; ///< every point asked for
  std::map<unsigned, double> bestOf;              ///< by configuration
  std::map<unsigned, LoweringPlan> bestPlanOf;    ///< the plan of the same
  std::vector<unsigned> chosen;                   ///< the best configurations
  std::vector<std::vector<AutoDirectives>> lists; ///< of these
  std::vector<size_t> cursors;
  std::optional<TunePoint> bestPoint;
  double bestTime = 0;
};

/// The budget of `auto` where a tuner asks for it: half of what it has alone
/// (guess), since the search goes on where it ends.
inline constexpr unsigned kTunedAutoBudget = 16;

} // namespace kiln

#endif // KILN_TOOLS_TUNE_TUNESEARCH_H
