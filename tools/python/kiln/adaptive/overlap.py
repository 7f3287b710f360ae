"""Whether the tensors of a launch overlap, which a build must know that was compiled as if they did not: two tensors that share memory matter
only where the kernel writes one of them.

What a kernel writes its tile IR says, which the ``kiln`` program reads. Until that is known all of its tensors count as written.
"""
from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, Callable, Collection, List, Mapping, Optional, Sequence, Tuple

from kiln import program
from kiln.adaptive import jobs
from kiln.told import flat

Arguments = Sequence[Any]
#: Runs the program in the background: its arguments, standard input and further environment.
Run = Callable[[Sequence[str], str, Mapping[str, str]], str]


def _tensors(kinds: Sequence[Any]) -> Optional[Tuple[List[int], List[int]]]:
    """The positions of pointers and of tensor descriptors in a signature without tuples; None: it has descriptors that do not say what memory
    they are of."""
    if not all(isinstance(kind, str) and not kind.startswith("nvTmaDesc") for kind in kinds):
        return None
    return ([position for position, kind in enumerate(kinds) if kind.startswith("*")],
            [position for position, kind in enumerate(kinds) if kind.startswith("tensordesc")])


def test_of(kinds: Sequence[Any], written: Optional[Collection[int]] = None) -> Callable[[Arguments], bool]:
    """The test of a kernel's arguments, by the kinds in its signature and the positions of those through which it writes (None: perhaps all):
    whether no byte of a storage that it writes is of another argument's storage. Two views of one storage share its bytes, since a kernel can
    reach beyond the view that it was given; so may storages by which other libraries' arrays are viewed, though they are others. Where an
    argument does not say what memory it is of, nothing is known. Positions are those of `flat`."""
    if any(isinstance(kind, tuple) for kind in kinds):
        return _of_flat(kinds, test_of(tuple(flat(kinds, kinds)), written))
    positions = _tensors(kinds)
    if positions is None:
        return lambda arguments: False
    tensors = [(position, written is None or position in written) for position in positions[0]]
    descriptors = [(position, written is None or position in written) for position in positions[1]]
    count = sum(is_written for _, is_written in tensors + descriptors)
    if count == 0:
        return lambda arguments: True
    first = next((position for position, is_written in tensors if is_written), 0)
    others = [position for position, _ in tensors if position != first]

    # A launch waits for these: the calls, three a tensor, are most of what they take.

    def of_one_written(arguments: Arguments) -> bool:
        try:
            storage = arguments[first].untyped_storage()
            begin = storage.data_ptr()
            end = begin + storage.nbytes()
            for position in others:
                storage = arguments[position].untyped_storage()
                other = storage.data_ptr()
                if other < end and begin < other + storage.nbytes():
                    return False
            return True
        except Exception:  # Tensors are of many libraries, and some of no memory.
            return False

    def of_all(arguments: Arguments) -> bool:
        try:
            spans = []
            for position, is_written in tensors:
                storage = arguments[position].untyped_storage()
                spans.append((storage.data_ptr(), storage.nbytes(), is_written))
            for position, is_written in descriptors:
                storage = arguments[position].base.untyped_storage()
                spans.append((storage.data_ptr(), storage.nbytes(), is_written))
            spans.sort()
            end = end_of_written = 0
            for begin, size, is_written in spans:
                if begin < (end if is_written else end_of_written):
                    return False
                size += begin
                if size > end:
                    end = size
                if is_written:
                    end_of_written = size
            return True
        except Exception:
            return False

    return of_one_written if count == 1 and not descriptors else of_all


def _of_flat(kinds: Sequence[Any], test: Callable[[Arguments], bool]) -> Callable[[Arguments], bool]:
    def is_apart(arguments: Arguments) -> bool:
        try:
            all_of_them = tuple(flat(kinds, arguments))
        except TypeError:  # A tuple that was none when the kernel was compiled.
            return False
        return test(all_of_them)
    return is_apart


class _Memory:
    """Where a tensor's storage was in a launch. The test asks it as it asks the tensor, which it does not keep alive."""

    def __init__(self, tensor: Any) -> None:
        storage = tensor.untyped_storage()
        self._begin, self._size = int(storage.data_ptr()), int(storage.nbytes())

    @property
    def base(self) -> "_Memory":
        return self

    def untyped_storage(self) -> "_Memory":
        return self

    def data_ptr(self) -> int:
        return self._begin

    def nbytes(self) -> int:
        return self._size


def _remembered(kind: Any, value: Any) -> Any:
    """Of a tensor its `_Memory`, of a tuple those of what is in it, else nothing."""
    try:
        if isinstance(kind, tuple):
            return tuple(map(_remembered, kind, value))
        return _Memory(value) if kind.startswith("*") else _Memory(value.base) if kind.startswith("tensordesc") else None
    except Exception:  # As of the test.
        return None


class Overlap:
    """The test of one kernel's launches, which becomes narrower once it is known what the kernel writes."""

    def __init__(self, kinds: Sequence[Any]) -> None:
        """`kinds`: those in the kernel's signature."""
        self._kinds = kinds
        self._tensors = _tensors(tuple(flat(kinds, kinds)))
        #: The test as it is now (`test_of`).
        self.is_apart = test_of(kinds)
        #: Whether nothing more can be found out about it.
        self.is_final = self._tensors is None or len(self._tensors[0] + self._tensors[1]) < 2

    def seen(self, arguments: Arguments) -> Tuple[Any, ...]:
        """What of a launch's arguments a later test needs."""
        return tuple(map(_remembered, self._kinds, arguments))

    def narrow(self, written: Optional[Collection[int]]) -> None:
        """The test from here on: the kernel writes through the arguments at these positions alone. None: nobody knows."""
        self.is_final = True
        if written is not None:
            self.is_apart = test_of(self._kinds, written)

    def written(self, texts: Mapping[str, Any], run: Run) -> Optional[List[int]]:
        """The positions of the arguments through which the kernel writes, by the tile IR among its texts; None: perhaps all. Raises
        `kiln.program.Error` where that is not there, or the program cannot say it."""
        if "ttir" not in texts:
            raise program.CommandMissing("Triton's cache has no tile IR of the kernel (TRITON_STORE_BINARY_ONLY)")
        with tempfile.TemporaryDirectory(dir=jobs.of_process().folder()) as folder:
            file = Path(folder) / "kernel.ttir"
            file.write_text(texts["ttir"])
            printed = run(["inspect", str(file), "--format=json"], "", {})
        try:
            kernel, = json.loads(printed)["kernels"]
            said = [parameter["written"] for parameter in kernel["parameters"] if parameter["type"].startswith("*")]
        except (ValueError, LookupError, TypeError) as error:
            raise program.CommandCrashed(f"what {program.command()} says of a kernel's parameters cannot be read ({type(error).__name__}: "
                                         f"{error}): is it another version of kiln than this package?") from None
        # Tile IR has no constants among its parameters, and of a descriptor one pointer: else they are those of the signature.
        positions = sorted(sum(self._tensors or ([], []), []))
        if len(said) != len(positions):
            raise program.CommandCrashed(f"its tile IR has {len(said)} pointers, and its signature {len(positions)}")
        if any(one is None for one in said):
            return None
        return [position for position, is_written in zip(positions, said) if is_written]
