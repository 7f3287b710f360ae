// Directives for random kernels of wide registers, and what LLVM makes of them
// by itself.
#ifndef KILN_TEST_UNIT_MIR_PASSES_WIDE_WIDEDIRECTIVES_H
#define KILN_TEST_UNIT_MIR_PASSES_WIDE_WIDEDIRECTIVES_H

#include "llvm/ADT/StringRef.h"
#include <random>
#include <string>

namespace kiln::test {

extern const char *const kWideProcessors[5];

/// LLVM's gcn-iterative-ilp is left out: LLVM's own verifier finds fault with
/// what it makes, and the message says so.
std::string randomStrategy(std::mt19937_64 &random);
std::string randomRemats(std::mt19937_64 &random);

/// What LLVM does by itself to lanes that nothing has written, in 2 of 9,750
/// kernels (seeds from 156750 on): its bundler after register allocation takes their marks (KILL) out of
/// where its verifier looks for them, also without Kiln; its live intervals, when
/// a scheduler moves a write of one lane past reads of the others, come apart or
/// lose a lane, which is found after the scheduler and not before. And what its
/// own schedulers leave, for which they are named.
bool isLlvmsOwn(llvm::StringRef complaint);

} // namespace kiln::test

#endif
