// The last race: the best few and the baseline, measured afresh on one GPU, in
// random order in every round, because a busy GPU slows down as it heats.
#ifndef KILN_TOOLS_TUNE_FINALRACE_H
#define KILN_TOOLS_TUNE_FINALRACE_H

#include "tools/tune/PointRunner.h"

namespace kiln {

/// The points to race with the baseline: the fastest binaries, each by the
/// point that deviates least from the default.
std::vector<unsigned> chooseFinalists(const PointRunner &runner,
                                      unsigned baseline, unsigned count);

/// Races what `report.finalists` lists and sets the outcome, the chosen point
/// and the times. Rounds that the log knows are not run again. `goOn` may end
/// the race once nine rounds were run.
llvm::Error race(PointRunner &runner, Executor &executor, TuneLog &log,
                 const TuneKeys &keys, const TuneSettings &settings,
                 const std::function<bool()> &goOn, TuneReport &report);

} // namespace kiln

#endif // KILN_TOOLS_TUNE_FINALRACE_H
