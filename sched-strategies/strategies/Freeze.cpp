// freeze: the order the program came with, kept to the end.
//
// Idea:   as `source`, this strategy moves nothing; besides, it keeps the
//         passes of LLVM that would reorder after it from this kernel: AMD's
//         scheduler after register allocation, and the two passes that then
//         sink copies and hoist out of loops. `source` leaves those to do as
//         they like, because it is the arm that others are compared with, and
//         they come with the others too.
// Source: llvm.amdgcn.sched.barrier, the instruction-level fences of
//         hand-scheduled AMD kernels; the attribute
//         amdgpu-post-sched-strategy=nop that LLVM 23 will have, which gains 10
//         to 15 % on a4w4 kernels whose tiles were interleaved by hand.
// Wins:   where somebody has already decided the order: software pipelines
//         written out in the kernel, ping-pong between warps, a schedule found
//         by search at a higher level.
// Loses:  where the order is accidental; nobody repairs it later.
//
// What it cannot hold: LLVM IR has no order between instructions that do not
// touch memory, and instruction selection places those by its own rules
// (isel-order(order=source) is the closest there is); a fence in the program
// (RegionWalk.h) holds loads and stores against it. On NVIDIA nothing of LLVM
// reorders after selection, so there freeze is source, and ptxas still
// schedules all of it again within its basic blocks: loads upwards, and
// everything around waits; an empty `asm volatile` is gone by then. What ptxas
// respects is only what it must: barriers, volatile accesses, inline assembly
// it cannot see through.
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
