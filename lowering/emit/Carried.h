// How tile values pass from one basic block of a thread's program to another:
// as block arguments, one for each register; or, where the vendor or the users
// ask for it, one for each 32-bit word of smaller elements.
#ifndef KILN_LOWERING_EMIT_CARRIED_H
#define KILN_LOWERING_EMIT_CARRIED_H

#include "lowering/emit/Thread.h"

namespace kiln {

/// Adds to `copy` what carries the arguments of `block`, writes what takes
/// words apart at the insertion point, which is in `copy`, and sets the
/// arguments.
void addCarriedArguments(Thread &thread, mlir::Block &block, mlir::Block *copy);

/// What a branch hands to `to` that carries `tileValues`.
Registers carried(Thread &thread, mlir::ValueRange tileValues, mlir::Block *to);

} // namespace kiln

#endif
