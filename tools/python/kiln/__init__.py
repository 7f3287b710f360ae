"""Kiln for Triton users: every kernel chooses how its machine code is made.

A kernel says at its launch what it wants, and nothing else changes::

    import kiln

    kernel[grid](x, y, n, BLOCK=1024, sched_strategy="auto")
    kernel[grid](x, y, n, BLOCK=1024, sched_strategy="pressure(max_regs=96)", remat="address", max_regs=96)

The same keys stand in ``triton.Config({...})``, beside block sizes, where the autotuner tries them. Triton's front end
and optimizer stay as they are; Kiln makes PTX (NVIDIA) or assembly (AMD) of Triton's own LLVM IR, and Triton assembles it.
The keys:

sched_strategy
    A scheduling strategy and policies beside it, as ``kiln strategies`` lists them; ``"auto"`` compiles candidates and
    keeps the one that a simulator likes best; ``"adaptive"`` times builds on the program's own launches (`kiln.adaptive`).
remat
    Rematerialization passes, in order: ``"address; never-killed"``. One for which the finished binary is no better by the
    simulator is taken back, and `report` says so; ``"address(keep=always)"`` stays.
max_regs
    Registers a thread may use at most.
register_usage_level
    NVIDIA: ptxas's option ``--register-usage-level``, 0 to 10 (5 where nothing is said): how freely it spends registers, also under a
    limit.
ptxas_controls
    NVIDIA: the path, without spaces, of an Advanced Controls File for ptxas's option ``--apply-controls``, which ptxas has from
    CUDA 13.3 on (``TRITON_PTXAS_PATH`` gives Triton one, on Blackwell ``TRITON_PTXAS_BLACKWELL_PATH``). What the file holds is part
    of the kernel's cache key; a process reads it when it compiles the kernel first.
backend
    ``"tile"``: Kiln's own lowering from tile IR, instead of Triton's back end. ``"auto"``: that, or Triton's LLVM IR, whichever is
    better by the finished machine code, under the other keys; `report` says which and why. The environment variable ``KILN_BACKEND``
    says it for kernels that name none, as ``backend`` of `policy` does.
tensor_maps
    Beside ``backend="tile"`` or ``"auto"``: whether blocks that can be are copied by TMA (the tensor memory accelerator of sm_90), for which each
    launch makes tensor maps of its arguments. By default on Hopper, under Triton 3.6, where registers, spills and blocks on an
    SM do not speak against it (``--tensor-maps auto``), but for kernels that TorchInductor launches; always for blocks of a
    ``TensorDescriptor`` that the launch passes, of which Triton makes such maps, too. A launch whose
    arguments allow no map runs the kernel without, and says so once.
persistent
    Beside ``backend="tile"`` or ``"auto"``: whether a kernel over a grid of tiles is a persistent kernel: launched as one resident grid of blocks,
    each of which loops over tiles. By default where there are tensor maps by default, and an SM holds but one block.
overlap_iterations
    Beside ``backend="tile"`` or ``"auto"``: whether a loop's second dot, which takes what the first one computes, overlaps with the next
    iteration's first dot, as in FlashAttention-3. By default on Hopper, where registers suffice and the dots are long enough.
warp_specialize
    Beside ``backend="tile"`` and ``tensor_maps``: warp specialization: whether one more warpgroup, the producer, copies
    blocks for the others and gives them most of its registers, in kernels of two warpgroups or more. By default where there are
    tensor maps by default, an SM holds but one block, and a loop has two dots or the kernel loops over tiles.
extra_stages
    Beside ``backend="tile"`` or ``"auto"``: stages of software pipelining beyond ``num_stages``, of loops that do not say how many. By default on
    Hopper as many as leave an SM its blocks.
ping_pong
    Beside ``backend="tile"`` on AMD: whether one half of a block's warps multiplies while the other uses memory, in loops that allow
    it. Off by default; nobody has timed it on hardware.
matrix_instr_nonkdim, kpack, waves_per_eu, enable_fp_fusion
    Triton's own options, which ``backend="tile"`` follows, too (``docs/triton.md``); ``schedule_hint`` and ``llvm_fn_attrs`` it refuses.
fallback
    True: where Kiln cannot compile the kernel, run Triton's own code and say so. Otherwise `kiln.refusal.Refused` is
    raised, which autotuners skip.

On Hopper ``num_stages`` is the least for ``backend="tile"``: a loop of one dot has more where no block on an SM is
lost for it (``--extra-stages auto``). A misspelled directive and a value that a key does not take raise ``ValueError`` at the
call, with what is accepted; None is as if the key were left out. Kernels without directives keep Triton's own binary and cache key.

Functions: `tune` searches configurations and directives by measuring, `jit` gives directives to every launch of a kernel,
`policy` gives them to kernels by name, `directives` makes the keys only where Kiln is active, `report` shows registers, spills
and occupancy before and after, `bind` launches at the least cost, `active` says whether the knob is there, `command` where the ``kiln``
program is, ``__version__`` which release this is. `Error` is raised for what that program refuses.

Where the package is installed, ``import triton`` activates the knob through an entry point; ``import kiln.triton`` does
the same by hand. ``KILN_COMMAND`` names another ``kiln`` program than the one that came with the package.
"""
from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any, List

if TYPE_CHECKING:
    from kiln import adaptive
    from kiln.decorator import jit
    from kiln.handle import Handle, bind
    from kiln.directive import active, directives
    from kiln.policy_scope import policy
    from kiln.program import Error, command
    from kiln.resources import Report, report
    from kiln.tuning.result import KernelTuneResult, TuneResult
    from kiln.tuning.tune import tune

# Loaded when first used: `import triton` runs this file in every process, and must neither wait for it nor fail with it.
_HOMES = {
    "Error": "kiln.program",
    "Handle": "kiln.handle",
    "KernelTuneResult": "kiln.tuning.result",
    "Report": "kiln.resources",
    "TuneResult": "kiln.tuning.result",
    "active": "kiln.directive",
    "adaptive": "kiln.adaptive",
    "bind": "kiln.handle",
    "command": "kiln.program",
    "directives": "kiln.directive",
    "jit": "kiln.decorator",
    "policy": "kiln.policy_scope",
    "report": "kiln.resources",
    "tune": "kiln.tuning.tune",
}

__all__ = ["Error", "Handle", "KernelTuneResult", "Report", "TuneResult", "active", "adaptive", "bind", "command", "directives", "jit", "policy",
           "report", "tune"]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        from kiln.variants import no_attribute

        raise no_attribute("kiln", name)
    module = importlib.import_module(_HOMES[name])
    value = module if _HOMES[name] == f"kiln.{name}" else getattr(module, name)
    globals()[name] = value
    return value


def _version() -> str:
    """The release, which the wheel writes down; a source tree has none."""
    try:
        return str(importlib.import_module("kiln._version").VERSION)
    except ImportError:
        return "0+source"


__version__ = _version()


def __dir__() -> List[str]:
    return sorted({*globals(), *__all__})
