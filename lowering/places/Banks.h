// The banks of shared memory: which lanes' accesses are served together, and how
// long that takes.
#ifndef KILN_LOWERING_PLACES_BANKS_H
#define KILN_LOWERING_PLACES_BANKS_H

#include "llvm/ADT/ArrayRef.h"
#include <cstdint>

namespace kiln {

// NVIDIA since 5.0 and AMD's LDS have 32 banks of 4 bytes (CUDA C programming
// guide, "Shared Memory"; CDNA3 ISA guide 11).
inline constexpr unsigned kBankBytes = 4, kBanks = 32;

/// Lanes whose accesses of `accessBytes` each are served together: a full row
/// of banks.
unsigned lanesPerCycle(unsigned accessBytes);

/// Cycles that the first `lanes` lanes' accesses of `accessBytes` each take:
/// the most distinct words that one bank is asked for. The place of a lane's
/// access, in elements, is the XOR of `laneBases` over the bits of its number.
unsigned cyclesTogether(llvm::ArrayRef<uint32_t> laneBases, unsigned lanes,
                        unsigned accessBytes, unsigned elementBytes);

} // namespace kiln

#endif
