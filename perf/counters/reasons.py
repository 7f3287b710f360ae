"""The simulator's words beside the hardware's: the one place where they are held against each other."""
from __future__ import annotations

from typing import Dict, Mapping, Optional, Tuple

#: Groups of reasons why warps wait: (the simulator's, by stallName of targets/simulator; Nsight Compute's, by its Kernel Profiling Guide, "Warp
#: Stall Reasons").
#:
#: - long: a scoreboard of global or local memory. The simulator parts device memory from spills, the hardware does not.
#: - short: a scoreboard of shared memory, shuffles, constants and special functions, which the hardware has in one reason: all of these pass
#:   through the memory input and output queue.
#: - fixed: the stall count of the control word.
#: - matrix: warpgroup.arrive and waits for groups of wgmma. mma.sync has a fixed latency or a scoreboard, and counts there.
#: - pipe: what can issue finds its pipe busy or the queue before it full.
#: - not selected: another warp of the partition issued.
#: - not simulated: reasons that the simulator has no word for.
GROUPS: Dict[str, Tuple[Tuple[str, ...], Tuple[str, ...]]] = {
    "long": (("memory", "local"), ("long_scoreboard",)),
    "short": (("shared", "compute"), ("short_scoreboard",)),
    "fixed": (("fixed",), ("wait",)),
    "matrix": (("matrix",), ("gmma",)),
    "barrier": (("barrier",), ("barrier",)),
    "pipe": (("pipe",), ("math_pipe_throttle", "mio_throttle", "lg_throttle", "tex_throttle", "dispatch_stall")),
    "not selected": (("not selected",), ("not_selected",)),
    "not simulated": ((), ("no_instruction", "branch_resolving", "imc_miss", "membar", "drain", "sleeping", "misc")),
}
#: No wait, on either side.
ISSUES = ("issue", "selected")

#: Pipes by pipeName of targets/isa, and the metric whose per cent of the peak is the share of time that the pipe is busy: cycles where the
#: hardware counts them, else instructions over what the pipe takes. Of the memory pipe it is passes through the first cache's data, which shared
#: memory is a part of.
PIPES: Dict[str, str] = {
    "alu": "sm__pipe_alu_cycles_active.avg.pct_of_peak_sustained_active",
    "fma": "sm__pipe_fma_cycles_active.avg.pct_of_peak_sustained_active",
    "double": "sm__inst_executed_pipe_fp64.avg.pct_of_peak_sustained_active",
    "special": "sm__inst_executed_pipe_xu.avg.pct_of_peak_sustained_active",
    "memory": "l1tex__data_pipe_lsu_wavefronts.avg.pct_of_peak_sustained_active",
    "scalar": "sm__inst_executed_pipe_uniform.avg.pct_of_peak_sustained_active",
    "matrix": "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active",
}


def shares(found: Mapping[str, float], side: int) -> Optional[Dict[str, float]]:
    """Of what warps wait (issue left out), the share of each group; None where they never wait. `side`: 0 the simulator's reasons, 1 the
    hardware's. A reason that no group has is an error: the table above lacks it."""
    known = {reason for group in GROUPS.values() for reason in group[side]} | {ISSUES[side]}
    unknown = sorted(set(found) - known)
    if unknown:
        raise SystemExit(f"reasons.py: no group has {', '.join(unknown)}; add it to GROUPS")
    waits = {name: sum(found.get(reason, 0.0) for reason in group[side]) for name, group in GROUPS.items()}
    total = sum(waits.values())
    return {name: value / total for name, value in waits.items()} if total else None


def ranked(waits: Mapping[str, float]) -> Tuple[str, ...]:
    """Groups, the largest first."""
    return tuple(sorted(waits, key=lambda name: -waits[name]))
