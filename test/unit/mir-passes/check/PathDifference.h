// Where two versions of a machine function do something else along a path.
#ifndef KILN_TEST_PATHDIFFERENCE_H
#define KILN_TEST_PATHDIFFERENCE_H

#include "test/unit/mir-passes/check/PathTrace.h"

namespace kiln::test {

/// Says where two versions of a function, followed along the same paths, do
/// something else; nothing if they agree. Effects of a block may be swapped if
/// they do not touch the same memory and neither is a barrier.
std::string difference(const std::vector<PathTrace> &before,
                       const std::vector<PathTrace> &after,
                       llvm::AAResults *aliases);

} // namespace kiln::test

#endif
