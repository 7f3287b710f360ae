// The shared-memory round trip of a layout conversion; see ConversionPlan.h for
// the data.
#ifndef KILN_LOWERING_CONVERSION_SHAREDPLAN_H
#define KILN_LOWERING_CONVERSION_SHAREDPLAN_H

#include "lowering/conversion/ConversionPlan.h"

namespace kiln {

/// Stores in `source`'s layout and loads in `destination`'s, in an order of
/// elements that gives both sides the widest common vectors and no bank
/// conflicts.
ConversionPlan planShared(const LinearLayout &source,
                          const LinearLayout &destination, unsigned elementBits,
                          int64_t maxSharedBytes);

/// The round trip of a whole tensor, where it is cheaper than planShared's,
/// whose sides have the same vectors.
std::optional<ExchangePlan> planExchange(const LinearLayout &source,
                                         const LinearLayout &destination,
                                         unsigned elementBits,
                                         MatrixMoves matrices);

/// The shared-memory layout (as registers) for a tensor that goes from
/// registers in `source` to registers in `operand` through a buffer: the
/// cheapest of the order of planShared and of what stagingLayout makes of the
/// vectors of either side, for the reads that `moves` has.
LinearLayout exchangeLayout(const LinearLayout &source,
                            const LinearLayout &operand, unsigned elementBits,
                            MatrixMoves moves);

} // namespace kiln

#endif
