// What an access of a warp costs by the addresses of its lanes.
#ifndef KILN_TARGETS_SIMULATOR_PATH_FOOTPRINT_H
#define KILN_TARGETS_SIMULATOR_PATH_FOOTPRINT_H

#include "targets/simulator/path/LaneValues.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace kiln {

using LaneAddresses = std::array<uint64_t, tracedLanes>;

/// Pieces of `size` bytes that accesses of `bytes` at these addresses touch
/// together, each once: address / size.
llvm::SmallVector<uint64_t, 64> piecesOf(llvm::ArrayRef<uint64_t> addresses,
                                         unsigned bytes, unsigned size);

/// Sectors of 32 bytes in device memory that the active lanes touch together,
/// each once: address / 32.
llvm::SmallVector<uint64_t, 64> sectorsOf(const LaneAddresses &addresses,
                                          uint32_t active, unsigned bytes);
/// How many lines of 128 bytes that are, of which the first cache looks one up
/// at a time.
unsigned linesOf(const LaneAddresses &addresses, uint32_t active,
                 unsigned bytes);

/// Passes through the banks of shared memory (targets/gpu/Banks.h).
unsigned passesOf(const LaneAddresses &addresses, uint32_t active,
                  unsigned bytes);

/// The same for LDSM and STSM: eight lanes name the rows of 16 bytes of each of
/// `matrices` 8 x 8 matrices.
unsigned matrixPassesOf(const LaneAddresses &addresses, unsigned matrices);

} // namespace kiln

#endif // KILN_TARGETS_SIMULATOR_PATH_FOOTPRINT_H
