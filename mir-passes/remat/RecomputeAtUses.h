// Recomputation before far uses, for those registers for which it pays.
#ifndef KILN_MIR_PASSES_REMAT_RECOMPUTEATUSES_H
#define KILN_MIR_PASSES_REMAT_RECOMPUTEATUSES_H

#include "mir-passes/recompute/Recompute.h"
#include "mir-passes/remat/Remat.h"

namespace kiln {

/// Recomputes the candidates that pass the ProfitTest before each cluster
/// of their far uses. Candidates that are made of other candidates come first.
/// Returns how many were recomputed.
unsigned recomputeAtUses(RematKernel &kernel, Recompute &recompute,
                         const CostModel &costs,
                         llvm::ArrayRef<llvm::Register> candidates);

} // namespace kiln

#endif
