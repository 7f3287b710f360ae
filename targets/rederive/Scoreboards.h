//===- Scoreboards.h - which token is on which of the six -----------------===//
//
// Scoreboards are counters: any number of tokens can share one, and who waits
// for one of them waits for all. So tokens are given to those numbers where that
// costs the fewest cycles, loops counted more.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_REDERIVE_SCOREBOARDS_H
#define KILN_TARGETS_REDERIVE_SCOREBOARDS_H

#include "targets/rederive/Tokens.h"

namespace kiln {

/// The number of each token; SassControl::none: nobody waits for it.
/// `stalls` are the cycles of each instruction, `reserved` numbers no token may
/// have (one bit each).
std::vector<unsigned> assignScoreboards(const TimedCode &code,
                                        const Predecessors &predecessors,
                                        const TokenFlow &flow,
                                        llvm::ArrayRef<unsigned> stalls,
                                        unsigned reserved);

} // namespace kiln

#endif // KILN_TARGETS_REDERIVE_SCOREBOARDS_H
