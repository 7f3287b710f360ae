// Live registers on both sides of every instruction, kept up to date while a
// pass moves instructions: what a move adds where, exactly.
#ifndef KILN_MIR_PASSES_RECOMPUTE_LIVESIDES_H
#define KILN_MIR_PASSES_RECOMPUTE_LIVESIDES_H

#include "targets/cost/LiveRegisters.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/SlotIndexes.h"
#include <vector>

namespace kiln {

/// A register of which lanes are alive at different times counts whole.
class LiveSides {
public:
  LiveSides(const llvm::MachineFunction &function,
            const llvm::LiveIntervals &intervals, Vendor vendor);

  /// Adds the register, or takes it away, wherever it is live.
  void add(llvm::Register reg, int sign);
  /// Begins a trial: raises() and change() judge what add() did since.
  void beginTrial() { before.clear(); }
  /// True if somewhere more are live than before the trial, and more than
  /// `limit`, or, of predicates and scalar registers, more than there are.
  bool raises(int limit) const;
  /// The change of live registers of all files since the trial began, in sum
  /// over the instructions, each counting `frequency` of its block's number.
  double change(llvm::ArrayRef<double> frequency) const;

private:
  /// At an instruction: what is alive in front of it, its operands included,
  /// and behind it, with its results.
  struct Sides {
    LiveCount in, out;
  };
  const llvm::MachineFunction &function;
  const llvm::LiveIntervals &intervals;
  Vendor vendor;
  std::vector<llvm::SlotIndex> points;    // in program order
  std::vector<unsigned> blocks;           // the number of the block of each
  std::vector<Sides> live;                // at each
  llvm::DenseMap<unsigned, Sides> before; // where the trial changed something
};

} // namespace kiln

#endif
