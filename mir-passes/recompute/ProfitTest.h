// The profitability test that all rematerializations of expressions share:
// which registers it pays to drop and recompute.
#ifndef KILN_MIR_PASSES_RECOMPUTE_PROFITTEST_H
#define KILN_MIR_PASSES_RECOMPUTE_PROFITTEST_H

#include "mir-passes/recompute/PressureMap.h"
#include "mir-passes/recompute/Recompute.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace kiln {

/// Where and how a register can be computed again: its sites, planned. None if
/// it cannot.
using FindSites =
    llvm::function_ref<llvm::SmallVector<Recompute::Site, 4>(llvm::Register)>;

/// Recomputes those of the candidates that are alive where more than the map's
/// gate are. First what costs nothing: everything the expression is made of is
/// alive at the use. Then groups made of the same registers, if these, kept
/// alive for longer, weigh less than what is freed (the profit test of Intel
/// IGC's RematAddressArithmetic). Candidates that are made of other candidates
/// come first.
class ProfitTest {
public:
  ProfitTest(llvm::MachineFunction &function, llvm::LiveIntervals &intervals,
             Recompute &recompute, PressureMap &map, FindSites findSites)
      : function(function), intervals(intervals), recompute(recompute),
        map(map), findSites(findSites) {}
  /// Whole chains instead of a few links: what several registers of one basic
  /// block share is computed once, and a member of a group stays as it is if,
  /// once others have been recomputed, it would keep more alive than was
  /// estimated. Short expressions need neither.
  ProfitTest &ofWholeChains() {
    isOfWholeChains = true;
    return *this;
  }
  /// Returns how many were recomputed.
  unsigned run(llvm::ArrayRef<llvm::Register> candidates);

private:
  /// What it takes to recompute one register.
  struct Plan {
    llvm::SmallVector<Recompute::Site, 4> sites;
    std::vector<unsigned> extended; // registers that would live longer, sorted
  };
  std::optional<Plan> plan(llvm::Register reg) const;
  void apply(llvm::Register reg, const Plan &plan);
  unsigned applyGroup(llvm::ArrayRef<unsigned> leaves,
                      llvm::ArrayRef<llvm::Register> members);

  llvm::MachineFunction &function;
  llvm::LiveIntervals &intervals;
  Recompute &recompute;
  PressureMap &map;
  FindSites findSites;
  bool isOfWholeChains = false;
  llvm::DenseMap<const llvm::MachineBasicBlock *, Recompute::Copies> copies;
};

} // namespace kiln

#endif
