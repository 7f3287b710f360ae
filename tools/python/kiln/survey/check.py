"""Whether a build wrote what plain Triton wrote, in every byte of every tensor that the kernel was given.

Bit-equal is right. What is not is right where its error, as a norm over the elements that either build wrote, is within what the type's
rounding allows, or within what plain Triton differs from itself (atomics) or from itself with other fusion or another number of warps:
such a kernel's result depends on an order that nobody guarantees. Integers have no tolerance of their own.
"""
from __future__ import annotations

import importlib
import math
from dataclasses import dataclass
from typing import Any, Dict, Iterator, Mapping, Tuple

#: Relative error of a norm that another order of summation may cause, by type; a type of fewer bits has LESS_PRECISE's.
_TOLERANCE: Mapping[str, float] = {"float64": 1e-6, "float32": 1e-3, "float16": 4e-3, "bfloat16": 1.5e-2}
_LESS_PRECISE = 0.1
#: How many times plain Triton's own difference is still no error.
_OWN_NOISE = 4.0
#: Elements that are compared at a time.
_PIECE = 1 << 24


@dataclass(frozen=True)
class Difference:
    """How far two results are apart: the storage with the largest excess over its tolerance."""

    is_bit_equal: bool = True
    relative: float = 0.0
    largest: float = 0.0
    tolerance: float = 0.0
    #: Elements that are NaN or infinite in one result and not, or another infinity, in the other.
    unlike: int = 0
    #: Storages that were written at all.
    written: int = 0

    def is_right(self, noise: float) -> bool:
        """Whether the difference is none, or one that rounding explains; `noise` is the reference's own."""
        return self.is_bit_equal or (not self.unlike and self.relative <= max(self.tolerance, _OWN_NOISE * noise))

    def row(self) -> Dict[str, Any]:
        """As JSON has it."""
        return {"bit_equal": self.is_bit_equal, "relative": self.relative, "largest": self.largest, "unlike": self.unlike}


def _pieces(*tensors: Any) -> Iterator[Tuple[Any, ...]]:
    """The same elements of each: as doubles a whole tensor could take more memory than there is."""
    return zip(*(one.split(_PIECE) for one in tensors))


def _of_integers(ours: Any, theirs: Any, torch: Any) -> Difference:
    unlike, largest = 0, 0.0
    for mine, other in _pieces(ours, theirs):
        apart = (mine.to(torch.int64) - other.to(torch.int64)).abs()
        unlike += int((apart != 0).sum().item())
        largest = max(largest, float(apart.max().item()))
    return Difference(False, unlike / ours.numel(), largest)


def _of_floats(ours: Any, theirs: Any, before: Any, tolerance: float, torch: Any) -> Difference:
    squares, their_squares, largest, unlike = 0.0, 0.0, 0.0, 0
    for mine, other, old in _pieces(ours, theirs, before):
        mine, other, old = (values.double() for values in (mine, other, old))
        unlike += int(((mine.isnan() != other.isnan()) | ((mine != other) & (mine.isinf() | other.isinf()))).sum().item())
        finite = mine.isfinite() & other.isfinite()
        touched = finite & ((other != old) | (mine != old))
        apart = torch.where(finite, mine - other, torch.zeros_like(mine))
        squares += apart.norm().item()**2
        their_squares += torch.where(touched, other, torch.zeros_like(other)).norm().item()**2
        largest = max(largest, apart.abs().max().item())
    return Difference(False, math.sqrt(squares) / max(math.sqrt(their_squares), 1e-30), largest, tolerance, unlike)


def _of_storage(mine: Any, other: Any, before: Any, dtype: Any, torch: Any) -> Difference:
    parts = {torch.complex64: torch.float32, torch.complex128: torch.float64, torch.bool: torch.uint8}
    dtype = parts.get(dtype, dtype)
    size = mine.nbytes() // dtype.itemsize * dtype.itemsize
    raw = [torch.empty(0, dtype=torch.uint8, device=one.device).set_(one, 0, (size,), (1,)) for one in (mine, other, before)]
    written = int(not torch.equal(raw[1], raw[2]))
    if torch.equal(raw[0], raw[1]):
        return Difference(written=written)
    ours, theirs, old = (one.view(dtype) for one in raw)
    if not dtype.is_floating_point:
        found = _of_integers(ours, theirs, torch)
    else:
        found = _of_floats(ours, theirs, old, _TOLERANCE.get(str(dtype)[6:], _LESS_PRECISE), torch)
    return Difference(False, found.relative, found.largest, found.tolerance, found.unlike, 1)


def difference(ours: Mapping[int, Any], theirs: Mapping[int, Any], before: Mapping[int, Any], types: Mapping[int, Any]) -> Difference:
    """How far one result is from another; `before` is what the memory held when both began."""
    torch: Any = importlib.import_module("torch")
    worst, is_equal, unlike, written = Difference(), True, 0, 0
    for address, storage in ours.items():
        one = _of_storage(storage, theirs[address], before[address], types.get(address, torch.uint8), torch)
        is_equal, unlike, written = is_equal and one.is_bit_equal, unlike + one.unlike, written + one.written
        excess = one.relative - one.tolerance
        if not one.is_bit_equal and (worst.is_bit_equal or excess > worst.relative - worst.tolerance):
            worst = one
    return Difference(is_equal, worst.relative, worst.largest, worst.tolerance, unlike, written)
