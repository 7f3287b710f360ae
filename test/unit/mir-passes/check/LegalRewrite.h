// One random change of a machine function that keeps its meaning.
#ifndef KILN_TEST_LEGALREWRITE_H
#define KILN_TEST_LEGALREWRITE_H

#include "llvm/Analysis/AliasAnalysis.h"
#include "llvm/CodeGen/MachineFunction.h"
#include <optional>
#include <string>

namespace kiln::test {

/// Swaps independent neighbours, renames a register, recomputes one before a
/// use, or writes a value that nothing reads. Says what was done; nothing if
/// the location that was drawn admits none of these.
std::optional<std::string> rewriteLegally(llvm::MachineFunction &function,
                                          unsigned seed,
                                          llvm::AAResults *aliases);

} // namespace kiln::test

#endif
