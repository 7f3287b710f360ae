"""``sched_strategy="adaptive(...)"``: what it says, read without the ``kiln`` program, which a first launch must not wait for."""
from __future__ import annotations

import functools
import re
from dataclasses import dataclass, fields
from typing import Optional, Tuple

#: The attribute of a kernel's options, and of the kernel compiled under them, that holds what its own directive says.
ATTRIBUTE = "kiln_adaptive"

_NAME = "adaptive"
_CALL = re.compile(rf"{_NAME}(?:\((.*)\))?", re.DOTALL)
#: The end of a rule ``regex=adaptive(...)``.
_RULE = re.compile(rf"(.+?)=\s*({_NAME}(?:\([^()]*\))?)\s*", re.DOTALL)
_RANGES = {"launches": (2, 1_000_000), "seconds": (0, 3600)}


@dataclass(frozen=True)
class Adaptive:
    """The parameters of ``adaptive``; their texts stand in ``kiln strategies``."""

    #: "exact": only builds that round as Triton's own, by their machine code; "any": own lowering, too.
    rounding: str = "exact"
    #: Launches of one kernel and size that are timed at most, and seconds of them on the GPU.
    launches: int = 400
    seconds: int = 2
    #: Whether what was chosen before is taken, and nothing is measured.
    frozen: bool = False
    #: Whether each build is run in another process first, and launched only if it writes there what Triton's own writes.
    check: bool = False


@functools.lru_cache(maxsize=None)
def read(text: str) -> Optional[Adaptive]:
    """The directive that a text says; None: another one, or one that is misspelled, about which the ``kiln`` program says more."""
    call = _CALL.fullmatch(text.strip())
    if call is None:
        return None
    said = {}
    inside = (call[1] or "").strip()
    for piece in inside.split(",") if inside else ():
        name, equals, value = (part.strip() for part in piece.partition("="))
        if not equals or name in said:
            return None
        said[name] = value
    values: dict[str, object] = {}
    for field in fields(Adaptive):
        value = said.pop(field.name, None)
        if value is None:
            continue
        if field.name in _RANGES:
            low, high = _RANGES[field.name]
            if not (value.isascii() and value.isdecimal()) or not low <= int(value) <= high:
                return None
            values[field.name] = int(value)
        elif field.name in ("frozen", "check"):
            if value not in ("true", "false"):
                return None
            values[field.name] = value == "true"
        elif value in ("exact", "any"):
            values[field.name] = value
        else:
            return None
    return None if said else Adaptive(**values)  # type: ignore[arg-type]


def check_alone(strategy: Optional[str]) -> None:
    """Raises ``ValueError`` where a strategy in its canonical spelling, with the policies beside it, is adaptive and not that alone."""
    if strategy and strategy.startswith(_NAME) and read(strategy) is None:
        raise ValueError(f"sched_strategy='{strategy}': expected adaptive alone: it chooses among policies itself")


def check_rules(text: str) -> None:
    """The same of the rules of a policy, where a piece without its own ``regex=`` goes on with the one before it."""
    pieces = re.sub(r"\([^()]*\)", "", text).split(";")
    for before, piece in zip(pieces, pieces[1:]):
        if piece.strip() and "=" not in piece and before.rpartition("=")[2].strip() == _NAME:
            raise ValueError(f"policy: '{text}': expected adaptive alone, found '{piece.strip()}' beside it: it chooses among policies itself")


@functools.lru_cache(maxsize=None)
def rules(text: str) -> Optional[Tuple[Tuple["re.Pattern[str]", Adaptive], ...]]:
    """The rules ``regex=adaptive;...`` of a policy that has no others; None: it has, or one is misspelled."""
    found = []
    for piece in filter(None, (piece.strip() for piece in text.split(";"))):
        rule = _RULE.fullmatch(piece)
        spec = read(rule[2]) if rule else None
        if rule is None or spec is None:
            return None
        try:
            found.append((re.compile(rule[1].strip()), spec))
        except re.error:
            return None
    return tuple(found)
