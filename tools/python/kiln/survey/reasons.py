"""Why one binary of a kernel may be slower than another: the differences that cost time on GPUs, the costliest first.

No model of time: each reason is a difference of two figures that a person can look at in ``kiln inspect``. The bounds are guesses,
but that none of them holds of two builds of one compiler. A loop that does several iterations of the other's at a time is compared by
the iteration.
"""
from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Callable, Iterator, List, Tuple

from kiln.survey.figures import Figures

#: A loop may have so many times the instructions, and so many loads of global memory, before that is a reason.
_LONGER, _MORE_LOADS = 1.2, 1.5
#: An unrolled loop has that part of its iterations' instructions at least: counters and branches are saved.
_UNROLLED = 0.7

#: What an iteration does, by figure; a loop that does several has as many times of each.
_WORK = ("matrix", "copies", "bulk_copies", "global_loads", "barriers", "atomics")
#: Reasons that count in a loop.
_COUNTED = ("more-loads", "barriers", "atomics", "longer-loop")


@dataclass(frozen=True)
class Reason:
    """A difference, by its name in JSON, and in words."""

    name: str
    text: str


def _has_same_loops(ours: Figures, theirs: Figures) -> bool:
    """Whether both have a loop, or none: one that is unrolled away in one build leaves nothing to compare."""
    return (ours.loops > 0) == (theirs.loops > 0)


def _where(ours: Figures) -> str:
    return "in the loop" if ours.loops else "in the code"


def _spills(ours: Figures, theirs: Figures) -> Iterator[str]:
    if ours.spill_bytes > theirs.spill_bytes:
        yield f"spills {ours.spill_bytes} bytes for {theirs.spill_bytes}"


def _matrix(ours: Figures, theirs: Figures) -> Iterator[str]:
    if theirs.matrix and not ours.matrix:
        yield f"no matrix instructions for {theirs.matrix}"


def _narrow_loads(ours: Figures, theirs: Figures) -> Iterator[str]:
    # Against all that brings data in: where Triton copies asynchronously, loads to registers are other data.
    if ours.widest_load < theirs.widest_load and not ours.bulk_copies:
        yield f"loads of {ours.widest_load} bytes a thread for {theirs.widest_load}"
    elif _has_same_loops(ours, theirs) and ours.global_loads and theirs.global_loads and ours.load_bytes < theirs.load_bytes:
        yield f"loads of {ours.load_bytes} bytes a thread for {theirs.load_bytes} {_where(ours)}"


def _copies(ours: Figures, theirs: Figures) -> Iterator[str]:
    if _has_same_loops(ours, theirs) and theirs.copies + theirs.bulk_copies and not ours.copies + ours.bulk_copies:
        yield f"no asynchronous copies for {theirs.copies + theirs.bulk_copies}"
    elif theirs.bulk_copies and not ours.bulk_copies:
        yield f"no copies by TMA for {theirs.bulk_copies}"


def _in_flight(ours: Figures, theirs: Figures) -> Iterator[str]:
    # Copies by TMA are counted by mbarriers, which do not say how many are in flight.
    if theirs.copies and ours.copies and not ours.bulk_copies and ours.copies_in_flight < theirs.copies_in_flight:
        yield f"{ours.copies_in_flight} copies in flight for {theirs.copies_in_flight}"


def _prefetch(ours: Figures, theirs: Figures) -> Iterator[str]:
    if theirs.loads_ahead and not ours.loads_ahead and not ours.copies + ours.bulk_copies:
        yield f"no loads an iteration ahead for {theirs.loads_ahead}"


def _more_loads(ours: Figures, theirs: Figures) -> Iterator[str]:
    mine, other = ours.global_loads + ours.copies, theirs.global_loads + theirs.copies
    if _has_same_loops(ours, theirs) and mine > _MORE_LOADS * other and not ours.bulk_copies and mine - other > 1:
        yield f"{mine} loads and copies {_where(ours)} for {other}"


def _barriers(ours: Figures, theirs: Figures) -> Iterator[str]:
    if _has_same_loops(ours, theirs) and ours.barriers > theirs.barriers:
        yield f"{ours.barriers} barriers {_where(ours)} for {theirs.barriers}"


def _atomics(ours: Figures, theirs: Figures) -> Iterator[str]:
    if _has_same_loops(ours, theirs) and ours.atomics > theirs.atomics:
        yield f"{ours.atomics} atomics for {theirs.atomics}"


def _warps(ours: Figures, theirs: Figures) -> Iterator[str]:
    if 0 < ours.warps < theirs.warps:
        yield f"{ours.warps} resident warps for {theirs.warps} ({', '.join(ours.limiters)})"


def _stores(ours: Figures, theirs: Figures) -> Iterator[str]:
    if 0 < ours.widest_store < theirs.widest_store:
        yield f"stores of {ours.widest_store} bytes a thread for {theirs.widest_store}"


def _longer(ours: Figures, theirs: Figures) -> Iterator[str]:
    if _has_same_loops(ours, theirs) and ours.loop_instructions > _LONGER * theirs.loop_instructions:
        yield f"{ours.loop_instructions} instructions {_where(ours)} for {theirs.loop_instructions}"


_KINDS: Tuple[Tuple[str, Callable[[Figures, Figures], Iterator[str]]], ...] = (
    ("spills", _spills),
    ("no-matrix", _matrix),
    ("narrow-loads", _narrow_loads),
    ("no-copies", _copies),
    ("fewer-in-flight", _in_flight),
    ("no-prefetch", _prefetch),
    ("more-loads", _more_loads),
    ("barriers", _barriers),
    ("atomics", _atomics),
    ("fewer-warps", _warps),
    ("narrow-stores", _stores),
    ("longer-loop", _longer),
)


def iterations(ours: Figures, theirs: Figures) -> int:
    """How many iterations of their loop ours does at a time, by what both do in it: all of it as many times, of two kinds at least, since
    one of them alone may be done twice; and about as many times the instructions."""
    mine, other = ([getattr(one, name) for name in _WORK] for one in (ours, theirs))
    done = [number for number in other if number]
    if not (ours.loops and theirs.loops) or len(done) < 2 or ours.load_bytes < theirs.load_bytes:
        return 1
    times = max(mine) // max(other)
    is_unrolled = mine == [times * number for number in other] and ours.loop_instructions >= _UNROLLED * times * theirs.loop_instructions
    return times if is_unrolled else 1


def _one_of(ours: Figures, times: int) -> Figures:
    """One iteration of a loop that does so many."""
    if times < 2:
        return ours
    return replace(ours, loop_instructions=-(-ours.loop_instructions // times), loads_ahead=ours.loads_ahead // times,
                   **{name: getattr(ours, name) // times for name in _WORK})


def reasons(ours: Figures, theirs: Figures) -> List[Reason]:
    """What `ours` has worse than `theirs`."""
    mine, other = iterations(ours, theirs), iterations(theirs, ours)
    ours, theirs = _one_of(ours, mine), _one_of(theirs, other)
    said = f", by the iteration: {'ours' if mine > 1 else 'theirs'} does {max(mine, other)} at a time" if max(mine, other) > 1 else ""
    return [Reason(name, text + (said if name in _COUNTED else "")) for name, find in _KINDS for text in find(ours, theirs)]
