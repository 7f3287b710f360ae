// Which of several builds of one kernel is taken: one function over their
// figures. What is compared, in which sequence, and how great a difference has
// to be to count is a rule, which is data; each rule is defined where its
// builds are made.
#ifndef KILN_TOOLS_AUTO_CHOOSE_H
#define KILN_TOOLS_AUTO_CHOOSE_H

#include "tools/auto/candidates/AutoCandidates.h"
#include "tools/auto/candidates/Figures.h"
#include <functional>

namespace kiln {

/// One build, and what became of it.
struct AutoCandidate : Figures {
  AutoDirectives directives;
  /// Why there are no figures; empty: there are.
  std::string error;
  /// Index of the first candidate with the same machine code.
  std::optional<unsigned> sameAs;
  /// The model's time of it over that of the first candidate, for reports.
  double relative = 1;
};

/// What two builds are compared by; less is better.
enum class Figure : uint8_t {
  Time,       ///< as modelled, a logarithm over the baseline's
  LoopSpills, ///< instructions
  SpillBytes,
  Spills,
  SpillStores,      ///< bytes
  AnySpills,        ///< whether there are some
  SpillRatio,       ///< to the baseline's, a logarithm
  AnyStack,         ///< whether a thread has memory of its own
  StackRatio,       ///< of its bytes to the baseline's, a logarithm
  WarpsByRegisters, ///< fewer of them
  Warps,            ///< fewer of them
  Blocks,           ///< fewer of them
  BlockRatio,       ///< of the baseline's to these, a logarithm
};

struct Criterion {
  Figure figure;
  /// Builds that differ from the baseline by no more are equal in it. Of those
  /// better by more the best wins, with nothing else compared.
  double tolerance = 0;
  /// What is worse is out, and nothing wins by it.
  bool onlyDrops = false;
  /// The tolerance is to the best build, not to the baseline, and decides nothing
  /// by itself: what differs from the best by no more is equal.
  bool toBest = false;
};

struct Rule {
  /// Each decides among those that are equal in the ones before; of what is
  /// equal in all, the first build is taken.
  llvm::SmallVector<Criterion, 4> criteria;
  /// Builds other than the baseline need a simulated time, which is finite where
  /// the kernel can be launched.
  bool needsTime = false;
  /// Builds with fewer warps than the kernel has today, by the rival or else the
  /// baseline, need less simulated time than that, whatever they do not spill.
  bool fewerWarpsNeedLessTime = false;
};

struct Choice {
  unsigned chosen = 0;
  /// Of the rule's criteria, the one that left a single build or did without
  /// the baseline; nothing: what is left is equal.
  std::optional<unsigned> decidedBy;
  /// The builds that were compared.
  llvm::SmallVector<unsigned> compared;
  /// The greatest gain that is predicted for one of them, a logarithm; 0: none
  /// gains over the baseline.
  double gain = 0;
};

/// Chooses among builds of which the first is the baseline. One that failed, is
/// a copy, or cannot be launched where another one can is not compared; the
/// baseline is chosen where nothing can be. A pure function.
Choice choose(llvm::ArrayRef<AutoCandidate> candidates, const Rule &rule);

/// Whether this criterion excludes a build, compared with the baseline.
bool isWorse(const AutoCandidate &build, const AutoCandidate &baseline,
             const Criterion &criterion);

} // namespace kiln

#endif // KILN_TOOLS_AUTO_CHOOSE_H
