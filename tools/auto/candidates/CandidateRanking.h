// What `auto` takes from a race on a GPU, made by perf/race/fit_auto.py and not
// by hand: the sequence of candidates, and the coefficients that scale the
// static model's predictions.
#ifndef KILN_TOOLS_AUTO_CANDIDATES_CANDIDATERANKING_H
#define KILN_TOOLS_AUTO_CANDIDATES_CANDIDATERANKING_H

#include "tools/auto/candidates/AutoCandidates.h"

namespace kiln {

struct Figures;

/// A point of the product as text, as the generated file spells it.
struct RankedCandidate {
  Cap cap;
  llvm::StringRef strategy, remats, policies;
};

/// Coefficients of what is known of a candidate without a GPU. A gain is a
/// logarithm: 0.01 is one per cent.
struct ChoiceModel {
  /// Of the logarithm of the modelled time over that of `source`.
  double time;
  /// Of kernels without matrix instructions: what prefetch of later iterations'
  /// loads, and unrolling, gain beyond the modelled time.
  double iterationsAhead, iterationsJoined;
  /// The same of kernels with matrix instructions; the former where the loop is
  /// not unrolled as well.
  double matrixIterationsAhead, matrixIterationsJoined;
  /// Either of kernels without them whose warps meet at so many barriers in an
  /// iteration that they stay in step, and only other blocks fill the time.
  double iterationsInStep;
  /// What a build gains that takes all registers that a thread may have where
  /// `source` does not.
  double allRegisters;
  /// What two measurements of one binary differ by.
  double noise;
  /// The predicted gain from which on the best of many candidates is preferred
  /// to `source`: several times the noise.
  double margin;

  /// The predicted gain of a build over another one of its kernel.
  double gain(const Figures &build, const Figures &baseline) const;
};

/// The sequence that covers the race's kernels soonest.
llvm::ArrayRef<RankedCandidate> measuredRanking();
/// What stays in kernels with matrix instructions in place of `source`, where
/// that is no slower: one of the sequence, without cap and rematerialization.
const RankedCandidate &replacementOfSource();
/// The coefficients fitted to the race.
const ChoiceModel &fittedChoice();

} // namespace kiln

#endif // KILN_TOOLS_AUTO_CANDIDATES_CANDIDATERANKING_H
