// Which stage of a pipeline each op that runs ahead belongs to, and how many
// slots the buffers have for that.
#ifndef KILN_LOWERING_PIPELINE_STAGES_H
#define KILN_LOWERING_PIPELINE_STAGES_H

#include "lowering/pipeline/EarlySlice.h"
#include "llvm/ADT/DenseMap.h"

namespace kiln {

/// The stages of one loop: one for each load that the address of another waits
/// for (a table of pages, say), then that of the loads for dots, and the last
/// for the rest. An earlier stage runs that many iterations ahead. Loads
/// prefetched into registers, or stored in the iteration that loads them
/// (kiln.prefetch_registers), are in the last stage but one.
class Stages {
public:
  /// `early` runs ahead; `stages` are at least two.
  Stages(mlir::scf::ForOp loop, const OpSet &early, unsigned stages);

  unsigned last() const { return stages - 1; }
  unsigned of(mlir::Operation *earlyOp) const {
    if (onlyForRegisters.contains(earlyOp))
      return ofRegisters();
    unsigned below = loadsBelow.lookup(earlyOp);
    return below < copies ? copies - below : 0;
  }
  /// The stage of the loads for dots.
  unsigned ofCopies() const { return copies; }
  /// The stage in which a load that passes registers is stored: the next one.
  unsigned ofStores() const { return std::min(copies + 1, last()); }
  /// The stage of a load that is prefetched into registers.
  unsigned ofRegisters() const { return last() - 1; }
  /// The last stage of what runs ahead.
  unsigned lastAhead() const {
    return onlyForRegisters.empty() ? copies : ofRegisters();
  }
  /// Slots of a buffer that is written in a stage: for what has been written
  /// and not read.
  unsigned slots(unsigned writeStage) const { return stages - writeStage; }

private:
  unsigned stages, copies = 0;
  /// How many loads come after the op, one waiting for the other.
  llvm::DenseMap<mlir::Operation *, unsigned> loadsBelow;
  /// Loads prefetched into registers, and ops that no other op that runs ahead
  /// needs.
  OpSet onlyForRegisters;
};

} // namespace kiln

#endif
