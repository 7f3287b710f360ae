// freeze: the program order, kept to the end.
//
// Idea:   like `source`, this strategy moves nothing; it also disables LLVM's
//         passes that would reorder after it for this kernel: AMD's scheduler
//         after register allocation, and the two passes that then sink copies
//         and hoist out of loops. `source` leaves them on, because it is the
//         control arm of comparisons, and they run after the other strategies
//         too.
// Source: llvm.amdgcn.sched.barrier, the instruction-level fences of
//         hand-scheduled AMD kernels; the attribute
//         amdgpu-post-sched-strategy=nop that LLVM 23 will have, which gains 10
//         to 15 % on a4w4 kernels whose tiles were interleaved by hand.
// Wins:   where the order is already decided: software pipelines written out in
//         the kernel, ping-pong between warps, a schedule found by search at a
//         higher level.
// Loses:  where the order is accidental; nothing repairs it later.
//
// What it cannot keep: LLVM IR has no order between instructions that do not
// touch memory, and instruction selection places those by its own rules
// (isel-order(order=source) comes closest); a fence in the program
// (RegionWalk.h) keeps loads and stores on their side. On NVIDIA nothing of
// LLVM reorders after selection, so there freeze is source, and ptxas still
// schedules all of it again within its basic blocks: loads upwards, and
// everything around waits; an empty `asm volatile` is gone by then. ptxas
// respects only what it must: barriers, volatile accesses, inline assembly it
// cannot see through.
#include "sched-strategies/strategies/Unmoved.h"

namespace kiln {
namespace {

class Freeze : public Unmoved {
public:
  using Unmoved::Unmoved;
};

DirectiveInfo info() {
  DirectiveInfo info{
      "freeze",
      "keep the order of the program, also from LLVM's later passes",
      {}};
  info.disabled = {"postmisched", "postra-machine-sink", "machinelicm"};
  return info;
}
RegisterStrategy<Freeze> registration(info());

} // namespace
} // namespace kiln
