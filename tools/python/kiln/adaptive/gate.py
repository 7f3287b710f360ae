"""The first launches of a process's adaptive kernels: Triton's own, while a thread loads the rest of this package, which nobody waits for."""
from __future__ import annotations

import importlib
import os
import sys
import threading
from typing import Any, Callable, Optional

_REST = "kiln.adaptive.launches"

_lock = threading.Lock()
_is_loading = False


def is_open() -> bool:
    """Whether the rest is loaded. Has it loaded if not."""
    global _is_loading
    if hasattr(sys.modules.get(_REST), "sizes"):  # Its last definition.
        return True
    with _lock:
        if not _is_loading:
            _is_loading = True
            try:
                threading.Thread(target=importlib.import_module, args=(_REST, ), name="kiln-adaptive-import", daemon=True).start()
            except RuntimeError:  # There are too many threads.
                importlib.import_module(_REST)
                return True
    return False


class Gate:
    """Those of one kernel, until it is open."""

    def __init__(self, stock: Callable[..., Any], attach: Callable[[], Callable[..., Any]]) -> None:
        """`attach` says who launches from then on; it is called once."""
        self._stock, self._attach = stock, attach
        self._next: Optional[Callable[..., Any]] = None

    def launch(self, *given: Any) -> None:
        """A launch, with the signature of Triton's launchers."""
        if self._next is None and is_open():
            with _lock:
                if self._next is None:
                    self._next = self._attach()
        (self._next or self._stock)(*given)


def _forget() -> None:
    """A forked child has not the thread that loads."""
    global _lock, _is_loading
    _lock, _is_loading = threading.Lock(), False


os.register_at_fork(after_in_child=_forget)
