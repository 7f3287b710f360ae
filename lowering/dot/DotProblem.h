// What a dot multiplies, and which matrix instructions of a GPU can do it.
// Knows no MLIR.
#ifndef KILN_LOWERING_DOT_DOTPROBLEM_H
#define KILN_LOWERING_DOT_DOTPROBLEM_H

#include "targets/isa/matrix/MatrixInstruction.h"
#include <vector>

namespace kiln {

/// How f32 operands may be rounded (the attribute inputPrecision of tt.dot).
/// The last three split them into parts whose products are added up.
enum class DotPrecision { Ieee, Tf32, Tf32x3, Bf16x3, Bf16x6 };

/// Any 8-bit float.
inline bool isFp8(MatrixType type) {
  return type >= MatrixType::E4M3 && type <= MatrixType::E5M2FNUZ;
}

/// Elements along k in one of the operand's in memory: those of 4 bits are in
/// pairs.
inline unsigned packOf(MatrixType type) { return bitsOf(type) < 8 ? 2 : 1; }

/// One dot: (..., m, k) times (..., k, n), added to (..., m, n).
struct DotProblem {
  MatrixType a, b, c;
  DotPrecision precision = DotPrecision::Ieee;
  /// The accumulator's shape, batches first; powers of two.
  llvm::SmallVector<int64_t> shape;
  int64_t k;
  /// Bits of the smallest elements that the operands are loaded as; 0 if one of
  /// them is computed from another dot.
  unsigned loadedBits = 0;
  /// M and N that instructions are to have, on AMD; 0: whichever.
  unsigned instructionSize = 0;
  /// Whether lanes have neighbours along k for several instructions, on AMD.
  bool packsK = true;
  /// Neighbours along k that share a scale of type `scale`; 0: there are none.
  unsigned run = 0;
  MatrixType scale = MatrixType::E8M0;

  int64_t m() const { return shape[shape.size() - 2]; }
  int64_t n() const { return shape[shape.size() - 1]; }
};

/// One candidate for a dot: the instruction, and how often it runs for each
/// step along k.
struct DotInstruction {
  const MatrixInstruction *matrix;
  /// Products of parts of the operands: 1 but for the split precisions.
  unsigned products;
  /// The GPU has no such instruction: it is what a warp would do of a product
  /// that the tensor core alone computes, with scales (TensorDot.h).
  bool isOfTensorCore = false;
};

/// Whether the instruction's tile, or the transposed one, is within the dot's
/// rows and columns. In a larger one, rows or columns are computed again:
/// instructions that do not fit repeat those there are (AMD only).
bool fits(const DotProblem &problem, const MatrixInstruction &row);

/// The instructions of this GPU for the types and the precision, best first,
/// that fit into the shape; on AMD, where none does, those that repeat least.
/// Where there are some of the size that is asked for, these alone, whether
/// they fit or not, as in Triton. With scales there is no other way.
/// Operands are converted to the instruction's types where those hold all their
/// values; the accumulator may be wider than asked for. Empty: the dot is
/// computed by multiply-adds.
std::vector<DotInstruction> dotInstructions(const DotProblem &problem,
                                            const GpuTarget &gpu);

} // namespace kiln

#endif
