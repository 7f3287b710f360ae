// Induction variables with constant steps that are multiples of another one's.
#ifndef KILN_MIR_PASSES_REMAT_COUNTERMULTIPLES_H
#define KILN_MIR_PASSES_REMAT_COUNTERMULTIPLES_H

namespace kiln {

class LoopVariableFolding;

/// Writes counter * ratio + constant before their uses instead. Returns
/// how many are gone.
unsigned foldMultiplesOfCounters(LoopVariableFolding &folding);

} // namespace kiln

#endif
