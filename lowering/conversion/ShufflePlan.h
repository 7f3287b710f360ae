// Layout conversions inside of each warp; see ConversionPlan.h for the data.
#ifndef KILN_LOWERING_CONVERSION_SHUFFLEPLAN_H
#define KILN_LOWERING_CONVERSION_SHUFFLEPLAN_H

#include "lowering/conversion/ConversionPlan.h"

namespace kiln {

/// As many shuffles as `destination` has different registers, if every warp has
/// what it needs; empty otherwise.
std::optional<ShufflePlan> planShuffle(const LinearLayout &source,
                                       const LinearLayout &destination);

} // namespace kiln

#endif
