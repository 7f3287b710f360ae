//===- FunctionFacts.h - what may be changed in a function, and what not --===//
//
// Not everything that ptxas says in a control word is about registers: waits in
// front of barriers and fences order memory, scoreboards of copies are counted
// by number, and the times of some instructions nobody knows. What is so stays
// as ptxas had it; where that cannot be told apart, the function is kept whole.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_REDERIVE_FUNCTIONFACTS_H
#define KILN_TARGETS_REDERIVE_FUNCTIONFACTS_H

#include "targets/hazards/TimedCode.h"
#include <string>

namespace kiln {

/// The blocks that lead into a block, by a call, too. What comes back from a
/// call waits for everything first, so no edge comes back.
using Predecessors = std::vector<llvm::SmallVector<unsigned, 2>>;
Predecessors predecessorsOf(const TimedCode &code);

/// Why no control word of this function may be re-derived; "" if they may.
std::string reasonToKeep(const TimedCode &code);

/// An instruction that orders others, leaves the block, or whose time nobody
/// knows but ptxas: its stall is never made shorter, and whatever it waited for
/// it waits for.
bool isPinned(const TimedInstruction &instruction);

/// Returns and indirect branches: where they lead is not followed, so nothing
/// may be on its way.
bool leavesUnfollowed(const TimedInstruction &instruction);

/// A load, store or atomic operation with an order in memory (.STRONG).
bool isOrderedAccess(const TimedInstruction &instruction, const GpuTarget &gpu);

/// The scoreboards whose numbers DEPBAR names, and LDGDEPBAR's: one bit each.
unsigned namedScoreboards(const TimedCode &code);

/// The scoreboard that a DEPBAR counts; none: SassControl::none.
unsigned countedScoreboard(const TimedInstruction &instruction);

/// The guard as twice the predicate's index (SassRegisterSet) plus one where
/// inverted; -1: none.
int guardOf(const TimedInstruction &instruction);

/// How many loops each block stands in, by branches back.
std::vector<unsigned> loopDepths(const TimedCode &code);

} // namespace kiln

#endif // KILN_TARGETS_REDERIVE_FUNCTIONFACTS_H
