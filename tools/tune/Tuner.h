// `kiln tune`: the loop that asks the search for points, has them compiled and
// measured, writes down what became of each, and holds the last race.
#ifndef KILN_TOOLS_TUNE_TUNER_H
#define KILN_TOOLS_TUNE_TUNER_H

#include "tools/tune/TuneLog.h"
#include "tools/tune/TuneStatistics.h"
#include "tools/tune/TunedFile.h"
#include <functional>

namespace kiln {

struct TuneSettings {
  /// Binaries to be measured.
  unsigned budget = 64;
  /// Seconds the whole may take.
  double seconds = 600;
  uint64_t seed = 1;
  /// The user states that tensors of different arguments overlap in no launch
  /// of the kernel: directives that assume so are searched, too.
  bool noalias = false;
  /// Candidates of the last race, beside the baseline, and its rounds. A round
  /// is at least five launches of each, so that there are a hundred.
  unsigned finalists = 5, rounds = 21;
  /// This build of Kiln, for the log.
  std::string build;
  /// Says where the work is; called often.
  std::function<void(const std::string &)> progress;
};

/// A point with what became of it.
struct TunedPoint {
  TunePoint point;
  std::string label; ///< of its configuration
  TuneRecord record;
  bool known = false;     ///< from the log
  bool duplicate = false; ///< its binary had been measured
  /// The simulator's cycles; 0: not compiled in this run.
  double cycles = 0;

  /// "BLOCK=128: latency @96".
  std::string name() const;
};

/// What a tuner found.
struct TuneReport {
  std::vector<TunedPoint> points;
  std::optional<MeasuringGpu> gpu; ///< none: by the simulator
  std::string kernel, assembler;
  unsigned baseline = 0; ///< index of a point
  unsigned chosen = 0;   ///< index of a point; the baseline's if it stays
  /// The last race: indices of points, and what it says of them.
  std::vector<unsigned> finalists;
  std::optional<RaceOutcome> evaluated;
  /// Its rounds, in how many of them the GPU was slowed, and by what.
  unsigned rounds = 0, slowedRounds = 0;
  std::string slowedBy;
  double baselineMicroseconds = 0, chosenMicroseconds = 0;
  unsigned binaries = 0, reused = 0;
  std::string stopped; ///< why the search ended before its budget; or empty

  unsigned count(TuneStatus status) const;
};

/// Tunes a case on the executor's GPUs, or, where it has none, by the static
/// model.
llvm::Expected<TuneReport> tune(const CaseFile &file, const TuneTask &task,
                                const TuneSettings &settings,
                                Executor &executor, TuneLog &log);

/// The entry of what was chosen.
llvm::Expected<TunedKernel> tunedKernel(const CaseFile &file,
                                        const TuneTask &task,
                                        const TuneReport &report);

} // namespace kiln

#endif // KILN_TOOLS_TUNE_TUNER_H
