// Where on the way to machine code one build of a kernel begins to cost more
// than another.
//
// What costs, the worst first:
//  1. words moved to and from scratch memory in loops;
//  2. registers past the limit in a loop, which become such words;
//  3. moves from and to accumulators in loops, once registers are allocated;
//  4. words moved to and from scratch memory elsewhere;
//  5. registers past the limit elsewhere;
//  6. resident warps fewer: of finished code those that fit, before that those
//     that would if a thread had as many registers as are live in it at most.
// Of two stages that costs more which does in the first of these where they
// differ. Registers past the limit, and moves, differ where they do by an
// allocation granule of the GPU, for a few more or less come and go with every
// pass.
//
// A stage is where it begins if the new build costs more there and at every
// later one up to finished code: what a later pass makes up for is no loss. The
// passes between register allocation and finished code do not show fewer warps,
// and count only if words in scratch memory differ.
#ifndef KILN_TOOLS_BISECT_BISECTION_H
#define KILN_TOOLS_BISECT_BISECTION_H

#include "tools/bisect/KernelStages.h"

namespace kiln {

/// By what a build costs more.
enum class StageLoss : uint8_t {
  None,
  ScratchInLoops,
  PressureInLoops,
  AccumulatorMovesInLoops,
  ScratchElsewhere,
  PressureElsewhere,
  Warps
};
/// "scratch-in-loops" and so on.
llvm::StringRef lossName(StageLoss loss);

/// What one stage costs.
struct StageCost {
  unsigned scratchInLoops = 0, scratchElsewhere = 0;
  /// Registers past the limit, of the loop that has most of them.
  unsigned pastInLoops = 0, pastElsewhere = 0;
  unsigned accumulatorMovesInLoops = 0;
  /// Absent: nothing says, and they do not count.
  std::optional<unsigned> warps;
};
StageCost costOf(const StageFigures &stage, const KernelStages &kernel);
/// By what `after` costs more than `before`; `granule`: in registers.
StageLoss lossOf(const StageCost &before, const StageCost &after,
                 unsigned granule);

/// One stage of both builds.
struct StagePair {
  const StageFigures *before, *after;
  StageLoss loss = StageLoss::None;
};

/// The region that lost most, in StageFigures::regions of both builds.
struct LostRegion {
  unsigned after = 0;
  /// Absent: it has no counterpart.
  std::optional<unsigned> before;
};

/// For each region of `after` the one of `before` that it is: of the same depth
/// and source line, the first for the first; what is left, by depth alone.
std::vector<std::optional<unsigned>>
pairRegions(llvm::ArrayRef<RegionFigures> before,
            llvm::ArrayRef<RegionFigures> after);

struct Bisection {
  const KernelStages *before, *after;
  /// Stages that both have, in the order of the pipeline.
  std::vector<StagePair> stages;
  /// Where `after` begins to cost more; absent: in the end it does not.
  std::optional<unsigned> first;
  /// Of that stage.
  LostRegion region;
};
Bisection bisect(const KernelStages &before, const KernelStages &after);

/// A pass after which the builds differ more than before it.
struct WideningPass {
  /// In Bisection::stages.
  unsigned stage;
  /// Most live registers in a loop (StageFigures::peakInLoops), of both builds
  /// before and after the pass.
  int oldBefore, oldAfter, newBefore, newAfter;
  int widening() const {
    return (newAfter - oldAfter) - (newBefore - oldBefore);
  }
};
/// Those that left the new build with more live registers, by the GPU's
/// allocation granule at least: the one that did most first. Those over LLVM IR
/// count as one.
std::vector<WideningPass> wideningPasses(const Bisection &bisection);

/// Registers, or words in scratch memory, of one kind in both builds.
struct ValueGrowth {
  ValueKind kind;
  int before = 0, after = 0;
};
/// What makes up the loss in its region, what grew most first; kinds of which
/// both have as many are left out. Where scratch memory is what was lost by,
/// words in it; else registers.
std::vector<ValueGrowth> growthIn(const Bisection &bisection);

} // namespace kiln

#endif // KILN_TOOLS_BISECT_BISECTION_H
