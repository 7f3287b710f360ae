"""What is raised where Kiln cannot compile a kernel, in the form that autotuners understand."""
from __future__ import annotations

import threading
import warnings
from typing import Set, Tuple

from triton.runtime.errors import PTXASError


class Refused(PTXASError):  # type: ignore[misc]
    """Kiln cannot compile this kernel under these directives; the message says why.

    A kind of Triton's ``PTXASError``, because Triton's and TorchInductor's autotuners skip a configuration that raises one
    and stop at anything else. Misspelled directives are not of this kind: they are ``ValueError``.
    """

    def __init__(self, error_message: str = "", is_defect: bool = False) -> None:
        super().__init__(error_message)
        #: The program ended instead of refusing.
        self.is_defect = is_defect

    def __str__(self) -> str:
        return self.error_message or ""

    def __reduce__(self) -> Tuple[type, Tuple[str]]:
        return type(self), (self.error_message,)


class KilnWarning(UserWarning):
    """Something about directives that a user should see once."""


_said: Set[str] = set()
_lock = threading.Lock()


def say_once(text: str) -> None:
    """Warns of ``text``, the first time in this process: an autotuner meets the same refusal for every shape."""
    with _lock:
        if text in _said:
            return
        _said.add(text)
    warnings.warn(text, KilnWarning, stacklevel=2)
