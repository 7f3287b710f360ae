"""Whether the tensors of a launch overlap, which a build must know that was compiled as if they did not."""
from __future__ import annotations

from typing import Any, Callable, Sequence

Arguments = Sequence[Any]


def test_of(kinds: Sequence[Any]) -> Callable[[Arguments], bool]:
    """The test of a kernel's arguments, by the kinds in its signature: whether all are views of different storages, which do not overlap. Two
    views of one storage may: a kernel can reach beyond the view that it was given. Where an argument does not say what memory it is of, or is a
    tuple, nothing is known."""
    pointers = [position for position, kind in enumerate(kinds) if isinstance(kind, str) and kind.startswith("*")]
    descriptors = [position for position, kind in enumerate(kinds) if isinstance(kind, str) and kind.startswith("tensordesc")]
    count = len(pointers) + len(descriptors)

    def of_pointers(arguments: Arguments) -> bool:
        # A launch waits for it: two calls a tensor are most of what it takes.
        try:
            return len({arguments[position].untyped_storage().data_ptr() for position in pointers}) == count
        except AttributeError:
            return False

    def of_both(arguments: Arguments) -> bool:
        try:
            tensors = [*(arguments[position] for position in pointers), *(arguments[position].base for position in descriptors)]
            return len({tensor.untyped_storage().data_ptr() for tensor in tensors}) == count
        except AttributeError:
            return False

    if not all(isinstance(kind, str) and not kind.startswith("nvTmaDesc") for kind in kinds):
        return lambda arguments: False
    return of_both if descriptors else of_pointers
