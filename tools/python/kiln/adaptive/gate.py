"""The first launches of a process's adaptive kernels: Triton's own, until a thread has loaded the rest of this package, which nobody waits for.

It begins once the program is calm (`calm`), and rests between modules: to import them takes the interpreter's lock for some 60 ms in all."""
from __future__ import annotations

import importlib
import os
import sys
import threading
import time
from typing import Any, Callable, Optional

from kiln.adaptive import calm, log

_REST = "kiln.adaptive.launches"
#: In this order, so that none imports much more than itself.
_MODULES = ("secrets", "tempfile", "kiln.handle", "kiln.adaptive.evidence", "kiln.adaptive.race", "kiln.adaptive.marks", "kiln.adaptive.clock",
            "kiln.adaptive.candidates", "kiln.adaptive.kept", "kiln.adaptive.memory", "kiln.adaptive.overlap", "kiln.adaptive.maker",
            "kiln.adaptive.loaded", "kiln.adaptive.check.copied_launch", "kiln.adaptive.check.checks", "kiln.adaptive.builds", _REST)
#: Between two of them, in seconds (guess: several times what one takes).
_PAUSE_S = 0.01

_lock = threading.Lock()
_is_loading = False


def _load() -> None:
    try:
        calm.wait()
        for name in _MODULES:
            importlib.import_module(name)
            time.sleep(_PAUSE_S)
    except Exception as error:  # Whatever it is: launches are the program's.
        log.say_once(f"kiln: adaptive kernels run Triton's own code: {_REST} cannot be imported: {type(error).__name__}: {error}")


def is_open() -> bool:
    """Whether the rest is loaded. Has it loaded if not."""
    global _is_loading
    if hasattr(sys.modules.get(_REST), "sizes"):  # Its last definition.
        return True
    with _lock:
        if _is_loading:
            return False
        _is_loading = True
    calm.begin()
    try:
        threading.Thread(target=_load, name="kiln-adaptive-import", daemon=True).start()
    except RuntimeError:  # There are too many threads: the next launch tries again.
        with _lock:
            _is_loading = False
    return False


class Gate:
    """Those of one kernel, until it is open."""

    def __init__(self, stock: Callable[..., Any], attach: Callable[[], Callable[..., Any]]) -> None:
        """`attach` says who launches from then on; it is called once."""
        self._stock, self._attach = stock, attach
        self._next: Optional[Callable[..., Any]] = None
        self._attaching = threading.Lock()

    def launch(self, *given: Any) -> None:
        """A launch, with the signature of Triton's launchers."""
        # Never waited for: in a forked child nobody may be left who releases it.
        if self._next is None and is_open() and self._attaching.acquire(blocking=False):
            try:
                self._next = self._next or self._attach()
            finally:
                self._attaching.release()
        (self._next or self._stock)(*given)


def _forget() -> None:
    """A forked child has not the thread that loads."""
    global _lock, _is_loading
    _lock, _is_loading = threading.Lock(), False


os.register_at_fork(after_in_child=_forget)
