"""Lowering variants: how ``backend="tile"`` may lower tile IR otherwise than plainly, and whether a key says it right.

The rows are those of ``kiln strategies --format json``; a test compares them.
"""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Iterable, Mapping, Tuple


@dataclass(frozen=True)
class Variant:
    """One of them. Its option is the key with dashes."""

    key: str
    kind: type  #: bool: on or off; int: a number
    vendors: Tuple[str, ...]
    own_launch: bool  #: whoever launches the kernel has to know of it
    may_be_open: bool  #: ``auto`` leaves it to the command

    def option(self, value: Any) -> str:
        """The option of ``kiln compile`` for a value of the key."""
        said = str(value) if self.kind is int or isinstance(value, str) else "on" if value else "off"
        return f"--{self.key.replace('_', '-')}={said}"


VARIANTS = (
    Variant("tensor_maps", bool, ("nvidia",), True, True),
    Variant("warp_specialize", bool, ("nvidia",), True, True),
    Variant("persistent", bool, ("nvidia",), True, True),
    Variant("overlap_iterations", bool, ("nvidia",), False, True),
    Variant("extra_stages", int, ("nvidia", "amd"), False, True),
    Variant("ping_pong", bool, ("amd",), False, False),
)

#: Variants that are options of Triton's own, by these names, and therefore no keys: a vendor's file passes them on.
OF_TRITON = ("matrix_instr_nonkdim", "kpack")

#: Keys that have another name now, until release 1.0.
RENAMED: Mapping[str, str] = {"two_dots": "overlap_iterations", "producer": "warp_specialize", "more_stages": "extra_stages"}

#: Of the package and of its objects.
RENAMED_ATTRIBUTES: Mapping[str, str] = {"orders": "directives", "order": "directives"}


def no_attribute(owner: str, name: str) -> AttributeError:
    """The error for an attribute that is not there; for an old name it says the new one."""
    now = RENAMED_ATTRIBUTES.get(name)
    return AttributeError(f"{owner}.{name} is called {owner}.{now} now" if now else f"{owner} has no attribute {name!r}")


def refuse_renamed(keys: Iterable[str]) -> None:
    """Raises ``ValueError`` with the new name where one of the keys has another name now."""
    for key in keys:
        if key in RENAMED:
            raise ValueError(f"{key} is called {RENAMED[key]} now")
