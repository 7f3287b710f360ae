"""What ``auto`` is told of the launch for which a kernel is compiled: its grid and its integer arguments, with which the ``kiln`` program
simulates each candidate (``--launch``). AMD's machine code is not simulated.

Numbers are rounded down to powers of two, so that kernels whose shapes change from launch to launch have few keys in Triton's cache; adaptive
kernels tell sizes of grids apart by the same rule. What is told is what stands in the key, never more.
"""
from __future__ import annotations

import contextlib
import operator
import re
import sys
import threading
from dataclasses import dataclass
from typing import Any, Callable, Iterator, List, Optional, Sequence, Tuple

#: The field by which it travels from a launch to the stages, and the one of a kernel's metadata that has it.
FIELD = "kiln_launch"

#: What of Triton's kinds of arguments is told.
_INTEGER = re.compile(r"[iu]\d+")
#: What ``--launch`` takes at most.
_MOST = (1 << 63) - 1


def size_of(number: int) -> int:
    """The size of a number of blocks: numbers between two powers of two have one. Adaptive launches have the same expression in place."""
    return number.bit_length()


def least_of(size: int) -> int:
    """The least number of a size."""
    return 1 << max(size - 1, 0)


def rounded(number: int) -> int:
    """Down to a power of two, towards zero."""
    return 0 if number == 0 else least_of(size_of(abs(number))) * (1 if number > 0 else -1)


def flat(kinds: Sequence[Any], values: Sequence[Any]) -> Iterator[Any]:
    """The values, and instead of each tuple what is in it, as Triton passes them on."""
    for kind, value in zip(kinds, values):
        if isinstance(kind, tuple):
            yield from flat(kind, value)
        else:
            yield value


def _integer(value: Any) -> Optional[int]:
    try:
        return operator.index(value)
    except TypeError:  # Of a library that Triton knows, and we do not.
        return None


def _argument(kind: str, value: Any) -> str:
    if kind.startswith("tensordesc"):
        shape = re.search(r"\[([^\]]*)\]", kind)
        return f"d{shape.group(1).count(',') + 1}" if shape else "?"
    number = _integer(value) if _INTEGER.fullmatch(kind) else None
    said = None if number is None else rounded(number)
    return "-" if said is None or abs(said) > _MOST else str(said)


def parameter_types(llvm: str, kernel: str) -> List[str]:
    """The types of a kernel's parameters in LLVM IR, each up to its first space: "ptr", "i32"."""
    head = re.search(rf'^define [^\n]*@"?{re.escape(kernel)}"?\(', llvm, re.MULTILINE)
    if head is None:
        return []
    found, depth, begin, end = [], 0, head.end(), head.end()
    while depth >= 0 and end < len(llvm):
        depth += (llvm[end] in "([{<") - (llvm[end] in ")]}>")
        if depth < 0 or depth == 0 and llvm[end] == ",":
            found.append(llvm[begin:end].strip())
            begin = end + 1
        end += 1
    return [one.split()[0] for one in found if one]


@dataclass(frozen=True)
class Told:
    """What is told of a launch."""

    grid: Tuple[int, ...]
    #: Of the arguments that are parameters: a number, "-" for what is none, "d2" for a tensor descriptor of two dimensions.
    arguments: Tuple[str, ...]

    @staticmethod
    def of(grid: Sequence[Any], kinds: Sequence[Any], values: Sequence[Any]) -> Optional[Told]:
        """Of a launch's grid and arguments, with the kinds that Triton's signature gives these: constants, 1 and None among them, are
        "constexpr", and no parameters. None where a launch has no blocks or passes nothing: then there is nothing to simulate."""
        blocks = [_integer(count) for count in grid]
        try:
            named = list(zip(flat(kinds, kinds), flat(kinds, values)))
        except TypeError:  # A tuple that was none when the kernel was compiled.
            return None
        arguments = tuple(_argument(kind, value) for kind, value in named if kind != "constexpr")
        if not arguments or "?" in arguments or not all(count is not None and count > 0 for count in blocks):
            return None
        return Told(tuple(rounded(count or 0) for count in (*blocks, 1, 1)[:3]), arguments)

    def text(self) -> str:
        """As one line, for keys and metadata."""
        return f"{'x'.join(map(str, self.grid))} {':'.join(self.arguments)}"

    @staticmethod
    def from_text(text: str) -> Optional[Told]:
        """What such a line says; None of an empty one."""
        if not text:
            return None
        grid, arguments = text.split(" ")
        return Told(tuple(map(int, grid.split("x"))), tuple(arguments.split(":")))

    def _numbered(self, parts_of: Callable[[int], int]) -> List[str]:
        """By parameter, where a descriptor of so many dimensions has so many."""
        found: List[str] = []
        for one in self.arguments:
            found += ["-"] * parts_of(int(one[1:])) if one.startswith("d") else [one]
        return found

    def _option(self, arguments: Sequence[str], clusters: int) -> str:
        x, y, z = self.grid
        return f"grid={x * clusters}x{y}x{z},args={':'.join(arguments)}"

    def has_descriptors(self) -> bool:
        """Whether the parameters of one form of the kernel are not those of the other."""
        return any(one.startswith("d") for one in self.arguments)

    def of_tile(self) -> str:
        """The part of ``--launch`` for Kiln's own lowering, whose descriptors are pointer, sizes, strides, padding, and sizes and strides once
        more."""
        return self._option(self._numbered(lambda rank: 2 + 4 * rank), 1)

    def of_llvm(self, types: Sequence[str], clusters: int) -> Optional[str]:
        """The same for Triton's LLVM IR with these types of parameters, for clusters of so many blocks. Its descriptors are as those of own
        lowering, or a tensor map, sizes and strides; after the arguments comes scratch memory. None where the types are not those of the
        arguments."""
        for parts_of in (lambda rank: 1 + 2 * rank, lambda rank: 2 + 4 * rank):
            arguments = self._numbered(parts_of)
            is_alike = all(type.startswith("i") for type, one in zip(types, arguments) if one != "-")
            if len(arguments) <= len(types) and is_alike and all(type == "ptr" for type in types[len(arguments):]):
                return self._option(arguments, clusters)
        return None


def is_for(strategy: Optional[str]) -> bool:
    """Whether a strategy, as the program spells it, is one that chooses by the launch."""
    return strategy is not None and re.match(r"auto\b", strategy) is not None


class _Compiling(threading.local):
    """Whether this thread compiles, without launching it, what will be launched as it is given."""

    is_for_launch = False


_compiling = _Compiling()


@contextlib.contextmanager
def as_launched() -> Iterator[None]:
    """Within it Triton's ``warmup`` is given the grid and the arguments of launches to come."""
    before, _compiling.is_for_launch = _compiling.is_for_launch, True
    try:
        yield
    finally:
        _compiling.is_for_launch = before


def by_caller(strategy_of: Callable[[Optional[str]], Optional[str]]) -> Optional[Told]:
    """What to tell of the launch for which Triton makes a kernel's options now; None: nothing, since no launch waits for the kernel, or
    the strategy, which `strategy_of` says by the kernel's name (None: not known yet), does not choose by it.

    Launches pass their grid to nobody before the kernel is compiled, but they stand further up the stack.
    """
    frame: Any = sys._getframe(1)
    while frame:
        module = frame.f_globals.get("__name__", "")
        if module == "triton.compiler.compiler":
            return None
        if module == "triton.runtime.jit" and frame.f_code.co_name == "run":
            return _of_run(frame.f_locals, strategy_of)
        frame = frame.f_back
    return None


def _of_run(run: Any, strategy_of: Callable[[Optional[str]], Optional[str]]) -> Optional[Told]:
    """By the variables of ``JITFunction.run``."""
    function, grid = run["self"], run["grid"]
    if grid is None or run["warmup"] and not _compiling.is_for_launch:
        return None
    named_as_function = getattr(function, "_repr", None) is None
    if not is_for(strategy_of(function.fn.__name__ if named_as_function else None)):
        return None
    if callable(grid):
        grid = grid(run["bound_args"])
    return Told.of(grid, [one[0] for one in run["specialization"]], list(run["bound_args"].values()))
