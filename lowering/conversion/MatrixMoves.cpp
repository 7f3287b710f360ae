#include "lowering/conversion/MatrixMoves.h"
#include "targets/gpu/GpuTraits.h"

namespace kiln {

MatrixMoves matrixMovesOf(const GpuTarget &gpu) {
  return {hasMatrixLoads(gpu), hasMatrixStores(gpu), hasTransposedReads(gpu)};
}

} // namespace kiln
