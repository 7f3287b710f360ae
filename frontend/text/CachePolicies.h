//===- CachePolicies.h - cache modifiers as Triton 3.9 writes them ---------===//
#ifndef KILN_FRONTEND_TEXT_CACHEPOLICIES_H
#define KILN_FRONTEND_TEXT_CACHEPOLICIES_H

#include "mlir/IR/BuiltinOps.h"

namespace kiln {

/// Gives loads and stores the modifier and the eviction policy of the attribute
/// `cachePolicy` (`#tt.cache_policy<...>`), in which Triton 3.9 writes what older
/// ones write as words of the op. An error where it is something else, or stands
/// elsewhere.
mlir::LogicalResult readCachePolicies(mlir::ModuleOp module);

} // namespace kiln

#endif // KILN_FRONTEND_TEXT_CACHEPOLICIES_H
