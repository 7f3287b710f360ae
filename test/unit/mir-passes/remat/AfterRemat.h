// What a rematerialization leaves of a small function.
#ifndef KILN_TEST_AFTERREMAT_H
#define KILN_TEST_AFTERREMAT_H

#include "test/unit/sched-strategies/MirHarness.h"
#include <string>

namespace kiln::test {

/// The names of the NVPTX instructions in their order, blocks separated by
/// "; ", after the rematerialization that `spec` requests. The machine verifier
/// has looked at them.
std::string afterRemat(llvm::StringRef spec, llvm::StringRef body);

} // namespace kiln::test

#endif
