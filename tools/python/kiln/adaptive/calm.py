"""Whether a program is still making its kernels: while it is, nothing of adaptive's runs beside it that could wait.

A program's first step compiles one kernel after the other, and all else that the process does then, threads that hold the interpreter's lock
above all, makes that step longer. So the rest of this package is imported, and other builds are made, once no kernel has been new for a moment.
"""
from __future__ import annotations

import time
from typing import Optional

#: Seconds without a new kernel after which a program is calm (guess: a kernel compiles in 0.1 to 1 s, and what was begun is waited for anyway).
CALM_S = 1.0
#: How long a kernel is waited for whose compilation has begun, in seconds (guess): one that fails, or that is compiled for a cache alone, is never
#: loaded.
_COMPILE_S = 10.0
#: After so many seconds nobody waits any more (guess): there are programs that make kernels as long as they run.
_MOST_S = 30.0

#: Since when the program is waited for; None: it is not, since all that is imported already is wanted at once, as by a survey.
_first: Optional[float] = None
#: When the last one was, and whether it was loaded by then; else it is being compiled.
_last, _is_loaded = 0.0, True


def begin() -> None:
    """The program is waited for, from its first kernel on, which is being loaded now."""
    global _first
    if _first is None:
        _first = time.monotonic()
        note(is_loaded=True)


def note(is_loaded: bool) -> None:
    """A kernel is about to be compiled, or was loaded just now."""
    global _last, _is_loaded
    _last, _is_loaded = time.monotonic(), is_loaded


def remaining_s() -> float:
    """How long it is to wait at least, in seconds; 0: the program is calm."""
    if _first is None:
        return 0.0
    now = time.monotonic()
    patience = CALM_S if _is_loaded else max(CALM_S, _COMPILE_S)
    return max(0.0, min(_last + patience, _first + _MOST_S) - now)


def wait() -> None:
    """Returns once it is."""
    while True:
        pause = remaining_s()
        if not pause:
            return
        time.sleep(min(pause, CALM_S))
