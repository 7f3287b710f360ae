// Induction variables with constant steps that are multiples of another one's.
#ifndef KILN_MIR_PASSES_REMAT_COUNTERMULTIPLES_H
#define KILN_MIR_PASSES_REMAT_COUNTERMULTIPLES_H

namespace kiln {

class LoopVariableFolding;

/// Replaces them by counter * ratio + constant before their uses. Returns how
/// many were removed.
unsigned foldMultiplesOfCounters(LoopVariableFolding &folding);

} // namespace kiln

#endif
