// source: keep the order of instruction selection.
//
// Idea:   none. It is the control arm of every comparison: what Kiln's pipeline
//         gives without any reordering.
// Source: "scheduler off" among LLVM's own switches; on AMDGPU it replaces the
//         stock scheduler, which cannot be switched off otherwise for one
//         kernel.
// Wins:   where the order of the IR is already good: long dependence chains
//         written in sequence need 9 registers on gfx942 in source order and 40
//         under the default scheduler.
// Loses:  where instruction selection clustered all loads, or all address
//         arithmetic, at the top of a block. Later passes of LLVM still
//         reorder, as after any strategy; `freeze` disables them.
#include "sched-strategies/strategies/Unmoved.h"

namespace kiln {
namespace {

class SourceSequence : public Unmoved {
public:
  using Unmoved::Unmoved;
};

RegisterStrategy<SourceSequence>
    registration({"source", "keep the order instruction selection left", {}});

} // namespace
} // namespace kiln
