// Masks that cut a block off along its dimensions.
#ifndef KILN_LOWERING_BLOCKS_MASKBOUNDS_H
#define KILN_LOWERING_BLOCKS_MASKBOUNDS_H

#include "lowering/blocks/AddressForm.h"

namespace kiln {

/// Of the indices i along a dimension those are true where i + offset is below
/// zero (an end), or at least zero (a begin).
struct MaskBound {
  unsigned dim = 0;
  Polynomial offset;
  bool isEnd = true;
};

/// The bounds that a mask is the conjunction of; none: it is something else.
std::optional<llvm::SmallVector<MaskBound>> boundsOf(mlir::Value mask,
                                                     AddressForms &forms);

} // namespace kiln

#endif
