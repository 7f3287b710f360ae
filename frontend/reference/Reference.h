// What tile IR means: an interpreter of whole tensors that knows no layouts, no
// lanes and no warps. It is the oracle the lowered program is compared with, so
// it takes no part of the lowering's code.
//
// Programs of the grid run one after the other, x fastest; one that polls
// memory is set aside while the others go on, so programs may wait for each
// other, and when no program changes anything any more the run ends with an
// error. Reductions and scans combine pairwise (the error of a sum grows with
// the logarithm of its length): a device may order them differently, so sums of
// floats are compared within a tolerance. Of what tile IR leaves open some is
// defined here: an element that a mask disables loads as 0 when no other value
// is given, and so is poison. Floats outside an integer's range and shifts by
// the width or more stay open: where what a run leaves in memory depends on
// them, it ends with an error that says so.
#ifndef KILN_FRONTEND_REFERENCE_REFERENCE_H
#define KILN_FRONTEND_REFERENCE_REFERENCE_H

#include "frontend/reference/Memory.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include <array>

namespace kiln {

/// Limits of a reference run.
struct ReferenceOptions {
  /// Operations one program may execute before it counts as endless. The
  /// longest loop of the corpus takes 256 turns of 60 operations; a thousand
  /// times that is still a second (guess).
  uint64_t maxSteps = 10'000'000;
};

/// Runs `kernel` over the grid. `arguments` holds one word per parameter: the
/// host address for a pointer, the bit pattern for a scalar. Memory outside
/// `ranges` is not touched. Errors name the location in the kernel's source,
/// the operation and the program.
llvm::Error runReference(mlir::FunctionOpInterface kernel,
                         std::array<int64_t, 3> grid,
                         llvm::ArrayRef<uint64_t> arguments,
                         llvm::ArrayRef<MemoryRange> ranges,
                         const ReferenceOptions &options = {});

} // namespace kiln

#endif // KILN_FRONTEND_REFERENCE_REFERENCE_H
