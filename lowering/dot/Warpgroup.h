// Dots by warpgroups (wgmma): which accumulators they compute, and how their
// operands lie in shared memory. Each warp has the part of the accumulator that
// it would have if it computed its rows alone by mma.sync, so that any such dot
// can be computed by either. Knows no MLIR.
#ifndef KILN_LOWERING_DOT_WARPGROUP_H
#define KILN_LOWERING_DOT_WARPGROUP_H

#include "lowering/dot/DotPlan.h"

namespace kiln {

/// The widest instruction of a warpgroup that computes the plan's accumulator,
/// whose instruction for one warp is known; nothing if there is none.
std::optional<WarpgroupMultiply> warpgroupFor(const DotProblem &problem,
                                              const DotPlan &plan,
                                              const GpuTarget &gpu);

/// What each warp of the GPU's warpgroups does where one warp alone would take
/// `choice`: the same instruction, or, where that converts 8-bit floats before,
/// the one for those. Null if warpgroups do not compute such a dot: they take
/// the operands as they are, for one product, with 32-bit accumulators. (wgmma
/// can have packed f16 accumulators; those stay with mma.sync.)
const MatrixInstruction *warpgroupSlice(const DotProblem &problem,
                                        const DotInstruction &choice,
                                        const GpuTarget &gpu);

/// Accumulators that warpgroups compute, `slice` being what a warp does of
/// it, best first. Empty: warps or rows are too few.
std::vector<LinearLayout> warpgroupAccumulators(const MatrixInstruction &slice,
                                                llvm::ArrayRef<int64_t> shape,
                                                unsigned warps);

/// An operand in shared memory, as wgmma reads it: runs of up to 128 bytes
/// along one dimension, those of the other dimension one after the other, and
/// 16-byte chunks of a run exchanged so that eight runs begin in different
/// banks (PTX ISA, "Strides", and the swizzling modes of the matrix
/// descriptor).
class WarpgroupOperand {
public:
  /// The shared-memory layout of a matrix of `shape` whose neighbours along
  /// dimension `contiguous` lie together; nothing if it is too small.
  static std::optional<WarpgroupOperand> create(llvm::ArrayRef<int64_t> shape,
                                                unsigned elementBytes,
                                                unsigned contiguous);
  /// The operand that has this layout; nothing if none has.
  static std::optional<WarpgroupOperand> of(const LinearLayout &layout,
                                            unsigned elementBytes);

  /// For the tensor core alone: pairs of elements of 4 bits, of which memory
  /// has `shape`, beside elements of 8 bits. Sixteen of them take sixteen
  /// bytes, of which they fill the first eight.
  static std::optional<WarpgroupOperand>
  createPadded(llvm::ArrayRef<int64_t> shape, unsigned contiguous);
  /// Any of both kinds.
  static std::optional<WarpgroupOperand>
  ofTensorCore(const LinearLayout &layout, unsigned elementBytes);

  const LinearLayout &sharedLayout() const { return layout; }
  bool isPadded() const { return padded; }
  unsigned contiguous() const { return contiguousDim; }
  /// Bytes of a run, which the pattern is as wide as.
  unsigned run() const { return runBytes; }
  /// What its first byte must be aligned to.
  unsigned alignment() const { return 8 * runBytes; }
  /// A descriptor without the address; `kDim` is the dimension that is summed
  /// over.
  uint64_t descriptor(unsigned kDim) const;
  /// The same for tcgen05, which has a version there, and other numbers for the
  /// patterns.
  uint64_t tensorDescriptor(unsigned kDim) const;
  /// The first byte of an element, from the start of the buffer.
  uint64_t byteOf(int64_t row, int64_t column) const;

private:
  WarpgroupOperand(llvm::ArrayRef<int64_t> shape, unsigned elementBytes,
                   unsigned contiguous, bool padded);

  uint64_t strides(unsigned kDim) const;

  unsigned elementBytes, contiguousDim, runBytes;
  bool padded;
  LinearLayout layout;
};

/// Whether warpgroups, or the tensor core (TensorDot.h), may read operand 0 or 1
/// from shared memory, which is contiguous along a dimension there, for a dot of
/// enough rows. `wanted` is what one warp of an mma.sync would have of it, and
/// `mayTranspose` says whether that dimension may be another than k.
bool mayReadFromShared(const DotProblem &problem, unsigned operand,
                       const LinearLayout &wanted, unsigned contiguous,
                       bool mayTranspose);

/// The shared-memory layout from which warpgroups read operand 0 or 1, for which
/// one warp of an mma.sync would want the layout `wanted`; nothing if they do
/// not compute such a dot, or take that operand in registers only.
std::optional<LinearLayout> warpgroupSharedLayout(const DotProblem &problem,
                                                  const GpuTarget &gpu,
                                                  unsigned operand,
                                                  const LinearLayout &wanted,
                                                  unsigned contiguous);

/// Rows of k of a part of A that is multiplied while the next one is converted
/// into registers: those of two instructions. Of 16-bit elements, these are the
/// 32 that share a scale. With such parts mxfp4 by bf16 gained on an H200
/// (perf/scaled).
inline int64_t warpgroupPart(unsigned elementBits) { return 512 / elementBits; }

/// What the block spends on a product of warpgroups, in the unit of dotCost.
int64_t warpgroupCost(const DotProblem &problem);

/// Whether wgmma reads elements of this type along either dimension; others
/// have neighbours along k together (PTX ISA, "wgmma.mma_async").
inline bool mayBeTransposed(unsigned elementBits) { return elementBits == 16; }

} // namespace kiln

#endif
