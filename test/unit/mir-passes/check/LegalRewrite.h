// One random change of a machine function that keeps its meaning.
#ifndef KILN_TEST_LEGALREWRITE_H
#define KILN_TEST_LEGALREWRITE_H

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <optional>
#include <string>

namespace kiln::test {

/// Lets independent neighbours change places, renames a register, computes one
/// again before a use, or writes a value that nobody reads. Says what was
/// done; nothing if the place that was drawn admits nothing of it.
std::optional<std::string> rewriteLegally(llvm::MachineFunction &function,
                                          unsigned seed,
                                          llvm::AAResults *aliases);

} // namespace kiln::test

#endif
