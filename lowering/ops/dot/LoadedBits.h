// Where the operands of a dot come from.
#ifndef KILN_LOWERING_OPS_DOT_LOADEDBITS_H
#define KILN_LOWERING_OPS_DOT_LOADEDBITS_H

#include "frontend/dialect/Tile.h"

namespace kiln {

/// Bits of the smallest elements that the operands of a dot are loaded as, or,
/// where they are not, of the operands themselves. 0 if an operand is computed
/// from another dot, whose accumulator's registers are best used as they are.
unsigned loadedBits(tt::DotLike op);

} // namespace kiln

#endif
