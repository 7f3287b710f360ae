// Live registers at every instruction, kept up to date while a pass changes
// live ranges: what the profitability of a rematerialization is computed from.
#ifndef KILN_MIR_PASSES_RECOMPUTE_PRESSUREMAP_H
#define KILN_MIR_PASSES_RECOMPUTE_PRESSUREMAP_H

#include "targets/cost/LiveRegisters.h"
#include "llvm/CodeGen/SlotIndexes.h"
#include <vector>

namespace llvm {
class LiveIntervals;
class LiveRange;
class MachineFunction;
} // namespace llvm

namespace kiln {

class PressureMap {
public:
  PressureMap(const llvm::MachineFunction &function,
              const llvm::LiveIntervals &intervals, Vendor vendor, int gate);

  /// What the register counts for against a budget, in 32-bit registers: AMD's
  /// scalar registers and predicates have files of their own and count nothing.
  int weight(llvm::Register reg) const;
  /// True if more than the gate are live somewhere in the range.
  bool isHot(const llvm::LiveRange &range) const;
  /// Adds the register's weight, or takes it away, wherever it is live.
  void add(llvm::Register reg, int sign);

private:
  const llvm::MachineFunction &function;
  const llvm::LiveIntervals &intervals;
  Vendor vendor;
  int gate;
  std::vector<llvm::SlotIndex> points; // in program order
  std::vector<int> pressure;           // at each
};

} // namespace kiln

#endif
