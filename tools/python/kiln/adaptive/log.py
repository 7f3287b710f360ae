"""What adaptive kernels say while they run: nothing, unless ``KILN_LOG`` asks for it."""
from __future__ import annotations

import contextlib
import os
import sys
import warnings
from typing import Set

_said: Set[str] = set()


def say(text: str) -> None:
    """A line to standard error where ``KILN_LOG=1``, or to the end of the file that it names. Raises nothing: launches say things, too."""
    where = os.environ.get("KILN_LOG", "")
    if where in ("", "0"):
        return
    line = f"kiln: adaptive: {text}\n"
    if where == "1":
        with contextlib.suppress(Exception):  # A program may have closed it, or put something of its own instead.
            sys.stderr.write(line)
        return
    try:
        with open(where, "a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(line)
    except OSError as error:
        say_once(f"kiln: KILN_LOG={where}: {error}")


def say_once(text: str) -> None:
    """A warning, once in a process. Where warnings are errors, it is a line on standard error: none of a program's launches fails for it."""
    if text in _said:
        return
    _said.add(text)
    try:
        warnings.warn(text, RuntimeWarning, stacklevel=2)
    except RuntimeWarning:
        with contextlib.suppress(Exception):
            sys.stderr.write(f"{text}\n")
