//===- Path.h - the likely path of a warp through machine code ------------===//
//
// Machine code does not say how often a loop runs, nor which side of a branch
// is usual. So a path is a guess that is the same for all builds of a kernel:
// each loop runs so many times, and of two sides of a branch the one with more
// memory accesses, multiplications and loops is taken.
//
//===----------------------------------------------------------------------===//
#ifndef KILN_TARGETS_SIMULATOR_PATH_H
#define KILN_TARGETS_SIMULATOR_PATH_H

#include "targets/model/StaticModel.h"

namespace kiln {

/// The indices of the operations that a warp executes, from its first to its
/// last.
struct Path {
  std::vector<uint32_t> ops;
  /// How often the innermost loops run in it: `turns`, or fewer where the path
  /// would be longer than `most`.
  unsigned turns = 0;
};

/// The path through a kernel whose loops run `turns` times each. Where it would
/// have more than `most` operations the outer loops run less often, then the
/// inner ones.
Path likelyPath(llvm::ArrayRef<ModelOp> ops, unsigned turns, size_t most);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_PATH_H
