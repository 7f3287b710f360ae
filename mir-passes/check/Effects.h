// Which instructions do something that others can see, and which of these have
// to keep their order.
#ifndef KILN_MIR_PASSES_CHECK_EFFECTS_H
#define KILN_MIR_PASSES_CHECK_EFFECTS_H

namespace llvm {
class AAResults;
class MachineInstr;
} // namespace llvm

namespace kiln {

/// True for memory accesses, calls, branches, barriers, inline assembly: what
/// may be neither dropped nor doubled. A load of what never changes is none.
bool isEffect(const llvm::MachineInstr &instr);
/// True for an access to memory of a kind that nothing writes while the kernel
/// runs: its parameters and the constant bank.
bool isConstantMemory(const llvm::MachineInstr &instr);
/// True for an effect that no other may cross.
bool isBarrier(const llvm::MachineInstr &instr);
/// True if two accesses may touch the same memory, by the rule of LLVM's
/// dependence graph. `aliases` may be null.
bool mayTouchTheSame(const llvm::MachineInstr &a, const llvm::MachineInstr &b,
                     llvm::AAResults *aliases);

} // namespace kiln

#endif
