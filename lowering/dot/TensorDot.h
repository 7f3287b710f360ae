// Dots on the tensor core of Blackwell's data-center GPUs (tcgen05.mma): which
// dots those are, and which accumulators it computes. One thread has 64 or 128
// rows multiplied, operands in shared memory and accumulators in tensor memory; a
// thread's part of those is what it would be for mma.sync, so that any such dot
// can be computed by either.
#ifndef KILN_LOWERING_DOT_TENSORDOT_H
#define KILN_LOWERING_DOT_TENSORDOT_H

#include "lowering/dot/DotPlan.h"
#include "lowering/dot/TensorScales.h"
#include "lowering/dot/Warpgroup.h"
#include "targets/isa/matrix/TensorMultiply.h"

namespace kiln {

/// What the tensor core multiplies where one warp alone would take `choice`: the
/// same types, or 8-bit floats as they are. Nothing if it computes no such dot:
/// with scales, one of less than 128 rows, or that has more columns than there
/// are.
std::optional<TensorMultiply> tensorMultiplyFor(const DotProblem &problem,
                                                const DotInstruction &choice,
                                                const GpuTarget &gpu);

/// What computes the plan's accumulator, whose instruction for one warp is
/// known; nothing if the tensor core does not.
std::optional<TensorMultiply> tensorMultiplyFor(const DotProblem &problem,
                                                const DotPlan &plan,
                                                const GpuTarget &gpu);

/// Accumulators that it computes, `slice` being what a warp would do, best
/// first. Empty: warps or rows are too few.
std::vector<LinearLayout> tensorAccumulators(const MatrixInstruction &slice,
                                             llvm::ArrayRef<int64_t> shape,
                                             unsigned warps);

/// Accumulators of which a thread has whole rows, or parts of them: nothing of a
/// row is in another lane. Where they are handed out so, they are computed as
/// `fragmentsOf` says.
std::vector<LinearLayout> tensorRows(llvm::ArrayRef<int64_t> shape,
                                     unsigned warps);

/// The accumulator of tensorAccumulators whose warps have the same elements as
/// those of `c`, which is one of tensorRows; nothing if it is not.
std::optional<LinearLayout> fragmentsOf(const LinearLayout &c,
                                        const MatrixInstruction &slice);

/// Whether the warps want the operand as an accumulator of the tensor core has
/// them do.
bool isOfTensorCore(const DotProblem &problem, unsigned operand,
                    llvm::ArrayRef<LinearLayout::Basis> warps);

/// The shared-memory layout from which the tensor core reads operand 0 or 1, for
/// which one warp of an mma.sync would want the layout `wanted`; nothing if it
/// does not compute such a dot.
std::optional<LinearLayout> tensorSharedLayout(const DotProblem &problem,
                                               const GpuTarget &gpu,
                                               unsigned operand,
                                               const LinearLayout &wanted,
                                               unsigned contiguous);

/// The shared-memory layout of the scales of operand 0 or 1, from which they
/// are copied to the tensor core, where `wanted` are the scales of what one
/// warp would do; nothing if there is none.
std::optional<LinearLayout> tensorScalesLayout(const DotProblem &problem,
                                               const GpuTarget &gpu,
                                               unsigned operand,
                                               const LinearLayout &wanted);

/// Neighbours along k that share a scale of this type; a run of 0: none do.
struct ScaleRuns {
  unsigned run = 0;
  MatrixType type = MatrixType::E8M0;
};

/// Whether the instruction takes operands of the type with room between them
/// (WarpgroupOperand::createPadded).
inline bool takesPadded(const TensorMultiply &multiply, MatrixType type) {
  return multiply.perChunk(type) * bitsOf(type) < 8 * SharedMatrix::kChunkBytes;
}

/// The instruction of a product by its types and shapes, each operand
/// contiguous along k unless it is `transposed`; nothing if there is none.
std::optional<TensorMultiply> tensorMultiply(MatrixType a, MatrixType b,
                                             MatrixType c, int64_t rows,
                                             int64_t columns, bool transposedA,
                                             bool transposedB,
                                             ScaleRuns scales = {});

} // namespace kiln

#endif
