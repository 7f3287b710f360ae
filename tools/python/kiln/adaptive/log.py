"""What adaptive kernels say while they run: nothing, unless ``KILN_LOG`` asks for it."""
from __future__ import annotations

import os
import sys
import warnings
from typing import Set

_said: Set[str] = set()


def say(text: str) -> None:
    """A line to standard error where ``KILN_LOG=1``, or to the end of the file that it names."""
    where = os.environ.get("KILN_LOG", "")
    if where in ("", "0"):
        return
    line = f"kiln: adaptive: {text}\n"
    if where == "1":
        sys.stderr.write(line)
        return
    try:
        with open(where, "a") as file:
            file.write(line)
    except OSError as error:
        say_once(f"kiln: KILN_LOG={where}: {error}")


def say_once(text: str) -> None:
    """A warning, once in a process."""
    if text not in _said:
        _said.add(text)
        warnings.warn(text, RuntimeWarning, stacklevel=2)
