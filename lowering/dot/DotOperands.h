// The layouts of a dot's operands. Each bit of a register's, lane's or warp's
// number that moves along rows of C moves along rows of A, and those along
// columns of C along columns of B. What is left of A and B is k, inside of the
// instruction as its record says, and then in registers.
#ifndef KILN_LOWERING_DOT_DOTOPERANDS_H
#define KILN_LOWERING_DOT_DOTOPERANDS_H

#include "lowering/dot/DotPlan.h"

namespace kiln {

/// Which operand: A shares its rows with C, B its columns.
enum class DotSide { A, B };

/// An operand's layout, from the plan's accumulator, instruction and order of k.
LinearLayout operandLayout(DotSide side, const DotProblem &problem,
                           const DotPlan &plan);

/// The layout of an operand's scales: those of B are numbered along k as if B
/// were transposed. An instruction's lanes hold what the record says; all else
/// moves as in the accumulator.
LinearLayout scalesLayout(DotSide side, const DotProblem &problem,
                          const DotPlan &plan);

} // namespace kiln

#endif // KILN_LOWERING_DOT_DOTOPERANDS_H
