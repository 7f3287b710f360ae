// The two halves of one 32 x 32 -> 64 bit multiplication.
//
// NVPTX emits mul.hi and mul.lo; the machine has one instruction for both
// (IMAD.WIDE), and ptxas 13.0 forms it only if the two stand close together in
// the PTX: on the Philox iterations of a dropout kernel (105 pairs, six
// schedules) at a distance of up to 3 statements, hardly at 4 or more. Moving
// only the multiplies took that kernel from 522 to 426 machine instructions at
// 32 registers, and from 0.99 to 1.14 times stock Triton on an H200. So the
// distance of the halves is a matter of scheduling.
#ifndef KILN_SCHED_STRATEGIES_CORE_WIDEMULTIPLY_H
#define KILN_SCHED_STRATEGIES_CORE_WIDEMULTIPLY_H

#include <vector>

namespace kiln {

class Region;

/// Statements by which the halves may be apart (measured, see above).
constexpr unsigned kTwinDistance = 3;

/// For every node the other half, or -1; empty if the region has no pair.
std::vector<int> findTwins(const Region &region);

/// Moves the later half of each pair up to the earlier one, if nothing it
/// depends on lies between. The sequence stays as it is if that would take it
/// over the target, or further over.
std::vector<unsigned> joinTwins(const Region &region,
                                std::vector<unsigned> sequence, int target);

} // namespace kiln

#endif
