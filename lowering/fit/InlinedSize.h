// How large a kernel becomes when all its calls are inlined, which the lowering
// does: a GPU's kernels have no stack to speak of. Functions that each call the
// next one twice double with every level.
#ifndef KILN_LOWERING_FIT_INLINEDSIZE_H
#define KILN_LOWERING_FIT_INLINEDSIZE_H

#include "mlir/IR/BuiltinOps.h"

namespace kiln {

/// Operations that a kernel may have with all its calls inlined: a guess, fifty
/// times the largest kernel of the corpus and some seconds of lowering.
inline constexpr uint64_t kMostInlined = 100'000;

/// Refuses a module with a larger kernel, before anything is inlined.
llvm::LogicalResult checkInlinedSize(mlir::ModuleOp module);

} // namespace kiln

#endif
