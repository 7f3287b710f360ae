// How long linear accesses to shared memory take: the algebra's side of
// targets/gpu/Banks.h, which has the banks.
#ifndef KILN_LOWERING_PLACES_BANKS_H
#define KILN_LOWERING_PLACES_BANKS_H

#include "targets/gpu/Banks.h"

namespace kiln {

/// Cycles that the first `lanes` lanes' accesses of `accessBytes` each take:
/// the most distinct words that one bank is asked for. The place of a lane's
/// access, in elements, is the XOR of `laneBases` over the bits of its number.
unsigned cyclesTogether(llvm::ArrayRef<uint32_t> laneBases, unsigned lanes,
                        unsigned accessBytes, unsigned elementBytes);

} // namespace kiln

#endif
