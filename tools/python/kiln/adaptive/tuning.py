"""Launches of autotuners, which are none of the program's: they are neither timed nor answered by other builds."""
from __future__ import annotations

import threading
from typing import Any, Callable

_of_thread = threading.local()


def is_running() -> bool:
    """Whether this thread runs an autotuner's benchmark."""
    return bool(getattr(_of_thread, "depth", 0))


def marked(bench: Callable[..., Any]) -> Callable[..., Any]:
    """An autotuner's benchmark, known as one while it runs."""

    def benched(*args: Any, **kwargs: Any) -> Any:
        _of_thread.depth = getattr(_of_thread, "depth", 0) + 1
        try:
            return bench(*args, **kwargs)
        finally:
            _of_thread.depth -= 1

    return benched
