// Which layout conversions are dot operands that go through shared memory, and
// through which buffers.
#ifndef KILN_LOWERING_STAGING_STAGING_H
#define KILN_LOWERING_STAGING_STAGING_H

#include "frontend/dialect/Tile.h"
#include "lowering/dialect/GpuDialect.h"
#include "lowering/vendor/TargetOps.h"

namespace kiln {

/// The conversions of `block`, not of regions in it, that go through shared
/// memory to a dot.
llvm::SmallVector<gpu::ConvertLayoutOp> stagedConversions(mlir::Block &block);

/// The shared-memory layout from which all users of a conversion's result read
/// it directly, without registers; nothing if there is none.
std::optional<LinearLayout> layoutReadInPlace(gpu::ConvertLayoutOp convert);
/// The same where neighbours along a dimension are to lie together.
std::optional<LinearLayout> layoutReadInPlace(gpu::ConvertLayoutOp convert,
                                              unsigned contiguous);

/// Moves conversions for dots past the transpositions that follow them, so that
/// one buffer of a loaded matrix, or of one that was computed, serves dots that
/// take it transposed. Only on GPUs with asynchronous copies: elsewhere such a
/// matrix is stored from registers, in a layout chosen with the conversion.
void convertAfterTranspositions(tt::FuncOp function, const TargetOps &target);

/// Makes a buffer; one that is read in place has the alignment for that.
gpu::AllocOp allocFor(mlir::OpBuilder &builder, mlir::Location loc,
                      gpu::MemDescType type, bool isInPlace);

/// A buffer with the shape and elements of `tensor`.
gpu::MemDescType stagingBuffer(mlir::RankedTensorType tensor,
                               LinearLayout sharedLayout);

/// The buffer for a conversion: laid out as dots read it in place, else for what
/// is stored and read.
gpu::MemDescType exchangeBuffer(gpu::ConvertLayoutOp convert);

/// Has the users of a conversion read `buffer` instead, dots without matrix
/// instructions each where it stands; the conversion keeps none. Returns the
/// loads.
llvm::SmallVector<gpu::LocalLoadOp> readInstead(gpu::ConvertLayoutOp convert,
                                                mlir::Value buffer);
/// Erases the conversion that those loads are instead of if the function then
/// takes at most `sharedBytes`, of which buffers that do not live at once share
/// some; else the loads.
bool keepIfItFits(gpu::ConvertLayoutOp convert,
                  llvm::ArrayRef<gpu::LocalLoadOp> loads, int64_t sharedBytes);

/// Has the converted value stored to a buffer, and loaded where it is used.
void throughBuffer(gpu::ConvertLayoutOp convert);
/// The same if it fits as keepIfItFits() has it.
bool throughBufferIfItFits(gpu::ConvertLayoutOp convert, int64_t sharedBytes);

/// Has a buffer for operands of dots that are converted outside of loops, as far as
/// half of a block's shared memory goes; loops prefetch into the other half.
/// Those that each thread would have to hold many registers of may take more.
void stageOutsideOfLoops(tt::FuncOp function, int64_t sharedBytes);

/// Elements that one access of a thread loads.
unsigned vectorOf(tt::LoadOp load);

/// Whether a copy may do what the load does: nothing is volatile, and
/// masked-off elements are zero, if anything.
bool isAsCopied(tt::LoadOp load);
/// Whether cp.async does what the load does; masked-off elements of a copy are
/// zero.
bool canCopy(tt::LoadOp load, const TargetOps &target);

/// Whether a value is known to be zero, all of a tensor, of either sign.
bool isZero(mlir::Value value);

/// The first op of the value's block that uses it, or contains an op that does.
mlir::Operation *firstUser(mlir::Value value);

} // namespace kiln

#endif
