// What machine instructions do to the groups of asynchronous work of their
// thread, and which registers the multiplications in flight still use.
//
// A warpgroup multiplication (`wgmma`) writes its accumulators, and reads its
// left operand (A) where that is in registers, until a wait completes it. LLVM
// assumes that both are done at issue. Front ends tie the wait to the
// accumulators it completes; where one does not, nothing in the machine code
// keeps a reader after the wait, and nothing ever keeps the next definition of
// a left operand there.
#ifndef KILN_TARGETS_COST_ASYNCWORK_H
#define KILN_TARGETS_COST_ASYNCWORK_H

#include "targets/isa/async/AsyncStep.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/CodeGen/Register.h"
#include <set>

namespace llvm {
class MachineBasicBlock;
class MachineFunction;
class MachineInstr;
} // namespace llvm

namespace kiln {

struct AsyncOp {
  AsyncStep step = AsyncStep::None;
  unsigned left = 0; ///< of a wait: groups that it leaves in flight
};

/// The steps of an instruction of NVPTX, inline assembly included, in their
/// order; empty for all other instructions.
llvm::SmallVector<AsyncOp, 1> asyncOps(const llvm::MachineInstr &instr);

/// True for an instruction that concerns only `wgmma`: issues, commits, fences
/// or waits for them and does nothing else. LLVM treats each as a barrier of
/// all memory.
bool isMatrixStep(const llvm::MachineInstr &instr);

/// True for an access that may be moved across any `wgmma` step.
/// Multiplications read the block's shared memory and write registers only, so
/// a read of any memory, a write of memory other than shared, and a shuffle,
/// which touches none, cannot conflict with them.
bool mayPassMatrixSteps(const llvm::MachineInstr &access);
/// True for one that touches no memory at all, though LLVM assumes that it
/// does: a shuffle or a vote as described by mir-passes/memory.
bool touchesNowhere(const llvm::MachineInstr &access);

/// Registers of multiplications in flight.
struct FlyingRegisters {
  std::set<llvm::Register> accumulators, operands;
  bool empty() const { return accumulators.empty() && operands.empty(); }
  void add(const FlyingRegisters &other);
  bool operator==(const FlyingRegisters &other) const = default;
};

/// Which registers each wait of a function frees: those of the groups that may
/// be in flight before it, on any path, and are not after it.
class MatrixFlight {
public:
  explicit MatrixFlight(const llvm::MachineFunction &function);
  /// Without what the wait itself ties; null where that leaves nothing.
  const FlyingRegisters *freedBy(const llvm::MachineInstr &wait) const {
    auto found = freed.find(&wait);
    return found == freed.end() ? nullptr : &found->second;
  }
  bool empty() const { return freed.empty(); }

private:
  /// First the group that is still open, then those committed, the youngest
  /// first. Beyond kMostGroups they are one.
  using Groups = llvm::SmallVector<FlyingRegisters, 2>;
  static constexpr unsigned kMostGroups = 9; // wgmma.wait_group takes 0 to 7
  void step(const llvm::MachineInstr &instr, Groups &groups, bool notes);
  void findGroups(const llvm::MachineFunction &function);

  std::vector<Groups> atEntry; // by block number
  llvm::DenseMap<const llvm::MachineInstr *, FlyingRegisters> freed;
};

} // namespace kiln

#endif
