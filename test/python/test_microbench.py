"""perf/microbench: what machine.py makes of the clocks that warps leave. Needs no GPU."""
from __future__ import annotations

import importlib
import sys
from typing import Any, List

import pytest
from conftest import ROOT


@pytest.fixture
def barriers(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(sys, "path", [str(ROOT / "perf" / "microbench"), *sys.path])
    return importlib.import_module("machine_barriers")


def record(came: int, early: int, went: int, count: int = 15) -> List[int]:
    """A warp that reads its clock every second cycle: `early` times before a barrier holds it, and from `went` on afterwards."""
    readings = [came + 2 * (at + 1) for at in range(early)] + [went + 2 * at for at in range(count - early)]
    return [word & 0xffffffff for word in (came, *readings)]


@pytest.mark.parametrize("zero", [1000, (1 << 32) - 300, (1 << 31) - 300])
@pytest.mark.parametrize("early", [0, 1, 5])
def test_what_a_barrier_costs_after_the_last_arrival(barriers: Any, early: int, zero: int) -> None:
    # The third of four warps is the last one, 400 cycles after the next to last; clocks wrap on the way.
    warps = [(0, 530), (10, 540), (450, 520), (50, 560)]
    records = [record(zero + came, early, zero + went) for came, went in warps]
    assert [barriers.went_on(one) for one in records] == [1 + early] * 4
    late, own, first, mean, last = barriers.after_last(records)
    assert (late, own, first, last) == (400, 70, 80, 110)
    assert mean == pytest.approx(280 / 3)


def test_a_warp_that_goes_on_before_the_last_arrival_is_below_zero(barriers: Any) -> None:
    *_, first, _, _ = barriers.after_last([record(100, 0, 120), record(4000, 0, 4020)])
    assert first == 120 - 4000


def test_the_clock_is_read_as_often_as_a_record_holds(barriers: Any) -> None:
    for program in barriers.barrier_programs():
        late = program.text.partition("late(")[2]
        assert late.count("st.global.v4.u32") * 4 == barriers.READINGS + 1
        assert all(f"%went{reading}" in late for reading in range(barriers.READINGS))
