// Which parameters of a kernel it writes memory through, by its tile IR: of two
// parameters that a launch gives the same memory, what is computed depends on
// the order of accesses only where one of them is among these.
#ifndef KILN_LOWERING_PARAMETERWRITES_H
#define KILN_LOWERING_PARAMETERWRITES_H

#include "frontend/dialect/Tile.h"
#include <optional>

namespace kiln {

/// For each parameter of a kernel whether it may write memory through it; none:
/// not known, of all pointers that are not certainly written where the kernel
/// accesses memory through a pointer of which nobody knows where it comes from,
/// or may do so in a function that it calls or in inline assembly. What is
/// loaded as volatile counts as written: others write it meanwhile.
llvm::SmallVector<std::optional<bool>> parameterWrites(tt::FuncOp kernel);

} // namespace kiln

#endif // KILN_LOWERING_PARAMETERWRITES_H
