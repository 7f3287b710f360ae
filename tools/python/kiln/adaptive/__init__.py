"""``sched_strategy="adaptive"``: kernels whose code is chosen by the launches that a program makes anyway.

Said of a kernel as any strategy is, at its launch, by `kiln.jit`, or of all by ``KILN_POLICY=".*=adaptive"``::

    adaptive(rounding=exact, launches=400, seconds=2, frozen=false, check=false)

The first launches run Triton's own binary. Other builds of it are compiled beside the program, in ``KILN_JOBS`` processes of low priority,
and each takes part in the program's launches as soon as it is there: launches are timed by events on their own streams, in random order, and
what is proved to be slower is dropped. After at most so many launches, or seconds of them on the GPU, the fastest stays, for that kernel,
specialization and size of grid (powers of two), and nothing is timed any more. Where nothing is proved, Triton's own stays.

With ``rounding=exact`` only builds take part that round alike by their machine code: other orders of instructions, register limits,
rematerializations, and pipelines for tensors that do not overlap, which each launch tests; ``rounding=any`` admits Kiln's own lowering and
whatever else may round otherwise. What was chosen is kept in Triton's cache, in a file for each model of device, and the next process starts
with it; `save` and `load` take it elsewhere, ``kiln choices`` shows and merges such files. ``frozen=true`` and ``KILN_ADAPTIVE=frozen``
take what was chosen and measure nothing. With ``check=true`` a build is launched only after a process of its own launched it on copies of a
launch's memory and found there what Triton's own writes. ``KILN_LOG=1`` says what happens when it does.
"""
from __future__ import annotations

import importlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Union

if TYPE_CHECKING:
    from kiln.adaptive.summary import AdaptiveReport

__all__ = ["load", "report", "save", "sync"]


def report() -> AdaptiveReport:
    """What adaptive kernels did so far in this process: builds, launches, times with intervals, what was dropped and why, and the device time
    saved. ``print`` it, read its fields, or ``write("report.html")`` a page of it."""
    found: AdaptiveReport = importlib.import_module("kiln.adaptive.summary").of(importlib.import_module("kiln.adaptive.install").all_launches())
    return found


def save(file: Union[str, "os.PathLike[str]"]) -> None:
    """Writes what was chosen for this process's device, now and before, to a file that `load` takes, and ``kiln choices``. Raises
    ``ValueError`` where no adaptive kernel was launched yet, or on devices of several models; and ``OSError``."""
    kept = importlib.import_module("kiln.adaptive.kept")
    stores = kept.stores()
    if len(stores) != 1:
        models = ", ".join(store.device for store in stores) or "none"
        raise ValueError(f"kiln.adaptive.save: expected that adaptive kernels ran on devices of one model, found {models}")
    kept.write(Path(file), stores[0].device, stores[0].all())


def load(file: Union[str, "os.PathLike[str]"]) -> None:
    """Takes the choices of a file for kernels that are launched first from here on, on devices of the model that the file is of. They count
    more than those that were kept on this machine. Raises ``ValueError`` where the file is none of choices, and ``OSError``."""
    importlib.import_module("kiln.adaptive.kept").load(Path(file))


def sync(group: Any = None) -> None:
    """Has all ranks of a program, or of a ``torch.distributed`` group, launch the same builds from here on: a collective call, at a step of the
    program's choosing. In a program of several ranks nothing is measured before its first call; from then on the group's first rank measures,
    and at each further call all ranks take what it found since. It waits for builds that a rank has to make itself. With ``rounding=any``
    several ranks measure nothing, since the one that tries builds would round otherwise than the others: `load` what one process measured. In a program
    of one process it does nothing."""
    importlib.import_module("kiln.adaptive.ranks").sync(group)
