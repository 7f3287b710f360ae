// Induction variables of one stride that start from the same base.
#ifndef KILN_MIR_PASSES_REMAT_SHAREDBASES_H
#define KILN_MIR_PASSES_REMAT_SHAREDBASES_H

namespace kiln {

class LoopVariableFolding;

/// Replaces all of them by one accumulated base where that frees more than the
/// operands to be kept alive weigh. Returns how many were removed.
unsigned foldIntoSharedBases(LoopVariableFolding &folding);

} // namespace kiln

#endif
