// Operands of dots that go through shared memory: which conversions of layouts
// they are.
#ifndef KILN_LOWERING_PIPELINE_STAGING_H
#define KILN_LOWERING_PIPELINE_STAGING_H

#include "lowering/dialect/GpuDialect.h"

namespace kiln {

/// The conversions of `block`, not of regions in it, that go through shared
/// memory on the way to a dot.
llvm::SmallVector<gpu::ConvertLayoutOp> stagedConversions(mlir::Block &block);

/// The places from which all that uses a conversion's result takes it by
/// itself, without registers; nothing if there are none.
std::optional<LinearLayout> placesInPlace(gpu::ConvertLayoutOp convert);
/// The same where neighbours along a dimension are to lie together.
std::optional<LinearLayout> placesInPlace(gpu::ConvertLayoutOp convert,
                                          unsigned contiguous);

/// Makes a buffer; one that is read in place has the alignment for that.
gpu::AllocOp allocFor(mlir::OpBuilder &builder, mlir::Location loc,
                      gpu::MemDescType type, bool isInPlace);

/// A buffer with the shape and elements of `tensor`.
gpu::MemDescType stagingBuffer(mlir::RankedTensorType tensor,
                               LinearLayout places);

/// The first op of the value's block that uses it, or holds an op that does.
mlir::Operation *firstUser(mlir::Value value);

} // namespace kiln

#endif
