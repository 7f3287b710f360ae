"""The values of a kernel's keys: which ones are accepted, and whether a launch option is a key at all.

A key that is misspelled, or has a value that means nothing, must not be dropped: the kernel would run Triton's code, and nobody
would know.
"""
from __future__ import annotations

import operator
import sys
from typing import Any, Collection, Mapping, Optional

#: The values of ``backend``.
BACKENDS = ("tile", "auto")

#: What a message says of the values of each type.
_ACCEPTED: Mapping[type, str] = {str: "a string", int: "an integer", bool: "True or False"}

#: Keys with few values, or whose strings need an example.
_WORDS: Mapping[str, str] = {
    "backend": "'tile' or 'auto'",
    "sched_strategy": "a string, such as 'auto' or 'pressure(max_regs=96)' (`kiln strategies` lists them)",
    "ptxas_controls": "a string, the path of a file for ptxas's --apply-controls",
    "remat": "a string, such as 'address' or 'address; never-killed' (`kiln strategies` lists them)",
}


def _bool(value: Any) -> Optional[bool]:
    """True and False, numpy's, too: an array of configurations holds those."""
    is_numpys = getattr(getattr(value, "dtype", None), "kind", None) == "b" and getattr(value, "shape", None) == ()
    return bool(value) if isinstance(value, bool) or is_numpys else None


def _int(value: Any) -> Optional[int]:
    """Integers of any library. A truth value is none, and neither is a tensor, which would have to come from the GPU."""
    if _bool(value) is not None or hasattr(value, "data_ptr"):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def _read(key: str, kind: type, value: Any) -> Any:
    """The value as that type; None: it is none."""
    if key == "backend":
        return value if isinstance(value, str) and value in BACKENDS else None
    if kind is bool:
        return _bool(value)
    return _int(value) if kind is int else str(value) if isinstance(value, str) else None


def typed(key: str, kind: type, value: Any) -> Any:
    """A key's value as its type; None, which asks for nothing, stays None. Raises ``ValueError`` with what is accepted."""
    if value is None:
        return None
    found = _read(key, kind, value)
    if found is None:
        shown = repr(value)
        shown = shown if len(shown) <= 80 else f"{shown[:77]}..."
        raise ValueError(f"{key}={shown}: expected {_WORDS.get(key, _ACCEPTED[kind])}, or None, which is as if it "
                         f"were left out; this is of type {type(value).__name__}")
    return found


def parameters_of_launch() -> Collection[str]:
    """The parameters of the kernel that Triton is launching, whose names a launch may give as keywords, too: among what Triton
    hands to its back end, those are arguments and no keys. Empty where a kernel is compiled without a launch."""
    frame: Any = sys._getframe(1)
    while frame:
        module = frame.f_globals.get("__name__", "")
        if module == "triton.compiler.compiler":
            return ()
        if module == "triton.runtime.jit":
            names = getattr(frame.f_locals.get("self"), "arg_names", None)
            if names is not None:
                return frozenset(names)
        frame = frame.f_back
    return ()
