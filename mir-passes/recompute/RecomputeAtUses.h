// The choice that rematerializations of expressions share: which of some
// registers to drop and compute again in front of their uses.
#ifndef KILN_MIR_PASSES_RECOMPUTE_RECOMPUTEATUSES_H
#define KILN_MIR_PASSES_RECOMPUTE_RECOMPUTEATUSES_H

#include "mir-passes/recompute/Recompute.h"
#include "mir-passes/remat/Remat.h"

namespace kiln {

/// Recomputes those of the candidates that are alive where more than the
/// kernel's gate are. First what costs nothing: everything the expression is
/// made of is alive at the use. Then groups made of the same registers, if
/// these, kept alive for longer, weigh less than what is freed (the profit test
/// of Intel IGC's RematAddressArithmetic). Candidates that are made of other
/// candidates come first. Returns how many were recomputed.
unsigned recomputeAtUses(RematKernel &kernel, const CostModel &costs,
                         Recompute::Limits limits,
                         llvm::ArrayRef<llvm::Register> candidates);

} // namespace kiln

#endif
