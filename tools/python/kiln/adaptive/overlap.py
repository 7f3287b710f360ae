"""Whether the tensors of a launch overlap, which a build must know that was compiled as if they did not."""
from __future__ import annotations

from typing import Any, Callable, List, Sequence, Tuple

Arguments = Sequence[Any]


def _are_apart(spans: List[Tuple[int, int]]) -> bool:
    """Whether no byte is of two storages, by where they begin and how long they are. Those by which other libraries' arrays are viewed may share
    some, though they are others."""
    spans.sort()
    end = 0
    for begin, size in spans:
        if begin < end:
            return False
        end = begin + size
    return True


def test_of(kinds: Sequence[Any]) -> Callable[[Arguments], bool]:
    """The test of a kernel's arguments, by the kinds in its signature: whether all are views of different storages, which do not overlap. Two
    views of one storage may: a kernel can reach beyond the view that it was given. Where an argument does not say what memory it is of, or is a
    tuple, nothing is known."""
    pointers = [position for position, kind in enumerate(kinds) if isinstance(kind, str) and kind.startswith("*")]
    descriptors = [position for position, kind in enumerate(kinds) if isinstance(kind, str) and kind.startswith("tensordesc")]

    def of_pointers(arguments: Arguments) -> bool:
        # A launch waits for it: three calls a tensor are most of what it takes.
        try:
            return _are_apart([((storage := arguments[position].untyped_storage()).data_ptr(), storage.nbytes()) for position in pointers])
        except Exception:  # Tensors are of many libraries, and some of no memory.
            return False

    def of_both(arguments: Arguments) -> bool:
        try:
            storages = [*(arguments[position].untyped_storage() for position in pointers),
                        *(arguments[position].base.untyped_storage() for position in descriptors)]
            return _are_apart([(storage.data_ptr(), storage.nbytes()) for storage in storages])
        except Exception:
            return False

    if not all(isinstance(kind, str) and not kind.startswith("nvTmaDesc") for kind in kinds):
        return lambda arguments: False
    return of_both if descriptors else of_pointers
