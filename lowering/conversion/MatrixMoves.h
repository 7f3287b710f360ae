// Which accesses of shared memory move elements between lanes on the way: what
// layouts of it and accesses to it are planned for.
#ifndef KILN_LOWERING_CONVERSION_MATRIXMOVES_H
#define KILN_LOWERING_CONVERSION_MATRIXMOVES_H

namespace kiln {

struct GpuTarget;

/// Accesses that a GPU has beside those of each lane by itself.
struct MatrixMoves {
  /// A warp loads and stores matrices of eight rows (MatrixAccess.h).
  bool loads = false, stores = false;
  /// Reads hand columns of what 16 lanes read to them (TransposedReads.h).
  bool transposedReads = false;
};

/// What the GPU has (targets/gpu/GpuTraits.h).
MatrixMoves matrixMovesOf(const GpuTarget &gpu);

} // namespace kiln

#endif
