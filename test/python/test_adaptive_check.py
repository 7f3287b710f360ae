"""Builds of adaptive kernels that are checked before they are launched, by a process of their own: what comes of it."""
from __future__ import annotations

import os
import shutil
import struct
import sys
from pathlib import Path
from typing import Any

import pytest
from adaptive_checks import FAKE, OUT, Acts, Held, Storage, acts, candidates, joined, learned, no_copies, row_sum
from adaptive_kernels import anew, binaries, fake, no_others, only, stock_of, wait
from fake_clock import FakeClock
from fake_gpu import Tensor

import kernels
import kiln


def test_builds_that_are_right_are_raced(gpu: Any, fake: FakeClock, acts: Acts) -> None:
    stock, builds = stock_of(fake), candidates()
    for _ in range(4):
        row_sum()
    wait()
    assert joined() == [] and not acts.log(), "a launch is awaited, on whose memory they are checked"
    learned()
    assert joined() == builds and stock not in binaries(gpu, 20)
    assert {act for act, _ in acts.log()} == {"right"} and len({process for _, process in acts.log()}) == 1
    one = only(kiln.adaptive.report())
    assert one.state == "settled" and not one.notes and no_copies()


def test_what_was_right_is_not_checked_again(gpu: Any, fake: FakeClock, acts: Acts) -> None:
    builds = candidates()
    learned(1)
    launched = len(acts.log())
    anew()
    for _ in range(4):
        row_sum(grid=9)
    wait()
    row_sum(grid=9)
    assert joined() == builds and len(acts.log()) == launched
    anew()
    learned(1, sched_strategy="adaptive(check=true, rounding=any)")
    assert len(acts.log()) > launched, "but by the rule of exact"


@pytest.mark.parametrize("act, why", [
    ("wrong", "writes other bytes than Triton's own binary"), ("spoils", "writes other bytes"), ("idle", "writes other bytes"),
    ("fails", "fails: RuntimeError: CUDA error: an illegal memory access was encountered"), ("crashes", "ended by signal 11"),
    ("ends", "ended with code 0"), ("hangs", "takes longer than 1 s"), ("is_killed", "was not checked, and is not launched")])
def test_one_that_is_not_right_costs_itself_alone(gpu: Any, fake: FakeClock, acts: Acts, monkeypatch: pytest.MonkeyPatch, act: str, why: str,
                                                  cache: Path) -> None:
    from kiln.adaptive.check import copied_launch

    monkeypatch.setattr(copied_launch, "BUILD_S", 1)
    stock, builds = stock_of(fake), candidates()
    assert builds[1] != stock
    acts.of(builds[1], act)
    gpu.launches.clear()
    fake.speed = lambda binary: {stock: 10.0, builds[1]: 5.0}.get(binary, 8.0)
    learned()
    one, = [one for one in kiln.adaptive.report().kernels]
    assert joined() == builds[:1] + builds[2:] and len(one.notes) == 1 and why in one.notes[0], one.notes
    assert builds[1] not in binaries(gpu) and stock not in binaries(gpu, 20) and no_copies()
    wait()
    assert (cache / "kiln-adaptive" / "Fake_H100.json").exists() == (act != "is_killed"), "it may be the fastest, and right"
    launched = len(acts.log())
    (cache / "kiln-adaptive" / "Fake_H100.json").unlink(missing_ok=True)
    anew()
    learned(1)
    assert joined() == builds[:1] + builds[2:]
    assert (len(acts.log()) > launched) == (act not in ("wrong", "spoils", "idle", "hangs"))


def test_none_of_several_is_right(gpu: Any, fake: FakeClock, acts: Acts) -> None:
    stock, builds = stock_of(fake), candidates()
    others = [binary for binary in builds if binary != stock]
    for binary, act in zip(others, ["crashes", "fails", "wrong", "crashes", "fails", "wrong", "crashes"]):
        acts.of(binary, act)
    gpu.launches.clear()
    learned()
    one = only(kiln.adaptive.report())
    assert set(binaries(gpu)) == {stock} and one.state == "settled" and len(one.notes) == len(others)


@pytest.mark.parametrize("act, why", [
    ("fails", "RuntimeError: CUDA error"), ("crashes", "ended by signal 11"), ("hangs", "was not launched on copies of its memory within 1 s"),
    ("ends", "ended with code 0"), ("idle", "changes nothing in its memory")])
def test_where_tritons_own_does_not_run_elsewhere(gpu: Any, fake: FakeClock, acts: Acts, monkeypatch: pytest.MonkeyPatch, act: str, why: str,
                                                  cache: Path) -> None:
    from kiln.adaptive.check import copied_launch

    monkeypatch.setattr(copied_launch, "BEGIN_S", 1 if act == "hangs" else 60)
    stock = stock_of(fake)
    acts.of(stock, act)
    learned(50)
    one = only(kiln.adaptive.report())
    assert set(binaries(gpu)) == {stock} and len(one.notes) == 1 and why in one.notes[0] and "could not be checked" in one.notes[0], one.notes
    assert not (cache / "kiln-adaptive" / "Fake_H100.json").exists() and no_copies()


def test_memory_that_held_the_result_before(gpu: Any, fake: FakeClock, acts: Acts) -> None:
    """As after launches on the same data, where one that writes nothing would seem right."""
    stock, builds = stock_of(fake), candidates()
    acts.of(builds[0], "idle")
    gpu.launches.clear()
    out = Storage(bytes(byte ^ 0xFF for byte in bytes(range(64))))
    learned(50, out=Held(out))
    assert joined() == builds[1:] and builds[0] not in binaries(gpu)


def test_what_a_library_prints_is_no_answer(gpu: Any, fake: FakeClock, acts: Acts) -> None:
    stock, builds = stock_of(fake), candidates()
    acts.of(stock, "prints")
    learned(50)
    assert joined() == builds and not only(kiln.adaptive.report()).notes


# What was kept.


@pytest.mark.parametrize("frozen", [False, True])
@pytest.mark.parametrize("act", ["right", "wrong"])
def test_a_kept_choice_is_checked_first(gpu: Any, fake: FakeClock, acts: Acts, frozen: bool, act: str, tmp_path: Path, cache: Path) -> None:
    stock = stock_of(fake)
    learned(sched_strategy="adaptive")
    best = binaries(gpu, 1)[0]
    kiln.adaptive.save(tmp_path / "h100.json")
    wait()
    shutil.rmtree(cache / "kiln-adaptive")
    anew()
    kiln.adaptive.load(tmp_path / "h100.json")
    acts.of(best, act)
    gpu.launches.clear()
    directive, timed = f"adaptive(check=true, frozen={str(frozen).lower()})", fake.timed
    for _ in range(2):
        row_sum(directive)
        wait()
    assert set(binaries(gpu)) == {stock}
    row_sum(directive)
    row_sum(directive)
    one = only(kiln.adaptive.report())
    if act == "right":
        assert binaries(gpu, 1) == [best] and one.state == "kept" and fake.timed == timed
    else:
        assert best not in binaries(gpu) and any("writes other bytes" in note for note in one.notes)
        assert one.state == ("frozen" if frozen else "measuring")
    launched = len(acts.log())
    anew()
    kiln.adaptive.load(tmp_path / "h100.json")
    row_sum(directive)
    wait()
    row_sum(directive)
    row_sum(directive)
    assert binaries(gpu, 1) == [best if act == "right" else stock] and len(acts.log()) == launched, "and that is known"


def test_ranks_that_round_as_they_like_take_nothing_unchecked(gpu: Any, fake: FakeClock, acts: Acts, monkeypatch: pytest.MonkeyPatch) -> None:
    from kiln.adaptive import frozen

    stock, directive = stock_of(fake), "adaptive(check=true, rounding=any)"
    acts.write(other="right")
    learned(600, sched_strategy=directive)
    assert stock not in binaries(gpu, 1)
    wait()
    anew()
    monkeypatch.setattr(frozen, "is_one_of_several", lambda: True)
    for _ in range(10):
        row_sum(directive)
    assert set(binaries(gpu, 10)) == {stock} and "several ranks" in only(kiln.adaptive.report()).notes[0]


def test_what_the_first_rank_has_found_counts_as_checked(gpu: Any, fake: FakeClock, acts: Acts, monkeypatch: pytest.MonkeyPatch,
                                                         cache: Path) -> None:
    from kiln.adaptive import frozen, install, kept

    stock = stock_of(fake)
    learned(sched_strategy="adaptive")
    best = binaries(gpu, 1)[0]
    choice, = kept.of_device(fake.model).all()
    wait()
    shutil.rmtree(cache / "kiln-adaptive")
    anew()
    monkeypatch.setattr(frozen, "is_one_of_several", lambda: True)
    row_sum()
    assert binaries(gpu, 1) == [stock]
    kept.of_device(fake.model).add([choice])
    launches, = install.all_launches()
    launches.fetch(choice)
    launches.take_over()
    row_sum()
    assert binaries(gpu, 1) == [best] and not acts.log()


# Where bytes may differ: by torch itself, where that is.


@pytest.fixture
def real(acts: Acts, monkeypatch: pytest.MonkeyPatch) -> Acts:
    from kiln.adaptive.check import checks

    pytest.importorskip("torch")
    monkeypatch.setitem(checks._VARIABLES, "PYTHONPATH", os.pathsep.join([str(FAKE), *filter(None, sys.path)]))
    acts.write(device="cpu")
    monkeypatch.setattr(Tensor, "dtype", property(lambda self: kernels.tl.float32, lambda self, value: None), raising=False)
    monkeypatch.setattr(kernels.tl.dtype, "__str__", lambda self: "torch.float32" if self.name == "fp32" else self.name)
    return acts


@pytest.mark.parametrize("rounding, own, act, why", [
    ("exact", "one", "near", "writes other bytes"), ("exact", "any", "any", ""), ("exact", "any", "near", ""),
    ("exact", "any", "far", "a relative difference of"), ("exact", "any", "not_a_number", "1 NaN or infinities"),
    ("any", "one", "near", ""), ("any", "one", "far", "a relative difference of"), ("any", "one", "not_a_number", "1 NaN or infinities")])
def test_builds_that_may_round_otherwise(gpu: Any, fake: FakeClock, real: Acts, rounding: str, own: str, act: str, why: str) -> None:
    stock, builds = stock_of(fake), candidates()
    real.of(stock, own)
    real.write(other=own)
    real.of(builds[0], act)
    x = Storage(bytes(byte ^ 0xFF for byte in struct.pack("f", 0.5) * 1024))
    learned(1, sched_strategy=f"adaptive(check=true, rounding={rounding})", x=Held(x))
    assert (builds[0] in joined()) == (not why)
    assert not why or any(why in note for note in only(kiln.adaptive.report()).notes)
