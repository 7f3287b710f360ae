"""What adaptive kernels tell of a launch where their builds are made."""
from __future__ import annotations

import shlex
from typing import Any, Dict, List

import pytest
from adaptive_kernels import anew, fake, no_others, row_sum, settled, wait
from fake_clock import FakeClock

from kiln import told

TOLD = "grid=64x1x1,args=-:-:4096"


def searches(command: Any) -> List[str]:
    return [line for line in command.calls() if "--emit=report" in line]


def launched(grid: int, **keys: Any) -> None:
    for _ in range(4):
        row_sum(grid, **keys)
    wait()


def test_the_launch_that_asks_is_told(gpu: Any, fake: FakeClock, command: Any) -> None:
    launched(100)
    search, = searches(command)
    assert f",{TOLD}" in search
    made = [line for line in command.calls() if "--emit=obj" in line]
    assert made and not any("grid=" in line for line in made), "their directives are said"


def test_what_was_found_is_kept_by_what_was_told(gpu: Any, fake: FakeClock, command: Any) -> None:
    for grid, count in ((100, 1), (127, 1), (128, 2), (65, 2)):
        launched(grid)
        assert len(searches(command)) == count
        anew()


def test_own_lowering_that_chooses_is_told(gpu: Any, fake: FakeClock, command: Any) -> None:
    from kiln.adaptive import candidates, kept
    from kiln.adaptive.spec import Adaptive

    settled(1, sched_strategy="adaptive(rounding=any)")
    by_auto, = [line for line in command.calls() if "auto(budget=8)" in line]
    assert f"--launch=row_sum={TOLD}" in by_auto and "--emit=obj" in by_auto
    compiled = row_sum(sched_strategy=None)
    plain, chosen = candidates.of_tile(compiled, Adaptive(rounding="any"), told.Told.from_text("64x1x1 -:-:4096"))
    assert plain.options == ("--sched-strategy=source",)
    assert chosen.options == ("--sched-strategy=auto(budget=8)", f"--launch=row_sum={TOLD}")
    assert tuple(shlex.split(str(chosen))) == chosen.options
    assert all(kept._OPTION.fullmatch(option) for option in chosen.options), "files of choices may say it"
    assert candidates.of_tile(compiled, Adaptive(rounding="any"), None)[1].options == ("--sched-strategy=auto(budget=8)",)


@pytest.mark.parametrize("option", ["--launch=k=grid=4,args=-,dyn=4", "--launch=k=128", "--launch=k=grid=4,args=@f", "--launch=grid=4,args=-"])
def test_files_of_choices_say_nothing_else_of_launches(option: str) -> None:
    from kiln.adaptive import kept

    assert not kept._OPTION.fullmatch(option)


def test_amd_is_told_nothing(mi300: Any, fake: FakeClock, command: Any) -> None:
    launched(64)
    search, = searches(command)
    assert "grid=" not in search


def candidate(strategy: str, relative: Any, **more: Any) -> Dict[str, Any]:
    return {"sched_strategy": strategy, "remat": None, "max_regs": None, "error": None, "same_as": None, "spill_store_bytes": 0,
            "relative_time": relative, **more}


def test_the_fastest_are_raced_by_their_simulation() -> None:
    from kiln.adaptive.candidates import chosen

    names = lambda rows: [choice.options[0].split("=")[1] for choice in chosen(rows)]  # noqa: E731
    rows = [candidate("source", 1.0), candidate("one", 1.3), candidate("two", 0.7), candidate("three", 0.9)]
    assert names(rows) == ["two", "three", "source"]
    rows.append(candidate("wrong", 0.5, error="no"))
    assert names(rows) == ["two", "three", "source"]