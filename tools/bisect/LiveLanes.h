// Live virtual registers of machine code in any form, lane by lane.
//
// LLVM's LiveIntervals and LiveVariables change what operands say of themselves
// (last uses, dead and undefined definitions), and split registers, and what
// later passes make depends on that. This reads only: the usual equations over
// blocks, backwards for what is wanted and forwards for what is defined (Aho,
// Lam, Sethi, Ullman, "Compilers", section 9.2), with the operands of phis read
// at the end of their blocks.
#ifndef KILN_TOOLS_BISECT_LIVELANES_H
#define KILN_TOOLS_BISECT_LIVELANES_H

#include "targets/cost/LiveRegisters.h"

namespace kiln {

/// What is live at a point, during a walk from the end of a block to its start.
class LiveLanes {
public:
  explicit LiveLanes(const llvm::MachineFunction &function);

  void enterBlockEnd(const llvm::MachineBasicBlock &block);
  /// Steps above `instr`; afterwards atInstr() is the most that was live right
  /// after or at it.
  void stepAbove(const llvm::MachineInstr &instr);
  const LiveCount &live() const { return now; }
  const LiveCount &atInstr() const { return peakHere; }

  /// 32-bit registers that each virtual register, by its index, takes after
  /// an instruction of the block, at it or before it, and that count against a
  /// budget (budgetedWeight).
  std::vector<int> budgetedAt(const llvm::MachineInstr &instr);

private:
  using Lanes = std::vector<llvm::LaneBitmask>;
  /// A register's file, its weight, and all its lanes.
  struct Info {
    RegisterFile file = RegisterFile::General;
    int weight = 0;
    llvm::LaneBitmask all;
  };
  void solve();
  bool meetSuccessors(const llvm::MachineBasicBlock &block);
  int shareOf(unsigned reg, llvm::LaneBitmask lanes) const;
  void set(unsigned reg, llvm::LaneBitmask lanes);
  llvm::LaneBitmask lanesOf(const llvm::MachineOperand &operand) const;
  template <typename Visit>
  void forEachOperand(const llvm::MachineInstr &instr, Visit visit) const;

  const llvm::MachineFunction &function;
  const llvm::MachineRegisterInfo &registerInfo;
  const llvm::TargetRegisterInfo &registers;
  std::vector<Info> infos;
  /// By block number: wanted at its start and its end, defined on some path to
  /// its end.
  std::vector<Lanes> into, out, defined;
  /// During the walk, with the lanes that are defined in the block.
  Lanes alive;
  const Lanes *definedHere = nullptr;
  LiveCount now, peakHere;
};

} // namespace kiln

#endif // KILN_TOOLS_BISECT_LIVELANES_H
