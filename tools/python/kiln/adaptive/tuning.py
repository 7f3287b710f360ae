"""Launches of autotuners, which are none of the program's: they are neither timed nor answered by other builds."""
from __future__ import annotations

import threading
from typing import Any, Callable

_lock = threading.Lock()
#: Autotuners' benchmarks that run now, of all threads: what others launch beside them says little of its time.
running = 0


def marked(bench: Callable[..., Any]) -> Callable[..., Any]:
    """An autotuner's benchmark, counted while it runs."""

    def benched(*args: Any, **kwargs: Any) -> Any:
        global running
        with _lock:
            running += 1
        try:
            return bench(*args, **kwargs)
        finally:
            with _lock:
                running -= 1

    return benched
