"""Whether the tensors of a launch overlap, which a build must know that was compiled as if they did not."""
from __future__ import annotations

from typing import Any, Sequence


def _storage(argument: Any) -> int:
    """The address of the memory that a tensor is a view of; what has none, such as an address alone, raises ``AttributeError``."""
    return int(argument.untyped_storage().data_ptr())


def pointers(kinds: Sequence[str]) -> Sequence[int]:
    """The positions of pointers among a kernel's arguments, by its signature."""
    return tuple(position for position, kind in enumerate(kinds) if isinstance(kind, str) and kind.startswith("*"))


def is_apart(arguments: Sequence[Any], positions: Sequence[int]) -> bool:
    """Whether the arguments at these positions are views of different storages, which do not overlap. Two views of one storage may: a kernel can
    reach beyond the view that it was given. Where an argument does not say what memory it is of, nothing is known."""
    try:
        storages = [_storage(arguments[position]) for position in positions if arguments[position] is not None]
    except AttributeError:
        return False
    return len(set(storages)) == len(storages)
