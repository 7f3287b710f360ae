// Where the registers and lanes of a matrix instruction are in its tile, as
// coordinates of a dot.
#ifndef KILN_LOWERING_DOT_INSTRUCTIONSTEPS_H
#define KILN_LOWERING_DOT_INSTRUCTIONSTEPS_H

#include "lowering/dot/DotPlan.h"

namespace kiln {

/// Coordinates of a lane's elements in a tile of an instruction: (row, column)
/// for each bit of the element's number; of the transposed tile with
/// `exchange`.
DotPlan::Steps registerSteps(const MatrixBases &bases, bool exchange = false);

/// The same for each bit of a lane's number.
DotPlan::Steps laneSteps(const MatrixInstruction &row, const MatrixBases &bases,
                         bool exchange);

/// Steps that leave the shape's last two dimensions begin again: rows and
/// columns that an instruction has beyond the dot's are those of the dot again.
DotPlan::Steps repeatedWithin(DotPlan::Steps steps,
                              llvm::ArrayRef<int64_t> shape);

/// A step along the last two of `rank` dimensions.
LinearLayout::Basis basisAt(unsigned rank, int64_t row, int64_t column);

} // namespace kiln

#endif // KILN_LOWERING_DOT_INSTRUCTIONSTEPS_H
